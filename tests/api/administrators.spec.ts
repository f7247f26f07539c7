import { randomUUID } from 'node:crypto'
import { ADMIN } from '@/tests/support/app-server'
import { expect, test, type Visitor } from './support/fixtures'
import { approveSecond, type Owned, REGISTRATION } from './support/owned'
import { expectProblem } from './support/problem'

const COUNTS = 'GET /api/admin/contact-sales/counts'
const NEW_PASSWORD = 'nine brass bedsteads'

async function addAdministrator(admin: Visitor) {
  const username = `new ${randomUUID()}`
  const { password, administrators } = await admin.read('POST /api/admin/administrators', {
    body: { username },
  })
  const { id } = administrators.find((one: { username: string }) => one.username === username)
  return { id: id as string, username, password: password as string }
}

const signIn = async (visitor: Visitor, username: string, password: string) => {
  const { token } = await visitor.read('POST /api/admin/login', { body: { username, password } })
  return { headers: { authorization: `Bearer ${token}` } }
}

test('a new administrator signs in, and changes the password, which ends other sessions', async ({
  owner: admin,
  newVisitor,
}) => {
  const { username, password } = await addAdministrator(admin)
  const [desk, phone] = [await newVisitor(), await newVisitor()]
  const atDesk = await signIn(desk, username, password)
  const onPhone = await signIn(phone, username, password)

  const change = { currentPassword: password, newPassword: NEW_PASSWORD }
  const wrong = { ...change, currentPassword: 'not the password' }
  const refused = await expectProblem(
    await desk.call('PUT /api/admin/password', { ...atDesk, body: wrong }),
    422,
  )
  expect(refused.errors[0]).toMatchObject({ field: 'currentPassword' })
  for (const newPassword of [password, 'too short'])
    await expectProblem(
      await desk.call('PUT /api/admin/password', { ...atDesk, body: { ...change, newPassword } }),
      422,
    )
  expect((await phone.call(COUNTS, onPhone)).status()).toBe(200)

  await desk.read('PUT /api/admin/password', { ...atDesk, body: change })
  expect((await desk.call(COUNTS, atDesk)).status()).toBe(200)
  await expectProblem(await phone.call(COUNTS, onPhone), 401)
  await expectProblem(await phone.call('POST /api/admin/login', { body: { username, password } }), 401)
  await signIn(phone, username, NEW_PASSWORD)

  const { entries } = await admin.read('GET /api/admin/audit', { query: { actor: username } })
  const isChange = ({ action }: { action: string }) => action === 'administrator.passwordChanged'
  const record = { kind: 'administrator', id: null, label: username }
  expect(entries.filter(isChange)).toMatchObject([{ target: `administrator:${username}`, record }])
})

test('a reader changes nothing, a consultant no administrators, and owners change roles', async ({
  owner: admin,
  newVisitor,
}) => {
  const { id, username, password } = await addAdministrator(admin)
  const visitor = await newVisitor()
  const signedIn = await signIn(visitor, username, password)
  const setRole = (role: string, by: Visitor = admin, of = id, more: object = {}) =>
    by.call('PUT /api/admin/administrators/{id}/role', { params: { id: of }, body: { role }, ...more })
  const note = () =>
    visitor.call('POST /api/admin/contact-sales/{id}/notes', {
      params: { id: admin.owned.contactId },
      body: { text: 'Rang.' },
      ...signedIn,
    })
  const add = () =>
    visitor.call('POST /api/admin/administrators', { body: { username: `by ${username}` }, ...signedIn })
  expect((await note()).status()).toBe(201)
  expect((await setRole('consultant')).status()).toBe(200)
  expect((await note()).status()).toBe(201)
  await expectProblem(await add(), 403)
  const { administrators } = await (await setRole('reader')).json()
  expect(administrators.find((one: { id: string }) => one.id === id).role).toBe('reader')
  await expectProblem(await note(), 403)
  await expectProblem(await add(), 403)
  await expectProblem(await setRole('owner', visitor, id, signedIn), 403)
  await expectProblem(
    await visitor.call('POST /api/admin/personal-data/erase', {
      body: { email: 'nobody@nowhere.example', confirmation: 'nobody@nowhere.example' },
      ...signedIn,
    }),
    403,
  )
  expect((await visitor.call(COUNTS, signedIn)).status()).toBe(200)
  const own = administrators.find((one: { isYou: boolean }) => one.isYou).id
  await expectProblem(await setRole('reader', admin, own), 409)
  await expectProblem(await setRole('reader', admin, randomUUID()), 404)
  await expectProblem(await setRole('king'), 422)
})

test('the audit log names the records that still exist', async ({ owner: admin }) => {
  const { contactId: id, sessionId } = admin.owned
  const newest = async (action: string) =>
    (await admin.read('GET /api/admin/audit', { query: { action, size: '1' } })).entries[0]
  await admin.read('POST /api/admin/contact-sales/{id}/notes', { params: { id }, body: { text: 'Rang.' } })
  const { contacts } = await admin.read('GET /api/admin/contact-sales', { query: { size: '200' } })
  const { name } = contacts.find((contact: { id: string }) => contact.id === id)
  expect((await newest('contact.note')).record).toEqual({ kind: 'contact', id, label: name })
  await admin.read('POST /api/admin/vacancies/{id}/notes', {
    params: { id: sessionId },
    body: { text: 'Posted.' },
  })
  const { record } = await newest('vacancy.note')
  expect(record).toMatchObject({ kind: 'vacancy', id: sessionId })
  expect(record.label).toContain(REGISTRATION.name)
  expect((await newest('signIn.succeeded')).record).toBeNull()
})

