import { randomUUID } from 'node:crypto'
import { askForObject, type Limits, ModelFailure } from '@/lib/ai/ask'
import { preferModel, type Report } from '@/lib/ai/fallback'
import type { ModelChoice, NetworkModel } from '@/lib/ai/model'
import { listNamesToHide } from '@/lib/ai/note-taker/names-to-hide'
import { writeSpecification } from '@/lib/ai/note-taker/write'
import { speakAsFirm } from '@/lib/ai/note-taker/writing/firm-voice'
import type { Prompt } from '@/lib/ai/prompt-data'
import { BY_WORDING } from '@/lib/consultation/brief/options'
import { log } from '@/lib/server/log'
import { listLinesToRewrite } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent } from '@/lib/specification/schema'
import { markSecretNames } from '@/lib/specification/secret-names'
import type { SpecificationInput } from '@/lib/specification/writer-types'
import {
  type Candidate,
  type Checked,
  checkLines,
  dropUnsupported,
  joinTexts,
  openingOf,
  putInPlace,
  toRepeats,
  toUntold,
} from './candidates'
import type { CheckContext, Rejection } from './check'
import { describeLine, listStanding, markClashes } from './clashes'
import { explainRejection } from './explain-rejection'
import { withFactsLeft } from './facts-left'
import { markFlaws, settleFlawed } from './flaws'
import { judgeRewordings } from './judge'
import { wordsLetIn } from './let-in'
import { type AcceptedDraft, isTalk, mergeDraft } from './merge'
import { linesReplaced } from './moves'
import { mendPrompt, RECOMMENDATIONS_MAX, specificationPrompt } from './prompt'
import { type JudgedRepeat, withoutRepeats } from './repeats'
import { type DraftLine, type SpecificationDraft, specificationDraftSchema } from './schema'
import { findCited, listSources, type Source } from './sources'
import { closeSentences, tidyText } from './text'

const SPECIFICATION_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 60_000,
  totalMs: 300_000,
  retries: 1,
  retryWaitMs: 5_000,
}

const JUDGE_LIMITS: Limits = {
  firstContentMs: 60_000,
  idleMs: 30_000,
  totalMs: 120_000,
  retries: 0,
  retryWaitMs: 0,
}

/** The most lines of one answer; the rest is dropped. */
const DRAFT_LINES_MAX = 400

interface GenerationInput extends SpecificationInput {
  choice: ModelChoice
  /** How the manager wants the text to read. */
  wording?: readonly string[]
  signal?: AbortSignal | undefined
  limits?: Limits
}

interface Generated {
  content: SpecificationContent
  /** Number of the model's lines that were rejected, by reason. */
  rejected: Partial<Record<Rejection, number>>
}

const promptOf = (
  input: GenerationInput,
  written: SpecificationContent,
  sources: readonly Source[],
): Prompt =>
  specificationPrompt({
    jobTitle: written.jobTitle,
    companyName: input.company.name,
    houseRules: input.houseRules,
    secretNames: listNamesToHide(input),
    wording: input.wording ?? [],
    sources,
    advice: written.lines.flatMap(({ section, text }) => (section === 'recommendation' ? [text] : [])),
    dataId: randomUUID(),
  })

async function requestDraft(
  { model }: NetworkModel,
  input: GenerationInput,
  prompt: Prompt,
): Promise<SpecificationDraft> {
  const draft = await askForObject({
    kind: 'specification',
    model,
    ...prompt,
    schema: specificationDraftSchema,
    name: 'job_specification',
    limits: input.limits ?? SPECIFICATION_LIMITS,
    signal: input.signal,
  })
  return {
    lines: draft.lines.slice(0, DRAFT_LINES_MAX),
    recommendations: draft.recommendations.slice(0, RECOMMENDATIONS_MAX),
  }
}

/** Reasons that other words can mend. */
const isMendable = ({ rejection, flaw }: Candidate): boolean =>
  rejection === null ? flaw !== undefined : !['noFact', 'repeated', 'undecided'].includes(rejection)

/** Printed for a line that no candidate can read: the document shows it to the manager instead. */
const NEEDS_REWRITE = 'Needs a rewrite (candidates do not see it)'

/** The lines that stay in the document where a draft is refused, as candidates get them. */
function linesInstead(
  { cites, section }: DraftLine,
  { sources, company }: CheckContext,
  written: SpecificationContent,
): string[] {
  const unread = new Set(listLinesToRewrite(written).map(({ lineId }) => lineId))
  const lines =
    section === 'overview'
      ? written.lines.filter((line) => line.section === 'overview')
      : linesReplaced(findCited(cites, sources) ?? [], section as Section)
  return lines.map((line) =>
    unread.has(line.id) && isTalk(line, company) ? `${NEEDS_REWRITE}: ${line.text}` : line.text,
  )
}

