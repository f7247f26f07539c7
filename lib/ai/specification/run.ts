import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractJsonMiddleware, generateText, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { standingFacts, writeSpecification } from '@/lib/ai/built-in/write'
import { describeFailure, type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import type { EngineKind } from '@/lib/consultation/interview/consultant'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer'
import { specificationPrompt } from './prompt'
import { type DraftLine, specificationDraftSchema } from './schema'
import { findRejection, type Rejection } from './validate'

export const SPECIFICATION_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 60_000,
  retries: 1,
  retryWaitMs: 5_000,
}

export type GenerationInput = SpecificationInput & {
  choice: ModelChoice
  signal?: AbortSignal
  limits?: Limits
}

export type GenerationResult = {
  content: SpecificationContent
  engine: EngineKind
  /** The network model gave nothing usable and the built-in consultant wrote instead. */
  fellBack: boolean
  /** Lines of the model that were not taken, by reason; for the log. */
  rejected: Partial<Record<Rejection, number>>
  reason: string | null
}

async function requestDraftLines(
  model: LanguageModelV4,
  input: GenerationInput,
  written: SpecificationContent,
): Promise<DraftLine[]> {
  const { brief, company, jobTitle, houseRules } = input
  const lines = written.lines.filter((line) => line.section !== 'recommendation' && line.factIds.length > 0)
  const { instructions, prompt } = specificationPrompt({
    jobTitle: written.jobTitle,
    companyName: company.name,
    houseRules,
    lines,
    dataId: randomUUID(),
  })
  const state = { brief, company, jobTitle, houseRules }
  const { output } = await generateText({
    model,
    instructions,
    prompt,
    output: Output.object({ schema: specificationDraftSchema, name: 'job_specification' }),
    maxRetries: 0,
    providerOptions: builtInOptions({ task: 'specification', state }),
    ...(input.signal ? { abortSignal: input.signal } : {}),
  })
  return output.lines
}

/**
 * The written lines in the model's wording where it may stand. A worded line takes the place of the written lines whose facts it says;
 * every other written line stays, so that nothing said is lost.
 */
function mergeDraftLines(
  written: SpecificationContent,
  drafts: readonly DraftLine[],
  input: GenerationInput,
): { content: SpecificationContent; rejected: GenerationResult['rejected'] } {
  const facts = standingFacts(input.brief)
  const places = written.lines.filter((line) => line.section !== 'recommendation')
  const rejected: GenerationResult['rejected'] = {}
  const worded: DraftLine[] = []
  for (const draft of drafts) {
    const reason = findRejection(draft, facts, places)
    const taken = worded.some(
      (line) => line.section === draft.section && line.factIds.some((id) => draft.factIds.includes(id)),
    )
    if (reason !== null) rejected[reason] = (rejected[reason] ?? 0) + 1
    else if (!taken) worded.push(draft)
  }
  const used = new Set<DraftLine>()
  const lines = written.lines.flatMap((line): SpecificationLine[] => {
    const draft = worded.find(
      ({ section, factIds }) =>
        section === line.section &&
        line.factIds.length > 0 &&
        line.factIds.every((id) => factIds.includes(id)),
    )
    if (draft === undefined || draft.text === line.text) return [line]
    if (used.has(draft)) return []
    used.add(draft)
    const cited = facts.filter((fact) => draft.factIds.includes(fact.id))
    return [
      {
        id: line.id,
        section: draft.section,
        text: draft.text.replace(/\s+/g, ' ').replace(/!+/g, '.').trim(),
        factIds: cited.map((fact) => fact.id),
        evidence: cited.flatMap((fact) => fact.evidence),
      },
    ]
  })
  return { content: { ...written, lines }, rejected }
}

/**
 * Writes the specification by whichever engine answers. The built-in writer always writes it first; a network model may word its lines
 * better, and each of its lines has to cite facts and to say what they say. Throws only when `signal` aborts.
 */
export async function generateSpecification(input: GenerationInput): Promise<GenerationResult> {
  const { kind, model } = input.choice
  const written = writeSpecification(input)
  const fromWriter = (reason: string | null) => ({
    content: written,
    engine: 'builtIn' as const,
    fellBack: true,
    rejected: {},
    reason,
  })
  const unfenced = wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
  const guarded = withFallback(
    kind === 'builtIn' ? builtInModel : unfenced,
    builtInModel,
    input.limits ?? SPECIFICATION_LIMITS,
  )
  try {
    const drafts = await requestDraftLines(guarded.model, input, written)
    const { fellBack, reason } = guarded.report
    return fellBack
      ? fromWriter(reason)
      : { ...mergeDraftLines(written, drafts, input), engine: kind, fellBack, reason }
  } catch (error) {
    if (input.signal?.aborted || kind === 'builtIn') throw error
    const reason = NoObjectGeneratedError.isInstance(error) ? 'answer out of form' : describeFailure(error)
    return fromWriter(reason)
  }
}
