import { expectAccessible } from './support/accessibility'
import { holdAllCalls } from './support/hold-calls'
import { expectHydrated } from './support/hydration'
import { expect, signInByEmail, test } from './support/mail'
import { registerCompany } from './support/register-page'

const NAME = 'Halyard Controls'

test('an owner invites a colleague, who accepts and is changed and removed @embedded', async ({
  page,
  smtp,
  browser,
  app,
  consoleGuard,
}) => {
  consoleGuard.allow(/409|422/)

  const [jo, priya] = ['jo@northmoor.example', 'priya@northmoor.example']
  await registerCompany(page, NAME)
  await signInByEmail(page, smtp, jo)
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByRole('link', { name: jo }).click()
  const runScripts = await holdAllCalls(page, '**/*.js*')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.getByText(`Who can see and change ${NAME}.`)).toBeVisible()

  const invite = page.getByRole('region', { name: 'Invite someone' })
  await invite.getByLabel('Email').fill(jo)
  await invite.getByRole('button', { name: 'Invite' }).click()
  runScripts()
  await expect(invite.getByText('This person already has access.')).toBeVisible()
  await invite.getByLabel('Email').fill(priya)
  await invite.getByLabel('Role').selectOption('Viewer')
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('region', { name: 'Invited' }).getByText(priya, { exact: true })).toBeVisible()
  await expectAccessible(page, 'colleagues')

  const other = await (await browser.newContext({ baseURL: app.url })).newPage()
  await signInByEmail(other, smtp, priya)
  await other.getByRole('link', { name: priya }).click()
  await expect(other.getByText(`You’re invited to join ${NAME}.`)).toBeVisible()
  await expectAccessible(other, 'an account with an invitation')
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(other).toHaveURL('/vacancies')

  await expect(other.getByText('Start another vacancy')).toHaveCount(0)
  await other.goto('/consultation')
  await expect(other.getByText('Only editors and owners see the conversation')).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(other, 'a consultation for a viewer')
  await other.goto('/about')
  await expect(other.getByText('You can read these.')).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)

  await page.reload()
  const role = page.getByRole('group', { name: `Role of ${priya}` })
  await expectHydrated(role.getByLabel('Role'))
  await role.getByLabel('Role').selectOption('Owner')
  await expect(page.getByText('Now owner.')).toBeVisible()
  await page.getByRole('button', { name: `Undo for ${priya}` }).click()
  await expect(page.getByText('Now owner.')).toHaveCount(0)
  await expect(role.getByLabel('Role')).toHaveValue('viewer')
  await role.getByLabel('Role').selectOption('Editor')
  await expect(page.getByText('Now editor.')).toBeVisible()
  await role.getByLabel('Can approve').check()
  await expect(page.getByText('Now editor, can approve.')).toBeVisible()
  await other.goto('/account')
  await expect(other.getByText('Editor, can approve')).toBeVisible()
  await expect(page.getByText('You’re its only owner.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toHaveCount(0)
  await other.getByRole('link', { name: NAME }).click()
  const leave = other.getByRole('button', { name: 'Leave', exact: true })
  await expectHydrated(leave)
  await leave.click()
  await other.getByRole('button', { name: 'Yes, leave' }).click()
  await expect(other).toHaveURL('/account')
  await page.reload()
  await expect(role).toHaveCount(0)
  await expectHydrated(page.getByRole('button', { name: 'Train AI Agent' }))
  await expect(other.getByRole('link', { name: NAME })).toHaveCount(0)
  await other.context().close()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all data (JSON)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^company-.*\.json$/)
  await page.getByRole('button', { name: 'Train AI Agent' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(`Type “${NAME}” to confirm`).fill('Halyard')
  await page.getByRole('button', { name: 'Delete the company' }).click()
  await expect(page.getByText('Type the name of the company as it is written above')).toBeVisible()
  await page.getByLabel(`Type “${NAME}” to confirm`).fill(NAME)
  await page.getByRole('button', { name: 'Delete the company' }).click()
  await expect(page).toHaveURL('/vacancies')
  await expect(page.getByText('You haven’t registered a company in this browser.')).toBeVisible()
})
