import type { Page } from '@playwright/test'
import { ADMIN } from '@/tests/support/app-server'
import { expectAccessibleInBothThemes } from './support/accessibility'
import { downloadCsv, figure, firstCells, notification, openAdmin, row } from './support/admin-page'
import { chooseOption } from './support/choose-option'
import { expect, test } from './support/fixtures'
import { consult, FIRST_MESSAGE, generate, registerDescribedCompany, say } from './support/vacancy'

async function approve(page: Page, jobTitle: string) {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The page has a browser')
  const company = await context.newPage()
  const vacancy = await consult(company.request, undefined, jobTitle)
  await company.goto(`/job-specification/${await generate(company.request, vacancy)}`)
  await company.getByRole('checkbox').last().check()
  await company.getByRole('button', { name: 'Approve and Launch' }).click()
  await expect(company.getByRole('heading', { name: /Approved$/ })).toBeVisible()
  await context.close()
  return vacancy
}

const list = (search: string) => `/admin?tab=vacancies&search=${encodeURIComponent(search)}`

test('lists vacancies by approval with the time left to launch, and shows those that are not approved', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/)

  await test.step('by approval', async () => {
    const title = `Tester ${Date.now()}`
    await registerDescribedCompany(page.request, `${title} talked`)
    const approved = await approve(page, title)
    await openAdmin(page, list(title))
    await expect(page.getByRole('heading', { name: 'Vacancies (2)' })).toBeVisible()
    const first = row(page, title)
    await expect(first).toContainText('Castle Pumps Ltd')
    await expect(first).toContainText('Approved')
    await expect(first).toContainText(/1 h 5\d min/)
    await expectAccessibleInBothThemes(page, 'vacancies')
    const status = page.getByLabel(`Launch status of ${title}`)
    await chooseOption(status, 'Live')
    await expect(first).not.toContainText('left')
    await expect(status).toBeFocused()
    await page.getByLabel('Launch', { exact: true }).selectOption('Live')
    await expect(firstCells(page)).toHaveText([title])
    await page.getByLabel('Launch', { exact: true }).selectOption('Not approved yet')
    await expect(row(page, title)).toHaveCount(0)
    await page.goto(`/admin/vacancies/${approved.sessionId}`)
    await expect(page.getByText('Live for the client. The candidates’ page isn’t published.')).toBeVisible()
    await expect(page.getByText(/^Went live (?:under 1|\d) min after approval\.$/)).toBeVisible()
  })

  await test.step('not approved, and unknown', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    const title = `Draft ${Date.now()}`
    const companyId = await registerDescribedCompany(page.request, title)
    await page.request.post('/api/ai/initialize', { data: { companyId } })
    const sessionId = await say(page.request, companyId, 'We need a lift engineer in Derby.')
    await page.goto(`/admin/vacancies/${sessionId}`)
    await expect(page.getByText('No specification has been written yet.')).toBeVisible()
    await expect(page.getByText('Not approved yet.')).toBeVisible()
    await page.getByRole('link', { name: 'All vacancies' }).click()
    await expect(page).toHaveURL('/admin?tab=vacancies')
    await expect(figure(page, 'Awaiting launch')).toHaveText(/\d/)
    await page.goto('/admin/vacancies/0198f3f0-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Vacancy not found' })).toBeVisible()
  })
})

test('shows a vacancy with its sources, approval record and notes, and who did what in the audit log', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/)

  await test.step('a vacancy, and a change that conflicts', async () => {
    const title = `Hydraulics lead ${Date.now()}`
    const { sessionId } = await approve(page, title)
    await openAdmin(page, list(title))
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const sheet = page.getByRole('article', { name: `Specification: ${title}` })
    await expect(sheet).toBeHidden()
    await page.getByRole('link', { name: 'Read the specification, version 1' }).click()
    const salary = sheet.locator('#row-compensation')
    await expect(salary.getByText(/^£52,000 to £60,000\b/)).toBeVisible()
    await salary.getByText('Chat', { exact: true }).click()
    await expect(salary.locator('mark')).toHaveText('£52-60k')
    await expect(sheet.getByRole('button')).toHaveCount(0)
    const record = page.getByRole('region', { name: 'Approval record' })
    await expect(record).toContainText('Jo Barrow')
    await expect(record).toContainText(/\d{1,2} \w+ \d{4} at \d\d:\d\d, UK time/)
    await expect(record).toContainText(/Terms version\d{4}-\d\d/)
    await expect(record).toContainText(/[0-9a-f]{64}/)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.getByText('Conversation,').click()
    await expect(page.getByRole('paragraph').filter({ hasText: FIRST_MESSAGE })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'a vacancy')
    await page.getByLabel('New note').fill('Adverts are out.')
    await page.getByRole('button', { name: 'Add note' }).click()
    const history = page.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem')).toContainText(['Adverts are out.'])

    const other = await page.context().newPage()
    await other.goto(`/admin/vacancies/${sessionId}`)
    await chooseOption(other.getByLabel(`Launch status of ${title}`), 'On hold')
    await expect(other.getByText('Status changed from Awaiting launch to On hold')).toBeVisible()
    await other.close()
    await chooseOption(page.getByLabel(`Launch status of ${title}`), 'Live')
    const conflict = page.getByRole('alert').filter({ hasText: 'Update failed' })
    await expect(conflict).toContainText(`${ADMIN.username} changed the status of ${title} to On hold on`)
    await expect(notification(page)).toHaveCount(0)
    await conflict.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByLabel(`Launch status of ${title}`)).toHaveText('On hold')
    await expect(history.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('the audit log', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openAdmin(page)
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Time', 'Administrator', 'Action', 'Record', 'Changes', 'IP address', 'Request ID'],
    ])
    const newest = page.locator('tbody tr').first()
    await expect(newest).toContainText(ADMIN.username)
    await expect(newest).toContainText('Signed in')
    await expectAccessibleInBothThemes(page, 'the audit log')
    await page.getByLabel('Action').selectOption('Signed in')
    await expect(page).toHaveURL('/admin/audit?action=signIn.succeeded')
    const file = await downloadCsv(page, page.getByRole('link', { name: 'Export CSV' }))
    expect(file.records.length).toBeGreaterThan(1)
    await page.getByLabel('Search by administrator').fill('nobody')
    await expect(page.getByText('No entries found')).toBeVisible()
    await page.getByRole('link', { name: 'Admin Center' }).click()
    await expect(page).toHaveURL('/admin')
  })
})
