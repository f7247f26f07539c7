import { expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const COOKIE =
  /^spanwright_owner=[\w-]{43}; Path=\/; Expires=[^;]+; Max-Age=34560000; HttpOnly; SameSite=lax$/

test('sets one HttpOnly and SameSite ownership cookie at registration', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const response = await visitor.call('POST /api/companies', { body: REGISTRATION })
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(cookies.map(({ value }) => value)).toEqual([expect.stringMatching(COOKIE)])
  expect(await response.text()).not.toContain((await visitor.cookie()).split('=')[1])
})

test('adds a second company under the same ownership cookie', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const first = await visitor.register()
  const cookie = await visitor.cookie()
  const second = await visitor.register({ name: 'Northmoor Tunnels Ltd' })
  expect(await visitor.cookie()).toBe(cookie)
  expect(
    (await visitor.read('GET /api/companies/{companyId}', { params: { companyId: first } })).company.name,
  ).toBe(REGISTRATION.name)
  expect(
    (await visitor.read('GET /api/companies/{companyId}', { params: { companyId: second } })).company.name,
  ).toBe('Northmoor Tunnels Ltd')
})

test('reveals nothing about a company with the same email address', async ({ newVisitor }) => {
  const [first, second] = [await newVisitor(), await newVisitor()]
  const bodies: unknown[] = []
  const ids: string[] = []
  for (const visitor of [first, second]) {
    const response = await visitor.call('POST /api/companies', { body: REGISTRATION })
    expect(response.status()).toBe(201)
    const { company } = await response.json()
    ids.push(company.id)
    bodies.push({ ...company, id: 'the only difference' })
  }
  expect(ids[0]).not.toBe(ids[1])
  expect(bodies[0]).toEqual(bodies[1])
  const { validation } = await second.read('POST /api/validate-email', {
    body: { email: REGISTRATION.email },
  })
  expect(validation).toEqual({ isValid: true, isBusinessEmail: true, reason: null, advice: null })
  await expectProblem(
    await second.call('GET /api/companies/{companyId}', { params: { companyId: ids[0] ?? '' } }),
    404,
  )
})

test('ignores owner, id and time in a registration', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const id = '01a1fd0b-7f96-756b-bbc1-3946805dc0b6'
  const { company } = await visitor.read('POST /api/companies', {
    body: { ...REGISTRATION, id, ownerId: id, createdAt: '2001-01-01T00:00:00Z', industry: 'finance' },
  })
  expect(company.id).not.toBe(id)
  expect(company.industry).toBeNull()
  expect(company).not.toHaveProperty('ownerId')
})

test('creates unguessable company ids', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const tails = [await visitor.register(), await visitor.register()].map((id) => id.slice(14))
  expect(tails[0]).not.toBe(tails[1])
  expect(tails[0]).toMatch(/^7[0-9a-f]{3}-[89ab]/)
})

test('forbids caching of company responses', async ({ owner }) => {
  const { companyId } = owner.owned
  for (const name of [
    'GET /api/companies/{companyId}',
    'GET /api/consultations/company/{companyId}',
  ] as const) {
    const response = await owner.call(name, { params: { companyId } })
    expect(response.headers()['cache-control']).toBe('no-store')
  }
})
