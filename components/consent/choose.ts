import { type ConsentCategory, HIDDEN, KEY, remember } from './preferences'

/** Saves a choice and tells this page as the browser tells every other tab: by a storage event. */
export function savePreferences({ analytics, marketing }: Record<ConsentCategory, boolean>): void {
  const choice = JSON.stringify({ essential: true, analytics, marketing, timestamp: Date.now() })
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    remember(choice)
  }
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

/** Closes the banner for this visit. Saves no choice. */
export function hideForVisit(): void {
  try {
    sessionStorage.setItem(HIDDEN, '1')
  } catch {
    // It stays closed until the next page load.
  }
}
