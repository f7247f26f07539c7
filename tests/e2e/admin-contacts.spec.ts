import { formatShortMoment } from '@/lib/dates'
import { ADMIN } from '@/tests/support/app-server'
import { expectAccessibleInBothThemes } from './support/accessibility'
import {
  CONTACTS,
  contact,
  downloadCsv,
  expectNotification,
  failCalls,
  figure,
  firstCells,
  notification,
  openAdmin,
  row,
  signIn,
  storedToken,
} from './support/admin-page'
import { chooseOption } from './support/choose-option'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'

const CONTACTS_PAGE = '/admin?tab=contacts&search=kelso'
const STATUS = /\/api\/admin\/contact-sales\/[^/]+\/status/
const [TODAY = ''] = formatShortMoment(new Date()).split(',')
const TODAY_IN_CSV = new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/London' })
const { full, bare } = CONTACTS

const createContact = (name: string) => ({ ...bare, name, email: `${name.replace(/\W/g, '')}@ash.example` })

test('shows, exports and opens contacts', async ({ page }) => {
  await contact(page, full, bare)
  await signIn(page)

  await test.step('every column and counter', async () => {
    await contact(page, full, bare)
    await page.goto(CONTACTS_PAGE)
    await expect(page.getByRole('heading', { name: 'Contact Sales Management' })).toBeVisible()
    for (const label of ['Total Contacts', 'New', 'Contacted', 'Qualified'])
      await expect(figure(page, label).first()).toHaveText(/^\d+$/)
    await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
      ...['All Status', 'New', 'Contacted', 'Qualified', 'Closed'],
    ])
    await expect(page.getByRole('columnheader')).toHaveText([
      ...[
        'Name',
        'Email',
        'Company',
        'Product Interest',
        'Timeline',
        'Budget',
        'Status',
        'Assignee',
        'Reply due',
        'Date',
        'Actions',
      ],
    ])
    const first = row(page, full.name)
    await expect(first.getByRole('cell')).toHaveText([
      ...[full.name, full.email, full.company, 'Growth: 4-6 vacancies annually', '1-3 months'],
      ...['£5-15k per month', /New/, '-', /^23 h 5\d min left$/, TODAY, /.*/],
    ])
    await expect(row(page, bare.name).getByRole('cell')).toHaveText([
      ...[bare.name, bare.email, bare.company, '-', '-', '-', /New/, '-', /^23 h 5\d min left$/, TODAY, /.*/],
    ])
    await expect(first.getByRole('link', { name: `Email ${full.name}` })).toHaveAttribute(
      'href',
      `mailto:${full.email}`,
    )
    await expect(first.getByRole('link', { name: `Call ${full.name}` })).toHaveAttribute(
      'href',
      'tel:+442079460991',
    )
    await first.getByRole('button', { name: `Message from ${full.name}` }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(full.message)
    await page.mouse.move(5, 5, { steps: 10 })
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expectAccessibleInBothThemes(page, 'contact sales')
  })

  await test.step('only the filtered ones, as CSV', async () => {
    await contact(page, full, bare)
    await page.goto('/admin?tab=contacts&search=kelso rail')
    const file = await downloadCsv(page, page.getByRole('link', { name: 'Export CSV (1)' }))
    expect(file.name).toBe(`spanwright-contact-sales-${new Date().toISOString().slice(0, 10)}.csv`)
    expect(file.records).toEqual([
      [
        ...['Name', 'Email', 'Company', 'Role', 'Phone', 'Company Size', 'Industry', 'Product Interest'],
        ...['Timeline', 'Budget', 'Current Solution', 'Status', 'Message', 'Assigned To', 'Contact Date'],
      ],
      [
        ...[full.name, full.email, full.company, full.role, `'${full.phone}`, full.companySize],
        ...[full.industry, full.productInterest, full.timeline, full.budget, full.currentSolution],
        ...['new', full.message, '', TODAY_IN_CSV],
      ],
    ])
    await page.getByLabel('Status', { exact: true }).selectOption('Closed')
    await expect(page.getByText('No contact sales requests found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export CSV (0)' })).toBeDisabled()
    await page.getByLabel('Status', { exact: true }).selectOption('New')
    await expect(firstCells(page)).toHaveText([full.name])
  })

  await test.step('one with all its fields, notes and history', async () => {
    await contact(page, full)
    await page.goto('/admin?tab=contacts&search=kelso rail')
    const name = page.getByRole('button', { name: full.name, exact: true })
    await name.click()
    const details = page.getByRole('dialog', { name: full.name })
    for (const text of [full.role, '51-200 employees', 'Manufacturing', full.currentSolution, full.message])
      await expect(details.getByText(text, { exact: true })).toBeVisible()
    await expect(details.getByText('No notes or changes yet.')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'contact details')
    await details.getByRole('button', { name: 'Add note' }).click()
    await expect(details.getByText('Enter a note')).toBeVisible()
    await details.getByLabel('New note').fill('Spoke to Priya.\n<b>Call back</b> in May.')
    await details.getByRole('button', { name: 'Add note' }).click()
    await expect(details.getByRole('list', { name: 'History' }).getByRole('listitem')).toContainText([
      'Spoke to Priya.\n<b>Call back</b> in May.',
    ])
    await expect(details.getByLabel('New note')).toHaveValue('')
    await chooseOption(details.getByLabel(`Status of ${full.name}`), 'Contacted')
    await expect(details.getByText('Status changed from New to Contacted')).toBeVisible()
    await chooseOption(details.getByLabel(`Status of ${full.name}`), 'New')
    await expect(details.getByRole('listitem')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(name).toBeFocused()
  })
})

