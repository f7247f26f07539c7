import { classOf, type JointSentence } from './joints'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** No clause ends with one of these, whatever follows. */
const NEVER_LAST = wordSet(`
  a an the our their your my its every and or nor than of whom whether because cos
  incl approx
  i'd i'm i've i'll we're we've we'd we'll they'll they'd they've they're you'll you'd you're you've it'll it'd there'd
  im ive weve youd youll youre youve theyd theyll theyve theyre
`)

/** A clause ends with one of these only where the next one has its own beginning: "what they came up through and …". */
const SELDOM_LAST = wordSet(`
  in on at to for with by from about into over between within without under across around as per like including towards
  is are was were be been being not never no isn't aren't wasn't don't doesn't didn't won't wouldn't can't couldn't shouldn't
  so very really quite too more most less if which who when where while that's it's there's he's she's
`)
/** These may also end a heading: "What you'll get". */
const SELDOM_LAST_IN_TALK = wordSet(
  'will would must should can could may might has have had need needs get gets',
)

/** Behind these nothing is said of anything, unless they ask. */
const PREDICATES = wordSet("is are was were gets has isn't aren't wasn't doesn't hasn't would wouldn't")

const PHRASE_OPENERS = wordSet('for at in on with to from near based including starting reporting')
const INTRODUCTIONS = wordSet(
  'in on at by after before during within from as once to over between these this next last first until given',
)

/** From these shares on, the model is believed against what the words look like. */
const SURE = 0.95
const LIKELY = 0.6
const POSSIBLE = 0.4

const NAME_WORDS = 5
const INTRODUCTION_WORDS = 9
const EMPTY_WORDS = 3

const isNamed = (shape: string | undefined): boolean => shape === 'capital' || shape === 'capitals'

const opensClause = (sentence: JointSentence, at: number): boolean =>
  /^(?:clause|subject|and|filler)$/.test(classOf(sentence.words[at]?.text ?? ''))

const HEAD_WORDS = 4

/** "… for two years Reporting to: …": a list that lost its line breaks. */
const opensHead = ({ words, marks }: JointSentence, at: number): boolean =>
  isNamed(words[at]?.shape) && marks.slice(at + 1, at + 1 + HEAD_WORDS).includes(':')

/** "the Royal | Navy’s", "to Head Chef | Declan": capitals behind a word that points at a name. */
function splitsName(sentence: JointSentence, at: number): boolean {
  const { words, marks } = sentence
  const next = words[at]
  if (!isNamed(next?.shape) || opensHead(sentence, at)) return false
  if (next?.shape === 'capitals' && words[at - 1]?.shape === 'capitals') return false
  let first = at
  const isJoined = (index: number) => marks[index] === '_' || marks[index] === '\n'
  while (at - first < NAME_WORDS && isJoined(first) && isNamed(words[first - 1]?.shape)) first -= 1
  const pointer = classOf(words[first - 1]?.text ?? '')
  return first < at && isJoined(first) && /^(?:determiner|preposition)$/.test(pointer)
}

/**
 * "We pay for it and after three months | they work from home": where an introduction that belongs to the clause behind word `at` begins.
 * Null where there is none.
 */
export function introductionBefore(sentence: JointSentence, at: number, since: number): number | null {
  const { words } = sentence
  if (!/^(?:clause|subject)$/.test(classOf(words[at]?.text ?? ''))) return null
  const from = at - since
  for (let index = at - 1; index >= Math.max(from, at - INTRODUCTION_WORDS); index -= 1) {
    const word = words[index]?.text ?? ''
    if (INTRODUCTIONS.has(word)) {
      if (index === from) return index
      if (/^(?:and|but|so|then)$/.test(words[index - 1]?.text ?? '')) return index - 1
    }
    if (/^(?:clause|auxiliary|subject)$/.test(classOf(word)) && word !== 'this' && word !== 'these')
      return null
  }
  return null
}

