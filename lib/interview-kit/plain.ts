import type { Frame } from '@/lib/knowledge/interview/plain'
import { type Draft, fill, toWording, type Wording } from './draft'
import { readAim, readOut } from './first-year'
import { headingOf, unwrapHeading } from './lines/heading'
import { toImperative } from './lines/imperative'
import {
  isAboutThePost,
  isHeading,
  isNotice,
  isSentence,
  isStatement,
  isTerm,
  leansOnAnother,
  makesNoDemand,
} from './lines/skip'
import { endsWhole } from './lines/slot'
import { isSayable, isSurelyAct, isVague, type LineToAsk, readHeading, wholeOf } from './lines/thing'
import { beginsWithTime, readTime } from './lines/time'
import { countWords, unwrap } from './lines/words'
import { kindOf } from './options'
import { readTraitFrame } from './traits'

/** A question to a line that no hand-written one fits. */
export interface PlainQuestion {
  /** Which of two is asked if there is time for one. */
  worth: number
  word: (draft: Draft) => Wording
}

const WORTH = { heading: 1.5, would: 1.4, short: 1.2, time: 1.6, aim: 2, quote: 1 } as const

/** What goes into each frame that fits. */
interface Plan {
  things: Partial<Record<Frame, string>>
  worth: number
}

const planOf = (frame: Frame, thing: string, worth: number): Plan => ({ things: { [frame]: thing }, worth })

/** Null where the line says nothing that a question can test. `names` are those that any reader of the trade knows. */
export function readPlain(line: LineToAsk, names: ReadonlySet<string>): PlainQuestion | null {
  const plan = readPlan(line, names)
  if (!plan) return null
  const isPlan = 'aimProject' in plan.things || 'aimOpen' in plan.things
  const kind = isPlan ? 'situational' : kindOf(line.section)
  return { worth: plan.worth, word: (draft) => toWording(kind, fill(plan.things, draft), draft) }
}

/** For a line that an editor wants to ask about although no question fits it. */
export const wordAnyway = ({ text, section }: LineToAsk, draft: Draft): Wording =>
  section === 'firstYear'
    ? toWording('situational', fill({ aimOpen: readOut(unwrap(text) || text) }, draft), draft)
    : toWording(kindOf(section), fill({ anyway: unwrap(text) || text }, draft), draft)

/** Whether it asks for something by itself. */
export function asksForSomething({ text, section }: LineToAsk): boolean {
  const said = unwrap(text)
  return (
    !(
      said === '' ||
      isNotice(text) ||
      (section !== 'firstYear' && isTerm(said)) ||
      isAboutThePost(said) ||
      isHeading(said)
    ) &&
    (section === 'firstYear' || !/^(?:join|become|be (?:one|part|an?)) /i.test(said)) &&
    // "CMM reports: doesn’t need to program" asks for the reports.
    !makesNoDemand(text.split(/[:;–]|, /)[0] ?? text)
  )
}

function readPlan(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const { text, section } = line
  const said = unwrap(text)
  if (!asksForSomething(line)) return null
  if (section === 'firstYear') {
    const aim = readAim(text)
    return aim && planOf(aim.frame, aim.thing, WORTH.aim)
  }
  const time = readTime(said)
  if (time && !isVague(time)) return endsWhole(time) ? planOf('time', time, WORTH.time) : null
  if (section === 'softSkills') {
    const trait = readTraitFrame(said)
    return (
      trait && planOf(trait.frame, trait.thing, trait.frame === 'traitQuoted' ? WORTH.quote : WORTH.heading)
    )
  }
  if (beginsWithTime(said)) return readQuoted(line, said)
  return (
    (section === 'responsibilities' ? readDuty(line, names) : readSkill(line, names)) ??
    readQuoted(line, said)
  )
}

/** In words, of what a question can name. */
const THING_WORDS = 8
/** In words. A line that loses more than so many of them is asked about as it is written. */
const CUT_WORDS = 3

function readSkill(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const heading = headingOf(line.text, names)
  if (!heading || heading.isOurs || heading.isCut || !isSayable(heading.text, THING_WORDS)) return null
  const { text: head, isNamed } = heading
  const lost = countWords(unwrapHeading(line.text)) - countWords(head)
  const thing = wholeOf(line, head, names)
  // "Trade" of "a trade such as bricklaying"
  if (thing === null || (!isNamed && lost > (countWords(head) === 1 ? 1 : CUT_WORDS))) return null
  const worth = countWords(head) === 1 && !isNamed ? WORTH.short : WORTH.heading
  if (isNamed) return planOf('named', thing, worth)
  if (line.section !== 'technical') return planOf('experience', thing, worth)
  return planOf(isSurelyAct(head) ? 'act' : 'skill', thing, worth)
}

/** In words. A longer one is too long to be heard. */
const WOULD_WORDS = 13

function readDuty(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const imperative = toImperative(line.text, line.isAmongActs ?? false)
  const would = imperative && countWords(imperative) <= WOULD_WORDS ? imperative : null
  const heading = readHeading(line, names)
  const lost = heading ? countWords(unwrapHeading(line.text)) - countWords(heading.text) : 0
  const act =
    heading &&
    !heading.isOurs &&
    !heading.isCut &&
    isSurelyAct(heading.text) &&
    isSayable(heading.text, THING_WORDS) &&
    lost <= CUT_WORDS
      ? wholeOf(line, heading.text, names)
      : null
  if (act && would) return { things: { act, would }, worth: WORTH.heading }
  if (act) return planOf('act', act, WORTH.heading)
  return would ? planOf('would', would, WORTH.would) : null
}

/** In words. */
const QUOTE_WORDS = 18
const QUOTE_WORDS_MIN = 3
/** "Design footbridges" says what is done. */
const DUTY_WORDS_MIN = 2

/** "Handy with pneumatics", "a grounding in compressors": how good somebody has to be, which a question doesn’t say. */
const DEGREE =
  /^(?:(?:comfortable|handy|confident|competent|proficient|familiar|at home|fluent|sound|skilled)(?: (?:with|in|at|on))?|(?:an? )?(?:\p{L}+ )?(?:grounding|grasp|familiarity|fluency) (?:in|of|with)) (?=\S)/iu

/** Read out as it is written. */
function readQuoted({ section }: LineToAsk, line: string): Plan | null {
  const text = section === 'technical' ? line.replace(DEGREE, '') : line
  const said = text.charAt(0).toUpperCase() + text.slice(1)
  const words = countWords(said)
  if (
    words < (section === 'responsibilities' ? DUTY_WORDS_MIN : QUOTE_WORDS_MIN) ||
    words > QUOTE_WORDS ||
    isStatement(said.replace(/^(?:has|have) /i, '')) ||
    leansOnAnother(said) ||
    /[.?!;]\s|["“”]|^\S+ it\b/.test(said) ||
    isSentence(said)
  )
    return null
  return planOf(section === 'responsibilities' ? 'nearest' : 'quoted', said, WORTH.quote)
}
