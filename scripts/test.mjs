// npm test                            every check and test: lint, types, Vitest and Playwright, on both databases, several steps at a time
// npm test -- lint|unit|api|e2e [arguments]   one part. Arguments go to Vitest (unit) or Playwright (api, e2e)
import './support/node-version.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const { build, isBuilt } = await import('./support/app-build.mjs')
const { startPostgres } = await import('./support/postgres.mjs')
const { prepare } = await import('./support/prepare.mjs')
const { whilePreparing } = await import('./support/prepare-lock.mjs')
const { runSteps } = await import('./support/run-steps.mjs')
const { resolveBrowser } = await import('../tests/support/resolve-browser.mjs')
const { Failure, inProject, main, root, runNode, secondsSince } = await import('./support/project.mjs')

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const NEXT = 'node_modules/next/dist/bin/next'
const TSC = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const REPORTS = 'test-results'

/**
 * Steps side by side keep two processors busy: each also waits, for servers, the browser and timers. Each has one worker then, because a
 * worker of its own loads everything again; only the browser, which takes longest, has two.
 */
const STEPS_AT_ONCE = 3

/**
 * @typedef {{server?: string, args: string[], quiet: boolean, areTypesChecked: boolean}} Context `server` is the address of PostgreSQL;
 *   `quiet` is true for steps side by side
 * @typedef {{passed: number, failed: number, code: number, output?: string, failures?: string[]}} Outcome of a runner; `code` is its
 *   exit code, `output` what it printed when quiet
 */

