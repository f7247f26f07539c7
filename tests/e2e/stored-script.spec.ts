import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { openAdmin, signIn } from './support/admin-page'
import { test as base, expect } from './support/fixtures'

const PLANTED = [
  '<img src=/planted onerror=planted() data-planted>',
  '"><svg onload=planted() data-planted>',
  "' autofocus onfocus=planted() data-planted='",
  '</script><script data-planted>planted()</script>',
  '</textarea></title></style><iframe srcdoc="<script>parent.planted()</script>" data-planted></iframe>',
  'javascript:planted()',
  '{{constructor.constructor("planted()")()}}',
  '[click](javascript:planted()) ![x](/planted)',
]
const ALL = PLANTED.join(' ')
const SHORT = '"><img src=/planted onerror=planted() data-planted>'

const PAGE = `<!doctype html><html lang="en"><head><title>Northmoor &lt;img src=/planted onerror=planted() data-planted&gt;</title>
  <meta name="description" content="We design bridges. &quot;&gt;&lt;svg onload=planted() data-planted&gt;"></head><body><main>
  <h1>About us</h1><p>Northmoor designs steel bridges &lt;img src=/planted onerror=planted() data-planted&gt; for councils.</p>
  <h2>Our values</h2><ul><li>Care &lt;script data-planted&gt;planted()&lt;/script&gt;</li></ul>
  <h2>Benefits</h2><ul><li>25 days of holiday &lt;img src=/planted onerror=planted() data-planted&gt;</li><li>javascript:planted() pension</li></ul>
  </main></body></html>`

