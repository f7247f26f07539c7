import {
  answerInsights,
  answerResearch,
  DETAILS,
  field,
  fill,
  hold,
  INSIGHTS,
  open,
  researchButton,
  toast,
  writeButton,
} from './support/about-page'
import { expect, test } from './support/fixtures'

test.describe('the research', () => {
  test('asks for a website first', async ({ page }) => {
    await open(page)
    for (const button of [researchButton(page), writeButton(page)]) {
      await button.click()
      await expect(page.getByText('Please enter a valid website URL')).toBeVisible()
      await expect(field(page, 'Company website')).toBeFocused()
      await field(page, 'Company website').pressSequentially('x')
      await expect(page.getByText('Please enter a valid website URL')).toBeHidden()
      await field(page, 'Company website').fill('')
    }
  })

  test('says when the description could not be written, and leaves the text alone', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/50\d/)
    await page.route('**/api/company/research', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await open(page)
    await fill(page, DETAILS)
    await writeButton(page).click()
    await expect(toast(page)).toContainText('Generation failed')
    await expect(toast(page)).toContainText('Could not generate company description. Please enter manually.')
    await expect(field(page, 'Company description')).toHaveValue(DETAILS['Company description'])
    await expect(writeButton(page)).toBeEnabled()
  })

  test('says when the website could not be researched', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/50\d/)
    await page.route('**/api/company/career-insights', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    )
    await answerResearch(page, 'A description of the website, long enough.')
    await open(page)
    await fill(page, { 'Company website': DETAILS['Company website'] })
    await researchButton(page).click()
    await expect(toast(page)).toContainText('Research failed')
    await expect(toast(page)).toContainText(
      'Could not research company insights. Please continue with manual information.',
    )
    await expect(page.getByRole('heading', { name: 'Company Intelligence' })).toBeHidden()
    await expect(researchButton(page)).toBeEnabled()
  })

  test('fills the description from the website, and gives the own words back', async ({ page }) => {
    await answerResearch(page, 'We build footbridges of steel.')
    const release = await hold(page, '**/api/company/research')
    await open(page)
    await fill(page, DETAILS)
    const call = page.waitForRequest('**/api/company/research')
    await writeButton(page).click()
    expect((await call).postDataJSON()).toMatchObject({ website: DETAILS['Company website'] })
    await expect(page.getByRole('button', { name: 'Writing...' })).toBeDisabled()
    await expect(researchButton(page)).toBeDisabled()
    release()
    await expect(toast(page)).toContainText('Company description generated')
    await expect(field(page, 'Company description')).toHaveValue('We build footbridges of steel.')
    await page.getByRole('button', { name: 'Put my own text back' }).click()
    await expect(field(page, 'Company description')).toHaveValue(DETAILS['Company description'])
    await expect(page.getByRole('button', { name: 'Put my own text back' })).toBeHidden()
  })

  test('shows what was found in six sections, and says what was not', async ({ page }) => {
    await answerResearch(page, 'We build footbridges of steel.')
    await answerInsights(page, INSIGHTS)
    const release = await hold(page, '**/api/company/career-insights')
    await open(page)
    await fill(page, { 'Company website': 'www.whitfield-structures.co.uk' })
    const call = page.waitForRequest('**/api/company/career-insights')
    await researchButton(page).click()
    expect((await call).postDataJSON()).toMatchObject({ website: DETAILS['Company website'] })
    await expect(page.getByRole('button', { name: 'Researching...' })).toBeDisabled()
    await expect(writeButton(page)).toBeDisabled()
    await expect(field(page, 'Company website')).not.toBeEditable()
    release()
    await expect(toast(page)).toContainText('Company research completed')
    await expect(field(page, 'Company description')).toHaveValue('We build footbridges of steel.')
    const card = page.getByRole('region', { name: 'Company Intelligence' })
    await expect(card.getByRole('heading', { level: 3 })).toHaveText([
      'Company Overview',
      'Culture and Values',
      'Career Development',
      'Employee Benefits',
      'Key Strengths',
      'Mission and Vision',
    ])
    await expect(card.getByRole('heading', { level: 4 })).toHaveText([
      'Core values',
      'Working style',
      'Growth path',
      'Learning and development',
      'Benefits',
      'Perks',
    ])
    await expect(card.getByText('A fabricator of footbridges in Bristol.')).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(['Care', 'Candour', 'Pension of 8 %', 'Own workshop'])
    await expect(card.getByText('Not found on the website')).toHaveCount(4)
    await page.getByRole('link', { name: 'See what was found' }).click()
    await expect(card).toBeInViewport()
  })

  test('ends silently when the screen is left', async ({ page }) => {
    await answerResearch(page, 'We build footbridges of steel.')
    const release = await hold(page, '**/api/company/research')
    await open(page)
    await fill(page, { 'Company website': DETAILS['Company website'] })
    const call = page.waitForRequest('**/api/company/research')
    const ended = page.waitForEvent('requestfailed')
    await writeButton(page).click()
    await call
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await ended
    release()
    await expect(page).toHaveURL('/register')
    await expect(toast(page)).toHaveCount(0)
  })
})
