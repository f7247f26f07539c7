import { setTimeout as sleep } from 'node:timers/promises'
import { APICallError, type FinishReason, NoOutputGeneratedError, Output, streamText } from 'ai'
import { z } from 'zod'
import { env } from '@/lib/server/env'
import type { NetworkModel } from './model'
import {
  type CallKind,
  type CallOutcome,
  recordCall,
  recordFirstContent,
  type Tokens,
  toTokens,
} from './record-call'

/** A longer answer, thoughts included, is not a consultant's. */
const ANSWER_MAX_CHARS = 200_000

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
  /** For the figures. */
  kind: CallKind
  model: NetworkModel['model']
  instructions: string
  prompt: string
  schema: z.ZodType
  /** Of the schema. */
  name: string
  limits: Limits
  temperature?: number
  /** Of a model that reasons; others ignore it. The default is the model's own. */
  reasoning?: 'low'
  signal?: AbortSignal | undefined
}

/** `reason` is for the log. SDK errors contain the full prompt, so nothing else of them is kept. */
export class ModelFailure extends Error {
  readonly reason: string
  /** Milliseconds to wait before a retry, or null where a retry is no use. */
  readonly retryDelayMs: number | null
  /** The server's refusal speaks of the temperature. */
  namesTemperature = false

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

/** The limit of the call, or the server's own where that is longer. */
const createDeadline = ({ totalMs }: Limits): AbortSignal =>
  AbortSignal.timeout(Math.max(totalMs, (env.OPENAI_TIMEOUT ?? 0) * 1000))

/**
 * The pieces of a JSON object as they arrive; resolves at the first one. The prompt must say in words what is wanted, for servers that
 * refuse a schema. Both this and the pieces throw ModelFailure, or another error where `signal` aborts.
 */
export async function streamObject(question: Question): Promise<AsyncIterable<string>> {
  const deadline = createDeadline(question.limits)
  return await withAcceptedFeatures(question, (asked) =>
    withRetries(asked, async () => {
      const pieces = readAnswer(asked, deadline)
      const first = await pieces.next()
      return resume(first.value ?? '', pieces)
    }),
  )
}

/** Asks once more for an answer that can't be read. Throws ModelFailure, or another error where `signal` aborts. */
export async function askForObject<Result>(
  question: Question & { schema: z.ZodType<Result> },
): Promise<Result> {
  const deadline = createDeadline(question.limits)
  const ask = (asked: Question) =>
    withAcceptedFeatures(asked, (feasible) =>
      withRetries(feasible, () => readObject(withSchemaInWords(feasible), question.schema, deadline)),
    )
  try {
    return await ask(question)
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.reason !== INVALID_ANSWER) throw error
    return await ask({ ...question, kind: 'repair', prompt: `${question.prompt}\n\n${UNREADABLE}` })
  }
}

const INVALID_ANSWER = 'invalid answer'
const UNREADABLE =
  '# Once more\nYour answer could not be read. Return exactly one JSON object of the form that was asked for, and nothing before or after it.'

async function readObject<Result>(
  question: Feasible,
  schema: z.ZodType<Result>,
  deadline: AbortSignal,
): Promise<Result> {
  const startedAt = performance.now()
  let text = ''
  for await (const piece of readAnswer(question, deadline)) {
    if (text === '') recordFirstContent(question.kind, startedAt)
    text += piece
  }
  try {
    // Some models put the object in a code fence, or a sentence before it.
    return schema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
  } catch {
    throw new ModelFailure(INVALID_ANSWER)
  }
}

/** A question without what its server refuses. */
type Feasible = Question & { sendsSchema: boolean }

const withSchemaInWords = (question: Feasible): Feasible =>
  question.sendsSchema
    ? question
    : {
        ...question,
        instructions: `${question.instructions}\nReturn one JSON object and nothing else. It follows this JSON schema:\n${JSON.stringify(z.toJSONSchema(question.schema))}`,
      }

interface Features {
  schema: boolean
  temperature: boolean
}

/** What the server of a model takes, once it has refused something. */
const ACCEPTED_FEATURES = new WeakMap<object, Features>()

const REFUSED_STATUS = /^status (?:400|422)$/

/** What to leave out after a refusal, or null where nothing is left. */
function withoutRefused(features: Features, error: unknown, question: Question): Features | null {
  if (!(error instanceof ModelFailure) || !REFUSED_STATUS.test(error.reason)) return null
  const sendsTemperature = features.temperature && question.temperature !== undefined
  if (sendsTemperature && (error.namesTemperature || !features.schema))
    return { ...features, temperature: false }
  return features.schema ? { ...features, schema: false } : null
}

