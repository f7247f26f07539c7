import type { Frame } from '@/lib/knowledge/interview/plain'
import { findAim } from './bank/aims'
import { type Draft, fill, type Slots, toWording, type Wording } from './draft'
import { readAim } from './first-year'
import { PAST } from './lines/gerund'
import { headingOf, unwrapHeading } from './lines/heading'
import { isActFirst, toImperative } from './lines/imperative'
import { joinList, listOf } from './lines/list'
import {
  isAboutThePost,
  isHeading,
  isNotice,
  isStatement,
  isTerm,
  leansOnAnother,
  makesNoDemand,
} from './lines/skip'
import { doingOf } from './lines/slot'
import { isRule, isSayable, isSurelyAct, type LineToAsk, readHeading, wholeOf } from './lines/thing'
import { isDuration } from './lines/time'
import { countWords, dropMeasures, lowerFirst, toQuoted, unwrap } from './lines/words'
import { toCore, toWork } from './lines/work'
import { kindOf } from './options'
import { readWho } from './traits'

/** A question to a line that no hand-written one fits. */
export interface PlainQuestion {
  /** Which of two is asked if there is time for one. */
  worth: number
  word: (draft: Draft) => Wording
}

const WORTH = { frame: 1.4, said: 1.3, short: 1.2, aim: 1.7, writtenAim: 2.2 } as const

/** Of which a learner may have met the thing on a course only. */
const SKILL_FRAMES: readonly Frame[] = ['skill', 'list', 'act', 'named', 'doing']

interface Plan extends Slots {
  frame: Frame
  worth: number
}

/** Null where the line asks for nothing. `names` are those that any reader of the trade knows. */
export function readPlain(line: LineToAsk, names: ReadonlySet<string>): PlainQuestion | null {
  const plan = readPlan(line, names)
  if (!plan) return null
  const { worth } = plan
  // Whoever is to be trusted alone has no figure to move.
  const aim = line.section === 'firstYear' && plan.frame !== 'aimStanding' ? findAim(line.text) : null
  if (aim) {
    const { ask, ...rest } = aim
    const written = { ...rest, question: `${plan.thing}. ${ask}` }
    return { worth: WORTH.writtenAim, word: (draft) => toWording('situational', written, draft) }
  }
  const isOfSkill = line.isForLearner && SKILL_FRAMES.includes(plan.frame)
  const frame = isOfSkill ? 'learnerSkill' : plan.frame
  const kind = line.section === 'firstYear' ? 'situational' : kindOf(line.section)
  return { worth, word: (draft) => toWording(kind, fill(frame, plan, draft), draft) }
}

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
  if (!asksForSomething(line) || isDuration(line)) return null
  if (section === 'firstYear') {
    const aim = readAim(text, names, line.isAmongActs)
    return aim && { ...aim, worth: WORTH.aim }
  }
  const named = readNamed(line, names) ?? readCore(line, names)
  return named && !NO_PHRASE.test(named.thing) ? named : readSaid(line)
}

/** What no sentence of ours can hold: "hand tools and able to follow a diagram", "user of a stock system". */
const NO_PHRASE =
  /\b(?:and|or|but|,) (?:able|willing|confident|comfortable|happy|ready|keen|prepared) |^(?:\p{L}+ )?(?:user|holder|reader|writer|speaker|driver|operator) of\b/iu

