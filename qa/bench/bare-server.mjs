// The baseline for a call: a bare Node server that reads and writes companies with one statement a request, on PostgreSQL
// (BARE_DATABASE) or in an embedded folder (BARE_FOLDER). No validation, no ownership, no limits, no log.
import http from 'node:http'

const { BARE_PORT, BARE_DATABASE, BARE_FOLDER } = process.env
const SELECT = 'SELECT * FROM companies WHERE id = $1'
const UPDATE = `WITH vacancy AS (UPDATE vacancies SET job_title = $5 WHERE company_id = $1 AND current)
  UPDATE companies SET industry = $2, size = $3, description = $4 WHERE id = $1 RETURNING *`

async function connect() {
  if (BARE_DATABASE) {
    const { default: pg } = await import('pg')
    return new pg.Pool({ connectionString: BARE_DATABASE, max: 10 })
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const settings = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=64MB']
  const startParams = [...PGlite.defaultStartParams, ...settings]
  return PGlite.create({ dataDir: BARE_FOLDER, extensions: { pg_trgm }, startParams })
}

async function readBody(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

const database = await connect()
http
  .createServer(async (request, response) => {
    const id = request.url.slice(1)
    if (id === '') return response.end('ready')
    let values = [id]
    if (request.method === 'PUT') {
      const { industry, size, description, jobTitle } = await readBody(request)
      values = [id, industry, size, description, jobTitle]
    }
    const { rows } = await database.query(values.length > 1 ? UPDATE : SELECT, values)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ company: rows[0] }))
  })
  .listen(Number(BARE_PORT), '127.0.0.1')
