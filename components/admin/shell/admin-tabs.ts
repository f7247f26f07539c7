/** The lists of the centre. The first is shown where the address names none. */
export const TABS = [
  { key: 'interest', label: 'Interest Registrations' },
  { key: 'contacts', label: 'Contact Sales' },
  { key: 'vacancies', label: 'Vacancies' },
  { key: 'emails', label: 'Email' },
  { key: 'people', label: 'People' },
] as const

export type TabKey = (typeof TABS)[number]['key']
