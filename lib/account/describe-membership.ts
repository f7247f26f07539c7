import { COMPANY_ROLES, type Membership } from '@/lib/content/company-roles'

/** As in "Editor, can approve". An owner always can. */
export function describeMembership({ role, canApprove }: Membership): string {
  const label = COMPANY_ROLES.find(({ key }) => key === role)?.label ?? role
  return canApprove && role !== 'owner' ? `${label}, can approve` : label
}
