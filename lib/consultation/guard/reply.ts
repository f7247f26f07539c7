import { isTitleWord } from '@/lib/knowledge/titles/title-words'
import { isDerived } from './derived'
import { namedDatesIn } from './language/dates'
import { type Figure, figuresOf, isInMillions } from './language/figures'
import { FIRST_NAMES } from './language/first-names'
import { isOneSlipApart, namesOf, wordsForNames } from './language/names'
import { readingsOf, spokenReadings } from './language/spoken'
import { tokensOf } from './language/tokens'
import { createLawGate } from './reply-law'
import { CLAIMS, CONTACT, DENIES, LACKS, PROMISES } from './reply-words'
import { hasWrongSum, isConstantOf, workedOut } from './sums'
import { isSumOfHours } from './working-week'

export type ReplyRefusal =
  | 'figure'
  | 'unit'
  | 'name'
  | 'promise'
  | 'claim'
  | 'contact'
  | 'challenged'
  | 'questions'

export interface ReplySources {
  /** Everything that the reply may state: the plan's own words and what the manager said. */
  texts: readonly string[]
  /** What figures and names may come from besides. No promise or claim is borne out by these, and words of the law only as `createLawGate` says. */
  facts?: readonly string[]
  /** Notes on the law and the process: the same, but "section 39" of theirs bears out no 39 hours. */
  cards?: readonly string[]
  /** What only names may come from: all that the manager said, held sentences included. */
  named?: readonly string[]
  /** What other figures may be worked out from, without the working: what the manager said, for what the manager has to accept. */
  stated?: readonly string[]
  /** The manager's words that were challenged; they are no source. */
  challenged: readonly string[]
}

/** Short forms that everybody writes, and words of our own buttons. */
const KNOWN_NAMES = new Set(
  'equality act cv cvs pdf evp british england ai generate summary brief specification'.split(' '),
)
const FIRST_NAME_SET = new Set([...FIRST_NAMES].map((name) => name.toLowerCase()))

/** A shorter name with another letter is somebody else’s. */
const NAME_SLIP_MIN_LENGTH = 5

/** The sources give the figure a unit, but not this one. */
function isOther(unit: string | null, sources: readonly (string | null)[]): boolean {
  const known = sources.filter((source) => source !== null)
  return unit !== null && known.length > 0 && !known.includes(unit)
}

const SMALL_MAX = 12
const RATE = /\b(?:an?|per) (?:hour|day|shift)\b/i
const SMALL_UNITS: readonly (string | null)[] = [
  null,
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'shift',
  'person',
]

/** "In their first three months, what would you see them do?" supposes something, and states nothing. Money and shares are never supposed. */
const isSupposed = ({ value, currency, unit }: Figure, sentence: string) =>
  currency === null &&
  SMALL_UNITS.includes(unit) &&
  Number(value) <= SMALL_MAX &&
  isQuestion(sentence) &&
  !RATE.test(sentence)

const LISTS_MAX = 12
/** "All four" of what has been named. */
const ALL_OF = /\b(?:all|these|those|the other) (\p{L}+)(?=[.,;:!?]|$)/giu

/** Counts what the sentence itself lists: "four things: the work, the place, the contract and the pay". */
function countsOwnList({ value, currency, unit }: Figure, sentence: string): boolean {
  if (currency !== null || unit !== null || Number(value) > LISTS_MAX) return false
  if ([...sentence.matchAll(ALL_OF)].some(([, word = '']) => tokensOf(word)[0]?.text === value)) return true
  const [lead = '', list = ''] = sentence.split(/:\s+/, 2)
  const items = list.split(/,\s*(?:and|or)?\s+|\s+(?:and|or)\s+/i).filter((item) => item.trim() !== '')
  return items.length === Number(value) && tokensOf(lead).some(({ text }) => text === value)
}

/** Something is promised, and not denied in the same breath. */
const promises = (pattern: RegExp, sentence: string): boolean =>
  [...sentence.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(
    ({ index }) => !DENIES.test(sentence.slice(0, index)),
  )

/** Something is claimed, and not named as what the writer lacks. */
const claims = (pattern: RegExp, sentence: string): boolean =>
  [...sentence.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(
    ({ index }) => !LACKS.test(sentence.slice(0, index)),
  )

/** Says something of the sentence before it. */
const LEANS =
  /^\W*(?:(?:the|all the) (?:rest|others?|first|second|third|last|former|latter)\b|(?:second|third|last)(?:ly)?,|(?:even (?:so|then)|still|as a result|in (?:that|this) case|on that basis|given (?:that|this))\b|another\b|besides\b|one of (?:them|these|those)\b|and|but|so|or|also|then|that|this|it|its|they|their|these|those|he|she|his|her|both|neither|either|otherwise|instead|hence|therefore|such)\b|which (?:is|was|are|were|do|does|did|would|will|can|could|should|has|have|means?|makes?|leaves?|gives?|of|ones?)\b|\bboth(?= (?:from|at|in|on|before|after|when|now|here|there|out|up|of)\b|\s*(?:[,.;:!?)]|$))|\bwho \p{L}+ then\b|^\W*(?:is|was|are|were|does|do|did|would|will|should|can) (?:that|this|it|these|those)\b|\b(?:that|this|these|those)\s*(?:[,.;:!?)]|$)/iu

