import { QUOTAS } from '@/lib/quotas/limits'
import { databaseUrlOn, readSql, runSql } from '@/tests/support/test-database'
import { ENQUIRY, expect, REGISTRATION, test } from './support/fixtures'
import { expectProblem } from './support/problem'

test.use({ appEnv: { RATE_LIMITS: 'on' } })

const databaseUrl = () =>
  databaseUrlOn(process.env.E2E_DATABASE ?? '', `test_${process.pid}_${test.info().workerIndex}`)
const KEY = 'storedBytes:127.0.0.1'
const SEVEN_HOURS_MS = 7 * 3600 * 1000

/** lib/quotas/service.test.ts checks the count itself, on both engines. */
test('an address that has sent as much as it may in a day can still read, and is told when to come back', {
  tag: '@server',
}, async ({ owner, newVisitor }) => {
  const { companyId, sessionId, contactId, website } = owner.owned
  expect(contactId).not.toBe('')
  const readPoints = async () => {
    const [row] = await readSql(databaseUrl(), `SELECT points FROM rate_limits WHERE key = '${KEY}'`)
    return Number(row?.points)
  }
  const before = await readPoints()
  const message = 'x'.repeat(20 * 1024)
  await owner.read('POST /api/ai/chat', { body: { companyId, message } })
  expect(await readPoints()).toBeGreaterThanOrEqual(before + 80)

  await runSql(
    databaseUrl(),
    `UPDATE rate_limits SET points = ${QUOTAS.bytesPerAddressAndDay / 1024}, expire = ${Date.now() + SEVEN_HOURS_MS} WHERE key = '${KEY}'`,
  )
  const stranger = await newVisitor()
  const refusals = [
    await owner.call('POST /api/ai/chat', { body: { companyId, message: 'They need Revit.' } }),
    await owner.call('PUT /api/companies/{companyId}', {
      params: { companyId },
      body: { industry: 'other', size: '1-10', description: 'We build bridges.' },
    }),
    await owner.call('POST /api/companies/{companyId}/house-rules', {
      params: { companyId },
      body: { kind: 'tone', text: 'Calm' },
    }),
    await owner.call('POST /api/ai/generate-summary', { body: { companyId, sessionId } }),
    await owner.call('POST /api/company/research', { body: { companyId, website } }),
    await owner.call('POST /api/company/documents', {
      body: { companyId, text: 'We build bridges in Leeds.' },
    }),
    await stranger.call('POST /api/companies', { body: REGISTRATION }),
    await stranger.call('POST /api/contact-sales', { body: ENQUIRY }),
  ]
  for (const refusal of refusals) {
    const { detail, reason } = await expectProblem(refusal, 429)
    expect(reason).toBe('quota')
    expect(detail).toBe(
      'Your network has reached today’s storage limit, so we couldn’t save this. Please try again in 7 hours.',
    )
    const wait = Number(refusal.headers()['retry-after'])
    expect(wait).toBeGreaterThan(6 * 3600)
    expect(wait).toBeLessThanOrEqual(7 * 3600)
  }
  await owner.read('GET /api/companies/{companyId}/house-rules', { params: { companyId } })
  await owner.read('GET /api/companies/{companyId}', { params: { companyId } })
  await owner.read('GET /api/consultations/company/{companyId}', { params: { companyId } })
  await owner.read('POST /api/validate-email', { body: { email: REGISTRATION.email } })
})
