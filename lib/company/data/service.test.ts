import { expect, it } from 'vitest'
import { database, db } from '@/lib/db/client'
import { COMPANY_TABLES } from '@/lib/db/company-data.mjs'
import { enqueueMail } from '@/lib/mail/service'
import { createCompany, REGISTRATION } from '@/tests/api/support/seed'
import { createApprovedSpecification } from '@/tests/support/records'
import { deleteCompany, exportCompany } from './service'

const CALLER = { address: '203.0.113.7', requestId: null }

it('exports every table that belongs to a company', async () => {
  const { rows } = await database().pool.query(
    `SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'company_id' AND table_schema = 'public'`,
  )
  const tables = rows.map(({ name }: { name: string }) => name)
  expect(Object.keys(COMPANY_TABLES)).toEqual(expect.arrayContaining(tables))
  const { companyId } = await createApprovedSpecification('Welder', 'A welder in Hull.')
  const { data } = await exportCompany(companyId, CALLER)
  expect(data.approvals).toHaveLength(1)
  expect(data.messages?.map(({ content }) => content)).toContain('A welder in Hull.')
  expect(data.vacancies?.[0]).not.toHaveProperty('assignee')
})

it('deletes a company with its approved work and the emails about it, and keeps the rest', async () => {
  const { companyId } = await createApprovedSpecification('Welder', 'A welder in Hull.')
  const { companyId: other } = await createCompany()
  const notice = { kind: 'launchChanged', dedupeKey: 'other' } as const
  await enqueueMail(db(), {
    ...notice,
    to: 'else@elsewhere.example',
    data: { status: 'launched', jobTitle: 'Fitter', company: REGISTRATION.name },
  })
  expect(await db().mailMessage.count()).toBeGreaterThan(1)
  await expect(deleteCompany(companyId, { name: 'Another' }, CALLER)).rejects.toMatchObject({
    code: 'invalid',
  })
  await deleteCompany(companyId, { name: REGISTRATION.name }, CALLER)
  expect(await db().company.findMany({ select: { id: true } })).toEqual([{ id: other }])
  expect(await db().approval.count()).toBe(0)
  expect(await db().message.count()).toBe(0)
  expect(await db().mailMessage.findMany({ select: { dedupeKey: true } })).toEqual([{ dedupeKey: 'other' }])
  const entry = await db().auditEntry.findFirstOrThrow({ where: { action: 'company.deleted' } })
  expect(entry.changes).toMatchObject({ vacancies: 1, approvals: [{ hash: expect.any(String) }] })
})
