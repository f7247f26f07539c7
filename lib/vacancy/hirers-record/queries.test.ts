import { expect, it } from 'vitest'
import { newId } from '@/lib/db/new-id'
import { publishVacancy } from '@/lib/vacancy/publication/service'
import { createApprovedSpecification } from '@/tests/support/records'
import { readHirersRecord } from './queries'

const ADA = { name: 'ada', address: '203.0.113.7', requestId: null }
const CHOICES = { applyBy: 'form', closesOn: null, town: null, postcode: null, reason: null } as const

it('has what Schedule 5 asks for, with the authority to advertise, and a row for what is kept elsewhere', async () => {
  const { sessionId } = await createApprovedSpecification()
  const read = async () =>
    new Map((await readHirersRecord(sessionId, (moment) => moment)).map(({ label, text }) => [label, text]))
  expect((await read()).get('Advertised from')).toBeNull()
  await publishVacancy(sessionId, { ...CHOICES, showClient: false }, ADA)
  const record = await read()
  expect(record.get('Hirer')).toBe('Northmoor Bridges Ltd')
  expect(record.get('Position')).toBe('Bridge engineer')
  expect(record.get('Date received')).toMatch(/^\d{4}-/)
  expect(record.get('Contact')).toContain('@')
  expect(record.get('Pay')).toMatch(/£/)
  expect(record.get('Authority to advertise, version 1')).toMatch(/, SHA-256 [0-9a-f]{64}$/)
  expect(record.get('Terms agreed, version 1')).toBe('2026-11')
  expect(record.get('Advertised from')).toMatch(/^\d{4}-/)
  for (const label of [
    'Address',
    'Candidates introduced',
    'Enquiries under regulations 18 and 20',
    'Engagement and its date',
    'Fees charged',
  ])
    expect(record.get(label), label).toBeNull()
})

it('throws 404 for an unknown vacancy', async () => {
  await expect(readHirersRecord(newId(), (moment) => moment)).rejects.toMatchObject({ code: 'notFound' })
})
