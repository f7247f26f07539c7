import { METRICS_TOKEN as TOKEN } from '@/tests/support/app-server'
import { ENQUIRY, expect, REGISTRATION, test } from './support/fixtures'

const API_KEY = 'sk-a-key-of-the-tests'
const MESSAGE = 'We need a senior bridge engineer in Ulverston, up to 55,321 pounds, because Mabel leaves.'
const WRONG_PASSWORD = 'hunter2-hunter2-hunter2'

// Both tests share one server.
test.describe.configure({ mode: 'default' })

// Nothing listens at this URL, so each turn falls back and logs it.
test.use({
  appEnv: {
    LOG_LEVEL: 'trace',
    OPENAI_API_KEY: API_KEY,
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    OPENAI_MODEL: 'none',
  },
})

test('metrics and logs describe requests without personal data or secrets', async ({
  app,
  newVisitor,
  request,
}) => {
  const owner = await newVisitor()
  const { companyId } = await owner.consult(MESSAGE)
  await owner.read('GET /api/companies/{companyId}', { params: { companyId } })
  const token = await owner.signIn()
  await owner.enquire()
  await owner.call('POST /api/admin/login', { body: { username: 'mabel', password: WRONG_PASSWORD } })
  await owner.call('POST /api/validate-email', { body: `{"email":"${REGISTRATION.email}` })
  await owner.call('GET /api/companies/{companyId}', { params: { companyId: 'no-such-company' } })
  await owner.request.delete('/api/vacancies')
  await owner.request.post('/api/interest', {
    headers: { origin: 'https://mabel.example' },
    data: ENQUIRY,
  })
  await request.get('/?from=mabel')

  const authorized = { headers: { authorization: `Bearer ${TOKEN}` } }
  const metricsText = await (await request.get('/metrics', authorized)).text()
  const expectedLines = [
    /^spanwright_api_requests_total\{route="\/api\/ai\/chat",method="POST",status="200"\} 1$/m,
    /^spanwright_api_requests_total\{route="\/api\/admin\/login",method="POST",status="401"\} 1$/m,
    /^spanwright_api_requests_total\{route="none",method="DELETE",status="405"\} 1$/m,
    /^spanwright_api_request_seconds_bucket\{le="0\.005",route="\/api\/ai\/chat",method="POST"\} \d+$/m,
    /^spanwright_http_responses_total\{kind="page",status="200"\} \d+$/m,
    /^spanwright_turns_total\{engine="builtIn",outcome="complete"\} 1$/m,
    /^spanwright_turn_fallbacks_total\{engine="compatible"\} 1$/m,
    /^spanwright_database_queries_total\{outcome="done"\} [1-9]\d+$/m,
    /^spanwright_database_connections [1-9]\d*$/m,
    /^spanwright_open_streams 0$/m,
    /^nodejs_eventloop_lag_p99_seconds [\d.]+$/m,
    /^process_resident_memory_bytes \d+$/m,
    /^spanwright_build_info\{version="[\d.]+",node="[\d.]+",database="(embedded|server)"\} 1$/m,
  ]
  for (const line of expectedLines) expect(metricsText).toMatch(line)
  expect(app.log()).toMatch(
    /"requestId":"[0-9a-f-]{36}","call":"POST \/api\/ai\/chat","status":200,"ms":\d+,"msg":"request"/,
  )
  expect(app.log()).toContain('the model did not read')

  const { cookies } = await owner.request.storageState()
  const secrets = [
    ...Object.values(REGISTRATION),
    ...Object.values(ENQUIRY),
    ...['Ulverston', '55,321', 'abel', WRONG_PASSWORD, API_KEY, TOKEN, token, companyId],
    ...cookies.map(({ value }) => value),
    'correct horse battery staple',
    'a-secret-of-the-tests',
  ]
  for (const text of secrets.flatMap((secret) => [secret, encodeURIComponent(secret)])) {
    expect(app.log()).not.toContain(text)
    expect(metricsText).not.toContain(text)
  }
})

test('metrics need the token', async ({ request }) => {
  const wrongToken = { headers: { authorization: 'Bearer another-token-of-the-same-kind' } }
  for (const response of [await request.get('/metrics'), await request.get('/metrics', wrongToken)]) {
    expect(response.status()).toBe(401)
    expect(response.headers()['www-authenticate']).toBe('Bearer')
    expect(await response.text()).not.toContain('spanwright_')
  }
})

test('metrics accept the scheme in any case', async ({ request }) => {
  for (const scheme of ['bearer', 'BEARER'])
    expect(
      (await request.get('/metrics', { headers: { authorization: `${scheme} ${TOKEN}` } })).status(),
    ).toBe(200)
})

test('the log has page requests with a shortened address, and no files, queries or health checks', async ({
  app,
  request,
}) => {
  await request.get('/contact?plan=growth')
  await request.get('/ada@northmoor.example/nothing')
  await request.get('/favicon.ico')
  await request.get('/api/health')
  const readPages = () =>
    app
      .log()
      .split('\n')
      .filter((line) => line.endsWith('"msg":"page"}'))
      .map((line) => JSON.parse(line))
  await expect.poll(() => readPages().map(({ path }) => path)).toContain('[address]')
  const pages = readPages()
  expect(pages.find(({ path }) => path === '/contact')).toEqual({
    level: 30,
    time: expect.any(String),
    address: '127.0.0.0/24',
    method: 'GET',
    path: '/contact',
    status: 200,
    ms: expect.any(Number),
    msg: 'page',
  })
  expect(pages.find(({ path }) => path === '[address]')).toMatchObject({ status: 404 })
  expect(JSON.stringify(pages)).not.toMatch(/growth|favicon|health/)
})

test('a made-up server action gets a 4xx answer and one line in the log', async ({ app, request }) => {
  const ids = ['abc', 'toString', `7f${'0'.repeat(40)}`, '%00']
  const logged = app.log().length
  for (const id of ids) {
    const response = await request.post('/register', {
      headers: { 'next-action': id, 'content-type': 'text/plain' },
      data: '[]',
    })
    expect(response.status()).toBe(409)
    // By this, the client of an older page knows to ask for a reload.
    expect(response.headers()['x-nextjs-action-not-found']).toBe('1')
    expect(await response.text()).not.toContain('    at ')
  }
  const readLines = () =>
    app
      .log()
      .slice(logged)
      .split('\n')
      .filter((line) => line && !line.endsWith('"msg":"page"}'))
  await expect.poll(readLines).toHaveLength(ids.length)
  for (const line of readLines())
    expect(JSON.parse(line)).toEqual({
      level: 30,
      time: expect.any(String),
      msg: 'a server action was called that this build does not have',
    })
})
