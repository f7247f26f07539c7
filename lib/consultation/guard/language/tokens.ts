import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'
import { readDigitalClock } from './clock'
import { withPlainDates } from './dates'
import { COMPASS, COUNTIES, SHOP_TERMS } from './short-forms'
import { joinHundreds, joinSpoken } from './spoken'

/** A word, a figure or a sign, in the form in which two texts are compared. */
export interface Token {
  /** Lower case; numbers in digits. */
  text: string
  /** As written; empty for the second half of a contraction. */
  raw: string
  start: number
  /** Starts a sentence, a line or a list item. */
  isFirst: boolean
}

const PATTERN = /\d+(?:[.,:]\d+)*|\p{L}+(?:['’]\p{L}+)*['’]?|[£$€%+&#/]/gu

const STEMS: Record<string, string> = withoutPrototype({ ca: 'can', wo: 'will', sha: 'shall' })
const VERBS: Record<string, string> = withoutPrototype({
  ll: 'will',
  d: 'would',
  ve: 'have',
  re: 'are',
  m: 'am',
})
/** "n't" and its like without an apostrophe, as people type it. */
const NEGATED = /^(?:do|does|did|is|are|was|were|would|could|should|has|have|need|must|ca|wo|sha|ai)n'?t$/
const IS = /^(?:it|that|there|here|who|what|he|she|where)'s$/

const SPELLED: Record<string, string> = withoutPrototype({
  cannot: 'can not',
  upto: 'up to',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  hols: 'holidays',
  organisation: 'organization',
  licence: 'license',
  programme: 'program',
  centre: 'center',
  labour: 'labor',
  colour: 'color',
  behaviour: 'behavior',
  perm: 'permanent',
  temp: 'temporary',
  yrs: 'years',
  yr: 'year',
  hrs: 'hours',
  hr: 'hour',
  mins: 'minutes',
  wk: 'week',
  wks: 'weeks',
  mths: 'months',
  til: 'until',
  till: 'until',
  approx: 'approximately',
  poss: 'possible',
  exp: 'experience',
  quals: 'qualifications',
  ot: 'overtime',
  ...COUNTIES,
  ...SHOP_TERMS,
})

const SHORT = new Map<string, string[]>()
for (const [short, word] of Object.entries(SPELLED)) SHORT.set(word, [...(SHORT.get(word) ?? []), short])
/** "yorks" of "yorkshire": the short forms that read as a word. */
export const shortFormsOf = (word: string): readonly string[] => SHORT.get(word) ?? []

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const NUMBERS = new Map<string, number>([
  ...SMALL.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['dozen', 12],
])

/** "Fifth" is 5th, behind "twenty" too. "First" and "second" have other senses. */
const ORDINALS = new Map<string, number>([
  ...`third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
      eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((word, index): [string, number] => [word, index + 3]),
  ['thirtieth', 30],
])

/** "Threeish" is three, or about it. */
const withoutIsh = (word: string): string => {
  const number = word.replace(/-?ish$/, '')
  return NUMBERS.has(number) ? number : word
}

function spell(word: string): string[] {
  const spelled = SPELLED[word]
  if (spelled) return spelled.split(' ')
  if (word.endsWith('ish')) return [withoutIsh(word)]
  if (word.length <= 6) return [word]
  return [word.replace(/is(e|es|ed|ing|ation)$/, 'iz$1')]
}

function expand(word: string): string[] {
  const lower = word.toLowerCase()
  if (lower.endsWith('nt') || lower.endsWith("n't")) {
    const stem = lower.replace(/n'?t$/, '')
    if (NEGATED.test(lower)) return [STEMS[stem] ?? stem, 'not']
  }
  if (!lower.includes("'")) return spell(lower)
  if (IS.test(lower)) return [lower.slice(0, -2), 'is']
  if (lower === "let's") return ['let', 'us']
  const at = lower.lastIndexOf("'")
  const verb = VERBS[lower.slice(at + 1)]
  return verb ? [lower.slice(0, at), verb] : spell(lower.replace(/'s$|'$/, ''))
}

function splitWords(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(PATTERN)) {
    const raw = match[0]
    const between = text.slice(end, match.index)
    const isFirst = tokens.length === 0 || /[.?!:;\n•–—]/.test(between)
    end = match.index + raw.length
    const words = /^[\d£$€%+&#/]/.test(raw) ? [raw.replace(/,(?=\d{3})/g, '')] : expand(raw)
    words.forEach((word, index) => {
      tokens.push({
        text: word,
        raw: index === 0 ? raw : '',
        start: match.index,
        isFirst: isFirst && index === 0,
      })
    })
  }
  return tokens
}

const COUNTY_NAMES = new Set(Object.values(COUNTIES))

/** "N Lincs" is North Lincolnshire. */
const withCompass = (words: readonly Token[]): Token[] =>
  words.map((word, at) => {
    const point = COMPASS[word.text]
    return point && COUNTY_NAMES.has(words[at + 1]?.text ?? '') ? { ...word, text: point } : word
  })

/** "twenty" "five" is 25, "£46" "k" is 46000, "46" "52" "k" are both thousands. */
function joinNumbers(words: readonly Token[]): Token[] {
  const tokens: Token[] = []
  const isThousands: boolean[] = []
  for (const word of joinHundreds(words, NUMBERS)) {
    const previous = tokens.at(-1)
    const number = NUMBERS.get(word.text)
    const ordinal =
      ORDINALS.get(word.text) ?? (previous && /^[23]0$/.test(previous.text) ? FIRSTS[word.text] : undefined)
    const before = previous && /^\d+(?:\.\d+)?$/.test(previous.text) ? Number(previous.text) : null
    // A sentence may begin with a number of its own.
    const isWord = previous !== undefined && !word.isFirst && /^\p{L}/u.test(previous.raw)
    if (
      number !== undefined &&
      number < 10 &&
      number > 0 &&
      isWord &&
      before !== null &&
      before >= 20 &&
      before % 10 === 0
    )
      tokens[tokens.length - 1] = joinWords(previous, word, String(before + number))
    else if (ordinal !== undefined && isWord && before !== null && before >= 20 && ordinal < 10)
      tokens[tokens.length - 1] = { ...(previous as Token), text: `${before + ordinal}th` }
    else if (ordinal !== undefined && ordinal > 4) tokens.push({ ...word, text: `${ordinal}th` })
    else if (isWord && before !== null && before >= 1_000 && before % 1_000 === 0 && isHundreds(word))
      tokens[tokens.length - 1] = { ...(previous as Token), text: String(before + Number(word.text)) }
    else if (number !== undefined) tokens.push({ ...word, text: String(number) })
    else if (
      before !== null &&
      previous &&
      SCALES[word.text] &&
      (word.raw === '' || isJoined(previous, word))
    ) {
      scale(tokens, isThousands, word)
      nameCurrency(tokens, word)
    } else if (
      before !== null &&
      previous &&
      word.start === previous.start + previous.raw.length &&
      ORDINAL.test(word.text)
    )
      tokens[tokens.length - 1] = { ...previous, text: `${before}th` }
    else tokens.push(word)
  }
  return withPlainDates(joinSpoken(tokens)).map((token) => ({
    ...token,
    text: readDigitalClock(token.text).replace(/\.0+$|(\.\d*?[1-9])0+$/, '$1'),
  }))
}

/** As written too, where nothing but a space or a hyphen stands between them. */
const joinWords = (previous: Token, word: Token, text: string): Token => ({
  ...previous,
  text,
  raw: word.start === previous.start + previous.raw.length + 1 ? `${previous.raw} ${word.raw}` : previous.raw,
})

/** "Five thousand two hundred". */
const isHundreds = ({ text, raw }: Token) => raw === 'hundred' && /^[1-9]\d\d$/.test(text)

const ORDINAL = /^(?:st|nd|rd|th)$/
const FIRSTS: Record<string, number> = withoutPrototype({ first: 1, second: 2 })
const SCALES: Record<string, number> = withoutPrototype({
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  hundred: 100,
  million: 1_000_000,
  mil: 1_000_000,
})

/** "46k" and "46 thousand", not "5 k". */
const isJoined = (number: Token, scale: Token) =>
  scale.text !== 'k' || scale.start <= number.start + number.raw.length + 1

/** A grand is always of pounds. */
function nameCurrency(tokens: Token[], word: Token): void {
  const isMarked = [1, 2, 3, 4].some((back) => /^[£€$]$/.test(tokens.at(-back)?.text ?? ''))
  if (word.text === 'grand' && !isMarked) tokens.push({ ...word, text: 'pounds', raw: '' })
}

function scale(tokens: Token[], scaled: boolean[], word: Token): void {
  const factor = SCALES[word.text] ?? 1
  const last = tokens.length - 1
  const token = tokens[last] as Token
  const value = Number(token.text)
  tokens[last] = { ...token, text: String(value * factor) }
  scaled[last] = true
  // In "46-52k" and "£46 to £52k" both ends are thousands.
  if (factor !== 1_000) return
  const first = [1, 2, 3]
    .map((back) => last - back)
    .find((at) => /^\d+(?:\.\d+)?$/.test(tokens[at]?.text ?? ''))
  const partner = first === undefined ? undefined : tokens[first]
  const between = tokens
    .slice((first ?? last) + 1, last)
    .every(({ text }) => /^(?:to|and|£|\$|€|or)$/.test(text))
  if (first !== undefined && partner && between && !scaled[first] && Number(partner.text) <= value)
    tokens[first] = { ...partner, text: String(Number(partner.text) * 1_000) }
}

/** Behind a whole number; its compatibility form would be read as one figure with it. */
const HALF_SIGN = /(?<=(?<![\d.])\d+)\s?½/gu

/** The words, figures and signs of a text: contractions written out, numbers in digits, one spelling. */
export function tokensOf(text: string): Token[] {
  return joinNumbers(
    withCompass(
      splitWords(
        text
          .replace(HALF_SIGN, '.5')
          .normalize('NFKC')
          .replace(/[‘’`´]/g, "'"),
      ),
    ),
  )
}

export const isFigure = (token: string): boolean => /^\d/.test(token)
