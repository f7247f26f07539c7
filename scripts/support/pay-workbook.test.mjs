// Workbooks laid out as the Office for National Statistics lays out ASHE Table 14.7: a title over all columns, headings over two rows of
// merged cells, the groups of each level above their unit groups, blank rows, marks in place of figures, and footnotes below.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeZip } from '../../tests/support/documents'
import { readPayWorkbooks } from './pay-workbook.mjs'

const GROUPS = JSON.parse(readFileSync(path.resolve('lib/knowledge/occupations/groups.json'), 'utf8')).groups
const CODES = Object.keys(GROUPS)
const KNOWN = new Set(CODES)

const JOBS = {
  Notes: null,
  All: 'all employee jobs',
  Male: 'male employee jobs',
  Female: 'female employee jobs',
  'Full-Time': 'full-time employee jobs',
  'Part-Time': 'part-time employee jobs',
  'Male Full-Time': 'male full-time employee jobs',
}

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Texts are shared, those with "^" in two runs with what follows it raised. `merged` are ranges of each sheet. */
function makeWorkbook(sheets, merged = []) {
  const strings = []
  const toRuns = (text) =>
    text.includes('^')
      ? text
          .split('^')
          .map((run) => `<r><rPr/><t xml:space="preserve">${escapeXml(run)}</t></r>`)
          .join('')
      : `<t xml:space="preserve">${escapeXml(text)}</t>`
  const toCell = (value, column, row) => {
    const r = `r="${String.fromCharCode(65 + column)}${row}" s="3"`
    if (value === undefined) return ''
    if (value === null) return `<c ${r}/>`
    if (typeof value === 'number') return `<c ${r}><v>${value}</v></c>`
    strings.push(`<si>${toRuns(value)}</si>`)
    return `<c ${r} t="s"><v>${strings.length - 1}</v></c>`
  }
  const names = Object.keys(sheets)
  const toSheet = (rows) =>
    `<worksheet><dimension ref="A1"/><sheetData>${rows
      .map((row, at) =>
        row.length === 0
          ? ''
          : `<row r="${at + 1}">${row.map((value, column) => toCell(value, column, at + 1)).join('')}</row>`,
      )
      .join(
        '',
      )}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`
  const files = names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, toSheet(sheets[name])])
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(files),
    'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>`,
  })
}

const HEADINGS = [
  [null, null, 'Number of jobs^b', null, 'Annual percentage', null, 'Annual percentage', 'Percentiles'],
  ['Description', 'Code', '(thousand)', 'Median', 'change', 'Mean', 'change', 10, 20, 25],
]

function makeRows(title, { cells = {}, headings = HEADINGS, codes = CODES, toCode = (code) => code } = {}) {
  const groups = codes.flatMap((code) => {
    const above = code.endsWith('1')
      ? [[], [`  Minor group ${code.slice(0, 3)}`, code.slice(0, 3), 90, 41_000]]
      : []
    return [
      ...above,
      [`   ${GROUPS[code]?.title}`, toCode(code), 10, code in cells ? cells[code] : 30_000, 2.5, 33_000],
    ]
  })
  return [
    [title],
    [],
    [],
    ...headings,
    ['All employees', null, 25_000, 39_039, 4.3, 46_000],
    [],
    ...groups,
    [],
    ['a  Employees on adult rates who have been in the same job for more than a year.'],
    ['b  Figures for Number of Jobs are for indicative purposes only.'],
    ['KEY - The colour coding indicates the quality of each estimate; jobs, median, mean and percentiles.'],
    ['Source: Annual Survey of Hours and Earnings, Office for National Statistics.'],
  ]
}

function makeTable(letter, options = {}) {
  const {
    year = 2026,
    place = 'United Kingdom',
    name = 'Annual pay - Gross (£)',
    table = '14.7',
    sheets = JOBS,
  } = options
  const title = (jobs) => `Table ${table}${letter}   ${name} - For ${jobs}^a: ${place}, ${year}`
  const content = Object.entries(sheets).map(([sheet, jobs]) => {
    if (jobs === null)
      return [sheet, [['Annual Survey of Hours and Earnings 2026'], ['Code', 'Meaning', 'Median']]]
    // Other sheets hold other figures, so that a figure of theirs is seen.
    const isOther = jobs !== JOBS['Full-Time']
    return [
      sheet,
      makeRows(
        title(jobs),
        isOther ? { cells: Object.fromEntries(CODES.map((code) => [code, 1])) } : options,
      ),
    ]
  })
  return makeWorkbook(Object.fromEntries(content), ['A1:R1', 'C4:C5', 'H4:Q4'])
}

