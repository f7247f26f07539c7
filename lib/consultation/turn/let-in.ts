import 'server-only'
import { randomUUID } from 'node:crypto'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { applyOperations, type OperationSource } from '@/lib/consultation/brief/operations'
import { BY_RULES, isUnlawfulGround } from '@/lib/consultation/brief/options'
import type { Brief, Held } from '@/lib/consultation/brief/schema'
import { verifyOperations } from '@/lib/consultation/brief/verify'
import { recordRefusals } from '@/lib/consultation/guard/record'
import type { ReadInput, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { addSettledSources, type ScreenedSource } from '@/lib/consultation/screened-sources/hold'
import { loadScreenedSources } from '@/lib/consultation/screened-sources/queries'
import type { loadTurnContext } from '@/lib/consultation/session/queries'
import type { Topic } from '@/lib/consultation/topics'

type TurnContext = Awaited<ReturnType<typeof loadTurnContext>>

/** Held sentences that the manager has let in, as they were read. */
export interface LetIn {
  said: { source: OperationSource; operations: BriefOperation[] }[]
  /** Of answers, company details and research. */
  settled: Held[]
  sources: ScreenedSource[]
}

/** What its message spoke of next to it: the question that is open now is another one. */
function topicThere({ facts }: Brief, messageId: string, at: number): Topic | null {
  const beside = facts.flatMap(({ topic, state, evidence }) =>
    evidence.flatMap(({ kind, id, start }) =>
      state === 'active' && kind === 'message' && id === messageId && topic !== 'alsoSaid'
        ? [{ topic, distance: Math.abs(start - at) }]
        : [],
    ),
  )
  return beside.sort((a, b) => a.distance - b.distance)[0]?.topic ?? null
}

/** Reads the sentences that the manager says are about the work. What fits nowhere is kept as it was said. */
export async function readAboutWork(
  held: readonly Held[],
  messages: readonly { id: string; content: string }[],
  {
    sessionId,
    brief,
    company,
    engine,
    turn = null,
  }: {
    sessionId: string
    brief: Brief
    company: TurnContext['company']
    engine: TurnEngine
    /** Where the message says nothing but to let one sentence in: the call that reads it answers the turn as well. */
    turn?: Pick<ReadInput, 'history' | 'before' | 'pressed'> | null
  },
): Promise<LetIn> {
  const said: LetIn['said'] = []
  for (const { source, start, end, ground } of held) {
    const asked = topicThere(brief, source.id, start)
    const content = messages.find(({ id }) => id === source.id)?.content ?? ''
    const sentence = content.slice(start, end)
    if (sentence.trim() === '') continue
    const result = await engine.read({
      message: sentence,
      brief: { ...brief, agenda: { ...brief.agenda, asked: asked && { topic: asked, followUp: false } } },
      jobTitle: company.jobTitle,
      companyName: company.name,
      history: [],
      now: new Date(),
      ...(turn && held.length === 1 && { ...turn, isTurn: true }),
      isAboutWork: isUnlawfulGround(ground),
    })
    const isBuiltIn = result.engine === 'builtIn'
    const verified = verifyOperations(result.operations, sentence, brief, isBuiltIn ? 'rules' : 'model')
    recordRefusals(
      'operation',
      verified.refused.map(({ reason }) => reason),
    )
    const found = verified.operations.filter(
      ({ op }) => op === 'add' || op === 'replace' || (op === 'challenge' && !isUnlawfulGround(ground)),
    )
    // A question about the check itself says nothing of the job.
    const isAsked = /\?\W*$/.test(sentence)
    const kept = found.length > 0 || isAsked ? found : [keepAsSaid(sentence)]
    const operations = kept.map((operation) => ({ ...operation, at: start + (operation.at ?? 0) }))
    const because = isBuiltIn ? BY_RULES : engine.name
    said.push({ source: { messageId: source.id, because, message: content }, operations })
  }
  const settled = held.filter(({ source }) => source.kind !== 'message')
  const sources = settled.length > 0 ? await loadScreenedSources(sessionId) : []
  return { said, settled, sources }
}

export const addLetIn = (brief: Brief, { said, settled, sources }: LetIn): Brief =>
  addSettledSources(
    said.reduce(
      (current, { source, operations }) => applyOperations(current, operations, source, randomUUID),
      brief,
    ),
    settled,
    sources,
    randomUUID,
  )

/** Under "Also said", in its own words. */
export const keepAsSaid = (sentence: string): BriefOperation => ({
  op: 'add',
  topic: 'alsoSaid',
  factId: null,
  value: sentence.replaceAll(/\s+/g, ' '),
  strength: 'must',
  reason: null,
  quote: sentence,
  at: 0,
})
