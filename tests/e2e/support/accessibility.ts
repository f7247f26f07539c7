import { expect, type Page, test } from '@playwright/test'
import { runAxe } from '@/tests/support/axe'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Half-faded colours fail the contrast rule. Transitions of a theme change start only in the next frame. */
export const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish()
    }
  })

/** Undecided checks are attached to the report under `name`. */
export const expectAccessible = (page: Page, name = page.url()): Promise<void> =>
  check(page, name, { type: 'tag', values: TAGS })

/** All rules in the light theme, and those about colours in the dark one. */
export async function expectAccessibleInBothThemes(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${name}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await check(page, `${name}, dark`, { type: 'rule', values: COLOUR_RULES })
}

async function check(page: Page, name: string, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
  // A notification may come or go while the check runs; without motion it never fades.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await finishAnimations(page)
  const { violations, incomplete } = await runAxe(page, runOnly)
  await page.emulateMedia({ reducedMotion: null })
  await test.info().attach(`axe, undecided: ${name}`, {
    body: JSON.stringify(incomplete, null, 2),
    contentType: 'application/json',
  })
  expect(violations, `axe on ${name}`).toEqual([])
}
