import 'server-only'
import { whereAssigned } from '@/lib/admin/assignees/queries'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import { optionOrder, withinDays, withSearch } from '@/lib/admin/lists/queries'
import { BUDGETS, PRODUCT_INTERESTS, REPLY_HOURS, TIMELINES } from '@/lib/enquiries/options'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ContactFigure, ContactSort } from './options'
import type { Contact, ContactFilter } from './schema'

interface Row extends Omit<Contact, 'createdAt' | 'replyBy'> {
  createdAt: Date
}

const REPLY_MS = REPLY_HOURS * 3600 * 1000
const hasStatus = (status: Contact['status']) => Prisma.sql`status = ${status}::contact_status`

export const CONTACTS = defineList<Row, Contact, ContactFilter, ContactSort, ContactFigure>({
  from: Prisma.sql`FROM contact_sales_requests`,
  columns: Prisma.sql`id, name, email, company, role, phone, company_size AS "companySize", industry,
    product_interest AS "productInterest", timeline, budget, current_solution AS "currentSolution", message, status, version,
    assignee, assignee_version AS "assigneeVersion", created_at AS "createdAt"`,
  id: Prisma.sql`id`,
  sorts: {
    name: { key: Prisma.sql`lower(name)`, type: 'text' },
    email: { key: Prisma.sql`lower(email)`, type: 'text' },
    company: { key: Prisma.sql`lower(company)`, type: 'text' },
    productInterest: optionOrder('product_interest', PRODUCT_INTERESTS),
    timeline: optionOrder('timeline', TIMELINES),
    budget: optionOrder('budget', BUDGETS),
    status: { key: Prisma.sql`status`, type: 'contact_status' },
    createdAt: { key: Prisma.sql`created_at`, type: 'timestamptz' },
  },
  sort: 'createdAt',
  where: ({ search, assignee, status, ...days }) => [
    ...withSearch(Prisma.sql`search_text`, search),
    ...(status ? [hasStatus(status)] : []),
    ...whereAssigned(Prisma.sql`assignee`, assignee),
    ...withinDays(Prisma.sql`created_at`, days),
  ],
  figures: {
    total: [],
    new: [hasStatus('new')],
    contacted: [hasStatus('contacted')],
    qualified: [hasStatus('qualified')],
    closed: [hasStatus('closed')],
  },
  toItem: toContact,
  csv: [
    { label: 'Name', value: (row) => row.name, sql: Prisma.sql`name` },
    { label: 'Email', value: (row) => row.email, sql: Prisma.sql`email` },
    { label: 'Company', value: (row) => row.company, sql: Prisma.sql`company` },
    { label: 'Role', value: (row) => row.role, sql: Prisma.sql`role` },
    { label: 'Phone', value: (row) => row.phone, sql: Prisma.sql`phone` },
    { label: 'Company Size', value: (row) => row.companySize, sql: Prisma.sql`company_size` },
    { label: 'Industry', value: (row) => row.industry, sql: Prisma.sql`industry` },
    { label: 'Product Interest', value: (row) => row.productInterest, sql: Prisma.sql`product_interest` },
    { label: 'Timeline', value: (row) => row.timeline, sql: Prisma.sql`timeline` },
    { label: 'Budget', value: (row) => row.budget, sql: Prisma.sql`budget` },
    { label: 'Current Solution', value: (row) => row.currentSolution, sql: Prisma.sql`current_solution` },
    { label: 'Status', value: (row) => row.status, sql: Prisma.sql`status::text` },
    { label: 'Message', value: (row) => row.message, sql: Prisma.sql`message` },
    { label: 'Assigned To', value: (row) => row.assignee, sql: Prisma.sql`assignee` },
    { label: 'Contact Date', value: (row, date) => date(row.createdAt) },
  ],
})

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
    assignee: row.assignee,
    assigneeVersion: row.assigneeVersion,
    createdAt: row.createdAt.toISOString(),
    replyBy: row.status === 'new' ? new Date(row.createdAt.getTime() + REPLY_MS).toISOString() : null,
  }
}
