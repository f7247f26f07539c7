import { makeDocx, makePdf, paragraph } from '@/tests/support/documents'
import { expect, type FormPart, test, type Visitor } from './support/fixtures'
import { expectProblem } from './support/problem'

const MEGABYTE = 1024 * 1024
const CANDIDATE = { name: 'Sam Rivers', email: 'sam@rivers.example' }
const CV_TEXT = 'Sam Rivers, structural engineer, ten years of steel footbridges.'
const PDF = makePdf([[CV_TEXT]])

const file = (buffer: Buffer, name = 'Sam Rivers.pdf'): FormPart => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
})

/** A published vacancy of a new company. */
async function publish(visitor: Visitor, body: object = {}) {
  await visitor.signIn()
  const { sessionId, specificationId } = await visitor.consult()
  await visitor.read('POST /api/job-specifications/{id}/approval', {
    params: { id: specificationId },
    body: { name: 'Jo Bloggs', acceptTerms: true },
  })
  const { publication } = await visitor.read('POST /api/admin/vacancies/{id}/publication', {
    params: { id: sessionId },
    body: { showClient: false, applyBy: 'form', ...body },
  })
  return { vacancyId: sessionId, ...publication } as { vacancyId: string; slug: string; url: string }
}

const interestsOf = async (visitor: Visitor, id: string) =>
  (await visitor.read('GET /api/admin/vacancies/{id}/interests', { params: { id } })).interests

const postForm = (
  visitor: Visitor,
  slug: string,
  multipart: Record<string, string | FormPart>,
  accept?: string,
) =>
  visitor.request.fetch(`/api/jobs/${slug}/interests`, {
    method: 'POST',
    multipart,
    maxRedirects: 0,
    ...(accept && { headers: { accept } }),
  })

test('publishes the approved version, and nothing of the agency or the hidden client', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const { slug, vacancyId } = await publish(visitor)
  const page = await visitor.request.get(`/jobs/${slug}`)
  expect(page.status()).toBe(200)
  const html = await page.text()
  expect(html).toContain('<h1')
  expect(html).toContain('Tekla')
  expect(html).not.toMatch(/northmoor|jo@|bloggs|evidence|factIds/i)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'JobPosting',
    hiringOrganization: { name: 'confidential' },
    jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    directApply: true,
  })
  expect((await visitor.request.get(`/share/jobs/${slug}.png`)).headers()['content-type']).toBe('image/png')
  const list = await (await visitor.request.get('/jobs?title=bridge&place=leeds')).text()
  expect(list).toContain(`/jobs/${slug}`)
  expect(list).not.toContain('application/ld+json')
  expect(await (await visitor.request.get('/jobs?place=bristol')).text()).not.toContain(`/jobs/${slug}`)

  await visitor.read('DELETE /api/admin/vacancies/{id}/publication', { params: { id: vacancyId } })
  const closed = await (await visitor.request.get(`/jobs/${slug}`)).text()
  expect(closed).toContain('This job is closed')
  expect(closed).not.toMatch(/ld\+json|<form[^>]*interests/)
  expect(await (await visitor.request.get('/jobs')).text()).not.toContain(`/jobs/${slug}`)
  expect((await visitor.request.get(`/share/jobs/${slug}.png`)).status()).toBe(404)
  expect((await visitor.request.get('/jobs/no-such-job')).status()).toBe(404)
  await expectProblem(await postForm(visitor, slug, CANDIDATE), 409)
})

test('shows the client where staff chose to', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { slug } = await publish(visitor, { showClient: true })
  expect(await (await visitor.request.get(`/jobs/${slug}`)).text()).toContain('Northmoor Bridges Ltd')
})

test('rejects a vacancy that can’t be published, with the red items', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  await visitor.signIn()
  const { sessionId, specificationId } = await visitor.consult()
  const publishIt = (body: object) =>
    visitor.call('POST /api/admin/vacancies/{id}/publication', {
      params: { id: sessionId },
      body: { showClient: false, applyBy: 'form', ...body },
    })
  const fieldsOf = async (response: Awaited<ReturnType<typeof publishIt>>) => {
    const { errors } = await expectProblem(response, 422)
    return (errors ?? []).map(({ field }: { field: string }) => field)
  }
  expect(await fieldsOf(await publishIt({}))).toEqual(['authority'])
  await visitor.read('POST /api/job-specifications/{id}/approval', {
    params: { id: specificationId },
    body: { name: 'Jo Bloggs', acceptTerms: true },
  })
  expect(await fieldsOf(await publishIt({ closesOn: '2020-01-01' }))).toEqual(['closesOn'])
  expect(await fieldsOf(await publishIt({ closesOn: 'soon' }))).toEqual(['closesOn'])
  await visitor.read('PUT /api/admin/vacancies/{id}/launch-status', {
    params: { id: sessionId },
    body: { status: 'onHold' },
  })
  await expectProblem(await publishIt({}), 409)
})

