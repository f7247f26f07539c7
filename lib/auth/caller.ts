import 'server-only'
import type { Membership } from '@/lib/content/company-roles'
import { runStatement } from '@/lib/db/run-statement'
import { AppError, notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentOwner, type OwnerId } from './owner'
import { currentPerson, type Person } from './person'
import { canDo, type Need } from './roles'

const { sql } = Prisma

declare const proof: unique symbol
/** A company of the caller, who may do what the call needs. Only `requireCompany` and `requireCompanyWith` create values of this type. */
export type OwnedCompanyId = string & { readonly [proof]: 'company' }

/** Whoever makes a request: a browser that registered companies, a person who is signed in, or both. Each was checked. */
export interface Caller {
  readonly owner: OwnerId | null
  readonly person: Pick<Person, 'id' | 'email'> | null
  /** What the caller must be able to do in a company. */
  readonly needs: Need
}

/** No owner and no person has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** For pages, which read. Null for a visitor who is neither. */
export async function currentCaller(): Promise<Caller | null> {
  const [owner, person] = await Promise.all([currentOwner(), currentPerson()])
  return owner || person ? { owner, person, needs: 'viewer' } : null
}

/** Which companies a caller can see, whatever their role: the filter for queries of companies. */
export function visibleCompanies({ owner, person }: Pick<Caller, 'owner' | 'person'>) {
  const isMember = person && { memberships: { some: { personId: person.id } } }
  if (owner && isMember) return { OR: [{ ownerId: owner }, isMember] }
  return isMember ?? { ownerId: owner ?? NOBODY }
}

/** The same for everything that belongs to a company: consultations, specifications. */
export const ofVisibleCompanies = (caller: Caller) => ({ company: visibleCompanies(caller) })

/** What `requireNeed` reads of a company. */
export const accessSelect = ({ person }: Caller) => ({
  ownerId: true as const,
  memberships: {
    where: { personId: person?.id ?? NOBODY },
    select: { role: true as const, canApprove: true as const },
  },
})

interface CompanyAccess {
  ownerId: string
  memberships: Membership[]
}

/** The caller's role in a company. The browser that registered it counts as an owner. Null in a foreign one. */
export function roleIn(
  { owner }: Pick<Caller, 'owner'>,
  { ownerId, memberships }: CompanyAccess,
): Membership | null {
  if (owner && ownerId === owner) return { role: 'owner', canApprove: true }
  return memberships[0] ?? null
}

/** The caller's role. Throws 404 for a foreign company, and 403 where the role is too low for what the call needs. */
export function requireNeed(caller: Caller, company: CompanyAccess): Membership {
  const membership = roleIn(caller, company)
  if (!membership) throw notFound()
  if (!canDo(membership, caller.needs)) throw roleTooLowError(caller.needs)
  return membership
}

const roleTooLowError = (need: Need) =>
  new AppError(
    'forbidden',
    need === 'approve'
      ? 'You can’t approve for this company. Ask one of its owners to approve, or to let you.'
      : 'Your role in this company doesn’t let you do that. Ask one of its owners.',
  )

/** Throws the same 404 for a missing company and a foreign one, and 403 where the caller's role is too low. */
export async function requireCompany(caller: Caller, companyId: string): Promise<OwnedCompanyId> {
  return (await requireCompanyWith(caller, companyId, sql`NULL`)).companyId
}

/** The same, with the value of an expression about `company` from the same statement: what it reads is checked before it is returned. */
export async function requireCompanyWith<Value>(
  caller: Caller,
  companyId: string,
  expression: Prisma.Sql,
): Promise<{ companyId: OwnedCompanyId; value: Value | null }> {
  const membership = caller.person
    ? sql`LEFT JOIN memberships AS member ON member.company_id = company.id AND member.person_id = ${caller.person.id}::uuid`
    : Prisma.empty
  const role = caller.person ? sql`member.role, member.can_approve` : sql`NULL AS role, NULL AS can_approve`
  const [row] = await runStatement<CompanyRow<Value>>(sql`
    SELECT company.owner_id, ${role}, ${expression} AS value FROM companies AS company ${membership}
    WHERE company.id = ${companyId}::uuid`)
  if (!row) throw notFound()
  const memberships = row.role === null ? [] : [{ role: row.role, canApprove: row.can_approve }]
  requireNeed(caller, { ownerId: row.owner_id, memberships })
  return { companyId: companyId as OwnedCompanyId, value: row.value }
}

interface CompanyRow<Value> {
  owner_id: string
  role: Membership['role'] | null
  can_approve: boolean
  value: Value | null
}
