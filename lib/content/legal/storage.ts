/** One thing that the site keeps in a browser. */
export interface StoredItem {
  name: string
  kind: 'Cookie' | 'Local storage' | 'Session storage'
  purpose: string
  lasts: string
}

const TAB = 'Until the tab is closed'
const REMOVED = 'Until you remove it'

/** All that the site keeps in a browser by itself, as the cookie policy lists it. A test holds it against the code. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'spanwright_owner',
    kind: 'Cookie',
    purpose:
      'Set when you register a company. A random key that lets this browser, and no other, open that company’s records. With https its name begins with __Host-.',
    lasts: '400 days',
  },
  {
    name: 'next-auth.session-token',
    kind: 'Cookie',
    purpose: 'Keeps an administrator signed in. With https its name begins with __Host-.',
    lasts: '8 hours, or until signing out',
  },
  {
    name: 'cookiePreferences',
    kind: 'Local storage',
    purpose: 'Your choice on this page or in the banner, and when you made it.',
    lasts: REMOVED,
  },
  {
    name: 'theme',
    kind: 'Local storage',
    purpose: 'Light or dark, if you chose other than your device’s setting.',
    lasts: REMOVED,
  },
  {
    name: 'spanwright.muted, spanwright.speechLanguage',
    kind: 'Local storage',
    purpose: 'Whether the consultant reads aloud, and in which English you speak, if you chose so.',
    lasts: REMOVED,
  },
  {
    name: 'admin_token',
    kind: 'Local storage',
    purpose: 'An administrator’s key to the admin centre. It stops working after 8 hours.',
    lasts: 'Until signing out',
  },
  {
    name: 'spanwright.onboarding',
    kind: 'Session storage',
    purpose: 'Which step of setting up a vacancy you have reached.',
    lasts: TAB,
  },
  {
    name: 'spanwright.draft, spanwright.unsent, spanwright.vacancy',
    kind: 'Session storage',
    purpose:
      'What you have typed and not yet sent, and your answers in the Vacancy Builder, so that a reload loses nothing.',
    lasts: TAB,
  },
  {
    name: 'spanwright.consentHidden',
    kind: 'Session storage',
    purpose: 'That you closed the cookie banner without choosing.',
    lasts: TAB,
  },
]
