import { randomUUID } from 'node:crypto'
import { deleteRows } from './retention.mjs'

const COMPANIES = 'SELECT id FROM companies WHERE lower(email) = $1'
const SESSIONS = `SELECT id FROM consultation_sessions WHERE company_id IN (${COMPANIES})`
const PEOPLE = 'SELECT id FROM people WHERE email = $1'
const SPECIFICATIONS = `SELECT id FROM job_specifications WHERE company_id IN (${COMPANIES})`
const KITS = `SELECT id FROM interview_kits WHERE job_specification_id IN (${SPECIFICATIONS})`
/** Whom a company interviews has no address of their own, but may be called by it. */
const CANDIDATES = 'SELECT id FROM candidates WHERE strpos(lower(label), $1) > 0'
const SHARES = 'SELECT id FROM shares WHERE email = $1'
const REGISTRATIONS = 'SELECT id FROM interest_registrations WHERE lower(email) = $1'
const JOB_INTERESTS = 'SELECT id FROM job_interests WHERE lower(email) = $1'
const CONTACTS = 'SELECT id FROM contact_sales_requests WHERE lower(email) = $1'

export const PERSONAL_TABLES = {
  companies: `id IN (${COMPANIES})`,
  vacancy_drafts: `company_id IN (${COMPANIES})`,
  house_rules: `company_id IN (${COMPANIES})`,
  research_runs: `company_id IN (${COMPANIES})`,
  research_sources: `run_id IN (SELECT id FROM research_runs WHERE company_id IN (${COMPANIES}))`,
  research_items: `company_id IN (${COMPANIES})`,
  consultation_sessions: `id IN (${SESSIONS})`,
  messages: `session_id IN (${SESSIONS})`,
  brief_facts: `session_id IN (${SESSIONS})`,
  fact_evidence: `fact_id IN (SELECT id FROM brief_facts WHERE session_id IN (${SESSIONS}))`,
  job_specifications: `company_id IN (${COMPANIES})`,
  approvals: `job_specification_id IN (SELECT id FROM job_specifications WHERE company_id IN (${COMPANIES}))`,
  interview_kits: `job_specification_id IN (${SPECIFICATIONS})`,
  candidates: `id IN (${CANDIDATES}) OR kit_id IN (${KITS})`,
  interviewers: `email = $1 OR kit_id IN (${KITS})`,
  scorecards: `interviewer_id IN (SELECT id FROM interviewers WHERE email = $1) OR candidate_id IN (${CANDIDATES}) OR candidate_id IN (SELECT id FROM candidates WHERE kit_id IN (${KITS}))`,
  shares: `email = $1 OR made_by = $1 OR job_specification_id IN (${SPECIFICATIONS})`,
  line_comments: `share_id IN (${SHARES}) OR job_specification_id IN (${SPECIFICATIONS})`,
  approval_rounds: `made_by = $1 OR job_specification_id IN (${SPECIFICATIONS})`,
  round_approvers: `email = $1 OR person_id IN (${PEOPLE}) OR round_id IN
    (SELECT id FROM approval_rounds WHERE job_specification_id IN (${SPECIFICATIONS}))`,
  vacancies: `company_id IN (${COMPANIES})`,
  publications: `vacancy_id IN (SELECT id FROM vacancies WHERE company_id IN (${COMPANIES}))`,
  people: 'email = $1',
  memberships: `person_id IN (${PEOPLE})`,
  person_sessions: `person_id IN (${PEOPLE})`,
  sign_in_links: 'email = $1',
  invitations: 'email = $1',
  join_requests: `person_id IN (${PEOPLE})`,
  interest_registrations: 'lower(email) = $1',
  job_interests: `id IN (${JOB_INTERESTS})`,
  cv_files: `interest_id IN (${JOB_INTERESTS})`,
  contact_sales_requests: `id IN (${CONTACTS})`,
  history_entries: `contact_id IN (${CONTACTS}) OR registration_id IN (${REGISTRATIONS}) OR interest_id IN (${JOB_INTERESTS}) OR vacancy_id IN (SELECT id FROM vacancies WHERE company_id IN (${COMPANIES}))`,
  mail_messages: 'lower(recipient) = $1 OR about = $1',
  // Of staff, who may have searched for the person.
  saved_views: `strpos(lower(name || ' ' || query::text), $1) > 0`,
  deleted_rows: `subject_id IN (SELECT subject_id FROM deleted_rows WHERE lower(content->>'email') = $1)`,
}

export const NON_PERSONAL_TABLES = {
  owners: 'hashes of random keys',
  administrators: 'staff',
  admin_sessions: 'staff',
  admin_devices: 'staff',
  audit_entries: 'actions of staff; append only, kept for accountability',
  retention_batches: 'numbers only',
  mail_stops: 'hashes of addresses that want no email; kept, so that they get none',
  rate_limits: 'counters that expire',
  _prisma_migrations: 'schema versions',
}

