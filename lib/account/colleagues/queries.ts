import 'server-only'
import { accessSelect, type Caller, roleIn, visibleCompanies } from '@/lib/auth/caller'
import { canDo } from '@/lib/auth/roles'
import type { Membership } from '@/lib/content/company-roles'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Colleagues } from './schema'

const isOpen = () => ({ expiresAt: { gt: new Date() } })

/** By address. Only an owner sees who is invited and who asks. Throws the same 404 for a missing company and a foreign one. */
export async function listColleagues(caller: Caller, companyId: string): Promise<Colleagues> {
  const company = await db().company.findFirst({
    where: { id: companyId, ...visibleCompanies(caller) },
    select: accessSelect(caller),
  })
  const membership = company && roleIn(caller, company)
  if (!membership) throw notFound()
  const [members, invitations, requests] = await Promise.all([
    db().membership.findMany({
      where: { companyId },
      orderBy: { person: { email: 'asc' } },
      select: {
        id: true,
        role: true,
        canApprove: true,
        personId: true,
        person: { select: { email: true } },
      },
    }),
    db().invitation.findMany({
      where: { companyId, ...isOpen() },
      orderBy: { email: 'asc' },
      select: { id: true, email: true, role: true, canApprove: true },
    }),
    db().joinRequest.findMany({
      where: { companyId },
      orderBy: { createdAt: 'asc' },
      select: { id: true, person: { select: { email: true } } },
    }),
  ])
  const isOwner = canDo(membership, 'owner')
  return {
    colleagues: members.map(({ person, personId, ...member }) => ({
      ...member,
      email: person.email,
      isYou: personId === caller.person?.id,
    })),
    invitations: isOwner ? invitations : [],
    joinRequests: isOwner ? requests.map(({ id, person }) => ({ id, email: person.email })) : [],
  }
}

/** For its page. Throws the same 404 for a missing company and a foreign one. */
export async function getCompanyOfCaller(
  caller: Caller,
  companyId: string,
): Promise<{ name: string; isOwner: boolean; isEditor: boolean }> {
  const company = await db().company.findFirst({
    where: { id: companyId, ...visibleCompanies(caller) },
    select: { name: true, ...accessSelect(caller) },
  })
  const membership = company && roleIn(caller, company)
  if (!company || !membership) throw notFound()
  return { name: company.name, isOwner: canDo(membership, 'owner'), isEditor: canDo(membership, 'editor') }
}

export interface OpenInvitation extends Membership {
  id: string
  companyName: string
}

/** To the address that the person has proved is theirs. */
export async function listInvitationsTo(email: string): Promise<OpenInvitation[]> {
  const invitations = await db().invitation.findMany({
    where: { email, ...isOpen() },
    orderBy: { createdAt: 'desc' },
    select: { id: true, role: true, canApprove: true, company: { select: { name: true } } },
  })
  return invitations.map(({ company, ...invitation }) => ({ ...invitation, companyName: company.name }))
}
