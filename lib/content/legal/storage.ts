export interface StoredItem {
  name: string
  kind: 'Cookie' | 'Local storage' | 'Session storage'
  purpose: string
  lasts: string
}

const TAB = 'Until the tab is closed'
const REMOVED = 'Until you remove it'

/** A test compares this with what the code stores. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'spanwright_owner',
    kind: 'Cookie',
    purpose:
      'Set when you register a company. A random key that lets only this browser open that company’s records. Over HTTPS the name starts with __Host-.',
    lasts: '400 days',
  },
  {
    name: 'spanwright_person',
    kind: 'Cookie',
    purpose:
      'Set when you sign in with a link from an email. A random key that keeps you signed in. Over HTTPS the name starts with __Host-.',
    lasts: '30 days after you last used it, or until you sign out',
  },
  {
    name: 'next-auth.session-token',
    kind: 'Cookie',
    purpose: 'Keeps an administrator signed in. Over HTTPS the name starts with __Host-.',
    lasts: '8 hours, or until sign-out',
  },
  {
    name: 'next-auth.csrf-token, next-auth.callback-url',
    kind: 'Cookie',
    purpose:
      'Set by the sign-in address for programs, /api/auth. They tie a sign-in to the browser that began it. Over HTTPS the names start with __Host- and __Secure-.',
    lasts: 'Until the browser is closed',
  },
  {
    name: 'spanwright_admin_device',
    kind: 'Cookie',
    purpose:
      'Set when an administrator signs in. A random key, so that failed sign-ins from elsewhere don’t lock this browser out. Over HTTPS the name starts with __Host-.',
    lasts: '400 days',
  },
  {
    name: 'cookiePreferences',
    kind: 'Local storage',
    purpose: 'Your cookie choices, and when you made them.',
    lasts: REMOVED,
  },
  {
    name: 'theme',
    kind: 'Local storage',
    purpose: 'Your theme, if different from your device’s.',
    lasts: REMOVED,
  },
  {
    name: 'spanwright.muted, spanwright.speechLanguage',
    kind: 'Local storage',
    purpose:
      'Whether the consultant reads its replies aloud and which variety of English you speak, if you’ve changed either setting.',
    lasts: REMOVED,
  },
  {
    name: 'admin_token',
    kind: 'Local storage',
    purpose: 'An administrator’s sign-in token. It expires after 8 hours.',
    lasts: 'Until sign-out',
  },
  {
    name: 'spanwright.onboarding',
    kind: 'Session storage',
    purpose: 'Which step of setting up a vacancy you have reached.',
    lasts: TAB,
  },
  {
    name: 'spanwright.guide',
    kind: 'Session storage',
    purpose: 'Which role you said is closest to your vacancy.',
    lasts: TAB,
  },
  {
    name: 'spanwright.draft, spanwright.unsent, spanwright.vacancy',
    kind: 'Session storage',
    purpose:
      'What you’ve typed but not sent, and your answers in the Vacancy Builder, so a reload loses nothing.',
    lasts: TAB,
  },
  {
    name: 'spanwright.scorecard',
    kind: 'Local storage',
    purpose:
      'Set when you score a candidate with an interviewer’s link. What you’ve typed that our server doesn’t have yet.',
    lasts: 'Until our server has it, usually a second',
  },
  {
    name: 'spanwright.consentHidden',
    kind: 'Session storage',
    purpose: 'Remembers that you closed the cookie banner without choosing.',
    lasts: TAB,
  },
]
