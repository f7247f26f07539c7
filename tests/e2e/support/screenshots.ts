import path from 'node:path'
import type { Page } from '@playwright/test'

const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
const FOLDER = 'test-results/screens'

/** At three widths in both themes, to test-results/screens/<name>-<width>-<theme>.png. Restores the viewport and the theme. */
export async function saveScreenshots(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 800 : 900 })
      await page.evaluate(() => document.fonts.ready)
      const file = path.join(FOLDER, `${name}-${width}-${theme}.png`)
      await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}
