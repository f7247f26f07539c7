import { CONTRACT, ROUTES, type RouteName } from '@/lib/api/contract'
import { CASES } from './support/cases'
import { expect, test } from './support/fixtures'

/** Section 7 of the specification, as far as visitors and hiring companies go. */
const SECTION_7 = [
  'POST /api/validate-email',
  'POST /api/companies',
  'GET /api/companies/{companyId}',
  'PUT /api/companies/{companyId}',
  'POST /api/company/research',
  'POST /api/company/career-insights',
  'GET /api/consultations/company/{companyId}',
  'POST /api/ai/initialize',
  'POST /api/ai/chat',
  'POST /api/ai/generate-summary',
  'GET /api/job-specifications/{id}',
  'PUT /api/job-specifications/{id}',
  'POST /api/interest',
  'POST /api/contact-sales',
]
const NAMES = Object.keys(ROUTES) as RouteName[]

test('every call of the contract has its case here, and every call of section 7 its route', () => {
  expect(Object.keys(CASES).sort()).toEqual([...NAMES].sort())
  const known = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
  expect(known).toEqual(expect.arrayContaining(SECTION_7))
})

for (const name of NAMES) {
  const { params, body, status, reads, optional = [] } = CASES[name]

  test.describe(name, () => {
    test('answers a good call with what section 7 reads', async ({ owner }) => {
      const response = await owner.call(name, { params: params?.(owner.owned), body: body?.(owner.owned) })
      const text = await response.text()
      expect(response.status(), text).toBe(status)
      const json = JSON.parse(text)
      for (const [path, value] of Object.entries(reads))
        expect(json).toHaveProperty(path, ...(value === undefined ? [] : [value]))
      expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(response.headers()['cache-control']).toBe('no-store')
    })

    for (const field of optional) {
      for (const value of [undefined, null]) {
        test(`does without ${field} when it is ${value}`, async ({ owner }) => {
          const good = body?.(owner.owned)
          const response = await owner.call(name, {
            params: params?.(owner.owned),
            body: { ...good, [field]: value },
          })
          expect(response.status(), await response.text()).toBe(status)
        })
      }
    }
  })
}

for (const name of NAMES.filter((one) => CASES[one].status < 300)) {
  test(`${name} keeps to its schema, and to nothing beyond it`, async ({ owner }) => {
    const { params, body } = CASES[name]
    const json = await owner.read(name, { params: params?.(owner.owned), body: body?.(owner.owned) })
    expect(CONTRACT[name].response.parse(json)).toEqual(json)
  })
}
