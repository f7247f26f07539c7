// npm test                            every check and test: lint, types, Vitest and Playwright, on both databases, two at a time
// npm test -- lint|unit|api|e2e [arguments]   one part. Arguments go to Vitest (unit) or Playwright (api, e2e)
import './support/node-version.mjs'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const { build, isBuilt } = await import('./support/app-build.mjs')
const { startPostgres } = await import('./support/postgres.mjs')
const { prepare } = await import('./support/prepare.mjs')
const { whilePreparing } = await import('./support/prepare-lock.mjs')
const { runSteps } = await import('./support/run-steps.mjs')
const { Failure, inProject, main, root, runNode, secondsSince } = await import('./support/project.mjs')

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const NEXT = 'node_modules/next/dist/bin/next'
const TSC = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const REPORTS = 'test-results'
const STEPS_AT_ONCE = 2

/**
 * @typedef {{server: string, args: string[], quiet: boolean}} Context `server` is the address of PostgreSQL
 * @typedef {{passed: number, failed: number, code: number, output?: string, failures?: string[]}} Outcome of a runner;
 *   `code` is its exit code, `output` what it printed when quiet
 */

async function runScript({ quiet }, file, ...args) {
  const { code, output } = await runNode(file, args, { quiet })
  return { passed: 0, failed: 0, code, output }
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

async function runVitest({ args, quiet }, name, projects, env = {}) {
  const report = inProject(REPORTS, `vitest-${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  // A filter may match no test of one run. Without a filter that is a failure.
  const filter = args.length ? [...args, '--passWithNoTests'] : []
  const { code, output } = await runNode(VITEST, ['run', ...projects, ...reporters, ...filter], {
    env: { ...process.env, ...env },
    quiet,
  })
  const { numPassedTests, numFailedTests, testResults } = readReport(report)
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, code, output, failures }
}

async function runPlaywright({ args, quiet }, name, projects, env = {}) {
  const report = inProject(REPORTS, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const variables = { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_OUTPUT: name }
  // A filter may match no test of one engine.
  const filter = args.length ? [...args, '--pass-with-no-tests'] : []
  const { code, output } = await runNode(PLAYWRIGHT, ['test', ...projects, ...filter], {
    env: variables,
    quiet,
  })
  const { stats, suites } = readReport(report)
  const failures = suites.flatMap(specsOf).flatMap(({ ok, file, title }) => (ok ? [] : [`${file}: ${title}`]))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, code, output, failures }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

async function buildIfStale() {
  await whilePreparing(async () => {
    if (!isBuilt()) await build({ quiet: true })
  })
  return { passed: 0, failed: 0, code: 0 }
}

const LINT = ['lint']
const UNIT = ['unit']
const API = ['api']
const E2E = ['e2e']
const DATABASE = ['--project=database']
const CALLS = ['--project=api', '--project=fuzz']
const SCREENS = ['--project=desktop']

/**
 * In the order in which they begin, the longest first, each once the steps in `requires` have succeeded and those in `after` have ended.
 * @type {{parts: string[], name: string, needsServer?: boolean, requires?: string, after?: string[],
 *   run: (context: Context) => Promise<Outcome>}[]}
 */
const STEPS = [
  { parts: LINT, name: 'Route types', run: (context) => runScript(context, NEXT, 'typegen') },
  {
    parts: LINT,
    name: 'Biome',
    run: (context) => runScript(context, BIOME, 'check', '--error-on-warnings', '.'),
  },
  {
    parts: LINT,
    name: 'Types',
    requires: 'Route types',
    run: (context) => runScript(context, TSC, '--noEmit'),
  },
  { parts: LINT, name: 'Structure', run: (context) => runScript(context, 'scripts/check-structure.mjs') },
  {
    parts: LINT,
    name: 'Migrations match the schema',
    run: (context) => runScript(context, 'scripts/migration.mjs', 'check'),
  },
  // It writes the route types again.
  { parts: ['api', 'e2e'], name: 'Build', after: ['Route types', 'Types'], run: buildIfStale },
  {
    parts: E2E,
    name: 'Browser, embedded database',
    requires: 'Build',
    run: (context) => runPlaywright(context, 'e2e-embedded', SCREENS, { E2E_DATABASE: '' }),
  },
  {
    parts: UNIT,
    name: 'Units and components',
    run: (context) => runVitest(context, 'units', ['--project=unit', '--project=components']),
  },
  {
    parts: API,
    name: 'HTTP, embedded database',
    requires: 'Build',
    run: (context) => runPlaywright(context, 'api-embedded', CALLS, { E2E_DATABASE: '' }),
  },
  {
    parts: UNIT,
    name: 'Services, embedded database',
    run: (context) => runVitest(context, 'embedded', DATABASE, { TEST_DATABASE_URL: '' }),
  },
  {
    parts: API,
    name: 'HTTP, PostgreSQL',
    requires: 'Build',
    needsServer: true,
    run: (context) => runPlaywright(context, 'api-postgres', CALLS, { E2E_DATABASE: context.server }),
  },
  {
    parts: UNIT,
    name: 'Services, PostgreSQL',
    needsServer: true,
    run: (context) => runVitest(context, 'postgres', DATABASE, { TEST_DATABASE_URL: context.server }),
  },
  {
    parts: E2E,
    name: 'Browser, PostgreSQL',
    requires: 'Build',
    needsServer: true,
    run: (context) => runPlaywright(context, 'e2e-postgres', SCREENS, { E2E_DATABASE: context.server }),
  },
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

async function runStep(step, context, earlier) {
  const skip = (note) => ({ name: step.name, time: '', passed: 0, failed: 0, note })
  if (step.needsServer && !context.server) return skip('SKIPPED: PostgreSQL is not installed')
  const required = earlier.find(({ name }) => name === step.requires)
  if (required?.result.failed) return skip(`NOT RUN: "${required.name}" failed`)
  if (!context.quiet) console.log(`\n── ${step.name}`)
  const started = performance.now()
  const {
    passed,
    failed,
    code,
    output = '',
    failures = [],
  } = await step.run(context).catch((error) => {
    console.error(error instanceof Failure ? error.message : error)
    return { passed: 0, failed: 1, code: 1 }
  })
  if (context.quiet) console.log(`\n── ${step.name}\n${output}`)
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
  // A test that waits leaves the processors to another. Whoever asks for certain tests sees them run, one step after the other.
  const atOnce = args.length > 0 ? 1 : STEPS_AT_ONCE
  const context = { server: server?.url, args, quiet: atOnce > 1 }
  const results = await runSteps(steps, (step, earlier) => runStep(step, context, earlier), atOnce)
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
