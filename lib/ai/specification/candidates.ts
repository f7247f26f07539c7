import { createPause } from '@/lib/server/pause'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { CheckContext, Rejection } from './check'
import { compareWithTold } from './compare'
import type { Undecided } from './judge'
import { canStandIn } from './moves'
import { findLineRepeated, isOfEmployer, isSaidOnce, mayRepeatOpening } from './repeats'
import type { DraftLine } from './schema'
import { findCited, type Source } from './sources'
import { joinLines, tidyText } from './text'
import { checkDraftLine } from './validate'
import { checkOverviewLine, checkRecommendation } from './validate-summary'

export interface Candidate {
  draft: DraftLine
  kind: 'line' | 'summary' | 'advice'
  rejection: Rejection | null
  /** What it cites that belongs in another section. */
  beside?: readonly Source[]
  /** Lines of the same sources that carry what it lacks. It stands only as long as they do. */
  restsOn?: readonly Candidate[]
  /** What it only says again in other words. */
  repeats?: readonly Candidate[]
  /** What is wrong with its form. It stands unless a better one comes. */
  flaw?: string
}

const checkOf = {
  line: checkDraftLine,
  summary: checkOverviewLine,
  advice: checkRecommendation,
} as const

const kindOf = ({ section }: DraftLine): Candidate['kind'] =>
  section === 'overview' ? 'summary' : section === 'recommendation' ? 'advice' : 'line'

export const idsOf = ({ cites }: DraftLine): string[] => cites.map((id) => id.trim().toUpperCase())

/** Drops sources that don’t belong in the line’s section, as long as others do: they only say who somebody is, to the same readers. */
function withoutStrayCites(
  draft: DraftLine,
  { sources }: CheckContext,
): { draft: DraftLine; beside: readonly Source[] } {
  const cited = findCited(draft.cites, sources) ?? []
  const own = cited.filter((source) => canStandIn([source], draft.section))
  if (kindOf(draft) !== 'line' || own.length === 0 || canStandIn(cited, draft.section))
    return { draft, beside: [] }
  const beside = cited.filter((source) => !own.includes(source) && source.audience === own[0]?.audience)
  return { draft: { ...draft, cites: own.map(({ id }) => id) }, beside }
}

/** The facts left for this line: in a section, a fact belongs to the first line that cites it. */
function withoutToldCites(draft: DraftLine, earlier: readonly DraftLine[]): DraftLine {
  if (kindOf(draft) !== 'line') return draft
  const told = earlier.filter(({ section }) => section === draft.section).flatMap(idsOf)
  return { ...draft, cites: idsOf(draft).filter((id) => !told.includes(id)) }
}

export interface Checked {
  candidates: Candidate[]
  /** What code leaves open. `of` is what a repeat may say again. */
  open: { candidate: Candidate; pair: Undecided; of?: readonly Candidate[] }[]
}

/** Decides each line by code, behind those of `earlier`. */
export async function checkLines(
  drafts: readonly DraftLine[],
  context: CheckContext,
  earlier: readonly Candidate[] = [],
): Promise<Checked> {
  const candidates: Candidate[] = []
  const open: Checked['open'] = []
  const pause = createPause()
  for (const written of drafts) {
    await pause()
    const kind = kindOf(written)
    const { draft: full, beside } = withoutStrayCites(written, context)
    const checked = checkOf[kind](full, context, beside)
    const taken = [...earlier, ...candidates].filter(({ rejection }) => rejection === null)
    const left = withoutToldCites(
      full,
      taken.map((candidate) => candidate.draft),
    )
    const isRepeated = left.cites.length === 0
    const rejection = 'rejection' in checked ? checked.rejection : isRepeated ? 'repeated' : null
    const draft = rejection === null ? left : full
    const candidate: Candidate = { draft, kind, rejection, ...(beside.length > 0 && { beside }) }
    candidates.push(candidate)
    if (rejection === null && 'verdict' in checked && checked.verdict === 'judge') {
      const heading = sectionRow(draft.section as Section).label
      const pair: Undecided = { kind, heading, before: checked.before, after: tidyText(draft.text) }
      if (beside.length > 0) pair.beside = joinLines(beside.map(({ said }) => said))
      open.push({ candidate, pair })
    }
  }
  leaveToOthers(open, candidates, [...earlier, ...candidates], context)
  showOpening(open, [...earlier, ...candidates])
  return { candidates, open }
}