export const leansBack = (sentence: string): boolean => LEANS.test(sentence)

const PICKS =
  /\bwhich(?: (?:of (?:them|these|those|the \w+)|ones?)\b|(?= (?:would|do|does|should|is|are|will|can|suits?|fits?|comes?|matters?)\b))|\b(?:either|any|one|none|both|all) of (?:them|these|those|the (?:two|three|four))\b/i

/** "Which would you choose?" chooses among what stands before it. */
export const picksAmong = (sentence: string): boolean => isQuestion(sentence) && PICKS.test(sentence)

/** A figure from here on may be a salary that was said in thousands. */
const SALARY_MIN = 10_000
/** How far a sum in thousands may be from another sum of money that the sources give, as a factor. */
const SALARY_REACH = 1.5

/** "I’d go to forty nine", beside pay of £42,000 to £47,000, is £49,000. */
function isSpokenSalary({ value, currency }: Figure, said: readonly Figure[]): boolean {
  const amount = Number(value)
  if (currency === null || amount < SALARY_MIN) return false
  const isNear = (other: Figure) =>
    other.currency === currency &&
    Math.max(amount / Number(other.value), Number(other.value) / amount) <= SALARY_REACH
  const isShort = (other: Figure) =>
    Number(other.value) * 1_000 === amount &&
    other.unit === null &&
    (other.currency === null || other.currency === currency)
  return said.some(isShort) && said.some(isNear)
}

/** Facts that may say how long a day or a week is. */
const TELLS_HOURS =
  /\b(?:\w+day|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|days|shifts?|lunch|breaks?|hours?|start|finish)\b/i
/** In characters. */
const HOURS_FACT_MAX = 300

export interface ReplyGate {
  /** The first reason why a sentence must not be sent, or null. */
  findRefusal(sentence: string): ReplyRefusal | null
}

/** Replies name the Act where something was challenged. */
const isYearOfAct = ({ value }: Figure, text: string): boolean =>
  value === '2010' && /\bEquality Act,? 2010\b/.test(text)

/** Created once per reply; checks one sentence at a time. */
export function createReplyGate({
  texts,
  facts = [],
  cards = [],
  named = [],
  stated = [],
  challenged,
}: ReplySources): ReplyGate {
  const source = texts.join('\n')
  const tokens = tokensOf([source, ...facts].join('\n'))
  const noted = tokensOf(cards.join('\n'))
  const ofNotes = figuresOf(noted)
  const figures = figuresOf(tokens)
  const statedFigures = figuresOf(tokensOf(stated.join('\n')))
  const values = new Set(figures.map(({ value }) => value))
  const spoken = new Set(spokenReadings(tokens).map(({ value }) => value))
  const names = wordsForNames([...tokens, ...noted])
  const isOfHours = (fact: string) => fact.length <= HOURS_FACT_MAX && TELLS_HOURS.test(fact)
  const ofHours = tokensOf([source, ...facts.filter(isOfHours)].join('\n'))
  const talk = wordsForNames(tokensOf(named.join('\n')))
  const dates = namedDatesIn(tokens)
  const saysChallenged = createLawGate({ source, facts, challenged })
  const lower = source.toLowerCase()

  /** With a unit and a currency that the sources give it, if any. */
  const isSourced = (figure: Figure): boolean => {
    const twins = figures.filter(({ value }) => value === figure.value)
    if (figure.currency !== null && (isSpokenSalary(figure, figures) || spoken.has(figure.value))) return true
    return twins.some(
      ({ currency, unit }) =>
        (figure.currency === null || currency === null || currency === figure.currency) &&
        (figure.unit === null || unit === null || unit === figure.unit),
    )
  }

  /** In the very form that a note gives it. */
  const isNoted = ({ value, currency, unit }: Figure): boolean =>
    ofNotes.some((note) => note.value === value && note.currency === currency && note.unit === unit)

  const isHours = ({ value, currency, unit }: Figure, sentence: ReturnType<typeof tokensOf>): boolean =>
    currency === null && (unit === null || unit === 'hour') && isSumOfHours(Number(value), sentence, ofHours)

  function findFigure(text: string, sentence: ReturnType<typeof tokensOf>): ReplyRefusal | null {
    if (hasWrongSum(text, sentence, (figure) => isHours(figure, sentence))) return 'figure'
    const worked = workedOut(text, sentence, isSourced, figures)
    for (const figure of figuresOf(sentence)) {
      if (isNoted(figure) || isYearOfAct(figure, text)) continue
      if (worked.has(figure.value) || isConstantOf(figure, worked)) continue
      if (isSupposed(figure, text) || isSpokenSalary(figure, figures) || countsOwnList(figure, text)) continue
      if (figures.some((said) => isInMillions(figure, said))) continue
      const twins = figures.filter(({ value }) => value === figure.value)
      if (twins.length === 0 && isHours(figure, sentence)) continue
      if (twins.length === 0 && readingsOf(tokens, sentence, values).includes(figure.value)) continue
      if (twins.length === 0 && isDerived(figure, statedFigures)) continue
      if (twins.length === 0 && figure.value !== '1') return 'figure'
      if (
        isOther(
          figure.currency,
          twins.map(({ currency }) => currency),
        )
      )
        return 'unit'
      if (
        isOther(
          figure.unit,
          twins.map(({ unit }) => unit),
        )
      )
        return 'unit'
    }
    return null
  }

  /** People's names count at the start of a sentence too. */
  function hasNewName(sentence: ReturnType<typeof tokensOf>): boolean {
    const people = sentence
      .filter(({ raw }) => /^\p{Lu}/u.test(raw) && FIRST_NAME_SET.has(raw.toLowerCase()))
      .map(({ raw }) => raw.toLowerCase())
    const isSaid = (name: string) =>
      talk.has(name) ||
      (name.length >= NAME_SLIP_MIN_LENGTH && [...talk].some((word) => isOneSlipApart(name, word)))
    const isKnown = (name: string) => names.has(name) || KNOWN_NAMES.has(name) || isSaid(name)
    return (
      people.some((name) => !isKnown(name)) ||
      namesOf(sentence).some((name) => !isKnown(name) && !isTitleWord(name))
    )
  }

  /** "December 2027" where Christmas 2027 was said. */
  const hasOtherDate = (sentence: ReturnType<typeof tokensOf>): boolean =>
    namedDatesIn(sentence).some(({ name, year }) => {
      const said = year === null ? [] : dates.filter((date) => date.year === year)
      return said.length > 0 && said.every((date) => date.name !== name)
    })

  return {
    findRefusal(sentence) {
      const words = tokensOf(sentence)
      if (!isQuestion(sentence) && hasOtherDate(words)) return 'figure'
      const figure = findFigure(sentence, words)
      if (figure) return figure
      if (hasNewName(words)) return 'name'
      const isBorneOut = (pattern: RegExp) => pattern.test(source)
      if (PROMISES.some(({ pattern }) => promises(pattern, sentence) && !isBorneOut(pattern)))
        return 'promise'
      if (CLAIMS.some(({ pattern }) => claims(pattern, sentence) && !isBorneOut(pattern))) return 'claim'
      const address = CONTACT.exec(sentence)?.[0]
      if (address && !lower.includes(address.toLowerCase())) return 'contact'
      return saysChallenged(sentence) ? 'challenged' : null
    },
  }
}