test('changes the status of a contact, or says why it could not', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/401|409|500|503/)
  await contact(page, full, bare)
  await signIn(page)

  await test.step('saved, and kept after a reload', async () => {
    const mine = createContact(`Status ${Date.now()}`)
    await contact(page, mine)
    await page.goto(`/admin?tab=contacts&search=${encodeURIComponent(mine.email)}`)
    const status = page.getByLabel(`Status of ${mine.name}`)
    await expect(status).toHaveText('New')
    const held = await holdCalls(page, '/api/admin/contact-sales/*/status')
    await chooseOption(status, 'Qualified')
    await expect(status).toBeDisabled()
    await expect(status).toHaveText('Qualified')
    await expect.poll(() => held.waiting.length).toBe(1)
    held.release(0)
    await expectNotification(page, 'Status updated', 'Contact sales status has been updated successfully')
    await expect(status).toBeEnabled()
    await expect(status).toBeFocused()
    await page.reload()
    await expect(status).toHaveText('Qualified')
    await expect(row(page, mine.name)).not.toContainText('left')
    await page.unrouteAll()
  })

  await test.step('failed', async () => {
    await contact(page, full)
    await page.goto('/admin?tab=contacts&search=kelso rail')
    await failCalls(page, STATUS, 503, 'The service is resting.')
    const status = page.getByLabel(`Status of ${full.name}`)
    await chooseOption(status, 'Closed')
    await expectNotification(page, 'Update failed', '503: The service is resting.')
    await expect(notification(page)).toHaveAttribute('data-type', 'error')
    await expect(status).toHaveText('New')
    await expect(status).toBeEnabled()
    await page.unrouteAll()
  })

  await test.step('changed by somebody first', async () => {
    const mine = createContact(`Race ${Date.now()}`)
    await contact(page, mine)
    const address = `/admin?tab=contacts&search=${encodeURIComponent(mine.email)}`
    await page.goto(address)
    const status = page.getByLabel(`Status of ${mine.name}`)
    await expect(status).toHaveText('New')
    const { contacts } = await (
      await page.request.get(`/api/admin/contact-sales?search=${encodeURIComponent(mine.email)}`)
    ).json()
    await page.request.put(`/api/admin/contact-sales/${contacts[0].id}/status`, {
      data: { status: 'contacted' },
    })
    await chooseOption(status, 'Closed')
    const conflict = page.getByRole('alert').filter({ hasText: 'Update failed' })
    await expect(conflict).toContainText(
      `${ADMIN.username} changed the status of ${mine.name} to Contacted on`,
    )
    await expect(conflict).not.toContainText('409')
    await expect(notification(page)).toHaveCount(0)
    await expect(status).toHaveAttribute('aria-invalid', 'true')
    await conflict.getByRole('button', { name: 'Reload' }).click()
    await expect(status).toHaveText('Contacted')
    await expect(status).not.toHaveAttribute('aria-invalid')
    await expect(conflict).toHaveCount(0)
  })

  await test.step('not fetched, and after the session has ended', async () => {
    await contact(page, full)
    const list = /\/api\/admin\/contact-sales\?/
    await failCalls(page, list, 500, 'Broken.')
    await page.goto('/admin?tab=contacts')
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch contact sales' })
    await expect(alert).toContainText('Broken.')
    await page.unroute(list)
    const held = await holdCalls(page, '/api/admin/contact-sales?*')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Loading contacts...')).toBeVisible()
    await expect.poll(() => held.waiting.length).toBe(1)
    held.release(0)
    await expect(row(page, full.name)).toBeVisible()
    await failCalls(page, STATUS, 401, 'Authentication expired')
    await chooseOption(page.getByLabel(`Status of ${full.name}`), 'Closed')
    await expect(page).toHaveURL('/admin/login')
    await expectNotification(page, 'Authentication expired', 'Please sign in again.')
    expect(await storedToken(page)).toBeNull()
  })
})

