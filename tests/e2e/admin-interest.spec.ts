import { formatShortMoment } from '@/lib/dates'
import { expectAccessibleInBothThemes } from './support/accessibility'
import {
  downloadCsv,
  expectNotification,
  failCalls,
  figure,
  firstCells,
  header,
  REGISTRATIONS,
  register,
  row,
  signIn,
  storedToken,
} from './support/admin-page'
import { chooseOption } from './support/choose-option'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'

const LIST = /\/api\/admin\/interest-registrations\?/
const SEARCH = 'Search by name, email, company or role'
const [TODAY = ''] = formatShortMoment(new Date()).split(',')
const TODAY_IN_CSV = new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/London' })
const { full, bare, hostile } = REGISTRATIONS

test('shows, counts, finds, sorts and exports registrations', async ({ page }) => {
  await register(page, full, bare, hostile)
  await signIn(page)

  await test.step('every column and filter', async () => {
    await page.goto('/admin?search=hexham')
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Center' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Interest Registrations' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('heading', { name: 'Registrations (3)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Filters & Export' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Name', 'Email', 'Type', 'Company', 'Role', 'Phone', 'Source', 'Pricing Plan', 'Interests'],
      ...['Assignee', 'Date', 'Actions'],
    ])
    await expect(page.getByLabel('Type').getByRole('option')).toHaveText([
      'All Types',
      'Hiring Managers',
      'Candidates',
    ])
    await expect(page.getByLabel('Source').getByRole('option')).toHaveText([
      ...['All Sources', 'Search Engine', 'Social Media', 'Industry Publication', 'Word of Mouth'],
      ...['Conference/Event', 'Direct Outreach', 'Other'],
    ])
    await expect(row(page, full.name).getByRole('cell')).toHaveText([
      ...[full.name, full.email, 'Hiring Manager', full.company, full.role, full.phone],
      ...[full.howDidYouHear, 'success based', 'AI job, Candidate sourcing +1 more', '-', TODAY, /.*/],
    ])
    await expect(row(page, bare.name).getByRole('cell')).toHaveText([
      ...[bare.name, bare.email, 'Candidate', '-', '-', '-', '-', '-', '-', '-', TODAY, /.*/],
    ])
    const first = row(page, full.name)
    await expect(first.getByRole('link', { name: full.email })).toHaveAttribute(
      'href',
      'mailto:amara@hexham-forge.example',
    )
    await expect(first.getByRole('link', { name: full.phone })).toHaveAttribute('href', 'tel:+441174960123')
    await expect(first.getByRole('link', { name: `Email ${full.name}` })).toBeVisible()
    await expect(row(page, bare.name).getByRole('button', { name: /^Message/ })).toHaveCount(0)
    await expect(row(page, hostile.name)).toContainText(hostile.company)
    await expectAccessibleInBothThemes(page, 'interest registrations')
  })

  await test.step('a message on hover and on keyboard focus', async () => {
    await page.goto('/admin?search=hexham')
    const button = page.getByRole('button', { name: `Message from ${full.name}` })
    await button.hover()
    await expect(page.getByRole('tooltip')).toHaveText(full.message)
    await page.mouse.move(5, 5, { steps: 10 })
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.getByRole('link', { name: `Email ${hostile.name}` }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toHaveText(hostile.message.replace('\r', ''))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  await test.step('a search while typing, which stays in the URL', async () => {
    await page.goto('/admin')
    await expect(firstCells(page).nth(1)).toBeVisible()
    await page.getByLabel(SEARCH).pressSequentially('HEXHAM for')
    await expect(firstCells(page)).toHaveText([full.name])
    await expect(page.getByText('1 registration', { exact: true })).toHaveRole('status')
    await expect(page).toHaveURL('/admin?search=HEXHAM+for')
    await page.reload()
    await expect(page.getByLabel(SEARCH)).toHaveValue('HEXHAM for')
    await expect(firstCells(page)).toHaveText([full.name])
    await page.getByLabel(SEARCH).fill('nobody at all')
    await expect(page.getByText('No registrations found')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Registrations (0)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(firstCells(page).nth(1)).toBeVisible()
  })

  await test.step('by type and source, and back', async () => {
    await page.goto('/admin?search=hexham')
    await page.getByLabel('Type').selectOption('Candidates')
    await expect(firstCells(page)).toHaveText([hostile.name, bare.name])
    await page.getByLabel('Source').selectOption('Conference/Event')
    await expect(firstCells(page)).toHaveText([hostile.name])
    await page.goBack()
    await expect(firstCells(page)).toHaveText([hostile.name, bare.name])
    await expect(page.getByLabel('Source')).toHaveValue('')
  })

  await test.step('one or two letters', async () => {
    await register(page, { ...bare, name: 'Quentin Short' }, { ...bare, name: 'Unrelated Aqua' })
    await page.goto('/admin?search=qu')
    await expect(page.getByText('One or two letters find words that begin with them.')).toBeVisible()
    await expect(firstCells(page).filter({ hasText: 'Quentin Short' })).toHaveCount(1)
    await expect(firstCells(page).filter({ hasText: 'Unrelated Aqua' })).toHaveCount(0)
  })

  await test.step('sorted by keyboard', async () => {
    await page.goto('/admin?search=hexham')
    await expect(header(page, 'Date')).toHaveAttribute('aria-sort', 'descending')
    await header(page, 'Email').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(header(page, 'Email')).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(page)).toHaveText([full.name, bare.name, hostile.name])
    await page.keyboard.press('Enter')
    await expect(firstCells(page)).toHaveText([hostile.name, bare.name, full.name])
    await expect(page).toHaveURL(/sort=-email/)
  })

  await test.step('only the filtered ones, as CSV', async () => {
    await page.goto('/admin?search=hexham&userType=candidate')
    await expect(firstCells(page)).toHaveText([hostile.name, bare.name])
    const file = await downloadCsv(page, page.getByRole('link', { name: 'Export CSV' }))
    expect(file.name).toBe(`spanwright-interest-registrations-${new Date().toISOString().slice(0, 10)}.csv`)
    expect(file.records).toEqual([
      [
        ...['Name', 'Email', 'Company', 'Role', 'User Type', 'Phone', 'How Did You Hear', 'Interested In'],
        ...['Pricing Plan', 'Message', 'Assigned To', 'Registered Date'],
      ],
      [
        ...[hostile.name, hostile.email, "'=1+1", hostile.role, 'candidate', '', hostile.howDidYouHear, ''],
        ...['', hostile.message, '', TODAY_IN_CSV],
      ],
      [bare.name, bare.email, '', '', 'candidate', '', '', '', '', '', '', TODAY_IN_CSV],
    ])
  })

  await test.step('the tabs by keyboard', async () => {
    await page.goto('/admin?search=hexham')
    await page.getByRole('tab', { name: 'Interest Registrations' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Contact Sales' })).toBeFocused()
    await expect(page).toHaveURL('/admin?tab=contacts')
    await expect(page.getByRole('heading', { name: 'Contact Sales Management' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'People' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/admin?search=hexham')
    await expect(page.getByLabel(SEARCH)).toHaveValue('hexham')
  })

  await test.step('the counters, on refresh', async () => {
    await page.goto('/admin')
    const labels = ['Total Registrations', 'Hiring Managers', 'Candidates', 'With Phone']
    const read = async () => {
      await expect(figure(page, 'Total Registrations')).toHaveText(/\d/)
      return await Promise.all(labels.map(async (label) => Number(await figure(page, label).textContent())))
    }
    const [total = 0, managers = 0, candidates = 0, withPhone = 0] = await read()
    expect(total).toBe(managers + candidates)
    await register(page, { ...bare, name: `New ${Date.now()}`, phone: '0117 496 0999' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(figure(page, 'Total Registrations')).toHaveText(String(total + 1))
    expect(await read()).toEqual([total + 1, managers, candidates + 1, withPhone + 1])
  })

  await test.step('each once across the pages', async () => {
    const many = Array.from({ length: 53 }, (_, at) => ({ ...bare, name: `Paged ${100 + at}` }))
    await register(page, ...many)
    await page.goto('/admin?search=paged&sort=name')
    const pages = page.getByRole('navigation', { name: 'Pages of registrations', exact: true })
    await expect(firstCells(page)).toHaveCount(50)
    await expect(page.getByRole('heading', { name: 'Registrations (53)' })).toBeVisible()
    await pages.getByRole('button', { name: 'Next' }).click()
    await expect(firstCells(page)).toHaveText(['Paged 150', 'Paged 151', 'Paged 152'])
    await expect(pages.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.reload()
    await expect(firstCells(page)).toHaveCount(3)
    await pages.getByRole('button', { name: 'Previous' }).click()
    await expect(firstCells(page)).toHaveCount(50)
    await expect(firstCells(page).first()).toHaveText('Paged 100')
    await expect(pages.getByText('Page 1 of 2')).toBeVisible()
    await pages.getByRole('button', { name: 'Last' }).focus()
    await page.keyboard.press('Enter')
    await expect(firstCells(page)).toHaveText(['Paged 150', 'Paged 151', 'Paged 152'])
    await expect(pages.getByText('Page 2 of 2')).toBeVisible()
    await page.goto('/admin?search=paged&sort=name&page=9')
    await expect(pages.getByText('Page 1 of 2')).toBeVisible()
  })
})

test('opens a registration, and says why registrations are not shown', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/401|503/)
  await register(page, full, bare, hostile)
  await signIn(page)

  await test.step('while they load', async () => {
    const held = await holdCalls(page, '/api/admin/interest-registrations?*')
    await page.goto('/admin')
    await expect(page.getByText('Loading registrations...')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'loading registrations')
    await expect.poll(() => held.waiting.length).toBe(1)
    held.release(0)
    await expect(page.getByText('Loading registrations...')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('that could not be fetched', async () => {
    await failCalls(page, LIST, 503, 'The service is resting.')
    await page.goto('/admin?search=hexham')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch registrations' })
    await expect(alert).toContainText('The service is resting.')
    await expectAccessibleInBothThemes(page, 'registrations not fetched')
    await page.unroute(LIST)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, full.name)).toBeVisible()
  })

  await test.step('one, with its status and notes, by keyboard', async () => {
    await register(page, full)
    await page.goto('/admin')
    const name = row(page, full.name).getByRole('button', { name: full.name, exact: true })
    await name.press('Enter')
    const drawer = page.getByRole('dialog', { name: full.name })
    await expect(drawer).toContainText(full.message)
    await chooseOption(drawer.getByRole('combobox', { name: `Status of ${full.name}` }), 'Qualified')
    await expect(drawer.getByRole('listitem')).toContainText('Status changed from New to Qualified')
    await drawer.getByLabel('New note').fill('Asked for our terms.')
    await drawer.getByRole('button', { name: 'Add note' }).press('Enter')
    await expect(drawer.getByRole('listitem').first()).toContainText('Asked for our terms.')
    await expectAccessibleInBothThemes(page, 'the drawer of a registration')
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await page.reload()
    await name.click()
    await expect(drawer.getByRole('combobox', { name: `Status of ${full.name}` })).toHaveText('Qualified')
  })

  await test.step('after the session has ended', async () => {
    await page.goto('/admin?search=hexham')
    await expect(row(page, full.name)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('admin_token', 'forged'))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expectNotification(page, 'Authentication expired', 'Please sign in again.')
    expect(await storedToken(page)).toBeNull()
  })
})
