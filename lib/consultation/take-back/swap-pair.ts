import { IN_WORDS } from '@/lib/consultation/brief/slots/figures'

interface Slot {
  start: number
  end: number
  text: string
}

type Pair = readonly [first: Slot, second: Slot]

const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:[£€$]?\\d[\\d,.]*(?<=\\d)(?:k|%)?|${IN_WORDS})(?![\\p{L}\\d])`,
  'giu',
)
const UNIT = /^[\s-]+(?<word>(?:half |full )?(?:hour|day|night|shift|week|month|year)s?)\b/iu
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu
const PART_OF_DAY = /\b(?:mornings?|afternoons?|evenings?|nights?|earlies|lates|weekdays?|weekends?)\b/giu
const WEIGHT =
  /\b(?:(?:an? )?(?:must(?:[- ]haves?|s)?|essentials?|mandatory|required)|(?:an? )?(?:nice[- ]to[- ]haves?|bonus|plus|desirable|optional))(?![\p{L}-])/giu
/** A name; a sentence that opens with one opens with no pronoun, article or number. */
const NAME =
  /(?<![\p{L}\d])(?!(?:The|An?|They|We|You|I|It|He|She|This|That|These|Those|There|Our|My|Their|In|On|At|For|With|From|And|But|So|Or|If|When|No|Not|Both|Some|Only|Mostly|Usually)\b)\p{Lu}[\p{L}\d+#]*(?:[ -](?:\p{Lu}[\p{L}\d+#]*|\d+))*/gu

const find = (text: string, pattern: RegExp): Slot[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    text: words,
  }))

const RANGE = /^\s*(?:-|–|to|till?|until)\s*$/i
const PREPOSITION = /^(?:in|at|on|from|off|with|for|by|under|over)\b/i

const unitAt = (text: string, { end }: Slot): string =>
  UNIT.exec(text.slice(end))?.groups?.word?.toLowerCase().replace(/s$/, '') ?? ''

const kindOf = ({ text }: Slot): 'sum' | 'share' | 'count' =>
  /^[£€$]|k$/i.test(text) ? 'sum' : text.endsWith('%') ? 'share' : 'count'

/** Whether a figure says where: "two days in the office" and "three at home", but not "25 days’ holiday". */
function isPlaced(text: string, { end }: Slot): boolean {
  const unit = UNIT.exec(text.slice(end))?.[0] ?? ''
  return PREPOSITION.test(text.slice(end + unit.length).trimStart())
}

function figurePair(text: string): Pair | null {
  const figures = find(text, FIGURE)
  const last = figures.at(-1)
  if (!last) return null
  const kind = kindOf(last)
  const units = new Set(figures.map((slot) => unitAt(text, slot)).filter((unit) => unit !== ''))
  const isPlain = figures.length === 2 && figures.every((slot) => kindOf(slot) === kind) && units.size < 2
  const alike = isPlain
    ? figures
    : figures.filter((slot) => kindOf(slot) === kind && isPlaced(text, slot) === isPlaced(text, last))
  const [first, second, ...others] = alike
  if (!first || !second || others.length > 0) return null
  return RANGE.test(text.slice(first.end, second.start)) ? null : [first, second]
}

function twoOf(text: string, pattern: RegExp): Pair | null {
  const [first, second, ...others] = find(text, pattern)
  return first && second && others.length === 0 ? [first, second] : null
}

const fold = (words: string): string => words.toLowerCase().replace(/s$/, '')

/** "One day" and "four days": the unit agrees with its new figure. */
function agree(rest: string, figure: string): string {
  const unit = UNIT.exec(rest)
  if (!unit) return rest
  const isOne = /^(?:1|one)$/i.test(figure)
  const word = unit[0].replace(/s$/i, '')
  return `${word}${isOne ? '' : 's'}${rest.slice(unit[0].length)}`
}

const matchCase = (words: string, model: string): string =>
  /^\p{Lu}/u.test(model) && !/^\p{Lu}{2}/u.test(model)
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : /^\p{Ll}/u.test(model) && /^\p{Lu}\p{Ll}+$/u.test(words) && new RegExp(`^${IN_WORDS}$`, 'i').test(words)
      ? words.toLowerCase()
      : words

const MAKERS: readonly ((text: string) => Pair | null)[] = [
  figurePair,
  (text) => twoOf(text, WEEKDAY),
  (text) => twoOf(text, PART_OF_DAY),
  (text) => twoOf(text, NAME),
  (text) => twoOf(text, WEIGHT),
]

/** The only two values of a text that could change places: figures, days, names or weights. Null where there are more, or none. */
function findPair(text: string): Pair | null {
  for (const make of MAKERS) {
    const pair = make(text)
    if (pair && fold(pair[0].text) !== fold(pair[1].text)) return pair
  }
  return null
}

/** `text` with its two values the other way about: "Three days in the office and two at home". Null where it has no two such. */
export function swapPair(text: string): string | null {
  const pair = findPair(text)
  if (!pair) return null
  const [first, second] = pair
  const isCount = unitAt(text, first) !== '' || unitAt(text, second) !== ''
  const behind = (rest: string, figure: string) => (isCount ? agree(rest, figure) : rest)
  return (
    text.slice(0, first.start) +
    matchCase(second.text, first.text) +
    behind(text.slice(first.end, second.start), second.text) +
    matchCase(first.text, second.text) +
    behind(text.slice(second.end), first.text)
  )
}

/** Whether a text says how much something counts: "Fanuc is a must". */
export const namesWeight = (text: string): boolean => find(text, WEIGHT).length > 0