test('takes a response with a CV, which staff download', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { slug, vacancyId } = await publish(visitor)
  const response = await postForm(visitor, slug, {
    ...CANDIDATE,
    message: 'I can start in March.',
    cv: file(PDF, '../Sam\tRivers.pdf'),
  })
  expect([response.status(), await response.json()]).toEqual([201, { received: true }])
  expect(
    (await postForm(visitor, slug, { ...CANDIDATE, cv: file(makeDocx(paragraph(CV_TEXT)), 'cv') })).status(),
  ).toBe(201)
  const encoded = await visitor.request.fetch(`/api/jobs/${slug}/interests`, {
    method: 'POST',
    form: CANDIDATE,
  })
  expect(encoded.status()).toBe(201)
  const interests = await interestsOf(visitor, vacancyId)
  expect(interests.map(({ cv }: { cv: { name: string } | null }) => cv?.name)).toEqual([
    undefined,
    'cv.docx',
    'Sam Rivers.pdf',
  ])
  const cv = await visitor.call('GET /api/admin/job-interests/{id}/cv', { params: { id: interests[2].id } })
  expect((await cv.body()).equals(PDF)).toBe(true)
  expect(cv.headers()).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="CV.pdf"; filename*=UTF-8''Sam%20Rivers.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('refuses a CV that is too large, or isn’t a PDF or a DOCX, in clear words', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { slug, vacancyId } = await publish(visitor)
  const send = (buffer: Buffer) => postForm(visitor, slug, { ...CANDIDATE, cv: file(buffer) })
  const large = await expectProblem(await send(Buffer.alloc(10 * MEGABYTE, 32)), 413)
  expect(large.detail).toMatch(/^Your CV is larger than 5 MB/)
  const nearly = await expectProblem(await send(Buffer.alloc(5 * MEGABYTE + 1, 32)), 422)
  expect(nearly.errors).toEqual([
    { field: 'cv', message: expect.stringMatching(/^Your CV is larger than 5 MB/) },
  ])
  const hostile = makePdf([[CV_TEXT]], { objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'] })
  for (const [buffer, words] of [
    [Buffer.from('MZ a program'), /^We couldn’t read .+ as a PDF/],
    [hostile, /scripts, macros or other files/],
    [Buffer.from('%PDF-1.7 nothing'), /damaged/],
  ] as const) {
    const { errors } = await expectProblem(await send(buffer), 422)
    expect(errors).toEqual([{ field: 'cv', message: expect.stringMatching(words) }])
  }
  const { errors } = await expectProblem(await postForm(visitor, slug, { name: 'S', email: 'no' }), 422)
  expect((errors ?? []).map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'name'])
  expect(await interestsOf(visitor, vacancyId)).toEqual([])
})

test('brings a browser without script back to the page', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { slug } = await publish(visitor)
  const html = 'text/html,application/xhtml+xml;q=0.9'
  const sent = await postForm(visitor, slug, { ...CANDIDATE, cv: file(PDF) }, html)
  expect([sent.status(), sent.headers().location]).toEqual([303, `/jobs/${slug}?sent=1#respond`])
  const refused = await postForm(visitor, slug, { ...CANDIDATE, cv: file(Buffer.from('MZ')) }, html)
  expect(refused.headers().location).toBe(`/jobs/${slug}?problem=cv#respond`)
  expect(await (await visitor.request.get(`/jobs/${slug}?problem=cv`)).text()).toContain('take this CV')
  expect(await (await visitor.request.get(`/jobs/${slug}?sent=1`)).text()).toContain('Thank you')
  expect(await (await visitor.request.get(`/jobs/${slug}?problem=<b>x</b>`)).text()).not.toContain('<b>x</b>')
})
