import { randomUUID } from 'node:crypto'
import { streamText } from 'ai'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { composeReply } from '@/lib/ai/built-in/reply'
import { type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import type { EngineKind, HistoryMessage } from '@/lib/consultation/interview/consultant'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import { replyPrompt } from './prompt'

export const REPLY_LIMITS: Limits = { firstContentMs: 20_000, idleMs: 20_000, retries: 1, retryWaitMs: 2_000 }

export type ReplyInput = {
  choice: ModelChoice
  plan: TurnPlan
  message: string
  /** The conversation before this message, oldest first, from the database. */
  history: readonly HistoryMessage[]
  now: Date
  /** The server's own stop signal, never the request's. */
  signal?: AbortSignal
  limits?: Limits
}

export type ReplyOutcome = {
  text: string
  engine: EngineKind
  /** The network model gave no first word and the built-in consultant answered instead. */
  fellBack: boolean
  /** The answer broke off, or was stopped, after it had begun; `text` is what came. */
  interrupted: boolean
  reason: string | null
}

/**
 * Streams the reply of a planned turn. `stream` is the AI SDK's (for `toUIMessageStream`); `ended` resolves, and never rejects, when
 * it has been read to its end: the caller must read it, whether a client listens or not.
 */
export function streamReply(input: ReplyInput) {
  const { choice, plan } = input
  const { model, report } = withFallback(choice.model, builtInModel, input.limits ?? REPLY_LIMITS)
  const { promise: ended, resolve } = deferred<ReplyOutcome>()
  let text = ''
  const end = (interrupted: boolean) =>
    resolve({
      text,
      engine: report.fellBack ? 'builtIn' : choice.kind,
      fellBack: report.fellBack,
      interrupted: interrupted || report.interrupted,
      reason: report.reason,
    })
  const { stream } = streamText({
    model,
    ...replyPrompt({
      draft: composeReply(plan),
      message: input.message,
      history: input.history,
      houseRules: plan.houseRules,
      now: input.now,
      dataId: randomUUID(),
    }),
    maxRetries: 0,
    providerOptions: builtInOptions({ task: 'reply', state: plan }),
    ...(input.signal ? { abortSignal: input.signal } : {}),
    onChunk({ chunk }) {
      if (chunk.type === 'text-delta') text += chunk.text
    },
    onEnd: () => end(false),
    onAbort: () => end(true),
    onError: () => end(true),
  })
  return { stream, ended }
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value) => settle(value) }
}
