/** What consent is asked for. Essential storage needs none. */
export type ConsentCategory = 'analytics' | 'marketing'

/** The saved choice (specification, section 3). */
export interface CookiePreferences {
  essential: true
  analytics: boolean
  marketing: boolean
  /** When it was made, epoch milliseconds. */
  timestamp: number
}

const KEY = 'cookiePreferences'
const HIDDEN = 'spanwright.consentHidden'

// Where storage is off, the choice holds until the page is left.
let memory: string | null = null

/** The saved choice; null where none was made, or where what is stored is no choice. */
export function readPreferences(): CookiePreferences | null {
  try {
    const kept = JSON.parse(storedChoice() ?? 'null')
    const isChoice =
      kept?.essential === true &&
      typeof kept.analytics === 'boolean' &&
      typeof kept.marketing === 'boolean' &&
      Number.isFinite(kept.timestamp)
    return isChoice ? kept : null
  } catch {
    return null
  }
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return memory
  }
}

/** Saves a choice and tells this page as the browser tells every other tab: by a storage event. */
export function savePreferences(choice: Record<ConsentCategory, boolean>): void {
  const { analytics, marketing } = choice
  memory = JSON.stringify({ essential: true, analytics, marketing, timestamp: Date.now() })
  try {
    localStorage.setItem(KEY, memory)
  } catch {
    // `memory` holds it.
  }
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** Calls back whenever the choice was saved or removed, here or in another tab. Returns the way to leave. */
export function onPreferences(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Whether the banner was closed in this visit: as long as the tab is open. */
export function isHiddenForVisit(): boolean {
  try {
    return sessionStorage.getItem(HIDDEN) !== null
  } catch {
    return false
  }
}

/** Closes the banner for this visit. Saves no choice. */
export function hideForVisit(): void {
  try {
    sessionStorage.setItem(HIDDEN, '1')
  } catch {
    // It stays closed until the next page load.
  }
}
