import 'server-only'
import { type Count, type Counter, consumeRateLimit, findWait } from '@/lib/auth/rate-limiter'
import { formatWait } from '@/lib/dates'
import type { AppError } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { QUOTAS, RESERVED_BYTES, type StoredKind } from '@/lib/quotas/limits'
import { quotaError } from '@/lib/quotas/quota-error'

type Transaction = Prisma.TransactionClient

/** A text is stored itself, as facts of the brief, as lines of the specification and in part in an answer. */
const COPIES_OF_TEXT = 4
const KIB = 1024
const DAY_SECONDS = 24 * 3600
/** In KiB: the counters are 32-bit numbers. */
const ADDRESS_RULE = {
  points: QUOTAS.bytesPerAddressAndDay / KIB,
  seconds: DAY_SECONDS,
  per: 'address',
} as const

const IN_COMPANY = 'company_id = $1::uuid'
const IN_SESSIONS = 'session_id IN (SELECT id FROM consultation_sessions WHERE company_id = $1::uuid)'
const IN_RUNS = 'run_id IN (SELECT id FROM research_runs WHERE company_id = $1::uuid)'
const IN_SPECIFICATIONS =
  'job_specification_id IN (SELECT id FROM job_specifications WHERE company_id = $1::uuid)'

const IN_KITS = `kit_id IN (SELECT id FROM interview_kits WHERE ${IN_SPECIFICATIONS})`

/** The columns of free text by table. A test fails until a new table of a company is here or in UNCOUNTED_TABLES. */
export const COUNTED_COLUMNS: Record<string, [where: string, ...columns: string[]]> = {
  companies: ['id = $1::uuid', 'description', 'search_text'],
  vacancies: [IN_COMPANY, 'job_title', 'title', 'search_text'],
  vacancy_drafts: [IN_COMPANY, 'job_title', 'success'],
  house_rules: [IN_COMPANY, 'text'],
  research_runs: [IN_COMPANY, 'description', 'notices'],
  research_sources: [IN_RUNS, 'text'],
  research_items: [IN_COMPANY, 'text', 'quote', 'edited_text'],
  consultation_sessions: [IN_COMPANY, 'agenda', 'asks', 'held', 'prepared'],
  messages: [IN_SESSIONS, 'content', 'chips', 'given', 'import', 'undo', 'sources'],
  brief_facts: [IN_SESSIONS, 'value', 'slot'],
  job_specifications: [IN_COMPANY, 'content'],
  interview_kits: [IN_SPECIFICATIONS, 'items', 'made_from'],
  candidates: [IN_KITS, 'label', 'decision_reason'],
  scorecards: [`candidate_id IN (SELECT id FROM candidates WHERE ${IN_KITS})`, 'ratings', 'reason'],
  line_comments: [IN_SPECIFICATIONS, 'line_text', 'text'],
}
export const UNCOUNTED_TABLES = {
  fact_evidence: 'offsets',
  approvals: 'one for a version, with a name of limited length',
  history_entries: 'written by staff',
  publications: 'written by staff',
  job_interests: 'of candidates; limited for the vacancy and counted for the address',
  cv_files: 'of candidates; limited for the vacancy and counted for the address',
  interest_registrations: 'of no company; counted for the address',
  contact_sales_requests: 'of no company; counted for the address',
  mail_messages: 'a few short ones for an event',
  people: 'an address',
  memberships: 'numbers of fixed size',
  invitations: 'addresses, at most 50',
  interviewers: 'names of limited length, at most 30 open ones for a kit',
  shares: 'names and addresses of limited length, at most 50 open ones for a version',
  approval_rounds: 'numbers of fixed size',
  round_approvers: 'names and reasons of limited length, at most ten in a round',
  join_requests: 'numbers of fixed size',
  person_sessions: 'of no company, deleted soon after they end',
  sign_in_links: 'of no company, deleted soon after they expire',
  saved_views: 'of staff',
  deleted_rows: 'written by retention',
}

