import { QUOTAS } from '@/lib/quotas/limits'
import { METRICS_TOKEN } from '@/tests/support/app-server'
import { databaseUrlOn, readSql, runSql } from '@/tests/support/test-database'
import { expect, REGISTRATION, test, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

const databaseUrl = () =>
  databaseUrlOn(process.env.E2E_DATABASE ?? '', `test_${process.pid}_${test.info().workerIndex}`)

async function readRefusals(origin: string, quota: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(
    new RegExp(`^spanwright_quota_refusals_total\\{quota="${quota}"\\} (\\d+)`, 'm').exec(
      await response.text(),
    )?.[1] ?? 0,
  )
}

test('one browser can register 50 companies, and is told so at the next one', async ({ newVisitor, app }) => {
  const visitor = await newVisitor()
  await visitor.register()
  const before = await readRefusals(app.url, 'companiesPerOwner')
  const responses = await Promise.all(
    Array.from({ length: QUOTAS.companiesPerOwner + 4 }, () =>
      visitor.call('POST /api/companies', { body: REGISTRATION }),
    ),
  )
  const count = (status: number) => responses.filter((response) => response.status() === status).length
  expect({ 201: count(201), 409: count(409) }).toEqual({ 201: QUOTAS.companiesPerOwner - 1, 409: 5 })
  const { detail, reason } = await expectProblem(
    await visitor.call('POST /api/companies', { body: REGISTRATION }),
    409,
  )
  expect(reason).toBe('quota')
  expect(detail).toContain('You’ve registered 50 companies in this browser')
  expect(await readRefusals(app.url, 'companiesPerOwner')).toBe(before + 6)
  await (await newVisitor()).register()
})

test.describe('a database server', { tag: '@server' }, () => {
  const chat = (visitor: Visitor, companyId: string, key?: string) =>
    visitor.call('POST /api/ai/chat', {
      body: { companyId, message: 'They need Revit.' },
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  test('a consultation with 400 messages takes no more, and still answers a repeated key', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor()
    const { companyId, sessionId } = await visitor.consult()
    await runSql(
      databaseUrl(),
      `INSERT INTO messages (id, session_id, position, role, content, extracted_at)
        SELECT gen_random_uuid(), '${sessionId}', n + 10, 'user', 'Yes', now() FROM generate_series(1, ${QUOTAS.messagesPerSession - 2}) AS n`,
    )
    const last = await chat(visitor, companyId, 'last')
    expect(last.status()).toBe(200)
    const { detail, reason } = await expectProblem(await chat(visitor, companyId), 409)
    expect(reason).toBe('quota')
    expect(detail).toContain('This conversation has reached its limit')
    expect(await (await chat(visitor, companyId, 'last')).json()).toEqual(await last.json())
    await visitor.read('POST /api/ai/generate-summary', { body: { companyId, sessionId } })
  })

  test('a full company takes nothing more, and can still be read', async ({ newVisitor, app }) => {
    const visitor = await newVisitor()
    const { companyId, sessionId } = await visitor.consult()
    await runSql(
      databaseUrl(),
      `ALTER TABLE messages ALTER COLUMN content SET STORAGE EXTERNAL`,
      `INSERT INTO messages (id, session_id, position, role, content, extracted_at)
        VALUES (gen_random_uuid(), '${sessionId}', 10, 'assistant', repeat('x', ${QUOTAS.bytesPerCompany}), now())`,
      `UPDATE companies SET stored_bytes = ${QUOTAS.bytesPerCompany} WHERE id = '${companyId}'`,
    )
    const before = await readRefusals(app.url, 'bytesPerCompany')
    const refusals = [
      await chat(visitor, companyId),
      await visitor.call('PUT /api/companies/{companyId}', {
        params: { companyId },
        body: { industry: 'other', size: '1-10', description: 'We build bridges.' },
      }),
      await visitor.call('POST /api/companies/{companyId}/house-rules', {
        params: { companyId },
        body: { kind: 'tone', text: 'Calm' },
      }),
    ]
    for (const refusal of refusals)
      expect((await expectProblem(refusal, 409)).detail).toContain('Your company has reached its 50 MB limit')
    const [row] = await readSql(
      databaseUrl(),
      `SELECT description, (SELECT count(*)::int FROM house_rules WHERE company_id = c.id) AS rules FROM companies c WHERE id = '${companyId}'`,
    )
    expect(row).toEqual({ description: null, rules: 0 })
    expect((await visitor.call('GET /api/companies/{companyId}', { params: { companyId } })).status()).toBe(
      200,
    )
    expect(await readRefusals(app.url, 'bytesPerCompany')).toBe(before + 3)
    await runSql(databaseUrl(), `DELETE FROM messages WHERE session_id = '${sessionId}' AND position = 10`)
    expect((await chat(visitor, companyId)).status()).toBe(200)
  })
})
