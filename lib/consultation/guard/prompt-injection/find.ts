import { unmask } from '@/lib/consultation/guard/language/unmask'
import type { Span } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { NEXT_ORDER, ORDERS_TO_MACHINES, ORDERS_TO_WRITERS, type OrderRow } from './orders'

const isAny = (rows: readonly OrderRow[], text: string) => rows.some(({ pattern }) => pattern.test(text))

/** Whether a text speaks to the software that reads it. A text about software does not. */
export const isToMachine = (text: string): boolean => isAny(ORDERS_TO_MACHINES, unmask(text))

/** Whether a text that somebody else wrote tells its reader what to write. */
export const isToWriter = (text: string): boolean => isAny(ORDERS_TO_WRITERS, unmask(text))

const BULLET = /^\s*(?:[-•*·–—▪◦]|\d{1,2}[.)])\s/

/** List items, and paragraphs without a list. */
function blocksOf(text: string): Span[] {
  const blocks: { start: number; end: number; isItem: boolean }[] = []
  let start = 0
  let isNew = true
  for (const line of text.split('\n')) {
    const isItem = BULLET.test(line)
    const last = blocks.at(-1)
    if (line.trim() === '') isNew = true
    else if (last && !isNew && !isItem && !last.isItem) last.end = start + line.length
    else {
      blocks.push({ start, end: start + line.length, isItem })
      isNew = false
    }
    start += line.length + 1
  }
  return blocks
}

/** Where the orders of a block begin, or null. */
function findOrder(block: string, isOrder: (sentence: string) => boolean): number | null {
  const flat = block.replace(/[\r\n]/g, ' ')
  const first = splitSentences(flat).find(({ start, end }) => isOrder(flat.slice(start, end)))
  return first?.start ?? null
}

export interface Planted extends Span {
  ground: 'planted'
}

/**
 * Words of a message that somebody planted for the software that reads it: from the first order to the end of its paragraph or list item,
 * with the next one where that goes on. In an advert, orders to a writer count too. Pure; `orders.ts` says what counts.
 */
export function findPlanted(message: string, { isAdvert }: { isAdvert: boolean }): Planted[] {
  const isOrder = (sentence: string) => isToMachine(sentence) || (isAdvert && isToWriter(sentence))
  const planted: Planted[] = []
  let goesOn: 'announced' | 'perhaps' | null = null
  for (const { start, end } of blocksOf(message)) {
    const block = message.slice(start, end)
    const isNext: boolean = goesOn === 'announced' || (goesOn === 'perhaps' && NEXT_ORDER.test(unmask(block)))
    const at: number | null = isNext ? 0 : findOrder(block, isOrder)
    const last = planted.at(-1)
    goesOn = at === null ? null : /[:–—-]\s*$/.test(block) ? 'announced' : 'perhaps'
    if (at === null) continue
    if (last && isNext) last.end = end
    else planted.push({ start: start + at, end, ground: 'planted' })
  }
  return planted
}
