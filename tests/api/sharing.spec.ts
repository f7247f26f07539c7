import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import { expect, type Visitor } from './support/fixtures'
import { newAddress, sendForm, sentTo, signInByEmail, test } from './support/people'
import { expectProblem, messagesOf } from './support/problem'
import { tokenIn } from './support/sharing-cases'

const SHARES = 'POST /api/job-specifications/{id}/shares'
const LIST = 'GET /api/job-specifications/{id}/shares'
const REVOKE = 'DELETE /api/job-specifications/{id}/shares/{shareId}'
const COMMENTS = 'GET /api/job-specifications/{id}/comments'
const SETTLE = 'PUT /api/job-specifications/{id}/comments/{commentId}'
const COMMENT = 'POST /api/shared/{token}/comments'
const LINE = 'PATCH /api/job-specifications/{id}/lines/{lineId}'

const MESSAGE =
  'We need a senior bridge engineer in Leeds, up to £55,000, but keep the pay out of the advert. They must know Tekla. It is permanent. They will design footbridges.'

async function share(visitor: Visitor, id: string, body: object) {
  const { share: made } = await visitor.read(SHARES, { params: { id }, body })
  return { ...made, token: tokenIn(made.url) }
}

const open = ({ request }: Visitor, token: string, method = 'GET') =>
  request.fetch(`/shared/${token}`, { method, maxRedirects: 0 })

async function findLine(visitor: Visitor, id: string, words: RegExp): Promise<string> {
  const { jobSpecification, summary } = await visitor.read('GET /api/job-specifications/{id}', {
    params: { id },
  })
  for (const { path, lineId } of jobSpecification.evidence) {
    const value = path
      .split('.')
      .reduce((part: Record<string, never> | undefined, key: string) => part?.[key], {
        ...jobSpecification,
        summary,
      })
    if (words.test(String(value))) return lineId
  }
  throw new Error(`no line has ${words}`)
}

test('a link shows one version as candidates will read it, to anyone and without a trace elsewhere', async ({
  newVisitor,
}) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { specificationId } = await owner.consult(MESSAGE)
  const { id, token, url, expiresAt } = await share(owner, specificationId, { role: 'view' })
  expect(url).toBe(`http://hiring.example/shared/${token}`)
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
  expect([days > SHARE_DAYS - 0.1, days <= SHARE_DAYS]).toEqual([true, true])

  const before = await owner.read('GET /api/job-specifications/{id}', { params: { id: specificationId } })
  for (let i = 0; i < 20; i++) expect((await open(reader, token, i % 2 ? 'HEAD' : 'GET')).status()).toBe(200)
  const response = await open(reader, token)
  const headers = response.headers()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['set-cookie']).toBeUndefined()
  const page = await response.text()
  expect(page).toContain('name="robots" content="noindex')
  expect(page).toContain('Tekla')
  expect(page).not.toMatch(/55,000|They must know Tekla|Agency only|shared\/comment"/)
  expect(await owner.read('GET /api/job-specifications/{id}', { params: { id: specificationId } })).toEqual(
    before,
  )
  const { shares } = await owner.read(LIST, { params: { id: specificationId } })
  expect(shares).toMatchObject([{ id, role: 'view', name: null, email: null, revokedAt: null }])
  expect(Date.parse(shares[0].lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(shares[0].openedAt))
  expect(JSON.stringify(shares)).not.toContain(token)

  const lineId = await findLine(owner, specificationId, /Tekla/)
  const body = { lineId, kind: 'comment', text: 'Why?', name: 'Priya' }
  await expectProblem(await reader.call(COMMENT, { params: { token }, body }), 403)
})