/** With all that it cited, of which none is to be lost. */
const withBeside = (draft: DraftLine, beside: readonly Source[]): DraftLine => ({
  ...draft,
  cites: [...draft.cites, ...beside.map(({ id }) => id)],
})

/** The words of its sources are not to be printed, and there are no others. */
const isUnfit = ({ draft }: Candidate): boolean => draft.text.trim() === ''

const isRefused = ({ rejection }: Candidate): boolean => rejection !== null && rejection !== 'repeated'

const isMisplaced = ({ rejection }: Candidate): boolean =>
  rejection === 'wrongSection' || rejection === 'halfLine' || rejection === 'mixedAudience'

interface Task {
  input: GenerationInput
  context: CheckContext
  prompt: Prompt
  written: SpecificationContent
}

/** Asks once more for the lines that were refused. Null where none could be mended, or the model fails: the written lines stay. */
async function mendLines(
  choice: NetworkModel,
  { input, context, prompt, written }: Task,
  candidates: readonly Candidate[],
): Promise<Checked | null> {
  const refused = candidates.filter(isMendable)
  if (refused.length === 0) return null
  const again = mendPrompt(
    prompt,
    refused.map(({ draft, rejection, beside = [], flaw = '' }) => ({
      ...draft,
      cites: withBeside(draft, beside).cites,
      reason: rejection === null ? `form (${flaw})` : explainRejection(draft, rejection, context),
      instead: rejection === null ? [draft.text] : linesInstead(withBeside(draft, beside), context, written),
    })),
    joinTexts(openingOf(candidates)),
  )
  try {
    const { lines, recommendations } = await requestDraft(choice, input, again)
    const advice = refused.some(({ kind }) => kind === 'advice') ? recommendations : []
    const standing = candidates.filter(({ flaw }) => flaw === undefined)
    return await checkLines([...lines, ...toAdvice(advice, context)], context, standing)
  } catch (error) {
    input.signal?.throwIfAborted()
    if (!(error instanceof ModelFailure)) throw error
    return null
  }
}

/** Asks the model, in one call, whether what code leaves open says the same. Where it does not answer, nothing of it does. */
async function judgeOpen(
  { model }: NetworkModel,
  { input, context }: Pick<Task, 'input' | 'context'>,
  open: Checked['open'],
  standing: readonly Candidate[],
): Promise<void> {
  const { judgements, clashes } = await judgeRewordings(
    open.map(({ pair }) => pair),
    {
      model,
      about: [context.jobTitle, context.company, input.company.description].filter((part) => part).join('. '),
      document: standing.map(describeLine),
      limits: input.limits ?? JUDGE_LIMITS,
      signal: input.signal,
    },
  )
  open.forEach(({ candidate, pair, of }, index) => {
    const judgement = judgements[index] ?? null
    if (pair.kind === 'repeat') {
      if (judgement === 'same' && of) candidate.repeats = of
      return
    }
    const isTaken = judgement === 'same' || (judgement === 'drops' && candidate.kind !== 'line')
    if (!isTaken) candidate.rejection = judgement ?? 'undecided'
  })
  markClashes(standing, clashes, context.company)
}

/** Advice that cites facts for candidates beside facts for the agency rests on the first: what it takes from the others is refused. */
function withoutAgencySources(draft: DraftLine, { sources }: CheckContext): DraftLine {
  const cited = findCited(draft.cites, sources) ?? []
  const open = cited.filter(({ audience }) => audience === 'candidate')
  return open.length === 0 ? draft : { ...draft, cites: open.map(({ id }) => id) }
}

const toAdvice = (
  recommendations: SpecificationDraft['recommendations'],
  context: CheckContext,
): DraftLine[] =>
  recommendations.map((advice) => withoutAgencySources({ section: 'recommendation', ...advice }, context))

/** Decides each line by code and by a judge, and asks once more for what they refuse. */
async function selectLines(
  choice: NetworkModel,
  task: Task,
  { lines, recommendations }: SpecificationDraft,
): Promise<{ candidates: Candidate[]; untold: Candidate[] }> {
  const drafts = [...lines, ...toAdvice(recommendations, task.context)]
  const { candidates, open } = await checkLines(drafts, task.context)
  const untold = toUntold(candidates, task.context)
  const toJudge = [...open, ...toRepeats(candidates, task.context), ...untold]
  await judgeOpen(choice, task, toJudge, listStanding(candidates))
  dropUnsupported(candidates)
  markFlaws(candidates, task.context)
  const mended = await mendLines(choice, task, candidates)
  const told = untold.map(({ candidate }) => candidate)
  if (mended === null) return { candidates, untold: told }
  const all = putInPlace(candidates, mended.candidates)
  const isOpeningNew = openingOf(mended.candidates).length > 0
  const repeats = toRepeats(
    all.filter(({ flaw }) => flaw === undefined),
    task.context,
  ).filter(({ candidate }) => isOpeningNew || mended.candidates.includes(candidate))
  const newlyUntold = isOpeningNew ? toUntold(all, task.context) : []
  const toJudgeAgain = [...mended.open, ...repeats, ...newlyUntold]
  await judgeOpen(choice, task, toJudgeAgain, listStanding(all.filter(({ flaw }) => flaw === undefined)))
  dropUnsupported(all)
  settleFlawed(candidates, mended.candidates)
  return { candidates: all, untold: [...told, ...newlyUntold.map(({ candidate }) => candidate)] }
}

