// npm run qa -- research-accuracy [part of a site's name, or a folder of sites] [--items]
// Researches the fixture sites and prints, for each, what was found, missed, invented or put in the wrong field; with --items, every
// item. Fails when recall is below 0.95 or anything is invented.
import { statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../scripts/support/project.mjs'
import { runCheck } from '../support/check.mjs'
import { printTable } from '../support/report.mjs'

const MIN_RECALL = 0.95

await runCheck(async (load) => {
  const args = process.argv.slice(2)
  const filter = args.find((arg) => !arg.startsWith('--')) ?? ''
  const { readFixtureSites, startFixtureWeb } = await load('tests/support/fixture-web.ts')
  const { evaluate, formatResults, totalsOf } = await load('tests/evals/research.ts')
  const isFolder = statSync(filter, { throwIfNoEntry: false })?.isDirectory()
  const sites = isFolder
    ? readFixtureSites(path.resolve(filter))
    : readFixtureSites().filter(({ id }) => id.includes(filter))
  if (sites.length === 0) throw new Failure(`No site has "${filter}" in its name.`)
  const web = await startFixtureWeb(sites)
  const results = []
  for (const site of sites) results.push(await evaluate(site, web))
  await web.close()
  console.log(formatResults(results, args.includes('--items')))
  const { found, expected, recall, items, invented, misfiled, faults } = totalsOf(results)
  printTable(
    'Totals',
    ['sites', 'found', 'expected', 'recall', 'items', 'invented', 'misfiled', 'other faults'],
    [[sites.length, found, expected, recall.toFixed(3), items, invented, misfiled, faults]],
  )
  if (recall < MIN_RECALL || invented + faults > 0)
    throw new Failure(`Recall is below ${MIN_RECALL}, or something was invented.`)
})
