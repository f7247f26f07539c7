// Reads the pay of each unit group out of the workbooks of ASHE Table 14.7, and compares two tables.
import { Failure } from './project.mjs'
import { readSheet } from './xlsx.mjs'

const SHEET = 'Full-Time'
const UNIT_GROUP = /^\d{4}$/
/** Fewer are not the whole table. */
const MIN_GROUPS = 300

const toText = (cell) =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** "Code (a)", "Median†": without the mark of a footnote. */
const toHeading = (cell) =>
  toText(cell)
    .toLowerCase()
    .replace(/\s*(?:\([a-z\d]\)|[*†‡§¹²³ᵃᵇᶜᵈᵉ]+)$/u, '')

/** The year in the title of a sheet that is of the right table and the right jobs. Throws Failure. */
function readTitle(rows, table) {
  const title = rows
    .flat()
    .map(toText)
    .find((text) => /^Table \d+\.\d+[ab]?\b/i.test(text))
  const wrong = (what) =>
    new Failure(`The sheet "${SHEET}" ${what}: ${title ? `"${title}"` : 'no title of a table'}.`)
  if (
    !title ||
    !new RegExp(`^Table 14\\.7${table}\\b`, 'i').test(title) ||
    !/annual pay\s*-\s*gross/i.test(title)
  )
    throw wrong(`is not that of Table 14.7${table}, "Annual pay - Gross"`)
  if (!/\bfor full-time employee jobs/i.test(title)) throw wrong('is not that of all full-time employee jobs')
  if (!/\bUnited Kingdom\b/i.test(title)) throw wrong('is not that of the United Kingdom')
  const year = title.match(/\b20\d\d\b/g)?.at(-1)
  if (!year) throw wrong('names no year')
  return year
}

/** The only column with a heading. Headings stand in one row or in several, and pages may repeat them. Throws Failure. */
function findColumn(rows, heading) {
  const columns = new Set(
    rows.flatMap((row) => [...row].flatMap((cell, column) => (toHeading(cell) === heading ? [column] : []))),
  )
  if (columns.size !== 1)
    throw new Failure(
      `The sheet "${SHEET}" has ${columns.size} columns with the heading "${heading}". There must be exactly one.`,
    )
  return [...columns][0]
}

/** "2121", 2121 or "2121 (c)". */
const toCode = (cell) => toText(cell).replace(/\s*\([a-z]\)$/i, '')

/** The cells of the column "Median" by unit group, and the year in the title. Throws Failure. */
async function readMedians(bytes, table) {
  const rows = Array.from(await readSheet(bytes, SHEET), (row) => row ?? [])
  const year = readTitle(rows, table)
  const [code, median] = ['code', 'median'].map((heading) => findColumn(rows, heading))
  const cells = new Map()
  for (const row of rows) {
    const key = toCode(row[code])
    if (!UNIT_GROUP.test(key)) continue
    if (cells.has(key)) throw new Failure(`${key} is twice in the sheet "${SHEET}" of Table 14.7${table}.`)
    cells.set(key, row[median])
  }
  return { year, cells }
}

/** Printed instead of a figure that is too uncertain, or that would give somebody away. */
const WITHHELD = ['x', '..', '[x]', '[u]', '[c]']
/** Printed where there is nothing to say: not applicable, none or next to none. */
const EMPTY = ['', ':', '-', '.', '[z]']
/** A number written as text, with the mark of a revision or a footnote. */
const FIGURE = /^£?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(?:[pr]|\([a-z]\)|\*)?$/i

/** A number; null where it is withheld; undefined where there is none. Throws Failure. */
function toFigure(cell, code, table) {
  const text = toText(cell).toLowerCase()
  if (WITHHELD.includes(text)) return null
  if (EMPTY.includes(text)) return undefined
  const [, whole, part = ''] = FIGURE.exec(text) ?? []
  const figure = Number(`${whole?.replaceAll(',', '')}${part}`)
  if (!(figure > 0))
    throw new Failure(
      `Table 14.7${table} says "${toText(cell)}" for ${code}, which is neither a figure nor a known mark.`,
    )
  return figure
}

/**
 * `pay` and `quality` are the workbooks of Table 14.7a and 14.7b. Returns the year and the groups of the project's table, without
 * those that have neither a figure nor a mark for one withheld. Throws Failure.
 */
export async function readPayWorkbooks(pay, quality, knownCodes) {
  const [medians, cvs] = await Promise.all([readMedians(pay, 'a'), readMedians(quality, 'b')])
  if (medians.year !== cvs.year) throw new Failure(`The workbooks are of ${medians.year} and ${cvs.year}.`)
  const codes = [...medians.cells.keys()].sort()
  if (codes.length < MIN_GROUPS) throw new Failure(`The workbook has only ${codes.length} unit groups.`)
  const unknown = codes.filter((code) => !knownCodes.has(code))
  if (unknown.length > 0)
    throw new Failure(
      `Not in lib/knowledge/occupations/groups.json: ${unknown.join(', ')}. Has the classification changed?`,
    )
  const groups = codes.flatMap((code) => {
    const median = toFigure(medians.cells.get(code), code, 'a')
    const cv = toFigure(cvs.cells.get(code), code, 'b') ?? null
    return median === undefined ? [] : [[code, { median: median && Math.round(median), cv }]]
  })
  return { year: medians.year, groups: Object.fromEntries(groups) }
}

const toPounds = (median) => (median === null ? 'withheld' : `£${median.toLocaleString('en-GB')}`)

function toChange(before, after) {
  if (before === null || after === null) return ''
  const percent = (100 * (after - before)) / before
  return ` (${percent < 0 ? '' : '+'}${percent.toFixed(1)} %)`
}

/** A line for each group whose median is new, gone or another. `titleOf` names a code. */
export function describeChanges(before, after, titleOf) {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return codes.flatMap((code) => {
    const [old, current] = [before[code], after[code]]
    const name = `${code} ${titleOf(code)}`
    if (!old) return [`new      ${name}: ${toPounds(current.median)}`]
    if (!current) return [`gone     ${name}: was ${toPounds(old.median)}`]
    if (old.median === current.median) return []
    const change = `${toPounds(old.median)} → ${toPounds(current.median)}`
    return [`changed  ${name}: ${change}${toChange(old.median, current.median)}`]
  })
}

/** How many groups have the same median with another margin. */
export const countMargins = (before, after) =>
  Object.entries(after).filter(
    ([code, { median, cv }]) => before[code]?.median === median && before[code].cv !== cv,
  ).length
