import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { readRetentionNotice } from '@/lib/admin/retention/queries'
import { CUSTOMER_YEARS, PROSPECT_YEARS } from '@/lib/content/retention-periods.mjs'
import { database, db } from '@/lib/db/client'
import { countExpired, type Query } from '@/lib/db/retention.mjs'
import { correctFutureDates, planRetention } from '@/lib/db/retention-plan.mjs'
import { createCompany } from '@/tests/api/support/seed'
import { passTime, recordSignIn } from '@/tests/support/database-time'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { applyRetention, checkClock } from './retention'

const NO_COUNTS = {
  customers: 0,
  prospects: 0,
  interestRegistrations: 0,
  contacts: 0,
  jobInterests: 0,
  candidates: 0,
  owners: 0,
  people: 0,
}
const DAY_MS = 24 * 3600 * 1000
const query: Query = (sql, params) => database().pool.query(sql, params)
const inYears = (years: number, days = 0) => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  date.setUTCDate(date.getUTCDate() + days)
  return date
}

async function passTimeInUse(interval: string) {
  await passTime(interval)
  await recordSignIn()
}

const createRegistrations = (count: number) =>
  db().interestRegistration.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      name: 'Jo',
      email: `jo-${at}@elsewhere.example`,
      userType: 'candidate' as const,
      contentHash: `${at}`,
    })),
  })

describe('the retention periods', () => {
  beforeEach(async () => {
    await createApprovedSpecification()
    await createCompany()
    await createRegistration()
  })

  it('deletes and announces nothing two days before data expires', async () => {
    await passTimeInUse(`${PROSPECT_YEARS} years -2 days`)
    expect(await applyRetention()).toEqual({ deleted: NO_COUNTS, plan: { status: 'idle' } })
    expect(await db().company.count()).toBe(2)
    expect(await db().retentionBatch.count()).toBe(0)
  })

  it('deletes prospects after three years, and customers only after six', async () => {
    await createContact()
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    const expected = { ...NO_COUNTS, prospects: 1, interestRegistrations: 1, contacts: 1 }
    expect(await applyRetention()).toMatchObject({ deleted: NO_COUNTS, plan: { status: 'announced' } })
    await passTimeInUse('1 day')
    expect(await applyRetention()).toEqual({ deleted: { ...expected, owners: 1 }, plan: { status: 'idle' } })
    expect(await db().approval.count()).toBe(1)
    expect(await db().interestRegistration.count()).toBe(0)

    await passTimeInUse(`${CUSTOMER_YEARS - PROSPECT_YEARS} years`)
    await applyRetention()
    await passTimeInUse('1 day')
    expect((await applyRetention()).deleted).toEqual({ ...NO_COUNTS, customers: 1, owners: 1 })
    const remaining = await Promise.all([
      db().company.count(),
      db().approval.count(),
      db().message.count(),
      db().owner.count(),
    ])
    expect(remaining).toEqual([0, 0, 0, 0])
    const entries = await db().auditEntry.findMany({ where: { actor: 'retention' }, orderBy: { at: 'asc' } })
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
      ['retention.applied', { ...expected, owners: 1 }],
      ['retention.applied', { ...NO_COUNTS, customers: 1, owners: 1 }],
    ])
  })

  it('counts a visit and a note as contact', async () => {
    const { id } = await createContact()
    await db().owner.updateMany({ data: { lastSeenAt: inYears(2) } })
    await db().historyEntry.create({
      data: { contactId: id, kind: 'note', text: 'Rang back', by: 'ada', at: inYears(1) },
    })
    expect(await countExpired(query, inYears(PROSPECT_YEARS, 1))).toEqual({
      ...NO_COUNTS,
      interestRegistrations: 1,
    })
  })

  it.each([
    ['the company itself', 'UPDATE companies SET updated_at = $1'],
    ['a change of a vacancy', 'UPDATE vacancies SET updated_at = $1'],
    ['a later turn of a consultation', 'UPDATE consultation_sessions SET updated_at = $1'],
    ['a message', 'UPDATE messages SET created_at = $1'],
    ['a change of a specification', 'UPDATE job_specifications SET updated_at = $1'],
    ['an approval', 'UPDATE approvals SET approved_at = $1'],
    ['a launch', 'UPDATE approvals SET launch_changed_at = $1'],
    [
      'a note on a vacancy',
      `INSERT INTO history_entries (id, vacancy_id, kind, text, by, at)
        SELECT gen_random_uuid(), id, 'note', 'Rang back', 'ada', $1 FROM consultation_sessions`,
    ],
  ])('counts %s as contact', async (_, statement) => {
    const now = inYears(CUSTOMER_YEARS, 1)
    expect(await countExpired(query, now)).toMatchObject({ customers: 1 })
    await query(statement, [inYears(1)])
    expect(await countExpired(query, now)).toMatchObject({ customers: 0 })
  })

  it('deletes each row once when two processes run at the same time', async () => {
    await passTimeInUse(`${CUSTOMER_YEARS} years`)
    await applyRetention()
    await passTimeInUse('1 day')
    const runs = await Promise.all([applyRetention(), applyRetention()])
    expect(runs.reduce((sum, { deleted }) => sum + deleted.customers, 0)).toBe(1)
    expect(await countExpired(query, new Date())).toEqual(NO_COUNTS)
    expect(await db().retentionBatch.count({ where: { finishedAt: null } })).toBe(0)
  })
})

