// npm run person -- export <email>                          one person's data as JSON, to standard output
// npm run person -- erase <email> [--contracts keep|erase]  deletes it; says first what becomes of approved work, where there is some
import './support/node-version.mjs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'

const { withDatabase } = await import('./support/database.mjs')
const { countContracts, erasePersonalData, exportPersonalData } = await import('../lib/db/personal-data.mjs')
const { endWithNpm, Failure, inProject, loadEnvFile, main } = await import('./support/project.mjs')

const USAGE = 'usage: npm run person -- export <email> | erase <email> [--contracts keep|erase]'

/** A line of the audit log. It names the request and never the person; the operator keeps the two together. */
const AUDIT = `INSERT INTO audit_entries (id, actor, action, target, changes, address)
  VALUES (gen_random_uuid(), 'operator', $1, $2, $3::jsonb, 'command line')`

async function exportPerson(query, email) {
  const data = await exportPersonalData(query, email)
  const counts = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))
  if (Object.keys(counts).length === 0) throw new Failure('Nothing is stored under this address.')
  const reference = randomUUID()
  await query(AUDIT, ['person.exported', `person:${reference}`, JSON.stringify(counts)])
  console.error(`Reference in the audit log: ${reference}`)
  return JSON.stringify({ email, exportedAt: new Date().toISOString(), data }, null, 2)
}

async function erase(query, email, contracts) {
  const stored = await exportPersonalData(query, email)
  if (Object.keys(stored).length === 0) throw new Failure('Nothing is stored under this address.')
  const approvals = await countContracts(query, email)
  if (approvals > 0 && !contracts)
    throw new Failure(
      `This person's company approved ${approvals} ${approvals === 1 ? 'specification' : 'specifications'}, which the privacy policy keeps as records of a contract. Nothing was erased. Say --contracts keep (the person is taken out of them) or --contracts erase.`,
    )
  const done = await erasePersonalData(query, email, contracts)
  const reference = randomUUID()
  await query(AUDIT, ['person.erased', `person:${reference}`, JSON.stringify(done)])
  return [
    `Companies erased, with all that was said:  ${done.companiesErased}`,
    `Companies kept, without the person:        ${done.companiesMadeAnonymous}`,
    `Contact requests erased:                   ${done.contactsErased}`,
    `Interest registrations erased:             ${done.interestRegistrationsErased}`,
    `Reference in the audit log:                ${reference}`,
    'Backups keep what they held until they are replaced.',
  ].join('\n')
}

await main(async () => {
  endWithNpm()
  loadEnvFile()
  const [command, address, flag, contracts, ...more] = process.argv.slice(2)
  const isKnown = command === 'export' || command === 'erase'
  const hasChoice = flag === '--contracts' && ['keep', 'erase'].includes(contracts) && command === 'erase'
  if (!isKnown || !address?.includes('@') || (flag && !hasChoice) || more.length > 0) throw new Failure(USAGE)
  const email = address.trim().toLowerCase()
  const work = (query) => (command === 'export' ? exportPerson(query, email) : erase(query, email, contracts))
  console.log(await withDatabase(path.resolve(inProject(), process.env.DATA_DIR || '.data'), work))
})
