import { expect, test, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

const LIST = 'GET /api/consultations/{sessionId}/proposals'
const ADD = 'POST /api/consultations/{sessionId}/proposals'
const EDIT = 'POST /api/consultations/{sessionId}/edits'

interface Proposal {
  id: string
  kind: string
  text: string
  usual: string | null
}
interface Fact {
  id: string
  topic: string
  value: string
  strength: string
  state: string
  because: string
  evidence: { kind: string; id: string }[]
}

async function consultAbout(visitor: Visitor, jobTitle: string) {
  const { companyId } = await visitor.consult()
  const { vacancy } = await visitor.read('POST /api/vacancies', { body: { companyId, jobTitle } })
  const body = { companyId, vacancyId: vacancy.id }
  const { sessionId } = await visitor.read('POST /api/ai/initialize', { body })
  return { companyId, sessionId: sessionId as string }
}

test('adds a line of the guide, which can be removed, restored and printed', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId } = await consultAbout(visitor, 'Senior Structural Engineer')
  const params = { sessionId }
  const { guide, proposals } = await visitor.read(LIST, { params })
  expect(guide).toMatchObject({ id: 'structural-engineer', name: 'Structural engineer' })
  const line = (proposals as Proposal[]).find(({ kind }) => kind === 'requirement') as Proposal
  const duty = (proposals as Proposal[]).find(({ kind }) => kind === 'duty') as Proposal

  const add = async (lineId: string, strength?: string) => {
    const view = await visitor.read(ADD, { params, body: { guideId: guide.id, lineId, strength } })
    return view as { brief: { facts: Fact[] }; proposalSources: Record<string, string> }
  }
  const added = await add(line.id, 'learnable')
  const fact = added.brief.facts.find(({ value }) => value === line.text) as Fact
  expect(fact).toMatchObject({ strength: 'learnable', state: 'active', because: 'proposal' })
  expect(fact.evidence).toMatchObject([{ kind: 'proposal' }])
  expect(added.proposalSources[fact.evidence[0]?.id ?? '']).toMatch(
    /^From our guide, “Structural engineer”, reviewed \d+ \w+ \d{4}\. You added it\.$/,
  )

  // Twice is once; a duty has no strength.
  expect((await add(line.id)).brief.facts).toEqual(added.brief.facts)
  const withDuty = await add(duty.id, 'nice')
  expect(withDuty.brief.facts.at(-1)).toMatchObject({ topic: 'responsibilities', strength: 'must' })

  const idsLeft = async () => {
    const { proposals: left } = await visitor.read(LIST, { params })
    return (left as Proposal[]).map(({ id }) => id)
  }
  expect(await idsLeft()).not.toContain(line.id)
  await visitor.read(EDIT, { params, body: { kind: 'remove', factId: fact.id } })
  expect(await idsLeft()).toContain(line.id)
  await visitor.read(EDIT, { params, body: { kind: 'restore', factId: fact.id } })
  const { brief, proposalSources } = await visitor.session(companyId)
  expect(brief.facts).toContainEqual(fact)
  expect(proposalSources).toEqual(withDuty.proposalSources)

  await visitor.read('POST /api/ai/chat', {
    body: { companyId, vacancyId: sessionId, message: 'The role is based in Leeds.' },
  })
  const { jobSpecification } = await visitor.read('POST /api/ai/generate-summary', {
    body: { companyId, sessionId, vacancyId: sessionId },
  })
  const { sources } = await visitor.read('GET /api/job-specifications/{id}/sources', {
    params: { id: jobSpecification.id },
  })
  expect(sources[`proposal:${fact.evidence[0]?.id}`]).toMatchObject({
    text: line.text,
    address: expect.stringMatching(/^our guide, “Structural engineer”, reviewed /),
  })
  const { jobSpecification: printed } = await visitor.read('GET /api/job-specifications/{id}', {
    params: { id: jobSpecification.id },
  })
  expect(printed.needsRewrite).toEqual([])
  expect(JSON.stringify(printed.responsibilities)).toContain(duty.text.replace(/\.$/, ''))
})

test('keeps an added line when the turn before it is undone', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId } = await consultAbout(visitor, 'Structural Engineer')
  const params = { sessionId }
  await visitor.read('POST /api/ai/chat', {
    body: { companyId, vacancyId: sessionId, message: 'They must know AutoCAD.' },
  })
  const { guide, proposals } = await visitor.read(LIST, { params })
  const lineId: string = proposals[0].id
  await visitor.read(ADD, { params, body: { guideId: guide.id, lineId } })
  const { messages } = await visitor.session(companyId)
  const last = messages.findLast(({ role }: { role: string }) => role === 'user')
  await visitor.read('DELETE /api/consultations/{sessionId}/turns/{messageId}', {
    params: { sessionId, messageId: last.id },
  })
  const { brief } = await visitor.session(companyId)
  expect((brief.facts as Fact[]).map(({ value }) => value)).toEqual([proposals[0].text])
})

test('offers candidates for an unclear title, and nothing for an unknown one', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { sessionId } = await consultAbout(visitor, 'Surveyor')
  const asked = await visitor.read(LIST, { params: { sessionId } })
  expect(asked).toMatchObject({ guide: null, proposals: [] })
  expect(asked.candidates.length).toBeGreaterThan(0)
  expect(asked.candidates.length).toBeLessThanOrEqual(3)
  const [{ id: guideId }] = asked.candidates
  const chosen = await visitor.read(LIST, { params: { sessionId }, query: { guideId } })
  expect(chosen.guide.id).toBe(guideId)
  const other = await visitor.read(LIST, { params: { sessionId }, query: { guideId: 'chef' } })
  expect(other).toEqual(asked)

  // From then on the guide is known.
  await visitor.read(ADD, { params: { sessionId }, body: { guideId, lineId: chosen.proposals[0].id } })
  expect((await visitor.read(LIST, { params: { sessionId } })).guide.id).toBe(guideId)

  const stranger = await newVisitor()
  const { sessionId: unknown } = await consultAbout(stranger, 'Wizard of light bulbs')
  expect(await stranger.read(LIST, { params: { sessionId: unknown } })).toEqual({
    guide: null,
    candidates: [],
    proposals: [],
  })
})

test('answers 409 to a line that the guide does not have', async ({ owner }) => {
  const params = { sessionId: owner.owned.sessionId }
  for (const guideId of ['bridge-engineer', 'wizard', '__proto__'])
    await expectProblem(await owner.call(ADD, { params, body: { guideId, lineId: '0a1b2c3d4e5f' } }), 409)
})

test('refuses a strength that no proposal has, and words in place of ids', async ({ owner }) => {
  const params = { sessionId: owner.owned.sessionId }
  const valid = { guideId: 'bridge-engineer', lineId: '0a1b2c3d4e5f' }
  for (const change of [{ strength: 'notApplicable' }, { lineId: 'word '.repeat(30) }, { guideId: '' }])
    await expectProblem(await owner.call(ADD, { params, body: { ...valid, ...change } }), 422)
})
