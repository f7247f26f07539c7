import type { Page } from '@playwright/test'
import * as paths from '@/lib/paths'
import { finishAnimations } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { findCase, register } from './support/journey'

/** Of every element of the screen: its name, its classes and a checksum of its computed styles. */
async function readStyles(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  await finishAnimations(page)
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    function checksum(styles: CSSStyleDeclaration) {
      let sum = 0
      for (const name of [...styles].filter((property) => !property.startsWith('--')))
        for (const letter of `${name}:${styles.getPropertyValue(name)};`)
          sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
      return sum
    }
    return [...document.querySelectorAll(':is(header, main, footer) :not(script)')].map((element) => {
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part))
      const sums = [getComputedStyle(element), ...drawn.filter(({ content }) => content !== 'none')].map(
        checksum,
      )
      return `${element.tagName} ${element.getAttribute('class')} ${sums.join(' ')}`
    })
  })
}

const countStyleSheets = (page: Page) => page.locator('link[rel=stylesheet]').count()

test('pages look the same with the style sheets of the site and of the workplace as with their own', async ({
  page,
}) => {
  const { company } = await findCase('dev-02-correction')
  await page.goto(paths.home)
  const home = await readStyles(page)
  const own = await countStyleSheets(page)

  await register(page, company)
  await expect(page).toHaveURL(new RegExp(paths.about))
  await page.waitForLoadState('networkidle')
  expect(await countStyleSheets(page)).toBeGreaterThan(own)
  const about = await readStyles(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.register)
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL(paths.home)
  await page.waitForLoadState('networkidle')
  expect(await countStyleSheets(page)).toBeGreaterThan(own)
  expect(await readStyles(page)).toEqual(home)

  await page.goto(paths.about)
  await page.waitForLoadState('networkidle')
  expect(await readStyles(page)).toEqual(about)
})
