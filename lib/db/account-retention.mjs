// What lets people in, once it no longer does. It can't be restored.

import { SIGN_IN_DAYS } from '../content/retention-periods.mjs'

/** Sessions stay for as long again after they have ended, so that a browser is known when its person signs in again. */
export async function purgeAccess(query) {
  await query('DELETE FROM sign_in_links WHERE expires_at < now()')
  await query('DELETE FROM invitations WHERE expires_at < now()')
  await query(`DELETE FROM person_sessions WHERE expires_at < now() - make_interval(days => ${SIGN_IN_DAYS})`)
}
