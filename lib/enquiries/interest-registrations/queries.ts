import 'server-only'
import { whereAssigned } from '@/lib/admin/assignees/queries'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import { optionOrder, withinDays, withSearch } from '@/lib/admin/lists/queries'
import { INTEREST_PLANS, REFERRAL_SOURCES } from '@/lib/enquiries/options'
import { Prisma } from '@/lib/generated/prisma/client'
import type { RegistrationFigure, RegistrationSort } from './options'
import type { InterestRegistration, RegistrationFilter } from './schema'

interface Row extends Omit<InterestRegistration, 'createdAt'> {
  createdAt: Date
}

const SOURCE = optionOrder(
  'how_did_you_hear',
  REFERRAL_SOURCES.map(({ text }) => ({ key: text })),
)
const hasType = (type: InterestRegistration['userType']) => Prisma.sql`user_type = ${type}::user_type`

export const REGISTRATIONS = defineList<
  Row,
  InterestRegistration,
  RegistrationFilter,
  RegistrationSort,
  RegistrationFigure
>({
  from: Prisma.sql`FROM interest_registrations`,
  columns: Prisma.sql`id, name, email, company, role, user_type AS "userType", phone, message,
    interested_in AS "interestedIn", how_did_you_hear AS "howDidYouHear", pricing_plan AS "pricingPlan",
    status, version,
    assignee, assignee_version AS "assigneeVersion", created_at AS "createdAt"`,
  id: Prisma.sql`id`,
  sorts: {
    name: { key: Prisma.sql`lower(name)`, type: 'text' },
    email: { key: Prisma.sql`lower(email)`, type: 'text' },
    userType: { key: Prisma.sql`user_type`, type: 'user_type' },
    company: { key: Prisma.sql`lower(company)`, type: 'text', isOptional: true },
    role: { key: Prisma.sql`lower(role)`, type: 'text', isOptional: true },
    phone: { key: Prisma.sql`lower(phone)`, type: 'text', isOptional: true },
    howDidYouHear: SOURCE,
    pricingPlan: optionOrder('pricing_plan', INTEREST_PLANS),
    interestedIn: { key: Prisma.sql`nullif(interested_in, '{}')`, type: 'text[]', isOptional: true },
    createdAt: { key: Prisma.sql`created_at`, type: 'timestamptz' },
  },
  sort: 'createdAt',
  where: ({ search, assignee, userType, source, ...days }) => [
    ...withSearch(Prisma.sql`search_text`, search),
    ...(userType ? [hasType(userType)] : []),
    ...(source ? [hasSource(source)] : []),
    ...whereAssigned(Prisma.sql`assignee`, assignee),
    ...withinDays(Prisma.sql`created_at`, days),
  ],
  figures: {
    total: [],
    hiringManagers: [hasType('hiring_manager')],
    candidates: [hasType('candidate')],
    withPhone: [Prisma.sql`lower(phone) IS NOT NULL`],
  },
  toItem: toRegistration,
  csv: [
    { label: 'Name', value: (row) => row.name, sql: Prisma.sql`name` },
    { label: 'Email', value: (row) => row.email, sql: Prisma.sql`email` },
    { label: 'Company', value: (row) => row.company, sql: Prisma.sql`company` },
    { label: 'Role', value: (row) => row.role, sql: Prisma.sql`role` },
    { label: 'User Type', value: (row) => row.userType, sql: Prisma.sql`user_type::text` },
    { label: 'Phone', value: (row) => row.phone, sql: Prisma.sql`phone` },
    { label: 'How Did You Hear', value: (row) => row.howDidYouHear, sql: Prisma.sql`how_did_you_hear` },
    {
      label: 'Interested In',
      value: (row) => row.interestedIn.join('; '),
      sql: Prisma.sql`array_to_string(interested_in, '; ')`,
    },
    { label: 'Pricing Plan', value: (row) => row.pricingPlan, sql: Prisma.sql`pricing_plan` },
    { label: 'Message', value: (row) => row.message, sql: Prisma.sql`message` },
    { label: 'Assigned To', value: (row) => row.assignee, sql: Prisma.sql`assignee` },
    { label: 'Registered Date', value: (row, date) => date(row.createdAt) },
  ],
})

/** By position in the form's list, which is indexed. "Other" matches its own option and every unknown text. */
function hasSource(source: NonNullable<RegistrationFilter['source']>): Prisma.Sql {
  const { key } = SOURCE
  const position = REFERRAL_SOURCES.findIndex((option) => option.key === source) + 1
  if (source !== 'other') return Prisma.sql`${key} = ${position}`
  return Prisma.sql`(${key} = ${position} OR (${key} IS NULL AND how_did_you_hear IS NOT NULL))`
}

function toRegistration(row: Row): InterestRegistration {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company,
    role: row.role,
    userType: row.userType,
    phone: row.phone,
    message: row.message,
    interestedIn: row.interestedIn,
    howDidYouHear: row.howDidYouHear,
    pricingPlan: row.pricingPlan,
    status: row.status,
    version: row.version,
    assignee: row.assignee,
    assigneeVersion: row.assigneeVersion,
    createdAt: row.createdAt.toISOString(),
  }
}
