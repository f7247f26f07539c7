import { expect, type Visitor } from './support/fixtures'
import { newAddress, readPage, sendForm, sentTo, signInByEmail, test } from './support/people'
import { expectProblem, messagesOf } from './support/problem'
import { tokenIn } from './support/sharing-cases'

const SHARES = 'POST /api/job-specifications/{id}/shares'
const APPROVE = 'POST /api/job-specifications/{id}/approval'
const DECLINE = 'POST /api/job-specifications/{id}/decline'
const ROUND = '/api/job-specifications/{id}/approval-round'
const SHARED = 'POST /api/shared/{token}/approval'
const SHARED_DECLINE = 'POST /api/shared/{token}/decline'
const LINE = 'PATCH /api/job-specifications/{id}/lines/{lineId}'
const READ = 'GET /api/job-specifications/{id}'

const PRIYA = { name: 'Priya Shah', acceptTerms: true }
const REASON = { name: 'Priya Shah', reason: 'The pay is above our budget.' }

const approve = (visitor: Visitor, id: string, name = 'Jo Bloggs') =>
  visitor.call(APPROVE, { params: { id }, body: { name, acceptTerms: true } })
const approveByLink = (visitor: Visitor, token: string, body: object = PRIYA) =>
  visitor.call(SHARED, { params: { token }, body })

async function ask(owner: Visitor, id: string, approvers: object[], inOrder = false) {
  const { round, links } = await owner.read(`POST ${ROUND}`, {
    params: { id },
    body: { inOrder, approvers },
  })
  return { round, tokens: links.map(({ url }: { url: string }) => tokenIn(url)) as string[] }
}

async function readStatus(owner: Visitor, id: string): Promise<string> {
  return (await owner.read(READ, { params: { id } })).jobSpecification.status
}

async function readState(owner: Visitor, sessionId: string): Promise<string> {
  const { vacancies } = await owner.read('GET /api/vacancies')
  return vacancies.find(({ id }: { id: string }) => id === sessionId).state
}

async function edit(owner: Visitor, id: string) {
  const { jobSpecification } = await owner.read(READ, { params: { id } })
  const { revision, evidence } = jobSpecification
  const params = { id, lineId: evidence[0].lineId }
  await owner.read(LINE, { params, body: { text: `Tekla ${revision}`, revision } })
}

test('without a round, one approval by a link is enough, and only a link to approve can give it', async ({
  newVisitor,
}) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { specificationId: id, sessionId } = await owner.consult()
  const share = async (role: string) =>
    tokenIn((await owner.read(SHARES, { params: { id }, body: { role } })).share.url)
  const [toComment, toApprove] = [await share('comment'), await share('approve')]
  await expectProblem(await approveByLink(reader, toComment), 403)
  await expectProblem(await reader.call(SHARED_DECLINE, { params: { token: toComment }, body: REASON }), 403)
  expect(
    await messagesOf(await approveByLink(reader, toApprove, { ...PRIYA, acceptTerms: false }), 'acceptTerms'),
  ).toHaveLength(1)
  expect(
    await messagesOf(await approveByLink(reader, toApprove, { ...PRIYA, name: '' }), 'name'),
  ).toHaveLength(1)
  await expectProblem(await approveByLink(reader, toApprove, { ...PRIYA, revision: 7 }), 409)
  // As mail scanners do.
  for (let i = 0; i < 20; i++)
    for (const method of ['HEAD', 'GET'])
      expect((await reader.request.fetch(`/shared/${toApprove}`, { method })).status()).toBe(200)
  expect(await readStatus(owner, id)).toBe('draft')
  const response = await approveByLink(reader, toApprove, { ...PRIYA, revision: 0 })
  expect(response.status()).toBe(201)
  expect(await response.json()).toMatchObject({
    approval: { name: 'Priya Shah' },
    complete: true,
    waitingFor: [],
  })
  expect([await readStatus(owner, id), await readState(owner, sessionId)]).toEqual(['approved', 'approved'])
  await expectProblem(await approveByLink(reader, toApprove), 409)
  await expectProblem(await owner.call(SHARES, { params: { id }, body: { role: 'approve' } }), 409)
})

