// npm run person -- export <email>                          prints one person's data as JSON
// npm run person -- erase <email> [--contracts keep|erase]  deletes it; asks for --contracts where the person's company approved work
import './support/node-version.mjs'

const { withDatabase } = await import('./support/database.mjs')
const { countContracts, countRows, erasePersonalData, exportPersonalData, recordPersonAudit } = await import(
  '../lib/db/personal-data.mjs'
)
const { exitWithNpm, Failure, loadEnvironment, main } = await import('./support/project.mjs')

const USAGE = 'Usage: npm run person -- export <email> | erase <email> [--contracts keep|erase]'

const OPERATOR = { actor: 'operator', address: 'command line' }

/** By table. Throws Failure when there is nothing. */
async function readData(query, email) {
  const data = await exportPersonalData(query, email)
  if (Object.keys(data).length === 0) throw new Failure('Nothing is stored under this address.')
  return data
}

async function exportPerson(query, email) {
  const data = await readData(query, email)
  const reference = await recordPersonAudit(query, 'person.exported', countRows(data), OPERATOR)
  console.error(`Reference in the audit log: ${reference}`)
  return JSON.stringify({ email, exportedAt: new Date().toISOString(), data }, null, 2)
}

async function erasePerson(query, email, contracts) {
  await readData(query, email)
  const approvals = await countContracts(query, email)
  if (approvals > 0 && !contracts)
    throw new Failure(
      `This person's company approved ${approvals} ${approvals === 1 ? 'specification' : 'specifications'}, which the privacy policy keeps as records of a contract. Nothing was erased. Use --contracts keep (removes the person from them) or --contracts erase.`,
    )
  const counts = await erasePersonalData(query, email, contracts)
  const reference = await recordPersonAudit(query, 'person.erased', counts, OPERATOR)
  return [
    `Companies erased, with their conversations: ${counts.companiesErased}`,
    `Companies kept, without the person:         ${counts.companiesMadeAnonymous}`,
    `Contact requests erased:                    ${counts.contactsErased}`,
    `Interest registrations erased:              ${counts.interestRegistrationsErased}`,
    `Emails to or about the person, erased:      ${counts.mailMessagesErased}`,
    `Saved views of staff, erased:               ${counts.savedViewsErased}`,
    `Rows kept for a restore, erased:            ${counts.deletedRowsErased}`,
    `Reference in the audit log:                 ${reference}`,
    'Backups keep the data until they are replaced.',
  ].join('\n')
}

await main(async () => {
  exitWithNpm()
  loadEnvironment()
  const [command, address, flag, contracts, ...rest] = process.argv.slice(2)
  const isKnown = command === 'export' || command === 'erase'
  const hasChoice = flag === '--contracts' && ['keep', 'erase'].includes(contracts) && command === 'erase'
  if (!isKnown || !address?.includes('@') || (flag && !hasChoice) || rest.length > 0) throw new Failure(USAGE)
  const email = address.trim().toLowerCase()
  const result = await withDatabase((query) =>
    command === 'export' ? exportPerson(query, email) : erasePerson(query, email, contracts),
  )
  console.log(result)
})
