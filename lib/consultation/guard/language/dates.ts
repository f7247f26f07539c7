import type { Token } from './tokens'

const MONTH =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/
/** Months whose names are words as often. */
const AMBIGUOUS = /^(?:may|march|mar)$/
const ORDINAL = /^(\d{1,2})th$/
const FIRSTS = ['first', 'second', 'third', 'fourth']

/** The day that an ordinal says, or null: "11th", "first". */
function dayOf({ text }: Token): string | null {
  const place = FIRSTS.indexOf(text)
  return ORDINAL.exec(text)?.[1] ?? (place < 0 ? null : String(place + 1))
}

/** "11th January", "the first of May" and "March the 3rd" as "11 January", "the 1 of May" and "March the 3": a day of a month is written either way. */
export function withPlainDates(tokens: readonly Token[]): Token[] {
  const isMonth = (at: number) => MONTH.test(tokens[at]?.text ?? '')
  return tokens.map((token, at) => {
    const day = dayOf(token)
    if (day === null) return token
    const isOf = tokens[at + 1]?.text === 'of' && isMonth(at + 2)
    // "The third may need help", "the first march".
    const isBeside = isMonth(at + 1) && (/^\d/.test(token.raw) || !AMBIGUOUS.test(tokens[at + 1]?.text ?? ''))
    const isBehind = isMonth(at - 1) || (tokens[at - 1]?.text === 'the' && isMonth(at - 2))
    return isOf || isBeside || (isBehind && ORDINAL.test(token.text)) ? { ...token, text: day } : token
  })
}
