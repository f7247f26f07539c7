import { isLawful } from '@/lib/consultation/guard/law/verdict'
import type { Form, Frame } from '@/lib/knowledge/interview/wording'
import { formOf } from './anchors'
import { type Draft, fill, rarestFrame, toWording, type Wording, wordWritten } from './draft'
import { readAim } from './first-year'
import { type Heading, headingOf } from './lines/heading'
import { toDoingOf, toImperative } from './lines/imperative'
import {
  isAboutThePost,
  isHeading,
  isNotice,
  isStatement,
  isTerm,
  leansOnAnother,
  makesNoDemand,
} from './lines/skip'
import { doingOf, endsWhole, isBroadAct, isWhole } from './lines/slot'
import { beginsWithTime, readTime } from './lines/time'
import { countWords, lowerFirst, unwrap } from './lines/words'
import type { ItemKind } from './options'
import { readTraitFrame } from './traits'
import { findWritten } from './written'

export type { Wording } from './draft'

export interface LineToAsk {
  text: string
  section: string
  /** Among duties that are written as acts. */
  isAmongActs?: boolean
}

/** A question to a line that no hand-written one fits. */
export interface PlainQuestion {
  /** Which of two is asked if there is time for one. */
  worth: number
  word: (draft: Draft) => Wording
}

const kindOf = (section: string): ItemKind => (section === 'technical' ? 'ownWork' : 'pastBehaviour')

