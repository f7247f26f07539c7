import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate, SKILL } from './support/vacancy'

test('an owner asks in order, an edit voids the round, and the second round approves @embedded', async ({
  page,
  browser,
}) => {
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  const panel = page.getByRole('region', { name: /approval/i }).first()

  async function ask(): Promise<string> {
    await page.getByRole('button', { name: 'Ask several people to approve' }).click()
    await panel.getByLabel('Their name').fill('Priya Shah')
    await panel.getByRole('button', { name: 'Ask for approval' }).click()
    const url = await panel.getByLabel('Link for Priya Shah').inputValue()
    await panel.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
    return url
  }
  async function approve() {
    await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
    await page.getByRole('button', { name: 'Approve and Launch' }).click()
    await expect(page.getByText('You’ve approved. Waiting for Priya Shah to approve.').first()).toBeVisible()
  }

  const first = await ask()
  // At the end of the page the bar covers no control.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectAccessible(page, 'round')
  const bar = page.getByRole('region', { name: 'Approval', exact: true })
  await expect(bar.getByRole('link', { name: 'Decide now' })).toBeVisible()
  await approve()
  const line = page.getByRole('listitem').filter({ has: page.getByText(SKILL) })
  await line.getByRole('button', { name: /^Edit line/ }).click()
  await page.getByRole('textbox', { name: /line/i }).fill('Hydraulic design of pumps')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Approvals no longer count')).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(first)
  await expect(reader.getByText('This version is no longer waiting for your approval.')).toBeVisible()
  const second = await ask()
  await approve()
  await reader.goto(second)
  await reader.getByRole('checkbox').check()
  await reader.getByRole('button', { name: 'Approve this version' }).click()
  await expect(reader.getByText('Thank you. We’ve recorded your approval.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Jo Barrow, Priya Shah')).toBeVisible()
  await context.close()
})
