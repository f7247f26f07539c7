import { expect } from '@playwright/test'
import { test as appTest } from '@/tests/support/app-test'

export interface ConsoleGuard {
  /** Lets console errors that match pass: those that the test brings about on purpose. */
  allow(pattern: RegExp): void
}

/** What a browser keeps once consent was refused: no banner. */
const CONSENT_REFUSED = { essential: true, analytics: false, marketing: false, timestamp: 1_790_000_000_000 }

/**
 * Playwright's test on a server of this worker's own; an unexpected error in the browser's console fails it, and so does whatever a
 * page's Content-Security-Policy refuses. Consent is settled:
 * `test.use({ storageState: UNSETTLED })` brings the banner back.
 */
export const test = appTest.extend<{ consoleGuard: ConsoleGuard }>({
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'cookiePreferences', value: JSON.stringify(CONSENT_REFUSED) }]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },

  consoleGuard: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (webError) => errors.push(String(webError.error().stack)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      // What a page's own policy refuses is never brought about on purpose.
      const isRefusal = (text: string) => text.includes('Content Security Policy')
      const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text))
      const unexpected = errors.filter((text) => isRefusal(text) || !isAllowed(text))
      expect(unexpected, 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** The storage of a browser that comes for the first time. */
export const FIRST_VISIT = { cookies: [], origins: [] }

export { expect }
