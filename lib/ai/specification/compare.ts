import { describeReading } from '@/lib/consultation/brief/reading'
import {
  checkRewording,
  listRewordingReasons,
  type Rewording,
  type RewordingReason,
  type RewordingVerdict,
} from '@/lib/consultation/guard/rewording/check'
import { strayFigures, strayNames } from '@/lib/consultation/guard/rewording/measures'
import { type RewordingText, readRewordingText } from '@/lib/consultation/guard/rewording/text'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { CheckContext, DraftVerdict } from './check'
import { findManagerTitle, titleAsUs, titlesOfNamed } from './manager-title'
import { isNameless, termsIn, withoutCaveat, withoutLabel } from './reservations'
import { withoutRightToWork } from './right-to-work'
import type { DraftLine } from './schema'
import { driverOf, listShorterForms, listWithoutTalk } from './shorter-forms'
import { describeContext, type Source } from './sources'
import { tidyText } from './text'

/** "(in full: £44,000 to £50,000 a year)" of pay that holds more than a typed value. */
const readingsOf = ({ facts }: Source): string[] =>
  facts.flatMap((fact) => {
    const reading = fact.slot === null ? describeReading(fact) : null
    return reading === null ? [] : [`(in full: ${reading})`]
  })

/** "Priya is the Engineering Manager", of people whom the cited sources name. */
const whoIsWho = (cited: readonly Source[], { sources }: CheckContext): string[] =>
  cited.flatMap(({ said, audience }) => titlesOfNamed(said, sources, audience))

/** "IEC" of "61508", where another source says who issues it. */
const issuersOf = (said: string, { sources }: CheckContext): string[] =>
  sources.flatMap((source) =>
    source.audience === 'candidate'
      ? [...source.said.matchAll(/\b(\p{Lu}{2,5}) (\d{3,})\b/gu)].flatMap(([, issuer = '', number = '']) =>
          new RegExp(`\\b${number}\\b`).test(said) ? [issuer] : [],
        )
      : [],
  )

/** A location may name the town that the company says it is in. */
const townsOf = (section: DraftLine['section'], { sources }: CheckContext): string[] =>
  section === 'location' ? sources.flatMap(({ id, said }) => (id === 'C1' ? [said] : [])) : []

/** An offer hangs on any check that an employer makes. */
const SUBJECT_TO =
  /^(?:(?:all |any |our )?offers? (?:are|is)|the (?:post|job|role|offer) is) subject to (?=.*\b(?:checks?|tests?|clearance|screening|medical)\b)/i
const withoutSubjectTo = (text: string, before: string): string =>
  /\bsubject to\b/i.test(before) ? text : text.replace(SUBJECT_TO, '')

/** "2200-0600" as "10pm to 6am". */
const CLOCK = /\b([01]\d|2[0-3])(00|15|30|45)(?: ?(?:-|–) ?| to )([01]\d|2[0-3])(00|15|30|45)\b/g
const withPlainClock = (text: string): string => {
  const time = (hour: string, minutes: string) =>
    `${Number(hour) % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${Number(hour) < 12 ? 'am' : 'pm'}`
  return text.replace(
    CLOCK,
    (_, from: string, past: string, to: string, pastTo: string) =>
      `${time(from, past)} to ${time(to, pastTo)}`,
  )
}

/** "The two partners", where a source tells of the other one. */
function withoutCountOfTwo(text: string, { sources }: CheckContext): string {
  const said = sources.map((source) => source.said).join('\n')
  return text.replace(
    /\b(the|our|one of our) two (partner|director|owner|founder)s\b/gi,
    (words, lead: string, role: string) =>
      new RegExp(`\\bthe other ${role}\\b`, 'i').test(said) ? `${lead} ${role}s` : words,
  )
}

/** What a team is to reach may be put as the reader’s share in it. */
const withoutTeam = (text: string, { section }: Pick<DraftLine, 'section'>, before: string): string =>
  section === 'firstYear' && !/\bteam\b/i.test(before)
    ? text.replace(/(?:^|,? )with the team,? ?/i, (_, at: number) => (at === 0 ? '' : ' ')).trim()
    : text

/** The line beside what it stands for, as the gate compares them. */
export function toRewording(
  { section, text: drafted }: DraftLine,
  before: string,
  cited: readonly Source[],
  context: CheckContext,
): Rewording {
  const text = withoutTeam(withoutCountOfTwo(tidyText(drafted), context), { section }, before)
  const isNote = section === 'internalNotes'
  const bare = isNote ? withoutLabel(text) : withoutSubjectTo(withoutRightToWork(text, before), before)
  const offered = withoutCaveat(bare, before, context)
  return {
    before: withPlainClock(isNote ? withoutLabel(before) : before),
    after: withPlainClock(
      section === 'process' ? titleAsUs(offered, before, findManagerTitle(context.sources)) : offered,
    ),
    isNiceToHave: section === 'niceToHave',
    isProspect: section === 'growth',
    heading: sectionRow(section as Section).label,
    company: context.company,
    jobTitle: context.jobTitle,
    terms: [
      ...cited.flatMap(({ saidIn }) => termsIn(saidIn)),
      ...issuersOf(before, context),
      ...whoIsWho(cited, context),
      ...townsOf(section, context),
    ],
    // No document names a colleague, a note for the agency included.
    isNameless: isNote || isNameless(before, context),
  }
}

