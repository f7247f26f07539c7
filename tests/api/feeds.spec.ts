import { expect } from './support/fixtures'
import { APP_URL, FEED_TOKEN as TOKEN, test } from './support/people'

test('a feed needs its token, and lists the open jobs', async ({ newVisitor, app }) => {
  const visitor = await newVisitor()
  await visitor.signIn()
  const { sessionId, specificationId } = await visitor.consult()
  await visitor.read('POST /api/job-specifications/{id}/approval', {
    params: { id: specificationId },
    body: { name: 'Jo Bloggs', acceptTerms: true },
  })
  const params = { id: sessionId }
  const publish = (showClient: boolean) =>
    visitor.read('POST /api/admin/vacancies/{id}/publication', {
      params,
      body: { showClient, applyBy: 'form', postcode: 'LS1 4DT' },
    })
  const { publication } = await publish(false)
  expect(publication.url).toBe(`${APP_URL}/jobs/${publication.slug}`)
  const get = (path: string) => visitor.request.get(new URL(path, app.url).href)
  for (const path of [
    '/feeds/adzuna.xml',
    '/feeds/adzuna.xml?token=wrong',
    `/feeds/indeed.xml?token=${TOKEN}`,
    `/feeds/adzuna?token=${TOKEN}`,
    // Its category isn't set.
    `/feeds/find-a-job.xml?token=${TOKEN}`,
  ])
    expect((await get(path)).status(), path).toBe(404)
  const feed = await get(`/feeds/adzuna.xml?token=${TOKEN}`)
  const xml = await feed.text()
  expect(feed.headers()['content-type']).toBe('application/xml; charset=utf-8')
  // Other tests of this worker have jobs too.
  const job = xml.split('<job>').find((text) => text.includes(publication.url))
  expect(job).toBeDefined()
  expect(job).not.toMatch(/northmoor|bloggs/i)
  expect(await (await get('/sitemap.xml')).text()).toContain(publication.url)
  const { channels } = await visitor.read('GET /api/admin/vacancies/{id}/channels', { params })
  expect(channels.map(({ openedAfter }: { openedAfter: number | null }) => openedAfter)).toEqual([
    0,
    ...Array(7).fill(null),
  ])
  expect(channels[2].settings).toEqual(['FIND_A_JOB_CATEGORY'])
  expect(channels.map(({ key, state }: { key: string; state: string }) => [key, state])).toEqual([
    ['page', 'live'],
    ['google', 'crawled'],
    ['find-a-job', 'off'],
    ['adzuna', 'inFeed'],
    ['indeed', 'blocked'],
    ['linkedin', 'blocked'],
    ['reed', 'paste'],
    ['paste', 'paste'],
  ])

  await publish(true)
  const linkedin = await (await get(`/feeds/linkedin.xml?token=${TOKEN}`)).text()
  const shown = linkedin.split('<job>').find((text) => text.includes(publication.url))
  expect(shown).toContain('<companyId><![CDATA[1234567]]></companyId>')
  expect(shown).toContain('Northmoor Bridges Ltd')

  await visitor.read('DELETE /api/admin/vacancies/{id}/publication', { params })
  expect(await (await get(`/feeds/adzuna.xml?token=${TOKEN}`)).text()).not.toContain(publication.url)
  expect(await (await get('/sitemap.xml')).text()).not.toContain(publication.url)
  const closed = await visitor.read('GET /api/admin/vacancies/{id}/channels', { params })
  expect(closed.channels[0].state).toBe('unpublished')
})