test('a round in order asks one after the other, and the last approval completes it', async ({
  newVisitor,
  smtp,
}) => {
  const [owner, priya, sam, viewer] = [
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
  ]
  const [ownerEmail, priyaEmail, samEmail, viewerEmail] = [
    newAddress(),
    newAddress(),
    newAddress(),
    newAddress(),
  ]
  await signInByEmail(owner, smtp, ownerEmail)
  const { specificationId: id, sessionId, companyId } = await owner.consult()
  await signInByEmail(viewer, smtp, viewerEmail)
  const { invitations } = await owner.read('POST /api/companies/{companyId}/invitations', {
    params: { companyId },
    body: { email: viewerEmail, role: 'viewer', canApprove: true },
  })
  await sendForm(viewer, '/account/accept-invitation', { invitation: invitations[0].id })
  const { colleagues } = await owner.read('GET /api/companies/{companyId}/colleagues', {
    params: { companyId },
  })
  const membershipId = colleagues.find(({ email }: { email: string }) => email === viewerEmail).id
  const { round, tokens } = await ask(
    owner,
    id,
    [
      { kind: 'me' },
      { kind: 'link', name: 'Priya Shah', email: priyaEmail },
      { kind: 'colleague', membershipId },
      { kind: 'link', name: 'Sam Lee', email: samEmail },
    ],
    true,
  )
  const { vacancies } = await owner.read('GET /api/vacancies')
  expect(vacancies.find((vacancy: { id: string }) => vacancy.id === sessionId).waitingFor).toHaveLength(1)
  const [priyaToken = '', samToken = ''] = tokens
  expect(
    round.approvers.map(({ isTurn, isYou }: { isTurn: boolean; isYou: boolean }) => [isTurn, isYou]),
  ).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ])
  expect(await readState(owner, sessionId)).toBe('awaitingApproval')
  expect(sentTo(smtp, priyaEmail)).toEqual([])
  await expectProblem(await approveByLink(priya, priyaToken), 409)
  await expectProblem(await approve(viewer, id, 'Viewer'), 409)
  const page = `/job-specification/${id}`
  const waiting = await readPage(viewer, page)
  expect([waiting.includes('It isn’t your turn yet'), waiting.includes('Decline instead')]).toEqual([
    true,
    false,
  ])

  const first = await (await approve(owner, id)).json()
  expect(first).toMatchObject({
    approval: { name: 'Jo Bloggs', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    complete: false,
    waitingFor: ['Priya Shah', viewerEmail, 'Sam Lee'],
  })
  expect(await readStatus(owner, id)).toBe('draft')
  await expectProblem(await approve(owner, id), 409)
  await expect.poll(() => sentTo(smtp, priyaEmail).length).toBe(1)
  expect(sentTo(smtp, priyaEmail)[0]?.source).toContain(priyaToken)
  expect(sentTo(smtp, samEmail)).toEqual([])

  // The form of the page, as without script.
  const form = { token: priyaToken, name: 'Priya Shah', acceptTerms: 'on', revision: '0' }
  const sent = await sendForm(priya, '/shared/approve', form)
  expect(sent.headers().location).toBe(`/shared/${priyaToken}?notice=approved`)
  expect(await (await priya.request.get(`/shared/${priyaToken}`)).text()).toContain(
    'You’ve approved this version',
  )
  await expectProblem(await approveByLink(priya, priyaToken), 409)
  await expect
    .poll(() => sentTo(smtp, viewerEmail).filter(({ source }) => source.includes(id)).length)
    .toBe(1)
  const asked = await readPage(viewer, page)
  expect([asked.includes('Decline instead'), asked.includes(`value="${viewerEmail}"`)]).toEqual([true, true])
  const second = await (await approve(viewer, id, 'Vera')).json()
  expect(second).toMatchObject({ complete: false, waitingFor: ['Sam Lee'] })
  const last = await (await approveByLink(sam, samToken, { ...PRIYA, name: 'Sam Lee' })).json()
  expect(last).toMatchObject({
    approval: { name: 'Sam Lee', hash: first.approval.hash },
    complete: true,
    waitingFor: [],
  })
  expect([await readStatus(owner, id), await readState(owner, sessionId)]).toEqual(['approved', 'approved'])
  expect(await (await owner.request.get(`/job-specification/${id}`)).text()).toContain(
    'Jo Bloggs, Priya Shah, Vera, Sam Lee',
  )
})

test('two who approve at once make one record each, and the same one twice makes one', async ({
  newVisitor,
}) => {
  for (let i = 0; i < 3; i++) {
    const [owner, reader] = [await newVisitor(), await newVisitor()]
    const { specificationId: id } = await owner.consult()
    const { tokens } = await ask(owner, id, [{ kind: 'me' }, { kind: 'link', name: 'Priya Shah' }])
    const answers = await Promise.all([
      approve(owner, id),
      approveByLink(reader, tokens[0] ?? ''),
      approve(owner, id),
      approveByLink(reader, tokens[0] ?? ''),
    ])
    expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 201, 409, 409])
    const done = await Promise.all(answers.filter((answer) => answer.ok()).map((answer) => answer.json()))
    expect(done.map(({ complete }) => complete).sort()).toEqual([false, true])
    expect(await readStatus(owner, id)).toBe('approved')
  }
})