/** What a reader sees of a page. */
const visibleText = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a link that is wrong or revoked answers the same page with 404', async ({ newVisitor }) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { specificationId } = await owner.consult(MESSAGE)
  const { id: shareId, token } = await share(owner, specificationId, { role: 'comment' })
  const params = { id: specificationId, shareId }
  expect((await owner.call(REVOKE, { params })).status()).toBe(204)
  await expectProblem(await owner.call(REVOKE, { params }), 404)
  const pages = new Set<string>()
  for (const wrong of [token, `${token.slice(0, -1)}_`, 'x', 'a'.repeat(43), '%00', '..%2f']) {
    const response = await open(reader, wrong)
    expect(response.status(), wrong).toBe(404)
    const page = await response.text()
    expect(page, wrong).toContain('This link doesn’t work')
    expect(page, wrong).not.toMatch(/Tekla|Northmoor/)
    pages.add(visibleText(page))
    const body = { lineId: 'line', kind: 'comment', text: 'Hello', name: 'Priya' }
    if (!wrong.includes('%'))
      await expectProblem(await reader.call(COMMENT, { params: { token: wrong }, body }), 404)
  }
  expect([...pages]).toHaveLength(1)
  const [revoked] = (await owner.read(LIST, { params: { id: specificationId } })).shares
  expect(revoked.revokedAt).not.toBeNull()
  await expectProblem(
    await owner.call(REVOKE, { params: { id: specificationId, shareId: crypto.randomUUID() } }),
    404,
  )
})

test('an editor shares to read and comment, and only an owner to approve', async ({ newVisitor, smtp }) => {
  const [owner, editor] = [await newVisitor(), await newVisitor()]
  const [ownerEmail, email, to] = [newAddress(), newAddress(), newAddress()]
  await signInByEmail(owner, smtp, ownerEmail)
  const { companyId, specificationId } = await owner.consult(MESSAGE)
  await signInByEmail(editor, smtp, email)
  const { invitations } = await owner.read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email, role: 'editor', canApprove: true },
  })
  await sendForm(editor, '/account/accept-invitation', { invitation: invitations[0].id })
  const params = { id: specificationId }
  await expectProblem(await editor.call(SHARES, { params, body: { role: 'approve' } }), 403)
  expect((await editor.call(SHARES, { params, body: { role: 'comment' } })).status()).toBe(201)
  const { id: shareId, isEmailed } = await share(owner, specificationId, {
    role: 'approve',
    email: ` ${to.toUpperCase()} `,
  })
  expect(isEmailed).toBe(true)
  await expectProblem(await editor.call(REVOKE, { params: { ...params, shareId } }), 403)
  await expect.poll(() => sentTo(smtp, to).length).toBe(1)
  const { source = '' } = sentTo(smtp, to)[0] ?? {}
  const token = tokenIn(/http:\/\/hiring\.example(\/shared\/[\w-]{43})/.exec(source)?.[1] ?? '')
  expect((await open(await newVisitor(), token)).status()).toBe(200)
  expect(source).toContain(ownerEmail)
  for (const [field, value] of [
    ['role', 'owner'],
    ['email', 'nobody'],
    ['name', 'x'.repeat(201)],
  ] as const)
    expect(
      await messagesOf(await owner.call(SHARES, { params, body: { role: 'view', [field]: value } }), field),
    ).toHaveLength(1)
})