/** In words, of what a question or a description of an answer can name. */
const THING_WORDS = 8
const NAMED_WORDS = 5
const isSayable = (text: string, most: number): boolean =>
  countWords(text) <= most && !/[;:()“”"/]|\b(?:our|your|my|their)\b|^\d/i.test(text)

/** "Building Regulations" is no act. */
const isAct = (head: string) => /^\p{Lu}\p{Ll}+ing(?:,|$| \p{Ll}| \p{Lu}(?!\p{Ll}))/u.test(head)
/** "Casting defects" may be an act or not. */
const isSurelyAct = (head: string) =>
  isAct(head) &&
  doingOf(head) !== null &&
  !isBroadAct(head) &&
  !TRADE_NOUN.test(head) &&
  !/^\S+(?: and \S+)? of /.test(head)
const TRADE_NOUN =
  /^(?:accounting|bearing|bending|boring|building|cabling|casting|catering|cladding|cleaning|coating|cooling|cutting|drawing|drilling|engineering|filling|fitting|forging|glazing|grinding|handling|heating|lifting|lighting|machining|manufacturing|marketing|metering|milling|mining|monitoring|moulding|networking|nursing|packing|painting|piping|planning|plating|plumbing|printing|processing|programming|purchasing|rigging|roofing|scaffolding|shipping|signalling|surveying|switching|testing|tooling|training|tubing|tunnelling|turning|welding|wiring)\b/i

/** Within a sentence. */
function toThing(head: string, names: ReadonlySet<string>): string {
  const isPair = /^(?<first>\p{Lu}\p{Ll}+) (?:or|and|&) \p{Ll}/u.exec(head)
  return isAct(head) || (isPair && !names.has(isPair.groups?.first ?? ''))
    ? head.charAt(0).toLowerCase() + head.slice(1)
    : lowerFirst(head)
}

/** As an act where the duties around it are acts: "Brief slingers" as "Briefing slingers". */
function readHeading({ text, isAmongActs = false }: LineToAsk, names: ReadonlySet<string>): Heading | null {
  const heading = headingOf(text, names)
  if (!isAmongActs || (heading && isAct(heading.text))) return heading
  const imperative = toImperative(text, isAmongActs)
  return imperative ? headingOf(toDoingOf(imperative), names) : heading
}

/** What the line is about, short enough for a description of an answer. */
function thingOf(line: LineToAsk, names: ReadonlySet<string>): string | null {
  if (line.section === 'softSkills' || line.section === 'firstYear') return null
  const heading = readHeading(line, names)
  return heading &&
    !heading.isOurs &&
    !/\b(?:written|made|done|\p{L}+ed)$/u.test(heading.text) &&
    isSayable(heading.text, NAMED_WORDS)
    ? wholeOf(line, heading.text, names)
    : null
}

/** Within a sentence, or null where it is no whole thing, or an act of any sense: "running the bay". */
function wholeOf(
  { section, isAmongActs }: LineToAsk,
  head: string,
  names: ReadonlySet<string>,
): string | null {
  const said = toThing(head, names)
  const isBroad = section === 'responsibilities' && isBroadAct(said)
  // Of "running the tide tests", the tests.
  const thing = isBroad ? said.replace(/^\p{L}+ (?:(?:up|out|off|after) )?/iu, '') : said
  if (isBroad && /^(?:and|or|with|on|as|to|in|for|at|an?|one|two|three|four|five|six)\b/i.test(thing))
    return null
  return isWhole(thing, isAmongActs) ? thing : null
}

/** A question written by hand. `names` are those that any reader of the trade knows. */
export const wordByHand = (
  { question, isTrait }: { question: string; isTrait: boolean },
  line: LineToAsk,
  names: ReadonlySet<string>,
  draft: Draft,
): Wording =>
  toWording(
    {
      kind: kindOf(line.section),
      form: formOf(question, isTrait || line.section === 'softSkills'),
      question,
      thing: thingOf(line, names),
    },
    draft,
  )

const RULE_CODE =
  /\b(?:BS|EN|ISO|IEC|HTM|HSG|PAS|DIN|ASME|API|ACOP|CDM|PSSR|LOLER|PUWER|COSHH|RIDDOR|DSEAR|ATEX|regulations?|regs|standards?|codes?|act|specifications?|series|classes)\b/i

/** "Seal design to API 682" and "ISO 9001 audits" are work. */
const isRule = (head: string) =>
  RULE_CODE.test(head) &&
  !isAct(head) &&
  !/ (?:to|under|of|with|for|against|in|by) /.test(head) &&
  /(?:\d[\w.-]*|regulations?|regs|standards?|codes?|acts?|specifications?|\b\p{Lu}{2,})$/iu.test(head)

const WORTH = { heading: 1.5, would: 1.3, short: 1.2, time: 1.6, aim: 2, quote: 0.8 } as const

/** What is asked of a line: the frame, what goes into it, and what kind of answer it calls for. */
interface Plan {
  frames: readonly [Frame, ...Frame[]]
  things: Partial<Record<Frame, string>>
  form: Form
  worth: number
}

const planOf = (frame: Frame, thing: string, form: Form, worth: number): Plan => ({
  frames: [frame],
  things: { [frame]: thing },
  form,
  worth,
})

/** Null where the line says nothing that a question can test. `names` are those that any reader of the trade knows. */
export function readPlain(line: LineToAsk, names: ReadonlySet<string>): PlainQuestion | null {
  const plan = readPlan(line, names)
  if (!plan) return null
  const thing = thingOf(line, names)
  return {
    worth: plan.worth,
    word: (draft) => {
      const frame = rarestFrame(plan.frames, draft)
      const question = fill(frame, plan.things[frame] ?? line.text, draft)
      const kind = frame === 'aimProject' || frame === 'aimOpen' ? 'situational' : kindOf(line.section)
      return toWording({ kind, form: plan.form, question, thing }, draft)
    },
  }
}

/** Whether it asks for something by itself. */
function asksForSomething({ text, section }: LineToAsk): boolean {
  const said = unwrap(text)
  return (
    !(
      said === '' ||
      isNotice(text) ||
      (section !== 'firstYear' && isTerm(said)) ||
      isAboutThePost(said) ||
      isHeading(said)
    ) &&
    !/^(?:join|become|be (?:one|part|an?)) /i.test(said) &&
    // "CMM reports: doesn’t need to program" asks for the reports.
    !makesNoDemand(text.split(/[:;–]|, /)[0] ?? text)
  )
}

/** In words, of what a question for any trade can name. */
const WRITTEN_WORDS = 6

/** A question for any trade, or null where none fits. Where the kit has something like each of them, the line is asked about in plain words. */
export function readWritten(line: LineToAsk, names: ReadonlySet<string>): PlainQuestion | null {
  const { text, section } = line
  const said = unwrap(text)
  if (!asksForSomething(line) || isStatement(said) || leansOnAnother(said)) return null
  const aim = section === 'firstYear' ? readAim(text) : null
  if (section === 'firstYear' && (!aim || aim.frame === 'aimGain' || aim.frame === 'aimStanding')) return null
  const spent = readTime(said)
  if (spent && !endsWhole(spent)) return null
  const field = /^in (?<field>\P{Lu}.*)$/u.exec(spent ?? '')?.groups?.field ?? null
  if (section !== 'firstYear' && field === null && (spent || beginsWithTime(said))) return null
  const heading = headingOf(text, names)
  const isShort = heading && isSayable(heading.text, WRITTEN_WORDS) && !LIFE.test(heading.text)
  const candidates = findWritten({
    text,
    names,
    field: section === 'firstYear' ? null : field,
    section,
    isAmongActs: line.isAmongActs ?? false,
    heading,
    thing: isShort ? wholeOf(line, heading.text, names) : null,
    isAct: heading !== null && isSurelyAct(heading.text),
    isRule: heading !== null && isRule(heading.text),
    isName: heading !== null && (heading.isNamed || names.has(heading.text)),
  }).filter(({ question }) => isLawful(question))
  if (candidates.length === 0) return null
  const plain = readPlain(line, names)
  return {
    worth: Math.max(...candidates.map(({ tier }) => WRITTEN_WORTH[tier] ?? 0)),
    word: (draft) =>
      wordWritten(candidates, { text, kind: kindOf(section), thing: thingOf(line, names) }, draft) ??
      plain?.word(draft) ??
      wordAnyway(line, draft),
  }
}
/** By how well it fits. */
const WRITTEN_WORTH = [2.2, 1.9, 1.8] as const

function readPlan(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const { text, section } = line
  const said = unwrap(text)
  if (!asksForSomething(line)) return null
  if (section === 'firstYear') {
    const aim = readAim(text)
    return aim && planOf(aim.frame, aim.thing, aim.form, WORTH.aim)
  }
  const time = readTime(said)
  if (time) return endsWhole(time) ? planOf('time', time, 'time', WORTH.time) : null
  if (section === 'softSkills') {
    const trait = readTraitFrame(said)
    return (
      trait &&
      planOf(trait.frame, trait.thing, 'trait', trait.frame === 'traitQuoted' ? WORTH.quote : WORTH.heading)
    )
  }
  if (beginsWithTime(said)) return readQuoted(line, said)
  return (
    (section === 'responsibilities' ? readDuty(line, names) : readSkill(line, names)) ??
    readQuoted(line, said)
  )
}

/** Somebody has one of these, and has no experience of it. */
const LIFE =
  /\b(?:working life|track record|career|background|history|pedigree|apprentice(?:ship)?|time served)\b/i

function readSkill(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const heading = headingOf(line.text, names)
  if (!heading || !isSayable(heading.text, THING_WORDS) || LIFE.test(heading.text)) return null
  const { text: head, isOurs, isNamed } = heading
  const thing = wholeOf(line, head, names)
  if (thing === null) return null
  const worth = countWords(head) === 1 && !isNamed ? WORTH.short : WORTH.heading
  if (isOurs) return planOf(isSurelyAct(head) ? 'ours' : 'oursThing', thing, 'nearest', worth)
  if (isNamed) return planOf('named', thing, 'work', worth)
  if (line.section !== 'technical') return planOf('experience', thing, 'time', worth)
  return isSurelyAct(head) ? planOf('act', thing, 'method', worth) : planOf('skill', thing, 'work', worth)
}

/** In words. A longer one is too long to be heard. */
const WOULD_WORDS = 12
/** In words. A duty that lost more than so many of them is asked about as it is written. */
const CUT_WORDS = 3

function readDuty(line: LineToAsk, names: ReadonlySet<string>): Plan | null {
  const would = toImperative(line.text, line.isAmongActs ?? false)
  const heading = readHeading(line, names)
  const doing = heading && isSayable(heading.text, THING_WORDS) ? wholeOf(line, heading.text, names) : null
  if (heading?.isOurs)
    return would && countWords(would) <= WOULD_WORDS
      ? planOf('would', would, 'nearest', WORTH.would)
      : doing === null
        ? null
        : planOf(isSurelyAct(heading.text) ? 'ours' : 'oursThing', doing, 'nearest', WORTH.heading)
  const isCut =
    heading &&
    would &&
    (/^Owning\b/.test(heading.text) || CUT_WORDS < countWords(would) - countWords(heading.text))
  if (doing && heading && isSurelyAct(heading.text) && !isCut)
    return {
      ...planOf('act', doing, 'method', WORTH.heading),
      frames: would ? ['act', 'would'] : ['act'],
      things: { act: doing, ...(would ? { would } : {}) },
    }
  if (would && countWords(would) <= WOULD_WORDS && !(doing && heading && isBroadAct(heading.text)))
    return planOf('would', would, 'method', WORTH.would)
  return doing ? planOf('duty', doing, 'story', WORTH.heading) : null
}

/** In words. */
const QUOTE_WORDS = 16
const QUOTE_WORDS_MIN = 3

/** Read out as it is written. */
function readQuoted({ section }: LineToAsk, said: string): Plan | null {
  const words = countWords(said)
  if (
    words < QUOTE_WORDS_MIN ||
    words > QUOTE_WORDS ||
    isStatement(said) ||
    leansOnAnother(said) ||
    /[.?!;:]\s|["“”]|\b(?:you|they|we|i|he|she|is|are|our|us|it)\b/i.test(said)
  )
    return null
  // "Working under the Pressure Systems Safety Regulations"
  return isSurelyAct(said) && section !== 'responsibilities'
    ? planOf('experience', said.charAt(0).toLowerCase() + said.slice(1), 'time', WORTH.heading)
    : planOf('quoted', said, 'work', WORTH.quote)
}

const LEARNABLE_TAIL =
  /[,;\s(]*(?:which |that |and |but |since )?(?:we (?:can|will|’ll|'ll) (?:teach|train)|(?:full )?training (?:is )?given|can (?:be (?:taught|learned|learnt)|teach)).*$/i
/** In words, of what can be learned. */
const LEARNED_WORDS = 4

/** Of what the firm will teach. Not rated. */
export function wordLearning(text: string): Wording | null {
  const said = unwrap(text).replace(LEARNABLE_TAIL, '')
  const thing = countWords(said) > LEARNED_WORDS ? (said.split(', ')[0] ?? said) : said
  if (isStatement(thing) || /\b(?:would|be|is|are|have|us|we)\b/i.test(thing)) return null
  const named = lowerFirst(thing.replace(/^(?:some )?(?:experience|knowledge) (?:of|in|with) /i, ''))
  return {
    kind: 'learning',
    question: `We will train you on ${named}. What was the last thing at work that you learned from nothing, and how did you go about it?`,
    probes: ['How long did it take until you could do it alone?'],
    anchors: null,
  }
}

/** For a line that an editor wants to ask about although no question fits it. */
export const wordAnyway = (line: LineToAsk, draft: Draft): Wording =>
  toWording(
    {
      kind: kindOf(line.section),
      form: 'nearest',
      question: fill('anyway', unwrap(line.text) || line.text, draft),
      thing: null,
    },
    draft,
  )
