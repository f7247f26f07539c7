import { randomUUID } from 'node:crypto'
import { askForObject, type Limits } from '@/lib/ai/ask'
import type { NetworkModel } from '@/lib/ai/model'
import { cleanText } from '@/lib/consultation/guard/language/unmask'
import { createQuoteFinder } from '@/lib/consultation/guard/quote'
import { findValueRefusal } from '@/lib/consultation/guard/value'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import { removeDuplicates } from './find'
import type { Finding } from './finding'
import { isAddressedToAi } from './injection'
import { insightsPrompt } from './prompt'
import type { ReadPage } from './read'
import { type WrittenItem, writtenInsightsSchema } from './schema'

const MIN_QUOTE_LENGTH = 2

/** The quote is on its page letter by letter, and the text says nothing more. Throws what `askForObject` throws. */
export async function writeInsights(input: {
  pages: readonly ReadPage[]
  builtIn: readonly Finding[]
  companyName: string
  model: NetworkModel['model']
  limits: Limits
  signal: AbortSignal | undefined
}): Promise<Finding[]> {
  const { model, limits, signal } = input
  const { items } = await askForObject({
    kind: 'research',
    model,
    ...insightsPrompt({ ...input, dataId: randomUUID() }),
    schema: writtenInsightsSchema,
    name: 'company_insights',
    limits,
    signal,
  })
  const written = items.flatMap((item) => verifyItem(item, input.pages))
  const filled = new Set(written.map(({ field }) => field))
  return removeDuplicates([...written, ...input.builtIn.filter(({ field }) => !filled.has(field))])
}

/** None where its page lacks the quote. Takes the quote's words where the item's own say more. */
export function verifyItem(item: WrittenItem, pages: readonly ReadPage[]): Finding[] {
  const index = item.page - 1
  const page = pages[index]?.page
  const span = page ? createQuoteFinder(page.text)(item.quote, null) : null
  if (!page || !span || span.text.trim().length < MIN_QUOTE_LENGTH) return []
  const quote = span.text.replace(/\s+/g, ' ').trim()
  const wording = cleanText(item.text).replace(/\s+/g, ' ').trim()
  const isUsable =
    wording !== '' &&
    wording.length <= RESEARCH_LIMITS.itemText &&
    findValueRefusal(wording, quote) === null &&
    !isAddressedToAi(wording)
  const text = isUsable ? wording : quote
  if (text.length > RESEARCH_LIMITS.itemText) return []
  return [{ field: item.field, page: index, text, start: span.start, end: span.end }]
}
