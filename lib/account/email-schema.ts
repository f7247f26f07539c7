import { z } from 'zod'
import { emailSchema } from '@/lib/company/registration-schema'

/** In lower case: an address is one person, however it is written. */
export const addressSchema = emailSchema.transform((email) => email.toLowerCase())

export const signInRequestSchema = z.object({ email: addressSchema })