/** What a judge may take from the words around a fact, or from the question it answers: conditions, people and things. */
const OF_CONTEXT: readonly RewordingReason[] = [
  'figure',
  'condition',
  'negation',
  'subject',
  'exclusivity',
  'direction',
  'scope',
]

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, ''))

/** All words of the line are of the fact or around it, and some of those around it are what it adds. */
function isExplained(text: string, { said, around }: { said: string; around: string }): boolean {
  const own = new Set(stemsOf(said))
  const near = new Set(stemsOf(around))
  const added = stemsOf(text).filter((stem) => !own.has(stem) && !CARRIERS.has(stem))
  return added.length > 0 && added.every((stem) => near.has(stem))
}

/** Words that carry a line and say nothing of the job. */
const CARRIERS = new Set(
  stemsOf('you your the and when where with for from that this our not are can will who'),
)

/** What a line may leave to another one of the same source. */
const OF_OTHERS: readonly RewordingReason[] = ['figure', 'name']

/**
 * What a judge is to compare where a line was refused only for figures or names that lines `told` of the same sources carry, and adds none.
 * Null where it lacks more, or says other ones.
 */
export function compareWithTold(
  line: DraftLine,
  { cited, told }: { cited: readonly Source[]; told: string },
  context: CheckContext,
): string | null {
  const said = cited.map((source) => source.said).join('. ')
  const rewording = toRewording(line, said, cited, context)
  if (listRewordingReasons(rewording).some((reason) => !OF_OTHERS.includes(reason))) return null
  const read = (text: string) => readRewordingText(text, rewording)
  const [before, after, others] = [read(rewording.before), read(rewording.after), read(told)]
  const stray = (text: RewordingText, other: RewordingText) => [
    ...strayFigures(text, other),
    ...strayNames(text, other, rewording),
  ]
  const untold = [...strayFigures(before, others), ...strayNames(before, others, rewording)]
  const missing = stray(before, after)
  return stray(after, before).length === 0 &&
    missing.length > 0 &&
    missing.every((word) => !untold.includes(word))
    ? said
    : null
}

const RANK = { changed: 0, judge: 1, same: 2 } as const

/** Whether a line says what its sources say, in the manager’s words or as the note-taker words them; or what a judge is to compare. */
export function compareWording(
  line: DraftLine,
  {
    cited,
    said,
    written,
    beside,
  }: {
    cited: readonly Source[]
    beside: readonly Source[]
    said: string
    /** The note-taker’s lines of the same facts. */
    written: string
  },
  context: CheckContext,
): DraftVerdict {
  const facts = cited.flatMap((source) => source.facts)
  const isTyped = facts.some(({ slot }) => slot !== null) && said !== written
  // The note-taker’s line says that it can be taught; the words of the fact alone do not.
  const isLearnable = facts.some(({ strength }) => strength === 'learnable')
  const around = [...new Set(cited.map(describeContext))].filter((words) => words !== '')
  const people = whoIsWho(cited, context).map((words) => `(who is who: ${words})`)
  const verdictOf = (before: string) => checkRewording(toRewording(line, before, cited, context))
  // What code leaves out of talk a judge compares in full.
  const openVerdictOf = (before: string): RewordingVerdict => {
    const checked = verdictOf(before)
    return checked.verdict === 'same' ? { verdict: 'judge' } : checked
  }
  const verdicts = [
    ...[said, written, ...listShorterForms(said, line.section, driverOf(context.sources))].map(verdictOf),
    ...listWithoutTalk(said, line.section).map(openVerdictOf),
  ]
  const best = verdicts.reduce((one, other) => (RANK[other.verdict] > RANK[one.verdict] ? other : one))
  const before = [
    said,
    ...(isTyped || isLearnable ? [`(in full: ${written})`] : []),
    ...cited.flatMap(readingsOf),
    ...around,
    ...new Set(people),
  ].join(' ')
  if (best.verdict !== 'changed') return { before, verdict: best.verdict }
  const isOfContext = OF_CONTEXT.includes(best.reason)
  const near = [...around, ...beside.map((source) => source.said)].join(' ')
  return isOfContext && isExplained(tidyText(line.text), { said, around: near })
    ? { before, verdict: 'judge' }
    : { rejection: best.reason }
}
