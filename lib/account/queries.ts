import 'server-only'
import { accessSelect, type Caller, roleIn, visibleCompanies } from '@/lib/auth/caller'
import type { OwnerId } from '@/lib/auth/owner'
import type { Person } from '@/lib/auth/person'
import type { Membership } from '@/lib/content/company-roles'
import { db } from '@/lib/db/client'

/** What this browser registered and the person isn't an owner of yet. Newest first. */
export async function listCompaniesToAdd(
  owner: OwnerId,
  person: Pick<Person, 'id'>,
): Promise<{ id: string; name: string }[]> {
  return await db().company.findMany({
    where: { ownerId: owner, memberships: { none: { personId: person.id, role: 'owner' } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true },
  })
}

export interface CompanyOfPerson extends Membership {
  id: string
  name: string
}

/** By name. */
export async function listCompaniesOf(person: Pick<Person, 'id'>): Promise<CompanyOfPerson[]> {
  const memberships = await db().membership.findMany({
    where: { personId: person.id },
    orderBy: { company: { name: 'asc' } },
    select: { role: true, canApprove: true, company: { select: { id: true, name: true } } },
  })
  return memberships.map(({ company, ...membership }) => ({ ...company, ...membership }))
}

/** What the caller owns, newest first, with the address each was registered with. */
export async function listCompaniesToContinue(
  caller: Caller,
): Promise<{ id: string; name: string; email: string }[]> {
  const companies = await db().company.findMany({
    where: visibleCompanies(caller),
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true, email: true, ...accessSelect(caller) },
  })
  return companies.flatMap(({ id, name, email, ...access }) =>
    roleIn(caller, access)?.role === 'owner' ? [{ id, name, email }] : [],
  )
}
