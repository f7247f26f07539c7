import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate } from './support/vacancy'

/** Gives a phone the scores of a candidate, a sentence for each, and a recommendation. */
async function score(page: Page, rating: string, recommendation: string) {
  const ratings = page.getByRole('group', { name: /^Rating/ })
  await expect(ratings.first()).toBeVisible()
  for (let index = 0; index < (await ratings.count()); index++) {
    await ratings.nth(index).getByText(rating, { exact: true }).click()
    await page
      .getByLabel(/^What they said/)
      .nth(index)
      .fill(`Sized the seals of answer ${index + 1}.`)
  }
  await page.getByText(recommendation, { exact: true }).click()
}

test('a kit is shared, scored by two, compared, decided on, exported and erased', async ({
  page,
  browser,
  app,
  storageState,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/)
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}/interview-kit`)
  await page.getByRole('button', { name: 'Make a 45-minute kit' }).click()
  await page.getByRole('link', { name: 'Candidates and scorecards' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('interviews')

  const links: string[] = []
  await test.step('candidates and links', async () => {
    await page.getByRole('button', { name: 'Add the candidate' }).click()
    await expect(page.getByText('Enter a name, initials or a number')).toBeVisible()
    for (const label of ['Candidate 1', 'Candidate 2']) {
      await page.getByLabel('Candidate', { exact: true }).fill(label)
      await page.getByRole('button', { name: 'Add the candidate' }).click()
      await expect(page.getByRole('article', { name: label })).toBeVisible()
    }
    for (const name of ['Priya Shah', 'Tom Reed']) {
      await page.getByLabel('Interviewer’s name').fill(name)
      await page.getByRole('button', { name: 'Make a link' }).click()
      links.push(await page.getByLabel(`Link for ${name}`).inputValue())
      await expect(page.getByLabel('Interviewer’s name')).toHaveValue('')
      await expect(page.getByText(`Send this link to ${name}.`)).toBeVisible()
    }
    await expectAccessible(page, 'interviews')
  })

  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    ...(storageState && { storageState }),
  })
  const phone = await context.newPage()

  await test.step('a rating without a note stays at its field', async () => {
    await phone.goto(links[0] ?? '')
    await expect(phone.getByText('Hello Priya Shah. ')).toBeVisible()
    await expect(phone.getByRole('listitem').filter({ hasText: 'Candidate 1' })).toContainText('Start')
    await phone.getByRole('link', { name: 'Candidate 1' }).click()
    await phone
      .getByRole('group', { name: /^Rating of question 1/ })
      .getByText('4', { exact: true })
      .click()
    await phone.getByRole('button', { name: 'Submit' }).click()
    await expect(phone.getByText('Note what they said that earns this rating')).toBeVisible()
    await expect(phone.getByLabel(/^What they said/).first()).toBeFocused()
    await expectAccessible(phone, 'scorecard')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  await test.step('killed in mid-typing, nothing typed is lost', async () => {
    await app.kill()
    await phone
      .getByLabel(/^What they said/)
      .first()
      .fill('Typed while nobody listened.')
    await expect(phone.getByText('Kept in this browser.')).toBeVisible()
    await phone.close()
    await app.restart()
    const again = await context.newPage()
    await again.goto(links[0] ?? '')
    await again.getByRole('link', { name: 'Candidate 1' }).click()
    await expect(again.getByLabel(/^What they said/).first()).toHaveValue('Typed while nobody listened.')
    await expect(again.getByText('Draft saved.')).toBeVisible()
    expect(
      await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('scorecard'))),
    ).toEqual([])
    await again.reload()
    await expect(again.getByLabel(/^What they said/).first()).toHaveValue('Typed while nobody listened.')
    await again.close()
  })

  await test.step('two interviewers submit, and then see each other’s', async () => {
    for (const [index, [rating, recommendation]] of [
      ['5', 'Yes'],
      ['2', 'No'],
    ].entries()) {
      const own = await context.newPage()
      await own.goto(links[index] ?? '')
      await own.getByRole('link', { name: 'Candidate 1' }).click()
      await expect(own.getByText('Sized the seals')).toHaveCount(0)
      await score(own, rating ?? '', recommendation ?? '')
      if (recommendation === 'No') {
        await own.getByRole('button', { name: 'Submit' }).click()
        await expect(own.getByText('Say why not, from what the job needs')).toBeVisible()
        await own.getByLabel('Reason').fill('No first-principles design of their own.')
      }
      await own.getByRole('button', { name: 'Submit' }).click()
      await expect(own.getByText('Submitted. Thank you.')).toBeVisible()
      await expect(own.getByRole('region', { name: 'Priya Shah' })).toHaveCount(index)
      await own.close()
    }
  })

  await test.step('compared, decided, exported and erased', async () => {
    await page.reload()
    const row = page
      .getByRole('region', { name: 'Ratings by question and candidate' })
      .getByRole('row')
      .nth(1)
    await expect(row.getByRole('cell').first()).toContainText('5 · 2')
    await expect(row.getByRole('cell').first()).toContainText('3 apart')
    const record = page.getByRole('article', { name: 'Candidate 1' })
    await record.getByLabel('Decision').selectOption('Turn down')
    await record.getByRole('button', { name: 'Save the decision' }).click()
    await expect(record.getByText('Give the reason, from what the job needs')).toBeVisible()
    await record.getByLabel('Reason').fill('No design from first principles yet.')
    await record.getByRole('button', { name: 'Save the decision' }).click()
    await expect(record.getByText('Decision saved.')).toBeVisible()
    const download = page.waitForEvent('download')
    await record.getByRole('link', { name: 'Word about Candidate 1' }).click()
    expect((await download).suggestedFilename()).toMatch(/^interview-records\.docx$/)
    await record.getByRole('button', { name: 'Delete Candidate 1' }).click()
    await record.getByRole('button', { name: 'Delete for good' }).click()
    await expect(record).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the kit' }).click()
    await expect(page.getByText('These questions stay as they are')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit question 1' })).toHaveCount(0)
  })
  await context.close()
})
