import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'
import { addContacts, addRegistrations } from '@/tests/api/support/enquiries'
import { createDateWriter } from './csv'

const HOSTILE = [
  'says "yes", twice""',
  'two\r\nlines\nand\ranother',
  '=1+1',
  '+44 20 7946 0000',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\\.',
  '\\N \\t \\\\',
  "'quoted; '' --",
  'Émile 🏗️ \u2028 ß',
  '$1 $2',
  '',
  ' ',
]
/** Next to midnight and to the hours at which clocks change in London, New York and Lord Howe. */
const TIMES = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00.000Z',
  '2026-03-28T23:59:59.999Z',
  '2026-03-29T23:00:00.001Z',
  '2026-10-24T23:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-11-01T03:59:59.999Z',
  '2026-11-01T04:00:00.000Z',
  '2026-04-04T12:59:59.999Z',
  '1969-12-31T23:59:59.998Z',
  '1901-01-01T00:00:00.000Z',
]
const READERS = [
  ['en-GB', 'Europe/London'],
  ['en-US', 'America/New_York'],
  ['ar-EG', 'Australia/Lord_Howe'],
] as const

type Write = (
  date: ReturnType<typeof createDateWriter>,
) => AsyncIterable<{ part: string | Uint8Array; rows: number }>

async function collect(write: Write, [locale, timeZone]: readonly [string, string]) {
  const parts: Uint8Array[] = []
  let rows = 0
  for await (const part of write(createDateWriter(locale, timeZone))) {
    parts.push(Buffer.from(part.part))
    rows += part.rows
  }
  return { bytes: Buffer.concat(parts), rows }
}

/** Written by the application, as on the embedded database. */
async function collectUncopied(write: Write, reader: readonly [string, string]) {
  const { copy } = database()
  Object.assign(database(), { copy: null })
  try {
    return await collect(write, reader)
  } finally {
    Object.assign(database(), { copy })
  }
}

async function expectSameBytes(write: Write, rows: number) {
  for (const reader of READERS) {
    const copied = await collect(write, reader)
    const written = await collectUncopied(write, reader)
    expect(copied.rows).toBe(rows)
    expect(copied.bytes.equals(written.bytes), reader.join()).toBe(true)
  }
}

describe.skipIf(database().copy === null)('copyCsv', () => {
  it('writes hostile values and dates byte for byte as the application does', async () => {
    const rows = HOSTILE.flatMap((value, index) =>
      TIMES.map((time) => ({ value, time: new Date(time), optional: index % 2 ? value : null })),
    )
    await addContacts(
      ...rows.map(({ value, time, optional }) => ({
        name: value,
        company: value,
        role: optional,
        phone: optional,
        companySize: optional,
        message: optional,
        createdAt: time,
      })),
    )
    await addRegistrations(
      ...rows.map(({ value, time, optional }) => ({
        name: value,
        interestedIn: optional === null ? [] : [value, '=1', value],
        message: optional,
        createdAt: time,
      })),
    )
    await expectSameBytes((date) => CONTACTS.writeCsv({}, date), rows.length)
    await expectSameBytes((date) => REGISTRATIONS.writeCsv({}, date), rows.length)
  })

  it('continues after the last row of a batch, even between rows of the same time', async () => {
    await database().pool.query(`INSERT INTO contact_sales_requests (id, name, email, company, content_hash, created_at)
      SELECT gen_random_uuid(), 'Name ' || i, 'a@b.example', 'Firm', '', '2026-01-01'::timestamptz + i / 7 * interval '1 hour'
      FROM generate_series(1, 20005) AS i`)
    await expectSameBytes((date) => CONTACTS.writeCsv({}, date), 20_005)
  })

  it('keeps to a filter, whatever the search contains', async () => {
    await addContacts(
      ...["it's \\ 'quoted'", "'; DROP TABLE owners; --", '$1 and \\$2', 'other'].map((name) => ({ name })),
    )
    for (const search of ["'s \\ 'quo", "'; drop", '$1 and \\$2'])
      await expectSameBytes(
        (date) => CONTACTS.writeCsv({ search, status: 'new', from: '2026-02-28' }, date),
        1,
      )
  })
})
