import { expect, REGISTRATION, type Visitor } from './support/fixtures'
import type { Owned } from './support/owned'
import {
  newAddress,
  pressSignIn,
  readPage,
  receiveLink,
  sendForm,
  signInByEmail,
  test,
} from './support/people'
import { expectProblem } from './support/problem'

const ADD = '/sign-in/add'
const add = (visitor: Visitor, company: string) => sendForm(visitor, '/sign-in/add-companies', { company })
const getCompany = (visitor: Visitor, companyId: string) =>
  visitor.call('GET /api/companies/{companyId}', { params: { companyId } })

test('what a browser owns is added only after the question, and then opens wherever the person signs in', async ({
  newVisitor,
  smtp,
}) => {
  const [laptop, phone] = [await newVisitor(), await newVisitor()]
  const { companyId, secondCompanyId, specificationId, sessionId } = await laptop.consult()
  const email = newAddress()
  await expectProblem(await getCompany(phone, companyId), 401)
  const response = await pressSignIn(laptop, await receiveLink(laptop, smtp, email))
  expect(response.headers().location).toBe(ADD)
  expect(await readPage(laptop, ADD)).toContain('Add these companies to your account?')
  await signInByEmail(phone, smtp, email)
  await expectProblem(await getCompany(phone, companyId), 404)
  expect((await phone.read('GET /api/vacancies')).vacancies).toEqual([])

  expect((await add(laptop, companyId)).headers().location).toBe('/vacancies')
  expect(await readPage(laptop, ADD)).toContain(`Add ${REGISTRATION.name}`)
  expect((await getCompany(phone, companyId)).status()).toBe(200)
  await expectProblem(await getCompany(phone, secondCompanyId), 404)
  const { vacancies } = await phone.read('GET /api/vacancies')
  expect(vacancies.map(({ companyId: id }: { companyId: string }) => id)).toEqual([companyId])
  expect(await readPage(phone, `/job-specification/${specificationId}`)).toContain('Tekla')
  const params = { id: specificationId }
  await phone.read('PUT /api/job-specifications/{id}', { params, body: { status: 'draft' } })
  await phone.read('GET /api/consultations/{sessionId}/proposals', { params: { sessionId } })
  await phone.read('POST /api/ai/chat', { body: { companyId, message: 'A car is provided.' } })

  await sendForm(phone, '/account/sign-out')
  await expectProblem(await getCompany(phone, companyId), 401)
  expect((await getCompany(laptop, companyId)).status()).toBe(200)
})

test('a company of someone else can’t be added, and another person can’t open it', async ({
  newVisitor,
  stranger,
  smtp,
}) => {
  const visitor = await newVisitor()
  await visitor.register()
  const { companyId } = stranger.owned
  await expectProblem(await add(visitor, companyId), 401)
  await signInByEmail(visitor, smtp, newAddress())
  expect((await add(visitor, companyId)).status()).toBe(303)
  expect((await add(visitor, "' OR true --")).status()).toBe(303)
  await expectProblem(await getCompany(visitor, companyId), 404)
  const page = await visitor.request.get(`/job-specification/${(stranger.owned as Owned).specificationId}`)
  expect(page.status()).toBe(404)
  const headers = { origin: 'https://elsewhere.example' }
  await expectProblem(await sendForm(visitor, '/sign-in/add-companies', { company: companyId }, headers), 403)
})

test('a company that someone signed in registers is in their account', async ({ newVisitor, smtp }) => {
  const [laptop, phone] = [await newVisitor(), await newVisitor()]
  const email = newAddress()
  await signInByEmail(laptop, smtp, email)
  const companyId = await laptop.register()
  await signInByEmail(phone, smtp, email)
  expect((await getCompany(phone, companyId)).status()).toBe(200)
  expect(await readPage(phone, '/account')).toContain('Owner')
  expect((await laptop.request.get(ADD, { maxRedirects: 0 })).headers().location).toBe('/account')
})
