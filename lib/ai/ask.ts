import { setTimeout as sleep } from 'node:timers/promises'
import {
  APICallError,
  type FinishReason,
  type LanguageModel,
  NoOutputGeneratedError,
  Output,
  streamText,
} from 'ai'
import type { z } from 'zod'

/** A longer answer, thoughts included, is not a consultant's. */
const ANSWER_MAX_CHARS = 200_000
const TEXT_MAX_CHARS = 8_000

export interface Limits {
  /** Until an answer's first content. */
  firstContentMs: number
  /** Between two parts of an answer. */
  idleMs: number
  /** For the complete answer, with its retries. */
  totalMs: number
  /** Of a call that fails before anybody has seen its answer. */
  retries: number
  /** Longest wait before a retry. A server that asks for more is not retried. */
  retryWaitMs: number
}

export interface Question {
  model: LanguageModel
  instructions: string
  prompt: string
  limits: Limits
  temperature?: number
  signal?: AbortSignal | undefined
}

/** `reason` is for the log. SDK errors contain the full prompt, so nothing else of them is kept. */
export class ModelFailure extends Error {
  readonly reason: string
  /** Milliseconds to wait before a retry, or null where a retry is no use. */
  readonly retryDelayMs: number | null

  constructor(reason: string, retryDelayMs: number | null = null) {
    super(reason)
    this.name = 'ModelFailure'
    this.reason = reason
    this.retryDelayMs = retryDelayMs
  }
}

/** Never contains a word of the prompt. */
export function describeFailure(error: unknown): string {
  if (error instanceof ModelFailure) return error.reason
  if (NoOutputGeneratedError.isInstance(error)) return 'empty answer'
  if (!APICallError.isInstance(error)) return 'unreadable answer'
  return error.statusCode === undefined || error.statusCode < 400
    ? 'connection'
    : `status ${error.statusCode}`
}

/** Resolves at the first content of a text. Both this and the text throw ModelFailure, or another error where `signal` aborts. */
export async function askForText(question: Question): Promise<AsyncIterable<string>> {
  return await withRetries(question, async (deadline) => {
    const pieces = readAnswer(question, TEXT_MAX_CHARS, deadline)
    const first = await pieces.next()
    return resume(first.value ?? '', pieces)
  })
}

/** Asked for as text: the SDK would parse an object from its beginning at every token. */
const objectOutput = (schema: z.ZodType, name: string) => ({
  ...Output.text(),
  responseFormat: Output.object({ schema, name }).responseFormat,
})

/**
 * The pieces of a JSON object as they arrive; resolves at the first one. Without a schema the prompt alone says what is wanted, for servers
 * that refuse one. Both this and the pieces throw ModelFailure, or another error where `signal` aborts.
 */
export async function streamObject(
  question: Question & { schema: z.ZodType | null; name: string },
): Promise<AsyncIterable<string>> {
  const { schema, name } = question
  const output = schema === null ? undefined : objectOutput(schema, name)
  return await withRetries(question, async (deadline) => {
    const pieces = readAnswer(question, ANSWER_MAX_CHARS, deadline, output)
    const first = await pieces.next()
    return resume(first.value ?? '', pieces)
  })
}

/** Throws ModelFailure, or another error where `signal` aborts. */
export async function askForObject<Result>(
  question: Question & { schema: z.ZodType<Result>; name: string },
): Promise<Result> {
  const { schema, name } = question
  return await withRetries(question, async (deadline) => {
    let text = ''
    const pieces = readAnswer(question, ANSWER_MAX_CHARS, deadline, objectOutput(schema, name))
    for await (const piece of pieces) text += piece
    try {
      return schema.parse(JSON.parse(stripCodeFence(text)))
    } catch {
      throw new ModelFailure('invalid answer')
    }
  })
}

async function* resume(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

function stripCodeFence(text: string): string {
  return text
    .trim()
    .replace(/^```(?:json)?\s/, '')
    .replace(/```$/, '')
}

async function withRetries<Result>(
  { limits, signal }: Question,
  attempt: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(limits.totalMs)
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(deadline)
    } catch (error) {
      const delay = error instanceof ModelFailure ? error.retryDelayMs : null
      if (delay === null || retries >= limits.retries) throw error
      await sleep(delay, undefined, { signal })
    }
  }
}

const BROKEN_FINISH_REASONS: readonly FinishReason[] = ['error', 'interrupted', 'length', 'content-filter']

/** Every piece has content. White space waits for the next one. */
async function* readAnswer(
  { model, instructions, prompt, limits, temperature, signal }: Question,
  maxChars: number,
  deadline: AbortSignal,
  output?: ReturnType<typeof Output.text>,
): AsyncGenerator<string> {
  const control = new AbortController()
  const firstContentTimer = setTimeout(() => control.abort(), limits.firstContentMs)
  let textChars = 0
  let allChars = 0
  let pending = ''
  let hasContent = false
  let finishReason: FinishReason | undefined
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt,
      output,
      temperature,
      maxRetries: 0,
      timeout: { chunkMs: limits.idleMs },
      abortSignal: AbortSignal.any([control.signal, deadline, ...(signal ? [signal] : [])]),
      // By default the SDK prints errors, with their prompts.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure('time-out')
      if (part.type === 'finish') finishReason = part.finishReason
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      allChars += part.text.length
      if (part.type === 'text-delta') textChars += part.text.length
      if (textChars > maxChars || allChars > ANSWER_MAX_CHARS) throw new ModelFailure('answer too long')
      if (part.type === 'reasoning-delta') {
        // A model that thinks aloud is not silent; how much it may think is limited above.
        firstContentTimer.refresh()
        continue
      }
      pending += part.text
      if (!/\S/.test(part.text)) continue
      clearTimeout(firstContentTimer)
      hasContent = true
      yield pending
      pending = ''
    }
    if (!hasContent) throw new ModelFailure('empty answer')
    if (finishReason === undefined || BROKEN_FINISH_REASONS.includes(finishReason))
      throw new ModelFailure('unfinished answer')
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof ModelFailure
      ? error
      : new ModelFailure(describeFailure(error), retryDelayMs(error, limits))
  } finally {
    clearTimeout(firstContentTimer)
    control.abort()
  }
}

function retryDelayMs(error: unknown, { retryWaitMs }: Limits): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  if (/insufficient_quota/.test(error.responseBody ?? '')) return null
  const asked = Number(error.responseHeaders?.['retry-after'])
  const delay = Number.isFinite(asked) && asked >= 0 ? asked * 1000 : Math.min(400, retryWaitMs)
  return delay <= retryWaitMs ? delay : null
}
