import { CONTACTS, contact, REGISTRATIONS, register, signIn } from '@/tests/e2e/support/admin-page'
import { chooseOption } from '@/tests/e2e/support/choose-option'
import { consult, FIRST_MESSAGE, generate, registerDescribedCompany } from '@/tests/e2e/support/vacancy'
import { ADMIN } from '@/tests/support/app-server'
import { approve } from './vacancy'
import type { Visit } from './visit'

const UNKNOWN = '/admin/vacancies/0198f3f0-0000-7000-8000-000000000000'

/** The first scene must come before other scenes. */
export const ADMIN_SCENES = {
  async 'empty admin lists'(visit: Visit) {
    await signIn(visit.page)
    for (const tab of ['interest', 'contacts', 'vacancies', 'people', 'emails'])
      await visit.take(`admin-${tab}-none`, { go: `/admin?tab=${tab}` })
  },

  async 'admin sign-in'(visit: Visit) {
    await visit.take('admin-login', { go: '/admin/login' })
    const link = visit.page.getByRole('alert').getByRole('link', { name: 'Username' })
    await visit.take('admin-login-errors', { press: 'Sign In', see: link })
    await visit.step({ enter: { Username: ADMIN.username, Password: 'wrong' }, press: 'Show password' })
    await visit.take('admin-login-failed', { press: 'Sign In', see: 'Login failed' })
  },

  async 'interest registrations'(visit: Visit) {
    const { page } = visit
    await register(page, ...Object.values(REGISTRATIONS))
    await signIn(page)
    await visit.take('admin-interest', { go: '/admin' })
    const hoverMessage = async () => {
      await page.getByRole('button', { name: 'Message from' }).last().hover()
      await page.getByRole('tooltip').waitFor()
    }
    await visit.take('admin-message', { isWindow: true, at: [1440], prepare: hoverMessage })
    await visit.take('admin-interest-not-found', { go: '/admin?search=nobody+at+all' })
    await visit.step({
      go: '/admin',
      press: page.getByRole('button', { name: REGISTRATIONS.full.name, exact: true }),
    })
    await visit.take('admin-registration', { see: 'Notes and history', isWindow: true })
    await page.keyboard.press('Escape')
    await visit.whileFailing(/\/api\/admin\/interest-registrations\?/, 500, () =>
      visit.take('admin-interest-failed', { go: '/admin', see: 'Try again' }),
    )
  },

  async emails(visit: Visit) {
    const { page } = visit
    await register(page, ...Object.values(REGISTRATIONS))
    await signIn(page)
    await visit.take('admin-emails', { go: '/admin?tab=emails' })
    const dialog = page.getByRole('dialog')
    await visit.step({ press: page.getByRole('button', { name: 'We’ve received' }), see: dialog })
    await visit.take('admin-email', { see: dialog.getByRole('button', { name: 'Copy' }), isWindow: true })
  },

  async 'admin settings'(visit: Visit) {
    const { page } = visit
    await register(page, REGISTRATIONS.full)
    await signIn(page)
    await visit.step({ go: '/admin/settings', enter: { 'New administrator’s username': 'priya' } })
    await visit.step({ press: 'Add administrator', see: 'We show it only once' })
    await visit.step({ enter: { 'New password': 'too short' }, press: 'Change password' })
    await visit.step({ enter: { 'Person’s email address': REGISTRATIONS.full.email }, press: 'Find' })
    await visit.take('admin-settings', { see: 'Stored under' })
  },

  async 'contact sales'(visit: Visit) {
    const { page } = visit
    const dialog = page.getByRole('dialog')
    const changed = dialog.getByRole('listitem').nth(1)
    await contact(page, ...Object.values(CONTACTS))
    await signIn(page)
    await visit.take('admin-contacts', { go: '/admin?tab=contacts' })
    await visit.step({ press: CONTACTS.full.name, see: 'Notes and history' })
    await visit.take('admin-contact', { isWindow: true })
    const showError = () => dialog.getByText('Enter a note').scrollIntoViewIfNeeded()
    await visit.take('admin-note-error', {
      press: 'Add note',
      see: 'Enter a note',
      isWindow: true,
      prepare: showError,
    })
    await visit.step({ enter: { 'New note': 'Spoke to Priya.\nCall back in May.' }, press: 'Add note' })
    await chooseOption(dialog.getByRole('combobox', { name: /^Status of/ }), 'Contacted')
    await visit.take('admin-contact-history', { see: changed, isWindow: true })
    await page.keyboard.press('Escape')
    const response = await page.request.get('/api/admin/contact-sales?search=tom')
    const { contacts } = await response.json()
    const address = `/api/admin/contact-sales/${contacts[0].id}/status`
    await page.request.put(address, { data: { status: 'contacted' } })
    await chooseOption(page.getByLabel(`Status of ${CONTACTS.bare.name}`), 'Closed')
    const notice = page.getByRole('alert').getByText('Update failed')
    await visit.take('admin-contacts-conflict', {
      see: notice,
      isWindow: true,
      prepare: () => notice.evaluate((element) => element.scrollIntoView({ block: 'center' })),
    })
    await visit.step({ go: '/admin?tab=contacts&search=kelso', press: 'Saved views' })
    await visit.take('admin-saved-views-none', { press: 'Save view', see: 'Enter a name', isWindow: true })
    await visit.step({ enter: { 'Name for this view': 'Kelso' }, press: 'Save view', see: /^Kelso$/ })
    await visit.take('admin-saved-views', { press: 'Rename Kelso', isWindow: true })
  },

  async vacancies(visit: Visit) {
    const { page } = visit
    await registerDescribedCompany(page.request)
    const draft = await consult(page.request, undefined, 'Site manager')
    const vacancy = await consult(page.request, undefined, 'Hydraulics lead')
    await approve(visit, await generate(page.request, vacancy))
    await signIn(page)
    await visit.take('admin-vacancies', { go: '/admin?tab=vacancies' })
    await visit.take('admin-vacancy', { go: `/admin/vacancies/${vacancy.sessionId}` })
    await visit.step({ press: page.getByRole('heading', { level: 2, name: 'Specification' }) })
    await visit.step({ press: page.locator('#row-compensation summary') })
    await visit.step({ press: page.getByText('Conversation,'), see: FIRST_MESSAGE })
    await chooseOption(page.getByLabel(/^Launch status of/), 'Live')
    await visit.step({ enter: { 'New note': 'Adverts are out.' }, press: 'Add note' })
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem')
    await visit.take('admin-vacancy-opened', { see: history.nth(1) })
    await visit.take('admin-vacancy-without-specification', { go: `/admin/vacancies/${draft.sessionId}` })
    await visit.take('admin-vacancy-not-found', { go: UNKNOWN })
  },

  async 'audit log'(visit: Visit) {
    await signIn(visit.page)
    await visit.take('admin-audit', { go: '/admin/audit', see: 'Signed in' })
    await visit.take('admin-audit-none', { enter: { 'Search by': 'nobody' }, see: 'No entries found' })
  },
}
