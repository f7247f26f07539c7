import { expect } from '@playwright/test'
import { test as appTest } from '@/tests/support/app-test'

export interface ConsoleGuard {
  allow(pattern: RegExp): void
}

const CONSENT_REFUSED = { essential: true, analytics: false, marketing: false, timestamp: 1_790_000_000_000 }

/** Fails on unexpected console errors and on every Content Security Policy refusal. Consent is refused in advance. */
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
      const isPolicyRefusal = (text: string) => text.includes('Content Security Policy')
      const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text))
      const unexpected = errors.filter((text) => isPolicyRefusal(text) || !isAllowed(text))
      expect(unexpected, 'browser console errors').toEqual([])
    },
    { auto: true },
  ],
})

export const FIRST_VISIT = { cookies: [], origins: [] }

export { expect }
