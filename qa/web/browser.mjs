import { chromium } from '@playwright/test'
import { resolveBrowser } from '../../tests/support/resolve-browser.mjs'

/** Date fields follow it, whatever the page’s locale. */
const BRITISH = { LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB' }

export async function withBrowser(load, work, appOptions) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { executablePath, env } = await resolveBrowser()
  const launchBrowser = (args = []) =>
    chromium.launch({ executablePath, args, env: { ...process.env, ...env, ...BRITISH } })
  const app = await startApp(appOptions)
  try {
    return await work(launchBrowser, app)
  } finally {
    await app.stop()
  }
}
