// Reads the pay of each unit group out of the workbooks of ASHE Table 14.7, and compares two tables.
import { Failure } from './project.mjs'
import { readSheet } from './xlsx.mjs'

const SHEET = 'Full-Time'
const UNIT_GROUP = /^\d{4}$/
/** Fewer are not the whole table. */
const MIN_GROUPS = 300

/** The cells of the column "Median" by unit group, and the year in the title. */
async function readMedians(bytes) {
  const rows = (await readSheet(bytes, SHEET)).map((row) => row ?? [])
  const toText = (cell) => String(cell ?? '').trim()
  const header = rows.find((row) => row.some((cell) => toText(cell) === 'Code'))?.map(toText) ?? []
  const [code, median] = [header.indexOf('Code'), header.indexOf('Median')]
  const title = toText(rows.flat().find((cell) => /Table 14\.7/.test(toText(cell))))
  const year = title.match(/\b20\d\d\b/g)?.at(-1)
  if (median < 0 || !/Annual pay/i.test(title) || !year)
    throw new Failure(`The sheet "${SHEET}" is not that of Table 14.7, "Annual pay - Gross".`)
  const cells = rows.map((row) => [toText(row[code]), row[median]]).filter(([key]) => UNIT_GROUP.test(key))
  return { year, cells: new Map(cells) }
}

/** Printed instead of a figure that is too uncertain or would give somebody away. */
const WITHHELD = new Set(['x', '..'])
const toFigure = (cell) => (typeof cell === 'number' && cell > 0 ? cell : null)

/**
 * `pay` and `quality` are the workbooks of Table 14.7a and 14.7b. Returns the year and the groups of the project's table, without
 * those that have neither a figure nor a mark for one withheld. Throws Failure.
 */
export async function readPayWorkbooks(pay, quality, knownCodes) {
  const [medians, cvs] = await Promise.all([readMedians(pay), readMedians(quality)])
  if (medians.year !== cvs.year) throw new Failure(`The workbooks are of ${medians.year} and ${cvs.year}.`)
  const codes = [...medians.cells.keys()].sort()
  if (codes.length < MIN_GROUPS) throw new Failure(`The workbook has only ${codes.length} unit groups.`)
  const unknown = codes.filter((code) => !knownCodes.has(code))
  if (unknown.length > 0)
    throw new Failure(
      `Not in lib/knowledge/occupations/groups.json: ${unknown.join(', ')}. Has the classification changed?`,
    )
  const groups = codes.flatMap((code) => {
    const cell = medians.cells.get(code)
    const median = toFigure(cell)
    if (median === null && !WITHHELD.has(cell)) return []
    return [[code, { median: median && Math.round(median), cv: toFigure(cvs.cells.get(code)) }]]
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
