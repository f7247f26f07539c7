import type { APIResponse } from '@playwright/test'
import type { TestSmtpServer } from '@/tests/support/smtp-server'
import { expect, type Visitor } from './fixtures'
import { createMailTest } from './mail-fixtures'

export const APP_URL = 'http://hiring.example'
export const PERSON_COOKIE = 'spanwright_person'

export const AGENCY = 'team@agency.example'

export const mailEnv = (smtp: TestSmtpServer) => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Alder Hiring <no-reply@alder.example>',
  NOTIFY_EMAIL: AGENCY,
  APP_URL,
})

export const FEED_TOKEN = 'a-token-of-adzuna-1'

const FEEDS = {
  FEED_TOKENS: ['adzuna', 'linkedin', 'find-a-job'].map((feed) => `${feed}=${FEED_TOKEN}`).join(),
  LINKEDIN_COMPANY_ID: '1234567',
}

/** Tests whose server sends emails and has feeds for job boards. */
export const test = createMailTest((smtp) => ({ ...mailEnv(smtp), ...FEEDS }))

export const newAddress = (domain = 'northmoor.example') => `${crypto.randomUUID()}@${domain}`

export const sentTo = ({ mails }: TestSmtpServer, address: string) => mails.filter(({ to }) => to === address)

const LINK = /\/sign-in\/confirm\?token=([\w-]{43})/

/** The token of the newest link that was sent to an address. */
export async function receiveLink(visitor: Visitor, smtp: TestSmtpServer, email: string): Promise<string> {
  const before = sentTo(smtp, email).length
  await visitor.read('POST /api/sign-in-links', { body: { email } })
  await expect.poll(() => sentTo(smtp, email).length).toBeGreaterThan(before)
  const { source = '' } = sentTo(smtp, email).at(-1) ?? {}
  return LINK.exec(source)?.[1] ?? ''
}

export const sendForm = (
  { request }: Visitor,
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<APIResponse> => request.post(path, { form, headers, maxRedirects: 0 })

export const pressSignIn = (visitor: Visitor, token: string) => sendForm(visitor, '/sign-in/use', { token })

/** Signs a browser in by a link from an email. */
export async function signInByEmail(visitor: Visitor, smtp: TestSmtpServer, email: string): Promise<void> {
  const response = await pressSignIn(visitor, await receiveLink(visitor, smtp, email))
  expect(response.status()).toBe(303)
  expect(await personCookie(visitor)).toBeDefined()
}

export async function personCookie({ request }: Visitor): Promise<string | undefined> {
  const { cookies } = await request.storageState()
  return cookies.find(({ name }) => name === PERSON_COOKIE)?.value
}

export async function readPage({ request }: Visitor, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return await response.text()
}