test('comments hang on their line, and a suggestion is accepted as an edit by hand or refused by the guard', async ({
  newVisitor,
}) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { specificationId } = await owner.consult(MESSAGE)
  const params = { id: specificationId }
  const { token, id: shareId } = await share(owner, specificationId, { role: 'comment', name: 'Priya' })
  const lineId = await findLine(owner, specificationId, /Tekla/)
  const pay = await findLine(owner, specificationId, /55,000/)
  const write = (body: object) =>
    reader.call(COMMENT, {
      params: { token },
      body: { lineId, kind: 'comment', text: 'Why?', name: 'Priya', ...body },
    })
  const HOSTILE = '<script>alert(1)</script><b>Really?</b>'
  expect((await write({ text: HOSTILE })).status()).toBe(201)
  // What the reader can’t see can’t be commented on.
  await expectProblem(await write({ lineId: pay }), 409)
  for (const [field, body] of [
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { kind: 'suggestion', text: 'x'.repeat(601) }],
    ['text', { text: ' ' }],
    ['name', { name: '' }],
    ['kind', { kind: 'order' }],
  ] as const)
    expect(await messagesOf(await write(body), field)).toHaveLength(1)

  const ids: string[] = []
  for (const text of ['Tekla Structures or Revit', 'We want a young man', 'Tekla, whatever'])
    ids.push((await (await write({ kind: 'suggestion', text })).json()).comment.id)
  const page = await (await open(reader, token)).text()
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<b>Really')
  const { comments, unresolved } = await owner.read(COMMENTS, { params })
  expect(unresolved).toBe(4)
  expect(comments[0]).toMatchObject({
    lineId,
    kind: 'comment',
    text: HOSTILE,
    author: 'Priya',
    state: 'open',
  })

  const settle = (commentId = '', state = 'accepted', revision?: number) =>
    owner.call(SETTLE, { params: { ...params, commentId }, body: { state, revision } })
  expect(await messagesOf(await settle(comments[0].id, 'accepted'), 'state')).toHaveLength(1)
  expect(await messagesOf(await settle(ids[0], 'resolved'), 'state')).toHaveLength(1)
  await expectProblem(await settle(ids[0], 'accepted', 7), 409)
  expect(await messagesOf(await settle(ids[1]), 'text')).toHaveLength(1)
  const twice = await Promise.all([settle(ids[0]), settle(ids[0])])
  expect(twice.map((response) => response.status()).sort()).toEqual([200, 409])
  expect((await settle(ids[2], 'dismissed')).status()).toBe(200)
  const done = await (await settle(comments[0].id, 'resolved')).json()
  expect(done.unresolved).toBe(1)
  expect(done.comments.map(({ state }: { state: string }) => state)).toEqual([
    'resolved',
    'accepted',
    'open',
    'dismissed',
  ])
  const { jobSpecification } = await owner.read('GET /api/job-specifications/{id}', { params })
  expect(jobSpecification.revision).toBe(1)
  const edited = jobSpecification.evidence.find((entry: { lineId: string }) => entry.lineId === lineId)
  expect(edited.sources).toContainEqual(expect.objectContaining({ kind: 'handEdit', id: lineId }))
  const { sources } = await owner.read('GET /api/job-specifications/{id}/sources', { params })
  expect(sources[`handEdit:${lineId}`]).toMatchObject({ text: 'Tekla Structures or Revit', author: 'Priya' })

  // A later edit by hand is nobody else’s.
  await owner.read(LINE, { params: { ...params, lineId }, body: { text: 'Tekla only', revision: 1 } })
  const later = await owner.read('GET /api/job-specifications/{id}/sources', { params })
  expect(later.sources[`handEdit:${lineId}`]).toBeUndefined()
  await owner.read(REVOKE, { params: { ...params, shareId } })
  expect((await owner.read(COMMENTS, { params })).comments).toHaveLength(4)
})

test('the form of the page works without script, and says what happened', async ({ newVisitor }) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { specificationId } = await owner.consult(MESSAGE)
  const { token } = await share(owner, specificationId, { role: 'comment' })
  const line = await findLine(owner, specificationId, /Tekla/)
  const form = { token, line, kind: 'comment', text: 'Is Revit enough?', name: 'Priya' }
  const sent = await sendForm(reader, '/shared/comment', form)
  expect([sent.status(), sent.headers().location]).toEqual([303, `/shared/${token}?notice=commented`])
  expect(await (await reader.request.get(`/shared/${token}?notice=commented`)).text()).toContain(
    'Comment sent',
  )
  const empty = await sendForm(reader, '/shared/comment', { ...form, text: '' })
  expect(empty.headers().location).toBe(`/shared/${token}?notice=invalid`)
  await expectProblem(
    await sendForm(reader, '/shared/comment', form, { origin: 'https://evil.example' }),
    403,
  )
  await expectProblem(await sendForm(reader, '/shared/comment', { ...form, token: 'x' }), 404)
  expect((await owner.read(COMMENTS, { params: { id: specificationId } })).unresolved).toBe(1)
})
