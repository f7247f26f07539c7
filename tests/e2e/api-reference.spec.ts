import { CALL_KEYS } from '@/lib/api/contract'
import * as paths from '@/lib/paths'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'

test('lists every endpoint in the API reference with its limits, body and errors', async ({ page }) => {
  await page.goto(paths.apiReference)
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(CALL_KEYS.length)

  const chat = page.getByRole('article', { name: 'POST /api/ai/chat' })
  await expect(chat).toContainText('60 per minute per owner, and 240 per minute per IP address')
  await expect(chat).toContainText('message: string (up to 24000)')
  await expect(page.getByRole('region', { name: 'Errors any call can return' })).toContainText(
    '429 too many requests',
  )
  await expect(chat).toContainText('409 conflict')
  await expect(page.getByRole('link', { name: 'OpenAPI 3.1' }).first()).toHaveAttribute(
    'href',
    '/api/openapi.json',
  )
  await expectAccessible(page, 'API reference')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(chat.getByText('curl', { exact: true })).toBeHidden()
  await chat.getByText('/api/ai/chat', { exact: true }).click()
  await chat.getByText('curl', { exact: true }).click()
  await chat.getByRole('button', { name: 'Copy curl' }).click()
  await expect(chat.getByRole('button', { name: 'Copy curl' })).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"$SITE/api/ai/chat"')
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('post chat')
  await expect(page.getByText('1 call', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('')
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(CALL_KEYS.length)

  await page.setViewportSize({ width: 360, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
