// npm run eval [-- [--folder <path, or name in tests/evals>]... [--misses | --edits | --accept] [part of a case's id]...]
// Plays consultation cases against a new server with the built-in consultant, which gets this environment's variables. Prints the figures
// of each folder, with --misses also those of each case and what was missed, and writes a page with each document next to its conversation.
// Fails when a figure of a whole folder is worse than the one accepted last (tests/evals/accepted.json), or a case broke off. --accept
// writes the new figures there. With --edits it prints instead in how many cases each edit of the writer changes a line.
import './support/node-version.mjs'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { prepare } = await import('./support/prepare.mjs')
const { Failure, inProject, main, secondsSince } = await import('./support/project.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const ACCEPTED = 'tests/evals/accepted.json'
const PAGE = 'tests/evals/results/index.html'

const isFolder = (file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      folder: { type: 'string', multiple: true, default: [] },
      misses: { type: 'boolean' },
      edits: { type: 'boolean' },
      accept: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  return {
    folders: [...values.folder, ...positionals.filter(isFolder)],
    names: positionals.filter((name) => !isFolder(name)),
    withMisses: values.misses ?? false,
    onlyEdits: values.edits ?? false,
    isAccepting: values.accept ?? false,
  }
}

async function playFolders(load, options) {
  const { selectCases } = await load('tests/evals/cases.ts')
  const { runCases } = await load('tests/evals/run.ts')
  const { formatFolders, printReport } = await load('tests/evals/report.ts')
  const { formatPage } = await load('tests/evals/page.ts')
  const { startApp } = await load('tests/support/app-server.ts')

  const folders = await selectCases(options.folders, options.names)
  if (folders.length === 0) throw new Failure(`No case has "${options.names.join('" or "')}" in its id.`)
  const app = await startApp()
  const started = performance.now()
  const played = []
  for (const folder of folders) played.push({ ...folder, results: await runCases(app.url, folder.cases) })
  await app.stop()

  if (options.withMisses) for (const { results } of played) printReport(results)
  console.log(`\n${formatFolders(played)}\n`)
  mkdirSync(inProject(path.dirname(PAGE)), { recursive: true })
  writeFileSync(inProject(PAGE), formatPage(played))
  console.log(`Played in ${secondsSince(started)}. To read the documents: ${PAGE}`)

  await compareWithAccepted(load, played, options.isAccepting)
}

async function compareWithAccepted(load, played, isAccepting) {
  const { acceptedSchema, figuresOf, listWorse } = await load('tests/evals/accepted.ts')
  const file = inProject(ACCEPTED)
  const accepted = acceptedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const whole = played.filter(({ isWhole }) => isWhole)
  if (isAccepting) {
    const figures = whole.map(({ name, results }) => [name, figuresOf(results)])
    writeFileSync(file, `${JSON.stringify({ ...accepted, ...Object.fromEntries(figures) }, null, 2)}\n`)
    return
  }
  const worse = played.flatMap(({ name, isWhole, results }) =>
    listWorse(results, isWhole ? accepted[name] : undefined).map((text) => `${name}: ${text}`),
  )
  if (worse.length > 0) throw new Failure(`${worse.join('\n')}\n--misses lists the faults of each case.`)
}

async function printEdits(load, options) {
  const { selectCases } = await load('tests/evals/cases.ts')
  const { countEdits } = await load('tests/evals/edits.ts')
  const folders = await selectCases(options.folders, options.names)
  const cases = folders.flatMap((folder) => folder.cases)
  console.log(`Cases of ${cases.length} that each edit changes:`)
  for (const { name, cases: count } of countEdits(cases)) console.log(`${String(count).padStart(5)}  ${name}`)
}

await main(async () => {
  const options = readArguments()
  await prepare()
  await withTypeScript((load) => (options.onlyEdits ? printEdits : playFolders)(load, options))
})