/** Asks again without the schema or the temperature where the server refuses them, and remembers it. */
async function withAcceptedFeatures<Result>(
  question: Question,
  ask: (question: Feasible) => Promise<Result>,
): Promise<Result> {
  const { temperature, ...others } = question
  let features = ACCEPTED_FEATURES.get(question.model) ?? { schema: true, temperature: true }
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await ask({
        ...others,
        ...(features.temperature && temperature !== undefined && { temperature }),
        sendsSchema: features.schema,
      })
      if (tries > 0) ACCEPTED_FEATURES.set(question.model, features)
      return result
    } catch (error) {
      const fewer = withoutRefused(features, error, question)
      if (fewer === null) throw error
      features = fewer
    }
  }
}

/** Asked for as text: the SDK would parse an object from its beginning at every token. */
const objectOutput = ({ schema, name }: Question) => ({
  ...Output.text(),
  responseFormat: Output.object({ schema, name }).responseFormat,
})

async function* resume(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

async function withRetries<Result>(
  { limits, signal }: Question,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delay = error instanceof ModelFailure ? error.retryDelayMs : null
      if (delay === null || retries >= limits.retries) throw error
      await sleep(delay, undefined, { signal })
    }
  }
}

const BROKEN_FINISH_REASONS: readonly FinishReason[] = ['error', 'interrupted', 'length', 'content-filter']

/** Every piece has content. White space waits for the next one. */
async function* readAnswer(question: Feasible, deadline: AbortSignal): AsyncGenerator<string> {
  const { kind, model, instructions, prompt, limits, temperature, reasoning, signal } = question
  const startedAt = performance.now()
  const control = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const limitSilence = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => control.abort(), ms)
  }
  limitSilence(limits.firstContentMs)
  let chars = 0
  let pending = ''
  let hasContent = false
  let finishReason: FinishReason | undefined
  let outcome: CallOutcome = 'stopped'
  let tokens: Tokens | undefined
  try {
    const { stream } = streamText({
      model,
      instructions,
      prompt,
      temperature,
      ...(question.sendsSchema && { output: objectOutput(question) }),
      // OpenAI writes summaries of its reasoning for verified organisations only, and refuses others.
      ...(reasoning && { reasoning, providerOptions: { openai: { reasoningSummary: null } } }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([control.signal, deadline, ...(signal ? [signal] : [])]),
      // By default the SDK prints errors, with their prompts.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure('time-out')
      if (part.type === 'finish') {
        finishReason = part.finishReason
        tokens = toTokens(part.totalUsage)
      }
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue
      chars += part.text.length
      if (chars > ANSWER_MAX_CHARS) throw new ModelFailure('answer too long')
      if (part.type === 'reasoning-delta') {
        // A model that thinks aloud is not silent; how much it may think is limited above.
        limitSilence(limits.firstContentMs)
        continue
      }
      pending += part.text
      if (!/\S/.test(part.text)) continue
      hasContent = true
      // The reader's own time isn't the model's silence.
      clearTimeout(timer)
      yield pending
      limitSilence(limits.idleMs)
      pending = ''
    }
    if (!hasContent) throw new ModelFailure('empty answer')
    if (finishReason === undefined || BROKEN_FINISH_REASONS.includes(finishReason))
      throw new ModelFailure('unfinished answer')
    outcome = 'complete'
  } catch (error) {
    signal?.throwIfAborted()
    outcome = 'failed'
    throw error instanceof ModelFailure ? error : toFailure(error, limits)
  } finally {
    recordCall(kind, startedAt, outcome, tokens)
    clearTimeout(timer)
    control.abort()
  }
}

function toFailure(error: unknown, limits: Limits): ModelFailure {
  const failure = new ModelFailure(describeFailure(error), retryDelayMs(error, limits))
  failure.namesTemperature = APICallError.isInstance(error) && /temperature/i.test(error.responseBody ?? '')
  return failure
}

function retryDelayMs(error: unknown, { retryWaitMs }: Limits): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null
  if (/insufficient_quota/.test(error.responseBody ?? '')) return null
  const asked = Number(error.responseHeaders?.['retry-after'])
  const delay = Number.isFinite(asked) && asked >= 0 ? asked * 1000 : Math.min(400, retryWaitMs)
  return delay <= retryWaitMs ? delay : null
}
