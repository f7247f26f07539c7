import { CASES } from './support/cases'
import { expect, test } from './support/fixtures'

const KINDS = [
  { call: 'POST /api/interest', list: 'GET /api/admin/interest-registrations', wrapped: 'registrations' },
  { call: 'POST /api/contact-sales', list: 'GET /api/admin/contact-sales', wrapped: 'contacts' },
] as const

for (const { call, list, wrapped } of KINDS) {
  test(`${call} stores an idempotency key once and gives bots the same response`, {
    tag: '@embedded',
  }, async ({ newVisitor, owner }) => {
    const visitor = await newVisitor()
    const email = `${wrapped}@keys.example`
    const body = { ...CASES[call].body?.(owner.owned), email }
    const headers = { 'idempotency-key': 'one-of-this-test' }
    const answers = [
      await visitor.read(call, { body, headers }),
      await visitor.read(call, { body, headers }),
      await visitor.read(call, { body: { ...body, message: 'Pills.', homepage: 'https://pills.example' } }),
      await visitor.read(call, { body: { ...body, message: 'Fast.', elapsedMs: 3 } }),
    ]
    expect(answers).toEqual(answers.map(() => ({ received: true })))
    const token = await visitor.signIn()
    const stored = await visitor.read(list, { headers: { authorization: `Bearer ${token}` } })
    const own = stored[wrapped].filter((row: { email: string }) => row.email === email)
    expect(own).toHaveLength(1)
    expect(JSON.stringify(own)).not.toMatch(/homepage|elapsed|idempotency|contentHash/)
  })
}
