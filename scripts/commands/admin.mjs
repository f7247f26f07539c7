import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { withDatabase } from '../support/database.mjs'
import { Failure } from '../support/project.mjs'
import { readSecret } from '../support/secret-input.mjs'

const USAGE =
  'Usage: npm run admin -- create <name> [--stdin] | reset <name> [--stdin] | disable <name> | enable <name> | list | revoke [name]'
/** The cost of lib/auth/passwords.ts. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_NAME_LENGTH = 100
const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 1000

async function choosePassword(fromInput) {
  if (!fromInput) return { password: randomBytes(16).toString('base64url'), isRandom: true }
  const password = await readSecret('New password: ')
  const { length } = password
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH || password.includes('\0'))
    throw new Failure(
      `A password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters. Nothing was changed.`,
    )
  return { password, isRandom: false }
}

function checkName(name) {
  if (!name || name.trim() !== name || name.length > MAX_NAME_LENGTH || name.includes('\0'))
    throw new Failure(
      `A name must have 1 to ${MAX_NAME_LENGTH} characters and no spaces at its beginning or end.\n${USAGE}`,
    )
}

/** Runs in the same transaction as the change. */
const recordAudit = (query, action, target) =>
  query(
    `INSERT INTO audit_entries (id, actor, action, target, address) VALUES (gen_random_uuid(), 'operator', $1, $2, 'command line')`,
    [`administrator.${action}`, `administrator:${target}`],
  )

async function createAdministrator(query, name, fromInput) {
  const { rows } = await query('SELECT 1 FROM administrators WHERE username = $1', [name])
  if (rows.length > 0)
    throw new Failure(
      `There is already an administrator "${name}". To set a new password: npm run admin -- reset ${name}`,
    )
  const { password, isRandom } = await choosePassword(fromInput)
  await query(
    `INSERT INTO administrators (id, username, password_hash, updated_at) VALUES (gen_random_uuid(), $1, $2, now())`,
    [name, await hash(password, ARGON2_COST)],
  )
  await recordAudit(query, 'created', name)
  return [`Administrator created: ${name}`, ...(isRandom ? [`Password (shown once): ${password}`] : [])]
}

async function resetPassword(query, name, fromInput) {
  const id = await findAdministrator(query, name)
  const { password, isRandom } = await choosePassword(fromInput)
  await query('UPDATE administrators SET password_hash = $2, updated_at = now() WHERE id = $1', [
    id,
    await hash(password, ARGON2_COST),
  ])
  await endSessions(query, id)
  await recordAudit(query, 'reset', name)
  const result = isRandom ? `New password (shown once): ${password}` : 'The password was set.'
  return [`Administrator: ${name}`, result, 'All sessions were ended.']
}

async function revokeSessions(query, name) {
  const count = await endSessions(query, name === undefined ? null : await findAdministrator(query, name))
  await recordAudit(query, 'revoked', name ?? '*')
  return [`${count} open ${count === 1 ? 'session was' : 'sessions were'} ended.`]
}

async function disableAdministrator(query, name) {
  const id = await findAdministrator(query, name)
  // Locked, so that two commands at the same time do not disable the last two.
  const { rows: enabled } = await query(
    'SELECT id FROM administrators WHERE disabled_at IS NULL ORDER BY id FOR NO KEY UPDATE',
  )
  if (!enabled.some((row) => row.id === id))
    throw new Failure(`The administrator "${name}" is already disabled. Nothing was changed.`)
  if (enabled.length === 1)
    throw new Failure(
      `Nobody else could sign in: "${name}" is the only enabled administrator. Create or enable another one first. Nothing was changed.`,
    )
  await query('UPDATE administrators SET disabled_at = now(), updated_at = now() WHERE id = $1', [id])
  await endSessions(query, id)
  await recordAudit(query, 'disabled', name)
  return [`Administrator disabled: ${name}`, 'All sessions were ended.']
}

async function enableAdministrator(query, name) {
  const id = await findAdministrator(query, name)
  const { rows } = await query(
    'UPDATE administrators SET disabled_at = NULL, updated_at = now() WHERE id = $1 AND disabled_at IS NOT NULL RETURNING id',
    [id],
  )
  if (rows.length === 0)
    throw new Failure(`The administrator "${name}" is not disabled. Nothing was changed.`)
  await recordAudit(query, 'enabled', name)
  return [`Administrator enabled: ${name}`, 'The password is the same as before.']
}

async function listAdministrators(query) {
  const { rows } = await query(`SELECT username, to_char(a.created_at, 'YYYY-MM-DD') AS created,
      coalesce(to_char(max(s.created_at), 'YYYY-MM-DD HH24:MI'), 'never') AS seen,
      count(s.id) FILTER (WHERE s.revoked_at IS NULL AND s.expires_at > now())::text AS open,
      CASE WHEN a.disabled_at IS NULL THEN 'enabled' ELSE 'disabled ' || to_char(a.disabled_at, 'YYYY-MM-DD') END AS state
    FROM administrators AS a LEFT JOIN admin_sessions AS s ON s.administrator_id = a.id GROUP BY a.id ORDER BY username`)
  const formatLine = (name, created, seen, open, state) =>
    `${name.padEnd(24)}${created.padEnd(14)}${seen.padEnd(24)}${open.padEnd(18)}${state}`
  return [
    formatLine('name', 'created', 'last sign-in (UTC)', 'open sessions', 'state'),
    ...rows.map(({ username, created, seen, open, state }) =>
      formatLine(username, created, seen, open, state),
    ),
  ]
}

async function findAdministrator(query, name) {
  const { rows } = await query('SELECT id FROM administrators WHERE username = $1', [name])
  if (!rows[0]) throw new Failure(`There is no administrator "${name}". See: npm run admin -- list`)
  return rows[0].id
}

/** `id` null means all administrators. Forgets their browsers too. Returns how many sessions were open. */
async function endSessions(query, id) {
  const { rows } = await query(
    `UPDATE admin_sessions SET revoked_at = now() WHERE ($1::uuid IS NULL OR administrator_id = $1) AND revoked_at IS NULL
      AND expires_at > now() RETURNING id`,
    [id],
  )
  await query('DELETE FROM admin_devices WHERE $1::uuid IS NULL OR administrator_id = $1', [id])
  return rows.length
}

/** Returns what to print. Throws Failure. */
export async function runAdmin(args, connect = withDatabase) {
  const fromInput = args.includes('--stdin')
  const [command, name, ...rest] = args.filter((arg) => arg !== '--stdin')
  const commands = {
    create: (query) => createAdministrator(query, name, fromInput),
    reset: (query) => resetPassword(query, name, fromInput),
    disable: (query) => disableAdministrator(query, name),
    enable: (query) => enableAdministrator(query, name),
    list: listAdministrators,
    revoke: (query) => revokeSessions(query, name),
  }
  const isKnown = Object.hasOwn(commands, command ?? '')
  if (!isKnown || rest.length > 0 || (command === 'list' && name)) throw new Failure(USAGE)
  if (command !== 'list' && command !== 'revoke') checkName(name)
  const lines = await connect(commands[command])
  return lines.join('\n')
}
