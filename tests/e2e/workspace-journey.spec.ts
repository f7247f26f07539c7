import { devices, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { conversation } from './support/consultation'
import { say } from './support/journey'
import { expect, findPath, receiveMail, signInByEmail, test } from './support/mail'
import { consult, generate, SKILL } from './support/vacancy'

const COMPANY = 'Castle Pumps Ltd'
const NEW_SKILL = 'Hydraulic design of pumps'
const SHARED = /\/shared\/[\w-]{43}/

const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@castle-pumps.co.uk`
const openVersion = (page: Page, id: string) =>
  page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
const lineWith = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByText(text) })

async function approve(page: Page) {
  await page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.getByRole('button', { name: 'Approve and Launch' }).click()
}

async function askByLink(panel: Locator, name: string, email: string) {
  await panel.getByRole('button', { name: 'Ask several people to approve' }).click()
  await panel.getByLabel('Their name').fill(name)
  await panel.getByLabel('Their email').fill(email)
  await panel.getByRole('button', { name: 'Ask for approval' }).click()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel.getByRole('heading', { name: /^(Your turn|Waiting for .*) to approve$/ })).toBeVisible()
}

test('starts on a phone, continues at a desk, starts a second vacancy and deletes the company', async ({
  page: desk,
  browser,
  app,
  smtp,
}) => {
  const email = newAddress('jo')
  const phoneContext = await browser.newContext({ ...devices['Pixel 7'], baseURL: app.url })
  const phone = await phoneContext.newPage()
  await consult(phone.request)
  await phone.goto('/consultation')
  await phone.getByRole('link', { name: 'Save for later' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Save for later')
  await expectAccessible(phone, 'continuing on another device')
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Email me a link' }).click()
  await expect(phone.getByText('Check your inbox')).toBeVisible()

  const [source] = await receiveMail(smtp, email, 'Your link to continue')
  await desk.goto(findPath(source, /\/sign-in\/confirm\?token=[\w-]{43}/))
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Continue here')
  await expect(desk.getByRole('main')).toContainText(COMPANY)
  await expectAccessible(desk, 'a link to continue')
  await desk.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(desk).toHaveURL('/vacancies')
  await desk.getByRole('link', { name: /^Continue the consultation/ }).click()
  await expect(conversation(desk)).toContainText('Our hydraulics lead retires in the spring')
  await say(desk, 'They must hold a driving licence.')
  await phone.goto('/consultation')
  await expect(conversation(phone)).toContainText('They must hold a driving licence.')

  await desk.goto('/vacancies')
  await desk.locator('summary', { hasText: 'Start another vacancy' }).click()
  await desk.getByRole('textbox', { name: 'Job title' }).fill('Test engineer')
  await desk.getByRole('button', { name: 'Start vacancy' }).click()
  await desk.waitForURL(/\/consultation\?vacancy=/)
  await expect(conversation(desk)).toContainText('Test engineer')
  await phone.goto('/vacancies')
  await expect(phone.getByRole('main').getByRole('link', { name: 'Test engineer' })).toBeVisible()

  await desk.goto('/vacancies')
  await desk.getByRole('link', { name: /People, house rules and data/ }).click()
  await desk.getByLabel(`Type “${COMPANY}” to confirm`).fill(COMPANY)
  await desk.getByRole('button', { name: 'Delete the company' }).click()
  await expect(desk).toHaveURL('/vacancies')
  await expect(desk.getByRole('main')).not.toContainText(COMPANY)
  await phone.goto('/vacancies')
  await expect(phone.getByText('You haven’t registered a company in this browser.')).toBeVisible()
  await phoneContext.close()
})

test('invites a colleague, takes a comment and a suggestion, and is approved in order', async ({
  page,
  browser,
  app,
  smtp,
}) => {
  const [jo, priya, sam, kim] = ['jo', 'priya', 'sam', 'kim'].map(newAddress) as [
    string,
    string,
    string,
    string,
  ]
  const id = await generate(page.request, await consult(page.request))
  const colleague = await (await browser.newContext({ baseURL: app.url })).newPage()
  const readerContext = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const reader = await readerContext.newPage()

  const dialog = page.getByRole('dialog', { name: 'Share this version' })
  let shared = ''

  await test.step('the colleague is invited and accepts', async () => {
    await signInByEmail(page, smtp, jo)
    await page.getByRole('button', { name: 'Add to my account' }).click()
    await page.getByRole('link', { name: /People, house rules and data/ }).click()
    const invite = page.getByRole('region', { name: 'Invite someone' })
    await invite.getByLabel('Email').fill(priya)
    await invite.getByLabel('Role').selectOption('Editor')
    await invite.getByLabel('Can approve').check()
    await invite.getByRole('button', { name: 'Invite' }).click()
    const [source] = await receiveMail(smtp, priya, 'invited')
    expect(source).toContain('http://hiring.example/account')
    await signInByEmail(colleague, smtp, priya)
    await colleague.goto('/account')
    await colleague.getByRole('button', { name: 'Accept' }).click()
    await expect(colleague.getByRole('link', { name: 'Hydraulics engineer' })).toBeVisible()
  })

  await test.step('a reader comments and suggests', async () => {
    await openVersion(page, id)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog.getByText('No links yet.')).toBeVisible()
    await dialog.getByLabel('Their name').fill('Sam Cole')
    await dialog.getByLabel('Their email').fill(sam)
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByText('Not opened yet.')).toBeVisible()
    await expectAccessible(page, 'share dialog')
    const [source] = await receiveMail(smtp, sam, 'Please read and comment on')
    shared = findPath(source, SHARED)
    await reader.goto(shared)
    await expect(reader.getByRole('heading', { level: 1, name: 'Hydraulics engineer' })).toBeVisible()
    const line = lineWith(reader, SKILL)
    await line.locator('summary').click()
    await line.getByLabel('Your comment').fill('Is this <b>really</b> needed?')
    await line.getByRole('button', { name: 'Send the comment' }).click()
    await expect(reader.getByText('Comment sent')).toBeVisible()
    await expect(reader.getByText('Is this <b>really</b> needed?')).toBeVisible()
    await line.locator('summary').click()
    await line.getByText('Suggest other wording').click()
    await line.getByLabel('How you’d word this line').fill(NEW_SKILL)
    await line.getByRole('button', { name: 'Send the suggestion' }).click()
    await expect(reader.getByText('Suggestion sent')).toBeVisible()
  })

  await test.step('the colleague deals with both', async () => {
    await openVersion(colleague, id)
    await expect(colleague.getByRole('heading', { name: '2 open comments' })).toBeVisible()
    await expectAccessible(colleague, 'comments')
    await colleague.getByRole('link', { name: /^Line 3\.\d+\.\d+$/ }).click()
    await expect(colleague.locator('li:target')).toContainText('Is this <b>really</b> needed?')
    await colleague.getByRole('button', { name: 'Resolve the comment by Sam Cole' }).click()
    await expect(colleague.getByRole('heading', { name: '1 open comment' })).toBeVisible()
    await colleague.getByRole('button', { name: 'Accept the suggestion by Sam Cole' }).click()
    await expect(colleague.getByRole('heading', { name: 'No open comments' })).toBeVisible()
    const edited = lineWith(colleague, NEW_SKILL)
    await edited.getByText(/edited/i).click()
    await expect(edited.getByText('Suggested by Sam Cole')).toBeVisible()
  })

  await test.step('the link is revoked', async () => {
    await openVersion(page, id)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog.getByText(/^Opened on/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Revoke the link for Sam Cole' }).click()
    await expect(dialog.getByText(/^Revoked on/)).toBeVisible()
    expect((await reader.goto(shared))?.status()).toBe(404)
    await page.keyboard.press('Escape')
  })

  await test.step('the colleague approves, then someone by a link', async () => {
    const panel = page.getByRole('region', { name: /approv/i }).first()
    await panel.getByRole('button', { name: 'Ask several people to approve' }).click()
    await panel.getByLabel('Approver 1').selectOption({ label: priya })
    await panel.getByLabel('Their name').fill('Kim Reid')
    await panel.getByLabel('Their email').fill(kim)
    await panel.getByRole('button', { name: 'Ask for approval' }).click()
    await panel.getByRole('button', { name: 'Done' }).click()
    await receiveMail(smtp, priya, 'Please approve')
    expect(smtp.mails.filter(({ to }) => to === kim)).toEqual([])

    await openVersion(colleague, id)
    await approve(colleague)
    await expect(colleague.getByText(/Waiting for Kim Reid to approve/).first()).toBeVisible()
    const [source] = await receiveMail(smtp, kim, 'Please approve')
    await reader.goto(findPath(source, SHARED))
    await reader.getByRole('checkbox').check()
    await reader.getByRole('button', { name: 'Approve this version' }).click()
    await expect(reader.getByText('Thank you. We’ve recorded your approval.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(`${priya}, Kim Reid`)).toBeVisible()
  })
  await readerContext.close()
  await colleague.context().close()
})

test('tells everyone of a decline, and that an edit ends a round, and completes the next one', async ({
  page,
  browser,
  app,
  smtp,
}) => {
  const kim = newAddress('kim')
  const id = await generate(page.request, await consult(page.request))
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false })
  const reader = await context.newPage()
  const owner = 'jo@castle-pumps.co.uk'
  const countOf = (subject: string) =>
    smtp.mails.filter(({ to, headers }) => to === owner && headers.subject?.includes(subject)).length
  const [declined, voided] = [countOf('Declined'), countOf('Approvals no longer count')]

  await openVersion(page, id)
  const panel = page.getByRole('region', { name: /approv/i }).first()
  await askByLink(panel, 'Kim Reid', kim)
  const bar = page.getByRole('region', { name: 'Approval', exact: true })
  await expect(bar.getByRole('link', { name: 'Decide now' })).toBeVisible()
  // At the end of the page the bar covers no control.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectAccessible(page, 'round')
  await expect(bar.getByRole('link', { name: 'Decide now' })).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Approve and Launch' })).toBeDisabled()
  await approve(page)
  await expect(page.getByText('You’ve approved. Waiting for Kim Reid to approve.').first()).toBeVisible()
  const [first] = await receiveMail(smtp, kim, 'Please approve')
  await reader.goto(findPath(first, SHARED))
  await reader.getByText('Decline instead').click()
  await reader.getByLabel('Why you decline').fill('The pay is too low.')
  await reader.getByRole('button', { name: 'Decline this version' }).click()
  await expect(reader.getByText('You’ve declined this version').first()).toBeVisible()
  const mails = await receiveMail(smtp, owner, 'Declined', declined + 1)
  expect(mails.at(-1)).toContain('The pay is too low.')

  await openVersion(page, id)
  await expect(panel.getByText('Kim Reid declined')).toBeVisible()
  await askByLink(panel, 'Kim Reid', kim)
  await approve(page)
  const [, second] = await receiveMail(smtp, kim, 'Please approve', 2)
  await lineWith(page, SKILL)
    .getByRole('button', { name: /^Edit line/ })
    .click()
  await page.getByRole('textbox', { name: /line/i }).fill(NEW_SKILL)
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Approvals no longer count')).toBeVisible()
  await receiveMail(smtp, kim, 'Approvals no longer count')
  await receiveMail(smtp, owner, 'Approvals no longer count', voided + 1)
  await reader.goto(findPath(second, SHARED))
  await expect(reader.getByText('This version is no longer waiting for your approval.')).toBeVisible()

  await panel.getByRole('button', { name: 'Ask several people to approve' }).click()
  await panel.getByLabel('Their name').fill('Priya Shah')
  await panel.getByRole('button', { name: 'Ask for approval' }).click()
  const third = await panel.getByLabel('Link for Priya Shah').inputValue()
  await panel.getByRole('button', { name: 'Done' }).click()
  await approve(page)
  await expect(page.getByText('You’ve approved. Waiting for Priya Shah to approve.').first()).toBeVisible()
  await reader.goto(findPath(third, SHARED))
  await reader.getByRole('checkbox').check()
  await reader.getByRole('button', { name: 'Approve this version' }).click()
  await expect(reader.getByText('Thank you. We’ve recorded your approval.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Jo Barrow, Priya Shah')).toBeVisible()
  await context.close()
})
