import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import { deleteCompanyData, exportCompanyData } from '@/lib/db/company-data.mjs'
import { inTransaction } from '@/lib/db/transaction'
import { AppError } from '@/lib/errors'
import type { CompanyExport, companyDeletionSchema } from './schema'

/** The log doesn't name the person: it outlives them. */
const byOwner = (caller: Omit<Actor, 'name'>): Actor => ({ ...caller, name: 'An owner of the company' })

export async function exportCompany(
  companyId: OwnedCompanyId,
  caller: Omit<Actor, 'name'>,
): Promise<CompanyExport> {
  const data = await inTransaction((query) => exportCompanyData(query, companyId))
  await recordAudit(byOwner(caller), { action: 'company.exported', target: `company:${companyId}` })
  return { exportedAt: new Date().toISOString(), data: data as CompanyExport['data'] }
}

/** With all that belongs to it, and emails about it. Throws `invalid` where its name was typed otherwise. */
export async function deleteCompany(
  companyId: OwnedCompanyId,
  { name }: z.infer<typeof companyDeletionSchema>,
  caller: Omit<Actor, 'name'>,
): Promise<void> {
  const company = await db().company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })
  if (toComparable(name) !== toComparable(company.name)) {
    const message = 'Type the name of the company as it is written above'
    throw new AppError('invalid', message, { fields: [{ field: 'name', message }] })
  }
  await inTransaction(async (query) => {
    await query('SELECT id FROM companies WHERE id = $1 FOR UPDATE', [companyId])
    const changes = await deleteCompanyData(query, companyId)
    await query(
      `INSERT INTO audit_entries (id, actor, action, target, changes, address, request_id)
        VALUES (gen_random_uuid(), $1, 'company.deleted', $2, $3::jsonb, $4, $5)`,
      [
        byOwner(caller).name,
        `company:${companyId}`,
        JSON.stringify(changes),
        caller.address,
        caller.requestId,
      ],
    )
  })
}

const toComparable = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
