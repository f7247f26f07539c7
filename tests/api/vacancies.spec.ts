import { ADMIN } from '@/tests/support/app-server'
import { expect, REGISTRATION, test, type Visitor } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const DETAILS = {
  industry: 'manufacturing',
  size: '51-200',
  description: 'Designs and repairs steel bridges.',
} as const
const TURNS_EACH = 25

interface Message {
  id: string
  role: string
  content: string
}
interface Fact {
  value: string
  evidence: { kind: string; id: string }[]
}

const start = async (visitor: Visitor, companyId: string, jobTitle: string): Promise<{ id: string }> =>
  (await visitor.read('POST /api/vacancies', { body: { companyId, jobTitle } })).vacancy

const list = async (visitor: Visitor) => (await visitor.read('GET /api/vacancies')).vacancies

async function say(visitor: Visitor, companyId: string, vacancyId: string | undefined, message: string) {
  const { sessionId } = await visitor.read('POST /api/ai/chat', { body: { companyId, vacancyId, message } })
  return sessionId
}

test('starts another vacancy, which calls without a vacancy then mean', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  const params = { companyId }
  await visitor.read('PUT /api/companies/{companyId}', { params, body: { ...DETAILS, jobTitle: 'Welder' } })
  const [first] = await list(visitor)
  expect(first).toMatchObject({ title: 'Welder', companyId, current: true, nextStep: 'startConsultation' })
  expect(await say(visitor, companyId, undefined, 'A welder in Hull.')).toBe(first.id)

  const second = await start(visitor, companyId, 'Fitter')
  expect(second).toMatchObject({ title: 'Fitter', current: true, state: 'talking' })
  expect((await visitor.read('GET /api/companies/{companyId}', { params })).company.jobTitle).toBe('Fitter')
  const { sessionId, response } = await visitor.read('POST /api/ai/initialize', { body: { companyId } })
  expect([sessionId, response]).toEqual([second.id, expect.stringContaining('Fitter')])
  expect(await say(visitor, companyId, undefined, 'A fitter in Leeds.')).toBe(second.id)
  expect(await say(visitor, companyId, first.id, 'They must know TIG.')).toBe(first.id)

  const sessionsOf = async (query?: { vacancyId: string }) => {
    const { sessions } = await visitor.read('GET /api/consultations/company/{companyId}', { params, query })
    return sessions.map((session: { sessionId: string; status: string }) => [
      session.sessionId,
      session.status,
    ])
  }
  expect(await sessionsOf()).toEqual([
    [second.id, 'active'],
    [first.id, 'archived'],
  ])
  expect(await sessionsOf({ vacancyId: first.id })).toEqual([[first.id, 'archived']])
  expect(
    (await list(visitor)).map((vacancy: { id: string; nextStep: string }) => [vacancy.id, vacancy.nextStep]),
  ).toEqual([
    [first.id, 'continueConsultation'],
    [second.id, 'continueConsultation'],
  ])
})

