import 'server-only'
import type { OwnerId } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { adviceOn, checkBusinessEmail } from './business-email'
import { COMPANY_SELECT, SIZE_NAMES, toCompany } from './queries'
import {
  type Company,
  type CompanyUpdate,
  type EmailValidation,
  emailSchema,
  INVALID_EMAIL,
  type Registration,
} from './schema'

/**
 * Registers a company for `owner`. An e-mail address that exists already makes another company: that it exists is never revealed.
 * That the address is a business one is the caller's check (`requireBusinessEmail`).
 */
export async function registerCompany(owner: OwnerId, input: Registration): Promise<Company> {
  const row = await db().company.create({ data: { ...input, ownerId: owner }, select: COMPANY_SELECT })
  return toCompany(row)
}

/** What the registration makes of an e-mail address (specification, section 3). An address that is none is an answer, not an error. */
export async function validateEmail(text: string): Promise<EmailValidation> {
  const { success, data: email } = emailSchema.safeParse(text)
  if (!success) return { isValid: false, isBusinessEmail: false, reason: INVALID_EMAIL, advice: null }
  const result = checkBusinessEmail(email)
  return { ...result, advice: result.isBusinessEmail ? await adviceOn(email) : null }
}

/** Throws `invalid` at the e-mail field, with the reason, when the address is not a business one. */
export function requireBusinessEmail(email: string): void {
  const { isBusinessEmail, reason } = checkBusinessEmail(email)
  if (isBusinessEmail) return
  const message = reason ?? INVALID_EMAIL
  throw new AppError('invalid', message, { fields: [{ field: 'email', message }] })
}

/**
 * Saves the details of a company of `owner`, in one statement; a website or job title that is not given stays as it is. Throws the one
 * 404 for missing and foreign ids.
 */
export async function updateCompany(
  owner: OwnerId,
  companyId: string,
  input: CompanyUpdate,
): Promise<Company> {
  const { website, jobTitle, size, ...details } = input
  const row = await db().company.update({
    where: { id: companyId, ownerId: owner },
    data: {
      ...details,
      size: SIZE_NAMES[size],
      ...(website !== undefined && { website: website || null }),
      ...(jobTitle != null && { jobTitle }),
    },
    select: COMPANY_SELECT,
  })
  return toCompany(row)
}
