import type { Evidence } from '@/lib/consultation/brief/schema'
import { findMeanings } from '@/lib/consultation/guard/language/meanings'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'
import { audienceOf } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'

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
]

/** A qualification stands in two places on purpose, and what the agency reads is in nobody’s way. */
const COVERS_NOTHING: readonly Section[] = ['education', 'internalNotes', 'recommendation']

/** Other words for the hirer, and what says no more of it than that it is there. */
const HIRER = /^(?:firm|company|business|outfit|employer|organization|shop|workshop|works|practice)$/
const WEAK = /^(?:run|owned|based|here|still|also|join|part|call|called|small|strong|around|about|just)$/

/** Fewer words have to stand together in the other line. */
const TOGETHER_MAX = 3
/** One word in so many may be missing in the opening, which tells things in its own way. */
const WORDS_PER_MISS = 6

const tellingWords = (text: string, without: ReadonlySet<string>): string[] =>
  tokensOf(text).flatMap(({ text: word }) => {
    const stem = HIRER.test(word) ? 'firm' : stemOf(word)
    const isTelling = isContent(word) && !WEAK.test(word) && !without.has(stem)
    return isTelling && (stem === 'firm' || !GENERIC.test(word)) ? [stem] : []
  })

const meaningsIn = (text: string): string[] => findMeanings(tokensOf(text)).map(({ meaning }) => meaning)

/** How much of what `text` tells is told by `other` too, from 0 to 1. */
function shareTold(text: string, other: string, company: string): number {
  const own = new Set(tokensOf(company).map(({ text: word }) => stemOf(word)))
  const words = [...new Set(tellingWords(text, own))]
  const known = new Set(tellingWords(other, own))
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length
}

/** Half of what it tells is in the opening: a judge decides whether the rest is new, or the same in other words. */
const LEAST_SHARE = 0.5

export const mayRepeatOpening = (
  { section, text }: { section: string; text: string },
  opening: string,
  company: string,
): boolean =>
  EMPLOYER.some((one) => one === section) &&
  shareTold(text, opening, company) >= LEAST_SHARE &&
  !saysNothingNew(text, opening, { company, isOpening: true })

/** Whether `text` tells nothing that `other` has not told: the same words, figures, conditions and limits, in whatever order. */
export function saysNothingNew(
  text: string,
  other: string,
  { company, isOpening = false }: { company: string; isOpening?: boolean },
): boolean {
  const own = new Set(tokensOf(company).map(({ text: word }) => stemOf(word)))
  const words = [...new Set(tellingWords(text, own))]
  const told = tellingWords(other, own)
  const missing = words.filter((word) => !told.includes(word))
  const mayMiss = isOpening ? Math.floor(words.length / WORDS_PER_MISS) : 0
  if (words.length < 2 || missing.length > mayMiss) return false
  if (missing.some((word) => /\d/.test(word))) return false
  const meanings = meaningsIn(other)
  if (meaningsIn(text).some((meaning) => !meanings.includes(meaning))) return false
  const stands = (at: number) => words.every((word) => told.slice(at, at + words.length).includes(word))
  return words.length > TOGETHER_MAX || told.some((_, at) => stands(at))
}

const overlaps = (one: Evidence, other: Evidence): boolean =>
  one.kind === other.kind && one.id === other.id && one.start < other.end && other.start < one.end

const isSaidOnce = (line: Line, other: Line): boolean =>
  line.evidence.some((source) => other.evidence.some((second) => overlaps(source, second)))

/** "We can teach you" is more than the duty or the wish says. */
const TEACHES = /\b(?:teach|train|taught|show)/i

/** Whether a line of `other` can say what `line` says: a wish is no wish because the firm has the tool as well. */
function canCover(other: Line, line: Line): boolean {
  const isDuty = other.section === 'responsibilities'
  const isNeed = REQUIREMENTS.includes(other.section)
  if (line.section === 'responsibilities') return isDuty
  if (line.section === 'niceToHave')
    return (isDuty || isNeed) && !(TEACHES.test(line.text) && !TEACHES.test(other.text))
  // A manager who names a duty and a skill for it means both.
  if (REQUIREMENTS.includes(line.section)) return isNeed || (isDuty && isSaidOnce(line, other))
  return !isNeed && other.section !== 'niceToHave'
}

const isForCandidates = (line: SpecificationLine): boolean =>
  audienceOf(line) === 'candidate' && !COVERS_NOTHING.includes(line.section)

/** The document without lines that only say again what another line tells candidates. What they stood on goes to that line. */
export function withoutRepeats(content: SpecificationContent): SpecificationContent {
  const company = content.companyName
  const stand = new Set(content.lines)
  const joined = new Map<SpecificationLine, SpecificationLine[]>()
  const isOnlyOne = (line: SpecificationLine) =>
    line.section === 'responsibilities' &&
    [...stand].filter(({ section }) => section === 'responsibilities').length === 1
  for (const section of MAY_GO)
    for (const line of content.lines.filter((one) => one.section === section && isForCandidates(one))) {
      const cover = [...stand].find(
        (other) =>
          other !== line &&
          isForCandidates(other) &&
          !other.isUnfit &&
          canCover(other, line) &&
          saysNothingNew(line.text, other.text, { company, isOpening: other.section === 'overview' }),
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
