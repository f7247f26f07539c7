import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { payTableSchema } from '../lib/knowledge/pay/schema'
import { makeZip } from '../tests/support/documents'
import { updatePay } from './pay-update.mjs'
import { readSheet } from './support/xlsx.mjs'

const GROUPS_FILE = path.resolve('lib/knowledge/occupations/groups.json')
const CODES = Object.keys(JSON.parse(readFileSync(GROUPS_FILE, 'utf8')).groups)
const PAY_NAME = 'PROV - Occupation SOC20 (4) Table 14.7a   Annual pay - Gross 2026.xlsx'
const CV_NAME = 'PROV - Occupation SOC20 (4) Table 14.7b   Annual pay - Gross 2026 CV.xlsx'

const BEFORE = {
  survey: 'A survey',
  edition: '2025 provisional',
  taxYearEnd: '2025-04-05',
  takenFrom: { kind: 'copy', name: 'a copy', date: '2026-01-02' },
  url: 'https://statistics.example/pay',
  groups: {
    2121: { median: 50_000, cv: 5 },
    2122: { median: 45_000, cv: 4 },
    2126: { median: 55_000, cv: 16 },
  },
}

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pay-update-'))
  writeFileSync(path.join(folder, 'table.json'), JSON.stringify(BEFORE))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Texts are shared but for the first two of a row, which are inline; what is undefined has no cell. */
