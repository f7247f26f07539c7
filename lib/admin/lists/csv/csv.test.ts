import { describe, expect, it } from 'vitest'
import { type CsvColumn, createDateWriter, toCsvHeader, toCsvLine, toCsvValue } from './csv'

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

describe('toCsvLine', () => {
  const columns: CsvColumn<{ at: string; name: string | null }>[] = [
    { label: 'Name', value: (row) => row.name },
    { label: 'Registered Date', value: (row, date) => date(row.at) },
  ]

  it('writes a line for a row, with a localised date', () => {
    const dates = createDateWriter('de-DE', 'Europe/London')
    const at = '2026-03-31T23:30:00.000Z'
    expect(toCsvLine(columns, { name: 'Émile', at }, dates)).toBe('"Émile","1.4.2026"\r\n')
    expect(toCsvLine(columns, { name: null, at }, dates)).toBe('"","1.4.2026"\r\n')
  })

  it('begins a file with a byte order mark and the labels of its columns', () => {
    expect(toCsvHeader(columns)).toBe('\ufeff"Name","Registered Date"\r\n')
  })
})
