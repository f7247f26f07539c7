// The baseline of a page: a bare Node server that runs the statement of a case (cases.mjs) and answers its rows as JSON, on PostgreSQL
// (BARE_DATABASE) or in an embedded folder (BARE_FOLDER). `/<list>: <case>` names the case.
import http from 'node:http'
import { LISTS } from './cases.mjs'

const { BARE_PORT, BARE_DATABASE, BARE_FOLDER } = process.env
const STATEMENTS = new Map(
  LISTS.flatMap(({ list, cases }) => cases.map(([name, , statement]) => [`${list}: ${name}`, statement])),
)

async function connect() {
  if (BARE_DATABASE) {
    const { default: pg } = await import('pg')
    return new pg.Pool({ connectionString: BARE_DATABASE, max: 2 })
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const settings = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=64MB']
  const startParams = [...PGlite.defaultStartParams, ...settings]
  return PGlite.create({ dataDir: BARE_FOLDER, extensions: { pg_trgm }, startParams })
}

const database = await connect()
http
  .createServer(async (request, response) => {
    const statement = STATEMENTS.get(decodeURIComponent(request.url.slice(1)))
    if (!statement) return response.end('ready')
    const { rows } = await database.query(statement)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ rows }))
  })
  .listen(Number(BARE_PORT), '127.0.0.1')
