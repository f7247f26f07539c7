import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractJsonMiddleware, generateText, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { readInThread } from '@/lib/ai/built-in/reading-thread'
import { describeFailure, type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import { type BriefOperation, briefUpdateSchema } from '@/lib/consultation/brief/operation-schema'
import { verifyOperations } from '@/lib/consultation/brief/operations'
import type { ReadInput, ReadResult } from '@/lib/consultation/interview/consultant-types'
import { extractionPrompt } from './prompt'
import { screenOperations } from './screen-unlawful'

const EXTRACTION_LIMITS: Limits = {
  firstContentMs: 25_000,
  idleMs: 25_000,
  retries: 1,
  retryWaitMs: 2_000,
}

/** The most operations of one message and characters of one value; the rest is dropped. */
const OPERATIONS_MAX = 400
const VALUE_MAX_CHARS = 4_000

interface ExtractionInput extends ReadInput {
  choice: ModelChoice
  signal?: AbortSignal
  limits?: Limits
}

async function requestOperations(model: LanguageModelV4, input: ExtractionInput): Promise<BriefOperation[]> {
  const { message, brief, jobTitle, companyName } = input
  const { instructions, prompt } = extractionPrompt({ ...input, dataId: randomUUID() })
  const { output } = await generateText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema: briefUpdateSchema, name: 'brief_update' }),
    maxRetries: 0,
    // OpenAI's reasoning models accept no temperature and warn about it.
    ...(input.choice.kind === 'compatible' ? { temperature: 0 } : {}),
    providerOptions: builtInOptions({ task: 'extract', state: { message, brief, jobTitle, companyName } }),
    ...(input.signal ? { abortSignal: input.signal } : {}),
  })
  return output.operations
    .slice(0, OPERATIONS_MAX)
    .filter(({ value }) => (value?.length ?? 0) <= VALUE_MAX_CHARS)
}

/** The built-in consultant takes over where the model fails. Throws where `signal` aborts, and ThreadError where reading takes too long. */
export async function extractBriefUpdate(input: ExtractionInput): Promise<ReadResult> {
  const { kind, model } = input.choice
  const { message, brief } = input
  if (kind === 'builtIn') {
    input.signal?.throwIfAborted()
    return { operations: await readInThread(input), engine: kind, fellBack: false, reason: null }
  }
  const unwrapped = wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
  const guarded = withFallback(unwrapped, builtInModel, input.limits ?? EXTRACTION_LIMITS)
  try {
    const operations = verifyOperations(await requestOperations(guarded.model, input), message, brief)
    const { fellBack, reason } = guarded.report
    if (fellBack) return { operations, engine: 'builtIn', fellBack, reason }
    const challenges = (await readInThread(input)).filter(({ op }) => op === 'challenge')
    return { operations: screenOperations(operations, message, challenges), engine: kind, fellBack, reason }
  } catch (error) {
    if (input.signal?.aborted) throw error
    const reason = NoObjectGeneratedError.isInstance(error) ? 'invalid answer' : describeFailure(error)
    return { operations: await readInThread(input), engine: 'builtIn', fellBack: true, reason }
  }
}
