import { isFigure, type Token } from './language/tokens'

/** In words, from "from" to its figure, and from there to the figure that is aimed at. */
const REACH_START = 4
const REACH_AIM = 8

/** Whether the value has the figure that an aim of the quote ends at, without the one that it starts from: "from 9% to 6%". */
export function losesStart(value: readonly Token[], quote: readonly Token[]): boolean {
  const held = new Set(value.flatMap(({ text }) => (isFigure(text) ? [text] : [])))
  const figureFrom = (at: number, reach: number) =>
    quote.findIndex(({ text }, place) => place > at && place <= at + reach && isFigure(text))
  return quote.some(({ text }, at) => {
    if (text !== 'from') return false
    const start = figureFrom(at, REACH_START)
    const to = quote.findIndex(({ text: word }, place) => place > start && /^(?:to|under|below)$/.test(word))
    const aim = start < 0 || to < 0 ? -1 : figureFrom(to, REACH_START)
    if (aim < 0 || aim > start + REACH_AIM) return false
    return held.has(quote[aim]?.text ?? '') && !held.has(quote[start]?.text ?? '')
  })
}
