import { anchorsFor } from './anchors'
import { readLine } from './lines/read'
import type { Reading } from './lines/reading'
import { isNotice, isStatement, leansOnAnother } from './lines/skip'
import { countWords, lowerFirst, lowerVerb, unwrap } from './lines/words'
import type { ItemKind } from './options'
import type { KitItem } from './schema'

type Wording = Pick<KitItem, 'question' | 'probes' | 'anchors'> & {
  /** Whether the question says more than that the line is asked for. */
  isSound: boolean
}

const PROBES_MAX = 3
const PROBE_CHARS = 200

const STORY = ['What was the situation, and what did you do yourself?', 'What came of it?']

const PROBES = {
  act: [...STORY, 'What would you do differently now?'],
  work: ['Which part was yours?', 'How did you know it was right?', 'What went wrong on the way?'],
  trait: ['What did you say or do?', 'How did it end?', 'What have you done differently since?'],
  time: ['Which part was yours?', 'What was hard about it?', 'What did you learn from it?'],
  plan: ['What would you need to know first?', 'Whose help would you need?', 'What could get in the way?'],
} as const

/** Others of a list are asked about after the first one. */
function probesOf(
  set: keyof typeof PROBES,
  also: readonly string[],
  ask = 'And what have you done with',
): string[] {
  const listed = also.length > 1 ? `${also.slice(0, -1).join(', ')} and ${also.at(-1)}` : (also[0] ?? '')
  const rest = `${ask} ${listed}?`
  return listed !== '' && rest.length <= PROBE_CHARS
    ? [...PROBES[set].slice(0, PROBES_MAX - 1), rest]
    : [...PROBES[set]]
}

/** Needs no quotation marks. */
const PLAIN_TIME =
  /^(?:at least |about |around |over )?[\w+]+(?: or more)? (?:years|yrs) (?:in|on|of|with|as|at|underground|offshore|spent)\b[^,;]*$/i

/** In words. A longer sentence would lose its end. */
const SHORT_DUTY = 14

/** The last time was yesterday; what went wrong tells people apart. */
const askDuty = (phrase: string): string =>
  countWords(phrase) <= SHORT_DUTY
    ? `Tell us about a time you had to ${phrase} and it didn’t go to plan.`
    : `Tell us about the last time you had to ${phrase}.`

function askRequirement(
  { form, phrase, also }: Reading,
  kind: ItemKind,
  isDuty: boolean,
): [string, string[]] {
  const isOwnWork = kind === 'ownWork'
  switch (form) {
    case 'act':
      return isOwnWork
        ? [`Walk us through a job where you had to ${phrase}.`, probesOf('work', also)]
        : isDuty
          ? [askDuty(phrase), probesOf('act', also)]
          : [`Tell us about a time you had to ${phrase}.`, probesOf('act', also)]
    case 'actHere':
      return [`In this job you would ${phrase}. How would you go about it?`, probesOf('plan', also)]
    case 'experience':
      return [
        isOwnWork
          ? `Walk us through the job that best shows your ${phrase}.`
          : `Tell us about your ${phrase.startsWith('background') ? '' : 'most recent '}${phrase}.`,
        probesOf('work', also, 'And what is your experience of'),
      ]
    case 'done':
      return [`Have you ${phrase}? Walk us through the last time.`, probesOf('work', also)]
    case 'knowledge':
      return [`Walk us through a job that drew on your ${phrase}.`, probesOf('work', also)]
    case 'use':
      return [`Walk us through a job where you used ${phrase}.`, probesOf('work', also)]
    case 'quality':
      return [`Tell us about a time your work called for ${phrase}.`, probesOf('trait', also)]
    case 'manner':
      return [
        `We are looking for someone ${phrase}. Tell us about a time your work called for that.`,
        probesOf('trait', also),
      ]
    case 'thing':
      return isOwnWork
        ? [
            / work$/.test(phrase)
              ? `Walk us through some recent ${phrase} of your own.`
              : `Walk us through a recent piece of your own work with ${phrase}.`,
            probesOf('work', also),
          ]
        : [
            isDuty
              ? `Tell us about your most recent work on ${phrase}.`
              : `Tell us about your most recent work with ${phrase}.`,
            probesOf('act', also),
          ]
    case 'time':
      return [
        `We ask for ${PLAIN_TIME.test(phrase) ? phrase.replace(/\byrs\b/, 'years') : `“${phrase}”`}. Which piece of work from that time shows best what you can do?`,
        probesOf('time', also),
      ]
    case 'quote':
      return [`We ask for this: “${phrase}”. When did your work last call for it?`, probesOf('trait', also)]
  }
}

