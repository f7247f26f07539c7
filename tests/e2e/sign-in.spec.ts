import type { Page } from '@playwright/test'
import type { TestSmtpServer } from '@/tests/support/smtp-server'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/mail'
import { registerCompany } from './support/register-page'

const EMAIL = 'ada@northmoor.example'
const NAME = 'Halyard Controls'

/** The path of the newest link, once an address has got `count` of them. */
async function readLink({ mails }: TestSmtpServer, email: string, count: number): Promise<string> {
  const links = () =>
    mails.flatMap(
      ({ to, source }) => (to === email && /\/sign-in\/confirm\?token=[\w-]+/.exec(source)?.[0]) || [],
    )
  await expect.poll(() => links().length).toBe(count)
  return links().at(-1) ?? ''
}

async function receiveLink(page: Page, smtp: TestSmtpServer, email: string, count: number): Promise<string> {
  await page.request.post('/api/sign-in-links', { data: { email } })
  return await readLink(smtp, email, count)
}

test.describe('signing in', { tag: '@embedded' }, () => {
  test.use({ javaScriptEnabled: false })

  test('works by a link from an email, without script', async ({ page, smtp }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    const path = await readLink(smtp, EMAIL, 1)

    await page.goto(path)
    await expect(page.getByText('You’re about to sign in as a…@northmoor.example')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/vacancies')
    await page.getByRole('link', { name: EMAIL }).click()
    await expect(page.getByText(`You’re signed in as ${EMAIL}.`)).toBeVisible()

    await page.getByRole('list').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goto('/account')
    await expect(page).toHaveURL('/sign-in')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  })
})

test('a browser’s company is added to an account after a question @embedded', async ({
  page,
  smtp,
  browser,
  app,
}) => {
  const email = 'sam@northmoor.example'
  await registerCompany(page, NAME)
  const path = await receiveLink(page, smtp, email, 1)
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Add ${NAME} to your account?`)
  await expectAccessible(page, 'the question')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page).toHaveURL('/vacancies')
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByText('Owner')).toBeVisible()
  await expectAccessible(page, 'the account')

  const other = await (await browser.newContext({ baseURL: app.url })).newPage()
  await other.goto(await receiveLink(other, smtp, email, 2))
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('link', { name: email }).click()
  await expect(other.getByText(NAME)).toBeVisible()
  await other.context().close()
})

test('the screens of signing in are accessible @embedded', async ({ page }) => {
  for (const path of ['/sign-in', '/sign-in?notice=email', '/sign-in?notice=sent', '/sign-in/confirm']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})
