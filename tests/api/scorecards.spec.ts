import { readPdfText, readZip } from '@/tests/support/written-files'
import { expect, type Visitor } from './support/fixtures'
import { newAddress, sentTo, signInByEmail, test } from './support/people'
import { expectProblem, messagesOf } from './support/problem'
import { interviewTokenIn, scorecardOf } from './support/scorecard-cases'

const SAVE = 'PUT /api/interviews/{token}/scorecards/{candidateId}'
const SUBMIT = 'POST /api/interviews/{token}/scorecards/{candidateId}/submission'
const PANEL = 'GET /api/kits/{id}/panel'
const READ = 'GET /api/interviews/{token}'
const KIT = 'PUT /api/kits/{id}'

async function prepare(owner: Visitor, ...names: string[]) {
  const { kitId, kit, companyId, candidateId } = await owner.consult()
  const params = { id: kitId }
  const tokens: string[] = []
  for (const name of names) {
    const { interviewer } = await owner.read('POST /api/kits/{id}/interviewers', { params, body: { name } })
    tokens.push(interviewTokenIn(interviewer.url))
  }
  return { kitId, kit, companyId, tokens, candidateId }
}

test('two interviewers score at once, neither sees the other’s before their own, and the company compares', async ({
  newVisitor,
}) => {
  const [owner, priya, tom] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const { kit, kitId, tokens, candidateId } = await prepare(owner, 'Priya Shah', 'Tom Reed')
  const [first = '', second = ''] = tokens
  const card = scorecardOf(kit)
  const [one, other] = await Promise.all([
    priya.call(SUBMIT, { params: { token: first, candidateId }, body: card }),
    tom.call(SAVE, { params: { token: second, candidateId }, body: { ...card, recommendation: null } }),
  ])
  expect([one.status(), other.status()]).toEqual([201, 200])
  const seen = async (visitor: Visitor, token: string) =>
    (await visitor.read(READ, { params: { token } })).interview.candidates[0]
  expect((await seen(tom, second)).others).toBeNull()
  expect(JSON.stringify(await seen(tom, second))).not.toContain('Priya')
  expect((await seen(priya, first)).others).toEqual([])
  const { panel } = await owner.read(PANEL, { params: { id: kitId } })
  expect(panel.candidates[0].scorecards).toHaveLength(1)
  expect(panel.candidates[0].inProgress).toEqual([panel.interviewers[1].id])
  await tom.read(SUBMIT, { params: { token: second, candidateId }, body: { ...card, revision: 1 } })
  expect((await seen(priya, first)).others).toMatchObject([{ interviewer: 'Tom Reed' }])

  // Once, and by one of two windows.
  await expectProblem(
    await priya.call(SUBMIT, { params: { token: first, candidateId }, body: { ...card, revision: 1 } }),
    409,
  )
  await expectProblem(
    await priya.call(SAVE, { params: { token: first, candidateId }, body: { ...card, revision: 1 } }),
    409,
  )
})

test('a rating needs a note, “not asked” needs none, and a “no” needs a reason', async ({ newVisitor }) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { kit, tokens, candidateId } = await prepare(owner, 'Priya Shah')
  const params = { token: tokens[0] ?? '', candidateId }
  const card = scorecardOf(kit)
  const [notAsked, rating, ...rest] = card.ratings
  const submit = (body: object) => reader.call(SUBMIT, { params, body: { ...card, ...body } })
  const withRating = (part: object) => submit({ ratings: [notAsked, { ...rating, ...part }, ...rest] })
  expect(await messagesOf(await withRating({ note: ' ' }), 'ratings.1.note')).toHaveLength(1)
  expect(await messagesOf(await withRating({ score: null }), 'ratings.1.score')).toHaveLength(1)
  expect(await messagesOf(await withRating({ score: 6 }), 'ratings.1.score')).toHaveLength(1)
  expect(await messagesOf(await withRating({ itemId: 'i999' }), 'ratings.1.itemId')).toHaveLength(1)
  expect(await messagesOf(await withRating({ note: 'x'.repeat(2001) }), 'ratings.1.note')).toHaveLength(1)
  expect(await messagesOf(await submit({ ratings: [notAsked] }), 'ratings')).not.toHaveLength(0)
  expect(await messagesOf(await submit({ recommendation: null }), 'recommendation')).toHaveLength(1)
  for (const recommendation of ['no', 'strongNo'])
    expect(await messagesOf(await submit({ recommendation, reason: '' }), 'reason')).toHaveLength(1)
  const large = await reader.call(SAVE, { params, body: { ...card, reason: 'x'.repeat(1024 * 1024) } })
  await expectProblem(large, 413)
  expect((await submit({ recommendation: 'yes', reason: '' })).status()).toBe(201)
})

