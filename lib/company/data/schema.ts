import { z } from 'zod'
import { text } from '@/lib/fields'

export const companyExportSchema = z.object({
  /** ISO 8601, UTC. */
  exportedAt: z.string(),
  /** Rows by table. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type CompanyExport = z.infer<typeof companyExportSchema>

/** The company's name, typed to confirm. */
export const companyDeletionSchema = z.object({
  name: text({ min: 1, max: 200, message: 'Type the name of the company' }),
})
