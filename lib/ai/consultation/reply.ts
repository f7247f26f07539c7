import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { askForText, describeFailure, type Limits, ModelFailure } from '@/lib/ai/ask'
import { preferModel } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import { composeDueParts, composeReply, type DueParts, splitIntoPieces } from '@/lib/ai/note-taker/reply'
import { recordRefusals } from '@/lib/consultation/guard/record'
import {
  asksAbout,
  createReplyGate,
  createSentenceSplitter,
  isQuestion,
  namesEqualityAct,
  type ReplyRefusal,
} from '@/lib/consultation/guard/reply'
import type { ReplyInput, ReplyResult, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import { replyPrompt } from './prompt'

const REPLY_LIMITS: Limits = {
  firstContentMs: 20_000,
  idleMs: 20_000,
  totalMs: 180_000,
  retries: 1,
  retryWaitMs: 2_000,
}

interface StreamInput extends ReplyInput {
  choice: ModelChoice
  /** The server's own stop signal, never the request's. */
  signal?: AbortSignal
  limits?: Limits
}

/** The built-in consultant answers where no model is set, or where the model fails before its first word or is refused twice. */
export function streamReply(input: StreamInput): ReturnType<TurnEngine['reply']> {
  let resolveResult: (result: ReplyResult) => void = () => undefined
  const result = new Promise<ReplyResult>((resolve) => {
    resolveResult = resolve
  })
  return { deltas: streamDeltas(input, resolveResult), result }
}

/** How often a model is asked for a reply of which no sentence could be sent. */
const ATTEMPTS = 2

class ReplyRefused extends Error {}

/** What of a plan's own words a reply still owes. Where something was refused, all that the turn must say. */
function owedParts(sent: string, question: string | null, plan: TurnPlan, isRefused: boolean): string[] {
  const due = composeDueParts(plan)
  const isLawfulOwed = due.lawful !== '' && !namesEqualityAct(sent)
  const isQuestionOwed = due.question !== '' && question === null
  return [
    isLawfulOwed ? due.lawful : '',
    due.practice !== '' && (isRefused || !asksAbout(plan.challenge, `${sent} ${question ?? ''}`))
      ? due.practice
      : '',
    isRefused ? due.answer : '',
    isQuestionOwed ? due.question : '',
    isRefused ? due.closing : '',
  ].filter((part) => part !== '')
}

/** The one question of a reply, or null where it has none, several, or one that the plan does not ask. */
function onlyQuestion(questions: readonly string[], { lawful, practice, question }: DueParts): string | null {
  const mayAsk = [lawful, practice, question].some((part) => part.includes('?'))
  return questions.length === 1 && mayAsk ? (questions[0] ?? null) : null
}

async function* checkSentences(
  pieces: AsyncIterable<string>,
  { plan, message, challenged = [] }: StreamInput,
  draft: string,
): AsyncGenerator<string> {
  const gate = createReplyGate({ texts: [draft, message, plan.companyName, plan.jobTitle ?? ''], challenged })
  const splitter = createSentenceSplitter()
  const questions: string[] = []
  let sent = ''
  let refusal: ReplyRefusal | null = null
  const pass = (sentence: string) => {
    refusal = gate.findRefusal(sentence)
    if (refusal !== null || !isQuestion(sentence)) return refusal === null
    questions.push(sentence)
    return false
  }
  try {
    for await (const piece of pieces) {
      for (const sentence of splitter.push(piece)) {
        const isSendable = pass(sentence)
        if (refusal !== null) break
        if (!isSendable) continue
        sent += sentence
        yield sentence
      }
      if (refusal !== null) break
    }
  } catch (error) {
    // What came before it broke off is shown, as far as it may be.
    const rest = [...questions, splitter.flush()].join('')
    const refused = gate.findRefusal(rest)
    recordRefusals('reply', refused === null ? [] : [refused])
    if (refused === null && rest !== '') yield rest
    throw error
  }
  const rest = splitter.flush()
  if (refusal === null && rest !== '' && pass(rest)) {
    sent += rest
    yield rest
  }
  const refusals: ReplyRefusal[] = refusal === null ? [] : [refusal]
  const due = composeDueParts(plan)
  const question = refusal === null ? onlyQuestion(questions, due) : null
  if (question === null && questions.length > 0 && refusal === null) refusals.push('questions')
  recordRefusals('reply', refusals)
  if (refusal !== null && sent.trim() === '') throw new ReplyRefused()
  const owed = owedParts(sent, question, plan, refusal !== null)
  // The question stands last.
  const closing = question === null ? owed : [...owed, question.trim()]
  if (closing.length > 0) yield `${sent === '' || /\s$/.test(sent) ? '' : ' '}${closing.join(' ')}`
}

/** Asks again where nothing could be sent; the plan's own words after that. */
async function* readModel(
  input: StreamInput,
  model: NetworkModel['model'],
  draft: string,
): AsyncGenerator<string> {
  const { plan, message, history, now, signal, limits = REPLY_LIMITS } = input
  const { houseRules } = plan
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
    try {
      const prompt = replyPrompt({ draft, message, history, houseRules, now, dataId: randomUUID() })
      yield* checkSentences(await askForText({ model, ...prompt, limits, signal }), input, draft)
      return
    } catch (error) {
      if (!(error instanceof ReplyRefused)) throw error
    }
  throw new ModelFailure('refused reply')
}

/** Reads the first piece, so that a failure before it can be told from one after it. */
async function startReading(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await pieces.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* pieces
    } finally {
      await pieces.return(undefined)
    }
  })()
}

async function* streamDeltas(
  input: StreamInput,
  onEnd: (result: ReplyResult) => void,
): AsyncGenerator<string> {
  const { choice, plan, signal } = input
  const draft = composeReply(plan)
  let reply: ReplyResult = {
    text: '',
    engine: choice.kind,
    fellBack: false,
    interrupted: false,
    reason: null,
  }
  try {
    const { result: pieces, ...report } = await preferModel<Iterable<string> | AsyncIterable<string>>(
      choice,
      splitIntoPieces(draft),
      ({ model }) => startReading(readModel(input, model, draft)),
      signal,
    )
    reply = { ...reply, ...report }
    for await (const piece of pieces) {
      // Pieces of the built-in consultant do not wait, so without this a reply would hold up everybody else.
      await nextTurn()
      signal?.throwIfAborted()
      reply.text += piece
      yield piece
    }
  } catch (error) {
    const isAborted = signal?.aborted === true
    if (!isAborted && !(error instanceof ModelFailure)) throw error
    reply.interrupted = true
    reply.reason = isAborted ? null : describeFailure(error)
  }
  onEnd(reply)
}
