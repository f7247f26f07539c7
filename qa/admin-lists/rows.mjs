// Rows for the admin lists, generated in the database: the same rows each time.
const BATCH = 5000

const pick = (words, step) =>
  `(ARRAY[${words.map((word) => (word === null ? 'NULL' : `'${word}'`)).join(', ')}])[1 + (i * ${step}) % ${words.length}]`

const FIRST_NAMES = 'Ada Bo Chidi Dora Emil Fatima Goran Hana Ines Jonas Kwame Lena Mia'.split(' ')
const LAST_NAMES = 'Archer Brook Carver Dyer Fletcher Glover Hooper Ironside Joiner Keeler Mason'.split(' ')
const FIRMS = 'Bridges Tunnels Viaduct Signals Turbines Castings Pipelines Avionics Dredging'.split(' ')
const ROLES = [
  'Head of Structures',
  'Bridge engineer',
  'Talent lead',
  'Rail tester',
  'Operations director',
  null,
  'CNC setter',
]
const JOBS = [
  'Principal structural engineer',
  'Rail signalling tester',
  'CNC setter',
  'Hydraulics lead',
  'Site manager',
]
const REFERRAL_SOURCES = [
  'Search engine (Google, Bing, etc.)',
  'Social media (LinkedIn, Twitter, etc.)',
  'Word of mouth/referral',
  'Conference or event',
  'A friend',
  null,
]

const NAME = `${pick(FIRST_NAMES, 7)} || ' ' || ${pick(LAST_NAMES, 5)}`
const EMAIL = `'person' || i || '@firm' || i % 5000 || '.example'`
const COMPANY = `${pick(FIRMS, 11)} || ' ' || i % 5000 || ' Ltd'`
const MESSAGE = `repeat('We look for people who know their trade. ', 1 + i % 6)`
const TIME = `now() - i * interval '7 minutes'`
const HASH = `repeat('0', 64)`
const FROM = 'FROM generate_series($1::int, $2::int) AS i'
const OWNER = `'0190f3a0-0000-7000-8000-000000000000'::uuid`
const id = (kind) => `overlay(overlay(md5('${kind}' || i) placing '4' from 13) placing '8' from 17)::uuid`

const REGISTRATIONS = `INSERT INTO interest_registrations (id, name, email, company, role, user_type, phone, message, interested_in,
    how_did_you_hear, pricing_plan, content_hash, created_at)
  SELECT ${id('registration')}, ${NAME}, ${EMAIL}, CASE WHEN i % 4 > 0 THEN ${COMPANY} END, ${pick(ROLES, 3)},
    (CASE WHEN i % 3 = 0 THEN 'candidate' ELSE 'hiring_manager' END)::user_type, CASE WHEN i % 2 = 0 THEN '01234 ' || 500000 + i END,
    CASE WHEN i % 3 > 0 THEN ${MESSAGE} END,
    (ARRAY['AI job specification', 'Candidate sourcing and matching', 'Recruitment analytics', 'Diversity and bias reduction'])[1 + i % 3:4],
    ${pick(REFERRAL_SOURCES, 5)}, ${pick(['starter', 'growth', 'success-based', null], 3)}, ${HASH}, ${TIME} ${FROM}`

const CONTACTS = `INSERT INTO contact_sales_requests (id, name, email, company, role, phone, company_size, industry, product_interest,
    timeline, budget, current_solution, message, status, content_hash, created_at)
  SELECT ${id('contact')}, ${NAME}, ${EMAIL}, ${COMPANY}, coalesce(${pick(ROLES, 3)}, 'Buyer'), '01234 ' || 500000 + i, '51-200',
    'manufacturing', ${pick(['starter', 'growth', 'general', null], 3)}, ${pick(['immediate', '1-3-months', 'exploring'], 5)},
    ${pick(['under-5k', '5-15k', '50k+', null], 5)}, 'Two agencies', ${MESSAGE},
    ${pick(['new', 'new', 'contacted', 'qualified', 'closed'], 3)}::contact_status, ${HASH}, ${TIME} ${FROM}`

