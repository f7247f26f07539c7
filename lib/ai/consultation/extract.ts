import { randomUUID } from 'node:crypto'
import { askForObject, type Limits } from '@/lib/ai/ask'
import { preferModel } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import { readInThread } from '@/lib/ai/reading/thread'
import { type BriefOperation, briefUpdateSchema } from '@/lib/consultation/brief/operation-schema'
import { type OperationRefusal, type Refused, verifyOperations } from '@/lib/consultation/brief/verify'
import { recordRefusals } from '@/lib/consultation/guard/record'
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

/** The most refused operations that a second answer may mend. */
const MENDED_MAX = 40

interface ExtractionInput extends ReadInput {
  choice: ModelChoice
  signal?: AbortSignal
  limits?: Limits
}

async function requestOperations(
  { kind, model }: NetworkModel,
  input: ExtractionInput,
  refused: readonly Refused[] = [],
): Promise<BriefOperation[]> {
  const { operations } = await askForObject({
    model,
    ...extractionPrompt({ ...input, refused, dataId: randomUUID() }),
    schema: briefUpdateSchema,
    name: 'brief_update',
    limits: input.limits ?? EXTRACTION_LIMITS,
    signal: input.signal,
    // OpenAI's reasoning models accept no temperature and warn about it.
    ...(kind === 'compatible' ? { temperature: 0 } : {}),
  })
  return operations.slice(0, OPERATIONS_MAX).filter(({ value }) => (value?.length ?? 0) <= VALUE_MAX_CHARS)
}

/** A model may mend these: it copied words wrongly, or said more than them. */
const MENDABLE: readonly OperationRefusal[] = ['quote', 'figure', 'unit', 'name', 'meaning', 'words']

const isMendable = ({ reason }: Refused) => MENDABLE.includes(reason)

const overlaps = (one: BriefOperation, other: BriefOperation) =>
  one.at !== null &&
  other.at !== null &&
  one.at < other.at + (other.quote?.length ?? 0) &&
  other.at < one.at + (one.quote?.length ?? 0)

/** Asks once more for refused operations. What is refused again keeps the quote's own words, or is left out. */
async function readVerified(model: NetworkModel, input: ExtractionInput): Promise<BriefOperation[]> {
  const { message, brief, signal } = input
  const first = verifyOperations(await requestOperations(model, input), message, brief, 'model')
  recordRefusals(
    'operation',
    first.refused.map(({ reason }) => reason),
  )
  const mendable = first.refused.filter(isMendable).slice(0, MENDED_MAX)
  if (mendable.length === 0) return first.operations
  try {
    const second = verifyOperations(await requestOperations(model, input, mendable), message, brief, 'model')
    recordRefusals(
      'operation',
      second.refused.map(({ reason }) => reason),
    )
    const mended = second.operations.filter(({ op }) => op === 'add' || op === 'replace')
    const asked = new Set(mendable.map(({ operation }) => operation))
    const kept = first.outcomes.flatMap(({ asked: before, operation }) =>
      operation && !(asked.has(before) && mended.some((after) => overlaps(operation, after)))
        ? [operation]
        : [],
    )
    const isNew = (operation: BriefOperation) =>
      !kept.some(
        ({ op, topic, quote, value }) =>
          op === operation.op &&
          topic === operation.topic &&
          quote === operation.quote &&
          value === operation.value,
      )
    return [...kept, ...mended.filter(isNew)].slice(0, OPERATIONS_MAX)
  } catch {
    signal?.throwIfAborted()
    return first.operations
  }
}

/** The built-in consultant reads every message; its challenges screen what a model reads. Throws where `signal` aborts, and ThreadError where reading takes too long. */
export async function extractBriefUpdate(input: ExtractionInput): Promise<ReadResult> {
  const { choice, message, signal } = input
  signal?.throwIfAborted()
  const { operations: builtIn, refused } = await readInThread(input)
  const { result, ...report } = await preferModel(
    choice,
    null,
    async (model) => {
      const verified = await readVerified(model, input)
      if (input.isAboutWork) return verified.filter(({ op }) => op !== 'challenge')
      const challenges = builtIn.filter(({ op }) => op === 'challenge')
      return screenOperations(verified, message, challenges)
    },
    signal,
  )
  if (result === null)
    recordRefusals(
      'operation',
      refused.map(({ reason }) => reason),
    )
  return { operations: result ?? builtIn, ...report }
}
