import type { Page } from '@playwright/test'
import { ADMIN } from '@/tests/support/app-server'
import { expectAccessibleInBothThemes } from './support/accessibility'
import { expectNotification, failCalls, openAdmin, storedToken } from './support/admin-page'
import { expect, test } from './support/fixtures'
import { holdCalls } from './support/hold-calls'
import { expectFormReady } from './support/hydration'
import { expectDescription, recordCalls } from './support/register-page'

const CALL = '/api/admin/login'

async function open(page: Page) {
  await page.goto('/admin/login')
  await expectFormReady(page)
}

test('shows the login and the same message for every failure, and signs in and out', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401|503/)

  await test.step('its fields', async () => {
    await open(page)
    const card = page.getByRole('region', { name: 'Admin Login' })
    await expect(card.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
    await expect(card.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
    const password = card.getByLabel('Password', { exact: true })
    await password.fill('secret')
    await expect(password).toHaveAttribute('type', 'password')
    await card.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('secret')
    await card.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expectAccessibleInBothThemes(page, 'the admin login')
    await card.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('empty fields', async () => {
    await open(page)
    const calls = recordCalls(page, CALL)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectDescription(page.getByLabel('Username'), 'Username is required')
    await expectDescription(page.getByLabel('Password', { exact: true }), 'Password is required')
    await expect(page.getByLabel('Username')).toBeFocused()
    await expectAccessibleInBothThemes(page, 'the admin login with errors')
    expect(calls).toEqual([])
  })

  await test.step('every failure', async () => {
    await open(page)
    await page.getByLabel('Username').fill(ADMIN.username)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectNotification(page, 'Login failed', 'Invalid username or password')
    await expectDescription(
      page.getByLabel('Password', { exact: true }),
      'Username or password is wrong. Check both, then try again.',
    )
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    await page.getByRole('button', { name: 'Dismiss notification' }).click()
    await failCalls(page, `**${CALL}`, 503, 'The service is resting.')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectNotification(page, 'Login failed', 'Invalid username or password')
    await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username)
    expect(await storedToken(page)).toBeNull()
    await page.unrouteAll()
  })

  await test.step('in and out, with a token that is then revoked', async () => {
    await open(page)
    const held = await holdCalls(page, CALL)
    await page.getByLabel('Username').fill(ADMIN.username)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    const answer = page.waitForResponse(`**${CALL}`)
    held.release(0)
    const { token } = await (await answer).json()
    await expect(page).toHaveURL('/admin')
    await expectNotification(page, 'Login successful', 'Welcome to the admin center')
    expect(await storedToken(page)).toBe(token)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expectNotification(page, 'Logged out', 'You have been logged out successfully')
    expect(await storedToken(page)).toBeNull()
    const revoked = await page.request.get('/api/admin/contact-sales', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(revoked.status()).toBe(401)
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
    await page.unrouteAll()
  })

  await test.step('the login of somebody who is signed in', async () => {
    await openAdmin(page, '/admin/login')
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
