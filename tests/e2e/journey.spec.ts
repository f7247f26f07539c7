import { messageOf } from '@/tests/evals/case-schema'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { approve, describeCompany, findCase, register, say, writeSpecification } from './support/journey'

test('registers, consults and approves a vacancy without data loss over two server kills', async ({
  page,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/)
  const evalCase = await findCase('dev-01-bridge-engineer')
  const { company } = evalCase
  const turns = evalCase.turns.map(messageOf)
  await page.goto('/')
  await register(page, company)
  await describeCompany(page, evalCase)

  const half = Math.ceil(turns.length / 2)
  for (const turn of turns.slice(0, half)) await say(page, turn)
  await app.kill()
  await app.restart()
  await page.reload()
  for (const turn of turns.slice(0, half))
    await expect(page.getByRole('log')).toContainText(turn.slice(0, 60))
  for (const turn of turns.slice(half)) await say(page, turn)
  await expectAccessible(page, 'the consultation after the last answer')

  await writeSpecification(page, 'MIDAS Civil')
  await expect(page.getByText('Section 3: Your Employee Value Proposition')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('£58,000')
  const approved = await approve(page)

  await app.kill()
  await app.restart()
  await page.reload()
  await expect(approved).toBeVisible()
  await expect(page.getByRole('main')).toContainText(company.contactName)
})

test('redirects screens opened out of order to the earlier step', async ({ page }) => {
  for (const path of ['/about', '/consultation', '/summary']) {
    await page.goto(path)
    await page.waitForURL('**/register')
  }
  const { company } = await findCase('dev-02-correction')
  await page.goto('/')
  await register(page, company)
  for (const path of ['/consultation', '/summary']) {
    await page.goto(path)
    await page.waitForURL('**/about')
  }
})
