import { expect, type Locator, type Page } from '@playwright/test'
import { expectFormReady } from './hydration'

export const COMPANY = {
  'Company name': 'Whitfield Structures Ltd',
  'Business email': 'jane@whitfield-structures.co.uk',
  'Contact name': 'Jane Whitfield',
  'Phone number': '+44 117 496 0123',
}
export type Field = keyof typeof COMPANY

export const field = (page: Page, label: Field) => page.getByLabel(label, { exact: true })
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Continue to Company Details' })
export const registerCompany = (page: Page, name: string) =>
  page.request.post('/api/companies', {
    data: {
      name,
      email: COMPANY['Business email'],
      contactName: COMPANY['Contact name'],
      phone: COMPANY['Phone number'],
    },
  })

export async function open(page: Page) {
  await page.goto('/register')
  await expectFormReady(page)
}

export async function fill(page: Page, values: Partial<Record<Field, string>>) {
  for (const [label, value] of Object.entries(values)) await field(page, label as Field).fill(value)
}

/** Leaving the field starts its check. */
export async function checkEmail(page: Page, email: string) {
  await field(page, 'Business email').fill(email)
  await page.keyboard.press('Tab')
}

export function recordCalls(page: Page, path: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.postData() ?? '')
  })
  return calls
}

export const expectDescription = (control: Locator, text: string) =>
  expect(control).toHaveAccessibleDescription(new RegExp(text))
