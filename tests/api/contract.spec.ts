import { CALL_KEYS, entryOf } from '@/lib/api/contract'
import { CASES } from './support/cases'
import { checkInTurn, withCases } from './support/check-each'
import { expect, test } from './support/fixtures'

const CORE_CALLS = [
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
  'POST /api/admin/login',
  'GET /api/admin/interest-registrations',
  'GET /api/admin/contact-sales',
  'PUT /api/admin/contact-sales/{id}/status',
]
const OPTIONAL = withCases(
  withCases(CALL_KEYS, (key) => CASES[key].optional ?? []),
  () => [undefined, null],
)
const SIGN_OUT = 'POST /api/admin/sign-out'
const FILES = CALL_KEYS.filter((key) => CASES[key].file)
const NO_CONTENT = CALL_KEYS.filter((key) => CASES[key].status === 204)
const ANSWERS = CALL_KEYS.filter((key) => !FILES.includes(key) && !NO_CONTENT.includes(key))

test('has a test case for every call of the contract and a route for every core call', () => {
  expect(Object.keys(CASES).sort()).toEqual([...CALL_KEYS].sort())
  expect(CALL_KEYS).toEqual(expect.arrayContaining(CORE_CALLS))
})

test('every call returns the fields clients read, and exactly its schema', async ({ owner, app }) => {
  await checkInTurn(ANSWERS, async (key) => {
    const { status, reads } = CASES[key]
    const input = await owner.prepare(key, owner.owned)
    const response = await owner.call(key, { ...input, headers: { origin: app.url } })
    const text = await response.text()
    expect(response.status(), text).toBe(status)
    const json = JSON.parse(text)
    for (const [path, value] of Object.entries(reads))
      expect(json).toHaveProperty(path, ...(value === undefined ? [] : [value]))
    if (status < 300) expect(entryOf(key).response.parse(json)).toEqual(json)
    expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers()['cache-control']).toBe('no-store')
  })
})

/** Stored as what a full body stores, which both kinds of database do above. */
test('an optional field can be missing and can be null', { tag: '@embedded' }, async ({ owner }) => {
  await checkInTurn(OPTIONAL, async ([[key, field], value]) => {
    const { params, body } = await owner.prepare(key, owner.owned)
    const response = await owner.call(key, { params, body: { ...body, [field]: value } })
    expect(response.status(), await response.text()).toBe(CASES[key].status)
  })
})

test('a call that deletes returns no content, and an error the second time', async ({
  owner,
  callerOf,
  app,
}) => {
  await checkInTurn(NO_CONTENT, async (key) => {
    const caller = await callerOf(key)
    const input = { ...(await owner.prepare(key, owner.owned)), headers: { origin: app.url } }
    const response = await caller.call(key, input)
    expect([response.status(), await response.text()]).toEqual([204, ''])
    expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect((await caller.call(key, input)).status()).toBe(key === SIGN_OUT ? 401 : 404)
  })
})

test('a call for a file returns a download', async ({ owner }) => {
  await checkInTurn(FILES, async (key) => {
    const { file } = CASES[key]
    const response = await owner.call(key, await owner.prepare(key, owner.owned))
    const text = await response.text()
    expect(response.status(), text).toBe(200)
    expect(text.replace('\ufeff', '').startsWith(file?.head ?? ' '), text).toBe(true)
    const headers = response.headers()
    expect(headers['content-type']).toBe(file?.type ?? 'text/csv; charset=utf-8')
    const today = new Date().toISOString().slice(0, 10)
    const name = file?.type ? file.name : `${file?.name}${today}.csv`
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