/** What a line lacks that other lines of the same sources carry is not missing: a judge decides on the rest. */
function leaveToOthers(
  open: Checked['open'],
  candidates: readonly Candidate[],
  all: readonly Candidate[],
  context: CheckContext,
): void {
  const isLacking = ({ kind, rejection }: Candidate) =>
    kind === 'line' && (rejection === 'figure' || rejection === 'name')
  const lacking = candidates.filter(isLacking)
  const stand = all.filter((candidate) => candidate.rejection === null || lacking.includes(candidate))
  for (const candidate of lacking) {
    const { draft, kind } = candidate
    const ids = idsOf(draft)
    const others = stand.filter(
      (other) => other !== candidate && idsOf(other.draft).some((id) => ids.includes(id)),
    )
    const { draft: own } = withoutStrayCites(draft, context)
    const cited = findCited(own.cites, context.sources)
    const told = joinTexts(others)
    const before = cited && told !== '' ? compareWithTold(own, { cited, told }, context) : null
    if (before === null) continue
    candidate.rejection = null
    candidate.restsOn = others
    const heading = sectionRow(draft.section as Section).label
    open.push({ candidate, pair: { kind, heading, before, after: tidyText(draft.text), elsewhere: told } })
  }
}

/** Refuses what rests on lines that a judge refused. */
export function dropUnsupported(candidates: readonly Candidate[]): void {
  const unsupported = candidates.filter(
    ({ rejection, restsOn = [] }) => rejection === null && restsOn.some((other) => other.rejection !== null),
  )
  for (const candidate of unsupported) candidate.rejection = 'figure'
  if (unsupported.length > 0) dropUnsupported(candidates)
}

/** A judge sees what the overview tells of the same source, which the line need not say again. */
function showOpening(open: Checked['open'], candidates: readonly Candidate[]): void {
  const opening = openingOf(candidates)
  const told = opening.flatMap(({ draft }) => idsOf(draft))
  for (const { candidate, pair } of open)
    if (candidate.kind === 'line' && idsOf(candidate.draft).some((id) => told.includes(id)))
      pair.overview = joinTexts(opening)
}

/** Puts each mended line after the one it replaces, and the rest at the end. */
export function putInPlace(candidates: readonly Candidate[], mended: readonly Candidate[]): Candidate[] {
  const placeOf = ({ draft }: Candidate): number =>
    candidates.findIndex(
      (other) =>
        (other.rejection !== null || other.flaw !== undefined) &&
        kindOf(other.draft) === kindOf(draft) &&
        idsOf(other.draft).some((id) => idsOf(draft).includes(id)),
    )
  return [
    ...candidates.flatMap((candidate, at) => [candidate, ...mended.filter((one) => placeOf(one) === at)]),
    ...mended.filter((one) => placeOf(one) < 0),
  ]
}

/** The overview as far as it was taken. */
export const openingOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ kind, rejection }) => kind === 'summary' && rejection === null)

export const joinTexts = (candidates: readonly Candidate[]): string =>
  candidates.map(({ draft }) => tidyText(draft.text)).join(' ')

/** Sources about the employer that only the opening cites: the manager’s words of them are printed where a judge finds more in them. */
export function toUntold(candidates: readonly Candidate[], { sources }: CheckContext): Checked['open'] {
  const opening = openingOf(candidates)
  const before = joinTexts(opening)
  const cited = (kind: Candidate['kind'], all = candidates) =>
    all.flatMap((candidate) => (candidate.kind === kind ? idsOf(candidate.draft) : []))
  const written = cited('line')
  const told = cited('summary', opening).filter((id) => !written.includes(id))
  const lines = sources.flatMap((source) =>
    told.includes(source.id)
      ? source.lines.flatMap(({ section, text }) =>
          isOfEmployer(section) ? [{ id: source.id, section, text }] : [],
        )
      : [],
  )
  return lines.map(({ id, section, text }) => ({
    candidate: { draft: { section, text, cites: [id] } as DraftLine, kind: 'line', rejection: null },
    pair: { kind: 'repeat', heading: sectionRow(section).label, before, after: text },
    of: opening,
  }))
}

/** Lines that may say again what the opening, or another line, says in other words. */
export function toRepeats(
  candidates: readonly Candidate[],
  { company, jobTitle, sources }: CheckContext,
): Checked['open'] {
  const opening = openingOf(candidates)
  const evidenceOf = ({ cites }: DraftLine) => ({
    evidence: (findCited(cites, sources) ?? []).flatMap((source) => source.evidence),
  })
  const told = joinTexts(opening)
  const taken = candidates.filter(({ kind, rejection }) => kind === 'line' && rejection === null)
  const all = taken.map(({ draft }) => draft)
  return taken.flatMap((candidate, at): Checked['open'] => {
    const { draft } = candidate
    const isOfOpening = told !== '' && mayRepeatOpening(draft, told, `${company} ${jobTitle ?? ''}`)
    const line = isOfOpening
      ? null
      : findLineRepeated(draft, {
          earlier: all.slice(0, at),
          all: all.filter((other) => other !== draft),
          company,
          isSaidOnce: (other) => isSaidOnce(evidenceOf(draft), evidenceOf(other)),
        })
    const of = isOfOpening ? opening : taken.filter((other) => other.draft === line)
    if (of.length === 0) return []
    const heading = sectionRow(draft.section as Section).label
    const pair: Undecided = { kind: 'repeat', heading, before: joinTexts(of), after: tidyText(draft.text) }
    return [{ candidate, pair, of }]
  })
}