// pg_column_size reads the size of a long text without the text.
export const COUNT_BYTES_SQL = `SELECT (${Object.entries(COUNTED_COLUMNS)
  .map(([table, [where, ...columns]]) => {
    const sizes = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ')
    return `(SELECT coalesce(sum(${sizes}), 0) FROM ${table} WHERE ${where})`
  })
  .join(' + ')})::bigint AS bytes`

/** At least as much as a text of this length and what is made of it will take. */
const bytesFor = (kind: StoredKind, textBytes: number) => RESERVED_BYTES[kind] + COPIES_OF_TEXT * textBytes

/**
 * Reserves room in a company for what the caller's transaction, or the turn it begins, will store. What was reserved is added up; only
 * when that would pass the limit is it replaced by what is really stored. Throws `conflict` when there is no room.
 */
export async function reserveCompanyBytes(
  tx: Transaction,
  companyId: string,
  kind: StoredKind,
  text?: string,
): Promise<void> {
  const bytes = bytesFor(kind, Buffer.byteLength(text ?? ''))
  const limit = QUOTAS.bytesPerCompany
  if ((await tx.$executeRaw(reservingCompany(companyId, kind, text))) === 1) return
  // Locked before it is counted: the count has to see what others have stored meanwhile.
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR NO KEY UPDATE`
  const total = (await readStoredBytes(tx, companyId)) + bytes
  if (total > limit)
    throw quotaError(
      'bytesPerCompany',
      `Your company has reached its ${limit / KIB / KIB} MB limit, so we couldn’t save this. Delete documents or rules you no longer need, or contact us.`,
    )
  await tx.$executeRaw`UPDATE companies SET stored_bytes = ${total} WHERE id = ${companyId}::uuid`
}

/** To reserve room in the statement that stores: further conditions and RETURNING can follow. Where it changes no row, call `reserveCompanyBytes` instead. */
export function reservingCompany(companyId: string, kind: StoredKind, text = ''): Prisma.Sql {
  const bytes = bytesFor(kind, Buffer.byteLength(text))
  return Prisma.sql`
    UPDATE companies SET stored_bytes = stored_bytes + ${bytes}
    WHERE id = ${companyId}::uuid AND stored_bytes + ${bytes} <= ${QUOTAS.bytesPerCompany}`
}

/** Throws `rateLimited` when the calls of an address have stored as much as they may in a day. No effect while rate limits are off. */
export async function reserveAddressBytes(address: string, kind: StoredKind, text?: string): Promise<void> {
  const { name, rule, points } = toStorageCounter(address, kind, Buffer.byteLength(text ?? ''))
  await consumeRateLimit(name, rule, address, { points, onRefusal: dailyError })
}

/** The same for a file, which is stored once. */
export async function reserveAddressFile(address: string, fileBytes: number): Promise<void> {
  const points = Math.ceil(fileBytes / KIB)
  await consumeRateLimit('storedBytes', ADDRESS_RULE, address, { points, onRefusal: dailyError })
}

/** For `admitCall`: the same, for a body of `textBytes`. */
export const toStorageCounter = (
  address: string,
  kind: StoredKind,
  textBytes: number,
): Counter & { subject: string; points: number } => ({
  name: 'storedBytes',
  rule: ADDRESS_RULE,
  subject: address,
  points: Math.ceil(bytesFor(kind, textBytes) / KIB),
})

/** Throws `rateLimited` like `reserveAddressBytes`. */
export function checkAddressBytes(count: Count): void {
  const wait = findWait(ADDRESS_RULE, count)
  if (wait !== null) throw dailyError(wait)
}

export async function readStoredBytes(client: Transaction, companyId: string): Promise<number> {
  const [row] = await client.$queryRawUnsafe<[{ bytes: bigint }]>(COUNT_BYTES_SQL, companyId)
  return Number(row.bytes)
}

const dailyError = (waitSeconds: number): AppError =>
  quotaError(
    'bytesPerAddressAndDay',
    `Your network has reached today’s storage limit, so we couldn’t save this. Please try again ${formatWait(waitSeconds)}.`,
    waitSeconds,
  )
