import { randomBytes } from 'node:crypto'
import { maskAddress } from '@/lib/account/mask-address'
import { createStopToken } from '@/lib/mail/stops/token'
import { expect, type Visitor } from './support/fixtures'
import {
  APP_URL,
  newAddress,
  PERSON_COOKIE,
  personCookie,
  pressSignIn,
  readPage,
  receiveLink,
  sendForm,
  sentTo,
  signInByEmail,
  test,
} from './support/people'
import { expectProblem } from './support/problem'

const REFUSED = '/sign-in?notice=link'
const confirmPath = (token: string) => `/sign-in/confirm?token=${token}`

async function expectRefused(visitor: Visitor, token: string) {
  const response = await pressSignIn(visitor, token)
  expect([response.status(), response.headers().location]).toEqual([303, REFUSED])
  expect(response.headers()['set-cookie']).toBeUndefined()
  expect(await personCookie(visitor)).toBeUndefined()
  return await response.text()
}

test('a link is emailed, survives a scanner, and signs in once', async ({ newVisitor, smtp }) => {
  const visitor = await newVisitor()
  const email = newAddress()
  const token = await receiveLink(visitor, smtp, email)
  expect(sentTo(smtp, email).at(-1)?.source).toContain(APP_URL + confirmPath(token))
  for (let times = 0; times < 20; times++) {
    expect((await visitor.request.head(confirmPath(token))).status()).toBe(200)
    const page = await readPage(visitor, confirmPath(token))
    expect(page).toContain(`${email.slice(0, 1)}…@northmoor.example`)
    expect(page).not.toContain(email)
  }
  expect(await personCookie(visitor)).toBeUndefined()

  const response = await pressSignIn(visitor, token)
  expect([response.status(), response.headers().location]).toEqual([303, '/vacancies'])
  expect(response.headers()['set-cookie']).toMatch(
    new RegExp(
      `^${PERSON_COOKIE}=[\\w-]{43}; Path=/; Expires=[^;]+; Max-Age=2592000; HttpOnly; SameSite=lax$`,
    ),
  )
  expect(response.headers()['set-cookie']).not.toContain(token)
  expect(await readPage(visitor, '/account')).toContain(email)
  await expectRefused(await newVisitor(), token)
})

test('used, older, foreign and made-up tokens get the same answer', async ({ newVisitor, smtp }) => {
  const [visitor, other] = [await newVisitor(), await newVisitor()]
  const email = newAddress()
  const older = await receiveLink(visitor, smtp, email)
  const used = await receiveLink(visitor, smtp, email)
  await pressSignIn(visitor, used)
  const foreign = createStopToken(email, 'a-secret-of-the-tests-and-of-nothing-else')
  const answers = new Set<string>()
  const session = (await personCookie(visitor)) ?? ''
  for (const token of [used, older, foreign, session, randomBytes(32).toString('base64url'), '', "'; --"]) {
    answers.add(await expectRefused(other, token))
    expect(await readPage(other, confirmPath(encodeURIComponent(token)))).toContain('This link doesn’t work')
  }
  expect(answers.size).toBe(1)
})

test('two presses of the button at once sign one browser in', async ({ newVisitor, smtp }) => {
  const [first, second] = [await newVisitor(), await newVisitor()]
  const token = await receiveLink(first, smtp, newAddress())
  const responses = await Promise.all([pressSignIn(first, token), pressSignIn(second, token)])
  const places = responses.map((response) => response.headers().location).sort()
  expect(places).toEqual([REFUSED, '/vacancies'])
})

test('asking has the same answer for every address, after the same time', async ({ newVisitor, smtp }) => {
  const visitor = await newVisitor()
  const known = newAddress()
  await signInByEmail(visitor, smtp, known)
  const times: number[][] = []
  for (const email of [known, newAddress()]) {
    const own: number[] = []
    for (let call = 0; call < 5; call++) {
      const started = performance.now()
      const response = await visitor.call('POST /api/sign-in-links', { body: { email } })
      own.push(performance.now() - started)
      expect([response.status(), await response.json()]).toEqual([202, {}])
    }
    times.push(own.sort((a, b) => a - b))
  }
  for (const own of times) expect(own[0]).toBeGreaterThanOrEqual(250)
})

test('another website can neither ask for a link nor use one', async ({ newVisitor, smtp }) => {
  const visitor = await newVisitor()
  const token = await receiveLink(visitor, smtp, newAddress())
  const headers = { origin: 'https://elsewhere.example' }
  await expectProblem(await sendForm(visitor, '/sign-in/use', { token }, headers), 403)
  await expectProblem(await sendForm(visitor, '/sign-in/link', { email: newAddress() }, headers), 403)
  await expectProblem(await sendForm(visitor, '/account/sign-out', {}, headers), 403)
  const json = { data: { token }, maxRedirects: 0 }
  await expectProblem(await visitor.request.post('/sign-in/use', json), 415)
  await expectProblem(await sendForm(visitor, '/sign-in/use', { token: 'x'.repeat(20_000) }), 413)
  expect((await pressSignIn(visitor, token)).headers().location).toBe('/vacancies')
})

