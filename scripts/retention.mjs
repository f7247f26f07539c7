// npm run retention               deletes what is past the periods of the privacy policy, as the server does every day
// npm run retention -- --dry-run  says what it would delete, and deletes nothing
import './support/node-version.mjs'
import path from 'node:path'

const { withDatabase } = await import('./support/database.mjs')
const { endWithNpm, Failure, inProject, loadEnvFile, main } = await import('./support/project.mjs')
const { CUSTOMER_YEARS, PROSPECT_YEARS, countExpired, deleteExpiredBatch, recordRetention } = await import(
  '../lib/db/retention.mjs'
)

const USAGE = 'usage: npm run retention [-- --dry-run]'
const KINDS = {
  customers: `companies with an approval, last contact ${CUSTOMER_YEARS} years ago or more`,
  prospects: `companies without one, last contact ${PROSPECT_YEARS} years ago or more`,
  interestRegistrations: `interest registrations, ${PROSPECT_YEARS} years old or more`,
  contacts: `contact requests, last contact ${PROSPECT_YEARS} years ago or more`,
  owners: 'browsers that hold no company any more',
}

/** Deletes until nothing is left that is due; all in one transaction. Returns the sums by kind. */
async function deleteAll(query, now) {
  const total = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]))
  for (;;) {
    const gone = await deleteExpiredBatch(query, now)
    for (const kind of Object.keys(KINDS)) total[kind] += gone[kind]
    if (Object.values(gone).every((count) => count === 0)) return total
  }
}

await main(async () => {
  endWithNpm()
  loadEnvFile()
  const args = process.argv.slice(2)
  const dry = args[0] === '--dry-run'
  if (args.length > (dry ? 1 : 0)) throw new Failure(USAGE)
  const now = new Date()
  const counts = await withDatabase(
    path.resolve(inProject(), process.env.DATA_DIR || '.data'),
    async (query) => {
      if (dry) return await countExpired(query, now)
      const gone = await deleteAll(query, now)
      await recordRetention(query, gone, { actor: 'operator', address: 'command line' })
      return gone
    },
  )
  console.log(dry ? 'Would delete (nothing was deleted):' : 'Deleted:')
  for (const [kind, label] of Object.entries(KINDS))
    console.log(`${String(counts[kind]).padStart(8)}  ${label}`)
})