function makeWorkbook(rows, sheetName = 'Full-Time') {
  const strings = []
  const toCell = (value, column, row) => {
    const r = `r="${String.fromCharCode(65 + column)}${row}"`
    if (value === undefined) return ''
    if (typeof value === 'number') return `<x:c ${r}><x:v>${value}</x:v></x:c>`
    if (column < 2) return `<x:c ${r} t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`
    strings.push(value)
    return `<x:c ${r} t="s"><x:v>${strings.length - 1}</x:v></x:c>`
  }
  const data = rows.map(
    (row, at) =>
      `<x:row r="${at + 1}">${row.map((value, column) => toCell(value, column, at + 1)).join('')}</x:row>`,
  )
  return makeZip({
    'xl/workbook.xml': `<x:workbook xmlns:r="r"><x:sheets><x:sheet name="Notes" sheetId="1" r:id="rId1"/><x:sheet name="${sheetName}" sheetId="2" r:id="rId2"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<x:worksheet><x:sheetData>${data.join('')}</x:sheetData></x:worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><r><t>${text.slice(0, 1)}</t></r><r><t>${text.slice(1)}</t></r><rPh><t>aid</t></rPh></si>`).join('')}</sst>`,
  })
}

/** The rows of a sheet of Table 14.7, with `cells` as medians by code. */
const makeTable = (cells, { letter = 'a', year = 2026, codes = CODES } = {}) => [
  [`Table 14.7${letter}   Annual pay - Gross (£) - For full-time employee jobs(a): United Kingdom, ${year}`],
  [],
  [undefined, undefined, 'Number of jobs(b)', undefined, 'Annual %'],
  ['Description', 'Code', '(thousand)', 'Median', 'change'],
  ['All employees', undefined, 25_000, 40_000, 3],
  ['Engineers &amp; others', '21', 900, 48_000, 3],
  ...codes.map((code) => [`Group ${code}`, code, 10, cells[code] ?? 30_000, 2]),
  [],
  ['a  Employees on adult rates'],
]

const options = () => ({
  tableFile: path.join(folder, 'table.json'),
  groupsFile: GROUPS_FILE,
  today: '2026-11-22',
})
const readTable = () => JSON.parse(readFileSync(path.join(folder, 'table.json'), 'utf8'))

function writeWorkbooks(pay, cv) {
  writeFileSync(path.join(folder, PAY_NAME), makeWorkbook(pay))
  writeFileSync(path.join(folder, CV_NAME), makeWorkbook(cv))
  return path.join(folder, PAY_NAME)
}

const PAY = { 2121: 52_000, 2122: 45_000, 2126: 'x', 1161: ':' }
const CV = { 2121: 5.2, 2122: '.', 2126: 22 }

it('replaces the table by the workbooks and says what changed', async () => {
  const file = writeWorkbooks(makeTable(PAY), makeTable(CV, { letter: 'b' }))
  const lines = await updatePay(file, options())
  const table = readTable()
  expect(payTableSchema.parse(table)).toEqual(table)
  expect(table).toMatchObject({
    survey: 'A survey',
    edition: '2026 provisional',
    taxYearEnd: '2026-04-05',
    takenFrom: { kind: 'workbook', name: PAY_NAME, date: '2026-11-22' },
  })
  expect(table.groups).toMatchObject({
    2121: { median: 52_000, cv: 5.2 },
    2122: { median: 45_000, cv: null },
    2126: { median: null, cv: 22 },
  })
  expect(Object.keys(table.groups)).toHaveLength(CODES.length - 1)
  expect(lines).toContain('changed  2121 Civil engineers: £50,000 → £52,000 (+4.0 %)')
  expect(lines).toContain('changed  2126 Aerospace engineers: £55,000 → withheld')
  expect(lines).toContain('new      5313 Bricklayers: £30,000')
  expect(lines.filter((line) => line.includes('2122'))).toEqual([])
})

it('reads the workbooks out of the zip file', async () => {
  const file = path.join(folder, 'ashetable142026revised.zip')
  const toRevised = (name) => `table14/${name.replace('PROV', 'REV')}`
  writeFileSync(
    file,
    makeZip({
      [toRevised(PAY_NAME)]: makeWorkbook(makeTable(PAY)),
      [toRevised(CV_NAME)]: makeWorkbook(makeTable(CV, { letter: 'b' })),
      'table14/Table 14.1a Weekly pay.xlsx': 'not read',
      [`__MACOSX/table14/._${PAY_NAME}`]: 'not read',
    }),
  )
  await updatePay(file, options())
  expect(readTable()).toMatchObject({
    edition: '2026 revised',
    groups: { 2121: { median: 52_000, cv: 5.2 } },
  })
})

it('takes the word for the edition where no file name says it', async () => {
  writeWorkbooks(makeTable(PAY), makeTable(CV, { letter: 'b' }))
  const [pay, cv] = [PAY_NAME, CV_NAME].map((name) => name.replace('PROV - ', ''))
  renameSync(path.join(folder, PAY_NAME), path.join(folder, pay))
  renameSync(path.join(folder, CV_NAME), path.join(folder, cv))
  await expect(updatePay(path.join(folder, pay), options())).rejects.toThrow(/provisional or revised/)
  await updatePay(path.join(folder, pay), { ...options(), edition: 'revised' })
  expect(readTable()).toMatchObject({ edition: '2026 revised' })
})

it('takes the coefficients of the same year, and no file that Excel or macOS left', async () => {
  const file = writeWorkbooks(makeTable(PAY), makeTable(CV, { letter: 'b' }))
  write(CV_NAME.replace('2026', '2025'), makeTable(CV, { letter: 'b', year: 2025 }))
  writeFileSync(path.join(folder, `~$${CV_NAME}`), 'locked')
  writeFileSync(path.join(folder, `._${CV_NAME}`), 'resources')
  await updatePay(file, options())
  expect(readTable()).toMatchObject({ edition: '2026 provisional', groups: { 2121: { cv: 5.2 } } })
})

it('says which groups are gone', async () => {
  const codes = CODES.filter((code) => code !== '2122')
  const file = writeWorkbooks(makeTable(PAY, { codes }), makeTable(CV, { letter: 'b', codes }))
  expect(await updatePay(file, options())).toContain('gone     2122 Mechanical engineers: was £45,000')
})

it.each([
  [
    'the workbook of 14.7b is missing',
    () => rmSync(path.join(folder, CV_NAME)),
    /0 workbooks of Table 14\.7b/,
  ],
  [
    'a workbook is of another year',
    () => write(CV_NAME, makeTable(CV, { letter: 'b', year: 2025 })),
    /of 2026 and 2025/,
  ],
  [
    'most groups are missing',
    () => write(PAY_NAME, makeTable(PAY, { codes: CODES.slice(0, 50) })),
    /only 50 unit groups/,
  ],
  [
    'a group is unknown',
    () => write(PAY_NAME, makeTable(PAY, { codes: [...CODES, '9998'] })),
    /groups\.json: 9998/,
  ],
  [
    'the sheet is of another table',
    () => write(PAY_NAME, [['Table 14.1a Weekly pay 2026'], ['Code', 'Median']]),
    /is not that of/,
  ],
  ['the sheet is missing', () => write(PAY_NAME, makeTable(PAY), 'Part-Time'), /no sheet "Full-Time"/],
  ['a file is no workbook', () => writeFileSync(path.join(folder, PAY_NAME), 'x'), /Not a zip file/],
  [
    'the name of the file says another year',
    () => rename('2026', '2024'),
    /says 2026, the name of a file 2024/,
  ],
  [
    'the year is in the future',
    () => {
      write(PAY_NAME, makeTable(PAY, { year: 2031 }))
      write(CV_NAME, makeTable(CV, { letter: 'b', year: 2031 }))
      rename('2026', '2031')
    },
    /2031, which is in the future/,
  ],
  [
    'the table already has a newer edition',
    () => {
      write(PAY_NAME, makeTable(PAY, { year: 2024 }))
      write(CV_NAME, makeTable(CV, { letter: 'b', year: 2024 }))
      rename('2026', '2024')
    },
    /is 2024 provisional, and the table already has 2025 provisional/,
  ],
  ['the workbook is of an old version of Excel', () => rename('.xlsx', '.xls'), /old version of Excel/],
  [
    'the file is of another table',
    () => rename('14.7a', '14.1a'),
    /isn't named like the workbook of Table 14\.7a/,
  ],
])('changes nothing where %s', async (_, spoil, message) => {
  writeWorkbooks(makeTable(PAY), makeTable(CV, { letter: 'b' }))
  spoil()
  const file = readdirSync(folder).find((name) => /a {3}Annual/.test(name)) ?? PAY_NAME
  await expect(updatePay(path.join(folder, file), options())).rejects.toThrow(message)
  expect(readTable()).toEqual(BEFORE)
})

/** Both workbooks. */
function rename(from, to) {
  for (const name of [PAY_NAME, CV_NAME])
    renameSync(path.join(folder, name), path.join(folder, name.replace(from, to)))
}

function write(name, rows, sheetName) {
  writeFileSync(path.join(folder, name), makeWorkbook(rows, sheetName))
}

it('reads numbers, shared, inline and escaped texts, and leaves gaps', async () => {
  const rows = await readSheet(
    makeWorkbook([['A &amp; b', undefined, 'shared', 1.5], [], [undefined, 'B3']]),
    'Full-Time',
  )
  expect(rows[0]).toEqual(['A & b', undefined, 'shared', 1.5])
  expect(rows[1]).toEqual([])
  expect(rows[2][1]).toBe('B3')
})
