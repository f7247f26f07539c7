import 'server-only'
import type { LanguageModelUsage } from 'ai'
import { metrics } from '@/lib/server/metrics'

/** What a call of the model is for. `repair` asks again for what could not be read or was refused. */
export type CallKind = 'turn' | 'repair' | 'judge' | 'specification' | 'research' | 'transcription' | 'speech'

/** `stopped` is a call that nobody wanted to the end. */
export type CallOutcome = 'complete' | 'failed' | 'stopped'

/** As the provider reports them. `cached` is a part of `input`. */
export interface Tokens {
  input?: number | undefined
  cached?: number | undefined
  output?: number | undefined
}

export const toTokens = ({ inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage): Tokens => ({
  input: inputTokens,
  cached: inputTokenDetails.cacheReadTokens,
  output: outputTokens,
})

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000

/** The first part of an answer that is of use: of a turn, what changes the screen first. `startedAt` is a `performance.now()`. */
export function recordFirstContent(call: CallKind, startedAt: number): void {
  metrics.modelFirstContent.observe({ call }, secondsSince(startedAt))
}

/** One request to a model; each retry is another. Without `tokens`, the provider reported none. */
export function recordCall(call: CallKind, startedAt: number, outcome: CallOutcome, tokens?: Tokens): void {
  metrics.modelSeconds.observe({ call }, secondsSince(startedAt))
  const counts = Object.entries(tokens ?? {}).filter(([, count]) => count !== undefined)
  metrics.modelCalls.inc({ call, outcome, usage: counts.length > 0 ? 'reported' : 'missing' })
  for (const [type, count] of counts) metrics.modelTokens.inc({ call, type }, count)
}
