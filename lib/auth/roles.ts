import type { CompanyRole, Membership } from '@/lib/content/company-roles'

/** What a call asks of its caller: a role, or the right to approve, which is granted apart. */
export type Need = CompanyRole | 'approve'

const RANKS: Record<CompanyRole, number> = { owner: 2, editor: 1, viewer: 0 }

/** Each role can do what those after it can. An owner can always approve. */
export function canDo({ role, canApprove }: Membership, need: Need): boolean {
  if (need === 'approve') return canApprove || role === 'owner'
  return RANKS[role] >= RANKS[need]
}
