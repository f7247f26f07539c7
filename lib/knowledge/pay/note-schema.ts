import { z } from 'zod'

/** What people are paid in the occupation of a vacancy, to be shown beside its pay. Never part of a specification. */
export const payNoteSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('figures'),
    /** False where the title could mean any of `occupations`, or another one: the reader chooses. */
    isCertain: z.boolean(),
    occupations: z
      .array(
        z.object({
          /** SOC 2020 unit group. */
          code: z.string(),
          title: z.string(),
          /** Pounds a year before tax; null where the publisher withholds it. */
          median: z.number().nullable(),
          quality: z.enum(['precise', 'reasonablyPrecise', 'useWithCaution']).nullable(),
          /** Figure, year, quality and how the vacancy's pay compares, in sentences. */
          text: z.string(),
        }),
      )
      .min(1),
    source: z.object({
      /** With edition and licence. */
      text: z.string(),
      url: z.string(),
      /** Who the figures speak of. */
      coverage: z.string(),
      /** Whether the figures come from somebody's copy, not from the publisher's own workbook. */
      isCopy: z.boolean(),
    }),
  }),
  /** Paid by the day or hour, or not employed. */
  z.object({ kind: z.literal('notComparable'), text: z.string() }),
])
export type PayNote = z.infer<typeof payNoteSchema>