async function runScript({ quiet }, file, ...args) {
  const { code, output } = await runNode(file, args, { quiet })
  return { passed: 0, failed: 0, code, output }
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

async function runVitest({ args, quiet }, name, projects, env = {}) {
  const report = inProject(REPORTS, `vitest-${name}.json`)
  rmSync(report, { force: true })
  const printed = quiet ? 'minimal' : 'dot'
  const reporters = [`--reporter=${printed}`, '--reporter=json', `--outputFile.json=${report}`]
  // A filter may match no test of one run. Without a filter that is a failure.
  const filter = args.length ? [...args, '--passWithNoTests'] : []
  // Its projects ignore the option --maxWorkers.
  const workers = quiet ? { VITEST_MAX_WORKERS: '1' } : {}
  const { code, output } = await runNode(VITEST, ['run', ...projects, ...reporters, ...filter], {
    env: { ...process.env, ...workers, ...env },
    quiet,
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, code, output }
  const { numPassedTests, numFailedTests, testResults } = readReport(report)
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, code, output, failures }
}

async function runPlaywright({ args, quiet }, name, projects, env) {
  const report = inProject(REPORTS, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const variables = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_OUTPUT: name }
  // A filter may match no test of one engine.
  const filter = args.length ? [...args, '--pass-with-no-tests'] : []
  const workers = quiet && projects !== SCREENS ? ['--workers=1'] : []
  const { code, output } = await runNode(PLAYWRIGHT, ['test', ...projects, ...workers, ...filter], {
    env: variables,
    quiet,
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, code, output }
  const { stats, suites } = readReport(report)
  const failures = suites.flatMap(specsOf).flatMap(({ ok, file, title }) => (ok ? [] : [`${file}: ${title}`]))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, code, output, failures }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

async function buildIfStale({ areTypesChecked }) {
  await whilePreparing(async () => {
    if (!isBuilt()) await build({ quiet: true, areTypesChecked })
  })
  // Unpacked here, once for all runs of Playwright.
  process.env.E2E_BROWSER ??= JSON.stringify(await resolveBrowser())
  return { passed: 0, failed: 0, code: 0 }
}

const DATABASE = ['--project=database']
const CALLS = ['--project=api', '--project=fuzz']
const SCREENS = ['--project=desktop']

/**
 * The first that can start is started first, so long steps come before short ones. A step waits until those in `after` have ended, and
 * runs only if the one that it `requires` has succeeded. Vitest runs once at a time: its runs share a cache.
 * @typedef {{parts: string[], name: string, needsServer?: boolean, requires?: string, after?: string[],
 *   run: (context: Context) => Promise<Outcome>}} Step
 * @type {Step[]}
 */
const STEPS = [
  { parts: ['lint'], name: 'Route types', run: (context) => runScript(context, NEXT, 'typegen') },
  {
    parts: ['lint'],
    name: 'Types',
    requires: 'Route types',
    run: (context) => runScript(context, TSC, '--noEmit'),
  },
  // Writes the route types again.
  { parts: ['api', 'e2e'], name: 'Build', after: ['Types'], run: buildIfStale },
  {
    parts: ['e2e'],
    name: 'Browser, embedded database',
    requires: 'Build',
    run: (context) => runPlaywright(context, 'e2e-embedded', SCREENS, { E2E_DATABASE: '' }),
  },
  {
    parts: ['unit'],
    name: 'Units and components',
    run: (context) => runVitest(context, 'units', ['--project=unit', '--project=components']),
  },
  {
    parts: ['api'],
    name: 'HTTP, embedded database',
    requires: 'Build',
    run: (context) => runPlaywright(context, 'api-embedded', CALLS, { E2E_DATABASE: '' }),
  },
  {
    parts: ['unit'],
    name: 'Services, embedded database',
    after: ['Units and components'],
    run: (context) => runVitest(context, 'embedded', DATABASE, { TEST_DATABASE_URL: '' }),
  },
  {
    parts: ['api'],
    name: 'HTTP, PostgreSQL',
    needsServer: true,
    requires: 'Build',
    run: (context) => runPlaywright(context, 'api-postgres', CALLS, { E2E_DATABASE: context.server }),
  },
  {
    parts: ['unit'],
    name: 'Services, PostgreSQL',
    needsServer: true,
    after: ['Services, embedded database'],
    run: (context) => runVitest(context, 'postgres', DATABASE, { TEST_DATABASE_URL: context.server }),
  },
  {
    parts: ['e2e'],
    name: 'Browser, PostgreSQL',
    needsServer: true,
    requires: 'Build',
    run: (context) => runPlaywright(context, 'e2e-postgres', SCREENS, { E2E_DATABASE: context.server }),
  },
  {
    parts: ['lint'],
    name: 'Biome',
    run: (context) => runScript(context, BIOME, 'check', '--error-on-warnings', '.'),
  },
  {
    parts: ['lint'],
    name: 'Migrations match the schema',
    run: (context) => runScript(context, 'scripts/migration.mjs', 'check'),
  },
  { parts: ['lint'], name: 'Structure', run: (context) => runScript(context, 'scripts/check-structure.mjs') },
]
const PARTS = [...new Set(STEPS.flatMap((step) => step.parts))]

/** Undefined where PostgreSQL is not installed, which fails with CI=true. */
async function startServer() {
  const server = await startPostgres()
  if (!server && process.env.CI)
    throw new Failure('CI is set, but PostgreSQL (initdb, postgres) is not installed.')
  return server
}

/** Each step has a database server of its own. Resolves with undefined where it needs one and there is none. */
async function runWithServer(step, context) {
  if (!step.needsServer) return await step.run(context)
  const server = await startServer()
  if (!server) return undefined
  try {
    return await step.run({ ...context, server: server.url })
  } finally {
    await server.stop()
  }
}

async function runStep(step, context, earlierResults) {
  const skip = (note) => ({ name: step.name, time: '', passed: 0, failed: 0, note })
  const required = earlierResults.find((result) => result.name === step.requires)
  if (required?.failed) return skip(`NOT RUN: "${required.name}" failed`)
  console.log(context.quiet ? `── ${step.name}: started` : `\n── ${step.name}`)
  const started = performance.now()
  const areTypesChecked = earlierResults.some(({ name, note }) => name === 'Types' && note === 'ok')
  const outcome = await runWithServer(step, { ...context, areTypesChecked }).catch((error) => {
    const output = `${error instanceof Failure ? error.message : (error.stack ?? error)}\n`
    if (!context.quiet) console.error(output)
    return { passed: 0, failed: 1, code: 1, output }
  })
  if (!outcome) return skip('SKIPPED: PostgreSQL is not installed')
  const { passed, failed, code, output = '', failures = [] } = outcome
  // A runner can fail without a failed test.
  const count = code !== 0 && failed === 0 ? 1 : failed
  const note = count === 0 ? 'ok' : 'FAILED'
  const time = secondsSince(started)
  if (context.quiet) console.log(`\n── ${step.name}: ${note}, ${time}\n${output}`)
  return { name: step.name, time, passed, failed: count, note, failures }
}

await main(async () => {
  const [part, ...args] = process.argv.slice(2)
  if (part && !PARTS.includes(part)) throw new Failure(`Usage: npm test -- [${PARTS.join('|')}] [arguments]`)
  const started = performance.now()
  mkdirSync(inProject(REPORTS), { recursive: true })
  await prepare({ built: false })

  const steps = STEPS.filter((step) => !part || step.parts.includes(part))
  // Whoever names tests sees them run, one step after the other.
  const atOnce = args.length > 0 ? 1 : STEPS_AT_ONCE
  const context = { args, quiet: atOnce > 1 }
  const run = (step, earlierResults) => runStep(step, context, earlierResults)
  const results = await runSteps(steps, run, atOnce)

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
