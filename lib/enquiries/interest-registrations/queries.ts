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
import { INTEREST_PLANS, REFERRAL_SOURCES } from '@/lib/enquiries/options'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import type { RegistrationSort } from './options'
import type {
  InterestRegistration,
  RegistrationCounts,
  RegistrationFilter,
  RegistrationQuery,
} from './schema'

interface Row extends Omit<InterestRegistration, 'createdAt'> {
  createdAt: Date
}

const COLUMNS = Prisma.sql`id, name, email, company, role, user_type AS "userType", phone, message,
  interested_in AS "interestedIn", how_did_you_hear AS "howDidYouHear", pricing_plan AS "pricingPlan",
  status, version, created_at AS "createdAt"`
const FROM = Prisma.sql`FROM interest_registrations`
const ID = Prisma.sql`id`

const SORTS: Record<RegistrationSort, Sort> = {
  name: { key: Prisma.sql`lower(name)`, type: 'text' },
  email: { key: Prisma.sql`lower(email)`, type: 'text' },
  userType: { key: Prisma.sql`user_type`, type: 'user_type' },
  company: { key: Prisma.sql`lower(company)`, type: 'text', isOptional: true },
  role: { key: Prisma.sql`lower(role)`, type: 'text', isOptional: true },
  phone: { key: Prisma.sql`lower(phone)`, type: 'text', isOptional: true },
  howDidYouHear: optionOrder(
    'how_did_you_hear',
    REFERRAL_SOURCES.map(({ text }) => text),
  ),
  pricingPlan: optionOrder(
    'pricing_plan',
    INTEREST_PLANS.map(({ key }) => key),
  ),
  interestedIn: { key: Prisma.sql`nullif(interested_in, '{}')`, type: 'text[]', isOptional: true },
  createdAt: { key: Prisma.sql`created_at`, type: 'timestamptz' },
}

export async function listRegistrations(
  query: RegistrationQuery,
  signal?: AbortSignal,
): Promise<{ registrations: InterestRegistration[]; page: Page }> {
  const sort = query.sort ?? 'createdAt'
  const direction = query.direction ?? (query.sort && sort !== 'createdAt' ? 'asc' : 'desc')
  const { rows, page } = await readPage<Row>(toSegments(query, sort), { ...query, direction }, sort, signal)
  return { registrations: rows.map(toRegistration), page }
}

export async function* readAllRegistrations(
  filter: RegistrationFilter,
  signal?: AbortSignal,
): AsyncGenerator<InterestRegistration[]> {
  for await (const rows of readBatches<Row>(toSegments(filter, 'createdAt'), signal))
    yield rows.map(toRegistration)
}

/** Throws 404 for an unknown id. */
export async function getRegistration(id: string): Promise<InterestRegistration> {
  const [row] = await queryRows<Row>(Prisma.sql`SELECT ${COLUMNS} ${FROM} WHERE id = ${id}::uuid`)
  if (!row) throw notFound()
  return toRegistration(row)
}

export async function countRegistrations(
  filter: RegistrationFilter,
  signal?: AbortSignal,
): Promise<RegistrationCounts> {
  const [counts] = await queryRows<RegistrationCounts['counts']>(
    Prisma.sql`SELECT count(*)::int AS total,
    (count(*) FILTER (WHERE user_type = 'hiring_manager'))::int AS "hiringManagers",
    (count(*) FILTER (WHERE user_type = 'candidate'))::int AS candidates, count(phone)::int AS "withPhone" ${FROM}`,
    { signal },
  )
  if (!counts) throw new Error('The count returned no row')
  const conditions = toFilter(filter)
  const isUnfiltered = conditions.where.length === 0
  return { counts, matching: isUnfiltered ? counts.total : await countMatching(FROM, conditions, signal) }
}

const toSegments = (filter: RegistrationFilter, sort: RegistrationSort) =>
  createSegments({ from: FROM, columns: COLUMNS, id: ID, filter: toFilter(filter) }, SORTS[sort])

function toFilter({ search, userType, source, ...days }: RegistrationFilter): Filter {
  const where = withinDays(Prisma.sql`created_at`, days)
  if (userType) where.push(Prisma.sql`user_type = ${userType}::user_type`)
  if (source) where.push(toSourceFilter(source))
  return createSearchFilter(Prisma.sql`search_text`, search, where)
}

/** By position in the form's list, which is indexed. "Other" matches its own option and every unknown text. */
function toSourceFilter(source: NonNullable<RegistrationFilter['source']>): Prisma.Sql {
  const { key } = SORTS.howDidYouHear
  const position = REFERRAL_SOURCES.findIndex((option) => option.key === source) + 1
  if (source !== 'other') return Prisma.sql`${key} = ${position}`
  return Prisma.sql`(${key} = ${position} OR (${key} IS NULL AND how_did_you_hear IS NOT NULL))`
}

/** Field by field, as `toContact`. */
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
    createdAt: row.createdAt.toISOString(),
  }
}
