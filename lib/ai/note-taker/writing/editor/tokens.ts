/** A word, a figure or a mark of a line. */
export interface EditToken {
  /** As written. */
  text: string
  /** In lower case, with straight apostrophes. */
  key: string
  /** A space stands in front of it. */
  isSpaced: boolean
}

const TOKEN = /[£€$]?\d[\p{L}\p{N}.,:%/]*(?<![.,:/])|\p{L}[\p{L}\p{N}’'+#&-]*(?<!['’&-])|[^\s\p{L}\p{N}]/gu

export const keyOf = (text: string): string => text.toLowerCase().replaceAll('’', "'")

export function readTokens(text: string): EditToken[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: match[0],
    key: keyOf(match[0]),
    isSpaced: match.index > 0 && /\s/.test(text.charAt(match.index - 1)),
  }))
}

export const isWord = (token: EditToken): boolean => /^[\p{L}\p{N}£€$]/u.test(token.text)
