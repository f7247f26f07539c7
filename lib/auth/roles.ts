export const COMPANY_ROLES = [
  { key: 'owner', label: 'Owner', note: 'Can do everything, approve, and manage colleagues.' },
  { key: 'editor', label: 'Editor', note: 'Can change everything, but not approve.' },
  { key: 'viewer', label: 'Viewer', note: 'Can read everything, and change nothing.' },
] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]['key']
export const COMPANY_ROLE_KEYS = COMPANY_ROLES.map(({ key }) => key) as [CompanyRole, ...CompanyRole[]]

/** What a call asks of its caller: a role, or the right to approve, which is granted apart. */
export type Need = CompanyRole | 'approve'

export interface Membership {
  role: CompanyRole
  canApprove: boolean
}

const RANKS: Record<CompanyRole, number> = { owner: 2, editor: 1, viewer: 0 }

/** Each role can do what those after it can. An owner can always approve. */
export function canDo({ role, canApprove }: Membership, need: Need): boolean {
  if (need === 'approve') return canApprove || role === 'owner'
  return RANKS[role] >= RANKS[need]
}
