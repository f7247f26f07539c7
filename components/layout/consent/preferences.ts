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

declare global {
  interface Window {
    /** Set by the inline script (consent-script.ts) before anything else runs. */
    cookieChoice: {
      /** The saved choice; null where none was made, or where what is stored is no choice. */
      read: () => CookiePreferences | null
      /** Saves a choice and tells this page as the browser tells every other tab: by a storage event. */
      save: (choice: Record<ConsentCategory, boolean>) => void
    }
  }
}

/** Calls back whenever the choice was saved or removed, here or in another tab. Returns the way to leave. */
export function onPreferences(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === 'cookiePreferences' || key === null) listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
