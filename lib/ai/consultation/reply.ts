import { randomUUID } from 'node:crypto'
import { streamText } from 'ai'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { composeReply } from '@/lib/ai/built-in/reply'
import { type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import type { ReplyInput, ReplyResult } from '@/lib/consultation/interview/consultant-types'
import { replyPrompt } from './prompt'

const REPLY_LIMITS: Limits = { firstContentMs: 20_000, idleMs: 20_000, retries: 1, retryWaitMs: 2_000 }

interface StreamInput extends ReplyInput {
  choice: ModelChoice
  /** The server's own stop signal, never the request's. */
  signal?: AbortSignal
  limits?: Limits
}

/** `result` never rejects. It resolves once `stream` is read to its end, which the caller must do even when the client has gone. */
export function streamReply(input: StreamInput) {
  const { choice, plan } = input
  const { model, report } = withFallback(choice.model, builtInModel, input.limits ?? REPLY_LIMITS)
  let resolveResult: (result: ReplyResult) => void = () => undefined
  const result = new Promise<ReplyResult>((resolve) => {
    resolveResult = resolve
  })
  let text = ''
  const end = (interrupted: boolean) =>
    resolveResult({
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
  return { stream, result }
}
