import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractJsonMiddleware, generateText, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai'
import { extractOperations } from '@/lib/ai/built-in/extract'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { describeFailure, type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import { type BriefOperation, briefUpdateSchema } from '@/lib/consultation/brief/operation-schema'
import { verifyOperations } from '@/lib/consultation/brief/operations'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { EngineKind, HistoryMessage } from '@/lib/consultation/interview/consultant'
import { extractionPrompt } from './prompt'
import { screenOperations } from './screen'

export const EXTRACTION_LIMITS: Limits = {
  firstContentMs: 25_000,
  idleMs: 25_000,
  retries: 1,
  retryWaitMs: 2_000,
}

export type ExtractionInput = {
  choice: ModelChoice
  message: string
  brief: Brief
  jobTitle: string | null
  companyName: string
  /** The conversation before this message, oldest first, from the database. */
  history: readonly HistoryMessage[]
  now: Date
  signal?: AbortSignal
  limits?: Limits
}

export type ExtractionResult = {
  /** Verified: every quote stands in the message, every factId in the brief. */
  operations: BriefOperation[]
  engine: EngineKind
  /** The network model gave nothing usable and the built-in consultant read the message instead. */
  fellBack: boolean
  /** Why, for the log; without a word of what was said. */
  reason: string | null
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
    // OpenAI's reasoning models take no temperature and warn about it.
    ...(input.choice.kind === 'compatible' ? { temperature: 0 } : {}),
    providerOptions: builtInOptions({ task: 'extract', state: { message, brief, jobTitle, companyName } }),
    ...(input.signal ? { abortSignal: input.signal } : {}),
  })
  return output.operations
}

/**
 * What one message changes in the brief, by whichever engine answers. A network model that fails or answers out of form gives way to
 * the built-in consultant; unlawful asks are screened by the built-in detector in every case. Throws only when `signal` aborts.
 */
export async function extractBriefUpdate(input: ExtractionInput): Promise<ExtractionResult> {
  const { kind, model } = input.choice
  const { message, brief } = input
  if (kind === 'builtIn') {
    input.signal?.throwIfAborted()
    return { operations: extractWithBuiltIn(input), engine: kind, fellBack: false, reason: null }
  }
  const unfenced = wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
  const guarded = withFallback(unfenced, builtInModel, input.limits ?? EXTRACTION_LIMITS)
  try {
    const operations = verifyOperations(await requestOperations(guarded.model, input), message, brief)
    const { fellBack, reason } = guarded.report
    if (fellBack) return { operations, engine: 'builtIn', fellBack, reason }
    const challenges = extractOperations(input).filter(({ op }) => op === 'challenge')
    return { operations: screenOperations(operations, message, challenges), engine: kind, fellBack, reason }
  } catch (error) {
    if (input.signal?.aborted) throw error
    const reason = NoObjectGeneratedError.isInstance(error) ? 'answer out of form' : describeFailure(error)
    return { operations: extractWithBuiltIn(input), engine: 'builtIn', fellBack: true, reason }
  }
}

/** What the built-in consultant reads. It stands in this process: nothing is put into JSON for it, and no prompt is written. */
function extractWithBuiltIn(input: ExtractionInput): BriefOperation[] {
  return verifyOperations(extractOperations(input), input.message, input.brief)
}