test('assigns a contact to an administrator in its drawer, and filters by assignee', async ({ page }) => {
  const mine = createContact(`Assigned ${Date.now()}`)
  await contact(page, mine)
  await openAdmin(page, `/admin?tab=contacts&search=${encodeURIComponent(mine.email)}`)
  await row(page, mine.name).getByRole('button', { name: mine.name, exact: true }).click()
  const drawer = page.getByRole('dialog')
  const assignee = drawer.getByLabel(`Assignee of ${mine.name}`)
  await expect(assignee).toHaveText('Nobody')
  await chooseOption(assignee, ADMIN.username)
  await expect(assignee).toHaveText(ADMIN.username)
  await expect(drawer.getByRole('list', { name: 'History' })).toContainText(
    `Assignee changed from nobody to ${ADMIN.username}`,
  )
  await page.keyboard.press('Escape')
  await expect(row(page, mine.name).getByRole('cell').nth(7)).toHaveText(ADMIN.username)
  const filter = page.getByLabel('Assignee', { exact: true })
  await expect(filter.getByRole('option').first()).toHaveText('Any assignee')
  await filter.selectOption('Nobody')
  await expect(page.getByText('No contact sales requests found')).toBeVisible()
  await filter.selectOption('Me')
  await expect(firstCells(page)).toHaveText([mine.name])
  await expect(page).toHaveURL(/assignee=me/)
})

test('saves a view of the list, opens it after a reload, renames and deletes it', async ({ page }) => {
  await contact(page, full, bare)
  const name = `Kelso ${Date.now()}`
  await openAdmin(page, '/admin?tab=contacts&search=kelso rail&status=new&sort=name')
  await page.getByRole('button', { name: 'Saved views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name for this view').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Open ${name}` })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'saved views')
  await page.goto('/admin?tab=contacts')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await dialog.getByRole('button', { name: `Open ${name}` }).click()
  await expect(page).toHaveURL('/admin?tab=contacts&search=kelso+rail&status=new&sort=name')
  await expect(firstCells(page)).toHaveText([full.name])
  await page.getByRole('button', { name: 'Saved views' }).click()
  await dialog.getByRole('button', { name: `Rename ${name}` }).click()
  await expect(dialog.getByLabel('Name for this view')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Name for this view')).toBeVisible()
  await dialog.getByRole('button', { name: `Rename ${name}` }).click()
  await dialog.getByLabel(`New name for ${name}`).fill(`${name} renamed`)
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await dialog.getByRole('button', { name: `Delete ${name} renamed` }).click()
  await expect(dialog.getByRole('button', { name: `Open ${name} renamed` })).toHaveCount(0)
})
