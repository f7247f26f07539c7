import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { ADMIN } from '@/tests/support/app-server'

export const REGISTRATIONS = {
  full: {
    name: 'Amara Okafor',
    email: 'amara@hexham-forge.example',
    company: 'Hexham Forge',
    role: 'Head of Engineering',
    userType: 'hiring_manager',
    phone: '+44 (0)117 496-0123',
    message: 'Two structural engineers by March.\nPlease call on Tuesday.',
    interestedIn: ['AI job specification', 'Candidate sourcing and matching', 'Recruitment analytics'],
    howDidYouHear: 'Search engine (Google, Bing, etc.)',
    pricingPlan: 'success-based',
  },
  bare: { name: 'Bo Hexham', email: 'bo@li.example', userType: 'candidate' },
  hostile: {
    name: '<script>alert(1)</script> محمد 🏗',
    email: 'mo@hexham-tools.example',
    company: '=1+1',
    role: '"; DROP TABLE x; --'.repeat(8),
    userType: 'candidate',
    message: '<img src=x onerror=alert(1)>, "quoted"\r\nand a second line',
    howDidYouHear: 'Conference or event',
  },
}

export const CONTACTS = {
  full: {
    name: 'Priya Raman',
    email: 'priya@kelso-rail.example',
    company: 'Kelso Rail',
    role: 'Talent Director',
    phone: '+44 20 7946 0991',
    companySize: '51-200',
    industry: 'manufacturing',
    productInterest: 'growth',
    timeline: '1-3-months',
    budget: '5-15k',
    currentSolution: 'Two agencies',
    message: 'Please send terms.',
  },
  bare: { name: 'Tom Kelso', email: 'tom@ash.example', company: 'Ash & Daughters', role: 'Owner' },
}

async function send(request: APIRequestContext, path: string, entries: object[]) {
  for (const data of entries) {
    const answer = await request.post(path, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
}

/** Duplicates are ignored, so every test can send what it needs. */
export const register = (page: Page, ...entries: object[]) => send(page.request, '/api/interest', entries)
export const contact = (page: Page, ...entries: object[]) => send(page.request, '/api/contact-sales', entries)

/** By API, with cookie and stored token. Returns the token. */
export async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post('/api/admin/login', { data: ADMIN })
  const { token } = await answer.json()
  await page.addInitScript((value) => localStorage.setItem('admin_token', value), token)
  return token
}

export async function openAdmin(page: Page, address = '/admin') {
  await signIn(page)
  await page.goto(address)
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('admin_token'))

export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })

export const firstCells = (page: Page) => page.locator('tbody tr td:first-child')

export const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

export const figure = (page: Page, label: string) =>
  page.locator('.data-counters div').filter({ hasText: label }).getByRole('definition')

export const notification = (page: Page) => page.locator('[data-sonner-toast][data-front=true]')

export async function expectNotification(page: Page, title: string, text: string) {
  await expect(notification(page)).toContainText(title)
  await expect(notification(page)).toContainText(text)
}

/** `records` starts with the header row. */
export async function downloadCsv(page: Page, link: Locator): Promise<{ name: string; records: string[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return {
    name: download.suggestedFilename(),
    records: parseCsv(await readFile(await download.path(), 'utf8')),
  }
}

/** Expects a byte order mark and every value quoted. */
export function parseCsv(file: string): string[][] {
  expect(file.startsWith('\ufeff"')).toBe(true)
  expect(file.endsWith('"\r\n')).toBe(true)
  return file
    .slice(2, -3)
    .split('"\r\n"')
    .map((line) => line.split('","').map((value) => value.replaceAll('""', '"')))
}

export const failCalls = (page: Page, path: string | RegExp, status: number, detail: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'x', status, detail },
    }),
  )
