// npm run eval [-- part of a case's id, or a folder of cases]
// Plays consultation cases against a new server with the built-in consultant, and prints what was missed. Fails when recall is below 0.97,
// anything was invented, a must-have and a nice-to-have were confused, or a case broke off.
import './support/node-version.mjs'
import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { prepare } = await import('./support/prepare.mjs')
const { Failure, main, secondsSince } = await import('./support/project.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const MIN_RECALL = 0.97

/** `filter` is a folder, or part of the ids of the project's cases. */
async function selectCases(filter, readCases) {
  if (statSync(filter, { throwIfNoEntry: false })?.isDirectory())
    return readCases(pathToFileURL(path.resolve(filter) + path.sep))
  return (await readCases()).filter(({ id }) => id.includes(filter))
}

async function playCases(load, filter) {
  const { readCases } = await load('tests/evals/cases.ts')
  const { runCases } = await load('tests/evals/run.ts')
  const { printReport, totalsOf } = await load('tests/evals/report.ts')
  const { startApp } = await load('tests/support/app-server.ts')

  const cases = await selectCases(filter, readCases)
  if (cases.length === 0) throw new Failure(`No case has "${filter}" in its id.`)
  const app = await startApp()
  const started = performance.now()
  const results = await runCases(app.url, cases)
  await app.stop()
  printReport(results)
  const { recall, inventions, mustNiceErrors, errors } = totalsOf(results)
  console.log(
    `\nRecall ${recall.toFixed(3)}, inventions ${inventions}, must/nice errors ${mustNiceErrors}, broken off ${errors}; ${cases.length} cases in ${secondsSince(started)}.`,
  )
  if (recall < MIN_RECALL || inventions + mustNiceErrors + errors > 0)
    throw new Failure(`Recall is below ${MIN_RECALL}, or there were errors.`)
}

await main(async () => {
  const filter = process.argv[2] ?? ''
  await prepare()
  await withTypeScript((load) => playCases(load, filter))
})
