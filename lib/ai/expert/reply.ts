import { describeFailure, type Limits, ModelFailure } from '@/lib/ai/ask'
import type { NetworkModel } from '@/lib/ai/model'
import { composeReply, splitIntoPieces } from '@/lib/ai/note-taker/reply'
import type { Prompt } from '@/lib/ai/prompt-data'
import { openAsks } from '@/lib/consultation/brief/asks'
import { mustHaves } from '@/lib/consultation/brief/facts'
import { openProposals } from '@/lib/consultation/brief/proposed'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { composeAdvertNote } from '@/lib/consultation/interview/advert-note'
import type { ReplyInput, ReplyResult, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { dueDoubts } from '@/lib/consultation/interview/due-doubts'
import { approvalTopics, topicsToAsk } from '@/lib/consultation/interview/topics-to-ask'
import { listUnsettled } from '@/lib/consultation/interview/unsettled'
import type { AnswerSource } from '@/lib/consultation/messages/schema'
import { listSettledFacts } from '@/lib/specification/law'
import type { Undone } from './answer-reader'
import { arithmeticSources } from './arithmetic'
import { type ExpertCall, type ExpertPart, openCall } from './call'
import { questionLeftOpen } from './open-question'
import { replyAgainPrompt } from './prompt-again'
import { toProposals } from './proposals'
import type { ExpertProposal, ShortIds } from './schema'
import { CARD_SOURCES, namedFactSources, type SessionSources, type Source } from './sources'
import { newSpoken, type Spoken, speak } from './speak'
import { usualMissing } from './usual-items'

/** A call whose operations were read, or that brings none. */
export interface OpenTurn {
  choice: NetworkModel
  prompt: Prompt
  sources: SessionSources
  ids: ShortIds
  call: ExpertCall
  early: readonly ExpertPart[]
  /** Of its operations. */
  notTaken: readonly NotTaken[]
  undone: readonly Undone[]
  /** The words of the operations that were taken. */
  done: readonly string[]
}

interface SpeakingInput extends ReplyInput {
  /** Null where no model answers. Throws ModelFailure. */
  openTurn: () => Promise<OpenTurn | null>
  /** The server's own stop signal, never the request's. */
  signal?: AbortSignal | undefined
  limits?: Limits | undefined
}

/** The plan's own words where no model is set, or where the model says nothing that may be sent. */
export function streamReply(input: SpeakingInput): ReturnType<TurnEngine['reply']> {
  let resolveResult: (result: ReplyResult) => void = () => undefined
  const result = new Promise<ReplyResult>((resolve) => {
    resolveResult = resolve
  })
  return { deltas: streamDeltas(input, resolveResult), result }
}

async function* follow(early: readonly ExpertPart[], call: ExpertCall): AsyncGenerator<ExpertPart> {
  yield* early
  for await (const part of call.parts) yield part
}

function sourcesOf(
  { sources, ids }: OpenTurn,
  {
    brief,
    history,
    cards,
  }: { brief: ReplyInput['brief']; history: ReplyInput['history']; cards: readonly Source[] },
): Map<string, Source> {
  const said = history.map(({ content }, index) => ({ id: `history ${index}`, text: content, label: '' }))
  return new Map(
    [
      ...cards,
      ...sources.all,
      ...namedFactSources(brief.facts, ids.facts),
      ...arithmeticSources(brief),
      ...said,
    ].map((source) => [source.id, source]),
  )
}

/** Asks again where nothing could be sent because it was refused. */
async function* speakTurn(
  turn: OpenTurn,
  input: SpeakingInput,
  draft: string,
  spoken: Spoken,
): AsyncGenerator<string> {
  const { plan, message, named = [], brief, history, challenged = [], now, signal, limits } = input
  const sources = sourcesOf(turn, { brief, history, cards: CARD_SOURCES })
  let checked: { count: number; refused: readonly ExpertProposal[] } | null = null
  const findRefused = (proposals: readonly ExpertProposal[]) => {
    if (checked?.count !== proposals.length)
      checked = { count: proposals.length, refused: proposalsOf(turn, input, proposals).refused }
    return checked.refused
  }
  const asks = openAsks(brief)
  const waits = {
    all: asks.length,
    proposals: openProposals(brief).length,
    approval: listUnsettled(brief) !== null || asks.some(({ kind }) => kind === 'forget' || kind === 'place'),
    musts: mustHaves(brief).length,
    isOpen: [topicsToAsk, approvalTopics, usualMissing, dueDoubts].some((list) => list(brief).length > 0),
  }
  const advertNote = composeAdvertNote(plan, message, now)
  const { undone, done } = turn
  const settled = listSettledFacts(brief)
  const speakInput = {
    plan,
    draft,
    message,
    named,
    challenged,
    letIn: brief.facts.flatMap(({ id, value }) => (settled.has(id) ? [value] : [])),
    sources,
    advertNote,
    findRefused,
    waits,
    undone,
    done,
  }
  yield* speak(follow(turn.early, turn.call), speakInput, spoken)
  if (spoken.text !== '' || spoken.refusal === null) return
  try {
    const prompt = replyAgainPrompt(turn.prompt, spoken.refusal)
    Object.assign(spoken, newSpoken())
    const call = await openCall(turn.choice, prompt, { kind: 'repair', limits, signal })
    yield* speak(follow([], call), speakInput, spoken)
    call.close()
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    spoken.failure = describeFailure(error)
  }
}

/** In characters. */
const LABEL_MAX = 240
const SOURCES_MAX = 8

const toAnswerSources = (sources: readonly Source[]): AnswerSource[] =>
  sources
    .filter(({ label }) => label !== '')
    .slice(0, SOURCES_MAX)
    .map(({ id, label }) => ({
      id,
      label: label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX)}…` : label,
    }))

const NOT_TAKEN_MAX = 12

const toNotTaken = (all: readonly NotTaken[]): NotTaken[] =>
  all
    .slice(0, NOT_TAKEN_MAX)
    .map(({ words, ...rest }) => ({ ...rest, words: words === null ? null : words.slice(0, LABEL_MAX) }))

const NO_OFFER: ReturnType<typeof toProposals> = { proposals: [], refused: [], notTaken: [] }

function proposalsOf(
  { sources, ids }: OpenTurn,
  { plan, brief, message, history, messageId, challenged = [] }: SpeakingInput,
  proposals: readonly ExpertProposal[],
) {
  const said = [
    message,
    ...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    ...brief.facts.filter(({ state }) => state === 'active').map(({ value }) => value),
  ]
  return toProposals(proposals, {
    brief,
    ids,
    guide: sources.guide?.lines ?? [],
    messageId,
    message,
    companyName: plan.companyName,
    challenged,
    stated: said,
    texts: [...said, ...challenged, plan.jobTitle ?? '', ...sources.all.map(({ text }) => text)],
  })
}

async function* streamDeltas(
  input: SpeakingInput,
  onEnd: (result: ReplyResult) => void,
): AsyncGenerator<string> {
  const { openTurn, plan, signal } = input
  let turn: OpenTurn | null = null
  const draft = [composeReply(plan), questionLeftOpen(input)].filter((part) => part !== '').join(' ')
  const reply: ReplyResult = {
    text: '',
    engine: 'builtIn',
    fellBack: false,
    interrupted: false,
    reason: null,
    asked: null,
    sources: [],
    proposals: [],
    notTaken: [],
  }
  const spoken = newSpoken()
  try {
    turn = await openTurn().catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error
      Object.assign(reply, { fellBack: true, reason: describeFailure(error) })
      return null
    })
    if (turn) {
      reply.engine = turn.choice.kind
      for await (const text of speakTurn(turn, input, draft, spoken)) {
        signal?.throwIfAborted()
        reply.text += text
        yield text
      }
      const { failure, refusal, asked, sources } = spoken
      reply.reason = failure ?? (reply.text === '' && refusal !== null ? 'refused reply' : null)
      reply.fellBack = failure !== null || reply.text === ''
      reply.asked = asked
      reply.sources = toAnswerSources(sources)
    }
    if (turn) {
      const offered = reply.fellBack ? NO_OFFER : proposalsOf(turn, input, spoken.proposals)
      reply.proposals = offered.proposals
      reply.notTaken = toNotTaken([...turn.notTaken, ...spoken.notTaken, ...offered.notTaken])
    }
    if (reply.text === '') {
      reply.engine = 'builtIn'
      for (const text of splitIntoPieces(draft)) {
        signal?.throwIfAborted()
        reply.text += text
        yield text
      }
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error
    reply.interrupted = true
  } finally {
    turn?.call.close()
  }
  onEnd(reply)
}
