import type { Evidence } from '@/lib/consultation/brief/schema'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { audienceOf } from '@/lib/specification/content'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { saysNothingNew, shareTold } from '@/lib/specification/told'

type Line = Pick<SpecificationLine, 'section' | 'text' | 'evidence'>

const REQUIREMENTS: readonly Section[] = ['technical', 'experience', 'softSkills']
const EMPLOYER: readonly Section[] = ['motivation', 'culture', 'growth', 'benefits']

/** Lines that go where another says the same: those that a reader misses least come first. */
const MAY_GO: readonly Section[] = [
  ...EMPLOYER,
  'niceToHave',
  'softSkills',
  'technical',
  'experience',
  'responsibilities',
  'internalNotes',
]

/** A qualification stands in two places on purpose, and what the agency alone reads tells candidates nothing. */
const COVERS_NOTHING: readonly Section[] = ['education', 'internalNotes', 'recommendation']

/** So much of what a line tells is in the opening, which puts things in its own way, or in another line: a judge decides whether the rest is new. */
const LEAST_SHARE_OPENING = 0.25
const LEAST_SHARE = 0.5
const LEAST_SHARE_SAID_ONCE = 0.25

interface Text {
  section: string
  text: string
}

const isOneOf = (sections: readonly Section[], { section }: Text): boolean =>
  sections.some((one) => one === section)

export const isOfEmployer = (section: Section): boolean => EMPLOYER.includes(section)

const figuresIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ text: word }) => (isFigure(word) ? [word] : []))

/** What we offer is hardly ever in the opening. */
const OFFER: readonly Section[] = ['growth', 'benefits']

/** Whether a line about the employer may say again, in other words, what the opening says. `own` are the names of the company and of the job, which every opening has. */
export function mayRepeatOpening(line: Text, opening: string, own: string): boolean {
  const told = figuresIn(opening)
  const least = isOneOf(OFFER, line) ? LEAST_SHARE : LEAST_SHARE_OPENING
  return (
    isOneOf(EMPLOYER, line) &&
    figuresIn(line.text).every((figure) => told.includes(figure)) &&
    shareTold(line.text, opening, own) >= least &&
    !saysNothingNew(line.text, opening, { company: own, isOpening: true })
  )
}

/** Practical rows that what is said of the employer may repeat. */
const ROWS: readonly Section[] = [
  'package',
  'location',
  'workPattern',
  'hours',
  'travel',
  'onCall',
  'healthSafety',
  'expenses',
]
const WORK: readonly Section[] = ['responsibilities', 'firstYear']

/** How it is at other firms: told once, it need not be told again in other words. */
const COMPARES =
  /\b(?:elsewhere|other (?:firms|companies|places|employers|outfits|shops)|(?:large|larger|big|bigger|small|smaller|national|corporate) (?:firms?|compan(?:y|ies)|outfits?|employers?|consultanc(?:y|ies)|contractors?|groups?|places?|names?))\b/i

function mayBeRepeatedBy<Line extends Text>(
  line: Text,
  {
    earlier,
    all,
    isSaidOnce,
  }: { earlier: readonly Line[]; all: readonly Line[]; isSaidOnce: (other: Line) => boolean },
): Line[] {
  if (isOneOf(EMPLOYER, line))
    return [
      ...all.filter((other) => isOneOf(WORK, other) || isOneOf(ROWS, other)),
      ...earlier.filter((other) => isOneOf(EMPLOYER, other)),
    ]
  if (line.section === 'niceToHave') return all.filter((other) => isOneOf(REQUIREMENTS, other))
  return line.section === 'responsibilities'
    ? all.filter((other) => isOneOf(ROWS, other) || (other.section === 'firstYear' && isSaidOnce(other)))
    : []
}

/**
 * The line that `line` may say again in other words: of the employer, a duty, a row or one before it; of a wish, a need; of a duty, an aim
 * that was said with it. `isSaidOnce` tells whether two lines stand on the same words of the manager.
 */
export function findLineRepeated<Line extends Text>(
  line: Line,
  {
    company,
    isSaidOnce,
    ...lines
  }: {
    earlier: readonly Line[]
    all: readonly Line[]
    company: string
    isSaidOnce: (other: Line) => boolean
  },
): Line | null {
  const leastShare = (other: Line): number => {
    if (COMPARES.test(line.text) && COMPARES.test(other.text)) return 0
    return isSaidOnce(other) ? LEAST_SHARE_SAID_ONCE : LEAST_SHARE
  }
  const shares = mayBeRepeatedBy(line, { ...lines, isSaidOnce }).flatMap((other) => {
    const share = shareTold(line.text, other.text, company)
    return share >= leastShare(other) ? [{ other, share }] : []
  })
  const best = shares.reduce<(typeof shares)[number] | null>(
    (one, other) => (one === null || other.share > one.share ? other : one),
    null,
  )
  if (best === null) return null
  return saysNothingNew(line.text, best.other.text, { company }) ? null : best.other
}

