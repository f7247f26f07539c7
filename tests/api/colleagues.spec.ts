import { ADMIN } from '@/tests/support/app-server'
import { expect, type Visitor } from './support/fixtures'
import { newAddress, readPage, sendForm, sentTo, signInByEmail, test } from './support/people'
import { expectProblem, messagesOf } from './support/problem'

const LIST = 'GET /api/companies/{companyId}/colleagues'
const INVITE = 'POST /api/companies/{companyId}/invitations'
const COLLEAGUE = '/api/companies/{companyId}/colleagues/{membershipId}'
const REQUEST = '/api/companies/{companyId}/join-requests/{requestId}'

interface Entry {
  id: string
  email: string
  role: string
  canApprove: boolean
  isYou?: boolean
}

const invite = (visitor: Visitor, companyId: string, email: string, role = 'editor', canApprove = false) =>
  visitor.call(INVITE, { params: { companyId }, body: { email, role, canApprove } })
const idOf = (entries: Entry[], email: string) => entries.find((entry) => entry.email === email)?.id ?? ''
const accept = (visitor: Visitor, invitation: string) =>
  sendForm(visitor, '/account/accept-invitation', { invitation })

test('an invitation is emailed, and only the invited address can accept it, once', async ({
  newVisitor,
  smtp,
}) => {
  const [owner, priya, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const companyId = await owner.register()
  const params = { companyId }
  const email = newAddress()
  const { invitations } = await (await invite(owner, companyId, email.toUpperCase())).json()
  const invitation = idOf(invitations, email)
  await expect.poll(() => sentTo(smtp, email).length).toBe(1)
  // Nobody has proved an address, so it names no company and signs nobody in.
  const { source = '' } = sentTo(smtp, email)[0] ?? {}
  expect(source).toContain('A colleague has invited you')
  expect(source).not.toMatch(/sign-in\/confirm|Northmoor Bridges/)

  await signInByEmail(stranger, smtp, newAddress())
  await expectProblem(await accept(stranger, invitation), 404)
  await expectProblem(await accept(await newVisitor(), invitation), 401)
  await signInByEmail(priya, smtp, email)
  await expectProblem(await priya.call(LIST, { params }), 404)
  expect(await readPage(priya, '/account')).toContain('You’re invited to join')
  await expectProblem(await accept(priya, 'nonsense'), 404)
  expect((await accept(priya, invitation)).headers().location).toBe('/vacancies')
  await expectProblem(await accept(priya, invitation), 404)

  const { colleagues, ...rest } = await priya.read(LIST, { params })
  expect(colleagues).toMatchObject([{ email, role: 'editor', canApprove: false, isYou: true }])
  expect(rest).toEqual({ invitations: [], joinRequests: [] })
  await expectProblem(await invite(priya, companyId, newAddress()), 403)
  expect(await messagesOfConflict(await invite(owner, companyId, email))).toEqual([
    'This person already has access.',
  ])
  expect(await messagesOf(await invite(owner, companyId, 'nobody'), 'email')).toHaveLength(1)
})

async function messagesOfConflict(response: Parameters<typeof expectProblem>[0]): Promise<string[]> {
  const { errors } = await expectProblem(response, 409)
  return errors.map(({ message }: { message: string }) => message)
}

test('an invitation that is withdrawn or declined can’t be accepted', async ({ newVisitor, smtp }) => {
  const [owner, priya] = [await newVisitor(), await newVisitor()]
  const companyId = await owner.register()
  const email = newAddress()
  await signInByEmail(priya, smtp, email)
  const first = idOf((await (await invite(owner, companyId, email)).json()).invitations, email)
  const withdraw = 'DELETE /api/companies/{companyId}/invitations/{invitationId}'
  const params = { companyId, invitationId: first }
  expect((await owner.read(withdraw, { params })).invitations).toEqual([])
  await expectProblem(await owner.call(withdraw, { params }), 404)
  await expectProblem(await accept(priya, first), 404)
  const second = idOf((await (await invite(owner, companyId, email)).json()).invitations, email)
  const declined = await sendForm(priya, '/account/decline-invitation', { invitation: second })
  expect(declined.headers().location).toBe('/account')
  await expectProblem(await accept(priya, second), 404)
})

test('a colleague leaves by themselves, but not the last owner', async ({ newVisitor, smtp }) => {
  const [owner, jo, priya] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const companyId = await owner.register()
  const params = { companyId }
  for (const [visitor, role] of [
    [jo, 'owner'],
    [priya, 'viewer'],
  ] as const) {
    const email = newAddress()
    await signInByEmail(visitor, smtp, email)
    await accept(
      visitor,
      idOf((await (await invite(owner, companyId, email, role)).json()).invitations, email),
    )
  }
  const leave = (visitor: Visitor) => visitor.call('DELETE /api/companies/{companyId}/membership', { params })
  const { token } = await owner.read('POST /api/admin/login', { body: ADMIN })
  const listed = await owner.call('GET /api/admin/people', {
    query: { role: 'viewer' },
    headers: { authorization: `Bearer ${token}` },
  })
  const { people } = await listed.json()
  expect(people.find((person: { companyId: string }) => person.companyId === companyId)).toMatchObject({
    role: 'viewer',
    canApprove: false,
    companyName: 'Northmoor Bridges Ltd',
  })
  await expectProblem(await leave(jo), 409)
  // The browser that registered it is no colleague.
  await expectProblem(await leave(owner), 404)
  await expectProblem(await leave(await newVisitor()), 401)
  expect((await leave(priya)).status()).toBe(204)
  await expectProblem(await leave(priya), 404)
  await expectProblem(await priya.call(LIST, { params }), 404)
  expect((await jo.read(LIST, { params })).colleagues).toHaveLength(1)
})

test('owners change and remove colleagues at once, and one owner is always left', async ({
  newVisitor,
  smtp,
}) => {
  const [owner, jo, priya] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const companyId = await owner.register()
  const params = { companyId }
  const people = { [newAddress()]: jo, [newAddress()]: priya }
  for (const [email, visitor] of Object.entries(people)) {
    await signInByEmail(visitor, smtp, email)
    const { invitations } = await (await invite(owner, companyId, email, 'owner')).json()
    await accept(visitor, idOf(invitations, email))
  }
  const { colleagues } = await jo.read(LIST, { params })
  const [joId, priyaId] = Object.keys(people).map((email) => idOf(colleagues, email))
  const change = (membershipId = '', role = 'viewer') =>
    jo.call(`PUT ${COLLEAGUE}`, { params: { companyId, membershipId }, body: { role, canApprove: false } })
  expect((await change(priyaId)).status()).toBe(200)
  await expectProblem(
    await priya.call('PUT /api/companies/{companyId}', {
      params,
      body: { industry: 'finance', size: '1-10', description: 'Builds bridges.' },
    }),
    403,
  )
  await expectProblem(await change(joId, 'editor'), 409)
  const removal = (membershipId = '') => ({ params: { companyId, membershipId } })
  await expectProblem(await owner.call(`DELETE ${COLLEAGUE}`, removal(joId)), 409)
  const left = await jo.read(`DELETE ${COLLEAGUE}`, removal(priyaId))
  expect(left.colleagues).toHaveLength(1)
  await expectProblem(await priya.call(LIST, { params }), 404)
  await expectProblem(await change(priyaId), 404)

  // Two owners who remove each other at the same time: one stays.
  const { invitations } = await (await invite(owner, companyId, Object.keys(people)[1] ?? '', 'owner')).json()
  await accept(priya, invitations[0].id)
  const again = (await jo.read(LIST, { params })).colleagues
  const otherId = again.find((entry: Entry) => !entry.isYou).id
  await Promise.all([
    jo.call(`DELETE ${COLLEAGUE}`, removal(otherId)),
    priya.call(`DELETE ${COLLEAGUE}`, removal(joId)),
  ])
  expect((await owner.read(LIST, { params })).colleagues).toHaveLength(1)
})

test('a colleague at an owner’s domain asks to join, with the same answer for every domain', async ({
  newVisitor,
  smtp,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const [owner, priya, other, free] = [
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
  ]
  const [ownerEmail, email] = [newAddress(domain), newAddress(domain)]
  await signInByEmail(owner, smtp, ownerEmail)
  const companyId = await owner.register()
  const params = { companyId }
  await signInByEmail(priya, smtp, email)
  await signInByEmail(other, smtp, newAddress(`${crypto.randomUUID()}.example`))
  await signInByEmail(free, smtp, newAddress('gmail.com'))
  const answers = new Set<string>()
  for (const visitor of [priya, other, free]) {
    const response = await sendForm(visitor, '/account/ask-to-join')
    answers.add(`${response.status()} ${response.headers().location} ${await response.text()}`)
  }
  expect([...answers]).toEqual(['303 /account?notice=asked '])
  await expectProblem(await sendForm(await newVisitor(), '/account/ask-to-join'), 401)
  await expect
    .poll(() => sentTo(smtp, ownerEmail).filter(({ source }) => source.includes(email)).length)
    .toBe(1)

  await expectProblem(await priya.call(LIST, { params }), 404)
  const { joinRequests } = await owner.read(LIST, { params })
  expect(joinRequests).toMatchObject([{ email }])
  const request = { params: { companyId, requestId: joinRequests[0].id } }
  const body = { role: 'viewer', canApprove: false }
  await expectProblem(await priya.call(`POST ${REQUEST}`, { ...request, body }), 404)
  const { colleagues } = await owner.read(`POST ${REQUEST}`, { ...request, body })
  expect(colleagues.map((entry: Entry) => entry.email).sort()).toEqual([ownerEmail, email].sort())
  expect((await priya.call(LIST, { params })).status()).toBe(200)
  await expectProblem(await owner.call(`DELETE ${REQUEST}`, request), 404)
})

test('an address that someone only typed into the company form lets nobody ask its owner', async ({
  newVisitor,
  smtp,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const [owner, priya] = [await newVisitor(), await newVisitor()]
  const companyId = await owner.register({ email: newAddress(domain) })
  await signInByEmail(priya, smtp, newAddress(domain))
  await sendForm(priya, '/account/ask-to-join')
  expect((await owner.read(LIST, { params: { companyId } })).joinRequests).toEqual([])
})
