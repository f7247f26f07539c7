import { z } from 'zod'
import { id } from '@/lib/fields'
import { INVALID_URL, websiteSchema } from './website'

// Apart from what the browser only reads: it checks its requests, and would load all schemas of one file.

export const researchRequestSchema = z.object({
  website: websiteSchema.refine((website) => website !== '', INVALID_URL),
  companyId: id.nullish(),
  /** Reads the website again even if a recent result is stored. */
  refresh: z.boolean().nullish(),
})
export type ResearchRequest = z.infer<typeof researchRequestSchema>
