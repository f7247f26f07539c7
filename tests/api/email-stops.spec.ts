import { randomUUID } from 'node:crypto'
import { createStopToken } from '@/lib/mail/stops/token'
import { ENQUIRY, expect, test, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

/** Of every server that a test starts. */
const SECRET = 'a-secret-of-the-tests-and-of-nothing-else'

const pathOf = (address: string) => `/email-stops?token=${createStopToken(address, SECRET)}`
const ONE_CLICK = {
  data: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}

async function readPage(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.request.get(path)
  expect(response.status()).toBe(200)
  return await response.text()
}

test('opening the link changes nothing, however often a scanner does', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const path = pathOf(`${randomUUID()}@northmoor.example`)
  for (let times = 0; times < 20; times++) {
    await visitor.request.head(path, { maxRedirects: 0 })
    const response = await visitor.request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(303)
  }
  const page = await readPage(visitor, path)
  expect(page).toContain('We can stop emails to')
  expect(page).not.toContain('We’ve stopped')
})

test('one click in a mail program stops emails, and the page starts them again', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const path = pathOf(`${randomUUID()}@northmoor.example`)
  for (const multipart of [false, true]) {
    const body = multipart ? { multipart: { 'List-Unsubscribe': 'One-Click' } } : ONE_CLICK
    expect((await visitor.request.post(path, body)).status()).toBe(204)
  }
  expect(await readPage(visitor, path)).toContain('We’ve stopped emails to')

  const allowed = await visitor.request.post(`${path}&choice=allow`, {
    headers: { accept: 'text/html,application/xhtml+xml' },
    maxRedirects: 0,
  })
  expect([allowed.status(), allowed.headers().location]).toEqual([
    303,
    expect.stringMatching(/^\/email-preferences\?token=/),
  ])
  expect(await readPage(visitor, path)).toContain('We can stop emails to')
})

test('the page shows no full address, and tells nobody where it was opened', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const page = await readPage(visitor, pathOf('josephine@northmoor.example'))
  expect(page).toContain('j…@northmoor.example')
  expect(page).not.toContain('josephine')
  expect(page).toContain('name="referrer" content="same-origin"')
  expect(page).toContain('noindex')
})

test('a made-up link stops nothing, and neither does another site', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  for (const token of ['', 'x', createStopToken('jo@northmoor.example', `${SECRET}!`)]) {
    await expectProblem(await visitor.request.post(`/email-stops?token=${token}`, ONE_CLICK), 404)
    expect(await readPage(visitor, `/email-preferences?token=${token}`)).toContain('This link doesn’t work.')
  }
  const foreign = { ...ONE_CLICK, headers: { ...ONE_CLICK.headers, origin: 'https://elsewhere.example' } }
  await expectProblem(await visitor.request.post(pathOf('jo@northmoor.example'), foreign), 403)
})

test('a message that its recipient has stopped cannot be resent', async ({ owner: admin }) => {
  const email = `${randomUUID()}@northmoor.example`
  await admin.read('POST /api/contact-sales', { body: { ...ENQUIRY, email } })
  await admin.request.post(pathOf(email), ONE_CLICK)
  const { emails } = await admin.read('GET /api/admin/emails', { query: { search: email } })
  const input = { params: { id: emails[0].id }, body: { state: 'held' } }
  const problem = await expectProblem(await admin.call('POST /api/admin/emails/{id}/resend', input), 409)
  expect(problem.detail).toBe('The recipient has stopped emails like this one.')
})
