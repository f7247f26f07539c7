// npm run admin -- create <name> [--stdin]   makes an administrator; prints a random password once, or reads one from standard input
// npm run admin -- reset <name> [--stdin]    a new password; ends every session
// npm run admin -- list                      who there is, when they last signed in, how many sessions are open
// npm run admin -- revoke [name]             ends every session, of one administrator or of all
import './support/node-version.mjs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { hash } from '@node-rs/argon2'

const { withDatabase } = await import('./support/database.mjs')
const { readSecret } = await import('./support/secret-input.mjs')
const { endWithNpm, Failure, inProject, loadEnvFile, main } = await import('./support/project.mjs')

const USAGE =
  'usage: npm run admin -- create <name> [--stdin] | reset <name> [--stdin] | list | revoke [name]'
/** As lib/auth/passwords.ts has it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const NAME_MAX = 100
const PASSWORD_MIN = 12
const PASSWORD_MAX = 1000

/** The password to set, and whether it was made up. */
async function newPassword(fromInput) {
  if (!fromInput) return { password: randomBytes(16).toString('base64url'), isRandom: true }
  const password = await readSecret('New password: ')
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX || password.includes('\0'))
    throw new Failure(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. Nothing was changed.`)
  return { password, isRandom: false }
}

function checkName(name) {
  if (!name || name.trim() !== name || name.length > NAME_MAX || name.includes('\0'))
    throw new Failure(`A name has 1 to ${NAME_MAX} characters, without blanks around it.\n${USAGE}`)
  return name
}

/** One line of the audit log, in the same transaction as what it tells of. */
const AUDIT = `INSERT INTO audit_entries (id, actor, action, target, address) VALUES (gen_random_uuid(), 'operator', $1, $2, 'command line')`

async function create(query, name, fromInput) {
  const { rows } = await query('SELECT 1 FROM administrators WHERE username = $1', [name])
  if (rows.length > 0)
    throw new Failure(`There is an administrator "${name}" already. A new password: reset ${name}`)
  const { password, isRandom } = await newPassword(fromInput)
  await query(
    `INSERT INTO administrators (id, username, password_hash, updated_at) VALUES (gen_random_uuid(), $1, $2, now())`,
    [name, await hash(password, COST)],
  )
  await query(AUDIT, ['administrator.created', `administrator:${name}`])
  return [`Administrator created: ${name}`, ...(isRandom ? [`Password (shown once): ${password}`] : [])]
}

async function reset(query, name, fromInput) {
  const id = await find(query, name)
  const { password, isRandom } = await newPassword(fromInput)
  await query('UPDATE administrators SET password_hash = $2, updated_at = now() WHERE id = $1', [
    id,
    await hash(password, COST),
  ])
  await end(query, id)
  await query(AUDIT, ['administrator.reset', `administrator:${name}`])
  const told = isRandom ? [`New password (shown once): ${password}`] : ['The password was set.']
  return [`Administrator: ${name}`, ...told, 'Every session was ended.']
}

async function revoke(query, name) {
  const ended = await end(query, name === undefined ? null : await find(query, name))
  await query(AUDIT, [
    'administrator.revoked',
    name === undefined ? 'administrator:*' : `administrator:${name}`,
  ])
  return [`${ended} open ${ended === 1 ? 'session was' : 'sessions were'} ended.`]
}

async function list(query) {
  const { rows } = await query(`SELECT username, to_char(a.created_at, 'YYYY-MM-DD') AS created,
      coalesce(to_char(max(s.created_at), 'YYYY-MM-DD HH24:MI'), 'never') AS seen,
      count(s.id) FILTER (WHERE s.revoked_at IS NULL AND s.expires_at > now())::int AS open
    FROM administrators AS a LEFT JOIN admin_sessions AS s ON s.administrator_id = a.id GROUP BY a.id ORDER BY username`)
  const line = (name, created, seen, open) =>
    `${name.padEnd(24)}${created.padEnd(14)}${seen.padEnd(24)}${open}`
  return [
    line('name', 'created', 'last sign-in (UTC)', 'open sessions'),
    ...rows.map(({ username, created, seen, open }) => line(username, created, seen, open)),
  ]
}

async function find(query, name) {
  const { rows } = await query('SELECT id FROM administrators WHERE username = $1', [name])
  if (!rows[0]) throw new Failure(`There is no administrator "${name}". See: npm run admin -- list`)
  return rows[0].id
}

/** Ends the open sessions of one administrator or, without an id, of all; forgets their browsers. Returns how many were open. */
async function end(query, id) {
  const { rows } = await query(
    `UPDATE admin_sessions SET revoked_at = now() WHERE ($1::uuid IS NULL OR administrator_id = $1) AND revoked_at IS NULL
      AND expires_at > now() RETURNING id`,
    [id],
  )
  await query('DELETE FROM admin_devices WHERE $1::uuid IS NULL OR administrator_id = $1', [id])
  return rows.length
}

await main(async () => {
  endWithNpm()
  loadEnvFile()
  const args = process.argv.slice(2)
  const fromInput = args.includes('--stdin')
  const [command, name, ...more] = args.filter((arg) => arg !== '--stdin')
  const COMMANDS = {
    create: (query) => create(query, checkName(name), fromInput),
    reset: (query) => reset(query, checkName(name), fromInput),
    list,
    revoke: (query) => revoke(query, name),
  }
  const work = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined
  if (!work || more.length > 0 || (command === 'list' && name)) throw new Failure(USAGE)
  const lines = await withDatabase(path.resolve(inProject(), process.env.DATA_DIR || '.data'), work)
  console.log(lines.join('\n'))
})
