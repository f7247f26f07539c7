// npm run qa -- mail [kills|queue]
// Kills the server between an event and its email, again and again; and calls the site while thousands of emails wait, next to a server
// with an empty outbox. On the embedded database, and on PostgreSQL where it is installed. MAIL_KILLS (100), MAIL_QUEUE (10000) and
// BENCH_ROUNDS (200) set how many. Loopback only.
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { chooseParts, runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'

await runCheck(async (load) => {
  const parts = chooseParts('mail', ['kills', 'queue'])
  const claims = createClaims()
  const server = await startPostgres()
  const tools = {
    claims,
    ...(await load('tests/support/app-server.ts')),
    ...(await load('tests/support/smtp-server.ts')),
    ...(await load('tests/support/test-database.ts')),
    ...(await load('lib/db/connect.ts')),
  }
  for (const part of parts) {
    console.log(`\n${part}`)
    const { default: prove } = await import(`./${part}.mjs`)
    await prove({ ...tools, engine: 'the embedded database' })
    if (server) await prove({ ...tools, engine: 'PostgreSQL', server: server.url })
    else claims.skip(`${part} on PostgreSQL`, 'PostgreSQL is not installed')
  }
  await server?.stop()
  claims.report()
})
