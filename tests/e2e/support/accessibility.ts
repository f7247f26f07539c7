import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Brings everything that is fading or sliding to its end: half-way, a colour has too little contrast. What a change of the theme sets
 * going starts with the next frame.
 */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish()
    }
  })

/**
 * Expects axe to find nothing on the page once it has settled. What axe cannot decide is attached to the report.
 * @param name says in the report which state was looked at
 */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  await finishAnimations(page)
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const undecided = incomplete.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))
  await test.info().attach(`axe, undecided: ${name}`, {
    body: JSON.stringify(undecided, null, 2),
    contentType: 'application/json',
  })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map((node) => node.target.join(' ')),
  }))
  expect(found, `axe on ${name}`).toEqual([])
}
