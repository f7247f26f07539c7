import { z } from 'zod'
import { SECTION_KEYS } from '@/lib/specification/options'

/** Flat, with every property required, as strict structured output needs. */
const draftLineSchema = z.object({
  section: z.enum(SECTION_KEYS),
  text: z.string(),
  factIds: z.array(z.string()),
})
export type DraftLine = z.infer<typeof draftLineSchema>

export const specificationDraftSchema = z.object({ lines: z.array(draftLineSchema) })
