// What npm run bench:admin measures on a running server and its database.
import { LISTS } from './cases.mjs'
import { inTurn, read, readWhole } from './timing.mjs'

/** A call that does nothing: what any call of this server costs. */
export const EMPTY = 'empty handler'
const COUNTS = 10

/** The headers of a signed-in administrator. Answers are not compressed, as those of a database are not. */
export async function signIn(origin, administrator) {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`)
  return { authorization: `Bearer ${(await response.json()).token}`, 'accept-encoding': 'identity' }
}

/** Calls of a server, and the same statements on a connection of one's own; by name, the statements behind `sql `. */
export function pageWorks(app, headers, pool) {
  const works = {}
  for (const { list, address, cases } of LISTS)
    for (const [name, query, statement] of cases) {
      works[`${list}: ${name}`] = () => read(`${app.url}${address}?${query}`, headers)
      works[`sql ${list}: ${name}`] = () => pool.query(statement)
    }
  const contacts = `${app.url}/api/admin/contact-sales?size=50`
  works['contacts: first page, compressed'] = () => read(contacts, { ...headers, 'accept-encoding': 'gzip' })
  works[EMPTY] = () => read(`${app.url}/api/health`, headers)
  return works
}

/** Exact counts, and whole files: apart from the pages. */
export async function apart(app, headers) {
  const counts = {}
  const files = {}
  for (const { list, address, file, count } of LISTS) {
    for (const query of count)
      counts[`${list}: ${query}`] = () =>
        read(`${app.url}${address}/counts${query === 'all' ? '' : `?${query}`}`, headers)
    if (!file) continue
    // The second one: the first has set the process up.
    await readWhole(`${app.url}${address}/export`, headers, app.pid())
    files[list] = await readWhole(`${app.url}${address}/export`, headers, app.pid())
  }
  return { counts: await inTurn(counts, COUNTS), files }
}