const INTERNAL_COLUMNS = [
  'search_text',
  'content_hash',
  'idempotency_key',
  'dedupe_key',
  'token_hash',
  'lease_id',
  'lease_expires_at',
  'owner_id',
  'stored_bytes',
]
const INTERNAL_COLUMNS_BY_TABLE = {
  approvals: INTERNAL_COLUMNS.filter((column) => column !== 'content_hash'),
}

const DELETED_ROW = `jsonb_build_object('table', table_name, 'deleted_at', deleted_at, 'row', content - $2::text[])`

/** @param {import('./retention.mjs').Query} query @param {string} email in lower case @returns {Promise<Record<string, object[]>>} */
export async function exportPersonalData(query, email) {
  const rowsByTable = {}
  for (const [table, where] of Object.entries(PERSONAL_TABLES)) {
    const row = table === 'deleted_rows' ? DELETED_ROW : 'to_jsonb(t) - $2::text[]'
    const { rows } = await query(`SELECT ${row} AS row FROM ${table} AS t WHERE ${where} ORDER BY id`, [
      email,
      INTERNAL_COLUMNS_BY_TABLE[table] ?? INTERNAL_COLUMNS,
    ])
    if (rows.length > 0) rowsByTable[table] = rows.map(({ row }) => row)
  }
  return rowsByTable
}

/** Approvals are records of a contract. */
export async function countContracts(query, email) {
  const { rows } = await query(
    `SELECT count(*)::int AS n FROM approvals WHERE ${PERSONAL_TABLES.approvals}`,
    [email],
  )
  return rows[0].n
}

/** `email` is in lower case. Companies with an approval are deleted too, or with `keep` anonymised, so that the approved work stays. */
export async function erasePersonalData(query, email, approvedCompanies) {
  const kept =
    approvedCompanies === 'keep'
      ? await selectIds(query, 'companies', `${PERSONAL_TABLES.companies} AND ${HAS_CONTRACT}`, email)
      : []
  const erased = (await selectIds(query, 'companies', PERSONAL_TABLES.companies, email)).filter(
    (id) => !kept.includes(id),
  )
  const contacts = await selectIds(
    query,
    'contact_sales_requests',
    PERSONAL_TABLES.contact_sales_requests,
    email,
  )
  const interest = await selectIds(
    query,
    'interest_registrations',
    PERSONAL_TABLES.interest_registrations,
    email,
  )
  const jobInterests = await selectIds(query, 'job_interests', PERSONAL_TABLES.job_interests, email)
  const people = await selectIds(query, 'people', PERSONAL_TABLES.people, email)
  const links = await selectIds(query, 'sign_in_links', PERSONAL_TABLES.sign_in_links, email)
  const invitations = await selectIds(query, 'invitations', PERSONAL_TABLES.invitations, email)
  const shares = await selectIds(query, 'shares', 'email = $1', email)
  const candidates = await selectIds(query, 'candidates', `id IN (${CANDIDATES})`, email)
  const messages = await selectIds(query, 'mail_messages', PERSONAL_TABLES.mail_messages, email)
  const savedViews = await selectIds(query, 'saved_views', PERSONAL_TABLES.saved_views, email)
  const deletedRows = await selectIds(query, 'deleted_rows', PERSONAL_TABLES.deleted_rows, email)
  for (const id of kept) await anonymizeCompany(query, id)
  await query(ERASE_APPROVER, [email])
  await query(ERASE_INTERVIEWER, [email])
  await deleteRows(query, 'companies', erased)
  await deleteRows(query, 'people', people)
  await deleteRows(query, 'sign_in_links', links)
  await deleteRows(query, 'invitations', invitations)
  await deleteRows(query, 'shares', shares)
  await deleteRows(query, 'candidates', candidates)
  await query(`UPDATE approval_rounds SET made_by = 'erased@erased.invalid' WHERE made_by = $1`, [email])
  await query(`UPDATE shares SET made_by = 'erased@erased.invalid' WHERE made_by = $1`, [email])
  await deleteRows(query, 'contact_sales_requests', contacts)
  await deleteRows(query, 'interest_registrations', interest)
  await deleteRows(query, 'job_interests', jobInterests)
  await deleteRows(query, 'mail_messages', messages)
  await deleteRows(query, 'saved_views', savedViews)
  await deleteRows(query, 'deleted_rows', deletedRows)
  await query('DELETE FROM owners o WHERE NOT EXISTS (SELECT FROM companies WHERE owner_id = o.id)')
  return {
    companiesErased: erased.length,
    companiesMadeAnonymous: kept.length,
    accountsErased: people.length,
    sharesErased: shares.length,
    candidatesErased: candidates.length,
    contactsErased: contacts.length,
    interestRegistrationsErased: interest.length,
    jobInterestsErased: jobInterests.length,
    mailMessagesErased: messages.length,
    savedViewsErased: savedViews.length,
    deletedRowsErased: deletedRows.length,
  }
}

