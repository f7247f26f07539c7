import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'
import { clockAt } from './clock'
import { type Amount, isBeside, isPence, isSpelled, isWhole, textsAt } from './number-tokens'
import type { Token } from './tokens'

const COINS: Record<string, string> = withoutPrototype({ fiver: '5', tenner: '10' })
const POUNDS = /^(?:pounds?|quid)$/
/** Nominal voltages of IEC 60038, and the older ones that people still say: "two thirty volt", but "two twelve volt batteries". */
const VOLTAGES = new Set([110, 115, 120, 208, 220, 230, 240, 277, 380, 400, 415, 440, 480, 660, 690])
const VOLT = /^(?:volts?|v)$/
/** Whether a bare figure can be a voltage: "415" beside "11 kV". */
export const isNominalVoltage = (figure: string): boolean => VOLTAGES.has(Number(figure))

/** In tokens: "two thirty and four fifteen volts". */
const VOLT_REACH = 5

/** Before a year. */
const YEAR_LEAD =
  /^(?:since|in|from|of|until|by|back|before|after|during|established|founded|est|started|built|around|about|early|late|year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|xmas|easter)$/
/** Behind what is money or a number of things, and no year. */
const NO_YEAR = /^(?:to|until|pounds?|quid|pence|an?|per|grand|k|thousand|million|hundred|%|percent|point)$/

/** Money behind a figure: "£6m". */
const MILLIONS = /^(?:m|mn|mil)$/
const MAX_SMALL = 99

/** What a run of number words adds up to, and how many tokens it takes. */
function smallNumberAt(
  words: readonly Token[],
  at: number,
  numbers: ReadonlyMap<string, number>,
): { value: number; length: number } | null {
  const value = numbers.get(words[at]?.text ?? '')
  if (value === undefined || value > MAX_SMALL) return null
  const next = words[at + 1]
  const unit = value >= 20 && next && !next.isFirst ? numbers.get(next.text) : undefined
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: value + unit, length: 2 }
    : { value, length: 1 }
}

/** "Two point eight". */
function joinsDecimal(
  whole: Token | undefined,
  decimal: Token | undefined,
  numbers: ReadonlyMap<string, number>,
): boolean {
  const digit = numbers.get(decimal?.text ?? '')
  return numbers.has(whole?.text ?? '') && digit !== undefined && digit < 10
}

const SCALE = /^(?:hundred|thousand|grand|million)$/

/** The figure in front of a scale that words other than a number say, and how many tokens it takes: "a grand", "a couple of hundred", "half a million", "two and a half thousand". */
function countAt(words: readonly Token[], at: number, numbers: ReadonlyMap<string, number>): Amount | null {
  const text = textsAt(words, at, 4)
  const isScaled = (length: number) => SCALE.test(words[at + length]?.text ?? '')
  const small = smallNumberAt(words, at, numbers)
  const number = small ?? { value: Number(words[at]?.text), length: 1 }
  if (
    Number.isInteger(number.value) &&
    textsAt(words, at + number.length, 3) === 'and a half' &&
    isScaled(number.length + 3)
  )
    return { text: `${number.value}.5`, length: number.length + 3 }
  if (text.startsWith('a couple of ') && isScaled(3)) return { text: '2', length: 3 }
  if (text.startsWith('a couple ') && isScaled(2)) return { text: '2', length: 2 }
  if (text.startsWith('half a ') && isScaled(2)) return { text: '0.5', length: 2 }
  return /^a (?:thousand|grand|million)\b/.test(text) ? { text: '1', length: 1 } : null
}

function countScales(words: readonly Token[], numbers: ReadonlyMap<string, number>): Token[] {
  const counted: Token[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Token
    const count = countAt(words, at, numbers)
    counted.push(count ? { ...word, text: count.text } : word)
    at += count?.length ?? 1
  }
  return counted
}

