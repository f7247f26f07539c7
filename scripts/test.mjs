// npm test                            every check and test: lint, types, Vitest and Playwright, on both databases
// npm test -- lint|unit|api|e2e [arguments]   one part. Arguments go to Vitest (unit) or Playwright (api, e2e)
import './support/node-version.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const { build, isBuilt } = await import('./support/app-build.mjs')
const { startPostgres } = await import('./support/postgres.mjs')
const { prepare } = await import('./support/prepare.mjs')
const { whilePreparing } = await import('./support/prepare-lock.mjs')
const { Failure, inProject, main, root, runNode, secondsSince } = await import('./support/project.mjs')

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const NEXT = 'node_modules/next/dist/bin/next'
const TSC = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const REPORTS = 'test-results'

/** @typedef {{passed: number, failed: number, code: number, failures?: string[]}} Outcome of a runner; `code` is its exit code */

async function runScript(file, ...args) {
  const { code } = await runNode(file, args)
  return { passed: 0, failed: 0, code }
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

async function runVitest(name, projects, args, env = {}) {
  const report = inProject(REPORTS, `vitest-${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  // A filter may match no test of one run. Without a filter that is a failure.
  const filter = args.length ? [...args, '--passWithNoTests'] : []
  const { code } = await runNode(VITEST, ['run', ...projects, ...reporters, ...filter], {
    env: { ...process.env, ...env },
  })
  const { numPassedTests, numFailedTests, testResults } = readReport(report)
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, code, failures }
}

async function runPlaywright(name, projects, args, env = {}) {
  const report = inProject(REPORTS, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const variables = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_OUTPUT: name }
  // A filter may match no test of one engine.
  const filter = args.length ? [...args, '--pass-with-no-tests'] : []
  const { code } = await runNode(PLAYWRIGHT, ['test', ...projects, ...filter], { env: variables })
  const { stats, suites } = readReport(report)
  const failures = suites.flatMap(specsOf).flatMap(({ ok, file, title }) => (ok ? [] : [`${file}: ${title}`]))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, code, failures }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

async function buildIfStale(_server, _args, earlierResults) {
  const areTypesChecked = earlierResults.some(({ name, note }) => name === 'Types' && note === 'ok')
  await whilePreparing(async () => {
    if (!isBuilt()) await build({ quiet: true, areTypesChecked })
  })
  return { passed: 0, failed: 0, code: 0 }
}

const newBrowserSteps = (part, name, projects) => [
  {
    parts: [part],
    name: `${name}, embedded database`,
    requires: 'Build',
    run: (_server, args) => runPlaywright(`${part}-embedded`, projects, args, { E2E_DATABASE: '' }),
  },
  {
    parts: [part],
    name: `${name}, PostgreSQL`,
    requires: 'Build',
    needsServer: true,
    run: (server, args) => runPlaywright(`${part}-postgres`, projects, args, { E2E_DATABASE: server }),
  },
]

/**
 * @typedef {{parts: string[], name: string, needsServer?: boolean, requires?: string,
 *   run: (server: string, args: string[], earlierResults: object[]) => Promise<Outcome>}} Step
 * @type {Step[]}
 */
const STEPS = [
  { parts: ['lint'], name: 'Biome', run: () => runScript(BIOME, 'check', '--error-on-warnings', '.') },
  { parts: ['lint'], name: 'Structure', run: () => runScript('scripts/check-structure.mjs') },
  {
    parts: ['lint'],
    name: 'Migrations match the schema',
    run: () => runScript('scripts/migration.mjs', 'check'),
  },
  { parts: ['lint'], name: 'Route types', run: () => runScript(NEXT, 'typegen') },
  { parts: ['lint'], name: 'Types', requires: 'Route types', run: () => runScript(TSC, '--noEmit') },
  {
    parts: ['unit'],
    name: 'Units and components',
    run: (_server, args) => runVitest('units', ['--project=unit', '--project=components'], args),
  },
  {
    parts: ['unit'],
    name: 'Services, embedded database',
    run: (_server, args) => runVitest('embedded', ['--project=database'], args, { TEST_DATABASE_URL: '' }),
  },
  {
    parts: ['unit'],
    name: 'Services, PostgreSQL',
    needsServer: true,
    run: (server, args) => runVitest('postgres', ['--project=database'], args, { TEST_DATABASE_URL: server }),
  },
  { parts: ['api', 'e2e'], name: 'Build', run: buildIfStale },
  ...newBrowserSteps('api', 'HTTP', ['--project=api', '--project=fuzz']),
  ...newBrowserSteps('e2e', 'Browser', ['--project=desktop']),
]
const PARTS = [...new Set(STEPS.flatMap((step) => step.parts))]

/** Undefined where PostgreSQL is not installed, which fails with CI=true. */
async function startServerFor(steps) {
  if (!steps.some((step) => step.needsServer)) return undefined
  const server = await startPostgres()
  if (!server && process.env.CI)
    throw new Failure('CI is set, but PostgreSQL (initdb, postgres) is not installed.')
  return server
}

async function runStep(step, server, args, earlierResults) {
  const skip = (note) => ({ name: step.name, time: '', passed: 0, failed: 0, note })
  if (step.needsServer && !server) return skip('SKIPPED: PostgreSQL is not installed')
  const required = earlierResults.find((result) => result.name === step.requires)
  if (required?.failed) return skip(`NOT RUN: "${required.name}" failed`)
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const {
    passed,
    failed,
    code,
    failures = [],
  } = await step.run(server?.url, args, earlierResults).catch((error) => {
    console.error(error instanceof Failure ? error.message : error)
    return { passed: 0, failed: 1, code: 1 }
  })
  // A runner can fail without a failed test.
  const count = code !== 0 && failed === 0 ? 1 : failed
  const note = code === 0 ? 'ok' : 'FAILED'
  return { name: step.name, time: secondsSince(started), passed, failed: count, note, failures }
}

await main(async () => {
  const [part, ...args] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`Usage: npm test -- [${PARTS.join('|')}] [arguments]`)
  const started = performance.now()
  mkdirSync(inProject(REPORTS), { recursive: true })
  await prepare({ built: false })

  const steps = STEPS.filter((step) => !part || step.parts.includes(part))
  const server = await startServerFor(steps)
  const results = []
  for (const step of steps) results.push(await runStep(step, server, args, results))
  await server?.stop()

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log('\n')
  for (const { name, time, passed, failed, note } of results) {
    const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : ''
    console.log(`${name.padEnd(32)}${time.padStart(9)}   ${note.padEnd(8)} ${counts}`)
  }
  for (const { name, failures = [] } of results)
    for (const failure of failures) console.log(`FAILED in ${name}: ${failure}`)
  console.log(`\nAll in ${secondsSince(started)}.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
})
