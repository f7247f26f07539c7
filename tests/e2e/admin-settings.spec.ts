import { expectAccessibleInBothThemes } from './support/accessibility'
import { openAdmin, register } from './support/admin-page'
import { expect, test } from './support/fixtures'

const PERSON = { name: 'Ada Kelso', email: 'ada@kelso-rail.example', userType: 'candidate' as const }

test('settings add and disable an administrator, and find, export and erase a person', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/422 .*personal-data\/erase/)
  await register(page, PERSON)
  await openAdmin(page, '/admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  const username = `grace ${Date.now()}`
  await page.getByLabel('New administrator’s username').fill(username)
  await page.getByRole('button', { name: 'Add administrator' }).press('Enter')
  await expect(page.getByText('We show it only once')).toBeVisible()
  const role = page.getByLabel(`Role of ${username}`)
  await expect(role).toHaveValue('consultant')
  await role.selectOption('Reader')
  await expect(role).toHaveValue('reader')
  await expect(role).toBeEnabled()
  await page.getByRole('button', { name: `Disable ${username}` }).click()
  await expect(page.getByRole('button', { name: `Enable ${username}` })).toBeVisible()

  await page.getByLabel('New password').fill('too short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Use at least 12 characters').last()).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()

  await page.getByLabel('Person’s email address').fill(' ADA@kelso-rail.example')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Interest registrations: 1')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^personal-data-[0-9a-f-]{36}\.json$/)
  await expect(page.getByText(/^Data exported. Reference in the audit log: [\da-f-]{36}$/)).toBeVisible()

  const again = page.getByLabel('To erase this data, type the email address again')
  await again.fill('someone@else.example')
  await page.getByRole('button', { name: 'Erase the data' }).click()
  await expect(page.getByText('Type the same address again to confirm')).toBeVisible()
  await again.fill(PERSON.email)
  await page.getByRole('button', { name: 'Erase the data' }).click()
  await expect(page.getByText('The data was erased')).toBeVisible()
})
