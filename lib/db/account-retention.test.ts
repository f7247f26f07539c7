import { expect, it } from 'vitest'
import { createCompany } from '@/tests/api/support/seed'
import { passTime } from '@/tests/support/database-time'
import { purgeAccess } from './account-retention.mjs'
import { database, db } from './client'
import { countExpired, deleteRows, type Query } from './retention.mjs'

const query: Query = (sql, params) => database().pool.query(sql, params)
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000)

async function createPerson(email: string) {
  const { id } = await db().person.create({ data: { email }, select: { id: true } })
  return id
}

it('deletes links and invitations once they have expired, and sessions a month later', async () => {
  const { companyId } = await createCompany()
  const personId = await createPerson('jo@northmoor.example')
  for (const days of [-31, -1, 1]) {
    const expiresAt = inDays(days)
    const session = { personId, address: '203.0.113.7', expiresAt }
    await db().personSession.create({ data: { ...session, tokenHash: `session ${days}` } })
    await db().signInLink.create({
      data: { email: 'jo@northmoor.example', tokenHash: `link ${days}`, expiresAt },
    })
    const email = `${days}@northmoor.example`
    await db().invitation.create({ data: { companyId, email, role: 'viewer', expiresAt } })
  }
  await purgeAccess(query)
  expect(await db().signInLink.findMany({ select: { tokenHash: true } })).toHaveLength(1)
  expect(await db().invitation.findMany({ select: { email: true } })).toEqual([
    { email: '1@northmoor.example' },
  ])
  expect(await db().personSession.count()).toBe(2)
})

it('keeps a company that a colleague still visits, and expires an account without one', async () => {
  const { companyId } = await createCompany()
  const personId = await createPerson('jo@northmoor.example')
  await db().membership.create({ data: { personId, companyId, role: 'viewer' } })
  await createPerson('else@elsewhere.example')
  await passTime('3 years 1 day')
  const now = new Date()
  expect(await countExpired(query, now)).toMatchObject({ prospects: 1, people: 1 })
  await db().person.update({ where: { id: personId }, data: { lastSeenAt: now } })
  expect(await countExpired(query, now)).toMatchObject({ prospects: 0, people: 1 })
  await db().person.update({ where: { id: personId }, data: { lastSeenAt: new Date(0) } })
  await deleteRows(query, 'companies', [companyId])
  expect(await countExpired(query, now)).toMatchObject({ people: 2 })
})
