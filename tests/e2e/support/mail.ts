import type { Page } from '@playwright/test'
import { startSmtpServer, type TestSmtpServer } from '@/tests/support/smtp-server'
import { test as base, expect } from './fixtures'

export const ANALYTICS = 'http://127.0.0.1:65000/analytics.js'
export const MARKETING = 'http://127.0.0.1:65000/marketing.js'

/** Tests whose server sends its emails to `smtp`, and has optional scripts, which no browser of ours loads without consent. */
export const test = base.extend<object, { smtp: TestSmtpServer }>({
  smtp: [
    async ({ playwright: _ }, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  appEnv: [
    async ({ smtp }, use) =>
      use({
        SMTP_URL: smtp.url,
        MAIL_FROM: 'a@alder.example',
        APP_URL: 'http://hiring.example',
        ANALYTICS_SCRIPT_URL: ANALYTICS,
        MARKETING_SCRIPT_URL: MARKETING,
      }),
    { scope: 'worker' },
  ],
})

/** The sources of the emails to an address whose subject has `subject`, in ASCII, once there are `count` of them. */
export async function receiveMail(
  { mails }: TestSmtpServer,
  address: string,
  subject: string,
  count = 1,
): Promise<string[]> {
  const find = () => mails.filter(({ to, headers }) => to === address && headers.subject?.includes(subject))
  await expect.poll(() => find().length, { message: `${subject} to ${address}` }).toBe(count)
  return find().map(({ source }) => source)
}

/** The path of a link in an email. */
export const findPath = (source: string | undefined, pattern: RegExp) => pattern.exec(source ?? '')?.[0] ?? ''

const SIGN_IN = /\/sign-in\/confirm\?token=[\w-]{43}/

export async function signInByEmail(page: Page, smtp: TestSmtpServer, email: string): Promise<void> {
  await page.request.post('/api/sign-in-links', { data: { email } })
  const [source] = await receiveMail(smtp, email, 'Sign in to')
  await page.goto(findPath(source, SIGN_IN))
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export { expect }
