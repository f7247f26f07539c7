// npm run retention               deletes data that is past the periods of the privacy policy, as the server does every day
// npm run retention -- --dry-run  counts what it would delete
import './support/node-version.mjs'

const { withDatabase } = await import('./support/database.mjs')
const { exitWithNpm, Failure, loadEnvFile, main } = await import('./support/project.mjs')
const { CUSTOMER_YEARS, PROSPECT_YEARS, countExpired, deleteExpiredBatch, recordRetention } = await import(
  '../lib/db/retention.mjs'
)

const USAGE = 'Usage: npm run retention [-- --dry-run]'
const LABELS = {
  customers: `companies with an approval, last contact ${CUSTOMER_YEARS} years ago or more`,
  prospects: `companies without an approval, last contact ${PROSPECT_YEARS} years ago or more`,
  interestRegistrations: `interest registrations, ${PROSPECT_YEARS} years old or more`,
  contacts: `contact requests, last contact ${PROSPECT_YEARS} years ago or more`,
  owners: 'browsers that no longer own a company',
}

/** Deletes batches until nothing is left, in one transaction. Returns how many of each kind. */
async function deleteExpired(query, now) {
  const totals = Object.fromEntries(Object.keys(LABELS).map((kind) => [kind, 0]))
  for (;;) {
    const counts = await deleteExpiredBatch(query, now)
    for (const kind of Object.keys(LABELS)) totals[kind] += counts[kind]
    if (Object.values(counts).every((count) => count === 0)) return totals
  }
}

await main(async () => {
  exitWithNpm()
  loadEnvFile()
  const args = process.argv.slice(2)
  const isDryRun = args[0] === '--dry-run'
  if (args.length > (isDryRun ? 1 : 0)) throw new Failure(USAGE)
  const now = new Date()
  const counts = await withDatabase(async (query) => {
    if (isDryRun) return countExpired(query, now)
    const deleted = await deleteExpired(query, now)
    await recordRetention(query, deleted, { actor: 'operator', address: 'command line' })
    return deleted
  })
  console.log(isDryRun ? 'Would delete (nothing was deleted):' : 'Deleted:')
  for (const [kind, label] of Object.entries(LABELS))
    console.log(`${String(counts[kind]).padStart(8)}  ${label}`)
})
