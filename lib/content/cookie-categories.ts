/** The kinds of cookies that one chooses about (specification, section 2), as the banner and the cookie policy name them. */
export const COOKIE_CATEGORIES = [
  {
    key: 'essential',
    label: 'Essential',
    note: 'always on',
    text: 'Keeps your work, your choices and the forms safe.',
  },
  {
    key: 'analytics',
    label: 'Analytics',
    note: 'optional',
    text: 'Counts visits, so that we can improve the site.',
  },
  { key: 'marketing', label: 'Marketing', note: 'optional', text: 'Shows whether our advertising works.' },
] as const
