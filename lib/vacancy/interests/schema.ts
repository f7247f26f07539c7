import { z } from 'zod'
import { exportRequestSchema } from '@/lib/admin/lists/schema'
import { ENQUIRY_STATUS_KEYS } from '@/lib/enquiries/options'
import { id, text } from '@/lib/fields'
import { CV_TOO_LARGE, INTEREST_LIMITS } from './options'

const INVALID_EMAIL = 'Please enter a valid email address'
const NAME_REQUIRED = 'Please enter your name'

const upload = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })

/** An empty file field of a form without script is a file without a name. */
const cv = z
  .union([upload, z.literal('')])
  .nullish()
  .transform((file) => (file && (file.name !== '' || file.bytes.byteLength > 0) ? file : null))
  .refine((file) => (file?.bytes.byteLength ?? 0) <= INTEREST_LIMITS.cvBytes, CV_TOO_LARGE)

export const jobInterestSchema = z.object({
  name: text({ min: 1, max: INTEREST_LIMITS.name, message: NAME_REQUIRED }).pipe(
    z.string().min(2, NAME_REQUIRED),
  ),
  email: text({ min: 1, max: INTEREST_LIMITS.email, message: INVALID_EMAIL }).pipe(z.email(INVALID_EMAIL)),
  message: text({ max: INTEREST_LIMITS.message })
    .nullish()
    .transform((value) => value || null),
  /** PDF or DOCX, as a file of the form. */
  cv,
  homepage: text({ max: 2048 }).nullish(),
  /** Milliseconds since the page was opened; a form sends text. */
  elapsedMs: z.coerce.number().nullish(),
})
export type JobInterestRequest = z.infer<typeof jobInterestSchema>

/** Times are ISO 8601. */
export const interestSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string().nullable(),
  status: z.enum(ENQUIRY_STATUS_KEYS),
  /** Number of status changes. */
  version: z.number().int(),
  cv: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  createdAt: z.string(),
})
export type JobInterest = z.infer<typeof interestSchema>

export const interestListSchema = z.object({ interests: z.array(interestSchema) })
export const interestExportSchema = z.object(exportRequestSchema.shape)
export const interestParamsSchema = z.object({ id })
