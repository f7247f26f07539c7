import { anchorsFor, type Form, formOf } from './anchors'
import { headingOf } from './lines/heading'
import {
  isAboutThePost,
  isHeading,
  isNotice,
  isOnlyHere,
  isStatement,
  leansOnAnother,
  makesNoDemand,
} from './lines/skip'
import { beginsWithTime, readTime } from './lines/time'
import { countWords, lowerFirst, unwrap } from './lines/words'
import type { ItemKind } from './options'
import { probesFor } from './probes'
import type { KitItem } from './schema'

export type Wording = Pick<KitItem, 'kind' | 'question' | 'probes' | 'anchors'>

export interface LineToAsk {
  text: string
  section: string
}

/** A question to a line that no hand-written one fits. The more of one kind a kit has, the higher its `turn`. */
export interface PlainQuestion {
  form: Form
  /** Which of two is asked if there is time for one. */
  worth: number
  word: (turn: number) => Wording
}

const kindOf = (section: string): ItemKind => (section === 'technical' ? 'ownWork' : 'pastBehaviour')

interface Words extends LineToAsk {
  form: Form
  question: string
  turn: number
  names?: string | null
}

const toWording = (kind: ItemKind, { form, question, text, turn, names = null }: Words): Wording => ({
  kind,
  question,
  probes: probesFor(form, question, { turn, names }),
  anchors: anchorsFor(form, text),
})

/** A question written by hand. */
export function wordByHand(
  { question, isTrait }: { question: string; isTrait: boolean },
  line: LineToAsk,
  { turn, names }: { turn: number; names: string | null },
): Wording {
  const form = formOf(question, isTrait || line.section === 'softSkills')
  return toWording(kindOf(line.section), { ...line, form, question, turn, names })
}

/** After "Pneumatics:" or "Pricing fabrication:". They hold no pronoun for it, which may be one or many. */
const THING: readonly string[] = [
  'take us through the job that gave you most trouble. Where did the trouble lie?',
  'what do you check that others leave out, and which job taught you to?',
  'tell us about a result that surprised you. How did you get to the bottom of it?',
  'which piece of your own work would you do differently today, and why?',
  'what have you learned the hard way that no course would have told you?',
]
const NAMED: readonly string[] = [
  'what have you found out the hard way that no manual or course will tell you?',
  'take us through the job that stretched you furthest. What did you have to work out for yourself?',
  'tell us about a time you relied on the book and it let you down.',
]
const RULES: readonly string[] = [
  'which requirement has caught you out on a real job, and how did you put it right?',
  'tell us about a job where people disagreed over what had to be done. Who was right?',
]
const DUTY: readonly string[] = [
  'tell us about the time it went furthest from plan. What did you do?',
  'which mistake of your own changed the way you work?',
  'what did you find done badly when you took over, and how did you put it right?',
  'where do people cut corners, and how did you find out what that costs?',
  'when did you last have to stop and start again? What had gone wrong?',
]
const FIELD: readonly string[] = [
  'what surprises people who come to it from elsewhere, and how did you find that out?',
  'which job would you want us to judge you by, and which part of it was yours?',
]
const TIME: readonly string[] = [
  'what did you get wrong at the beginning that you wouldn’t get wrong now?',
  'which job would you want us to judge you by, and which part of it was yours?',
]
const TRAIT: readonly string[] = [
  'when was that hardest for you at work, and what did you do?',
  'tell us about a day when that cost you something.',
]

const RULE_CODE =
  /\b(?:BS|EN|ISO|IEC|HTM|HSG|PAS|DIN|ASME|API|ACOP|CDM|PSSR|LOLER|PUWER|COSHH|RIDDOR|DSEAR|ATEX|regulations?|regs|standards?|codes?|act|specifications?|series|classes)\b/i

const from = (stems: readonly string[], turn: number) => stems[turn % stems.length] ?? ''

const plain = (form: Form, worth: number, line: LineToAsk, ask: (turn: number) => string): PlainQuestion => ({
  form,
  worth,
  word: (turn) => toWording(kindOf(line.section), { ...line, form, question: ask(turn), turn }),
})

const WORTH = { heading: 1.5, short: 1.2, time: 1.6, aim: 2, nearest: 1, quote: 0.5 } as const

