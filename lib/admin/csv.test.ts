import { describe, expect, it } from 'vitest'
import { type CsvColumn, createDateWriter, toCsvValue, writeCsv } from './csv'

describe('toCsvValue', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    [null, '""'],
    ['says "yes", twice', '"says ""yes"", twice"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['+44 20', `"'+44 20"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＠SUM(1)', `"'＠SUM(1)"`],
    ['a=1', '"a=1"'],
    ["'quoted", `"'quoted"`],
  ])('writes %j as %j', (value, written) => {
    expect(toCsvValue(value)).toBe(written)
  })
})

describe('createDateWriter', () => {
  it('writes the date of each time in its time zone, also next to midnight', () => {
    const write = createDateWriter('en-GB', 'Asia/Kathmandu')
    const times = [
      '2026-03-01T18:14:59.999Z',
      '2026-03-01T18:15:00.000Z',
      '2026-03-01T18:16:00.000Z',
      '2026-03-01T18:14:00.000Z',
    ]
    expect(times.map(write)).toEqual(['01/03/2026', '02/03/2026', '02/03/2026', '01/03/2026'])
  })
})

describe('writeCsv', () => {
  const columns: CsvColumn<{ at: string; name: string | null }>[] = [
    { id: 'name', label: 'Name', value: (row) => row.name },
    { id: 'at', label: 'Registered Date', value: (row, date) => date(row.at) },
  ]
  async function* batches() {
    yield [{ name: 'Ada', at: '2026-03-31T23:30:00.000Z' }]
    yield [
      { name: null, at: '2026-01-02T03:04:05.678Z' },
      { name: 'Émile', at: '2026-01-02T03:04:05.678Z' },
    ]
  }

  async function join(pieces: AsyncIterable<string>) {
    let text = ''
    for await (const piece of pieces) text += piece
    return text
  }

  it('writes a byte order mark, a header and a line for each row, with localised dates', async () => {
    const dates = createDateWriter('de-DE', 'Europe/London')
    expect(await join(writeCsv(columns, batches(), dates))).toBe(
      '\ufeff"Name","Registered Date"\r\n"Ada","1.4.2026"\r\n"","2.1.2026"\r\n"Émile","2.1.2026"\r\n',
    )
  })

  it('writes only the header if there are no rows', async () => {
    async function* noBatches() {}
    expect(await join(writeCsv(columns, noBatches(), createDateWriter()))).toBe(
      '\ufeff"Name","Registered Date"\r\n',
    )
  })
})
