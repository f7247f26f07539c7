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

/** A thing that a question can hold: short, and one. A longer or stranger one would spoil the sentence. */
const THING_WORDS = 5
const fitsSentence = (head: string): boolean =>
  countWords(head) <= THING_WORDS && !/[,;:/()“”"]|\b(?:our|your|my|their)\b|^\d/i.test(head)

type Frame = (thing: string) => string

/** English for one thing, several of them, or an act: no verb follows the thing in the present. */
const THING: readonly Frame[] = [
  (thing) => `Take us through a job where ${thing} gave you trouble. Where did the trouble lie?`,
  (thing) =>
    `When it comes to ${thing}, what do you check that others leave out, and which job taught you to?`,
  (thing) => `What have you learned about ${thing} that no course would have told you?`,
  (thing) => `Of your own work with ${thing}, which piece would you do differently today?`,
  (thing) => `When did your first answer about ${thing} turn out wrong, and how did you find out?`,
]
const THING_WHOLE: readonly string[] = [
  'Take us through the piece of your own work that comes closest to this. Where did the trouble lie?',
  'What have you learned about this the hard way that no course would have told you?',
  'Which of your own jobs called for this most? What did you check that others would have left out?',
]
const NAMED: readonly Frame[] = [
  (thing) => `What have you found out the hard way about ${thing} that no manual will tell you?`,
  (thing) =>
    `Take us through the job with ${thing} that stretched you furthest. What did you have to work out for yourself?`,
  (thing) => `Tell us about a time you relied on ${thing} and it let you down.`,
]
const NAMED_WHOLE: readonly string[] = [
  'Which of these have you used most? Take us through the job that stretched you furthest on it.',
  'Which of these do you know best? What have you found out about it that no manual will tell you?',
]
const RULES: readonly Frame[] = [
  (thing) => `Which requirement of ${thing} has caught you out on a real job, and how did you put it right?`,
  (thing) => `Tell us about a job where people disagreed over what ${thing} asked for. Who was right?`,
]
const RULES_WHOLE: readonly string[] = [
  'Which requirement of these has caught you out on a real job, and how did you put it right?',
  'Tell us about a job where people disagreed over what the rules asked for. Who was right?',
]
const DUTY: readonly Frame[] = [
  (thing) => `Tell us about a time ${thing} went badly wrong. What did you do?`,
  (thing) => `Which mistake of your own has changed how you go about ${thing}?`,
  (thing) =>
    `When it comes to ${thing}, where do people cut corners, and how did you find out what that costs?`,
  (thing) => `When have you had to stop ${thing} and start again? What had gone wrong?`,
]
const DUTY_WHOLE: readonly string[] = [
  'Tell us about the time this part of a job went furthest from plan. What did you do?',
  'Where do people cut corners in this kind of work, and how did you find out what that costs?',
  'Which mistake of your own has changed how you do this kind of work?',
]
/** For years and fields of experience. A time says nothing; a job of that time does. */
const TIME: readonly string[] = [
  'Which job would you want us to judge you by, and which part of it was yours?',
  'Which job went worst for you, and what would you do differently now?',
  'What were you trusted with at the end that you weren’t at the beginning? What had earned it?',
  'Take us through the hardest decision that you had to make on your own.',
  'Which job taught you most, and what have you done differently since?',
]
const TRAIT: readonly string[] = [
  'when was that hardest for you at work, and what did you do?',
  'tell us about a day when that cost you something.',
]

const RULE_CODE =
  /\b(?:BS|EN|ISO|IEC|HTM|HSG|PAS|DIN|ASME|API|ACOP|CDM|PSSR|LOLER|PUWER|COSHH|RIDDOR|DSEAR|ATEX|regulations?|regs|standards?|codes?|act|specifications?|series|classes)\b/i

const from = (stems: readonly string[], turn: number) => stems[turn % stems.length] ?? ''

/** The thing within a sentence where it fits, else a question that says "this" of the line, which the panel reads beside it. */
function askOf(head: string, frames: readonly Frame[], whole: readonly string[], turn: number): string {
  const frame = frames[turn % frames.length]
  const isAct = /^\p{Lu}\p{Ll}+ing\b/u.test(head)
  const thing = isAct ? head.charAt(0).toLowerCase() + head.slice(1) : lowerFirst(head)
  return frame && fitsSentence(head) ? frame(thing) : from(whole, turn)
}

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
  if (time) return plain('time', WORTH.time, line, (turn) => from(TIME, turn))
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
    if (RULE_CODE.test(head))
      return plain('work', worth, line, (turn) => askOf(head, RULES, RULES_WHOLE, turn))
    if (isNamed) return plain('work', worth, line, (turn) => askOf(head, NAMED, NAMED_WHOLE, turn))
    return section === 'technical'
      ? plain('work', worth, line, (turn) => askOf(head, THING, THING_WHOLE, turn))
      : plain('time', worth, line, (turn) => from(TIME, turn))
  }
  return plain('story', worth, line, (turn) => askOf(head, DUTY, DUTY_WHOLE, turn))
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

const PLAN = 'What is likeliest to stop it, and how would you see that coming?'

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
    word: (turn) =>
      toWording('situational', {
        ...line,
        form: 'plan',
        question: `${aim} ${PLAN}`,
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