/** In words, of a thing that a question can name though no rule of ours tells that it is one. */
const CORE_WORDS = 12
/** What is no thing by itself. */
const NO_CORE =
  /^(?:\p{L}+ed|able|comfortable|happy|keen|confident|competent|willing|ready|good|strong|well|all|both|any|some|a|an|one|background|experience|or|and|not|what|how)\b|[;:()“”"?!…&/±@+°]|\b(?:you|your|we|our|us|they|their|it|who|that|is|are|be|can|non)\b/iu

/** A line without what it says about the thing or the work that it begins with. */
function readCore(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const { section, isAmongActs = false } = line
  if (section === 'softSkills') return readManner(line.text)
  const said = section === 'responsibilities' ? line.text : unwrapHeading(line.text)
  const work = LEANS.test(said) ? null : toWork(said, isAmongActs)
  if (work) return { frame: 'doing', thing: work, worth: WORTH.frame }
  // "Test level controls, alarms and valves" is no list of things.
  if (section === 'responsibilities')
    return isActFirst(said.split(/,? /)[0] ?? '', 'the', true) ? null : readListed(toCore(said), names)
  if (section !== 'technical') return null
  const core = toCore(said)
  const plan = core === said ? null : readNamed({ ...line, text: core }, names)
  if (plan) return plan
  const isThing = countWords(core) > 1 && countWords(core) <= CORE_WORDS && !NO_CORE.test(core)
  // "Manual TIG, 304L and 316L, 1.5 mm to 8 mm wall" is said as it stands.
  if (
    !isThing ||
    /,.*,|\d .*\d /.test(core) ||
    isStatement(core) ||
    leansOnAnother(core) ||
    makesNoDemand(core)
  )
    return null
  const thing = names.has(core.split(' ')[0] ?? '') ? core : lowerFirst(core)
  return { frame: 'skill', thing, worth: WORTH.said }
}

/** "Share the van without grumbling" */
function readManner(text: string): Plan | null {
  const work = toWork(text, false)
  return work === null ? null : { frame: 'trait', thing: work, worth: WORTH.said }
}

/** A line that a sentence of ours can name. */
function readNamed(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const { text, section } = line
  if (section === 'softSkills') {
    const who = readWho(unwrap(text))
    return who ? { frame: 'who', thing: who, worth: WORTH.frame } : null
  }
  if (section === 'responsibilities') return readDuty(line, names)
  if (ABLE.test(unwrap(text))) return readAct(line)
  return (section === 'technical' ? readListed(text, names) : readDone(text)) ?? readSkill(line, names)
}

/** "Pumps, valves and seals", which are asked about one by one. */
function readListed(text: string, names: ReadonlySet<string>): Plan | null {
  const parts = /:/.test(text) ? null : listOf(text, names)
  if (!parts || parts.length < LIST_MIN || !isPlainWords(text)) return null
  const thing = joinList(parts)
  return { frame: isReading(parts) ? 'act' : 'list', thing, worth: WORTH.frame }
}
/** "Reading drawings, routings and job cards" */
const isReading = ([first = '', ...others]: readonly string[]) =>
  /ing /.test(first) && doingOf(first) !== null && !others.some((part) => /ing\b/.test(part))
/** A list of two may be one thing: "drilling and tapping". */
const LIST_MIN = 3

/** "Managed projects in a live factory", as what somebody has done. */
function readDone(text: string): Plan | null {
  const done = dropMeasures(unwrap(text))
    .replace(PAST, '')
    .replace(/^\p{L}+/u, (verb) => PARTICIPLES[verb.toLowerCase()] ?? verb)
  if (!DONE.test(done) || !isQuotable(done) || / (?:is|are|was|were) /.test(done)) return null
  const thing = done.charAt(0).toLowerCase() + done.slice(1)
  return { frame: 'done', thing, worth: WORTH.frame }
}
const PARTICIPLES: Readonly<Record<string, string>> = {
  drew: 'drawn',
  drove: 'driven',
  gave: 'given',
  ran: 'run',
  saw: 'seen',
  took: 'taken',
  wrote: 'written',
}
/** "Based in", "trained in" and the like say what somebody is. */
const DONE =
  /^(?!(?:based|trained|qualified|skilled|experienced|educated|interested|registered|chartered|certified|need|used) )(?:\p{L}{3,}ed|led|run|built|written|held|taken|made|dealt|brought|kept|sold|taught|won|seen|been|done|driven|drawn|found|given) (?:\p{Ll}|\d)/iu

/** In words, of a line that is quoted. */
const SAID_WORDS = 24
const SAID_WORDS_MIN = 3

/** "Keep it up to date", "Head of Lamps" */
const LEANS = /^\S+ (?:it|them|this|these|that|those)\b|^head of\b/i

const SAID_FRAMES: Readonly<Record<string, Frame>> = {
  responsibilities: 'saidDuty',
  technical: 'saidSkill',
  experience: 'saidExperience',
  education: 'saidExperience',
  softSkills: 'saidTrait',
}

/** As it follows a colon. */
const toSaid = (text: string) => {
  const said = toQuoted(text)
  return /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(said) ? said : lowerFirst(said)
}

/** A line in its own words. */
function readSaid({ text, section }: LineToAsk): Plan | null {
  const said = unwrap(text).replace(/^(?:has|have|had|does(?:n['’]t| not)|do(?:n['’]t| not)) (?=\p{L})/iu, '')
  const words = said.match(/\p{L}{2,}|\d+/gu)?.length ?? 0
  const frame = SAID_FRAMES[section]
  if (
    !frame ||
    LEANS.test(said) ||
    makesNoDemand(said) ||
    words < SAID_WORDS_MIN ||
    words > SAID_WORDS ||
    isStatement(said) ||
    leansOnAnother(said)
  )
    return null
  return { frame, thing: toSaid(text), worth: WORTH.said }
}

/** In words, of what a question can name. */
const THING_WORDS = 10
/** In words. A line that loses more than so many of them is not what is asked about. */
const CUT_WORDS = 3

/** Nothing that has to be seen on paper. */
const isPlainWords = (text: string): boolean => !/[/±@+°]/.test(text)
/** What a sentence of ours can go round. */
const isQuotable = (text: string): boolean =>
  isPlainWords(text) && !/[;:()“”"?!…]/.test(text) && countWords(text) <= ACT_WORDS

function readSkill(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const heading = headingOf(line.text, names)
  if (!heading || heading.isOurs || heading.isCut || !isSayable(heading.text, THING_WORDS)) return null
  const { text: head, isNamed } = heading
  const lost = countWords(unwrapHeading(line.text)) - countWords(head)
  const thing = wholeOf(line, head, names)
  // "Trade" of "a trade such as bricklaying"
  if (thing === null || (!isNamed && lost > (countWords(head) === 1 ? 1 : CUT_WORDS))) return null
  const worth = countWords(head) === 1 && !isNamed ? WORTH.short : WORTH.frame
  return { frame: frameOf(line, head, isNamed), thing, worth }
}

function frameOf({ section }: LineToAsk, head: string, isNamed: boolean): Frame {
  if (isNamed && !isRule(head)) return 'named'
  if (section !== 'technical') return 'experience'
  return isSurelyAct(head) ? 'act' : 'skill'
}

/** In words. A longer one is too long to be heard. */
const ACT_WORDS = 16
/** In words, of an act that is easy to follow. */
const BRIEF_WORDS = 12
/** In words. A shorter act needs what is said of it. */
const SAYING_WORDS = 4
/** What a duty is done for or like, which its question doesn’t need. */
const EXTRA = /,? (?:so that|so|in order to|including|such as|as well as|for example|e\.?g\.?)\b.*$/i

/** "Knows when to stop a job", "able to set up a mill" */
const ABLE = /^(?:knows? (?:when|how) to|knowing (?:when|how) to|able to|ability to|can) (?=\p{Ll})/iu

function readAct({ text, isAmongActs = false, isForLearner = false }: LineToAsk): Plan | null {
  const said = unwrap(text)
  const act = said.replace(ABLE, '')
  const whole = toImperative(act, isAmongActs || act !== said)
  const short = whole?.replace(EXTRA, '')
  // "Climb, including over water" is more than climbing.
  const imperative = short && countWords(short) < SAYING_WORDS ? whole : short
  if (!imperative?.includes(' ') || !isQuotable(imperative)) return null
  if (isForLearner) return { frame: 'learner', thing: imperative, worth: WORTH.frame }
  const doing = toWork(act, isAmongActs)
  if (doing && countWords(imperative) > BRIEF_WORDS)
    return { frame: 'doing', thing: doing, worth: WORTH.frame }
  return { frame: 'would', thing: imperative, doing, worth: WORTH.frame }
}

function readDuty(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const plan = readAct(line)
  if (plan) return plan
  const heading = readHeading(line, names)
  if (!heading || heading.isOurs || heading.isCut) return null
  const lost = countWords(unwrapHeading(line.text)) - countWords(heading.text)
  const isAct = isSurelyAct(heading.text) && isSayable(heading.text, THING_WORDS) && lost <= CUT_WORDS
  const act = isAct ? wholeOf(line, heading.text, names) : null
  return act ? { frame: 'act', thing: act, worth: WORTH.frame } : null
}
