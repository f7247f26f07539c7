import 'server-only'
import {
  countMatching,
  createSearchFilter,
  createSegments,
  type Filter,
  optionOrder,
  queryRows,
  readBatches,
  readPage,
  type Sort,
  withinDays,
} from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { BUDGETS, PRODUCT_INTERESTS, TIMELINES } from '@/lib/enquiries/options'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { type ContactSort, REPLY_HOURS } from './options'
import type { Contact, ContactCounts, ContactFilter, ContactQuery } from './schema'

interface Row extends Omit<Contact, 'createdAt' | 'replyBy'> {
  createdAt: Date
}

const COLUMNS = Prisma.sql`id, name, email, company, role, phone, company_size AS "companySize", industry,
  product_interest AS "productInterest", timeline, budget, current_solution AS "currentSolution", message, status, version,
  created_at AS "createdAt"`
const FROM = Prisma.sql`FROM contact_sales_requests`
const ID = Prisma.sql`id`
const REPLY_MS = REPLY_HOURS * 3600 * 1000

const SORTS: Record<ContactSort, Sort> = {
  name: { key: Prisma.sql`lower(name)`, type: 'text' },
  email: { key: Prisma.sql`lower(email)`, type: 'text' },
  company: { key: Prisma.sql`lower(company)`, type: 'text' },
  productInterest: optionOrder(
    'product_interest',
    PRODUCT_INTERESTS.map(({ key }) => key),
  ),
  timeline: optionOrder(
    'timeline',
    TIMELINES.map(({ key }) => key),
  ),
  budget: optionOrder(
    'budget',
    BUDGETS.map(({ key }) => key),
  ),
  status: { key: Prisma.sql`status`, type: 'contact_status' },
  createdAt: { key: Prisma.sql`created_at`, type: 'timestamptz' },
}

export async function listContacts(
  query: ContactQuery,
  signal?: AbortSignal,
): Promise<{ contacts: Contact[]; page: Page }> {
  const sort = query.sort ?? 'createdAt'
  const direction = query.direction ?? (sort === 'createdAt' ? 'desc' : 'asc')
  const { rows, page } = await readPage<Row>(toSegments(query, sort), { ...query, direction }, sort, signal)
  return { contacts: rows.map(toContact), page }
}

export async function* readAllContacts(
  filter: ContactFilter,
  signal?: AbortSignal,
): AsyncGenerator<Contact[]> {
  for await (const rows of readBatches<Row>(toSegments(filter, 'createdAt'), signal))
    yield rows.map(toContact)
}

/** Throws 404 for an unknown id. */
export async function getContact(id: string): Promise<Contact> {
  const [row] = await queryRows<Row>(Prisma.sql`SELECT ${COLUMNS} ${FROM} WHERE id = ${id}::uuid`)
  if (!row) throw notFound()
  return toContact(row)
}

export async function countContacts(filter: ContactFilter, signal?: AbortSignal): Promise<ContactCounts> {
  const byStatus = await queryRows<{ status: keyof ContactCounts['counts']; count: number }>(
    Prisma.sql`SELECT status, count(*)::int AS count ${FROM} GROUP BY status`,
    { signal },
  )
  const counts = { total: 0, new: 0, contacted: 0, qualified: 0, closed: 0 }
  for (const { status, count } of byStatus) {
    counts[status] = count
    counts.total += count
  }
  const conditions = toFilter(filter)
  const isUnfiltered = conditions.where.length === 0
  return { counts, matching: isUnfiltered ? counts.total : await countMatching(FROM, conditions, signal) }
}

const toSegments = (filter: ContactFilter, sort: ContactSort) =>
  createSegments({ from: FROM, columns: COLUMNS, id: ID, filter: toFilter(filter) }, SORTS[sort])

const toFilter = ({ search, status, ...days }: ContactFilter): Filter =>
  createSearchFilter(Prisma.sql`search_text`, search, [
    ...(status ? [Prisma.sql`status = ${status}::contact_status`] : []),
    ...withinDays(Prisma.sql`created_at`, days),
  ])

/** Field by field: an export copies a million rows, and a rest pattern takes several times as long. */
function toContact(row: Row): Contact {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company,
    role: row.role,
    phone: row.phone,
    companySize: row.companySize,
    industry: row.industry,
    productInterest: row.productInterest,
    timeline: row.timeline,
    budget: row.budget,
    currentSolution: row.currentSolution,
    message: row.message,
    status: row.status,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    replyBy: row.status === 'new' ? new Date(row.createdAt.getTime() + REPLY_MS).toISOString() : null,
  }
}
