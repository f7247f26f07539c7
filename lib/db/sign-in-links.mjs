// Sign-in links for the server and for `npm run person -- link`. Only the SHA-256 of a token is stored.
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { SIGN_IN_LINK_MINUTES } from '../content/retention-periods.mjs'

const newToken = () => randomBytes(32).toString('base64url')
const hashToken = (token) => createHash('sha256').update(token).digest('hex')

/** `email` is in lower case. An invitation that has gone is left out. Returns the token. Deletes links that have expired. */
export async function createSignInLink(query, email, invitationId = null) {
  const token = newToken()
  await query('DELETE FROM sign_in_links WHERE expires_at < now()', [])
  await query(
    `INSERT INTO sign_in_links (id, token_hash, email, expires_at, invitation_id)
      VALUES (gen_random_uuid(), $1, $2::text, now() + make_interval(mins => ${SIGN_IN_LINK_MINUTES}),
        (SELECT id FROM invitations WHERE id = $3::uuid AND email = $2::text))`,
    [hashToken(token), email, invitationId],
  )
  return token
}

/** Next to the embedded database, which only the server can open. */
const fileOf = (databaseFolder, tokenHash) =>
  path.join(/* turbopackIgnore: true */ path.dirname(databaseFolder), 'sign-in-links', `${tokenHash}.json`)

/** Leaves a link for the running server in a file that only its user can write. Returns the token. */
export function leaveSignInLink(databaseFolder, email) {
  const token = newToken()
  const file = fileOf(databaseFolder, hashToken(token))
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const expiresAt = new Date(Date.now() + SIGN_IN_LINK_MINUTES * 60_000).toISOString()
  writeFileSync(file, JSON.stringify({ email, expiresAt }), { flag: 'wx', mode: 0o600 })
  return token
}

/** Moves a link that was left in a file into the database. `tokenHash` is hexadecimal. Does nothing if there is no such file. */
export async function importSignInLink(query, databaseFolder, tokenHash) {
  const file = fileOf(databaseFolder, tokenHash)
  const text = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(() => null)
  if (text === null) return
  // Whoever deletes the file imports it: twice would be two uses.
  const isOurs = await rm(file).then(
    () => true,
    () => false,
  )
  if (!isOurs) return
  const { email, expiresAt } = JSON.parse(text)
  await query(
    `INSERT INTO sign_in_links (id, token_hash, email, expires_at) VALUES (gen_random_uuid(), $1, $2, $3)`,
    [tokenHash, email, expiresAt],
  )
}