const overlaps = (one: Evidence, other: Evidence): boolean =>
  one.kind === other.kind && one.id === other.id && one.start < other.end && other.start < one.end

export const isSaidOnce = (line: Pick<Line, 'evidence'>, other: Pick<Line, 'evidence'>): boolean =>
  line.evidence.some((source) => other.evidence.some((second) => overlaps(source, second)))

/** "We can teach you" is more than the duty or the wish says. */
const TEACHES = /\b(?:teach|train|taught|show)/i

/** Whether a line of `other` can say what `line` says: a wish stays one because the firm has the tool, or the work is done with it. */
function canCover(other: Line, line: Line): boolean {
  // The agency reads what candidates read.
  if (line.section === 'internalNotes') return true
  const isDuty = other.section === 'responsibilities'
  const isNeed = REQUIREMENTS.includes(other.section)
  // The same words cannot be part of the work and only a wish: the manager called them a wish.
  if (line.section === 'responsibilities')
    return (
      isDuty ||
      isOneOf(ROWS, other) ||
      (['niceToHave', 'firstYear'].includes(other.section) && isSaidOnce(line, other))
    )
  if (line.section === 'niceToHave') return isNeed && !(TEACHES.test(line.text) && !TEACHES.test(other.text))
  // A manager who names a duty and a skill for it means both.
  if (REQUIREMENTS.includes(line.section)) return isNeed || (isDuty && isSaidOnce(line, other))
  return !isNeed && other.section !== 'niceToHave'
}

/** The verb that a duty begins with. */
const FIRST_WORD = /^\p{L}+\s+/u

/** Whether `other` tells all of a line. Its heading tells too what a row is about, and the verb of a duty said with it: "Spend a day a month at customers". */
function tellsAll(other: Line, line: Line, company: string): boolean {
  const isOnce = isSaidOnce(line, other)
  const isRow = isOneOf(ROWS, other)
  const told = isRow ? `${sectionRow(other.section).label}: ${other.text}` : other.text
  const text = isRow && isOnce ? line.text.replace(FIRST_WORD, '') : line.text
  const isOpening = other.section === 'overview'
  return saysNothingNew(text, told, {
    company,
    isOpening,
    isSaidOnce: isOnce && !isOpening,
    ...(isRow && isOnce && { least: 1 }),
  })
}

const isForCandidates = (line: SpecificationLine): boolean =>
  audienceOf(line) === 'candidate' && !COVERS_NOTHING.includes(line.section)

const mayGo = (line: SpecificationLine): boolean => line.section === 'internalNotes' || isForCandidates(line)

/** A line that a judge found to say only again what others say. `of` are the texts of those. */
export interface JudgedRepeat extends Text {
  of: readonly string[]
}

const bare = (text: string): string => text.trim().replace(/\.$/, '')

/**
 * The document without lines that only say again what another line tells candidates, by code or by what a judge has found. What they stood
 * on goes to that line.
 */
export function withoutRepeats(
  content: SpecificationContent,
  judged: readonly JudgedRepeat[] = [],
): SpecificationContent {
  const company = content.companyName
  const stand = new Set(content.lines)
  const joined = new Map<SpecificationLine, SpecificationLine[]>()
  const isOnlyOne = (line: SpecificationLine) =>
    line.section === 'responsibilities' &&
    [...stand].filter(({ section }) => section === 'responsibilities').length === 1
  const isJudged = (line: SpecificationLine, other: SpecificationLine) =>
    judged.some(
      ({ section, text, of }) =>
        section === line.section &&
        bare(text) === bare(line.text) &&
        of.some((words) => bare(words) === bare(other.text)),
    )
  for (const section of MAY_GO)
    for (const line of content.lines.filter((one) => one.section === section && mayGo(one))) {
      const cover = [...stand].find(
        (other) =>
          other !== line &&
          isForCandidates(other) &&
          !other.isUnfit &&
          canCover(other, line) &&
          (isJudged(line, other) || tellsAll(other, line, company)),
      )
      if (!cover || isOnlyOne(line)) continue
      stand.delete(line)
      joined.set(cover, [...(joined.get(cover) ?? []), line, ...(joined.get(line) ?? [])])
    }
  return {
    ...content,
    lines: content.lines.flatMap((line) => {
      if (!stand.has(line)) return []
      const others = joined.get(line) ?? []
      if (others.length === 0) return [line]
      const evidence = [line, ...others].flatMap((one) => one.evidence)
      return [
        {
          ...line,
          factIds: [...new Set([line, ...others].flatMap(({ factIds }) => factIds))],
          evidence: [...new Map(evidence.map((source) => [JSON.stringify(source), source])).values()],
        },
      ]
    }),
  }
}
