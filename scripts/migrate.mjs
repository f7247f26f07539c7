// npm run migrate: applies the migrations of this version to the PostgreSQL database of DATABASE_URL. The server does the same when it
// starts. Run this first where many instances start at once, or where the server's user may not change tables.
import './support/node-version.mjs'

const { connectToServer } = await import('./support/database.mjs')
const { exitWithNpm, Failure, inProject, loadEnvironment, main } = await import('./support/project.mjs')
const { migrate } = await import('../lib/db/migrate.mjs')

await main(async () => {
  exitWithNpm()
  loadEnvironment()
  if (!process.env.DATABASE_URL)
    throw new Failure('DATABASE_URL is not set. The embedded database is migrated when the server starts.')
  const client = await connectToServer(process.env.DATABASE_URL)
  try {
    const applied = await migrate(client, inProject('prisma/migrations'))
    console.log(applied.map((name) => `Applied ${name}`).join('\n') || 'All migrations are already applied.')
  } catch (error) {
    throw new Failure(error.message)
  } finally {
    await client.end()
  }
})
