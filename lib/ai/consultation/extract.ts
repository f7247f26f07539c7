import { randomUUID } from 'node:crypto'
import { askForObject, type Limits } from '@/lib/ai/ask'
import { readInThread } from '@/lib/ai/built-in/reading-thread'
import { preferModel } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import { type BriefOperation, briefUpdateSchema } from '@/lib/consultation/brief/operation-schema'
import { verifyOperations } from '@/lib/consultation/brief/operations'
import type { ReadInput, ReadResult } from '@/lib/consultation/interview/consultant-types'
import { extractionPrompt } from './prompt'
import { screenOperations } from './screen-unlawful'

const EXTRACTION_LIMITS: Limits = {
  firstContentMs: 25_000,
  idleMs: 25_000,
  totalMs: 90_000,
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

async function requestOperations(
  { kind, model }: NetworkModel,
  input: ExtractionInput,
): Promise<BriefOperation[]> {
  const { operations } = await askForObject({
    model,
    ...extractionPrompt({ ...input, dataId: randomUUID() }),
    schema: briefUpdateSchema,
    name: 'brief_update',
    limits: input.limits ?? EXTRACTION_LIMITS,
    signal: input.signal,
    // OpenAI's reasoning models accept no temperature and warn about it.
    ...(kind === 'compatible' ? { temperature: 0 } : {}),
  })
  return operations.slice(0, OPERATIONS_MAX).filter(({ value }) => (value?.length ?? 0) <= VALUE_MAX_CHARS)
}

/** The built-in consultant reads every message; its challenges screen what a model reads. Throws where `signal` aborts, and ThreadError where reading takes too long. */
export async function extractBriefUpdate(input: ExtractionInput): Promise<ReadResult> {
  const { choice, message, brief, signal } = input
  signal?.throwIfAborted()
  const builtIn = await readInThread(input)
  const { result: operations, ...report } = await preferModel(
    choice,
    builtIn,
    async (model) => {
      const verified = verifyOperations(await requestOperations(model, input), message, brief)
      if (input.isAboutWork) return verified.filter(({ op }) => op !== 'challenge')
      const challenges = builtIn.filter(({ op }) => op === 'challenge')
      return screenOperations(verified, message, challenges)
    },
    signal,
  )
  return { operations, ...report }
}
