import { startSmtpServer, type TestSmtpServer } from '@/tests/support/smtp-server'
import { expectAccessible } from './support/accessibility'
import { test as base, expect } from './support/fixtures'

const EMAIL = 'jo@northmoor.example'

const test = base.extend<object, { smtp: TestSmtpServer }>({
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
      use({ SMTP_URL: smtp.url, MAIL_FROM: 'a@alder.example', APP_URL: 'http://hiring.example' }),
    { scope: 'worker' },
  ],
})

test.describe('signing in', { tag: '@embedded' }, () => {
  test.use({ javaScriptEnabled: false })

  test('works by a link from an email, without script', async ({ page, smtp }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    await expect.poll(() => smtp.mails.length).toBe(1)
    const path = /\/sign-in\/confirm\?token=[\w-]+/.exec(smtp.mails[0]?.source ?? '')?.[0] ?? ''

    await page.goto(path)
    await expect(page.getByText('You’re about to sign in as j…@northmoor.example')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText(`You’re signed in as ${EMAIL}.`)).toBeVisible()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goto('/account')
    await expect(page).toHaveURL('/sign-in')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  })
})

test('the screens of signing in are accessible @embedded', async ({ page }) => {
  for (const path of ['/sign-in', '/sign-in?notice=email', '/sign-in?notice=sent', '/sign-in/confirm']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})
