import type { Page } from '@playwright/test'
import { finishAnimations } from '@/tests/e2e/support/accessibility'
import { runAxe } from '@/tests/support/axe'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Text that its box hides, unless an ellipsis says so: the cell's title and the record show all of it. */
const findCutText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clip, clipPath } =
          getComputedStyle(element)
        const isHidden = element.clientWidth < 2 || clip !== 'auto' || clipPath !== 'none'
        if (
          isHidden ||
          !element.checkVisibility() ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          !element.innerText?.trim()
        )
          return false
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `cut: ${element.tagName} ${element.className} “${element.innerText.slice(0, 60)}”`),
  )

/** At the end of the page, a docked bar covers no part of a target that scrolling brings out from under it. */
const setBarPosition = (page: Page, position: '' | 'static') =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.docked')) bar.style.position = value
  }, position)

/** Of the screen as it is: what axe finds, and cut text. */
export async function findProblems(page: Page): Promise<string[]> {
  await finishAnimations(page)
  await setBarPosition(page, 'static')
  const { violations } = await runAxe(page, { type: 'tag', values: TAGS })
  await setBarPosition(page, '')
  const found = violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`))
  return [...found, ...(await findCutText(page))]
}
