import { defineConfig, devices } from '@playwright/test'
import { type Browser, resolveBrowser } from './tests/support/resolve-browser.mjs'

// Found once, in the first process; the workers inherit the answer.
process.env.E2E_BROWSER ??= JSON.stringify(await resolveBrowser())
const browser = JSON.parse(process.env.E2E_BROWSER) as Browser

/** Where an engine has no part, or one that the HTTP tests try on both: tested beside the embedded one alone. */
const ENGINE_FREE = [
  '**/audio.spec.ts',
  '**/https.spec.ts',
  '**/voice*.spec.ts',
  '**/shell.spec.ts',
  '**/register*.spec.ts',
  '**/about*.spec.ts',
  '**/consultation-brief.spec.ts',
  '**/summary.spec.ts',
  '**/approval.spec.ts',
]
const onServer = Boolean(process.env.E2E_DATABASE)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${process.env.E2E_OUTPUT ?? 'e2e'}`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Tests that one engine alone can show, or that no engine has a part in, carry the tag of the one that runs them.
  grepInvert: onServer ? /@embedded/ : /@server/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may cost a test its time; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A share of all points would let a changed font pass.
    toHaveScreenshot: { maxDiffPixels: 100, animations: 'disabled', caret: 'hide' },
  },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }],
    ['html', { open: 'never' }],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    trace: 'retain-on-failure',
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
      testIgnore: ['**/*.mobile.spec.ts', ...(onServer ? ENGINE_FREE : [])],
      use: devices['Desktop Chrome'],
    },
    { name: 'mobile', testMatch: '**/*.mobile.spec.ts', use: devices['Pixel 7'] },
    {
      name: 'api',
      testDir: 'tests/api',
      testMatch: '**/*.spec.ts',
      testIgnore: onServer ? ENGINE_FREE : [],
      use: { trace: 'off' },
    },
    { name: 'fuzz', testDir: 'qa/fuzz', use: { trace: 'off' } },
  ],
})
