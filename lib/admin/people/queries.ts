import 'server-only'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import { withSearch } from '@/lib/admin/lists/queries'
import type { CompanyRole } from '@/lib/content/company-roles'
import { Prisma } from '@/lib/generated/prisma/client'
import type { CompanyPerson, PeopleFigure, PeopleFilter } from './schema'

interface Row extends Omit<CompanyPerson, 'since' | 'lastSeenAt'> {
  since: Date
  lastSeenAt: Date
}

const hasRole = (role: CompanyRole) => Prisma.sql`m.role = ${role}::company_role`

/** Everyone with an account in a company, once for each company. Browsers that registered one without signing in are nobody. */
export const PEOPLE = defineList<Row, CompanyPerson, PeopleFilter, 'lastSeenAt', PeopleFigure>({
  from: Prisma.sql`FROM memberships m JOIN people p ON p.id = m.person_id JOIN companies c ON c.id = m.company_id`,
  columns: Prisma.sql`m.id, p.email, c.id AS "companyId", c.name AS "companyName", m.role, m.can_approve AS "canApprove",
    m.created_at AS since, p.last_seen_at AS "lastSeenAt"`,
  id: Prisma.sql`m.id`,
  sorts: { lastSeenAt: { key: Prisma.sql`p.last_seen_at`, type: 'timestamptz' } },
  sort: 'lastSeenAt',
  where: ({ search, role }) => [
    ...withSearch(Prisma.sql`(p.email || E'\n' || lower(c.name))`, search),
    ...(role ? [hasRole(role)] : []),
  ],
  figures: {
    total: [],
    owners: [hasRole('owner')],
    editors: [hasRole('editor')],
    viewers: [hasRole('viewer')],
  },
  toItem: ({ since, lastSeenAt, canApprove, role, ...row }) => ({
    ...row,
    role,
    canApprove: canApprove || role === 'owner',
    since: since.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }),
  csv: [],
})