/** In words, of an aim. */
const GOAL_WORDS = 30

/** Something to reach in the first year, or null where the line holds none. */
function askFirstYear(line: string): [string, string[]] | null {
  const plan = 'How would you go about it in your first month?'
  const reading = readLine(line, { isWork: true })
  if (reading?.form === 'act' || reading?.form === 'actHere')
    return [`In your first year with us you would ${reading.phrase}. ${plan}`, probesOf('plan', [])]
  const whole = unwrap(line)
  // "Have a job on site and be checking others’ work": what somebody has reached, and not a thing.
  if (REACHED.test(whole) && isAim(lowerVerb(whole)))
    return [
      `By the end of your first year we would like you to ${lowerVerb(whole)}. ${plan}`,
      probesOf('plan', []),
    ]
  const goal = lowerFirst(
    whole
      .replace(
        /^(?:see|have|(?:success|the (?:first|main) (?:thing|job)|first (?:thing|job)) (?:is|means)) /i,
        '',
      )
      .replace(/ is the whole first year$/i, ''),
  )
  if (isNotice(line) || !isAim(goal)) return null
  if (/^\p{Ll}+ed\b/u.test(goal))
    return [`In your first year with us you would be ${goal}. ${plan}`, probesOf('plan', [])]
  if (/^\p{Ll}+ing\b/u.test(goal))
    return [`In your first year with us your main job would be ${goal}. ${plan}`, probesOf('plan', [])]
  return [`By the end of your first year we would like to see ${goal}. ${plan}`, probesOf('plan', [])]
}

const REACHED = /^(?:know|be) |^have .*(?:,| and) (?:be|have|know) /i

const isAim = (goal: string) =>
  countWords(goal) > 2 &&
  countWords(goal) <= GOAL_WORDS &&
  !/[=+]|\bthere\b|, (?:own|get) |[.?!;]\s|^(?:on|in|at|of|if|when|for|with|to|by|from|within|after|before|no|not)\b/i.test(
    goal,
  ) &&
  !isStatement(goal) &&
  !leansOnAnother(goal)

export interface LineToAsk {
  text: string
  section: string
}

/** Anything that can be asked has a reading; `null` says that no question fits the line. */
export function wordQuestion(kind: ItemKind, { text, section }: LineToAsk): Wording | null {
  const isDuty = section === 'responsibilities'
  if (kind === 'situational') {
    const asked = askFirstYear(text)
    return (
      asked && { question: asked[0], probes: asked[1], anchors: anchorsFor(kind, 'act', text), isSound: true }
    )
  }
  if (kind === 'learning') {
    const said = unwrap(text).replace(LEARNABLE_TAIL, '')
    const thing = countWords(said) > LEARNED_WORDS ? (said.split(', ')[0] ?? said) : said
    if (isStatement(thing) || /\b(?:would|be|is|are|have|us|we)\b/i.test(thing)) return null
    return {
      question: `We will train you on ${lowerFirst(thing.replace(/^(?:some )?(?:experience|knowledge) (?:of|in|with) /i, ''))}. What was the last thing of that kind that you learned from nothing, and how did you go about it?`,
      probes: ['How long did it take until you could do it alone?'],
      anchors: null,
      isSound: true,
    }
  }
  const reading = readLine(text, { isWork: isDuty, isTrait: section === 'softSkills' })
  if (!reading) return null
  const [question, probes] = askRequirement(reading, kind, isDuty)
  return {
    question,
    probes,
    anchors: anchorsFor(kind, reading.form, text),
    isSound: reading.form !== 'quote',
  }
}

/** In words, of what can be learned. */
const LEARNED_WORDS = 4
const LEARNABLE_TAIL =
  /[,;\s(]*(?:which |that |and )?(?:we (?:can|will|’ll|'ll) (?:teach|train)|(?:full )?training (?:is )?given|can be (?:taught|learned|learnt)).*$/i

/** For a line that an editor wants to ask about although no question fits it. */
export const wordAnyway = (kind: ItemKind, line: LineToAsk): Wording =>
  wordQuestion(kind, line) ?? {
    question: `We ask for this: “${unwrap(line.text) || line.text}”. What in your work comes closest to it?`,
    probes: [...PROBES.act],
    anchors: anchorsFor(kind, 'quote', line.text),
    isSound: false,
  }
