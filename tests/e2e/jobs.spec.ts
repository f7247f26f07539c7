import type { Page } from '@playwright/test'
import { makePdf } from '@/tests/support/documents'
import { expectAccessibleInBothThemes } from './support/accessibility'
import { signIn } from './support/admin-page'
import { chooseOption } from './support/choose-option'
import { expect, test } from './support/fixtures'
import { expectHydrated } from './support/hydration'
import { consult, generate } from './support/vacancy'

const MEGABYTE = 1024 * 1024
const CV = makePdf([['Sam Rivers, hydraulics engineer, ten years of pumps.']])
/** Opened, it would run a script. */
const HOSTILE_CV = makePdf([['Sam Rivers']], { objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'] })
const toFile = (buffer: Buffer) => ({ name: 'Sam Rivers.pdf', mimeType: 'application/pdf', buffer })

/** An approved vacancy, by API. */
async function approve(page: Page, jobTitle: string): Promise<string> {
  const vacancy = await consult(page.request, undefined, jobTitle)
  const id = await generate(page.request, vacancy)
  const answer = await page.request.post(`/api/job-specifications/${id}/approval`, {
    data: { name: 'Jo Barrow', acceptTerms: true },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return vacancy.sessionId
}

test('publishes a vacancy, takes a response and closes the page', async ({ page, browser, consoleGuard }) => {
  consoleGuard.allow(/422|404/)
  const title = `Hydraulics engineer ${String.fromCharCode(65 + (Date.now() % 26))}`
  const vacancyId = await approve(page, title)
  await signIn(page)
  const card = page.getByRole('region', { name: 'Candidates’ page' })

  await test.step('staff read the pre-flight and publish', async () => {
    await page.goto(`/admin/vacancies/${vacancyId}`)
    await expect(card.getByText(/checks? passed/)).toBeVisible()
    await expectHydrated(card.getByLabel('Last day to respond'))
    await card.getByLabel('Last day to respond').fill('2020-01-01')
    await expect(card.getByText('The closing date is in the past.', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await card
      .getByLabel('Last day to respond')
      .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
    await card.getByRole('button', { name: 'Publish' }).click()
    await expect(card.getByText('Open', { exact: true })).toBeVisible()
    await expect(card.getByText(/^Published by .* after approval\.$/)).toBeVisible()
    const channels = page.getByRole('region', { name: 'Channels' })
    await expect(channels.getByText('Live', { exact: true })).toBeVisible()
    await expect(channels.getByRole('heading', { level: 3 })).toHaveText([
      /^For you to do \(\d\)$/,
      /^Advertised on \(\d\)$/,
      /^Not advertised on \(\d\)$/,
    ])
    await expect(channels).toContainText('This site’s settings are incomplete')
    await expect(channels).not.toContainText(/[A-Z]+_[A-Z]+/)
    await channels.getByRole('button', { name: 'Show text for Other job boards' }).click()
    await expect(channels.getByLabel('Text for Other job boards')).toHaveValue(/Advertised by/)
    await expectAccessibleInBothThemes(page, 'a published vacancy')
  })

  const url = (await card.getByRole('link', { name: /\/jobs\// }).getAttribute('href')) ?? ''
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const candidate = await context.newPage()
  const address = new URL(url, page.url()).href

  await test.step('a candidate finds it and responds', async () => {
    await candidate.goto(new URL('/jobs', page.url()).href)
    await expectAccessibleInBothThemes(candidate, 'jobs')
    await candidate.getByLabel('Job title').fill('hydraulics')
    await candidate.getByRole('button', { name: 'Search' }).click()
    await candidate.getByRole('link', { name: title }).click()
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(candidate.locator('body')).not.toContainText('Castle Pumps')
    await expectAccessibleInBothThemes(candidate, 'a job')
    await candidate.emulateMedia({ media: 'print' })
    for (const [name, isPrinted] of [
      ['What you will do', true],
      ['Details', true],
      ['I’m interested', false],
    ] as const)
      await expect(candidate.getByRole('heading', { name })).toBeVisible({ visible: isPrinted })
    await expect(candidate.getByText(/^Advertised by /)).toBeVisible()
    await expect(candidate.getByText(url, { exact: true })).toBeVisible()
    await expect(candidate.getByRole('banner')).toHaveCount(0)
    await expect(candidate.getByRole('contentinfo')).toHaveCount(0)
    await candidate.emulateMedia({ media: 'screen' })
    const size = candidate.viewportSize()
    const bar = candidate.getByRole('link', { name: 'I’m interested' })
    await candidate.setViewportSize({ width: 360, height: 640 })
    await expect(bar).toBeInViewport()
    await candidate.getByRole('heading', { name: 'I’m interested' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await candidate.evaluate(() => scrollTo(0, 0))
    await expect(bar).toBeInViewport()
    if (size) await candidate.setViewportSize(size)
    await candidate.getByLabel('Name').fill('Sam Rivers')
    await candidate.getByLabel('Email').fill('sam@rivers.example')
    await candidate.getByLabel('Message').fill('I can start in March.')
    await candidate.getByLabel('CV').setInputFiles(toFile(Buffer.alloc(10 * MEGABYTE, 32)))
    await candidate.getByRole('button', { name: 'Send' }).click()
    await expect(candidate.getByText(/^Your CV is larger than 5 MB/)).toBeVisible()
    await candidate.getByLabel('CV').setInputFiles(toFile(Buffer.from('MZ a program')))
    await candidate.getByRole('button', { name: 'Send' }).click()
    await expect(candidate.getByText(/^We couldn’t read .+ as a PDF/)).toBeVisible()
    await expect(candidate.getByLabel('CV')).toHaveAttribute('aria-invalid', 'true')
    await candidate.getByLabel('CV').setInputFiles(toFile(HOSTILE_CV))
    await candidate.getByRole('button', { name: 'Send' }).click()
    await expect(candidate.getByText(/scripts, macros or other files/)).toBeVisible()
    await expect(candidate.getByLabel('CV')).toBeFocused()
    await expect(candidate.getByLabel('Message')).toHaveValue('I can start in March.')
    await expectAccessibleInBothThemes(candidate, 'a refused CV')
    await candidate.getByLabel('CV').setInputFiles(toFile(CV))
    await candidate.getByRole('button', { name: 'Send' }).click()
    await expect(candidate.getByText(/^Thank you/)).toBeVisible()
  })

  await test.step('another one, without script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const noScript = await plain.newPage()
    await noScript.goto(address)
    await noScript.getByLabel('Name').fill('Bo Ash')
    await noScript.getByLabel('Email').fill('bo@ash.example')
    await noScript.getByLabel('CV').setInputFiles(toFile(Buffer.from('MZ a program')))
    await noScript.getByRole('button', { name: 'Send' }).click()
    await expect(noScript.getByText(/^We couldn’t take this CV/)).toBeVisible()
    await noScript.getByLabel('Name').fill('Bo Ash')
    await noScript.getByLabel('Email').fill('bo@ash.example')
    await noScript.getByRole('button', { name: 'Send' }).click()
    await expect(noScript.getByText(/^Thank you/)).toBeVisible()
    await plain.close()
  })

  await test.step('staff read the responses, and close the page', async () => {
    await page.reload()
    const list = page.getByRole('region', { name: 'Candidates (2)' })
    await list.getByRole('button', { name: 'Sam Rivers' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sam Rivers' })
    await expect(drawer.getByText('I can start in March.')).toBeVisible()
    await chooseOption(drawer.getByLabel('Status of Sam Rivers'), 'Contacted')
    await drawer.getByLabel('New note').fill('Rang at noon.')
    await drawer.getByRole('button', { name: 'Add note' }).click()
    await expect(drawer.getByRole('list', { name: 'History' })).toContainText('Rang at noon.')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('link', { name: /^Sam Rivers\.pdf/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Sam Rivers.pdf')
    await expectAccessibleInBothThemes(page, 'a candidate')
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: 'Close the page' }).click()
    await expect(card.getByText('Closed', { exact: true })).toBeVisible()
    await candidate.goto(address)
    await expect(candidate.getByText('This job is closed')).toBeVisible()
    await expect(candidate.getByLabel('Email')).toHaveCount(0)
    await context.close()
  })
})
