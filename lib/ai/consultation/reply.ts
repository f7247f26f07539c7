import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { askForText, describeFailure, type Limits, ModelFailure } from '@/lib/ai/ask'
import { composeReply, splitIntoPieces } from '@/lib/ai/built-in/reply'
import { preferModel } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import type { ReplyInput, ReplyResult, TurnEngine } from '@/lib/consultation/interview/consultant-types'
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

/** The built-in consultant answers where no model is set, or where the model fails before its first word. */
export function streamReply(input: StreamInput): ReturnType<TurnEngine['reply']> {
  let resolveResult: (result: ReplyResult) => void = () => undefined
  const result = new Promise<ReplyResult>((resolve) => {
    resolveResult = resolve
  })
  return { deltas: streamDeltas(input, resolveResult), result }
}

async function* streamDeltas(
  input: StreamInput,
  onEnd: (result: ReplyResult) => void,
): AsyncGenerator<string> {
  const { choice, plan, message, history, now, signal, limits = REPLY_LIMITS } = input
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
      ({ model }) => {
        const { houseRules } = plan
        const prompt = replyPrompt({ draft, message, history, houseRules, now, dataId: randomUUID() })
        return askForText({ model, ...prompt, limits, signal })
      },
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
