export const ADMINISTRATOR_ROLES = [
  { key: 'owner', label: 'Owner', note: 'Can do everything, and manages administrators.' },
  {
    key: 'consultant',
    label: 'Consultant',
    note: 'Can do everything except manage administrators and erase people’s data.',
  },
  { key: 'reader', label: 'Reader', note: 'Can read everything, and change nothing.' },
] as const
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number]['key']
export const ADMINISTRATOR_ROLE_KEYS = ADMINISTRATOR_ROLES.map(({ key }) => key) as [
  AdministratorRole,
  ...AdministratorRole[],
]

/** Each role can do what those after it can. */
export const isAtLeast = (role: AdministratorRole, needed: AdministratorRole): boolean =>
  ADMINISTRATOR_ROLE_KEYS.indexOf(role) <= ADMINISTRATOR_ROLE_KEYS.indexOf(needed)
