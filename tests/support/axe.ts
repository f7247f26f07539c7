import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOnly } from 'axe-core'

/** Each target is a CSS selector. */
export interface Finding {
  id: string
  help: string
  targets: string[]
}

/** What is wrong on the page as it is, and what axe could not decide. Axe is loaded once into each document. */
export async function runAxe(
  page: Page,
  runOnly: RunOnly,
): Promise<{ violations: Finding[]; incomplete: Finding[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations, incomplete } = await run(document, options)
    const summarise = (results: AxeResults['violations']) =>
      results.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }))
    return { violations: summarise(violations), incomplete: summarise(incomplete) }
  }, runOptions(runOnly))
}

const runOptions = (runOnly: RunOnly) => ({
  runOnly,
  reporter: 'v2' as const,
  resultTypes: ['violations' as const, 'incomplete' as const],
})
