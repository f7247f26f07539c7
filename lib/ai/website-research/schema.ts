import { z } from 'zod'
import { RESEARCH_FIELD_KEYS } from '@/lib/research/options'

/** Flat, with every property required, as strict structured output needs. */
const writtenItemSchema = z.object({
  field: z.enum(RESEARCH_FIELD_KEYS),
  text: z.string(),
  /** Counted from 1. */
  page: z.number().int(),
  quote: z.string(),
})
export type WrittenItem = z.infer<typeof writtenItemSchema>

export const writtenInsightsSchema = z.object({ items: z.array(writtenItemSchema) })
