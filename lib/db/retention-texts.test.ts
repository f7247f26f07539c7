import { expect, it } from 'vitest'
import { describeAnnouncement, describeRefusal } from './retention-texts.mjs'

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
const now = new Date('2026-11-22T08:00:00Z')

it.each([
  [
    { contacts: 1, interestRegistrations: 2, prospects: 1 },
    '3 enquiries and 1 company reach the end of their',
  ],
  [{ customers: 1 }, '1 company reaches the end of its'],
  [
    { contacts: 1, customers: 2, owners: 1 },
    '1 enquiry, 2 companies and 1 unused browser record reach the end of their',
  ],
])('announces %j in words', (counts, text) => {
  const dueAt = new Date('2026-11-23T08:00:00Z')
  expect(describeAnnouncement({ counts: { ...NO_COUNTS, ...counts }, dueAt, now })).toBe(
    `${text} retention period and will be deleted tomorrow.`,
  )
})

it.each([
  ['2026-11-21T08:00:00Z', 'today'],
  ['2026-11-22T23:59:00Z', 'today'],
  ['2026-11-23T00:00:00Z', 'tomorrow'],
  ['2026-11-24T00:00:00Z', 'on 24 November 2026'],
])('calls %s "%s" in UK time', (dueAt, day) => {
  const counts = { ...NO_COUNTS, customers: 1 }
  expect(describeAnnouncement({ counts, dueAt: new Date(dueAt), now })).toMatch(
    new RegExp(`will be deleted ${day}\\.$`),
  )
})

it('explains a refusal', () => {
  expect(
    describeRefusal({ reason: 'staleData', newestAt: '2026-11-22T08:00:00Z', clock: '2033-11-22T08:00:00Z' }),
  ).toBe(
    'The newest record is from 22 November 2026, more than 90 days ago by the database’s clock (22 November 2033). The clock may be wrong.',
  )
  const tables = [
    { table: 'admin_sessions', count: 1 },
    { table: 'owners', count: 1200 },
  ]
  const times = { latestAt: '2033-11-22T08:00:00Z', newestAt: null, clock: '2026-11-22T08:00:00Z' }
  expect(describeRefusal({ reason: 'futureData', tables, ...times })).toBe(
    'By the database’s clock (22 November 2026), 1 sign-in and 1,200 visits are dated in the future, the latest on 22 November 2033. The clock is wrong, or was wrong when they were saved.',
  )
  expect(describeRefusal({ reason: 'largeShare', table: 'companies', expired: 5, total: 40 })).toBe(
    '5 of 40 companies would be deleted, more than 10%.',
  )
})