/** "Four hundred and fifty" is one figure, "two point eight" is 2.8, "half an hour" 30 minutes, and the m of "£6m" is a million. */
export function joinHundreds(spoken: readonly Token[], numbers: ReadonlyMap<string, number>): Token[] {
  const words = countScales(spoken, numbers)
  const joined: Token[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Token
    const previous = joined.at(-1)
    const count = previous?.text === 'a' ? 1 : numbers.get(previous?.text ?? '')
    if (word.text === 'hundred' && previous && count !== undefined && count > 0 && count < 10) {
      const next = words[at + 1]?.text === 'and' ? at + 2 : at + 1
      // A sentence may begin with a number of its own.
      const rest = words[next]?.isFirst ? null : smallNumberAt(words, next, numbers)
      joined[joined.length - 1] = {
        ...previous,
        text: String(count * 100 + (rest?.value ?? 0)),
        raw: word.raw,
      }
      if (rest) at = next + rest.length - 1
    } else if (word.text === 'point' && joinsDecimal(previous, words[at + 1], numbers)) {
      joined[joined.length - 1] = {
        ...(previous as Token),
        text: `${numbers.get(previous?.text ?? '')}.${numbers.get(words[at + 1]?.text ?? '')}`,
      }
      at += 1
    } else if (word.text === 'hour' && previous?.text === 'half') {
      joined[joined.length - 1] = { ...previous, text: '30' }
      joined.push({ ...word, text: 'minutes' })
    } else if (word.text === 'an' && previous?.text === 'half' && words[at + 1]?.text === 'hour') {
      joined[joined.length - 1] = { ...previous, text: '30' }
      joined.push({ ...word, text: 'minutes' })
      at += 1
    } else if (MILLIONS.test(word.text) && joined.at(-2)?.text === '£' && /^\d/.test(previous?.text ?? ''))
      joined.push({ ...word, text: 'million' })
    else joined.push(word)
  }
  return joined
}

/** "Two thirty volt" is 230 V. */
function voltageAt(tokens: readonly Token[], at: number): Amount | null {
  const [hundreds, rest] = tokens.slice(at, at + 2)
  if (!isSpelled(hundreds) || !isSpelled(rest) || !isBeside(hundreds, rest)) return null
  const value = Number(hundreds?.text) * 100 + Number(rest?.text)
  if (Number(hundreds?.text) > 9 || !VOLTAGES.has(value)) return null
  const behind = tokens.slice(at + 2, at + 2 + VOLT_REACH)
  const volts = behind.findIndex(({ text }) => VOLT.test(text))
  const isMeasured = behind
    .slice(0, volts)
    .every((token) => isWhole(token) || /^(?:and|or|to)$/.test(token.text))
  return volts >= 0 && isMeasured ? { text: String(value), length: 2 } : null
}

/** "Since twenty twenty one", "in nineteen ninety eight", "from two thousand and eight". */
function yearAt(tokens: readonly Token[], at: number): Amount | null {
  if (!YEAR_LEAD.test(tokens[at - 1]?.text ?? '')) return null
  const [century, next] = tokens.slice(at, at + 2)
  const isOh = next?.text === 'oh' && isWhole(tokens[at + 2]) && Number(tokens[at + 2]?.text) < 10
  const isAnd = century?.text === '2000' && next?.text === 'and' && isWhole(tokens[at + 2])
  const length = isOh || isAnd ? 3 : 2
  if (NO_YEAR.test(tokens[at + length]?.text ?? '')) return null
  if (isAnd) return { text: String(2000 + Number(tokens[at + 2]?.text)), length }
  if (!isSpelled(century) || !/^(?:19|20)$/.test(century?.text ?? '')) return null
  if (isOh) return { text: `${century?.text}0${tokens[at + 2]?.text}`, length }
  return isPence(next) && isBeside(century, next) ? { text: `${century?.text}${next?.text}`, length } : null
}

/** "Twelve pound forty", "fifteen fifty an hour", "two and a half". */
function sumAt(tokens: readonly Token[], at: number): Amount | null {
  const whole = tokens[at]
  if (!isWhole(whole)) return null
  if (textsAt(tokens, at + 1, 3) === 'and a half') return { text: `${whole?.text}.5`, length: 4 }
  if (POUNDS.test(tokens[at + 1]?.text ?? '') && isPence(tokens[at + 2]))
    return { text: `${whole?.text}.${tokens[at + 2]?.text}`, length: 3 }
  const isRate = /^(?:an|per|each) hour$|^ph\b/.test(textsAt(tokens, at + 2, 2))
  if (isSpelled(whole) && isPence(tokens[at + 1]) && isRate)
    return { text: `${whole?.text}.${tokens[at + 1]?.text}`, length: 2 }
  return null
}

