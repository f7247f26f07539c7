import { z } from 'zod'

/** Of a unit group. `median` is in pounds a year, before tax; null where the publisher withholds it. */
const groupPaySchema = z.strictObject({
  median: z.number().int().positive().nullable(),
  /** Coefficient of variation in per cent; null where it isn't published. */
  cv: z.number().positive().nullable(),
})

/** Full-time employees in the UK on adult rates, in the same job for more than a year. */
export const payTableSchema = z.strictObject({
  survey: z.string().min(1),
  /** "2025 provisional". */
  edition: z.string().regex(/^\d{4} (?:provisional|revised)$/),
  taxYearEnd: z.iso.date(),
  /** The publisher's own workbook, or a copy that somebody else made of it. `date` is when it was read. */
  takenFrom: z.strictObject({
    kind: z.enum(['copy', 'workbook']),
    name: z.string().min(1),
    date: z.iso.date(),
  }),
  url: z.url(),
  groups: z.record(z.string().regex(/^\d{4}$/), groupPaySchema),
})
export type PayTable = z.infer<typeof payTableSchema>
