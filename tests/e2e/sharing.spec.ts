import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate, SKILL } from './support/vacancy'

test('a reader without script comments and suggests, and the company accepts with a click @embedded', async ({
  page,
  browser,
  app,
}) => {
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this version' })
  await expect(dialog.getByText('No links yet.')).toBeVisible()
  await dialog.getByLabel('Their name').fill('Priya Shah')
  await dialog.getByLabel('Their email').fill('priya@castle-pumps.co.uk')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText('Email isn’t set up here')).toBeVisible()
  const url = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(url).toMatch(new RegExp(`^${app.url}/shared/[\\w-]{43}$`))
  await expect(dialog.getByText('Not opened yet.')).toBeVisible()
  await expectAccessible(page, 'share dialog')
  await page.keyboard.press('Escape')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await test.step('the reader answers', async () => {
    await reader.goto(url)
    await expect(reader.getByRole('heading', { level: 1, name: 'Hydraulics engineer' })).toBeVisible()
    const line = reader.getByRole('listitem').filter({ has: reader.getByText(SKILL) })
    await line.locator('summary').click()
    await line.getByLabel('Your comment').fill('Is this <b>really</b> needed?')
    await line.getByRole('button', { name: 'Send the comment' }).click()
    await expect(reader.getByText('Comment sent')).toBeVisible()
    await expect(reader.getByText('Is this <b>really</b> needed?')).toBeVisible()
    await line.locator('summary').click()
    await line.getByText('Suggest other wording').click()
    await line.getByLabel('How you’d word this line').fill('Hydraulic design of pumps')
    await line.getByRole('button', { name: 'Send the suggestion' }).click()
    await expect(reader.getByText('Suggestion sent')).toBeVisible()
  })

  await test.step('the company deals with it', async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: '2 open comments' })).toBeVisible()
    await expectAccessible(page, 'comments')
    await page.getByRole('link', { name: /^Line 3\.\d+\.\d+$/ }).click()
    await expect(page.locator('li:target')).toContainText('Is this <b>really</b> needed?')
    await page.getByRole('button', { name: 'Resolve the comment by Priya Shah' }).click()
    await expect(page.getByRole('heading', { name: '1 open comment' })).toBeVisible()
    await page.getByRole('button', { name: 'Accept the suggestion by Priya Shah' }).click()
    await expect(page.getByRole('heading', { name: 'No open comments' })).toBeVisible()
    const edited = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Hydraulic design of pumps', { exact: true }) })
    await edited.getByText(/edited/i).click()
    await expect(edited.getByText('Suggested by Priya Shah')).toBeVisible()
  })

  await test.step('the link is revoked', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(dialog.getByText(/^Opened on/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Revoke the link for Priya Shah' }).click()
    await expect(dialog.getByText(/^Revoked on/)).toBeVisible()
    expect((await reader.goto(url))?.status()).toBe(404)
  })
  await context.close()
})
