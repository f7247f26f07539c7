// Emails are kept for a shorter time than what they are about. Those that wait to be sent stay.

import { MAIL_DAYS, MAIL_TEXT_DAYS } from '../content/retention-periods.mjs'

const olderThan = (days) =>
  `state NOT IN ('queued', 'sending') AND created_at < now() - make_interval(days => ${days})`

export async function hasMailToPurge(query) {
  const { rows } = await query(
    `SELECT EXISTS (SELECT FROM mail_messages WHERE ${olderThan(MAIL_TEXT_DAYS)} AND data IS NOT NULL)
      OR EXISTS (SELECT FROM mail_messages WHERE ${olderThan(MAIL_DAYS)}) AS has`,
  )
  return rows[0].has
}

/** Deletes texts first and rows later. They can't be restored. */
export async function purgeMail(query) {
  await query(`DELETE FROM mail_messages WHERE ${olderThan(MAIL_DAYS)}`)
  await query(`UPDATE mail_messages SET data = NULL WHERE ${olderThan(MAIL_TEXT_DAYS)} AND data IS NOT NULL`)
}
