import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdfText } from '@/tests/support/written-files'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

const FORMATS = ['PDF', 'Word', 'Markdown', 'Plain text']

async function openDraft(page: Page): Promise<string> {
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  return id
}

const menu = (page: Page) => page.locator('summary', { hasText: 'Download' })

async function download(page: Page, name: string) {
  if (!(await page.getByRole('link', { name, exact: true }).isVisible())) await menu(page).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('downloads a draft in each format, the certificate once it is approved, or says why it can’t', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 501/)
  const id = await openDraft(page)
  await menu(page).click()
  for (const name of FORMATS) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /certificate/ })).toHaveCount(0)
  await expectAccessible(page, 'download menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Word', exact: true })).toBeHidden()
  await expect(menu(page)).toBeFocused()

  const pdf = await download(page, 'PDF')
  expect(pdf.name).toBe('hydraulics-engineer-version-1-agency-edition.pdf')
  const { text, info } = await readPdfText(pdf.bytes)
  expect(info).toMatchObject({ isMarked: true, language: 'en-GB' })
  expect(text).toContain('Schedule of sources')
  expect((await download(page, 'Plain text')).bytes.toString()).toContain('SCHEDULE OF SOURCES')

  await page.goto(`/job-specification/${id}?edition=candidate`, { waitUntil: 'networkidle' })
  const candidate = await download(page, 'Word')
  expect(candidate.name).toBe('hydraulics-engineer-version-1.docx')
  expect(candidate.bytes.subarray(0, 2).toString()).toBe('PK')

  const approval = await page.request.post(`/api/job-specifications/${id}/approval`, {
    data: { name: 'Jo Barrow', acceptTerms: true },
  })
  expect(approval.status()).toBe(201)
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  const certificate = await download(page, 'Approval certificate (PDF)')
  expect(certificate.name).toBe('hydraulics-engineer-version-1-certificate.pdf')
  expect((await readPdfText(certificate.bytes)).text).toContain('Jo Barrow')

  // A file that can’t be made.
  const detail = 'This server can’t make PDF files. Open the specification and print it instead.'
  await page.route('**/document?format=pdf*', (route) =>
    route.fulfill({
      status: 501,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/problems/not-implemented',
        title: 'Not available',
        status: 501,
        detail,
      }),
    }),
  )
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  await menu(page).click()
  await page.getByRole('link', { name: 'PDF', exact: true }).click()
  await expect(page.getByText(detail)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens, and its links download', async ({ page }) => {
    await openDraft(page)
    const { name, bytes } = await download(page, 'Markdown')
    expect(name).toBe('hydraulics-engineer-version-1-agency-edition.md')
    expect(bytes.toString()).toMatch(/^# Hydraulics engineer/)
  })
})
