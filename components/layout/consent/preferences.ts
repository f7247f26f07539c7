/** Essential storage needs no consent. */
export type ConsentCategory = 'analytics' | 'marketing'

export interface CookiePreferences {
  essential: true
  analytics: boolean
  marketing: boolean
  /** Epoch milliseconds. */
  timestamp: number
}

declare global {
  interface Window {
    /** Set by the inline script (consent-script.ts) before anything else runs. */
    cookieChoice: {
      /** Null when none was made or the stored value is invalid. */
      read: () => CookiePreferences | null
      /** Dispatches a storage event on this page, as the browser does in every other tab. */
      save: (choice: Record<ConsentCategory, boolean>) => void
    }
  }
}
