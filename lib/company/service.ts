import 'server-only'
import { type Caller, requireCompany } from '@/lib/auth/caller'
import type { NewOwner, OwnerId } from '@/lib/auth/owner'
import type { Person } from '@/lib/auth/person'
import { holdSourcesOfCompany } from '@/lib/consultation/screened-sources/service'
import { vacancyTitleQuery } from '@/lib/consultation/vacancy/queries'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { runStatement } from '@/lib/db/run-statement'
import { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { requireCompanyPlace } from '@/lib/quotas/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { adviseOnEmail, checkBusinessEmail } from './business-email'
import { COMPANY_SELECT, DATABASE_SIZE_NAMES, toCompany } from './queries'
import { emailSchema, INVALID_EMAIL, type Registration } from './registration-schema'
import type { Company, CompanyUpdate, EmailValidation } from './schema'

/**
 * With its first vacancy, and the owner if it is new. Whoever is signed in becomes an owner by role. A known email address makes another company, so that nobody learns it exists. Call
 * `requireBusinessEmail` first. Throws `conflict` when the owner has as many companies as they may have.
 */
export async function registerCompany(
  owner: OwnerId | NewOwner,
  input: Registration,
  person: Pick<Person, 'id'> | null = null,
): Promise<Company> {
  if (typeof owner !== 'string') {
    const { company, insert } = insertCompany(owner, input, person)
    await runStatement(insert)
    return company
  }
  return await db().$transaction(async (tx) => {
    await requireCompanyPlace(tx, owner)
    const { company, insert } = insertCompany({ id: owner, tokenHash: null }, input, person)
    await tx.$executeRaw(insert)
    return company
  })
}

/** In one statement; Prisma would send four. */
function insertCompany(
  owner: { id: OwnerId; tokenHash: string | null },
  { name, email, contactName, phone }: Registration,
  person: Pick<Person, 'id'> | null,
): { company: Company; insert: Prisma.Sql } {
  const id = newId()
  const personId = person?.id ?? null
  const insert = Prisma.sql`
    WITH owner AS (
      INSERT INTO owners (id, token_hash)
      SELECT ${owner.id}::uuid, ${owner.tokenHash}::text WHERE ${owner.tokenHash}::text IS NOT NULL),
    company AS (
      INSERT INTO companies (id, owner_id, name, email, contact_name, phone, updated_at)
      VALUES (${id}::uuid, ${owner.id}::uuid, ${name}, ${email}, ${contactName}, ${phone}, now())),
    membership AS (
      INSERT INTO memberships (id, person_id, company_id, role)
      SELECT ${newId()}::uuid, ${personId}::uuid, ${id}::uuid, 'owner'::company_role WHERE ${personId}::uuid IS NOT NULL)
    INSERT INTO vacancies (id, company_id, current, updated_at)
    VALUES (${newId()}::uuid, ${id}::uuid, true, now())`
  const details = { industry: null, size: null, website: null, description: null, jobTitle: null }
  return { company: { id, name, email, contactName, phone, ...details }, insert }
}

/** An invalid address is a result, not an error. */
export async function validateEmail(text: string): Promise<EmailValidation> {
  const { success, data: email } = emailSchema.safeParse(text)
  if (!success) return { isValid: false, isBusinessEmail: false, reason: INVALID_EMAIL, advice: null }
  const result = checkBusinessEmail(email)
  return { ...result, advice: result.isBusinessEmail ? await adviseOnEmail(email) : null }
}

/** Throws `invalid` at the `email` field. */
export function requireBusinessEmail(email: string): void {
  const { isBusinessEmail, reason } = checkBusinessEmail(email)
  if (isBusinessEmail) return
  const message = reason ?? INVALID_EMAIL
  throw new AppError('invalid', message, { fields: [{ field: 'email', message }] })
}

/**
 * The job title goes to the vacancy named, else to the current one. An omitted website or job title stays as it is. Throws the same 404
 * for missing and foreign ids, 403 where the caller's role is too low, and `conflict` when the company is full.
 */
export async function updateCompany(caller: Caller, id: string, input: CompanyUpdate): Promise<Company> {
  const companyId = await requireCompany(caller, id)
  const { website, jobTitle, vacancyId, size, ...details } = input
  const title = jobTitle == null ? {} : { jobTitle }
  const company = await db().$transaction(async (tx) => {
    const row = await tx.company.update({
      where: { id: companyId },
      data: {
        ...details,
        size: DATABASE_SIZE_NAMES[size],
        ...(website !== undefined && { website: website || null }),
        vacancies: vacancyId
          ? { update: { where: { id: vacancyId }, data: title } }
          : { updateMany: { where: { current: true }, data: title } },
      },
      select: { ...COMPANY_SELECT, vacancies: vacancyTitleQuery(vacancyId) },
    })
    await reserveCompanyBytes(tx, companyId, 'text', input.description)
    return toCompany(row)
  })
  await holdSourcesOfCompany(companyId)
  return company
}
