// npm run faults [-- database|model|disk|signals|volume|kill|instances]: breaks what the app stands on, and checks that it says so, waits for
// nobody for ever, loses nothing that it acknowledged and comes back without a restart. About seven minutes; loopback alone.
import '../../scripts/support/node-version.mjs'

const { newClaims } = await import('../support/claims.mjs')
const { findPostgres, startPostgres } = await import('../../scripts/support/postgres.mjs')
const { prepare } = await import('../../scripts/support/prepare.mjs')
const { Failure, main } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

/** Each part, and whether it needs a PostgreSQL server. */
const PARTS = {
  database: true,
  model: false,
  disk: false,
  signals: false,
  volume: false,
  kill: false,
  instances: true,
}

await main(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((part) => !(part in PARTS))
  if (unknown) throw new Failure(`usage: npm run faults [-- ${Object.keys(PARTS).join('|')}]`)
  await prepare()
  const claims = newClaims()
  const bin = findPostgres()
  // Durable: what it acknowledged must be there after it was killed.
  const server = bin && (await startPostgres(bin, { durable: true }))
  await withTypeScript(async (load) => {
    const tools = {
      claims,
      server,
      ...(await load('tests/support/app-server.ts')),
      ...(await load('tests/support/test-database.ts')),
      ...(await load('tests/api/support/cable.ts')),
      ...(await load('tests/api/support/held-model.ts')),
      ...(await load('tests/support/openai-server.ts')),
    }
    for (const [part, needsServer] of Object.entries(PARTS)) {
      if (wanted.length && !wanted.includes(part)) continue
      console.log(`\n${part}`)
      if (needsServer && !server) claims.skip(part, 'there is no PostgreSQL on this machine')
      else await (await import(`./faults-${part}.mjs`)).default(tools)
    }
  })
  await server?.stop()
  claims.report()
})
