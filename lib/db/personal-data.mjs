// One person's data, found by an e-mail address: everything that is stored of it, and its erasure.
import { deleteRows } from './retention.mjs'

/** Companies, contacts and registrations of the address $1, in small letters. */
const COMPANIES = 'SELECT id FROM companies WHERE lower(email) = $1'
const SESSIONS = `SELECT id FROM consultation_sessions WHERE company_id IN (${COMPANIES})`
const CONTACTS = 'SELECT id FROM contact_sales_requests WHERE lower(email) = $1'

/** Every table that may hold a person's data, and which of its rows are hers. */
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
  vacancies: `company_id IN (${COMPANIES})`,
  interest_registrations: 'lower(email) = $1',
  contact_sales_requests: `id IN (${CONTACTS})`,
  history_entries: `contact_id IN (${CONTACTS}) OR session_id IN (${SESSIONS})`,
}

/** Tables that hold nothing of a client, and why. */
export const NON_PERSONAL_TABLES = {
  owners: 'random keys, kept as their hashes',
  administrators: 'staff',
  admin_sessions: 'staff',
  admin_devices: 'staff',
  audit_entries: 'what staff did; append only, kept to account for it',
  rate_limits: 'counters that run out',
  _prisma_migrations: 'the versions of the database',
}

/** Columns that say nothing to a person: keys of our own machinery. */
const MACHINERY = [
  'search_text',
  'content_hash',
  'idempotency_key',
  'lease_id',
  'lease_expires_at',
  'owner_id',
]
const LEFT_OUT = { approvals: MACHINERY.filter((column) => column !== 'content_hash') }

/**
 * All rows of the person with this address, by table; only tables that have some.
 * @param {import('./retention.mjs').Query} query @param {string} email in small letters @returns {Promise<Record<string, object[]>>}
 */
export async function exportPersonalData(query, email) {
  const found = {}
  for (const [table, where] of Object.entries(PERSONAL_TABLES)) {
    const { rows } = await query(
      `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} AS t WHERE ${where} ORDER BY id`,
      [email, LEFT_OUT[table] ?? MACHINERY],
    )
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** How many approvals the person's companies gave: records of a contract. */
export async function countContracts(query, email) {
  const { rows } = await query(
    `SELECT count(*)::int AS n FROM approvals WHERE ${PERSONAL_TABLES.approvals}`,
    [email],
  )
  return rows[0].n
}

/**
 * Erases the person. `contracts` says what becomes of companies that approved a specification: `erase` deletes them too, `keep` takes the
 * person out of them and leaves the approved work. Returns what was done, counted.
 */
export async function erasePersonalData(query, email, contracts) {
  const kept =
    contracts === 'keep'
      ? await ids(query, 'companies', `${PERSONAL_TABLES.companies} AND ${HAS_CONTRACT}`, email)
      : []
  const gone = (await ids(query, 'companies', PERSONAL_TABLES.companies, email)).filter(
    (id) => !kept.includes(id),
  )
  const contacts = await ids(query, 'contact_sales_requests', PERSONAL_TABLES.contact_sales_requests, email)
  const interest = await ids(query, 'interest_registrations', PERSONAL_TABLES.interest_registrations, email)
  for (const id of kept) await takeOut(query, id)
  await deleteRows(query, 'companies', gone)
  await deleteRows(query, 'contact_sales_requests', contacts)
  await deleteRows(query, 'interest_registrations', interest)
  await query('DELETE FROM owners o WHERE NOT EXISTS (SELECT FROM companies WHERE owner_id = o.id)')
  return {
    companiesErased: gone.length,
    companiesMadeAnonymous: kept.length,
    contactsErased: contacts.length,
    interestRegistrationsErased: interest.length,
  }
}

const HAS_CONTRACT = `EXISTS (SELECT FROM approvals a JOIN job_specifications j ON j.id = a.job_specification_id
  WHERE j.company_id = companies.id)`

async function ids(query, table, where, email) {
  const { rows } = await query(`SELECT id FROM ${table} WHERE ${where}`, [email])
  return rows.map(({ id }) => id)
}

const OF_COMPANY = 'company_id = $1'
const OF_ITS_SESSIONS = 'session_id IN (SELECT id FROM consultation_sessions WHERE company_id = $1)'
/** Where a company may have written the name of its contact. */
const WRITTEN = [
  ['messages', 'content', OF_ITS_SESSIONS],
  ['brief_facts', 'value', OF_ITS_SESSIONS],
  ['house_rules', 'text', OF_COMPANY],
  ['vacancy_drafts', 'success', OF_COMPANY],
  ['research_sources', 'text', 'run_id IN (SELECT id FROM research_runs WHERE company_id = $1)'],
  ['research_items', 'text', OF_COMPANY],
  ['research_items', 'quote', OF_COMPANY],
  ['research_items', 'edited_text', OF_COMPANY],
]

/**
 * Takes the contact out of a company that stays: out of its record and its approvals, and, sign for sign so that evidence keeps its place,
 * out of what was said, given and read. An approved text is not touched: its hash vouches for it.
 */
async function takeOut(query, id) {
  const { rows } = await query('SELECT contact_name, email, phone FROM companies WHERE id = $1', [id])
  const { contact_name: name, email, phone } = rows[0]
  for (const word of [email, phone, name])
    for (const [table, column, where] of WRITTEN)
      await query(
        `UPDATE ${table} SET ${column} = replace(${column}, $2, $3) WHERE strpos(${column}, $2) > 0 AND ${where}`,
        [id, word, '•'.repeat(word.length)],
      )
  await query(
    `UPDATE approvals SET approver_name = 'Erased' WHERE job_specification_id IN
      (SELECT id FROM job_specifications WHERE company_id = $1)`,
    [id],
  )
  await query(
    `UPDATE companies SET contact_name = 'Erased', email = 'erased@erased.invalid', phone = '0000000000' WHERE id = $1`,
    [id],
  )
}
