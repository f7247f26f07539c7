import { z } from 'zod'
import { SECTION_KEYS, type Section } from '@/lib/specification/options'

/** Recommendations have a list of their own. */
const LINE_SECTIONS = SECTION_KEYS.filter((key) => key !== 'recommendation') as [Section, ...Section[]]

// Every property is required, as strict structured output needs.
const citedText = { text: z.string(), cites: z.array(z.string()) }

/** `cites` are ids of the prompt: F1, R1, W1, … */
const draftLineSchema = z.object({ section: z.enum(LINE_SECTIONS), ...citedText })
export type DraftLine = z.infer<typeof draftLineSchema>

export const specificationDraftSchema = z.object({
  lines: z.array(draftLineSchema),
  recommendations: z.array(z.object(citedText)),
})
export type SpecificationDraft = z.infer<typeof specificationDraftSchema>
