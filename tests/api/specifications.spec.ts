import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const FIRST =
  'The salary is £50,000 to £55,000, and the job is based in Leeds. They must hold chartered status. It is permanent, and they will design footbridges.'

test('rejects generating a specification before the first message', async ({ owner }) => {
  const companyId = await owner.register()
  const { sessionId } = await owner.read('POST /api/ai/initialize', { body: { companyId } })
  const { detail } = await expectProblem(
    await owner.call('POST /api/ai/generate-summary', { body: { companyId, sessionId } }),
    409,
  )
  expect(detail).toBe('Please tell the consultant about the vacancy first.')
  expect((await owner.session(companyId)).jobSpecificationId).toBeNull()
})

test('keeps one draft when the same specification is generated concurrently', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId, specificationId } = await visitor.consult(FIRST)
  const results = await Promise.all(
    Array.from({ length: 4 }, () =>
      visitor.read('POST /api/ai/generate-summary', { body: { companyId, sessionId } }),
    ),
  )
  expect(new Set(results.map(({ jobSpecification }) => jobSpecification.id))).toEqual(
    new Set([specificationId]),
  )
  const { jobSpecification } = await visitor.read('GET /api/job-specifications/{id}', {
    params: { id: specificationId },
  })
  expect(jobSpecification).toMatchObject({ version: 1, status: 'draft' })
  expect((await visitor.session(companyId)).jobSpecificationId).toBe(specificationId)
})

test('generates the next version after a new message and locks the previous one', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId, specificationId } = await visitor.consult(FIRST)
  await visitor.read('POST /api/ai/chat', {
    body: { companyId, message: 'They must also know Tekla Structures.' },
  })
  const { jobSpecification } = await visitor.read('POST /api/ai/generate-summary', {
    body: { companyId, sessionId },
  })
  expect(jobSpecification.id).not.toBe(specificationId)
  const read = async (id: string) =>
    (await visitor.read('GET /api/job-specifications/{id}', { params: { id } })).jobSpecification
  expect(await read(jobSpecification.id)).toMatchObject({ version: 2, status: 'draft' })
  expect(await read(specificationId)).toMatchObject({ version: 1, status: 'superseded' })

  const body = { status: 'draft' }
  await expectProblem(
    await visitor.call('PUT /api/job-specifications/{id}', { params: { id: specificationId }, body }),
    409,
  )
  const saved = await visitor.read('PUT /api/job-specifications/{id}', {
    params: { id: jobSpecification.id },
    body,
  })
  expect(saved).toEqual(
    await visitor.read('GET /api/job-specifications/{id}', { params: { id: jobSpecification.id } }),
  )
})

test('returns the same values for both screens, each with evidence from the conversation', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { companyId, specificationId } = await visitor.consult(FIRST)
  const body = await visitor.read('GET /api/job-specifications/{id}', { params: { id: specificationId } })
  const { jobSpecification, summary } = body
  expect(body.jobTitle).toBe(jobSpecification.jobTitle)
  expect(summary.jobOverview).toBe(jobSpecification.jobOverview)
  expect(summary.keyRequirements).toEqual(jobSpecification.keyRequirements)
  expect(summary.employeeValueProposition).toEqual(jobSpecification.employeeValueProposition)
  expect(summary.compensationRange).toContain('55,000')
  expect(summary.pay).toMatchObject({ min: 50_000, max: 55_000, unit: 'year', currency: 'GBP' })
  expect(summary.practicalDetails.location).toContain('Leeds')
  expect(summary.practicalDetails).toMatchObject({ hours: null, travel: null, onCall: null, startDate: null })

  const { messages } = await visitor.session(companyId)
  const texts = new Map(
    messages.map((message: { id: string; content: string }) => [message.id, message.content]),
  )
  const sources = jobSpecification.evidence.flatMap(
    (entry: { sources: { kind: string; id: string }[] }) => entry.sources,
  )
  const quotes = sources.filter(({ kind }: { kind: string }) => kind === 'message')
  expect(quotes.length).toBeGreaterThan(0)
  for (const { id, start, end } of quotes) {
    expect(texts.get(id)).toBe(FIRST)
    expect(FIRST.slice(start, end)).not.toBe('')
  }
})

