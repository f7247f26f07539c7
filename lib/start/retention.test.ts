import { beforeEach, describe, expect, it } from 'vitest'
import { LEGAL_FIGURES } from '@/lib/content/legal/figures'
import { database, db } from '@/lib/db/client'
import { CUSTOMER_YEARS, countExpired, PROSPECT_YEARS, type Query } from '@/lib/db/retention.mjs'
import { createCompany } from '@/tests/api/support/seed'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { applyRetention } from './retention'

const NO_COUNTS = { customers: 0, prospects: 0, interestRegistrations: 0, contacts: 0, owners: 0 }
const query: Query = (sql, params) => database().pool.query(sql, params)
const inYears = (years: number, days = 0) => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

beforeEach(async () => {
  await createApprovedSpecification()
  await createCompany()
  await createRegistration()
})

it('uses the retention periods of the privacy policy', () => {
  expect([CUSTOMER_YEARS, PROSPECT_YEARS]).toEqual([LEGAL_FIGURES.customerYears, LEGAL_FIGURES.prospectYears])
})

describe('applyRetention', () => {
  it('deletes and records nothing a day before data expires', async () => {
    expect(await applyRetention(inYears(PROSPECT_YEARS, -1))).toEqual(NO_COUNTS)
    expect(await db().company.count()).toBe(2)
    expect(await db().auditEntry.count()).toBe(0)
  })

  it('deletes prospects after three years, and customers only after six', async () => {
    await createContact()
    const now = inYears(PROSPECT_YEARS, 1)
    const expected = { ...NO_COUNTS, prospects: 1, interestRegistrations: 1, contacts: 1 }
    expect(await countExpired(query, now)).toEqual(expected)
    expect(await applyRetention(now)).toEqual({ ...expected, owners: 1 })
    expect(await db().approval.count()).toBe(1)
    expect(await db().interestRegistration.count()).toBe(0)

    expect(await applyRetention(inYears(CUSTOMER_YEARS, 1))).toEqual({
      ...NO_COUNTS,
      customers: 1,
      owners: 1,
    })
    const remaining = await Promise.all([
      db().company.count(),
      db().approval.count(),
      db().message.count(),
      db().owner.count(),
    ])
    expect(remaining).toEqual([0, 0, 0, 0])
    const entries = await db().auditEntry.findMany({ orderBy: { at: 'asc' } })
    expect(entries.map(({ actor, action, changes }) => [actor, action, changes])).toEqual([
      ['retention', 'retention.applied', { ...expected, owners: 1 }],
      ['retention', 'retention.applied', { ...NO_COUNTS, customers: 1, owners: 1 }],
    ])
  })

  it('counts a visit and a note as contact', async () => {
    const { id } = await createContact()
    await db().owner.updateMany({ data: { lastSeenAt: inYears(2) } })
    await db().historyEntry.create({
      data: { contactId: id, kind: 'note', text: 'Rang back', by: 'ada', at: inYears(1) },
    })
    expect(await applyRetention(inYears(PROSPECT_YEARS, 1))).toEqual({
      ...NO_COUNTS,
      interestRegistrations: 1,
    })
  })

  it.each([
    ['the company itself', 'UPDATE companies SET updated_at = $1'],
    ['a later turn of a consultation', 'UPDATE consultation_sessions SET updated_at = $1'],
    ['a message', 'UPDATE messages SET created_at = $1'],
    ['a change of a specification', 'UPDATE job_specifications SET updated_at = $1'],
    ['an approval', 'UPDATE approvals SET approved_at = $1'],
    ['a launch', 'UPDATE approvals SET launch_changed_at = $1'],
    [
      'a note on a vacancy',
      `INSERT INTO history_entries (id, session_id, kind, text, by, at)
        SELECT gen_random_uuid(), id, 'note', 'Rang back', 'ada', $1 FROM consultation_sessions`,
    ],
  ])('counts %s as contact', async (_, statement) => {
    const now = inYears(CUSTOMER_YEARS, 1)
    expect(await countExpired(query, now)).toMatchObject({ customers: 1 })
    await query(statement, [inYears(1)])
    expect(await countExpired(query, now)).toMatchObject({ customers: 0 })
  })

  it('deletes each row once when two processes run at the same time', async () => {
    const now = inYears(CUSTOMER_YEARS, 1)
    const [first, second] = await Promise.all([applyRetention(now), applyRetention(now)])
    expect(first.customers + second.customers).toBe(1)
    expect(await countExpired(query, now)).toEqual(NO_COUNTS)
  })
})
