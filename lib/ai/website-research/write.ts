import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractJsonMiddleware, generateText, Output, wrapLanguageModel } from 'ai'
import { cleanText } from '@/lib/ai/prompt-data'
import { isSupportedBy } from '@/lib/ai/specification/validate'
import { createQuoteFinder } from '@/lib/consultation/brief/quote'
import { RESEARCH_LIMITS } from '@/lib/research/options'
import { removeDuplicates } from './find'
import type { Finding } from './finding'
import { isAddressedToAi } from './injection'
import { insightsPrompt } from './prompt'
import type { ReadPage } from './read'
import { type WrittenItem, writtenInsightsSchema } from './schema'

const MIN_QUOTE_LENGTH = 2

/** The quote is on its page letter by letter, and the text says nothing more. Throws what the model throws. */
export async function writeInsights(input: {
  pages: readonly ReadPage[]
  builtIn: readonly Finding[]
  companyName: string
  model: LanguageModelV4
  signal: AbortSignal
}): Promise<Finding[]> {
  const { output } = await generateText({
    model: wrapLanguageModel({ model: input.model, middleware: extractJsonMiddleware() }),
    ...insightsPrompt({ ...input, dataId: randomUUID() }),
    output: Output.object({ schema: writtenInsightsSchema, name: 'company_insights' }),
    maxRetries: 1,
    abortSignal: input.signal,
  })
  const written = output.items.flatMap((item) => verifyItem(item, input.pages))
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
    isSupportedBy(wording, quote) &&
    !isAddressedToAi(wording)
  const text = isUsable ? wording : quote
  if (text.length > RESEARCH_LIMITS.itemText) return []
  return [{ field: item.field, page: index, text, start: span.start, end: span.end }]
}