/** Whoever approved for another company stays as the record of its contract, without a name. */
const ERASE_APPROVER = `UPDATE round_approvers SET name = 'Erased', email = NULL, decided_name = NULL, reason = NULL
  WHERE email = $1 OR person_id IN (${PEOPLE})`

/** Scorecards are the candidates’ data, and stay without a name. */
const ERASE_INTERVIEWER = `UPDATE interviewers SET name = 'Erased', email = NULL, revoked_at = coalesce(revoked_at, now())
  WHERE email = $1`

const HAS_CONTRACT = `EXISTS (SELECT FROM approvals a JOIN job_specifications j ON j.id = a.job_specification_id
  WHERE j.company_id = companies.id)`

async function selectIds(query, table, where, email) {
  const { rows } = await query(`SELECT id FROM ${table} WHERE ${where}`, [email])
  return rows.map(({ id }) => id)
}

const IN_COMPANY = 'company_id = $1'
const IN_ITS_SESSIONS = 'session_id IN (SELECT id FROM consultation_sessions WHERE company_id = $1)'
const IN_ITS_SPECIFICATIONS =
  'job_specification_id IN (SELECT id FROM job_specifications WHERE company_id = $1)'
const IN_ITS_KITS = `kit_id IN (SELECT id FROM interview_kits WHERE ${IN_ITS_SPECIFICATIONS})`
const IN_ITS_CANDIDATES = `candidate_id IN (SELECT id FROM candidates WHERE ${IN_ITS_KITS})`
const FREE_TEXT_COLUMNS = [
  ['messages', 'content', IN_ITS_SESSIONS],
  ['brief_facts', 'value', IN_ITS_SESSIONS],
  ['house_rules', 'text', IN_COMPANY],
  ['vacancy_drafts', 'success', IN_COMPANY],
  ['research_sources', 'text', 'run_id IN (SELECT id FROM research_runs WHERE company_id = $1)'],
  ['research_items', 'text', IN_COMPANY],
  ['research_items', 'quote', IN_COMPANY],
  ['research_items', 'edited_text', IN_COMPANY],
  ['line_comments', 'text', IN_ITS_SPECIFICATIONS],
  ['line_comments', 'author_name', IN_ITS_SPECIFICATIONS],
  ['candidates', 'label', IN_ITS_KITS],
  ['candidates', 'decision_reason', IN_ITS_KITS],
  ['interviewers', 'name', IN_ITS_KITS],
  ['scorecards', 'reason', IN_ITS_CANDIDATES],
]

/** Each character becomes a bullet, so that offsets of evidence stay right. Approved specifications stay: their hash is recorded. */
async function anonymizeCompany(query, id) {
  const { rows } = await query('SELECT contact_name, email, phone FROM companies WHERE id = $1', [id])
  const { contact_name: name, email, phone } = rows[0]
  for (const detail of [email, phone, name])
    for (const [table, column, where] of FREE_TEXT_COLUMNS)
      await query(
        `UPDATE ${table} SET ${column} = replace(${column}, $2, $3) WHERE strpos(${column}, $2) > 0 AND ${where}`,
        [id, detail, '•'.repeat(detail.length)],
      )
  for (const detail of [email, phone, name])
    await query(
      `UPDATE scorecards SET ratings = replace(ratings::text, $2, $3)::jsonb WHERE strpos(ratings::text, $2) > 0 AND ${IN_ITS_CANDIDATES}`,
      [id, JSON.stringify(detail).slice(1, -1), '•'.repeat(detail.length)],
    )
  await query(
    `UPDATE approvals SET approver_name = 'Erased' WHERE job_specification_id IN
      (SELECT id FROM job_specifications WHERE company_id = $1)`,
    [id],
  )
  await query(
    `UPDATE round_approvers SET name = 'Erased', email = NULL, decided_name = NULL WHERE round_id IN
      (SELECT r.id FROM approval_rounds r JOIN job_specifications j ON j.id = r.job_specification_id WHERE j.company_id = $1)`,
    [id],
  )
  await query(
    `UPDATE companies SET contact_name = 'Erased', email = 'erased@erased.invalid', phone = '0000000000' WHERE id = $1`,
    [id],
  )
}

/** Adds an audit entry that names a random reference, never the person. Returns the reference, to be kept with the request. */
export async function recordPersonAudit(query, action, changes, { actor, address, requestId = null }) {
  const reference = randomUUID()
  await query(
    `INSERT INTO audit_entries (id, actor, action, target, changes, address, request_id)
      VALUES (gen_random_uuid(), $1, $2, $3, $4::jsonb, $5, $6)`,
    [actor, action, `person:${reference}`, JSON.stringify(changes), address, requestId],
  )
  return reference
}

/** By table. */
export const countRows = (data) =>
  Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))
