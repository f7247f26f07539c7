import { consultant, createTurnEngine } from '@/lib/ai/expert/consultant'
import type { ModelChoice } from '@/lib/ai/model'
import { generateSpecification } from '@/lib/ai/specification/run'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { standingFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { loadBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { startTurn } from '@/lib/consultation/turn/run'
import { db } from '@/lib/db/client'
import { toEdition } from '@/lib/specification/content'
import { generateSummary } from '@/lib/specification/generation/generate'
import { specificationContentSchema } from '@/lib/specification/schema'
import { newOperation } from '@/tests/support/briefs'
import { type Answer, turnOf } from '@/tests/support/expert-answers'
import type { Behaviour, OpenAiServer } from '@/tests/support/openai-server'
import { createCompany, readConversation } from './seed'

export const say = (text: string): Behaviour => ({ kind: 'text', text })

/** Reads these operations, and then says the reply. */
export const turn = (
  operations: readonly BriefOperation[],
  reply = '',
  part: Partial<Answer> = {},
): Behaviour => turnOf(operations, reply, part)

export const add = (part: Partial<BriefOperation>) =>
  newOperation({ op: 'add', strength: 'must', at: 0, ...part })

/** Not JSON, or not of the shape that was asked for. `list` is the name of its list. */
export const brokenAnswers = (list: string): [string, Behaviour][] => [
  ['huge', say(`{"${list}":[${'{"op":"finish","text":"£99,000"},'.repeat(40_000)}`)],
  ['empty', say('')],
  ['half', say(`{"${list}":[{"op":"add","topic":"pay","value":"£99,000","text":"£99,000"`)],
  ['cyclic', say(`{"${list}":{"${list}":{"${list}":["£99,000"]}}}`)],
  ['of other types', say(`{"${list}":[{"op":"add","topic":7,"value":["£99,000"],"text":["£99,000"]}]}`)],
]

export interface Stage {
  server: OpenAiServer
  choice: ModelChoice
}

/** One turn against a model that answers as scripted; all that was stored and shown. */
export async function play({ server, choice }: Stage, behaviours: readonly Behaviour[], message: string) {
  const { owner, companyId } = await createCompany()
  server.script(...behaviours)
  const hostile: Consultant = {
    ...consultant,
    createEngine: async (setting) => createTurnEngine(choice, setting),
  }
  const { events, sessionId } = await startTurn(companyId, { message }, null, hostile)
  let shown = ''
  for await (const event of events) if (event.type === 'delta') shown += event.text
  const brief = await loadBrief(sessionId)
  const replies = (await readConversation(sessionId)).filter(([role]) => role === 'assistant')
  return { owner, companyId, sessionId, brief, shown, stored: JSON.stringify([brief.facts, replies, shown]) }
}

/** The document that a model words as scripted, and the edition that candidates see. */
export async function writeDocument(
  { server, choice }: Stage,
  behaviours: readonly Behaviour[],
  { companyId, sessionId }: { companyId: OwnedCompanyId; sessionId: string },
) {
  server.script(...behaviours)
  const id = await generateSummary(companyId, sessionId, {
    model: null,
    write: (input) => generateSpecification({ ...input, choice }),
  })
  const { content } = await db().jobSpecification.findUniqueOrThrow({ where: { id } })
  const { lines } = toEdition(specificationContentSchema.parse(content), 'candidate')
  return { text: JSON.stringify(content), candidate: JSON.stringify(lines) }
}

/** The id of a fact in the prompt of a document. */
export function citeFact(brief: Brief, pattern: RegExp): string {
  return `F${standingFacts(brief).findIndex(({ value }) => pattern.test(value)) + 1}`
}

/** A model that words these lines, and finds nothing wrong with them. */
export const wordLines = (lines: readonly { section: string; text: string; cites: readonly string[] }[]) => [
  say(JSON.stringify({ lines, recommendations: [] })),
  say(JSON.stringify({ judgements: lines.map((_, id) => ({ id, verdict: 'same' })) })),
]
