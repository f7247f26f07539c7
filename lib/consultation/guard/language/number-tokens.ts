import type { Token } from './tokens'

/** A figure that several tokens say. */
export interface Amount {
  text: string
  /** Tokens that it takes. */
  length: number
}

export const isWhole = (token: Token | undefined): boolean =>
  token !== undefined && /^\d{1,2}$/.test(token.text)

/** Not the half of "half an hour", which is 30 minutes. */
export const isSpelled = (token: Token | undefined): boolean =>
  isWhole(token) && /^(?!half$)\p{L}/iu.test(token?.raw ?? '')

/** With nothing but a space or a hyphen between them: "two thirty", not "two, thirty". */
export const isBeside = (left: Token | undefined, right: Token | undefined): boolean =>
  left !== undefined && right?.start === left.start + left.raw.length + 1

export const isPence = (token: Token | undefined): boolean => isSpelled(token) && Number(token?.text) >= 10

export const textsAt = (tokens: readonly Token[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')
