import type { APIRequestContext, Page } from '@playwright/test'
import { ADMIN } from '@/tests/support/app-server'
import { expectFormReady } from './hydration'

export async function openForm(page: Page, path: string) {
  await page.goto(path)
  await expectFormReady(page)
}

export async function findEnquiries(
  request: APIRequestContext,
  list: 'interest-registrations' | 'contact-sales',
  email: string,
): Promise<Record<string, unknown>[]> {
  const login = await request.post('/api/admin/login', { data: ADMIN })
  const { token } = await login.json()
  const response = await request.get(`/api/admin/${list}`, { headers: { authorization: `Bearer ${token}` } })
  const body = await response.json()
  const rows: Record<string, unknown>[] = body.registrations ?? body.contacts
  return rows.filter((row) => row.email === email)
}

export const notification = (page: Page) => page.locator('[data-sonner-toast]')
