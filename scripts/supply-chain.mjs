// npm run supply-chain: licences of all packages, a bill of materials, and what the registry knows of their weaknesses.
import './support/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkLicences } from './support/licences.mjs'
import { inProject, main } from './support/project.mjs'

const BILL = 'test-results/sbom.cdx.json'
const GRAVE = ['high', 'critical']
const MAX_BYTES = 64 * 1024 * 1024

/** npm's answer to a command, as JSON; null where it gave none. */
function npm(...args) {
  const { stdout } = spawnSync('npm', args, {
    cwd: inProject(),
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    shell: process.platform === 'win32',
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

function licences() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const { refused, excepted, byLicence } = checkLicences(packages)
  const counts = [...byLicence].sort(([, a], [, b]) => b - a)
  console.log(`Licences: ${counts.map(([name, count]) => `${name || 'none named'} ${count}`).join(', ')}`)
  for (const line of excepted) console.log(`  exception  ${line}`)
  for (const line of refused) console.error(`  refused    ${line}`)
  return refused.length === 0
}

function bill() {
  const found = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev')
  if (!found?.components) {
    console.error('Bill of materials: npm could not write one. Is everything installed (npm ci)?')
    return false
  }
  mkdirSync(inProject('test-results'), { recursive: true })
  writeFileSync(inProject(BILL), `${JSON.stringify(found, null, 2)}\n`)
  console.log(`Bill of materials: ${found.components.length} packages of the product, CycloneDX, in ${BILL}`)
  return true
}

function weaknesses() {
  const found = npm('audit', '--json')
  if (!found?.metadata?.vulnerabilities) {
    console.log(`Weaknesses: not known. The registry answers no audit (${found?.message ?? 'no answer'}).`)
    return true
  }
  const { vulnerabilities } = found.metadata
  const counts = Object.entries(vulnerabilities).map(([severity, count]) => `${severity} ${count}`)
  console.log(`Weaknesses: ${counts.join(', ')}`)
  return GRAVE.every((severity) => vulnerabilities[severity] === 0)
}

await main(async () => {
  const passed = [licences(), bill(), weaknesses()]
  process.exitCode = passed.every(Boolean) ? 0 : 1
})