test('a kit is frozen by its first scorecard, and a revoked or wrong link opens nothing', async ({
  newVisitor,
}) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const { kit, kitId, tokens, candidateId } = await prepare(owner, 'Priya Shah')
  const other = await prepare(await newVisitor(), 'Else')
  const [token = ''] = tokens
  const body = scorecardOf(kit)
  const page = await reader.request.get(`/interviews/${token}`)
  expect(page.status()).toBe(200)
  expect(page.headers()['referrer-policy']).toBe('no-referrer')
  expect(page.headers()['cache-control']).toContain('no-store')
  expect(await page.text()).toContain('name="robots" content="noindex')
  const edit = { items: kit.items, revision: kit.revision }
  expect((await owner.call(KIT, { params: { id: kitId }, body: edit })).status()).toBe(200)
  await expectProblem(
    await reader.call(SAVE, { params: { token, candidateId: other.candidateId }, body }),
    404,
  )
  await reader.read(SAVE, { params: { token, candidateId }, body })
  await expectProblem(
    await owner.call(KIT, { params: { id: kitId }, body: { ...edit, revision: kit.revision + 1 } }),
    409,
  )

  const { panel } = await owner.read(PANEL, { params: { id: kitId } })
  expect(panel.interviewers[0].openedAt).not.toBeNull()
  expect(JSON.stringify(panel)).not.toContain(token)
  const revoke = { params: { id: kitId, interviewerId: panel.interviewers[0].id } }
  await owner.read('DELETE /api/kits/{id}/interviewers/{interviewerId}', revoke)
  await expectProblem(await owner.call('DELETE /api/kits/{id}/interviewers/{interviewerId}', revoke), 404)
  for (const wrong of [token, `${token.slice(0, -1)}_`, 'x', 'a'.repeat(43)]) {
    await expectProblem(await reader.call(READ, { params: { token: wrong } }), 404)
    await expectProblem(await reader.call(SAVE, { params: { token: wrong, candidateId }, body }), 404)
    const closed = await reader.request.get(`/interviews/${wrong}`)
    expect(closed.status(), wrong).toBe(404)
    expect(await closed.text(), wrong).not.toContain('Candidate 1')
  }
})

