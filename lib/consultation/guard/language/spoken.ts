import type { Token } from './tokens'

const COINS: Record<string, string> = { fiver: '5', tenner: '10' }
const POUNDS = /^(?:pounds?|quid)$/
const isWhole = (token: Token | undefined) => token !== undefined && /^\d{1,2}$/.test(token.text)
const isSpelled = (token: Token | undefined) => isWhole(token) && /^\p{L}/u.test(token?.raw ?? '')
const isPence = (token: Token | undefined) => isSpelled(token) && Number(token?.text) >= 10
const isHour = (token: Token | undefined) =>
  isWhole(token) && Number(token?.text) >= 1 && Number(token?.text) <= 12
const textsAt = (tokens: readonly Token[], at: number, count: number) =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')

interface Amount {
  text: string
  /** Tokens that it takes. */
  length: number
}

/** "Half five", "quarter to eight", "half past six". */
function clockAt(tokens: readonly Token[], at: number): Amount | null {
  const start = textsAt(tokens, at, 2)
  const isAfterArticle = /^(?:a|an|and|the|other|second|first)$/.test(tokens[at - 1]?.text ?? '')
  if (start === 'half past' && isHour(tokens[at + 2]))
    return { text: `${tokens[at + 2]?.text}.30`, length: 3 }
  if (start === 'quarter past' && isHour(tokens[at + 2]))
    return { text: `${tokens[at + 2]?.text}.15`, length: 3 }
  if (start === 'quarter to' && isHour(tokens[at + 2]))
    return { text: `${((Number(tokens[at + 2]?.text) + 10) % 12) + 1}.45`, length: 3 }
  if (tokens[at]?.text === 'half' && !isAfterArticle && isSpelled(tokens[at + 1]) && isHour(tokens[at + 1]))
    return { text: `${tokens[at + 1]?.text}.30`, length: 2 }
  return null
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

/** Amounts and times in the words that people say them in, as one figure. Money gets its sign. */
export function joinSpoken(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const coin = COINS[token.text]
    const clock = coin ? null : clockAt(tokens, at)
    const sum = coin || clock ? null : sumAt(tokens, at)
    const amount = clock ?? sum ?? (coin ? { text: coin, length: 1 } : null)
    const isMoney = Boolean(coin) || (sum !== null && sum.length !== 4)
    if (isMoney && joined.at(-1)?.text !== '£') joined.push({ ...token, text: '£', raw: '' })
    joined.push(amount ? { ...token, text: amount.text } : token)
    at += amount?.length ?? 1
  }
  return joined
}