const COMPANIES = `INSERT INTO companies (id, owner_id, name, email, contact_name, phone, created_at, updated_at)
  SELECT ${id('company')}, ${OWNER}, ${COMPANY}, ${EMAIL}, ${NAME}, '01234 ' || 500000 + i, ${TIME}, ${TIME} ${FROM}`
const LAUNCH = `CASE WHEN i < 12 THEN 'awaiting' ELSE ${pick(['launched', 'launched', 'onHold', 'awaiting'], 1)} END`
const TITLE = `${pick(JOBS, 3)} || ' ' || i`
const VACANCIES = `INSERT INTO vacancies (id, company_id, job_title, title, state, current, started_at, at, created_at, updated_at)
  SELECT ${id('consultation')}, ${id('company')}, ${pick(JOBS, 3)}, CASE WHEN i % 10 > 1 THEN ${TITLE} END,
    (CASE WHEN i % 10 > 3 THEN CASE ${LAUNCH} WHEN 'launched' THEN 'live' WHEN 'onHold' THEN 'onHold' ELSE 'approved' END
      WHEN i % 10 > 1 THEN 'draft' ELSE 'talking' END)::vacancy_state, true,
    CASE WHEN i % 10 > 0 THEN ${TIME} END, ${TIME}, ${TIME}, ${TIME} ${FROM}`
const CONSULTATIONS = `INSERT INTO consultation_sessions (id, company_id, agenda, created_at, updated_at)
  SELECT ${id('consultation')}, ${id('company')}, '{}', ${TIME}, ${TIME} ${FROM} WHERE i % 10 > 0`
const SPECIFICATIONS = `INSERT INTO job_specifications (id, company_id, session_id, version, status, content, created_at, updated_at)
  SELECT ${id('specification')}, ${id('company')}, ${id('consultation')}, 1,
    (CASE WHEN i % 10 > 3 THEN 'approved' ELSE 'draft' END)::job_specification_status,
    json_build_object('jobTitle', ${TITLE}, 'companyName', ${COMPANY}, 'companyDescription', NULL, 'lines', '[]'::json),
    ${TIME}, ${TIME} ${FROM} WHERE i % 10 > 1`
const APPROVALS = `INSERT INTO approvals (id, job_specification_id, approver_name, terms_version, content_hash, approved_at, launch_status)
  SELECT ${id('approval')}, ${id('specification')}, ${NAME}, '2026-01', ${HASH}, ${TIME},
    (${LAUNCH})::launch_status
  ${FROM} WHERE i % 10 > 3`

const AUDIT = `INSERT INTO audit_entries (id, at, actor, action, target, changes, address, request_id)
  SELECT ${id('audit')}, ${TIME}, ${pick(['admin', 'ada', 'chidi'], 1)}, ${pick(['signIn.succeeded', 'contact.status', 'contact.note', 'signOut'], 3)},
    'contact:' || ${id('contact')}, CASE WHEN i % 4 = 1 THEN '{"status": {"from": "new", "to": "contacted"}}'::jsonb END,
    '203.0.113.' || i % 250, ${id('request')}::text ${FROM}`

/** In the order of their foreign keys; `$1` and `$2` are the first and the last row. */
const INSERTS = [
  REGISTRATIONS,
  CONTACTS,
  COMPANIES,
  VACANCIES,
  CONSULTATIONS,
  SPECIFICATIONS,
  APPROVALS,
  AUDIT,
]
const TABLES = [
  'interest_registrations',
  'contact_sales_requests',
  'vacancies',
  'companies',
  'consultation_sessions',
  'job_specifications',
  'approvals',
  'audit_entries',
]

/** Adds `size` rows to each list of a migrated database, then runs VACUUM ANALYZE. */
export async function insertRows(pool, size) {
  await pool.query(`INSERT INTO owners (id, token_hash) VALUES (${OWNER}, ${HASH})`)
  for (const insert of INSERTS)
    for (let first = 1; first <= size; first += BATCH)
      await pool.query(insert, [first, Math.min(size, first + BATCH - 1)])
  for (const table of TABLES) await pool.query(`VACUUM (ANALYZE) ${table}`)
}