/** Advice that is not printed leaves no line behind that would show it. */
function logAdvice(candidates: readonly Candidate[]): void {
  const refused = candidates.flatMap(({ kind, rejection }) =>
    kind === 'advice' && rejection !== null ? [rejection] : [],
  )
  if (refused.length > 0) log.info({ refused }, 'recommendations were not printed')
}

function countRejections(candidates: readonly Candidate[]): Generated['rejected'] {
  const rejected: Generated['rejected'] = {}
  for (const { rejection } of candidates) if (rejection) rejected[rejection] = (rejected[rejection] ?? 0) + 1
  return rejected
}

/** As the document prints it: candidates hear the firm speak. */
function toPrinted({ section, text }: DraftLine, company: string): string {
  const tidy = tidyText(text)
  if (section === 'recommendation' || section === 'internalNotes') return tidy
  const spoken = speakAsFirm(tidy, company)
  return section === 'overview' ? spoken : closeSentences(spoken)
}

async function writeByModel(
  choice: NetworkModel,
  input: GenerationInput,
  written: SpecificationContent,
): Promise<Generated> {
  const sources = listSources(input, written)
  const context: CheckContext = {
    sources,
    company: input.company.name,
    jobTitle: written.jobTitle,
    houseRules: input.houseRules,
    challenged: input.challenged ?? [],
    secretNames: listNamesToHide(input),
    letIn: wordsLetIn(input),
  }
  const prompt = promptOf(input, written, sources)
  const draft = await requestDraft(choice, input, prompt)
  const { candidates, untold } = await selectLines(choice, { input, context, prompt, written }, draft)
  logAdvice(candidates)
  const drafts = candidates.flatMap((candidate): AcceptedDraft[] => {
    const { section, cites } = candidate.draft
    const cited = findCited(cites, sources)
    const accepted = candidate.rejection === null ? toPrinted(candidate.draft, context.company) : null
    return cited
      ? [
          {
            section,
            cited,
            text: accepted,
            beside: candidate.beside ?? [],
            isUnfit: isUnfit(candidate),
            isRefused: isRefused(candidate),
            ...(isMisplaced(candidate) && { wording: tidyText(candidate.draft.text) }),
          },
        ]
      : []
  })
  const printed = ({ draft }: Candidate) => toPrinted(draft, context.company)
  const repeated = (candidate: Candidate, text: string): JudgedRepeat[] =>
    candidate.repeats && candidate.rejection === null
      ? [{ section: candidate.draft.section, text, of: candidate.repeats.map(printed) }]
      : []
  const judged = [
    ...candidates.flatMap((candidate) => repeated(candidate, printed(candidate))),
    ...untold.flatMap((candidate) => repeated(candidate, candidate.draft.text)),
  ]
  return {
    content: markSecretNames(
      withoutRepeats(mergeDraft(written, drafts, input.newId), judged),
      context.secretNames ?? [],
    ),
    rejected: countRejections(candidates.filter((candidate) => !isUnfit(candidate))),
  }
}

/**
 * The note-taker always writes. A model's lines must cite what they say, and say it; where one does not, the note-taker's line of the
 * same facts stays. Throws only where `signal` aborts.
 */
export async function generateSpecification(given: GenerationInput): Promise<Generated & Report> {
  const wishes = given.brief.facts.filter(
    ({ state, because }) => state === 'active' && because === BY_WORDING,
  )
  const facts = given.brief.facts.filter((fact) => !wishes.includes(fact))
  const wording = wishes.map(({ value }) => value)
  const input = { ...given, wording, brief: { ...given.brief, facts } }
  const written = writeSpecification(input)
  const { result, ...report } = await preferModel<Generated>(
    input.choice,
    { content: written, rejected: {} },
    // A model cites each fact by itself, so no two of them share a line.
    (choice) => writeByModel(choice, input, writeSpecification({ ...input, messages: new Map() })),
    input.signal,
  )
  return { ...result, content: withFactsLeft(result.content, input.brief, input.newId), ...report }
}
