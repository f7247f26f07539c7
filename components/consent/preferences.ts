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

export const KEY = 'cookiePreferences'
export const HIDDEN = 'spanwright.consentHidden'

let memory: string | null = null
/** Keeps a choice that could not be stored, until the page is left. */
export const remember = (choice: string) => {
  memory = choice
}

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
    return localStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
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
