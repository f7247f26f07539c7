// npm run eval [-- part of a case's id, or a folder of cases]
// Plays consultation cases against a fresh server on the built-in consultant and prints what was missed. Exits 1 when recall is
// under 0.97, anything was invented, a must-have and a wish were confused, or a case broke off.
import './support/node-version.mjs'
import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { prepare } = await import('./support/prepare.mjs')
const { Failure, main, secondsSince } = await import('./support/project.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const LEAST_RECALL = 0.97

/** The cases of the folder that is named, else those of the project whose id holds the word. */
async function casesFor(word, readCases) {
  if (statSync(word, { throwIfNoEntry: false })?.isDirectory()) {
    return readCases(pathToFileURL(path.resolve(word) + path.sep))
  }
  return (await readCases()).filter((evalCase) => evalCase.id.includes(word))
}

/** Plays the cases that are asked for. @returns {Promise<boolean>} whether they are good enough */
async function play(load, word) {
  const { readCases } = await load('tests/evals/cases.ts')
  const { runCases } = await load('tests/evals/run.ts')
  const { printReport, totalsOf } = await load('tests/evals/report.ts')
  const { startApp } = await load('tests/support/app-server.ts')

  const cases = await casesFor(word, readCases)
  if (cases.length === 0) throw new Failure(`There is no case in, or with an id like, "${word}".`)
  const app = await startApp()
  try {
    const started = performance.now()
    const results = await runCases(app.url, cases)
    printReport(results)
    const { recall, inventions, mustNiceErrors, errors } = totalsOf(results)
    console.log(
      `\nRecall ${recall.toFixed(3)}, inventions ${inventions}, must/nice errors ${mustNiceErrors}, broken off ${errors}; ${cases.length} cases in ${secondsSince(started)}.`,
    )
    return recall >= LEAST_RECALL && inventions + mustNiceErrors + errors === 0
  } finally {
    await app.stop()
  }
}

await main(async () => {
  const word = process.argv[2] ?? ''
  await prepare()
  const isGood = await withTypeScript((load) => play(load, word))
  process.exitCode = isGood ? 0 : 1
})