test('an administrator is disabled, cannot sign in, and is enabled again', async ({
  owner: admin,
  newVisitor,
}) => {
  const { id, username, password } = await addAdministrator(admin)
  const grace = await newVisitor()
  const session = await signIn(grace, username, password)
  const setAccess = (enabled: boolean) =>
    admin.read('PUT /api/admin/administrators/{id}/access', { params: { id }, body: { enabled } })
  const rowOf = ({ administrators }: { administrators: { id: string }[] }) =>
    administrators.find((one) => one.id === id)

  const byCookie = await newVisitor()
  await signIn(byCookie, username, password)
  expect((await byCookie.call(COUNTS)).status()).toBe(200)
  expect(rowOf(await setAccess(false))).toMatchObject({ disabledAt: expect.any(String), openSessions: 0 })
  await expectProblem(await grace.call(COUNTS, session), 401)
  await expectProblem(await byCookie.call(COUNTS), 401)
  expect((await byCookie.request.get('/admin')).url()).toContain('/admin/login')
  const refusal = await grace.call('POST /api/admin/login', { body: { username, password } })
  await expectProblem(refusal, 401)
  expect(refusal.headers()['set-cookie']).toBeUndefined()
  expect(await refusal.text()).toContain('Invalid username or password')
  expect(rowOf(await setAccess(false))).toMatchObject({ disabledAt: expect.any(String) })
  expect(rowOf(await setAccess(true))).toMatchObject({ disabledAt: null })
  await expectProblem(await grace.call(COUNTS, session), 401)
  await signIn(grace, username, password)
})

test('a registration gets a status and notes, which fail where somebody was quicker', async ({
  owner: admin,
}) => {
  const { registrations } = await admin.read('GET /api/admin/interest-registrations')
  const [{ id, name, status: before, version }] = registrations
  const status = before === 'closed' ? 'new' : 'closed'
  const change = (body: object) =>
    admin.call('PUT /api/admin/interest-registrations/{id}/status', { params: { id }, body })
  expect((await (await change({ status, version })).json()).registration).toMatchObject({
    status,
    version: version + 1,
  })
  await expectProblem(await change({ status: 'contacted', version }), 409)
  await admin.read('POST /api/admin/interest-registrations/{id}/notes', {
    params: { id },
    body: { text: 'Asked for our terms.' },
  })
  const { history } = await admin.read('GET /api/admin/interest-registrations/{id}/history', {
    params: { id },
  })
  expect(history.slice(0, 2)).toMatchObject([
    { kind: 'note', text: 'Asked for our terms.', by: ADMIN.username },
    { kind: 'status', from: before, to: status },
  ])
  const { entries } = await admin.read('GET /api/admin/audit', {
    query: { action: 'registration.note', size: '1' },
  })
  expect(entries[0].record).toEqual({ kind: 'registration', id, label: name })
})

test('nobody disables themselves, or takes a name that is taken', async ({ owner: admin }) => {
  const { administrators } = await admin.read('GET /api/admin/administrators')
  const self = administrators.find((one: { isYou: boolean }) => one.isYou)
  expect(self.username).toBe(ADMIN.username)
  const disable = { params: { id: self.id }, body: { enabled: false } }
  await expectProblem(await admin.call('PUT /api/admin/administrators/{id}/access', disable), 409)
  const taken = await admin.call('POST /api/admin/administrators', { body: { username: ADMIN.username } })
  expect((await expectProblem(taken, 422)).errors[0]).toMatchObject({ field: 'username' })
})

test('one person is found, exported and erased, and the audit log does not name them', async ({
  owner: admin,
  newVisitor,
}) => {
  const email = `${randomUUID()}@kelso-rail.example`
  const visitor = await newVisitor()
  await visitor.read('POST /api/interest', { body: { name: 'Priya Raman', email, userType: 'candidate' } })

  const held = await admin.read('POST /api/admin/personal-data/search', { body: { email } })
  expect(held).toEqual({ counts: { interest_registrations: 1, mail_messages: 1 }, approvals: 0 })
  const { data, reference } = await admin.read('POST /api/admin/personal-data/export', { body: { email } })
  expect(data.interest_registrations).toMatchObject([{ name: 'Priya Raman', email }])

  const other = { email, confirmation: 'someone@else.example' }
  const refused = await admin.call('POST /api/admin/personal-data/erase', { body: other })
  expect((await expectProblem(refused, 422)).errors[0]).toMatchObject({ field: 'confirmation' })
  const erased = await admin.read('POST /api/admin/personal-data/erase', {
    body: { email, confirmation: email.toUpperCase() },
  })
  expect(erased.counts).toMatchObject({ interestRegistrationsErased: 1, companiesErased: 0 })
  await expectProblem(await admin.call('POST /api/admin/personal-data/search', { body: { email } }), 404)

  const { entries } = await admin.read('GET /api/admin/audit', { query: { size: '50' } })
  const targets = entries.map(({ target }: { target: string | null }) => target)
  expect(targets).toEqual(expect.arrayContaining([`person:${reference}`, `person:${erased.reference}`]))
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('asks what becomes of approved work before it erases a customer', async ({
  owner: admin,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  await approveSecond((key, input) => visitor.read(key, input), (await visitor.consult()) as Owned)
  const { email } = REGISTRATION
  const held = await admin.read('POST /api/admin/personal-data/search', { body: { email } })
  expect(held.approvals).toBeGreaterThan(0)
  const body = { email, confirmation: email }
  const refused = await admin.call('POST /api/admin/personal-data/erase', { body })
  expect((await expectProblem(refused, 422)).errors[0]).toMatchObject({ field: 'contracts' })
})
