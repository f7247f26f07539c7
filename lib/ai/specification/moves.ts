import { SECTION_KEYS, type Section } from '@/lib/specification/options'
import { saysNotNeeded } from './not-needed'
import { isOfRightToWork } from './right-to-work'
import type { Source } from './sources'

/**
 * Where a fact may stand besides the section of its topic: beside what it belongs to, for the same readers, and never as less of a demand
 * than it was, or more.
 */
export const MOVES: Partial<Record<Section, readonly Section[]>> = {
  responsibilities: [
    'firstYear',
    'duration',
    'location',
    'startDate',
    'travel',
    'workPattern',
    'healthSafety',
    'culture',
    'motivation',
    'technical',
    'experience',
  ],
  firstYear: ['responsibilities', 'duration', 'culture'],
  technical: ['experience'],
  experience: ['technical', 'softSkills', 'responsibilities', 'firstYear', 'process'],
  softSkills: ['experience', 'responsibilities', 'firstYear'],
  niceToHave: ['growth', 'technical', 'experience'],
  culture: [
    'growth',
    'responsibilities',
    'firstYear',
    'workPattern',
    'benefits',
    'healthSafety',
    'motivation',
  ],
  growth: ['benefits', 'firstYear', 'niceToHave', 'culture'],
  benefits: [
    'package',
    'growth',
    'culture',
    'responsibilities',
    'firstYear',
    'travel',
    'expenses',
    'workPattern',
  ],
  motivation: ['culture', 'benefits', 'growth'],
  package: ['compensation', 'benefits', 'workPattern', 'hours', 'onCall', 'expenses'],
  location: ['workPattern', 'travel', 'culture'],
  workPattern: ['hours', 'location', 'travel', 'onCall'],
  hours: ['workPattern'],
  travel: ['location', 'workPattern', 'expenses'],
  onCall: ['package', 'workPattern'],
  expenses: ['travel', 'package', 'benefits'],
  posts: ['contractType'],
  contractType: ['posts', 'duration'],
  duration: ['contractType'],
  startDate: ['process', 'notice'],
  notice: ['startDate', 'contractType'],
  process: ['experience', 'startDate'],
}

/** The sections in which the note-taker has its lines. */
const homesOf = ({ lines }: Source): Section[] => [...new Set(lines.map(({ section }) => section))]

/** Only beside one that is at home there: "we pay for the course" is no wish by itself. */
const COMPANY_ONLY: readonly Section[] = ['niceToHave', 'compensation']

/** Where what is not asked stands beside what is. */
const LIMITS: readonly Section[] = ['technical', 'experience']

/** A duty belongs beside the skill that it needs, and is no demand by itself; "we hold no sponsor licence" is one. */
const isDemand = (section: Section): boolean =>
  section === 'technical' || section === 'experience' || section === 'softSkills'

/** What is taught is an offer; what is only wished for is not. */
const isTaught = ({ facts }: Source) =>
  facts.length > 0 && facts.every(({ strength }) => strength === 'learnable')

/** Whether a line of `section` may say all of these sources. */
export function canStandIn(cited: readonly Source[], section: Section): boolean {
  const isAtHome = (source: Source) => homesOf(source).includes(section)
  const isMoved = (source: Source) => {
    const [home, ...others] = homesOf(source)
    if (LIMITS.includes(section) && home !== undefined && others.length === 0 && saysNotNeeded(source.said))
      return home !== 'internalNotes'
    if (home === undefined || others.length > 0 || !(MOVES[home] ?? []).includes(section)) return false
    if (home === 'niceToHave') return isTaught(source) && (!isDemand(section) || cited.some(isAtHome))
    return (
      !isDemand(section) ||
      isDemand(home) ||
      cited.some(isAtHome) ||
      (section === 'experience' && isOfRightToWork(source.said))
    )
  }
  return (
    cited.every((source) => isAtHome(source) || isMoved(source)) &&
    (!COMPANY_ONLY.includes(section) || cited.some(isAtHome))
  )
}

/** The sections that a line with all of these sources may stand in. */
export const sectionsFor = (cited: readonly Source[]): Section[] =>
  SECTION_KEYS.filter((section) => canStandIn(cited, section))

/** The note-taker’s lines that a line of `section` with these sources stands for. */
export const linesReplaced = (cited: readonly Source[], section: Section) => [
  ...new Set(
    cited.flatMap(({ lines }) => {
      const own = lines.filter((line) => line.section === section)
      return own.length > 0 ? own : lines
    }),
  ),
]
