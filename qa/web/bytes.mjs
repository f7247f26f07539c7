import { startBarePage } from '../support/bare-page.mjs'
import { Failure } from '../../scripts/support/project.mjs'

const FORM = 1.15
const LANDING = 1.08
const CHAT = 1.6

/** [screen, most script as a multiple of the bare page where there is a goal] */
const screensOf = (specification) => [
  ['/', LANDING],
  ['/interest', FORM],
  ['/contact', FORM],
  ['/ai-consultation', FORM],
  ['/privacy-policy', LANDING],
  ['/terms-of-service', LANDING],
  ['/cookies', LANDING],
  ['/register', FORM],
  ['/about', FORM],
  ['/consultation', CHAT],
  ['/summary', undefined],
  ['/job-specification', undefined],
  [`/job-specification/${specification}`, undefined],
  ['/admin/login', FORM],
  ['/no-such-page', undefined],
]

const KINDS = ['script', 'stylesheet', 'font', 'image', 'document']

/**
 * Bytes by kind, as they come over the wire, until the page at `url` has come to rest. A browser with an empty cache, that has not
 * chosen about cookies yet.
 */
async function bytesOf(browser, url, storageState) {
  // Next by itself knows gzip alone: both sides are weighed in it.
  const context = await browser.newContext({ storageState, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const page = await context.newPage()
  const requests = []
  page.on('requestfinished', (request) => requests.push(request))
  const response = await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const at = new URL(page.url()).pathname
  const bytes = { total: 0 }
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    const kind = request.resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
    bytes.total += responseBodySize
  }
  await context.close()
  return { at, status: response?.status(), bytes }
}

const COMPANY = {
  name: 'Bench Bridges',
  email: 'hiring@bench-bridges.com',
  contactName: 'Ada Smith',
  phone: '0117 496 0000',
}
const DETAILS = {
  industry: 'manufacturing',
  size: '11-50',
  website: '',
  description: 'We build bridges and keep them standing.',
  jobTitle: 'Bridge Engineer',
}

/** A company with a specification. @returns {Promise<{state: object, specification: string}>} its cookies and the specification's id */
async function prepareCompany(browser, origin) {
  const context = await browser.newContext({ baseURL: origin })
  const send = async (method, url, data) => {
    const response = await context.request[method](url, { data })
    if (!response.ok()) throw new Failure(`${url}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  const { company } = await send('post', '/api/companies', COMPANY)
  await send('put', `/api/companies/${company.id}`, DETAILS)
  const { sessionId } = await send('post', '/api/ai/initialize', { companyId: company.id })
  await send('post', '/api/ai/chat', {
    companyId: company.id,
    message: 'Must have five years of steel bridge design.',
  })
  const made = await send('post', '/api/ai/generate-summary', { companyId: company.id, sessionId })
  const state = await context.storageState()
  await context.close()
  return { state, specification: made.jobSpecification.id }
}

const kilobytes = (bytes = 0) => (bytes / 1024).toFixed(1).padStart(11)
const row = (name, bytes) =>
  name.padEnd(26) + [...KINDS, 'total'].map((kind) => kilobytes(bytes[kind])).join('')

/** Prints what each screen loads at first, beside a bare Next page that is built in the same run. `app` is the built app, running. */
export async function benchBytes(browser, app) {
  const bare = await startBarePage()
  try {
    const floor = (await bytesOf(browser, bare.url)).bytes
    const { state, specification } = await prepareCompany(browser, app.url)
    console.log('\nKB on first load, compressed')
    console.log(' '.repeat(26) + [...KINDS, 'total'].map((kind) => kind.padStart(11)).join(''))
    console.log(row('a bare Next page', floor))
    for (const [screen, goal] of screensOf(specification)) {
      const { at, status, bytes } = await bytesOf(browser, app.url + screen, state)
      const ratio = (bytes.script ?? 0) / floor.script
      const verdict =
        goal === undefined || status !== 200 ? '' : `  goal ${goal}: ${ratio <= goal ? 'met' : 'MISSED'}`
      const name = screen.replace(specification, '{id}')
      const led = at === screen ? '' : `  led to ${at.replace(specification, '{id}')}`
      const found = status === 200 ? '' : `  status ${status}`
      console.log(`${row(name, bytes)}   script ${ratio.toFixed(3)} ×${verdict}${led}${found}`)
    }
  } finally {
    bare.stop()
  }
}
