// Which rows have expired. `retention-plan.mjs` decides when they are deleted.

import { CANDIDATE_MONTHS, CUSTOMER_YEARS, PROSPECT_YEARS } from '../content/retention-periods.mjs'
import { readInterviewMonths } from '../server/interview-months.mjs'
import { storeDeletedRows } from './deleted-rows.mjs'

const ROWS_PER_CHUNK = 200

/** Includes visits and our notes. */
const LAST_CONTACT = `greatest(c.updated_at, o.last_seen_at,
    (SELECT max(p.last_seen_at) FROM memberships m JOIN people p ON p.id = m.person_id WHERE m.company_id = c.id),
    (SELECT max(v.updated_at) FROM vacancies v WHERE v.company_id = c.id),
    (SELECT max(s.updated_at) FROM consultation_sessions s WHERE s.company_id = c.id),
    (SELECT max(m.created_at) FROM messages m JOIN consultation_sessions s ON s.id = m.session_id WHERE s.company_id = c.id),
    (SELECT max(j.updated_at) FROM job_specifications j WHERE j.company_id = c.id),
    (SELECT max(greatest(a.approved_at, a.launch_changed_at)) FROM approvals a
      JOIN job_specifications j ON j.id = a.job_specification_id WHERE j.company_id = c.id),
    (SELECT max(h.at) FROM history_entries h JOIN vacancies v ON v.id = h.vacancy_id WHERE v.company_id = c.id))`

const IS_CUSTOMER = `EXISTS (SELECT FROM approvals a JOIN job_specifications j ON j.id = a.job_specification_id WHERE j.company_id = c.id)`

const monthsAgo = (months) => `$1::timestamptz - make_interval(months => ${months})`
const yearsAgo = (years) => `$1::timestamptz - make_interval(years => ${years})`

/** As `FROM … WHERE …`. A company with an approval is a customer. $1 is the time to count back from. */
const EXPIRED_ROWS = {
  customers: `companies c JOIN owners o ON o.id = c.owner_id
    WHERE c.updated_at < ${yearsAgo(CUSTOMER_YEARS)} AND ${IS_CUSTOMER} AND ${LAST_CONTACT} < ${yearsAgo(CUSTOMER_YEARS)}`,
  prospects: `companies c JOIN owners o ON o.id = c.owner_id
    WHERE c.updated_at < ${yearsAgo(PROSPECT_YEARS)} AND NOT ${IS_CUSTOMER} AND ${LAST_CONTACT} < ${yearsAgo(PROSPECT_YEARS)}`,
  interestRegistrations: `interest_registrations c WHERE c.created_at < ${yearsAgo(PROSPECT_YEARS)}`,
  contacts: `contact_sales_requests c WHERE c.created_at < ${yearsAgo(PROSPECT_YEARS)}
    AND NOT EXISTS (SELECT FROM history_entries h WHERE h.contact_id = c.id AND h.at >= ${yearsAgo(PROSPECT_YEARS)})`,
  jobInterests: `job_interests c WHERE c.created_at < ${monthsAgo(CANDIDATE_MONTHS)}
    AND NOT EXISTS (SELECT FROM history_entries h WHERE h.interest_id = c.id AND h.at >= ${monthsAgo(CANDIDATE_MONTHS)})`,
  // Read when it is asked for, so that a script can load its environment first.
  get candidates() {
    return `candidates c WHERE c.decided_at < ${monthsAgo(readInterviewMonths())}
      OR (c.decided_at IS NULL AND c.updated_at < ${monthsAgo(CANDIDATE_MONTHS)}
        AND NOT EXISTS (SELECT FROM scorecards s WHERE s.candidate_id = c.id AND s.updated_at >= ${monthsAgo(CANDIDATE_MONTHS)}))`
  },
  owners: `owners c WHERE c.last_seen_at < ${yearsAgo(PROSPECT_YEARS)} AND NOT EXISTS (SELECT FROM companies WHERE owner_id = c.id)`,
  people: `people c WHERE c.last_seen_at < ${yearsAgo(PROSPECT_YEARS)} AND NOT EXISTS (SELECT FROM memberships WHERE person_id = c.id)`,
}
export const TABLES = {
  customers: 'companies',
  prospects: 'companies',
  interestRegistrations: 'interest_registrations',
  contacts: 'contact_sales_requests',
  jobInterests: 'job_interests',
  candidates: 'candidates',
  owners: 'owners',
  people: 'people',
}

export async function countExpired(query, time) {
  const counts = {}
  for (const [kind, expiredRows] of Object.entries(EXPIRED_ROWS)) {
    const { rows } = await query(`SELECT count(*)::int AS n FROM ${expiredRows}`, [time])
    counts[kind] = rows[0].n
  }
  return counts
}

/** Runs inside the caller's transaction. Skips locked rows. Returns counts by kind, all zero when nothing is left. */
export async function deleteExpiredRows(query, { id: batchId, dueAt }) {
  const counts = {}
  for (const [kind, expiredRows] of Object.entries(EXPIRED_ROWS)) {
    const { rows } = await query(
      `SELECT c.id FROM ${expiredRows} LIMIT ${ROWS_PER_CHUNK} FOR UPDATE OF c SKIP LOCKED`,
      [dueAt],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await storeDeletedRows(query, batchId, TABLES[kind], ids)
    await deleteRows(query, TABLES[kind], ids)
    counts[kind] = ids.length
  }
  return counts
}

/** Approvals go first: they keep their specification from being deleted. */
export async function deleteRows(query, table, ids) {
  if (ids.length === 0) return
  if (table === 'companies')
    await query(
      `DELETE FROM approvals a USING job_specifications j WHERE j.id = a.job_specification_id AND j.company_id = ANY($1::uuid[])`,
      [ids],
    )
  await query(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, [ids])
}
