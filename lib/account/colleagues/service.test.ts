import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createCompany } from '@/tests/api/support/seed'
import { removeColleague } from './service'

it('leaves an owner where two owners remove each other at once', async () => {
  const { companyId } = await createCompany()
  const addOwner = async (email: string) => {
    const person = await db().person.create({ data: { email } })
    return await db().membership.create({ data: { companyId, personId: person.id, role: 'owner' } })
  }
  const owners = [await addOwner('jo@northmoor.example'), await addOwner('priya@northmoor.example')]
  const results = await Promise.allSettled(owners.map(({ id }) => removeColleague(companyId, id)))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  expect(await db().membership.count({ where: { companyId, role: 'owner' } })).toBe(1)
})