/** Null where the line says nothing that a question can test. `names` are those that any reader of the trade knows. */
export function readPlain(line: LineToAsk, names: ReadonlySet<string>): PlainQuestion | null {
  const { text, section } = line
  const said = unwrap(text)
  if (said === '' || isNotice(text) || isAboutThePost(said) || isHeading(said)) return null
  if (section === 'firstYear') return readAim(line)
  const time = readTime(said)
  if (time)
    return plain('time', WORTH.time, line, (turn) => `Your time ${time}: ${from(TIME, turn + text.length)}`)
  if (beginsWithTime(said) || /^(?:join|become|be (?:one|part|an?)) /i.test(said)) return null
  // "CMM reports: doesn’t need to program" asks for the reports.
  if (makesNoDemand(text.split(/[:;–]|, /)[0] ?? text)) return null
  const heading = headingOf(text, names)
  if (section === 'softSkills') return readTrait(line, said, heading?.text ?? null)
  if (!heading) return null
  const { text: head, isOurs, isNamed } = heading
  if (isOurs)
    return plain(
      'nearest',
      WORTH.nearest,
      line,
      () => `${head}: you won’t have done exactly this. What comes closest to it, and what made that hard?`,
    )
  const worth = countWords(head) === 1 && !isNamed ? WORTH.short : WORTH.heading
  if (section === 'technical' || section === 'experience') {
    if (RULE_CODE.test(head)) return plain('work', worth, line, (turn) => `${head}: ${from(RULES, turn)}`)
    if (isNamed) return plain('work', worth, line, (turn) => `${head}: ${from(NAMED, turn)}`)
    return section === 'technical'
      ? plain('work', worth, line, (turn) => `${head}: ${from(THING, turn)}`)
      : plain('time', worth, line, (turn) => `${head}: ${from(FIELD, turn)}`)
  }
  return plain('story', worth, line, (turn) => `${head}: ${from(DUTY, turn)}`)
}

const TRAIT_CHARS_MIN = 4
/** In words. A longer line is no quality. */
const TRAIT_WORDS = 9

function readTrait(line: LineToAsk, said: string, head: string | null): PlainQuestion | null {
  if (head && /^\p{L}+ing\b/u.test(head))
    return plain('people', WORTH.heading, line, (turn) => `${head}: ${from(TRAIT, turn)}`)
  const first = said.split(/[.;:(–]\s?|, (?=\p{L}+ )/u)[0] ?? said
  return !isStatement(said) &&
    first.length >= TRAIT_CHARS_MIN &&
    countWords(first) <= TRAIT_WORDS &&
    !isOnlyHere(first) &&
    !isStatement(first) &&
    !/\b(?:will|would|is|are)\b/i.test(first)
    ? plain(
        'people',
        WORTH.quote,
        line,
        (turn) => `“${first.charAt(0).toUpperCase()}${first.slice(1)}”: ${from(TRAIT, turn)}`,
      )
    : null
}

/** In words, of an aim. */
const GOAL_WORDS = 30
const GOAL_WORDS_MIN = 3
/** "Repair rate under 2%", "78 to 93": a figure, not a piece of work with one in it. */
const MOVED = /\d\s?%|\b(?:from|under|below|above|down|up|to)\b[^.]*\d|\b1 in \d|\b(?:halved|doubled)\b/i
const FINISHED =
  /\b(?:finish\p{L}*|done|complete\p{L}*|deliver(?:ed|ing)|releas\p{L}+|built|moved|signed|written|drawn|installed|running|by (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter)\p{L}*)\b/iu

const PLAN: readonly string[] = [
  'What is likeliest to stop it, and how would you see that coming?',
  'What would you need to find out in your first week, and what would you do with the answer?',
  'Where would you start, and what would make you change course?',
]

const AIM_LEAD = /^(?:success|the (?:first|main) (?:thing|job)|first (?:thing|job)) (?:is|means) /i

/** Something to reach in the first year. */
function readAim(line: LineToAsk): PlainQuestion | null {
  const { text } = line
  const goal = unwrap(text)
    .replace(AIM_LEAD, '')
    .replace(/ is the whole first year$/i, '')
  const words = countWords(goal)
  if (
    words < GOAL_WORDS_MIN ||
    words > GOAL_WORDS ||
    isStatement(goal) ||
    leansOnAnother(goal) ||
    /[=+]|[.?!;]\s/.test(goal)
  )
    return null
  const aim = `We want this by the end of your first year: “${goal.charAt(0).toUpperCase()}${goal.slice(1)}”.`
  if (MOVED.test(goal) && !FINISHED.test(goal))
    return plain(
      'figure',
      WORTH.aim,
      line,
      () => `${aim} Tell us about a figure like it that you’ve had to shift: what made the difference?`,
    )
  return {
    form: 'plan',
    worth: WORTH.aim,
    // So that the kits of one firm don’t all ask the same.
    word: (turn) =>
      toWording('situational', {
        ...line,
        form: 'plan',
        question: `${aim} ${from(PLAN, turn + text.length)}`,
        turn,
      }),
  }
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
export const wordAnyway = (line: LineToAsk): Wording =>
  toWording(kindOf(line.section), {
    ...line,
    form: 'nearest',
    question: `We ask for this: “${unwrap(line.text) || line.text}”. What in your work comes closest to it?`,
    turn: 0,
  })