const DIGIT = /^[1-9]$/
const COUNTED =
  /^(?:minutes?|hours?|shifts?|nights?|days?|weeks?|months?|years?|miles?|people|staff|men|lads|%|percent|percentage|times)$/

/** Pay in thousands: "thirty-eight five" is 38,500, and "thirty-eight two fifty" 38,250. */
export function thousandsAt(tokens: readonly Token[], at: number): { value: string; parts: string[] }[] {
  const [thousands, hundreds, rest] = tokens.slice(at, at + 3)
  if (!isPence(thousands) || !isSpelled(hundreds) || !isBeside(thousands, hundreds)) return []
  // "Forty-seven, nine days" counts something.
  if (!DIGIT.test(hundreds?.text ?? '') || COUNTED.test(rest?.text ?? '')) return []
  const value = Number(thousands?.text) * 1_000 + Number(hundreds?.text) * 100
  const parts = [thousands?.text ?? '', hundreds?.text ?? '']
  return isPence(rest) && isBeside(hundreds, rest)
    ? [{ value: String(value + Number(rest?.text)), parts: [...parts, rest?.text ?? ''] }]
    : [{ value: String(value), parts }]
}

/**
 * The readings of two numbers said one after the other that nothing around them settles: "three fifty" is 350 or 3.50, "nineteen
 * ninety" 1990.
 */
export function spokenReadings(tokens: readonly Token[]): { value: string; parts: string[] }[] {
  return tokens.flatMap((left, at) => {
    const thousands = thousandsAt(tokens, at)
    if (thousands.length > 0) return thousands
    const right = tokens[at + 1]
    if (!isSpelled(left) || !isPence(right) || !isBeside(left, right)) return []
    const parts = [left.text, right?.text ?? '']
    const hundreds = Number(left.text) * 100 + Number(right?.text)
    const isDigit = Number(left.text) >= 1 && Number(left.text) <= 9
    const isSeveral = VOLT.test(tokens[at + 2]?.text ?? '') && !VOLTAGES.has(hundreds)
    return [
      ...(isDigit && !isSeveral ? [{ value: String(hundreds), parts }] : []),
      ...(/^(?:19|20)$/.test(left.text) ? [{ value: parts.join(''), parts }] : []),
      { value: parts.join('.').replace(/0$/, ''), parts },
    ]
  })
}

const plain = (value: string) => value.replace(/\.0+$|(\.\d*?[1-9])0+$/, '$1')

/**
 * Figures that `source` says in one reading or another besides its own: "Twelve thirty" alone bears out 12.30, and "12:30" bears out "twelve
 * thirty". `values` are those of the source.
 */
export const readingsOf = (
  source: readonly Token[],
  said: readonly Token[],
  values: ReadonlySet<string>,
): string[] => [
  ...spokenReadings(source).map(({ value }) => plain(value)),
  ...spokenReadings(said).flatMap(({ value, parts }) => (values.has(plain(value)) ? parts : [])),
]

/** Amounts and times in the words that people say them in, as one figure. Money gets its sign. */
export function joinSpoken(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const coin = COINS[token.text]
    const clock = coin ? null : (yearAt(tokens, at) ?? voltageAt(tokens, at) ?? clockAt(tokens, at))
    const sum = coin || clock ? null : sumAt(tokens, at)
    const amount = clock ?? sum ?? (coin ? { text: coin, length: 1 } : null)
    const isMoney = Boolean(coin) || (sum !== null && sum.length !== 4)
    if (isMoney && joined.at(-1)?.text !== '£') joined.push({ ...token, text: '£', raw: '' })
    joined.push(amount ? { ...token, text: amount.text } : token)
    at += amount?.length ?? 1
  }
  return joined
}
