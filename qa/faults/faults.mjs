// npm run qa -- faults [database|model|disk|signals|volume|kill|instances]
// Breaks what the app depends on, and checks that visitors are told, nobody waits for ever, nothing acknowledged is lost, and the app
// recovers without a restart. Loopback only.
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { chooseParts, runCheck } from '../support/check.mjs'
import { createClaims } from '../support/claims.mjs'

const PARTS = {
  database: true,
  model: false,
  disk: false,
  signals: false,
  volume: false,
  kill: false,
  instances: true,
}

await runCheck(async (load) => {
  const parts = chooseParts('faults', Object.keys(PARTS))
  const claims = createClaims()
  const server = await startPostgres({ durable: true })
  const tools = {
    claims,
    server,
    ...(await load('tests/support/app-server.ts')),
    ...(await load('tests/support/test-database.ts')),
    ...(await load('tests/api/support/tcp-proxy.ts')),
    ...(await load('tests/api/support/held-model.ts')),
    ...(await load('tests/support/openai-server.ts')),
  }
  for (const part of parts) {
    console.log(`\n${part}`)
    if (PARTS[part] && !server) claims.skip(part, 'PostgreSQL is not installed')
    else await (await import(`./${part}.mjs`)).default(tools)
  }
  await server?.stop()
  claims.report()
})