test('copies the brief of another vacancy of the company, with its evidence', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  const { id: fromVacancyId } = await start(visitor, companyId, 'Welder')
  await say(visitor, companyId, fromVacancyId, 'A welder in Hull, up to £40,000.')
  const body = { companyId, fromVacancyId }
  const { vacancy: copy } = await visitor.read('POST /api/vacancies', { body })
  const { vacancy: renamed } = await visitor.read('POST /api/vacancies', {
    body: { ...body, jobTitle: 'Fitter' },
  })
  expect([copy.title, renamed.title]).toEqual(['Welder', 'Fitter'])
  const factsOf = async (vacancyId: string): Promise<Fact[]> => {
    const { sessions } = await visitor.read('GET /api/consultations/company/{companyId}', {
      params: { companyId },
      query: { vacancyId },
    })
    return sessions[0].brief.facts
  }
  const contentOf = (facts: Fact[]) => facts.map(({ value, evidence }) => [value, evidence])
  const original = await factsOf(fromVacancyId)
  expect(original.length).toBeGreaterThan(1)
  expect(contentOf(await factsOf(copy.id))).toEqual(contentOf(original))
  await say(visitor, companyId, copy.id, 'They must know TIG welding.')
  expect((await factsOf(copy.id)).length).toBeGreaterThan(original.length)
  expect(contentOf(await factsOf(fromVacancyId))).toEqual(contentOf(original))
  const { jobSpecification } = await visitor.read('POST /api/ai/generate-summary', {
    body: { companyId, sessionId: copy.id, vacancyId: copy.id },
  })
  const { sources } = await visitor.read('GET /api/job-specifications/{id}/sources', {
    params: { id: jobSpecification.id },
  })
  expect(JSON.stringify(sources)).toContain('A welder in Hull, up to £40,000.')

  const second = await visitor.register({ name: 'Northmoor Tunnels Ltd' })
  await expectProblem(
    await visitor.call('POST /api/vacancies', { body: { companyId: second, fromVacancyId } }),
    404,
  )
  const untitled = await visitor.call('POST /api/vacancies', { body: { companyId } })
  expect(await messagesOf(untitled, 'jobTitle')).toEqual(['Required'])
  const short = await visitor.call('POST /api/vacancies', { body: { companyId, jobTitle: 'W' } })
  expect(await messagesOf(short, 'jobTitle')).toEqual(['Job title must be at least 2 characters'])
})

test('archives a vacancy and takes it back', async ({ newVisitor, stranger }) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  const { id } = await start(visitor, companyId, 'Welder')
  const archive = (by: Visitor, archived: unknown = true) =>
    by.call('PUT /api/vacancies/{id}/archived', { params: { id }, body: { archived } })
  const read = (by: Visitor) => by.call('GET /api/vacancies/{id}', { params: { id } })
  for (const call of [archive, read]) {
    await expectProblem(await call(stranger), 404)
    await expectProblem(await call(await newVisitor()), 401)
  }
  expect(await messagesOf(await archive(visitor, 'yes'), 'archived')).toHaveLength(1)
  expect((await (await archive(visitor)).json()).vacancy).toMatchObject({
    state: 'archived',
    nextStep: 'none',
  })
  const archived = await (await read(visitor)).json()
  expect(archived).toMatchObject({ vacancy: { id, state: 'archived' }, role: 'owner' })
  expect(archived.events.map(({ kind }: { kind: string }) => kind)).toEqual(['started'])
  expect((await (await archive(visitor, false)).json()).vacancy.state).toBe('talking')
})

test('shows the company the notes that staff wrote for it, and no others', async ({ owner, newVisitor }) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  const { id } = await start(visitor, companyId, 'Welder')
  const { token } = await owner.read('POST /api/admin/login', { body: ADMIN })
  const addNote = (data: object) =>
    owner.request.post(`/api/admin/vacancies/${id}/notes`, {
      data,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await addNote({ text: 'Only for us.' })).status()).toBe(201)
  const added = await addNote({ text: 'Interviews begin.', forClient: true, day: '2026-12-03' })
  expect((await added.json()).history[0]).toMatchObject({ kind: 'clientNote', to: '2026-12-03' })
  expect(await messagesOf(await addNote({ text: 'A date.', day: '2026-12-03' }), 'day')).toHaveLength(1)
  expect(
    await messagesOf(await addNote({ text: 'A date.', forClient: true, day: 'soon' }), 'day'),
  ).toHaveLength(1)
  const { notes } = await visitor.read('GET /api/vacancies/{id}', { params: { id } })
  expect(notes).toMatchObject([{ text: 'Interviews begin.', day: '2026-12-03' }])
})

