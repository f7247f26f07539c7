import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractJsonMiddleware, generateText, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai'
import { builtInModel, builtInOptions } from '@/lib/ai/built-in/model'
import { standingFacts, writeSpecification } from '@/lib/ai/built-in/write'
import { describeFailure, type Limits, withFallback } from '@/lib/ai/fallback'
import type { ModelChoice } from '@/lib/ai/model'
import type { EngineKind } from '@/lib/consultation/interview/consultant-types'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { specificationPrompt } from './prompt'
import { type DraftLine, specificationDraftSchema } from './schema'
import { findRejection, type Rejection } from './validate'

const SPECIFICATION_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 60_000,
  retries: 1,
  retryWaitMs: 5_000,
}

interface GenerationInput extends SpecificationInput {
  choice: ModelChoice
  signal?: AbortSignal
  limits?: Limits
}

interface GenerationResult {
  content: SpecificationContent
  engine: EngineKind
  fellBack: boolean
  /** Number of the model's lines that were rejected, by reason. */
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

/** A draft line replaces all lines whose facts it cites; every other written line stays, so that nothing said is lost. */
function mergeDraftLines(
  written: SpecificationContent,
  drafts: readonly DraftLine[],
  input: GenerationInput,
): { content: SpecificationContent; rejected: GenerationResult['rejected'] } {
  const facts = standingFacts(input.brief)
  const places = written.lines.filter((line) => line.section !== 'recommendation')
  const rejected: GenerationResult['rejected'] = {}
  const accepted: DraftLine[] = []
  for (const draft of drafts) {
    const reason = findRejection(draft, facts, places)
    const isDuplicate = accepted.some(
      (line) => line.section === draft.section && line.factIds.some((id) => draft.factIds.includes(id)),
    )
    if (reason !== null) rejected[reason] = (rejected[reason] ?? 0) + 1
    else if (!isDuplicate) accepted.push(draft)
  }
  const used = new Set<DraftLine>()
  const lines = written.lines.flatMap((line): SpecificationLine[] => {
    const draft = accepted.find(
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

/** The built-in writer always writes first; a model's lines must cite facts and say what they say. Throws only where `signal` aborts. */
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
  const unwrapped = wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
  const guarded = withFallback(
    kind === 'builtIn' ? builtInModel : unwrapped,
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
    const reason = NoObjectGeneratedError.isInstance(error) ? 'invalid answer' : describeFailure(error)
    return fromWriter(reason)
  }
}