test('edits a line of a draft, and removes it with an empty text', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { specificationId: id, lineId } = await visitor.consult(FIRST)
  const key = 'PATCH /api/job-specifications/{id}/lines/{lineId}'
  const params = { id, lineId }
  const edited = await visitor.read(key, { params, body: { text: ' By hand. ', revision: 0 } })
  expect(edited.jobSpecification.revision).toBe(1)
  expect(JSON.stringify(edited)).toContain('"By hand."')

  const stale = await visitor.call(key, { params, body: { text: 'Too late', revision: 0 } })
  const { errors } = await expectProblem(stale, 409)
  expect(errors).toEqual([{ field: 'revision', message: expect.stringContaining('another window') }])

  const removed = await visitor.read(key, { params, body: { text: '', revision: 1 } })
  expect(JSON.stringify(removed)).not.toContain('By hand.')
  const read = await visitor.read('GET /api/job-specifications/{id}', { params: { id } })
  expect(read).toEqual(removed)
})

test('says that an edited line is still kept from candidates, and why', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { specificationId: id, lineId } = await visitor.consult(FIRST)
  const edit = (text: string, revision: number) =>
    visitor.read('PATCH /api/job-specifications/{id}/lines/{lineId}', {
      params: { id, lineId },
      body: { text, revision },
    })
  expect((await edit('You will report to Priya Shah', 0)).keptBack).toEqual({
    lineId,
    reason: 'person',
    message: 'Saved, but candidates still won’t see it. Names a person.',
  })
  expect(await edit('You will report to the works manager', 1)).not.toHaveProperty('keptBack')
})

test('keeps a line from candidates, in the brief too', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, specificationId: id } = await visitor.consult(FIRST)
  const { jobSpecification, summary } = await visitor.read('GET /api/job-specifications/{id}', {
    params: { id },
  })
  const { evidence }: { evidence: { path: string; lineId: string }[] } = jobSpecification
  const lineId = evidence.find(({ path }) => path === 'summary.compensationRange')?.lineId ?? ''
  const hidden = await visitor.read('PATCH /api/job-specifications/{id}/lines/{lineId}', {
    params: { id, lineId },
    body: { text: summary.compensationRange, audience: 'agency', revision: 0 },
  })
  expect(hidden.jobSpecification.agencyOnly).toEqual(['summary.compensationRange', 'summary.pay'])
  const { brief } = await visitor.session(companyId)
  const pay = brief.facts.find(({ topic }: { topic: string }) => topic === 'pay')
  expect(pay).toMatchObject({ audience: 'agency' })
})

test('approves with every open detail confirmed, locks it and the consultation, and opens a new draft', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { companyId, sessionId, factId, specificationId } = await visitor.consult(FIRST)
  const params = { id: specificationId }
  const { jobSpecification } = await visitor.read('GET /api/job-specifications/{id}', { params })
  const open: string[] = jobSpecification.toBeConfirmed
  expect(open).toContain('summary.practicalDetails.startDate')
  expect(open).not.toContain('summary.compensationRange')

  const key = 'POST /api/job-specifications/{id}/approval'
  const approval = { name: 'Jo Bloggs', acceptTerms: true, revision: 0 }
  const approve = (body: object) => visitor.call(key, { params, body: { ...approval, ...body } })
  const { errors } = await expectProblem(await approve({ confirmations: open.slice(1) }), 409)
  expect(errors).toEqual([{ field: 'confirmations', message: `${open[0]} is still to be confirmed` }])
  await expectProblem(await approve({ revision: 1 }), 409)
  const { errors: unticked } = await expectProblem(await approve({ acceptTerms: false }), 422)
  expect(unticked).toMatchObject([{ field: 'acceptTerms', message: expect.stringContaining('agree') }])
  expect((await approve({ confirmations: open })).status()).toBe(201)

  await expectProblem(await approve({}), 409)
  const say = () => visitor.call('POST /api/ai/chat', { body: { companyId, message: 'Make it Hull.' } })
  const edit = () =>
    visitor.call('POST /api/consultations/{sessionId}/edits', {
      params: { sessionId },
      body: { kind: 'edit', factId, value: 'By hand' },
    })
  for (const change of [say, edit]) {
    const { detail } = await expectProblem(await change(), 409)
    expect(detail).toContain('select Edit on the specification first')
  }

  const revisions = 'POST /api/job-specifications/{id}/revisions'
  const { jobSpecification: draft } = await visitor.read(revisions, { params })
  expect(draft.id).not.toBe(specificationId)
  expect((await visitor.read(revisions, { params })).jobSpecification.id).toBe(draft.id)
  for (const change of [say, edit]) expect((await change()).status()).toBe(200)
})