/** "six | and a half". */
const splitsNumber = ({ words, tags }: JointSentence, at: number): boolean =>
  words[at]?.text === 'and' &&
  /^(?:a|three)$/.test(words[at + 1]?.text ?? '') &&
  /^(?:half|quarters?)$/.test(words[at + 2]?.text ?? '') &&
  (tags[at - 1] ?? []).some((tag) => tag === 'number' || tag === 'figure')

/** "the three years | I mentioned": what is said of a thing, without "that". */
function splitsRelative({ words, marks }: JointSentence, at: number, since: number): boolean {
  if (marks[at] !== '_' || !/^(?:i|we)$/.test(words[at]?.text ?? '') || words[at - since]?.text !== 'the')
    return false
  const before = words.slice(at - since + 1, at)
  return before.length > 0 && before.every(({ text }) => classOf(text) === '')
}

const PAST = /ed$|^(?:bought|brought|built|found|got|had|lost|made|put|sent|sold|took|won)$/
const OWN_OBJECT = /^(?:it|them|this|that|these|those|everything)$/

/** "look after the presses | we bought from the other works": said of a thing that the words before it name, without an object of its own. */
function splitsPastRelative({ words, marks }: JointSentence, at: number): boolean {
  const behind = words[at + 2]?.text ?? ''
  return (
    marks[at] === '_' &&
    /^(?:i|we)$/.test(words[at]?.text ?? '') &&
    PAST.test(words[at + 1]?.text ?? '') &&
    classOf(words[at - 1]?.text ?? '') === '' &&
    classOf(words[at - 2]?.text ?? '') === 'determiner' &&
    !OWN_OBJECT.test(behind) &&
    classOf(behind) !== 'determiner'
  )
}

/** "four weekends a year, | which are paid at time and a half": nothing is said of anything without what stands before it. */
const splitsWhich = ({ words, marks }: JointSentence, at: number): boolean =>
  /^(?:which|whose)$/.test(words[at]?.text ?? '') && (marks[at] === ',' || marks[at] === '_')

const TIME_PREPOSITIONS = wordSet('in by within after over during')
const TIME_WORDS = wordSet('year years month months week weeks time christmas easter')
const TIME_REACH = 5

/** ", and in a year's time | I would like": when it is to be, and what. */
function splitsTime({ words, marks }: JointSentence, at: number): boolean {
  if (marks[at] !== '_' || classOf(words[at]?.text ?? '') !== 'subject') return false
  if (!TIME_WORDS.has(words[at - 1]?.text ?? '')) return false
  for (let index = at - 2; index >= Math.max(0, at - TIME_REACH); index -= 1) {
    const isLead = index === 0 || marks[index] === ',' || words[index - 1]?.text === 'and'
    if (TIME_PREPOSITIONS.has(words[index]?.text ?? '')) return isLead
  }
  return false
}

const LEADING = wordSet('when whenever if once after before until while')
const LEAD_WORDS = 12

/** "when the night shift have a breakdown | they ring": it leads to what follows. */
const splitsLead = ({ words, marks }: JointSentence, at: number, since: number): boolean =>
  marks[at] === '_' &&
  since > 1 &&
  since <= LEAD_WORDS &&
  LEADING.has(words[at - since]?.text ?? '') &&
  classOf(words[at]?.text ?? '') === 'subject' &&
  !words.slice(at - since + 2, at).some(({ text }) => classOf(text) === 'subject')

/** "3 | month contract". */
const splitsMeasure = ({ tags, marks }: JointSentence, at: number): boolean =>
  marks[at] === '_' &&
  (tags[at] ?? []).includes('unit') &&
  (tags[at - 1] ?? []).some((tag) => tag === 'number' || tag === 'figure')

const RATE_UNITS = wordSet('year annum month week day hour')

/** "fifty thousand | a year", "three days | a week": how much, and for what time. */
const splitsRate = ({ words, tags, marks }: JointSentence, at: number): boolean =>
  marks[at] === '_' &&
  /^(?:an?|per)$/.test(words[at]?.text ?? '') &&
  RATE_UNITS.has(words[at + 1]?.text ?? '') &&
  (tags[at - 1] ?? []).some((tag) => tag === 'money' || tag === 'number' || tag === 'unit')

