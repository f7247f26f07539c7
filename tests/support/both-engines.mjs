/*
 * The test files that also run on a PostgreSQL server, because the kind of database could change their result: they depend on
 * transactions, locks, sorting, SQL of our own, migrations, or the connection. Every other test runs once, on the embedded
 * database. In these files, a test tagged @embedded or @server runs only on that kind.
 */

/** The reads and writes of every domain. What a consultant makes of words (other `run.test.ts`, tests/api) is stored by the same services. */
export const SERVICES_ON_BOTH = [
  'lib/**/{service,queries}.test.ts',
  'lib/consultation/turn/run.test.ts',
  'lib/{auth,start}/**/*.test.ts',
  'lib/mail/sender/run.test.ts',
  'lib/db/{backup,deleted-rows,migrate,older-backup,personal-data,stoppable-read}.test.ts',
]

export const CALLS_ON_BOTH = [
  // Every call once, with all that it writes and reads.
  'contract',
  // Search, sorting, pages, ranges of days and CSV.
  'admin-lists',
  // Conflicts, erasure and a kill during an answer. The transactions and locks of the other calls are in the services above.
  'administrators',
  'interrupted',
  'process',
  // Emails in the transaction of their event, and the loop that sends them.
  'emails',
  'mail',
  // What is counted and stored.
  'quotas',
  'rate-limits',
  // A server that goes away, is slow, or comes late.
  'database-lost',
  'slow-statements',
  // Migrations and backups of older versions.
  'upgrade',
].map((name) => `**/tests/api/${name}.spec.ts`)

/** One way through the product. */
export const SCREENS_ON_BOTH = ['**/tests/e2e/next-start.spec.ts']
