import { describe, expect, it } from 'vitest'
import { readHistory } from '@/lib/audit/history/queries'
import type { Actor } from '@/lib/audit/schema'
import { db } from '@/lib/db/client'
import { addContacts } from '@/tests/api/support/enquiries'
import { listContacts } from './queries'
import type { Contact } from './schema'
import { addContactNote, setContactStatus } from './service'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: 'r1' }
const BO: Actor = { name: 'bo', address: '203.0.113.8', requestId: 'r2' }
const NOBODY = '0190f3a0-0000-7000-8000-000000000000'

async function newContact(): Promise<Contact> {
  await addContacts({})
  const [contact] = (await listContacts({ size: 1 })).contacts
  if (!contact) throw new Error('There is no contact')
  return contact
}

const audit = () =>
  db().auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { actor: true, action: true, target: true, changes: true },
  })

describe('a status', () => {
  it('goes from any to any, with a history and a line in the audit log for each', async () => {
    const { id, replyBy } = await newContact()
    expect(replyBy).toBe('2026-03-02T00:00:00.000Z')
    for (const status of ['closed', 'new', 'qualified', 'contacted'] as const)
      expect(await setContactStatus(id, { status }, ADA)).toMatchObject({ id, status })
    const steps = (await readHistory({ contactId: id })).map(({ from, to, by }) => `${by}: ${from} ${to}`)
    expect(steps).toEqual([
      'ada: qualified contacted',
      'ada: new qualified',
      'ada: closed new',
      'ada: new closed',
    ])
    expect((await audit())[0]).toEqual({
      actor: 'ada',
      action: 'contact.status',
      target: `contact:${id}`,
      changes: { status: { from: 'new', to: 'closed' } },
    })
    expect(await db().auditEntry.count()).toBe(4)
  })

  it('is not overwritten by who did not see it, and is told', async () => {
    const { id, version } = await newContact()
    const results = await Promise.allSettled([
      setContactStatus(id, { status: 'contacted', version }, ADA),
      setContactStatus(id, { status: 'closed', version }, BO),
    ])
    const lost = results.find((result) => result.status === 'rejected')
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(lost?.reason).toMatchObject({ code: 'conflict' })
    expect(lost?.reason.message).toMatch(/^Somebody else has set this to (Contacted|Closed) in the meantime/)
    expect(await db().auditEntry.count()).toBe(1)
    expect(await readHistory({ contactId: id })).toHaveLength(1)
  })

  it('that stands already changes nothing', async () => {
    const { id } = await newContact()
    expect(await setContactStatus(id, { status: 'new', version: 7 }, ADA)).toMatchObject({ version: 0 })
    expect(await audit()).toEqual([])
  })

  it('of a request that is not there is a 404', async () => {
    await expect(setContactStatus(NOBODY, { status: 'new' }, ADA)).rejects.toMatchObject({ code: 'notFound' })
    await expect(addContactNote({ id: NOBODY, text: 'A note' }, ADA)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

describe('a note', () => {
  it('stands in the history; the audit log says that there is one, not what it says', async () => {
    const { id } = await newContact()
    await addContactNote({ id, text: 'Rang twice.' }, ADA)
    const line = { kind: 'note', by: 'ada', text: 'Rang twice.', from: null, to: null }
    expect(await readHistory({ contactId: id })).toEqual([expect.objectContaining(line)])
    expect(await audit()).toEqual([
      { actor: 'ada', action: 'contact.note', target: `contact:${id}`, changes: null },
    ])
  })

  it('is not changed any more', async () => {
    const { id } = await newContact()
    await addContactNote({ id, text: 'Rang twice.' }, ADA)
    await expect(db().historyEntry.updateMany({ data: { text: 'Never rang.' } })).rejects.toThrow(
      /never changed/,
    )
  })
})

describe('the audit log', () => {
  it('neither changes nor forgets', async () => {
    const { id } = await newContact()
    await setContactStatus(id, { status: 'closed' }, ADA)
    await expect(db().auditEntry.updateMany({ data: { actor: 'bo' } })).rejects.toThrow(
      /never changed or deleted/,
    )
    await expect(db().auditEntry.deleteMany()).rejects.toThrow(/never changed or deleted/)
    expect(await audit()).toHaveLength(1)
  })
})
