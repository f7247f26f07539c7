export const COMPANY_ROLES = [
  { key: 'owner', label: 'Owner', note: 'Can do everything, approve, and manage people.' },
  { key: 'editor', label: 'Editor', note: 'Can change everything, and approve if you let them.' },
  { key: 'viewer', label: 'Viewer', note: 'Can read what candidates will, and approve if you let them.' },
] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]['key']
export const COMPANY_ROLE_KEYS = COMPANY_ROLES.map(({ key }) => key) as [CompanyRole, ...CompanyRole[]]

export interface Membership {
  role: CompanyRole
  canApprove: boolean
}
