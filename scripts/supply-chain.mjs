// npm run supply-chain: checks the licences of all packages, writes a bill of materials, and asks the registry for known vulnerabilities.
import './support/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkLicences } from './support/licences.mjs'
import { inProject, main } from './support/project.mjs'

const BILL_FILE = 'test-results/sbom.cdx.json'
const SERIOUS = ['high', 'critical']
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Null where npm does not print JSON. */
function readNpmJson(...args) {
  const { stdout } = spawnSync('npm', args, {
    cwd: inProject(),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    shell: process.platform === 'win32',
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

function reportLicences() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const { refused, excepted, byLicence } = checkLicences(packages)
  const counts = [...byLicence].sort(([, a], [, b]) => b - a)
  console.log(`Licences: ${counts.map(([name, count]) => `${name || 'none named'} ${count}`).join(', ')}`)
  for (const line of excepted) console.log(`  exception  ${line}`)
  for (const line of refused) console.error(`  refused    ${line}`)
  return refused.length === 0
}

function writeBill() {
  const bill = readNpmJson('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')
  if (!bill?.components) {
    console.error('Bill of materials: npm could not write it. Is everything installed (npm ci)?')
    return false
  }
  mkdirSync(inProject('test-results'), { recursive: true })
  writeFileSync(inProject(BILL_FILE), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(
    `Bill of materials: ${bill.components.length} packages without those for tests, in ${BILL_FILE}`,
  )
  return true
}

function reportVulnerabilities() {
  const audit = readNpmJson('audit', '--json')
  if (!audit?.metadata?.vulnerabilities) {
    console.log(`Vulnerabilities: unknown. The registry has no audit (${audit?.message ?? 'no answer'}).`)
    return true
  }
  const { vulnerabilities } = audit.metadata
  const counts = Object.entries(vulnerabilities).map(([severity, count]) => `${severity} ${count}`)
  console.log(`Vulnerabilities: ${counts.join(', ')}`)
  return SERIOUS.every((severity) => vulnerabilities[severity] === 0)
}

await main(async () => {
  const passed = [reportLicences(), writeBill(), reportVulnerabilities()]
  process.exitCode = passed.every(Boolean) ? 0 : 1
})
