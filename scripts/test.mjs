// npm test                    everything: lint, types, Vitest and Playwright, each on both databases
// npm test -- lint|unit|api|e2e [arguments for the runner]    one part: unit is Vitest's, api and e2e are Playwright's
import './support/node-version.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const { build, ensureClient, isBuilt } = await import('./support/app-build.mjs')
const { whilePreparing } = await import('./support/serve.mjs')
const { ensureInstalled } = await import('./support/install.mjs')
const { startPostgres } = await import('./support/postgres.mjs')
const { Failure, inProject, main, runNode, secondsSince } = await import('./support/project.mjs')

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const NEXT = 'node_modules/next/dist/bin/next'
const TSC = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const REPORTS = 'test-results'

const node = async (file, ...args) => (await runNode(file, args)).code
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Runs Vitest. @returns {Promise<Outcome>} */
async function vitest(name, projects, args, env = {}) {
  const report = inProject(REPORTS, `vitest-${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  // A filter may leave one of the runs without a test; without a filter that is a failure.
  const filter = args.length ? [...args, '--passWithNoTests'] : []
  const { code } = await runNode(VITEST, ['run', ...projects, ...reporters, ...filter], {
    env: { ...process.env, ...env },
  })
  const { numPassedTests, numFailedTests } = readReport(report)
  return { passed: numPassedTests, failed: numFailedTests, code }
}

/** Runs Playwright. @returns {Promise<Outcome>} */
async function playwright(name, projects, args, env = {}) {
  const report = inProject(REPORTS, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const variables = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_OUTPUT: name }
  const { code } = await runNode(PLAYWRIGHT, ['test', ...projects, ...args], { env: variables })
  const { expected, unexpected, flaky } = readReport(report).stats
  return { passed: expected + flaky, failed: unexpected, code }
}

/** Builds unless the build in .next is of these sources. */
const builtApp = () =>
  whilePreparing(async () => {
    if (!isBuilt()) await build({ quiet: true })
    return 0
  })

/** The tests of some Playwright projects against the built app, on both databases. @returns {Step[]} */
const browserSteps = (part, name, projects) => [
  {
    parts: [part],
    name: `${name}, embedded database`,
    needs: 'Build',
    run: (_server, args) => playwright(`${part}-embedded`, projects, args, { E2E_DATABASE: '' }),
  },
  {
    parts: [part],
    name: `${name}, PostgreSQL`,
    needs: 'Build',
    onServer: true,
    run: (server, args) => playwright(`${part}-postgres`, projects, args, { E2E_DATABASE: server }),
  },
]

/**
 * @typedef {{passed: number, failed: number, code: number}} Outcome of a test runner
 * @typedef {{parts: string[], name: string, onServer?: boolean, needs?: string, run: (server: string, args: string[]) => Promise<Outcome | number>}} Step
 *   `run` answers the exit code where nothing is counted
 * @type {Step[]}
 */
const STEPS = [
  { parts: ['lint'], name: 'Biome', run: () => node(BIOME, 'check', '--error-on-warnings', '.') },
  { parts: ['lint'], name: 'House', run: () => node('scripts/check-house.mjs') },
  {
    parts: ['lint'],
    name: 'Migrations lead to the schema',
    run: () => node('scripts/migration.mjs', 'check'),
  },
  {
    parts: ['lint'],
    name: 'Types',
    run: async () => (await node(NEXT, 'typegen')) || (await node(TSC, '--noEmit')),
  },
  {
    parts: ['unit'],
    name: 'Units and components',
    run: (_server, args) => vitest('units', ['--project=unit', '--project=components'], args),
  },
  {
    parts: ['unit'],
    name: 'Services, embedded database',
    run: (_server, args) => vitest('embedded', ['--project=database'], args, { TEST_DATABASE_URL: '' }),
  },
  {
    parts: ['unit'],
    name: 'Services, PostgreSQL',
    onServer: true,
    run: (server, args) => vitest('postgres', ['--project=database'], args, { TEST_DATABASE_URL: server }),
  },
  { parts: ['api', 'e2e'], name: 'Build', run: builtApp },
  ...browserSteps('api', 'HTTP', ['--project=api', '--project=fuzz']),
  ...browserSteps('e2e', 'Browser', ['--project=desktop', '--project=mobile']),
]
const PARTS = [...new Set(STEPS.flatMap((step) => step.parts))]

/** The server for the steps that want one; undefined where there is no PostgreSQL, which is a failure with CI=true. */
async function serverFor(steps) {
  if (!steps.some((step) => step.onServer)) return undefined
  const server = await startPostgres()
  if (!server && process.env.CI)
    throw new Failure('CI is set, but PostgreSQL (initdb, postgres) is not installed.')
  return server
}

/** @typedef {{name: string, time: string, passed: number, failed: number, note: string}} Result */

/** Runs one step. @returns {Promise<Result>} */
async function runStep(step, server, args, before) {
  const leftOut = (note) => ({ name: step.name, time: '', passed: 0, failed: 0, note })
  if (step.onServer && !server) return leftOut('SKIPPED: no PostgreSQL binaries here')
  const needed = before.find((result) => result.name === step.needs)
  if (needed?.failed) return leftOut(`NOT RUN: "${needed.name}" failed`)
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const outcome = await step.run(server?.url, args).catch((error) => {
    console.error(error instanceof Failure ? error.message : error)
    return 1
  })
  const { passed, failed, code } =
    typeof outcome === 'number' ? { passed: 0, failed: 0, code: outcome } : outcome
  // A step that broke down without a failed test has failed all the same.
  const failures = code !== 0 && failed === 0 ? 1 : failed
  const note = code === 0 ? 'ok' : 'FAILED'
  return { name: step.name, time: secondsSince(started), passed, failed: failures, note }
}

await main(async () => {
  const [part, ...args] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`usage: npm test -- [${PARTS.join('|')}] [arguments]`)
  const started = performance.now()
  mkdirSync(inProject(REPORTS), { recursive: true })
  await whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
  })

  const steps = STEPS.filter((step) => !part || step.parts.includes(part))
  const server = await serverFor(steps)
  const results = []
  for (const step of steps) results.push(await runStep(step, server, args, results))
  await server?.stop()

  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log('\n')
  for (const { name, time, passed, failed, note } of results) {
    const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : ''
    console.log(`${name.padEnd(32)}${time.padStart(9)}   ${note.padEnd(8)} ${counts}`)
  }
  console.log(`\nAll in ${secondsSince(started)}.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
})
