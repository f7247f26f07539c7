import { expectAccessible } from './support/accessibility'
import { contact, openAdmin, register, signIn } from './support/admin-page'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

const STAMP = Date.now()
const CONTACT = {
  name: `Priya ${STAMP}`,
  email: `priya${STAMP}@kelso-rail.example`,
  company: 'Kelso',
  role: 'Owner',
}
const PERSON = { name: `Ada ${STAMP}`, email: `ada${STAMP}@kelso-rail.example`, userType: 'candidate' }

test('a reader sees everything and nothing to change it with', async ({ page, browser, app }) => {
  const title = `Reader ${STAMP}`
  await contact(page, CONTACT)
  await register(page, PERSON)
  const company = await browser.newContext({ baseURL: app.url })
  const vacancy = await consult(company.request, undefined, title)
  const id = await generate(company.request, vacancy)
  const approval = { name: 'Jo Barrow', acceptTerms: true }
  const approved = await company.request.post(`/api/job-specifications/${id}/approval`, { data: approval })
  expect(approved.status()).toBe(201)
  await company.close()

  const username = `reader ${STAMP}`
  const authorization = `Bearer ${await signIn(page)}`
  const added = await page.request.post('/api/admin/administrators', {
    data: { username, role: 'reader' },
    headers: { authorization },
  })
  const { password } = await added.json()
  const context = await browser.newContext({ baseURL: app.url })
  const reader = await context.newPage()
  await reader.goto('/admin/login')
  await reader.getByLabel('Username').fill(username)
  await reader.getByLabel('Password', { exact: true }).fill(password)
  await reader.getByRole('button', { name: /sign in|log in/i }).click()
  await expect(reader.getByRole('heading', { level: 1, name: 'Admin Center' })).toBeVisible()

  /** Everything that the roles above a reader's can use. */
  const controls = reader
    .getByRole('main')
    .or(reader.getByRole('dialog'))
    .locator(
      [
        '[aria-label^="Status of"]',
        '[aria-label^="Assignee of"]',
        '[aria-label^="Launch status of"]',
        '[aria-label^="Role of"]',
        'textarea',
        'form:not([role="search"]) button[type="submit"]',
      ].join(', '),
    )
  const changing = reader.getByRole('button', {
    name: /^(Add note|Resend|Publish|Save changes|Close the page|Add administrator|Disable|Enable|Erase|Find)\b/,
  })
  async function expectNothingToChange() {
    await expect(controls).toHaveCount(0)
    await expect(changing).toHaveCount(0)
  }

  await test.step('enquiries', async () => {
    await reader.goto(`/admin?tab=contacts&search=${CONTACT.email}`)
    await expect(reader.getByRole('row').filter({ hasText: CONTACT.name })).toContainText('New')
    await expectNothingToChange()
    await reader.getByRole('button', { name: CONTACT.name, exact: true }).click()
    await expect(reader.getByRole('heading', { name: 'Notes and history' })).toBeVisible()
    await expectNothingToChange()
    await expectAccessible(reader, 'a contact, for a reader')
    await reader.goto(`/admin?search=${PERSON.email}`)
    await reader.getByRole('button', { name: PERSON.name, exact: true }).click()
    await expect(reader.getByRole('heading', { name: 'Notes and history' })).toBeVisible()
    await expectNothingToChange()
  })

  await test.step('emails', async () => {
    await reader.goto(`/admin?tab=emails&search=${PERSON.email}`)
    await reader.getByRole('button', { name: 'We’ve received your registration' }).first().click()
    await expect(reader.getByRole('heading', { name: 'Text' })).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expectNothingToChange()
  })

  await test.step('a vacancy', async () => {
    await reader.goto(`/admin?tab=vacancies&search=${encodeURIComponent(title)}`)
    await expect(reader.getByRole('row').filter({ hasText: title })).toContainText('Awaiting')
    await expectNothingToChange()
    await reader.goto(`/admin/vacancies/${vacancy.sessionId}`)
    await expect(reader.getByRole('heading', { name: 'Candidates’ page' })).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Notes and history' })).toBeVisible()
    await expectNothingToChange()
    await expectAccessible(reader, 'a vacancy, for a reader')
  })

  await test.step('settings: only the own password', async () => {
    await reader.goto('/admin/settings')
    await expect(reader.getByText(username)).not.toHaveCount(0)
    await expect(changing).toHaveCount(0)
    await expect(reader.getByRole('heading', { name: 'Personal data' })).toHaveCount(0)
    await reader.getByLabel('Current password').fill(password)
    await reader.getByLabel('New password').fill('nine brass bedsteads')
    await reader.getByRole('button', { name: 'Change password' }).click()
    await expect(reader.getByText('Your other sessions were ended.')).toBeVisible()
  })
  await context.close()

  await openAdmin(page, `/admin/vacancies/${vacancy.sessionId}`)
  await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible()
  await expect(page.getByLabel(`Launch status of ${title}`)).toBeVisible()
})
