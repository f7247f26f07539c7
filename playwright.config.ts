import { defineConfig, devices } from '@playwright/test'
import { CALLS_ON_BOTH, SCREENS_ON_BOTH } from './tests/support/both-engines.mjs'
import { type Browser, resolveBrowser } from './tests/support/resolve-browser.mjs'

// Resolved once in the first process; the workers inherit the variable.
process.env.E2E_BROWSER ??= JSON.stringify(await resolveBrowser())
const browser = JSON.parse(process.env.E2E_BROWSER) as Browser

const isOnDatabaseServer = Boolean(process.env.E2E_DATABASE)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${process.env.E2E_OUTPUT ?? 'e2e'}`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // A tagged test runs only on the database engine that its tag names.
  grepInvert: isOnDatabaseServer ? /@embedded/ : /@server/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test can time out once on a busy machine.
  retries: process.env.CI ? 1 : 0,
  // Several times what they take on a quiet machine: the limits are for what hangs.
  timeout: 360_000,
  expect: {
    timeout: 90_000,
    // A percentage of the pixels would not detect a changed font.
    toHaveScreenshot: { maxDiffPixels: 100, animations: 'disabled', caret: 'hide' },
  },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }],
    ['html', { open: 'never', outputFolder: `playwright-report/${process.env.E2E_OUTPUT ?? 'e2e'}` }],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...process.env, ...browser.env },
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(isOnDatabaseServer && { testMatch: SCREENS_ON_BOTH }),
      use: devices['Desktop Chrome'],
    },
    {
      name: 'api',
      testDir: 'tests/api',
      testMatch: isOnDatabaseServer ? CALLS_ON_BOTH : '**/*.spec.ts',
      use: { trace: 'off' },
    },
    {
      name: 'fuzz',
      testDir: 'qa/fuzz',
      testMatch: isOnDatabaseServer ? [] : '**/*.spec.ts',
      use: { trace: 'off' },
    },
  ],
})
