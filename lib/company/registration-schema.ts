import { z } from 'zod'
import { PHONE, PHONE_MESSAGE, text } from '@/lib/fields'
import { COMPANY_LIMITS } from './options'

// A file for each form: the browser would load all schemas of one file.

export const INVALID_EMAIL = 'Invalid email address'
const PHONE_TOO_SHORT = 'Phone number must be at least 10 characters'

// RFC 5321: dots only inside the local part, labels of at most 63 characters, a top-level domain of letters.
const EMAIL =
  /^(?=.{1,64}@)[a-z0-9_'&+-]+(?:\.[a-z0-9_'&+-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** What isn't a domain is returned unchanged, for the pattern to reject. */
function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at)
  const isInternational = /^[\w.\P{ASCII}-]+$/u.test(host) && /\P{ASCII}/u.test(host)
  const address = `https://${host}`
  return isInternational && URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email
}

export const emailTextSchema = text({ max: COMPANY_LIMITS.email, message: INVALID_EMAIL })

export const emailSchema = emailTextSchema
  .transform(toAsciiDomain)
  .pipe(z.email({ pattern: EMAIL, error: INVALID_EMAIL }).max(COMPANY_LIMITS.email, INVALID_EMAIL))

export const registrationSchema = z.object({
  name: text({ min: 2, max: COMPANY_LIMITS.name, message: 'Company name must be at least 2 characters' }),
  email: emailSchema,
  contactName: text({
    min: 2,
    max: COMPANY_LIMITS.contactName,
    message: 'Contact name must be at least 2 characters',
  }),
  phone: text({ min: 10, max: COMPANY_LIMITS.phone, message: PHONE_TOO_SHORT }).regex(PHONE, PHONE_MESSAGE),
})
export type Registration = z.infer<typeof registrationSchema>
