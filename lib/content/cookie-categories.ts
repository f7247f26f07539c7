export const COOKIE_CATEGORIES = [
  {
    key: 'essential',
    label: 'Essential',
    note: 'always on',
    text: 'Saves your work and settings, and protects our forms.',
  },
  {
    key: 'analytics',
    label: 'Analytics',
    note: 'optional',
    text: 'Counts visits so we can improve the site.',
  },
  { key: 'marketing', label: 'Marketing', note: 'optional', text: 'Tells us whether our adverts work.' },
] as const