/** A longer run without a full stop is cut at its last space, so that nothing waits for ever. */
const SENTENCE_MAX_CHARS = 600

const END = /[.?!…](?:["”’')\]]+\s+(?=[^\s\p{Ll}])|\s+)|\n+/gu
/** No full stop stands behind these. */
const SHORT_FORM = /(?:\b(?:e\.g|i\.e|etc|mr|mrs|ms|dr|no|approx|inc|ltd|co|st|p\.a|vs)|\b\p{Lu})\.\s+$/iu

/** Joins pieces of a stream into sentences, each with the white space behind it. */
export function createSentenceSplitter(): { push(piece: string): string[]; flush(): string } {
  let pending = ''
  return {
    push(piece) {
      pending += piece
      const sentences: string[] = []
      let start = 0
      for (const match of pending.matchAll(END)) {
        const end = match.index + match[0].length
        if (SHORT_FORM.test(pending.slice(Math.max(start, end - 12), end))) continue
        sentences.push(pending.slice(start, end))
        start = end
      }
      pending = pending.slice(start)
      if (pending.length > SENTENCE_MAX_CHARS) {
        sentences.push(pending)
        pending = ''
      }
      return sentences
    },
    flush() {
      const rest = pending
      pending = ''
      return rest
    },
  }
}

/** The sentences of a text that is there in full. */
export function splitReply(text: string): string[] {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), splitter.flush()].filter((sentence) => sentence.trim() !== '')
}

/** Words that are quoted inside a statement ask nothing: “What is missing?” by mistake. */
export const isQuestion = (sentence: string): boolean =>
  /\?["”’')\]]*\s*$/.test(sentence) || /\?(?:["”’')\]]+\s+(?=[^\s\p{Ll}])|\s+\S)/u.test(sentence)

/** The Equality Act is to be named wherever something was challenged. */
export const namesEqualityAct = (text: string): boolean => /\bEquality Act\b/i.test(text)

/** The words of a practice that a reply asks about. */
const PRACTICE_WORDS: Record<string, RegExp> = {
  manyMusts: /\b(?:must[- ]?haves?|musts|essential|nice to have|list)\b/i,
  yearsWithoutReason: /\byears?\b/i,
  degreeWithoutReason: /\b(?:degrees?|another way|learned it)\b/i,
}

/** Whether the text speaks of each practice among the grounds. */
export const asksAbout = (grounds: readonly string[], text: string): boolean =>
  grounds.every((ground) => PRACTICE_WORDS[ground]?.test(text) !== false)
