import 'server-only'
import { z } from 'zod'

const wording = z.string().min(1)

/** A question for any trade, with its own follow-ups and what an outstanding and a weak answer hold. */
export const writtenQuestionSchema = z.strictObject({
  question: wording,
  probes: z.tuple([wording, wording]),
  strong: wording,
  weak: wording,
})
export type WrittenQuestion = z.infer<typeof writtenQuestionSchema>