const NAMED_THINGS = new Set(['certificate', 'place', 'tool'])

/** "City | and Guilds": a joining word that is part of a name, and what stands on either side of it. */
const splitsJoinedName = ({ words, tags }: JointSentence, at: number): boolean =>
  [at, at - 1].some(
    (index) =>
      /^(?:and|of|in|for)$/.test(words[index]?.text ?? '') &&
      (tags[index] ?? []).some((tag) => NAMED_THINGS.has(tag)),
  )

const CONDITIONS = wordSet('after before once if when until for during with from as')

/** "A day at home, | and only after probation": a condition of what stands before it. */
function splitsCondition({ words }: JointSentence, at: number): boolean {
  const only = /^(?:and|but)$/.test(words[at]?.text ?? '') ? at + 1 : at
  return words[only]?.text === 'only' && CONDITIONS.has(words[only + 1]?.text ?? '')
}

const ARTICLES = wordSet('a an')
const ADJECTIVE = /(?:ary|ory|ous|ive|ical|onal|ial|ual|able|ible|ful)$/

/** "a discretionary | bonus": an article, and what it needs. */
const splitsPhrase = ({ words }: JointSentence, at: number): boolean =>
  ARTICLES.has(words[at - 2]?.text ?? '') && ADJECTIVE.test(words[at - 1]?.text ?? '')

/** "as is SAP", "is a must": no subject of its own. */
function strands({ words, marks, isBare }: JointSentence, at: number): boolean {
  const [first = '', second = ''] = [words[at]?.text, words[at + 1]?.text]
  if (first === 'as') return PREDICATES.has(second)
  return (
    PREDICATES.has(first) &&
    !/^(?:clause|subject)$/.test(classOf(second)) &&
    (isBare || marks[at] === '_' || marks[at] === ',')
  )
}

/** "as is", "but": words that say nothing by themselves. */
function leavesEmpty({ words }: JointSentence, at: number, since: number): boolean {
  if (since > EMPTY_WORDS) return false
  return words
    .slice(at - since, at)
    .every(({ text }) => /^(?:clause|subject|auxiliary|and|preposition|determiner)$/.test(classOf(text)))
}

/** How sure the model must be of a cut before a word of a sentence that has no mark there and isn't speech without marks. */
function shareNeeded(sentence: JointSentence, at: number): number {
  const word = sentence.words[at]?.text ?? ''
  if (opensClause(sentence, at) || opensHead(sentence, at)) return 0
  return PHRASE_OPENERS.has(word) ? POSSIBLE : LIKELY
}

/**
 * Whether a cut before word `at` would tear apart what belongs together: a word from the one it needs, a name, a figure, an introduction
 * from its clause. `since` is the words since the last cut, `share` how much speaks for the cut.
 */
export function isTorn(sentence: JointSentence, at: number, since: number, share: number): boolean {
  const { words, marks, isBare } = sentence
  if (strands(sentence, at) || splitsNumber(sentence, at) || splitsMeasure(sentence, at)) return true
  if (splitsRate(sentence, at) || splitsCondition(sentence, at)) return true
  if (splitsRelative(sentence, at, since) || splitsPastRelative(sentence, at)) return true
  if (
    splitsJoinedName(sentence, at) ||
    splitsWhich(sentence, at) ||
    splitsTime(sentence, at) ||
    splitsLead(sentence, at, since)
  )
    return true
  // A line that was wrapped goes on.
  if (marks[at] !== '_' && marks[at] !== '\n') return false
  const last = words[at - 1]?.text ?? ''
  if (NEVER_LAST.has(last) || leavesEmpty(sentence, at, since) || splitsPhrase(sentence, at)) return true
  if (SELDOM_LAST.has(last) && !opensClause(sentence, at)) return true
  if (share >= SURE) return false
  if (SELDOM_LAST_IN_TALK.has(last) && !opensClause(sentence, at) && words[at]?.shape !== 'capital')
    return true
  if (splitsName(sentence, at)) return true
  return !isBare && marks[at] === '_' && share < shareNeeded(sentence, at)
}
