// What each screen loads first, in an empty browser cache and compressed, next to a bare Next page that is built in the same run.
import { startBareNextApp } from '../support/bare-next-app.mjs'
import { formatRatio } from '../support/figures.mjs'
import { publishJob } from '../support/publish-job.mjs'
import { printTable } from '../support/report.mjs'
import { Visitor } from '../support/visitor.mjs'
import { withBrowser } from './browser.mjs'

/** Multiples of the bare page. */
/** Of a page that does without client scripts (lib/server/http/client-scripts.mjs). */
const READING_GOAL = 0
const JOB_GOAL = 1.05
const FORM_GOAL = 1.2
const CHAT_GOAL = 1.5

const newScreens = (specificationId, job) => [
  { path: '/', goal: READING_GOAL },
  { path: '/jobs', goal: READING_GOAL },
  { path: job, goal: JOB_GOAL },
  { path: '/interest', goal: FORM_GOAL },
  { path: '/contact', goal: FORM_GOAL },
  { path: '/ai-consultation', goal: FORM_GOAL },
  { path: '/privacy-policy', goal: READING_GOAL },
  { path: '/terms-of-service', goal: READING_GOAL },
  { path: '/cookies', goal: READING_GOAL },
  { path: '/api-reference', goal: READING_GOAL },
  { path: '/register', goal: FORM_GOAL },
  { path: '/about', goal: FORM_GOAL },
  { path: '/consultation', goal: CHAT_GOAL },
  { path: '/summary' },
  { path: '/vacancies', goal: FORM_GOAL },
  { path: '/job-specification' },
  { path: `/job-specification/${specificationId}` },
  { path: '/admin/login', goal: FORM_GOAL },
  { path: '/no-such-page', goal: READING_GOAL },
]
const KINDS = ['script', 'stylesheet', 'font', 'image', 'document']

async function measureBytes(browser, url, cookies) {
  // Next itself only compresses with gzip, so both sides are measured with it.
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const requests = []
  page.on('requestfinished', (request) => requests.push(request))
  const response = await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const { pathname } = new URL(page.url())
  const bytes = { total: 0 }
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    // Scripts that are fetched before they are used are not of the type “script”.
    const kind = request.url().endsWith('.js') ? 'script' : request.resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
    bytes.total += responseBodySize
  }
  await context.close()
  return { pathname, status: response?.status(), bytes }
}

async function prepareCompany(origin) {
  const visitor = new Visitor(origin)
  await visitor.register()
  await visitor.saveDetails()
  await visitor.startConsultation()
  await visitor.sendMessage('Must have five years of steel bridge design.')
  const specificationId = await visitor.generateSpecification()
  const cookies = visitor.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))
  return { cookies, specificationId }
}

export default function measureScreens(load) {
  return withBrowser(load, async (launchBrowser, app) => {
    const browser = await launchBrowser()
    const bareApp = await startBareNextApp()
    const toCells = (bytes) => [...KINDS, 'total'].map((kind) => ((bytes[kind] ?? 0) / 1024).toFixed(1))
    const baseline = (await measureBytes(browser, bareApp.url, [])).bytes
    const { cookies, specificationId } = await prepareCompany(app.url)
    const { ADMIN } = await load('tests/support/app-server.ts')
    const job = await publishJob(app.url, ADMIN)
    const rows = [['a bare Next page', ...toCells(baseline), '', '', '']]
    const missed = []
    for (const { path, goal } of newScreens(specificationId, job)) {
      const { pathname, status, bytes } = await measureBytes(browser, app.url + path, cookies)
      const name = path.replace(specificationId, '{id}').replace(job, '/jobs/{slug}')
      const ratio = (bytes.script ?? 0) / baseline.script
      const notes = [
        ...(pathname === path ? [] : [`redirected to ${pathname.replace(specificationId, '{id}')}`]),
        ...(status === 200 ? [] : [`status ${status}`]),
      ]
      if (goal !== undefined && ratio > goal)
        missed.push(`${name} loads ${formatRatio(ratio)} the script (${goal})`)
      rows.push([
        name,
        ...toCells(bytes),
        ratio.toFixed(3),
        goal === undefined ? '' : String(goal),
        notes.join(', '),
      ])
    }
    bareApp.stop()
    await browser.close()
    const head = ['screen', ...KINDS, 'total', 'script ratio', 'goal', 'note']
    printTable('KB on first load, compressed', head, rows)
    return missed
  })
}