const test = base.extend<object, { website: string }>({
  website: [
    async ({ appEnv: _ }, use) => {
      const server = createServer((request, response) =>
        response
          .writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
          .end(request.url === '/' ? PAGE : ''),
      ).listen(0, '127.0.0.1')
      await once(server, 'listening')
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

/** Records every payload that runs in any frame. `expectClean` fails if there is one. */
async function recordHits(page: Page) {
  const hits: string[] = []
  await page.exposeFunction('planted', () => hits.push(`script ran on ${page.url()}`))
  page.on('dialog', (dialog) => {
    hits.push(`dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/planted') hits.push(`image requested on ${page.url()}`)
  })
  return hits
}

/** Expects payloads only as plain text. `shows` says whether they must appear. */
async function expectClean(page: Page, hits: string[], path: string, shows = true) {
  await page.goto(path)
  const body = page.locator('body')
  if (shows) await expect(body, `${path} shows the payloads`).toContainText(/planted\(\)/)
  await expect(page.locator('[data-planted]'), `${path} rendered a payload as markup`).toHaveCount(0)
  await expect(page.locator('a[href^="javascript:" i]'), `${path} links to a payload`).toHaveCount(0)
  expect(hits, path).toEqual([])
}

const ENQUIRY = { name: SHORT, email: 'jo@northmoor.example', company: SHORT, role: SHORT, message: ALL }

async function sendJson(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await request.fetch(path, { method, data })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return await answer.json()
}

async function plantPayloads(page: Page, website: string) {
  const { request } = page
  const send = (method: 'POST' | 'PUT', path: string, data: object) => sendJson(request, method, path, data)
  const company = { name: SHORT, contactName: SHORT, email: 'jo@northmoor.example', phone: '01234 567890' }
  const { id: companyId } = (await send('POST', '/api/companies', company)).company
  const details = { industry: 'manufacturing', size: '51-200', website, description: ALL, jobTitle: SHORT }
  await send('PUT', `/api/companies/${companyId}`, details)
  await send('POST', '/api/company/career-insights', { website, companyId })
  const answers = { 1: 'Other', 2: SHORT, 3: 'New project', 4: '£45-55k', 5: ALL }
  await send('PUT', `/api/companies/${companyId}/vacancy-builder`, { answers })
  await send('POST', `/api/companies/${companyId}/house-rules`, { kind: 'fact', text: `We offer ${SHORT}` })
  const file = {
    name: `${SHORT}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Benefits\n\n- 25 days of holiday ${SHORT}\n- Cycle to work scheme`),
  }
  const sent = await request.fetch('/api/company/documents', {
    method: 'POST',
    multipart: { companyId, file },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const { research } = await sent.json()
  const decision = { decision: 'edited', text: `Pension ${SHORT}` }
  for (const { id } of research.items)
    await send('PUT', `/api/companies/${companyId}/research/items/${id}`, decision)
  await send('POST', '/api/ai/initialize', { companyId })
  const message = `We need a bridge engineer in Leeds, permanent. They will design footbridges. They must know Tekla ${SHORT} and ${ALL}`
  const { sessionId } = await send('POST', '/api/ai/chat', { companyId, message })
  const { sessions } = await (await request.get(`/api/consultations/company/${companyId}`)).json()
  const factId = sessions[0].brief.facts[0].id
  await send('POST', `/api/consultations/${sessionId}/edits`, { kind: 'edit', factId, value: SHORT })
  const { jobSpecification } = await send('POST', '/api/ai/generate-summary', { companyId, sessionId })
  return { companyId, sessionId, specificationId: jobSpecification.id as string, send }
}

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

test('shows stored payloads only as text on company and administrator screens', async ({ page, website }) => {
  const hits = await recordHits(page)
  await page.goto('/cookies')
  const { sessionId, specificationId, send } = await plantPayloads(page, website)
  for (const path of [
    '/about',
    '/consultation',
    '/summary',
    '/vacancies',
    `/job-specification/${specificationId}`,
  ])
    await expectClean(page, hits, path)
  await page.goto('/consultation', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Train AI Agent' }).click()
  await expect(page.getByRole('dialog')).toContainText('planted()')
  const specificationUrl = `/api/job-specifications/${specificationId}`
  await send('POST', `${specificationUrl}/approval`, { name: SHORT, acceptTerms: true, revision: 0 })
  await expectClean(page, hits, `/job-specification/${specificationId}`)
  await send('POST', `${specificationUrl}/revisions`, {})
  await expectClean(page, hits, '/job-specification')

  for (const path of ['/api/interest', '/api/contact-sales']) {
    const answer = await page.request.post(path, { data: { ...ENQUIRY, userType: 'candidate' } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await signIn(page)
  await send('POST', `/api/admin/vacancies/${sessionId}/notes`, { text: ALL })
  await openAdmin(page)
  for (const path of [
    '/admin',
    '/admin?tab=contacts',
    '/admin?tab=vacancies',
    `/admin/vacancies/${sessionId}`,
  ])
    await expectClean(page, hits, path)
  await expectClean(page, hits, '/admin/audit', false)
})

test('shows payloads in a URL only as text and follows no redirect in it', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  // Unknown pages, and an invalid list cursor.
  consoleGuard.allow(/ 404 | 422 /)
  const hits = await recordHits(page)
  await signIn(page)
  const keys = [
    'plan',
    'tab',
    'search',
    'status',
    'sort',
    'cursor',
    'callbackUrl',
    'error',
    'redirect',
    'next',
    'q',
    '__proto__',
  ]
  const values = [...PLANTED, 'https://evil.example/', '//evil.example', '/\\evil.example']
  const query = keys
    .map((key, index) => `${key}=${encodeURIComponent(`${values[index % values.length]}`)}`)
    .join('&')
  const more = values
    .map((value) => `callbackUrl=${encodeURIComponent(value)}&plan=${encodeURIComponent(value)}`)
    .join('&')
  const planted = encodeURIComponent(SHORT)
  for (const path of [
    '/',
    '/interest',
    '/contact',
    '/register',
    '/job-specification',
    '/admin',
    '/admin/login',
    '/api/auth/signin',
    `/${planted}`,
    `/job-specification/${planted}`,
    `/admin/vacancies/${planted}`,
    `/contact/${planted}`,
  ]) {
    await expectClean(page, hits, `${path}?${query}&${more}#${planted}`, false)
    expect(page.url().startsWith(baseURL ?? ' ')).toBe(true)
  }
})
