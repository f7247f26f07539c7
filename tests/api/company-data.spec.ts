import { ADMIN } from '@/tests/support/app-server'
import { expect, REGISTRATION, test, type Visitor } from './support/fixtures'
import { newAddress, sendForm, signInByEmail, test as withMail } from './support/people'
import { expectProblem, messagesOf } from './support/problem'

const EXPORT = 'GET /api/companies/{companyId}/export'
const DELETE = 'DELETE /api/companies/{companyId}'

const remove = (visitor: Visitor, companyId: string, name: unknown = REGISTRATION.name) =>
  visitor.call(DELETE, { params: { companyId }, body: { name } })

test('an owner exports everything of the company, and nobody else’s', async ({ newVisitor }) => {
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  const companyId = await visitor.register()
  const otherId = await other.register({ name: 'Halyard Controls', email: 'sam@halyard.example' })
  for (const [by, id, message] of [
    [visitor, companyId, 'A welder in Hull.'],
    [other, otherId, 'A fitter in Leeds.'],
  ] as const)
    await by.read('POST /api/ai/chat', { body: { companyId: id, message } })
  const { data } = await visitor.read(EXPORT, { params: { companyId } })
  expect(JSON.stringify(data)).toContain('A welder in Hull.')
  expect(JSON.stringify(data)).not.toMatch(/Leeds|Halyard|search_text|owner_id/)
  await expectProblem(await other.call(EXPORT, { params: { companyId } }), 404)
  await expectProblem(await (await newVisitor()).call(EXPORT, { params: { companyId } }), 401)
})

test('an owner deletes the company by typing its name, which the audit log records', async ({
  newVisitor,
}) => {
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  await other.register()
  const name = 'Saltmarsh Pumps'
  const companyId = await visitor.register({ name })
  const kept = await visitor.register()
  const email = newAddress()
  await visitor.read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email, role: 'viewer', canApprove: false },
  })
  expect(await messagesOf(await remove(visitor, companyId), 'name')).toHaveLength(1)
  await expectProblem(await remove(other, companyId, name), 404)
  await expectProblem(await remove(await newVisitor(), companyId, name), 401)
  expect((await remove(visitor, companyId, ` ${name.toUpperCase()} `)).status()).toBe(204)
  await expectProblem(await remove(visitor, companyId, name), 404)
  await expectProblem(await visitor.call('GET /api/companies/{companyId}', { params: { companyId } }), 404)
  const { vacancies } = await visitor.read('GET /api/vacancies')
  expect(vacancies.map((vacancy: { companyId: string }) => vacancy.companyId)).toEqual([kept])
  const { token } = await visitor.read('POST /api/admin/login', { body: ADMIN })
  const response = await visitor.request.get('/api/admin/audit?action=company.deleted', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { entries } = await response.json()
  expect(entries[0]).toMatchObject({ target: `company:${companyId}`, actor: 'An owner of the company' })
  expect(JSON.stringify(entries[0])).not.toContain('Saltmarsh')
})

withMail('an editor can neither export nor delete a company', async ({ newVisitor, smtp }) => {
  const [owner, editor] = [await newVisitor(), await newVisitor()]
  const companyId = await owner.register()
  const email = newAddress()
  await signInByEmail(editor, smtp, email)
  const { invitations } = await owner.read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email, role: 'editor', canApprove: true },
  })
  await sendForm(editor, '/account/accept-invitation', { invitation: invitations[0].id })
  await expectProblem(await remove(editor, companyId), 403)
  await expectProblem(await editor.call(EXPORT, { params: { companyId } }), 403)
})
