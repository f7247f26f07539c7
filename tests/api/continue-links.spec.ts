import { maskAddress } from '@/lib/account/mask-address'
import { expect, REGISTRATION, type Visitor } from './support/fixtures'
import { newAddress, pressSignIn, readPage, sendForm, sentTo, signInByEmail, test } from './support/people'
import { expectProblem } from './support/problem'

const LINK = /\/sign-in\/confirm\?token=([\w-]{43})/
const confirmPath = (token: string) => `/sign-in/confirm?token=${token}`

const getCompany = (visitor: Visitor, companyId: string) =>
  visitor.call('GET /api/companies/{companyId}', { params: { companyId } })
const ask = (visitor: Visitor, companyId: string, email: string) =>
  visitor.call('POST /api/companies/{companyId}/continue-links', { params: { companyId }, body: { email } })
const listColleagues = (visitor: Visitor, companyId: string) =>
  visitor.read('GET /api/companies/{companyId}/colleagues', { params: { companyId } })

test('a link continues on another device as an owner, however often scanners open it, once', async ({
  newVisitor,
  smtp,
}) => {
  const [phone, desk, other] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const { companyId, specificationId } = await phone.consult()
  const email = newAddress()
  expect(await readPage(phone, '/vacancies')).toContain('href="/continue"')
  expect(await readPage(phone, '/continue')).toContain(REGISTRATION.email)
  const sent = await sendForm(phone, '/continue/link', { company: companyId, email: email.toUpperCase() })
  expect(sent.headers().location).toBe(`/continue?notice=sent&to=${encodeURIComponent(maskAddress(email))}`)
  await expect.poll(() => sentTo(smtp, email).length).toBe(1)
  const [mail] = sentTo(smtp, email)
  expect(mail?.headers.subject).toBe('Your link to continue on Spanwright')
  expect(mail?.source).not.toContain(REGISTRATION.name)
  const token = LINK.exec(mail?.source ?? '')?.[1] ?? ''

  for (let times = 0; times < 20; times++) {
    expect((await desk.request.head(confirmPath(token))).status()).toBe(200)
    expect(await readPage(desk, confirmPath(token))).toContain(REGISTRATION.name)
  }
  await expectProblem(await getCompany(desk, companyId), 401)
  expect((await pressSignIn(desk, token)).headers().location).toBe('/vacancies')
  expect((await getCompany(desk, companyId)).status()).toBe(200)
  expect(await readPage(desk, `/job-specification/${specificationId}`)).toContain('Tekla')
  const { colleagues, invitations } = await listColleagues(desk, companyId)
  expect(colleagues).toMatchObject([{ email, role: 'owner', isYou: true }])
  expect(invitations).toEqual([])
  expect((await pressSignIn(other, token)).headers().location).toBe('/sign-in?notice=link')

  // A colleague already: the link signs in and changes nothing.
  expect((await ask(phone, companyId, email)).status()).toBe(202)
  await expect.poll(() => sentTo(smtp, email).length).toBe(2)
  const again = LINK.exec(sentTo(smtp, email)[1]?.source ?? '')?.[1] ?? ''
  expect(await readPage(other, confirmPath(again))).not.toContain(REGISTRATION.name)
  await pressSignIn(other, again)
  expect((await listColleagues(other, companyId)).colleagues).toHaveLength(1)
})

test('withdrawing the invitation ends the link, and nobody else’s company is continued', async ({
  newVisitor,
  stranger,
  smtp,
}) => {
  const [phone, desk] = [await newVisitor(), await newVisitor()]
  const companyId = `${await phone.register()}`
  const email = newAddress()
  expect((await ask(phone, companyId, email)).status()).toBe(202)
  await expect.poll(() => sentTo(smtp, email).length).toBe(1)
  const token = LINK.exec(sentTo(smtp, email)[0]?.source ?? '')?.[1] ?? ''
  const { invitations } = await listColleagues(phone, companyId)
  expect(invitations).toMatchObject([{ email, role: 'owner' }])
  await phone.read('DELETE /api/companies/{companyId}/invitations/{invitationId}', {
    params: { companyId, invitationId: invitations[0].id },
  })
  expect(await readPage(desk, confirmPath(token))).toContain('This link doesn’t work')
  expect((await pressSignIn(desk, token)).headers().location).toBe('/sign-in?notice=link')

  const form = { company: stranger.owned.companyId, email }
  await expectProblem(await sendForm(phone, '/continue/link', form), 404)
  await expectProblem(await sendForm(desk, '/continue/link', form), 401)
  await expectProblem(await sendForm(phone, '/continue/link', { company: 'nonsense', email }), 404)
  await expectProblem(
    await sendForm(
      phone,
      '/continue/link',
      { company: companyId, email },
      { origin: 'https://else.example' },
    ),
    403,
  )
  const invalid = await sendForm(phone, '/continue/link', {
    company: companyId,
    email: 'a@b\r\nBcc: c@d.example',
  })
  expect(invalid.headers().location).toBe('/continue?notice=email')
  await signInByEmail(desk, smtp, newAddress())
  expect(await readPage(desk, '/continue')).toContain('There’s no company of yours in this browser')
})