test('an edit voids the approvals of an open round, says so, and everyone is asked again', async ({
  newVisitor,
  smtp,
}) => {
  const [owner, priya] = [await newVisitor(), await newVisitor()]
  const [ownerEmail, email] = [newAddress(), newAddress()]
  await signInByEmail(owner, smtp, ownerEmail)
  const { specificationId: id, sessionId } = await owner.consult()
  const approvers = [{ kind: 'me' }, { kind: 'link', name: 'Priya Shah', email }]
  const { tokens } = await ask(owner, id, approvers)
  const [token = ''] = tokens
  expect((await approveByLink(priya, token)).status()).toBe(201)
  await expectProblem(
    await owner.call(`POST ${ROUND}`, { params: { id }, body: { inOrder: false, approvers } }),
    409,
  )
  await edit(owner, id)
  const { round } = await owner.read(`GET ${ROUND}`, { params: { id } })
  expect(round.state).toBe('voided')
  expect(await readState(owner, sessionId)).toBe('draft')
  for (const address of [ownerEmail, email])
    await expect
      .poll(() => sentTo(smtp, address).filter(({ source }) => source.includes('no longer count')).length)
      .toBe(1)
  expect(await (await owner.request.get(`/job-specification/${id}`)).text()).toContain(
    'Approvals no longer count',
  )
  // The old link can be read, but alone it must not approve what its reader hasn't been asked about.
  await expectProblem(await approveByLink(priya, token), 409)
  expect(await (await priya.request.get(`/shared/${token}`)).text()).toContain(
    'no longer waiting for your approval',
  )

  const again = await ask(owner, id, approvers)
  expect((await approve(owner, id)).status()).toBe(201)
  expect(await (await approveByLink(priya, again.tokens[0] ?? '')).json()).toMatchObject({ complete: true })
})

test('a decline ends the round with its reason, and tells the author', async ({ newVisitor, smtp }) => {
  const [owner, priya] = [await newVisitor(), await newVisitor()]
  const ownerEmail = newAddress()
  await signInByEmail(owner, smtp, ownerEmail)
  const { specificationId: id, sessionId } = await owner.consult()
  await expectProblem(await owner.call(DECLINE, { params: { id }, body: REASON }), 409)
  const { tokens } = await ask(owner, id, [{ kind: 'link', name: 'Priya Shah' }])
  const decline = (token = tokens[0] ?? '', body = REASON) =>
    priya.call(SHARED_DECLINE, { params: { token }, body })
  expect(await messagesOf(await decline(undefined, { ...REASON, reason: '' }), 'reason')).toHaveLength(1)
  await expectProblem(await approve(owner, id), 409)
  await expectProblem(await owner.call(DECLINE, { params: { id }, body: REASON }), 409)
  expect((await decline()).status()).toBe(201)
  await expectProblem(await decline(), 409)
  await expectProblem(await approveByLink(priya, tokens[0] ?? ''), 409)
  const { round } = await owner.read(`GET ${ROUND}`, { params: { id } })
  expect(round).toMatchObject({
    state: 'declined',
    approvers: [{ state: 'declined', reason: REASON.reason }],
  })
  expect(await readState(owner, sessionId)).toBe('draft')
  await expect
    .poll(() => sentTo(smtp, ownerEmail).filter(({ source }) => source.includes(REASON.reason)).length)
    .toBe(1)

  await ask(owner, id, [{ kind: 'me' }])
  expect((await owner.call(DECLINE, { params: { id }, body: REASON })).status()).toBe(201)
  // Without a round too.
  const { share } = await owner.read(SHARES, { params: { id }, body: { role: 'approve' } })
  const token = tokenIn(share.url)
  expect((await decline(token)).status()).toBe(201)
  await expectProblem(await approveByLink(priya, token), 409)
  const { shares } = await owner.read('GET /api/job-specifications/{id}/shares', { params: { id } })
  expect(shares[0].declineReason).toBe(REASON.reason)
})

test('a round needs a draft that is ready, and approvers who can approve', async ({ newVisitor }) => {
  const owner = await newVisitor()
  const { specificationId: id } = await owner.consult()
  const start = (approvers: object[]) =>
    owner.call(`POST ${ROUND}`, { params: { id }, body: { inOrder: true, approvers } })
  const link = { kind: 'link', name: 'Priya', email: 'priya@northmoor.example' }
  expect(await messagesOf(await start([]), 'approvers')).toHaveLength(1)
  expect(
    await messagesOf(await start([{ kind: 'colleague', membershipId: crypto.randomUUID() }]), 'approvers.0'),
  ).toHaveLength(1)
  expect(await messagesOf(await start([link, link]), 'approvers.1')).toHaveLength(1)
  expect(await messagesOf(await start([{ ...link, name: '' }]), 'approvers.0.name')).toHaveLength(1)
  await expectProblem(await owner.call(`DELETE ${ROUND}`, { params: { id } }), 404)
  expect((await start([link])).status()).toBe(201)
  expect((await owner.call(`DELETE ${ROUND}`, { params: { id } })).status()).toBe(204)
  expect((await approve(owner, id)).status()).toBe(201)
  await expectProblem(await start([link]), 409)
  const draft = await owner.consult('We need a bridge engineer.')
  const { errors } = await expectProblem(
    await owner.call(`POST ${ROUND}`, {
      params: { id: draft.specificationId },
      body: { inOrder: true, approvers: [link] },
    }),
    409,
  )
  expect(errors.length).toBeGreaterThan(0)
})
