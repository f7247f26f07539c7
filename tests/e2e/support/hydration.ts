import { expect, type Locator, type Page } from '@playwright/test'

/** A page can be seen before its scripts run, and then loses clicks and choices. React marks each element that it has taken over. */
export const expectHydrated = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)

/** Public pages with a form load their scripts when it is used. */
export async function expectFormReady(page: Page) {
  await page.getByRole('main').dispatchEvent('pointerover')
  await expect(page.locator('main [data-ready]')).toBeVisible()
}
