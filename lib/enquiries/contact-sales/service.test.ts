import { describe, expect, it } from 'vitest'
import { readHistory } from '@/lib/audit/history/queries'
import type { Actor } from '@/lib/audit/schema'
import { db } from '@/lib/db/client'
import { addEnquiryNote } from '@/lib/enquiries/follow-up/service'
import { addContacts } from '@/tests/api/support/enquiries'
import { CONTACTS } from './queries'
import type { Contact } from './schema'
import { setContactStatus } from './service'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: 'r1' }
const BO: Actor = { name: 'bo', address: '203.0.113.8', requestId: 'r2' }
const NOBODY = '0190f3a0-0000-7000-8000-000000000000'

async function newContact(): Promise<Contact> {
  await addContacts({})
  const [contact] = (await CONTACTS.readPage({ size: 1 })).items
  if (!contact) throw new Error('There is no contact')
  return contact
}

const audit = () =>
  db().auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { actor: true, action: true, target: true, changes: true },
  })

describe('setContactStatus', () => {
  it('changes a contact status from any to any, with a history and audit entry each', async () => {
    const { id, replyBy } = await newContact()
    expect(replyBy).toBe('2026-03-02T00:00:00.000Z')
    for (const status of ['closed', 'new', 'qualified', 'contacted'] as const)
      expect(await setContactStatus(id, { status }, ADA)).toMatchObject({ id, status })
    const changes = (await readHistory({ contactId: id })).map(({ from, to, by }) => `${by}: ${from} ${to}`)
    expect(changes).toEqual([
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

  it('rejects a contact status change based on an old version', async () => {
    const { id, version } = await newContact()
    const results = await Promise.allSettled([
      setContactStatus(id, { status: 'contacted', version }, ADA),
      setContactStatus(id, { status: 'closed', version }, BO),
    ])
    const rejected = results.find((result) => result.status === 'rejected')
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(rejected?.reason).toMatchObject({ code: 'conflict' })
    expect(rejected?.reason.message).toMatch(/^Someone else has just changed this to (Contacted|Closed)\. /)
    expect(await db().auditEntry.count()).toBe(1)
    expect(await readHistory({ contactId: id })).toHaveLength(1)
  })

  it('does nothing when the contact status is the same', async () => {
    const { id } = await newContact()
    expect(await setContactStatus(id, { status: 'new', version: 7 }, ADA)).toMatchObject({ version: 0 })
    expect(await audit()).toEqual([])
  })

  it('rejects a status or note for an unknown request', async () => {
    await expect(setContactStatus(NOBODY, { status: 'new' }, ADA)).rejects.toMatchObject({ code: 'notFound' })
    await expect(addEnquiryNote('contact', NOBODY, { text: 'A note' }, ADA)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})

describe('addEnquiryNote', () => {
  it('adds a note to the history and logs it in the audit log without its text', async () => {
    const { id } = await newContact()
    await addEnquiryNote('contact', id, { text: 'Rang twice.' }, ADA)
    const entry = { kind: 'note', by: 'ada', text: 'Rang twice.', from: null, to: null }
    expect(await readHistory({ contactId: id })).toEqual([expect.objectContaining(entry)])
    expect(await audit()).toEqual([
      { actor: 'ada', action: 'contact.note', target: `contact:${id}`, changes: null },
    ])
  })

  it('cannot change a note', async () => {
    const { id } = await newContact()
    await addEnquiryNote('contact', id, { text: 'Rang twice.' }, ADA)
    await expect(db().historyEntry.updateMany({ data: { text: 'Never rang.' } })).rejects.toThrow(
      /never changed/,
    )
  })
})

describe('audit log', () => {
  it('cannot change or delete an audit entry', async () => {
    const { id } = await newContact()
    await setContactStatus(id, { status: 'closed' }, ADA)
    await expect(db().auditEntry.updateMany({ data: { actor: 'bo' } })).rejects.toThrow(
      /never changed or deleted/,
    )
    await expect(db().auditEntry.deleteMany()).rejects.toThrow(/never changed or deleted/)
    expect(await audit()).toHaveLength(1)
  })
})
