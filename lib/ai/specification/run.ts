import { randomUUID } from 'node:crypto'
import { askForObject, type Limits } from '@/lib/ai/ask'
import { standingFacts, writeSpecification } from '@/lib/ai/built-in/write'
import { preferModel, type Report } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { specificationPrompt } from './prompt'
import { type DraftLine, specificationDraftSchema } from './schema'
import { findRejection, type Rejection } from './validate'

const SPECIFICATION_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 60_000,
  totalMs: 100_000,
  retries: 1,
  retryWaitMs: 5_000,
}

interface GenerationInput extends SpecificationInput {
  choice: ModelChoice
  signal?: AbortSignal
  limits?: Limits
}

interface Generated {
  content: SpecificationContent
  /** Number of the model's lines that were rejected, by reason. */
  rejected: Partial<Record<Rejection, number>>
}

async function requestDraftLines(
  { model }: NetworkModel,
  input: GenerationInput,
  written: SpecificationContent,
): Promise<DraftLine[]> {
  const lines = written.lines.filter((line) => line.section !== 'recommendation' && line.factIds.length > 0)
  const draft = await askForObject({
    model,
    ...specificationPrompt({
      jobTitle: written.jobTitle,
      companyName: input.company.name,
      houseRules: input.houseRules,
      lines,
      dataId: randomUUID(),
    }),
    schema: specificationDraftSchema,
    name: 'job_specification',
    limits: input.limits ?? SPECIFICATION_LIMITS,
    signal: input.signal,
  })
  return draft.lines
}

/** A draft line replaces all lines whose facts it cites; every other written line stays, so that nothing said is lost. */
function mergeDraftLines(
  written: SpecificationContent,
  drafts: readonly DraftLine[],
  input: GenerationInput,
): Generated {
  const facts = standingFacts(input.brief)
  const places = written.lines.filter((line) => line.section !== 'recommendation')
  const rejected: Generated['rejected'] = {}
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
        ...(line.audience && { audience: line.audience }),
        text: draft.text.replace(/\s+/g, ' ').replace(/!+/g, '.').trim(),
        factIds: cited.map((fact) => fact.id),
        evidence: cited.flatMap((fact) => fact.evidence),
        ...(line.pay && cited.length === line.factIds.length && { pay: line.pay }),
      },
    ]
  })
  return { content: { ...written, lines }, rejected }
}

/** The built-in writer always writes; a model's lines must cite facts and say what they say. Throws only where `signal` aborts. */
export async function generateSpecification(input: GenerationInput): Promise<Generated & Report> {
  const written = writeSpecification(input)
  const { result, ...report } = await preferModel<Generated>(
    input.choice,
    { content: written, rejected: {} },
    async (model) => mergeDraftLines(written, await requestDraftLines(model, input, written), input),
    input.signal,
  )
  return { ...result, ...report }
}
