import { z } from 'zod'
import { ENQUIRY_STATUS_KEYS } from '@/lib/enquiries/options'

/** With `version`, a change fails if someone else made one first; without it, the last change wins. */
export const statusChangeSchema = z.object({
  status: z.enum(ENQUIRY_STATUS_KEYS),
  version: z.int32().nonnegative().nullish(),
})
export type StatusChange = z.infer<typeof statusChangeSchema>