describe('announcements', () => {
  beforeEach(async () => {
    await createCompany()
    await createRegistration()
    await createContact()
  })

  it('announces a deletion a day before, in the admin centre too', async () => {
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    await applyRetention()
    expect(await readRetentionNotice()).toEqual({
      isRefused: false,
      title: 'Expired data will be deleted',
      sentences: [
        '2 enquiries and 1 company reach the end of their retention period and will be deleted tomorrow.',
        'Your system administrator can restore it for 7 days after that.',
      ],
    })
    await passTimeInUse('23 hours 55 minutes')
    expect(await applyRetention()).toMatchObject({ deleted: NO_COUNTS, plan: { status: 'announced' } })
    await passTimeInUse('10 minutes')
    expect((await applyRetention()).deleted).toMatchObject({ prospects: 1, contacts: 1 })
    expect(await readRetentionNotice()).toBeNull()
  })

  it('announces rows that expire later on their own', async () => {
    await passTime('5 hours')
    await createRegistration('later@elsewhere.example')
    await passTimeInUse(`${PROSPECT_YEARS} years -28 hours`)
    expect((await applyRetention()).plan.batch?.counts).toMatchObject({ interestRegistrations: 1 })
    await passTimeInUse('2 days')
    const { deleted, plan } = await applyRetention()
    expect(deleted).toMatchObject({ interestRegistrations: 1 })
    expect(plan).toMatchObject({ status: 'announced', batch: { counts: { interestRegistrations: 1 } } })
    expect(await db().interestRegistration.count()).toBe(1)
  })

  it('drops an announcement when the people are in contact again', async () => {
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    await applyRetention()
    await db().interestRegistration.updateMany({ data: { createdAt: new Date() } })
    await db().contactSalesRequest.updateMany({ data: { createdAt: new Date() } })
    await db().owner.updateMany({ data: { lastSeenAt: new Date() } })
    await passTimeInUse('1 day')
    expect(await applyRetention()).toEqual({ deleted: NO_COUNTS, plan: { status: 'idle' } })
    expect(await readRetentionNotice()).toBeNull()
  })
})

