import { deleteRows } from './retention.mjs'

const OF_COMPANY = 'company_id = $1'
const OF_SESSIONS = 'session_id IN (SELECT id FROM consultation_sessions WHERE company_id = $1)'
const SPECIFICATIONS = 'SELECT id FROM job_specifications WHERE company_id = $1'
const OF_KITS = `kit_id IN (SELECT id FROM interview_kits WHERE job_specification_id IN (${SPECIFICATIONS}))`

/** What a company gets of itself. Notes of staff are theirs, unless they are for the client. */
export const COMPANY_TABLES = {
  companies: 'id = $1',
  memberships: OF_COMPANY,
  invitations: OF_COMPANY,
  join_requests: OF_COMPANY,
  house_rules: OF_COMPANY,
  research_runs: OF_COMPANY,
  research_sources: 'run_id IN (SELECT id FROM research_runs WHERE company_id = $1)',
  research_items: OF_COMPANY,
  vacancies: OF_COMPANY,
  history_entries: `kind = 'clientNote' AND vacancy_id IN (SELECT id FROM vacancies WHERE company_id = $1)`,
  vacancy_drafts: OF_COMPANY,
  consultation_sessions: OF_COMPANY,
  messages: OF_SESSIONS,
  brief_facts: OF_SESSIONS,
  fact_evidence: `fact_id IN (SELECT id FROM brief_facts WHERE ${OF_SESSIONS})`,
  job_specifications: OF_COMPANY,
  approvals: `job_specification_id IN (${SPECIFICATIONS})`,
  interview_kits: `job_specification_id IN (${SPECIFICATIONS})`,
  candidates: OF_KITS,
  interviewers: OF_KITS,
  scorecards: `candidate_id IN (SELECT id FROM candidates WHERE ${OF_KITS})`,
}

/** For the database, the guard and the agency. */
const INTERNAL_COLUMNS = [
  'search_text',
  'idempotency_key',
  'token_hash',
  'lease_id',
  'lease_expires_at',
  'writer_id',
  'writer_expires',
  'prepared',
  'undo',
  'owner_id',
  'stored_bytes',
  'assignee',
  'assignee_version',
  'rank',
]

/** By table. With the addresses of colleagues. @param {import('./retention.mjs').Query} query */
export async function exportCompanyData(query, companyId) {
  const rowsByTable = {}
  for (const [table, where] of Object.entries(COMPANY_TABLES)) {
    const { rows } = await query(
      `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} AS t WHERE ${where} ORDER BY id`,
      [companyId, INTERNAL_COLUMNS],
    )
    rowsByTable[table] = rows.map(({ row }) => row)
  }
  const { rows } = await query(
    `SELECT p.id, p.email FROM people p JOIN memberships m ON m.person_id = p.id WHERE m.${OF_COMPANY} ORDER BY p.email`,
    [companyId],
  )
  return { ...rowsByTable, colleagues: rows }
}

/** Emails to or about people of the company that name it, and the agency's about its vacancies. */
const ITS_EMAILS = `m.kind <> 'newEnquiry' AND (
    m.data->>'companyId' = $1::text
    OR m.data->>'vacancyId' IN (SELECT id::text FROM vacancies WHERE company_id = $1::uuid)
    OR (m.data->>'company' = (SELECT name FROM companies WHERE id = $1::uuid) AND EXISTS (
      SELECT FROM (
        SELECT lower(email) AS email FROM companies WHERE id = $1::uuid
        UNION SELECT p.email FROM people p JOIN memberships s ON s.person_id = p.id WHERE s.company_id = $1::uuid
        UNION SELECT email FROM invitations WHERE company_id = $1::uuid
      ) AS its WHERE its.email IN (lower(m.recipient), m.about))))`

/** Everything that belongs to it, approved work too. Returns what the audit log keeps: numbers, and hashes of what was approved. */
export async function deleteCompanyData(query, companyId) {
  const { rows: approvals } = await query(
    `SELECT approved_at AS at, terms_version AS "termsVersion", content_hash AS hash FROM approvals
      WHERE ${COMPANY_TABLES.approvals} ORDER BY approved_at`,
    [companyId],
  )
  const { rows: counted } = await query(
    `SELECT (SELECT count(*)::int FROM vacancies WHERE company_id = $1) AS vacancies,
      (SELECT count(*)::int FROM job_specifications WHERE company_id = $1) AS specifications,
      (SELECT count(*)::int FROM memberships WHERE company_id = $1) AS colleagues`,
    [companyId],
  )
  const { rows: emails } = await query(`DELETE FROM mail_messages m WHERE ${ITS_EMAILS} RETURNING m.id`, [
    companyId,
  ])
  await deleteRows(query, 'companies', [companyId])
  return { ...counted[0], emails: emails.length, approvals }
}
