// npm run pay:update -- <file>   replaces lib/knowledge/pay/table.json with the figures of ASHE Table 14.7, and prints what changed
// <file> is the zip file of "Earnings and hours worked, occupation by four-digit SOC: ASHE Table 14", or the workbook of Table 14.7a with that of
// Table 14.7b in the same folder: https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/occupation4digitsoc2010ashetable14
import './support/node-version.mjs'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeChanges, readPayWorkbooks } from './support/pay-workbook.mjs'
import { Failure, inProject, main } from './support/project.mjs'
import { readZip } from './support/xlsx.mjs'

const USAGE = 'Usage: npm run pay:update -- <zip file of ASHE Table 14, or workbook of Table 14.7a>'
const TABLES = [/14\.7a\b.*\.xlsx$/i, /14\.7b\b.*\.xlsx$/i]

/** Table 14.7a and 14.7b, each with its name. Throws Failure. */
async function openWorkbooks(file) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  const bytes = readFileSync(file)
  const files = /\.zip$/i.test(file)
    ? await readZip(bytes, (name) => TABLES.some((table) => table.test(name)))
    : new Map(
        readdirSync(path.dirname(file))
          .filter((name) => TABLES.some((table) => table.test(name)))
          .map((name) => [name, readFileSync(path.join(path.dirname(file), name))]),
      )
  return TABLES.map((table, at) => {
    const found = [...files].filter(([name]) => table.test(path.basename(name)))
    if (found.length !== 1)
      throw new Failure(
        `There are ${found.length} workbooks of Table 14.7${'ab'[at]} in or beside ${file}, and one is needed.`,
      )
    return { name: path.basename(found[0][0]), bytes: found[0][1] }
  })
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Writes the table and returns what to print. `today` is an ISO date. Throws Failure. */
export async function updatePay(file, { tableFile, groupsFile, today }) {
  const [pay, quality] = await openWorkbooks(file)
  const { groups: occupations } = readJson(groupsFile)
  const before = readJson(tableFile)
  const { year, groups } = await readPayWorkbooks(pay.bytes, quality.bytes, new Set(Object.keys(occupations)))
  const edition = `${year} ${/^prov/i.test(pay.name) ? 'provisional' : 'revised'}`
  const takenFrom = { kind: 'workbook', name: pay.name, date: today }
  const table = { ...before, edition, taxYearEnd: `${year}-04-05`, takenFrom, groups }
  writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`)
  const changes = describeChanges(before.groups, groups, (code) => occupations[code]?.title ?? '')
  const figures = Object.values(groups).filter(({ median }) => median !== null).length
  return [
    ...changes,
    `${before.edition} → ${edition}: ${changes.length} changes. ${figures} unit groups have a figure, ${Object.keys(groups).length - figures} are withheld.`,
    'Run npm run format and npm test -- unit knowledge, then commit lib/knowledge/pay/table.json.',
  ]
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [file, ...rest] = process.argv.slice(2)
    if (!file || rest.length > 0) throw new Failure(USAGE)
    const lines = await updatePay(file, {
      tableFile: inProject('lib/knowledge/pay/table.json'),
      groupsFile: inProject('lib/knowledge/occupations/groups.json'),
      today: new Date().toISOString().slice(0, 10),
    })
    console.log(lines.join('\n'))
  })
}