const read = (pay = {}, quality = {}) =>
  readPayWorkbooks(makeTable('a', pay), makeTable('b', { cells: { 2121: 5.7 }, ...quality }), KNOWN)

it('reads the sheet of full-time jobs among the others', async () => {
  const { year, groups } = await read({ cells: { 2121: 51_366 } })
  expect(year).toBe('2026')
  expect(Object.keys(groups)).toEqual(CODES)
  expect(groups[2121]).toEqual({ median: 51_366, cv: 5.7 })
  expect(groups[2122].median).toBe(30_000)
})

it.each([
  ['codes as numbers', { toCode: Number }],
  ['codes as padded texts', { toCode: (code) => `\u00a0${code} ` }],
  ['codes with the mark of a footnote', { toCode: (code) => `${code} (c)` }],
  [
    'headings in one row',
    { headings: [['Description', 'Code', 'Number of jobs^b (thousand)', 'Median', '% change']] },
  ],
  [
    'headings over three rows, with footnotes and line breaks',
    {
      headings: [
        [null, 'Code^(a)', 'Number', 'Median*'],
        ['Description', null, 'of jobs\nb', null],
        [null, null, '(thousand)', '(£)'],
      ],
    },
  ],
  ['headings repeated on each page', { headings: [...HEADINGS, [], ...HEADINGS] }],
  ['a sheet named with a space', { sheets: { All: JOBS.All, 'Full time ': JOBS['Full-Time'] } }],
])('reads %s', async (_, layout) => {
  const { groups } = await read({ ...layout, cells: { 2121: 51_366 } }, layout)
  expect(Object.keys(groups)).toHaveLength(CODES.length)
  expect(groups[2121]).toEqual({ median: 51_366, cv: 5.7 })
})

it.each([
  ['x', null],
  ['..', null],
  [' X ', null],
  ['[x]', null],
  ['[c]', null],
  [':', undefined],
  ['-', undefined],
  [null, undefined],
  ['[z]', undefined],
  ['51,366', 51_366],
  ['£51,366', 51_366],
  ['51366 (r)', 51_366],
  [51_366.4, 51_366],
])('reads "%s" in place of a figure as %s', async (cell, median) => {
  const { groups } = await read({ cells: { 2121: cell } })
  expect(groups[2121]?.median).toBe(median)
})

it.each([
  ['x', null],
  ['.', null],
  [null, null],
  ['5.7', 5.7],
])('reads "%s" in place of a coefficient of variation as %s', async (cell, cv) => {
  const { groups } = await read({}, { cells: { 2121: cell } })
  expect(groups[2121].cv).toBe(cv)
})

it.each([
  [
    'the weekly table',
    { name: 'Weekly pay - Gross (£)', table: '14.1' },
    {},
    /not that of Table 14\.7a.*14\.1a/,
  ],
  ['the table of regions', { table: '15.7' }, {}, /not that of Table 14\.7a.*15\.7a/],
  ['another place', { place: 'England' }, {}, /not that of the United Kingdom/],
  [
    'other jobs under the name of the sheet',
    { sheets: { 'Full-Time': 'male full-time employee jobs' } },
    {},
    /not that of all full-time employee jobs/,
  ],
  [
    'no such sheet',
    { sheets: { All: JOBS.All, 'Male Full-Time': JOBS['Male Full-Time'] } },
    {},
    /no sheet "Full-Time", only "All", "Male Full-Time"/,
  ],
  ['coefficients of another year', {}, { year: 2025 }, /of 2026 and 2025/],
  [
    'two columns of medians',
    { headings: [['Description', 'Code', 'Median', 'Median']] },
    {},
    /2 columns with the heading "median"/,
  ],
  [
    'no column of codes',
    { headings: [['Description', 'SOC', 'Jobs', 'Median']] },
    {},
    /0 columns with the heading "code"/,
  ],
  ['a group twice', { codes: [...CODES, '2121'] }, {}, /2121 is twice/],
  ['a mark it does not know', { cells: { 2121: 'n/a' } }, {}, /says "n\/a" for 2121/],
  ['a negative figure', { cells: { 2121: -5 } }, {}, /says "-5" for 2121/],
])('refuses %s', async (_, pay, quality, message) => {
  await expect(read(pay, quality)).rejects.toThrow(message)
})

it('refuses the workbooks the wrong way round', async () => {
  await expect(readPayWorkbooks(makeTable('b'), makeTable('a'), KNOWN)).rejects.toThrow(
    /not that of Table 14\.7[ab]/,
  )
})