test('answers 404 to the vacancy of another company, in the filter too', async ({ owner, stranger }) => {
  const { companyId, sessionId } = owner.owned
  for (const vacancyId of [stranger.owned.sessionId, owner.owned.secondVacancyId]) {
    const query = { vacancyId }
    const params = { companyId }
    await expectProblem(
      await owner.call('GET /api/consultations/company/{companyId}', { params, query }),
      404,
    )
    await expectProblem(
      await owner.call('POST /api/ai/generate-summary', { body: { companyId, sessionId, vacancyId } }),
      404,
    )
  }
})

test('answers 404 to the screens of another company, and to unknown ones alike', async ({
  owner,
  stranger,
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { sessionId, specificationId } = stranger.owned
  for (const { request } of [owner, visitor])
    for (const id of [specificationId, crypto.randomUUID()]) {
      const response = await request.get(`/job-specification/${id}`)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('Job Specification Not Found')
    }
  for (const screen of ['about', 'consultation', 'summary'])
    for (const vacancy of [sessionId, 'made-up'])
      expect((await owner.request.get(`/${screen}?vacancy=${vacancy}`)).status(), screen).toBe(404)
})

test('keeps two vacancies apart over 50 interleaved turns', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register({ ...REGISTRATION })
  const jobs = [
    {
      title: 'Welder',
      tools: ['TIG welding', 'Orbital welding', 'Plate rolling'],
      town: 'Hull',
      pay: '£38,000',
    },
    { title: 'Accountant', tools: ['Sage', 'Xero', 'VAT returns'], town: 'Leeds', pay: '£52,000' },
  ]
  const vacancies: string[] = []
  for (const { title } of jobs) vacancies.push((await start(visitor, companyId, title)).id)
  const lines = jobs.map(({ tools, town, pay, title }) =>
    Array.from({ length: TURNS_EACH }, (_, turn) => {
      if (turn === 0) return `The ${title.toLowerCase()} works in ${town}.`
      if (turn === 1) return `The salary is ${pay} a year.`
      return turn < 5 ? `They must know ${tools[turn - 2]}.` : `Yes, ${title.toLowerCase()} ${turn}.`
    }),
  )
  // Both talk at the same time, so that turns of one run while those of the other do.
  await Promise.all(
    vacancies.map(async (vacancyId, index) => {
      for (const line of lines[index] ?? [])
        expect(await say(visitor, companyId, vacancyId, line)).toBe(vacancyId)
    }),
  )

  for (const [index, vacancyId] of vacancies.entries()) {
    const [own, other] = index === 0 ? [jobs[0], jobs[1]] : [jobs[1], jobs[0]]
    const { sessions } = await visitor.read('GET /api/consultations/company/{companyId}', {
      params: { companyId },
      query: { vacancyId },
    })
    const messages: Message[] = sessions[0].messages
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(lines[index])
    expect(messages.slice(1).map(({ role }) => role)).toEqual(
      Array.from({ length: 2 * TURNS_EACH }, (_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    )
    const ids = messages.map(({ id }) => id)
    const facts: Fact[] = sessions[0].brief.facts
    const sources = facts.flatMap(({ evidence }) => evidence).filter(({ kind }) => kind === 'message')
    expect(sources.length).toBeGreaterThan(3)
    expect(sources.filter(({ id }) => !ids.includes(id))).toEqual([])
    const body = { companyId, sessionId: vacancyId, vacancyId }
    const { jobSpecification } = await visitor.read('POST /api/ai/generate-summary', { body })
    const { id } = jobSpecification
    const specification = JSON.stringify(
      await visitor.read('GET /api/job-specifications/{id}', { params: { id } }),
    )
    for (const text of [JSON.stringify(facts), specification])
      expect([own, other].map((job) => (job?.tools ?? []).filter((tool) => text.includes(tool)))).toEqual([
        own?.tools,
        [],
      ])
    expect(specification).not.toContain(other?.town)
  }
  expect((await list(visitor)).slice(0, 2).map(({ state }: { state: string }) => state)).toEqual([
    'draft',
    'draft',
  ])
})
