import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { askForObject, type Limits } from '@/lib/ai/ask'
import { preferModel, type Report } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { standingFacts } from '@/lib/consultation/brief/facts'
import { LINE_MAX_CHARS } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import { judgeRewordings } from './judge'
import { specificationPrompt } from './prompt'
import { type DraftLine, specificationDraftSchema } from './schema'
import { checkDraftLine, type Rejection } from './validate'

const SPECIFICATION_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 60_000,
  totalMs: 100_000,
  retries: 1,
  retryWaitMs: 5_000,
}

const JUDGE_LIMITS: Limits = {
  firstContentMs: 30_000,
  idleMs: 20_000,
  totalMs: 60_000,
  retries: 0,
  retryWaitMs: 0,
}

/** The most lines of one answer; the rest is dropped. */
const DRAFT_LINES_MAX = 400
/** Then other requests have their turn. */
const LINES_AT_ONCE = 50

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
    kind: 'specification',
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
  return draft.lines.slice(0, DRAFT_LINES_MAX).filter(({ text }) => text.length <= LINE_MAX_CHARS)
}

/** Decides each line by code, and asks the model about all that code leaves open, in one call. Undecided lines are left out. */
async function selectDraftLines(
  { model }: NetworkModel,
  input: GenerationInput,
  written: SpecificationContent,
  drafts: readonly DraftLine[],
): Promise<{ accepted: DraftLine[]; rejected: Generated['rejected'] }> {
  const facts = standingFacts(input.brief)
  const writtenLines = written.lines.filter((line) => line.section !== 'recommendation')
  const context = { facts, writtenLines, company: input.company.name, jobTitle: input.jobTitle }
  const rejections: (Rejection | null)[] = []
  const open: { place: number; before: string; after: string }[] = []
  for (const [place, line] of drafts.entries()) {
    if (place % LINES_AT_ONCE === LINES_AT_ONCE - 1) await nextTurn()
    const checked = checkDraftLine({ line, ...context })
    rejections.push('rejection' in checked ? checked.rejection : null)
    if ('verdict' in checked && checked.verdict.verdict === 'judge')
      open.push({ place, before: checked.before, after: line.text })
  }
  const { judgements } = await judgeRewordings(open, {
    model,
    limits: input.limits ?? JUDGE_LIMITS,
    signal: input.signal,
  })
  open.forEach(({ place }, index) => {
    const judgement = judgements[index] ?? null
    if (judgement !== 'same') rejections[place] = judgement ?? 'undecided'
  })
  const rejected: Generated['rejected'] = {}
  for (const reason of rejections) if (reason) rejected[reason] = (rejected[reason] ?? 0) + 1
  const accepted: DraftLine[] = []
  for (const draft of drafts.filter((_, place) => rejections[place] === null)) {
    const isDuplicate = accepted.some(
      (line) => line.section === draft.section && line.factIds.some((id) => draft.factIds.includes(id)),
    )
    if (!isDuplicate) accepted.push(draft)
  }
  return { accepted, rejected }
}

/** A draft line replaces all lines whose facts it cites; every other written line stays, so that nothing said is lost. */
function mergeDraftLines(
  written: SpecificationContent,
  accepted: readonly DraftLine[],
  input: GenerationInput,
): SpecificationContent {
  const facts = standingFacts(input.brief)
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
  return { ...written, lines }
}

/** The built-in writer always writes; a model's lines must cite facts and say what they say. Throws only where `signal` aborts. */
export async function generateSpecification(input: GenerationInput): Promise<Generated & Report> {
  const written = writeSpecification(input)
  const { result, ...report } = await preferModel<Generated>(
    input.choice,
    { content: written, rejected: {} },
    async (model) => {
      const drafts = await requestDraftLines(model, input, written)
      const { accepted, rejected } = await selectDraftLines(model, input, written, drafts)
      return { content: mergeDraftLines(written, accepted, input), rejected }
    },
    input.signal,
  )
  return { ...result, ...report }
}