test('a candidate is decided on, written out whole, in the company’s export, and deleted for good', async ({
  newVisitor,
}) => {
  const [owner, reader, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()]
  await stranger.register()
  const { kit, kitId, companyId, tokens, candidateId } = await prepare(owner, 'Priya Shah')
  await reader.read(SAVE, { params: { token: tokens[0] ?? '', candidateId }, body: scorecardOf(kit) })
  const params = { id: candidateId }
  const decide = (body: object) => owner.call('PUT /api/candidates/{id}/decision', { params, body })
  expect(await messagesOf(await decide({ decision: 'no', reason: ' ' }), 'reason')).toHaveLength(1)
  expect(await messagesOf(await decide({ decision: 'maybe', reason: 'x' }), 'decision')).toHaveLength(1)
  expect((await decide({ decision: 'no', reason: 'No assessment yet.' })).status()).toBe(200)
  await expectProblem(
    await owner.call('POST /api/kits/{id}/candidates', {
      params: { id: kitId },
      body: { label: 'candidate 1' },
    }),
    409,
  )

  const file = await owner.call('GET /api/candidates/{id}/document', { params, query: { format: 'docx' } })
  expect(file.headers()['content-disposition']).not.toContain('Candidate')
  const text = JSON.stringify(readZip(await file.body()))
  for (const part of ['Candidate 1', 'No assessment yet.', 'Priya Shah', 'Rebuilt the load model', '4 of 5'])
    expect(text).toContain(part)
  await expectProblem(
    await stranger.call('GET /api/candidates/{id}/document', { params, query: { format: 'txt' } }),
    404,
  )
  const { data } = await owner.read('GET /api/companies/{companyId}/export', { params: { companyId } })
  expect([data.candidates, data.interviewers, data.scorecards].map((rows) => rows.length)).toEqual([1, 1, 1])
  expect(JSON.stringify(data.interviewers)).not.toContain('token_hash')

  await owner.read('DELETE /api/candidates/{id}', { params })
  await expectProblem(await owner.call('DELETE /api/candidates/{id}', { params }), 404)
  const after = await owner.read('GET /api/companies/{companyId}/export', { params: { companyId } })
  expect([after.data.candidates, after.data.scorecards]).toEqual([[], []])
})

test('the kit is written for the panel, with what is never asked about on its first page', async ({
  newVisitor,
}) => {
  const owner = await newVisitor()
  const { kitId } = await prepare(owner)
  const params = { id: kitId }
  const text = await (
    await owner.call('GET /api/kits/{id}/document', { params, query: { format: 'txt' } })
  ).text()
  for (const part of ['For the panel only', 'any adjustment to take part', 'Don’t ask about'])
    expect(text).toContain(part)
  expect(text).toMatch(/ said:\s“/)
  expect(text.indexOf('Don’t ask about')).toBeLessThan(text.indexOf('QUESTIONS'))
  const word = await owner.call('GET /api/kits/{id}/document', { params, query: { format: 'docx' } })
  const { kit } = await owner.read('GET /api/kits/{id}', { params })
  expect(JSON.stringify(readZip(await word.body()))).toContain(kit.items[0]?.question)
  const pdf = await owner.call('GET /api/kits/{id}/document', { params, query: { format: 'pdf' } })
  const { text: pages, info } = await readPdfText(await pdf.body())
  expect(info).toMatchObject({ isMarked: true })
  expect(pages).toContain('For the panel only')
  await expectProblem(
    await owner.call('GET /api/kits/{id}/document', { params, query: { format: 'exe' } }),
    422,
  )
})

test('an interviewer gets the link by email, and no candidate is named in it', async ({
  newVisitor,
  smtp,
}) => {
  const [owner, reader] = [await newVisitor(), await newVisitor()]
  const [email, to] = [newAddress(), newAddress()]
  await signInByEmail(owner, smtp, email)
  const { kitId } = await prepare(owner)
  const params = { id: kitId }
  const add = (body: object) => owner.call('POST /api/kits/{id}/interviewers', { params, body })
  expect(await messagesOf(await add({ name: 'Priya Shah', email: 'nobody' }), 'email')).toHaveLength(1)
  expect((await add({ name: 'Priya Shah', email: ` ${to.toUpperCase()} ` })).status()).toBe(201)
  await expect.poll(() => sentTo(smtp, to).length).toBe(1)
  const { source = '' } = sentTo(smtp, to)[0] ?? {}
  expect(source).toContain(email)
  expect(source).not.toContain('Candidate 1')
  const token = interviewTokenIn(/http:\/\/hiring\.example(\/interviews\/[\w-]{43})/.exec(source)?.[1] ?? '')
  const { interview } = await reader.read(READ, { params: { token } })
  expect(interview.name).toBe('Priya Shah')
  const { panel } = await owner.read(PANEL, { params })
  expect(panel.interviewers[0].email).toBe(to)
})