test('the form of the page asks for a link, and says when the address is not one', async ({
  newVisitor,
  smtp,
}) => {
  const visitor = await newVisitor()
  const email = newAddress()
  const sent = await sendForm(visitor, '/sign-in/link', { email: ` ${email.toUpperCase()} ` })
  const sentPath = `/sign-in?notice=sent&to=${encodeURIComponent(maskAddress(email))}`
  expect(sent.headers().location).toBe(sentPath)
  await expect.poll(() => sentTo(smtp, email).length).toBe(1)
  const sentPage = await readPage(visitor, sentPath)
  expect([sentPage.includes('Check your inbox'), sentPage.includes(maskAddress(email))]).toEqual([true, true])
  const invalid = await sendForm(visitor, '/sign-in/link', { email: 'a@b.example\r\nBcc: c@d.example' })
  expect(invalid.headers().location).toBe('/sign-in?notice=email')
  await expectProblem(await visitor.call('POST /api/sign-in-links', { body: { email: 'nobody' } }), 422)
})

test('next-auth’s email provider asks for the same link, and its callback stays closed', async ({
  newVisitor,
  playwright,
  app,
  smtp,
}) => {
  const visitor = await newVisitor()
  const email = newAddress()
  // Its answers aren't in the contract.
  const request = await playwright.request.newContext({ baseURL: app.url })
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
  const post = (path: string) =>
    request.post(`/api/auth/${path}`, { form: { csrfToken, email }, maxRedirects: 0 })
  expect((await post('signin/email')).status()).toBe(302)
  await expect.poll(() => sentTo(smtp, email).length).toBe(1)
  const token = /token=([\w-]{43})/.exec(sentTo(smtp, email)[0]?.source ?? '')?.[1] ?? ''
  const query = `token=${token}&email=${encodeURIComponent(email)}`
  await expectProblem(await request.get(`/api/auth/callback/email?${query}`), 404)
  await expectProblem(await post(`callback/email?${query}`), 404)
  await request.dispose()
  expect((await pressSignIn(visitor, token)).headers().location).toBe('/vacancies')
})

test('sessions are listed, ended one by one, and gone after sign-out', async ({ newVisitor, smtp }) => {
  const [laptop, phone, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const email = newAddress()
  await signInByEmail(laptop, smtp, email)
  expect(sentTo(smtp, email).filter(({ headers }) => headers.subject?.startsWith('New sign-in'))).toEqual([])
  await signInByEmail(phone, smtp, email)
  await signInByEmail(stranger, smtp, newAddress())
  await expect
    .poll(() => sentTo(smtp, email).filter(({ source }) => source.includes('Someone has just used')).length)
    .toBe(1)

  const page = await readPage(laptop, '/account')
  const ids = [...page.matchAll(/name="session" value="([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '')
  expect(ids).toHaveLength(2)
  const own = /sign-out"[^>]*>\s*<input[^>]*value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? ''
  const other = ids.find((id) => id !== own) ?? ''
  await expectProblem(await sendForm(stranger, '/account/end-session', { session: other }), 404)
  await expectProblem(await sendForm(stranger, '/account/end-session', { session: 'nonsense' }), 404)
  await expectProblem(await sendForm(await newVisitor(), '/account/end-session', { session: other }), 401)
  expect(await readPage(phone, '/account')).toContain(email)

  const ended = await sendForm(laptop, '/account/end-session', { session: other })
  expect(ended.headers().location).toBe('/account')
  const redirected = await phone.request.get('/account', { maxRedirects: 0 })
  expect([redirected.status(), redirected.headers().location]).toEqual([307, '/sign-in'])

  const cookie = await personCookie(laptop)
  expect((await sendForm(laptop, '/account/sign-out')).headers().location).toBe('/sign-in')
  expect(await personCookie(laptop)).toBeUndefined()
  const replayed = { headers: { cookie: `${PERSON_COOKIE}=${cookie}` }, maxRedirects: 0 }
  expect((await stranger.request.get('/account', replayed)).status()).toBe(307)
})

test('administrators never see a sign-in link', async ({ newVisitor, smtp }) => {
  const admin = await newVisitor()
  await admin.signIn()
  const email = newAddress()
  await receiveLink(admin, smtp, email)
  const { emails } = await admin.read('GET /api/admin/emails', { query: { search: email } })
  const detail = await admin.read('GET /api/admin/emails/{id}', { params: { id: emails[0].id } })
  expect(detail.text).toBeNull()
  expect(JSON.stringify(detail)).not.toContain('token=')
})
