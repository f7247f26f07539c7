import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { APICallError } from 'ai'

/** A longer answer is not a consultant's. */
const ANSWER_MAX_CHARS = 200_000
const REPLY_MAX_CHARS = 8_000
const LEADING_PARTS_MAX = 1_000

/** The retries are of a call that fails before its first content. */
export type Limits = {
  /** Until the first content of a stream, or until all of an answer that is not streamed. */
  firstContentMs: number
  /** Between two parts of a stream. */
  idleMs: number
  retries: number
  /** Longest wait before a retry. A server that asks for more is not retried. */
  retryWaitMs: number
}

type CallReport = {
  fellBack: boolean
  interrupted: boolean
  /** For the log; never a word of the prompt. */
  reason: string | null
}

class TimeOut extends Error {}
class NoContent extends Error {}
class TooLong extends Error {}

/** SDK errors contain the full prompt, so they are never passed on. */
export function describeFailure(error: unknown): string {
  if (error instanceof TimeOut) return 'time-out'
  if (error instanceof NoContent) return 'empty answer'
  if (error instanceof TooLong) return 'answer too long'
  if (!APICallError.isInstance(error)) return 'unreadable answer'
  return error.statusCode === undefined || error.statusCode < 400
    ? 'connection'
    : `status ${error.statusCode}`
}

/** Null where a retry is no use. */
function retryDelayMs(error: unknown, limits: Limits): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  if (/insufficient_quota/.test(error.responseBody ?? '')) return null
  const asked = Number(error.responseHeaders?.['retry-after'])
  const delay = Number.isFinite(asked) && asked >= 0 ? asked * 1000 : Math.min(400, limits.retryWaitMs)
  return delay <= limits.retryWaitMs ? delay : null
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

/** After `ms` milliseconds aborts `control` and throws a TimeOut. */
async function withTimeout<Result>(
  ms: number,
  control: AbortController,
  work: Promise<Result> | PromiseLike<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeOut('The model did not answer in time.')
      reject(error)
      control.abort(error)
    }, ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

type Reader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>

/** Throws where the stream fails or ends before its first content. */
async function readUntilContent(reader: Reader): Promise<LanguageModelV4StreamPart[]> {
  const parts: LanguageModelV4StreamPart[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done || value.type === 'finish' || parts.length > LEADING_PARTS_MAX)
      throw new NoContent('The model ended without an answer.')
    if (value.type === 'error') throw value.error
    parts.push(value)
    if (value.type === 'text-delta' && value.delta.trim() !== '') return parts
  }
}

const BROKEN_FINISH_REASONS = ['error', 'interrupted', 'length', 'content-filter']
const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/** Starts with `parts`, which were read already. A failure from here on ends the stream cleanly, as interrupted. */
function resumeStream(
  parts: readonly LanguageModelV4StreamPart[],
  reader: Reader,
  control: AbortController,
  caller: AbortSignal | undefined,
  idleMs: number,
  report: CallReport,
): ReadableStream<LanguageModelV4StreamPart> {
  const pending = [...parts]
  const openTextIds = new Set<string>()
  let chars = 0
  const breakOff = (
    controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>,
    error: unknown,
  ) => {
    report.interrupted = true
    report.reason = describeFailure(error)
    for (const id of openTextIds) controller.enqueue({ type: 'text-end', id })
    const finishReason = { unified: 'interrupted', raw: undefined } as const
    controller.enqueue({ type: 'finish', finishReason, usage: NO_USAGE })
    controller.close()
    control.abort()
  }
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        try {
          const part = pending.shift() ?? (await withTimeout(idleMs, control, reader.read())).value
          if (part === undefined) return breakOff(controller, new NoContent('The stream ended early.'))
          if (part.type === 'error') return breakOff(controller, part.error)
          if (part.type === 'text-delta') chars += part.delta.length
          if (chars > REPLY_MAX_CHARS) return breakOff(controller, new TooLong('The reply is too long.'))
          if (part.type === 'text-start') openTextIds.add(part.id)
          if (part.type === 'text-end') openTextIds.delete(part.id)
          controller.enqueue(part)
          if (part.type !== 'finish') return
          report.interrupted = BROKEN_FINISH_REASONS.includes(part.finishReason.unified)
          controller.close()
        } catch (error) {
          if (caller?.aborted) controller.error(caller.reason)
          else breakOff(controller, error)
        }
      },
      async cancel() {
        control.abort()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Uses `fallback` where `model` gives no content within the limits. An answer that breaks off later ends as interrupted. */
export function withFallback(
  model: LanguageModelV4,
  fallback: LanguageModelV4,
  limits: Limits,
): { model: LanguageModelV4; report: CallReport } {
  const report: CallReport = { fellBack: false, interrupted: false, reason: null }
  if (model === fallback) return { model, report }

  async function attempt<Result>(
    options: LanguageModelV4CallOptions,
    run: (options: LanguageModelV4CallOptions, control: AbortController) => PromiseLike<Result>,
  ): Promise<Result | null> {
    const caller = options.abortSignal
    for (let retries = 0; ; retries += 1) {
      const control = new AbortController()
      const abortSignal = caller ? AbortSignal.any([caller, control.signal]) : control.signal
      try {
        return await withTimeout(limits.firstContentMs, control, run({ ...options, abortSignal }, control))
      } catch (error) {
        control.abort()
        caller?.throwIfAborted()
        const delay = retries < limits.retries ? retryDelayMs(error, limits) : null
        if (delay === null) {
          report.fellBack = true
          report.reason = describeFailure(error)
          return null
        }
        await sleep(delay, caller)
      }
    }
  }

  return {
    report,
    model: {
      specificationVersion: 'v4',
      provider: model.provider,
      modelId: model.modelId,
      supportedUrls: {},
      async doGenerate(options) {
        const result = await attempt(options, async (callOptions) => {
          const answer = await model.doGenerate(callOptions)
          const chars = answer.content.reduce(
            (sum, part) => sum + (part.type === 'text' ? part.text.length : 0),
            0,
          )
          if (chars > ANSWER_MAX_CHARS) throw new TooLong('The answer is too long.')
          return answer
        })
        return result ?? (await fallback.doGenerate(options))
      },
      async doStream(options) {
        const result = await attempt(options, async (callOptions, control) => {
          const { stream, ...rest } = await model.doStream(callOptions)
          const reader = stream.getReader()
          const parts = await readUntilContent(reader)
          const { idleMs } = limits
          return {
            ...rest,
            stream: resumeStream(parts, reader, control, options.abortSignal, idleMs, report),
          }
        })
        return result ?? (await fallback.doStream(options))
      },
    },
  }
}
