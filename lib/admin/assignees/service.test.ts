import { describe, expect, it } from 'vitest'
import { AUDIT } from '@/lib/admin/audit-log/queries'
import { readHistory } from '@/lib/audit/history/queries'
import { db } from '@/lib/db/client'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'
import { countVacancies, listVacancies } from '@/lib/vacancy/queries'
import { addContacts, addRegistrations } from '@/tests/api/support/enquiries'
import { createCompany } from '@/tests/api/support/seed'
import { resolveAssignee } from './filter'
import { assignRecord } from './service'

const ACTOR = { name: 'ada', address: '203.0.113.7', requestId: null }
const UNKNOWN = '0190f3a0-0000-7000-8000-000000000009'

async function addAdministrators(...usernames: string[]) {
  await db().administrator.createMany({
    data: usernames.map((username) => ({ username, passwordHash: '-' })),
  })
}

async function addContact(name: string) {
  await addContacts({ name })
  const [contact] = (await CONTACTS.readPage({ search: name })).items
  if (!contact) throw new Error('The contact was not added')
  return contact
}

describe('assignRecord', () => {
  it('sets and clears who deals with a contact, in its history and the audit log', async () => {
    await addAdministrators('priya')
    const { id, assignee } = await addContact('Kelso')
    expect(assignee).toBeNull()
    await assignRecord('contact', id, { assignee: 'priya', version: 0 }, ACTOR)
    expect(await CONTACTS.read(id)).toMatchObject({ assignee: 'priya', assigneeVersion: 1, version: 0 })
    await assignRecord('contact', id, { assignee: 'priya', version: 0 }, ACTOR)
    await assignRecord('contact', id, { assignee: null, version: 1 }, ACTOR)
    expect(await CONTACTS.read(id)).toMatchObject({ assignee: null, assigneeVersion: 2 })
    const history = await readHistory({ contactId: id })
    expect(history).toMatchObject([
      { kind: 'assignee', by: 'ada', from: 'priya', to: null },
      { kind: 'assignee', by: 'ada', from: null, to: 'priya' },
    ])
    expect(history).toHaveLength(2)
    const { items } = await AUDIT.readPage({ action: 'contact.assigned' })
    expect(items).toMatchObject([
      { target: `contact:${id}`, changes: { assignee: { from: 'priya', to: null } } },
      { target: `contact:${id}`, changes: { assignee: { from: null, to: 'priya' } } },
    ])
  })

  it('refuses a change of an assignee that someone else has changed since', async () => {
    await addAdministrators('priya', 'tom')
    const { id } = await addContact('Kelso')
    await assignRecord('contact', id, { assignee: 'priya' }, ACTOR)
    await expect(assignRecord('contact', id, { assignee: 'tom', version: 0 }, ACTOR)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('priya'),
    })
    await assignRecord('contact', id, { assignee: 'tom' }, ACTOR)
    expect((await CONTACTS.read(id)).assignee).toBe('tom')
  })

  it('refuses unknown records, and anyone who cannot sign in', async () => {
    await addAdministrators('priya', 'gone')
    await db().administrator.update({ where: { username: 'gone' }, data: { disabledAt: new Date() } })
    const { id } = await addContact('Kelso')
    for (const kind of ['contact', 'registration', 'vacancy'] as const)
      await expect(assignRecord(kind, UNKNOWN, { assignee: 'priya' }, ACTOR)).rejects.toMatchObject({
        code: 'notFound',
      })
    for (const assignee of ['gone', 'nobody', "pri'ya"])
      await expect(assignRecord('contact', id, { assignee }, ACTOR)).rejects.toMatchObject({
        code: 'invalid',
        fields: [{ field: 'assignee' }],
      })
  })

  it('keeps the name of an administrator who is disabled or removed', async () => {
    await addAdministrators('priya')
    const { id } = await addContact('Kelso')
    await assignRecord('contact', id, { assignee: 'priya' }, ACTOR)
    await db().administrator.update({ where: { username: 'priya' }, data: { disabledAt: new Date() } })
    await db().administrator.delete({ where: { username: 'priya' } })
    expect((await CONTACTS.read(id)).assignee).toBe('priya')
    await assignRecord('contact', id, { assignee: null }, ACTOR)
    expect((await CONTACTS.read(id)).assignee).toBeNull()
  })

  it('filters each list and its counts by assignee', async () => {
    await addAdministrators('priya', 'me')
    await addRegistrations({ name: 'Unassigned' }, { name: 'Assigned' })
    const { companyId } = await createCompany()
    const vacancy = await db().vacancy.create({ data: { companyId, jobTitle: 'Welder' } })
    const registrations = (await REGISTRATIONS.readPage({ sort: 'name' })).items
    await assignRecord('registration', registrations[0]?.id ?? '', { assignee: 'priya' }, ACTOR)
    await assignRecord('vacancy', vacancy.id, { assignee: 'me' }, ACTOR)

    const find = async (assignee: string) =>
      (await REGISTRATIONS.readPage({ assignee })).items.map(({ name }) => name)
    expect(await find('@priya')).toEqual(['Assigned'])
    expect(await find('nobody')).toEqual(['Unassigned'])
    expect(await find('@tom')).toEqual([])
    expect((await REGISTRATIONS.count({ assignee: 'nobody' })).matching).toBe(1)
    const mine = resolveAssignee({ assignee: 'me' }, { username: 'me' })
    expect((await listVacancies(mine)).vacancies).toMatchObject([{ jobTitle: 'Welder', assignee: 'me' }])
    expect((await countVacancies({ ...mine, search: 'welder' })).matching).toBe(1)
    expect((await countVacancies({ assignee: 'nobody', search: 'welder' })).matching).toBe(0)
  })
})
