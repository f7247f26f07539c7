// What the privacy policy says of how long data is kept, as SQL. The server runs it every day, `npm run retention` by hand.

/** As lib/content/legal/figures.ts has them; a test holds them together. */
export const CUSTOMER_YEARS = 6
export const PROSPECT_YEARS = 3

/** Rows a batch, so that no transaction holds many. */
const BATCH = 200

/** The last time that a company had to do with us, its visits and our notes included. */
const LAST_CONTACT = `greatest(c.updated_at, o.last_seen_at,
    (SELECT max(s.updated_at) FROM consultation_sessions s WHERE s.company_id = c.id),
    (SELECT max(m.created_at) FROM messages m JOIN consultation_sessions s ON s.id = m.session_id WHERE s.company_id = c.id),
    (SELECT max(j.updated_at) FROM job_specifications j WHERE j.company_id = c.id),
    (SELECT max(greatest(a.approved_at, a.launch_changed_at)) FROM approvals a
      JOIN job_specifications j ON j.id = a.job_specification_id WHERE j.company_id = c.id),
    (SELECT max(h.at) FROM history_entries h JOIN consultation_sessions s ON s.id = h.session_id WHERE s.company_id = c.id))`

const IS_CUSTOMER = `EXISTS (SELECT FROM approvals a JOIN job_specifications j ON j.id = a.job_specification_id WHERE j.company_id = c.id)`

const before = (years) => `$1::timestamptz - make_interval(years => ${years})`

/** What is due, as `FROM … WHERE …`, by the name under which it is counted. An approval makes a company a customer. $1 is now. */
const DUE = {
  customers: `companies c JOIN owners o ON o.id = c.owner_id
    WHERE c.updated_at < ${before(CUSTOMER_YEARS)} AND ${IS_CUSTOMER} AND ${LAST_CONTACT} < ${before(CUSTOMER_YEARS)}`,
  prospects: `companies c JOIN owners o ON o.id = c.owner_id
    WHERE c.updated_at < ${before(PROSPECT_YEARS)} AND NOT ${IS_CUSTOMER} AND ${LAST_CONTACT} < ${before(PROSPECT_YEARS)}`,
  interestRegistrations: `interest_registrations c WHERE c.created_at < ${before(PROSPECT_YEARS)}`,
  contacts: `contact_sales_requests c WHERE c.created_at < ${before(PROSPECT_YEARS)}
    AND NOT EXISTS (SELECT FROM history_entries h WHERE h.contact_id = c.id AND h.at >= ${before(PROSPECT_YEARS)})`,
  owners: `owners c WHERE c.last_seen_at < ${before(PROSPECT_YEARS)} AND NOT EXISTS (SELECT FROM companies WHERE owner_id = c.id)`,
}
const TABLE = {
  customers: 'companies',
  prospects: 'companies',
  interestRegistrations: 'interest_registrations',
  contacts: 'contact_sales_requests',
  owners: 'owners',
}

/** How much is past its time at `now`, by kind. */
export async function countExpired(query, now) {
  const counts = {}
  for (const [kind, due] of Object.entries(DUE)) {
    const { rows } = await query(`SELECT count(*)::int AS n FROM ${due}`, [now])
    counts[kind] = rows[0].n
  }
  return counts
}

/**
 * Deletes one batch of what is past its time at `now`, with all that belongs to it, inside the caller's transaction. Returns how many went,
 * by kind; all zero when nothing is left. Rows that another process holds are passed over.
 */
export async function deleteExpiredBatch(query, now) {
  const counts = {}
  for (const [kind, due] of Object.entries(DUE)) {
    const { rows } = await query(`SELECT c.id FROM ${due} LIMIT ${BATCH} FOR UPDATE OF c SKIP LOCKED`, [now])
    const ids = rows.map(({ id }) => id)
    await deleteRows(query, TABLE[kind], ids)
    counts[kind] = ids.length
  }
  return counts
}

/** Deletes rows with all that belongs to them. An approval holds its specification: it goes first. */
export async function deleteRows(query, table, ids) {
  if (ids.length === 0) return
  if (table === 'companies')
    await query(
      `DELETE FROM approvals a USING job_specifications j WHERE j.id = a.job_specification_id AND j.company_id = ANY($1::uuid[])`,
      [ids],
    )
  await query(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, [ids])
}

/** The audit line of a run that deleted something. */
export async function recordRetention(query, counts, { actor, address }) {
  await query(
    `INSERT INTO audit_entries (id, actor, action, changes, address) VALUES (gen_random_uuid(), $1, 'retention.applied', $2::jsonb, $3)`,
    [actor, JSON.stringify(counts), address],
  )
}
