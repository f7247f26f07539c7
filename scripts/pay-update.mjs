// npm run pay:update -- <file> [provisional|revised]   replaces lib/knowledge/pay/table.json with the figures of ASHE Table 14.7, and prints
// what changed. <file> is the zip file of "Earnings and hours worked, occupation by four-digit SOC: ASHE Table 14", or the workbook of Table
// 14.7a with that of Table 14.7b in the same folder. The second argument is needed where no file name says it.
// https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/occupation4digitsoc2010ashetable14
import './support/node-version.mjs'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countMargins, describeChanges, readPayWorkbooks } from './support/pay-workbook.mjs'
import { Failure, inProject, main } from './support/project.mjs'
import { readZip } from './support/xlsx.mjs'

const USAGE =
  'Usage: npm run pay:update -- <zip file of ASHE Table 14, or workbook of Table 14.7a> [provisional|revised]'
const EDITIONS = ['provisional', 'revised']

/** Whether a file is the workbook of a table, and none of those that Excel and macOS lay beside it. */
const isWorkbook = (file, table) =>
  new RegExp(`^[^.~].*14\\.7${table}\\b.*\\.xlsx?$`, 'i').test(path.basename(file)) &&
  !file.startsWith('__MACOSX/')

const yearOf = (name) => name.match(/(?<!\d)20\d\d(?!\d)/g)?.at(-1)

/** The only workbook of a table among `files`; of several, that of the year. Throws Failure. */
function findWorkbook(files, table, place, year) {
  const all = files.filter((file) => isWorkbook(file, table))
  const found = all.length > 1 ? all.filter((file) => yearOf(path.basename(file)) === year) : all
  if (found.length !== 1)
    throw new Failure(
      `Found ${found.length} workbooks of Table 14.7${table} in ${place}. There must be exactly one.`,
    )
  if (/\.xls$/i.test(found[0]))
    throw new Failure(`${found[0]} is of an old version of Excel. Save it as .xlsx.`)
  return found[0]
}

async function openZip(file) {
  const files = await readZip(readFileSync(file), (name) => isWorkbook(name, 'a') || isWorkbook(name, 'b'))
  return ['a', 'b'].map((table) => {
    const name = findWorkbook([...files.keys()], table, file)
    return { name: path.basename(name), bytes: files.get(name) }
  })
}

function openFolder(file) {
  const folder = path.dirname(file)
  const name = path.basename(file)
  if (!isWorkbook(name, 'a')) throw new Failure(`${file} isn't named like the workbook of Table 14.7a.`)
  const names = [
    findWorkbook([name], 'a', file),
    findWorkbook(readdirSync(folder), 'b', folder, yearOf(name)),
  ]
  return names.map((each) => ({ name: each, bytes: readFileSync(path.join(folder, each)) }))
}

/** By the argument, else the name of the zip file or workbook. Throws Failure. */
function readEdition(argument, names) {
  const found = EDITIONS.filter((edition) =>
    names.some((name) => new RegExp(`^${edition.slice(0, 3)}|${edition}`, 'i').test(name)),
  )
  if (argument) return argument
  if (found.length !== 1)
    throw new Failure(`No file name says whether the figures are provisional or revised. ${USAGE}`)
  return found[0]
}

/** Refuses a year that another file or the calendar contradicts, and an edition older than the table's. Throws Failure. */
function checkEdition(year, edition, { names, before, today }) {
  const named = names.map(yearOf).find((other) => other && other !== year)
  if (named) throw new Failure(`The title of the sheet says ${year}, the name of a file ${named}.`)
  if (year > today.slice(0, 4))
    throw new Failure(`The title of the sheet says ${year}, which is in the future.`)
  const rank = (text) => `${text.slice(0, 4)} ${EDITIONS.indexOf(text.slice(5))}`
  if (rank(`${year} ${edition}`) < rank(before.edition))
    throw new Failure(`The workbook is ${year} ${edition}, and the table already has ${before.edition}.`)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Writes the table and returns what to print. `today` is an ISO date. Throws Failure. */
export async function updatePay(file, { tableFile, groupsFile, today, edition: argument }) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  const [pay, quality] = /\.zip$/i.test(file) ? await openZip(file) : openFolder(file)
  const { groups: occupations } = readJson(groupsFile)
  const before = readJson(tableFile)
  const { year, groups } = await readPayWorkbooks(pay.bytes, quality.bytes, new Set(Object.keys(occupations)))
  const names = [pay.name, quality.name, path.basename(file)]
  const state = readEdition(argument, names)
  checkEdition(year, state, { names, before, today })
  const edition = `${year} ${state}`
  const takenFrom = { kind: 'workbook', name: pay.name, date: today }
  const table = { ...before, edition, taxYearEnd: `${year}-04-05`, takenFrom, groups }
  writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`)
  const changes = describeChanges(before.groups, groups, (code) => occupations[code]?.title ?? '')
  const figures = Object.values(groups).filter(({ median }) => median !== null).length
  return [
    ...changes,
    `${before.edition} → ${edition}: ${changes.length} changes, and ${countMargins(before.groups, groups)} of the margin alone. ${figures} unit groups have a figure, ${Object.keys(groups).length - figures} are withheld.`,
    'Run npx biome check --write lib/knowledge/pay/table.json and npm test -- unit knowledge, then commit the file.',
  ]
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [file, edition, ...rest] = process.argv.slice(2)
    if (!file || rest.length > 0 || (edition && !EDITIONS.includes(edition))) throw new Failure(USAGE)
    const lines = await updatePay(file, {
      tableFile: inProject('lib/knowledge/pay/table.json'),
      groupsFile: inProject('lib/knowledge/occupations/groups.json'),
      today: new Date().toISOString().slice(0, 10),
      edition,
    })
    console.log(lines.join('\n'))
  })
}