describe('the clock', () => {
  beforeEach(async () => {
    await createApprovedSpecification()
    await createRegistration()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const setClock = (years: number, days = 0) =>
    vi.useFakeTimers({ toFake: ['Date'], now: inYears(years, days) })

  it('deletes nothing with a clock seven years ahead, until it is corrected', async () => {
    setClock(7)
    await checkClock()
    // The embedded database has the clock of the process. A PostgreSQL server has its own.
    const isEmbedded = database().engine === 'embedded'
    const notice = await readRetentionNotice()
    expect(notice?.isRefused).toBe(isEmbedded ? true : undefined)
    if (isEmbedded)
      expect(notice?.sentences[0]).toMatch(/^The newest record is from .+ The clock may be wrong\.$/)

    // A sign-in with the wrong time doesn't make the clock right.
    await recordSignIn()
    await createRegistration('new@elsewhere.example')
    for (const days of [0, 1, 2, 10]) {
      vi.useRealTimers()
      setClock(7, days)
      expect((await applyRetention()).deleted).toEqual(NO_COUNTS)
    }
    expect(await db().approval.count()).toBe(1)
    expect(await db().interestRegistration.count()).toBe(2)

    vi.useRealTimers()
    expect((await readRetentionNotice())?.isRefused).toBe(true)
    await checkClock()
    // On a PostgreSQL server only what the app dates is ahead.
    expect((await readRetentionNotice())?.sentences[0]).toContain(
      isEmbedded
        ? '1 sign-in and 1 interest registration are dated in the future'
        : '1 interest registration is dated in the future',
    )
    expect(await correctFutureDates(query)).toMatchObject({ interest_registrations: 1 })
    expect(await applyRetention()).toEqual({ deleted: NO_COUNTS, plan: { status: 'idle' } })
    expect(await readRetentionNotice()).toBeNull()
  })

  it.runIf(!inject('databaseServer'))('ends the refusal at a first start with a right clock', async () => {
    setClock(7)
    await checkClock()
    vi.useRealTimers()
    expect((await readRetentionNotice())?.isRefused).toBe(true)
    await checkClock()
    expect(await readRetentionNotice()).toBeNull()
  })

  it.each([
    ['an earlier one', 4],
    ['a later one', 8],
  ])('does not believe a second wrong clock, %s, because of a sign-in under the first', async (_, years) => {
    await query(`UPDATE owners SET last_seen_at = now()`)
    await recordSignIn()
    await query(`UPDATE admin_sessions SET created_at = now() + interval '7 years'`)
    await applyRetention()
    expect((await readRetentionNotice())?.isRefused).toBe(true)
    const { rows } = await query('SELECT count(*)::int AS n FROM interest_registrations')

    // As a clock that is ahead: every date is earlier, and the first clock's sign-in too.
    await passTime(`${years} years`)
    await query(
      `UPDATE retention_batches SET announced_at = now() - interval '1 day',
        refusals = jsonb_set(refusals::jsonb, '{0,newestAt}', to_jsonb(now() - interval '${years} years'))`,
    )
    for (let day = 0; day < 3; day += 1) {
      expect(await applyRetention()).toMatchObject({ deleted: NO_COUNTS, plan: { status: 'refused' } })
      await passTime('1 day')
    }
    expect((await planRetention(query, { isConfirmed: true })).status).toBe('refused')
    expect((await query('SELECT count(*)::int AS n FROM interest_registrations')).rows).toEqual(rows)
  })
})

describe('rows of the future', () => {
  it('are corrected, and the counters of rate limits with them', async () => {
    const { id } = await createContact()
    await createRegistration()
    await recordSignIn()
    await query(`UPDATE contact_sales_requests SET created_at = now() + interval '1 year'`)
    await query(`UPDATE admin_sessions SET created_at = now() + interval '1 year'`)
    await query(`INSERT INTO rate_limits (key, points, expire) VALUES
      ('wrong', 1, extract(epoch FROM now() + interval '1 year') * 1000),
      ('right', 1, extract(epoch FROM now() + interval '1 day') * 1000)`)
    expect((await applyRetention()).plan).toMatchObject({
      status: 'refused',
      batch: { refusals: [{ reason: 'futureData' }] },
    })
    expect((await planRetention(query, { isConfirmed: true })).status).toBe('refused')

    expect(await correctFutureDates(query)).toEqual({ admin_sessions: 1, contact_sales_requests: 1 })
    const contact = await db().contactSalesRequest.findUniqueOrThrow({ where: { id } })
    expect(Math.abs(contact.createdAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect(await db().adminSession.count()).toBe(0)
    expect((await query('SELECT key FROM rate_limits')).rows).toEqual([{ key: 'right' }])
    expect((await applyRetention()).plan.status).toBe('idle')
    expect(await readRetentionNotice()).toBeNull()
    expect(await db().auditEntry.count({ where: { action: 'retention.datesCorrected' } })).toBe(1)
  })

  it('are not looked for within a day: clocks and time zones differ', async () => {
    await createRegistration()
    await query(`UPDATE interest_registrations SET created_at = now() + interval '23 hours'`)
    expect((await applyRetention()).plan.status).toBe('idle')
  })
})

describe('refusals', () => {
  it('refuses when the newest row is too old, until a day after confirmation', async () => {
    await createRegistration()
    await passTime(`${PROSPECT_YEARS} years`)
    expect((await applyRetention()).plan).toMatchObject({
      status: 'refused',
      batch: { refusals: [{ reason: 'staleData' }] },
    })
    await passTimeInUse('2 hours')
    expect((await applyRetention()).plan.status).toBe('refused')
    expect((await planRetention(query, { isConfirmed: true })).status).toBe('announced')
    expect((await readRetentionNotice())?.isRefused).toBe(false)
    expect((await applyRetention()).deleted).toEqual(NO_COUNTS)
    await passTime('1 day')
    expect((await applyRetention()).deleted).toEqual({ ...NO_COUNTS, interestRegistrations: 1 })
    expect(await db().auditEntry.count({ where: { action: 'retention.confirmed' } })).toBe(1)
  })

  it('refuses when more than a tenth of a table would go', async () => {
    await createRegistrations(3)
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    await createRegistrations(26)
    expect((await applyRetention()).plan.batch?.refusals).toEqual([
      { reason: 'largeShare', table: 'interest_registrations', expired: 3, total: 29 },
    ])
    expect((await readRetentionNotice())?.sentences[0]).toBe(
      '3 of 29 interest registrations would be deleted, more than 10%.',
    )
    await passTimeInUse('2 days')
    expect((await applyRetention()).deleted).toEqual(NO_COUNTS)

    await createRegistrations(1)
    expect((await applyRetention()).plan.status).toBe('announced')
    await passTimeInUse('1 day')
    expect((await applyRetention()).deleted).toEqual({ ...NO_COUNTS, interestRegistrations: 3 })
  })

  it('does not refuse for a small table', async () => {
    await createRegistrations(19)
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    expect((await applyRetention()).plan.status).toBe('announced')
  })

  it('refuses what was announced when its share has grown', async () => {
    await createRegistrations(3)
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    await createRegistrations(30)
    expect((await applyRetention()).plan.status).toBe('announced')
    await db().interestRegistration.deleteMany({ where: { createdAt: { gt: inYears(-1) } } })
    await createRegistrations(20)
    await passTimeInUse('1 day')
    expect(await applyRetention()).toMatchObject({ deleted: NO_COUNTS, plan: { status: 'refused' } })
    // The operator has had the day already.
    expect((await planRetention(query, { isConfirmed: true })).status).toBe('due')
    expect((await applyRetention()).deleted).toMatchObject({ interestRegistrations: 3 })
  })

  it('keeps rows that can be restored while the clock may be wrong', async () => {
    await createRegistration()
    await passTimeInUse(`${PROSPECT_YEARS} years`)
    await applyRetention()
    await passTimeInUse('1 day')
    await applyRetention()
    await passTime('1 year')
    expect((await applyRetention()).plan.status).toBe('refused')
    expect(await db().deletedRow.count()).toBe(1)
  })
})

it('announces again when an announcement was made by a clock that was ahead', async () => {
  await createRegistration()
  await passTimeInUse(`${PROSPECT_YEARS} years`)
  await applyRetention()
  await query(
    `UPDATE retention_batches SET announced_at = now() + interval '1 year', due_at = now() + interval '1 year'`,
  )
  const { plan } = await applyRetention()
  expect(plan.batch?.dueAt.getTime()).toBeLessThan(Date.now() + 2 * DAY_MS)
})
