import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { consult, generate, SKILL, say, WISH } from './support/vacancy'

const APPROVED = 'Vacancy Summary and Employee Value Proposition Approved'
const NEXT_STEPS = [
  'Market activation within 2 hours',
  'AI pre-screening interviews',
  'Shortlist portal access',
  'Full project management',
  'Continuous brand representation',
  'No fees until hire',
]

const line = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })
const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve and Launch' })

/** Waits until the draft is interactive. Returns its id. */
async function openDraft(page: Page): Promise<string> {
  const id = await generate(page.request, await consult(page.request))
  await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
  return id
}

const openDetails = (page: Page) => page.getByRole('region', { name: /^Still to be confirmed \(\d+\)$/ })

async function approve(page: Page) {
  await page.getByRole('checkbox').check()
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: APPROVED })).toBeVisible()
}

async function edit(page: Page, text: string | RegExp) {
  await line(page, text)
    .getByRole('button', { name: /^Edit line/ })
    .focus()
  await page.keyboard.press('Enter')
}

test('shows a draft with its sources and its open details, for the manager, for candidates and on paper', async ({
  page,
}) => {
  await openDraft(page)
  await test.step('every section', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Hydraulics engineer' })).toBeVisible()
    await expect(page.getByText('Section 3: Your Employee Value Proposition')).toBeVisible()
    for (const name of [
      'Vacancy overview',
      'Benefits and rewards',
      'Skills and person fit',
      'Practical details',
      'Summary statement',
      'Our Promise',
      'Our Quality Commitment',
      'Terms and approval',
    ])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const open = openDetails(page)
    for (const part of await open.locator('details > summary').all()) await part.click()
    for (const name of ['Start date', 'Organisation and culture', 'Progression'])
      await expect(open.getByRole('button', { name: new RegExp(`^Fill this in ?: ${name}$`) })).toBeVisible()
    await expect(open.getByText('Location')).toHaveCount(0)
    const terms = page.getByRole('region', { name: 'Terms and approval' })
    for (const figure of ['25% of first-year salary', '14 days from the start date', '8 weeks', 'No fees'])
      await expect(terms.getByText(figure, { exact: true })).toBeVisible()
    await expectAccessible(page, 'draft')
  })

  await test.step('the source of a line', async () => {
    const skill = line(page, SKILL)
    await skill.getByText('Chat', { exact: true }).click()
    await expect(skill.locator('mark')).toContainText('hydraulic design from first principles')
  })

  await test.step('on paper', async () => {
    await expect(page.getByRole('heading', { name: 'Schedule of sources' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Schedule of sources' })).toBeVisible()
    await expect(page.getByText('Signature', { exact: true })).toBeVisible()
    await expect(approveButton(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /^Edit line/ }).first()).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('A4 pages', async () => {
    const file = await page.pdf({ preferCSSPageSize: true })
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)))
    expect(totalPages).toBeGreaterThan(1)
    for (const [index, content] of text.entries()) {
      expect(content).toContain(`Page ${index + 1} of ${totalPages}`)
      expect(content).toContain('Hydraulics engineer, Castle Pumps Ltd, version 1')
      expect(content).not.toContain('opens in a new tab')
    }
  })

  await test.step('the approval in view', async () => {
    const bar = page.getByRole('region', { name: 'Approval', exact: true })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(/\d+ details to be confirmed/)
    await bar.getByRole('link', { name: 'Read and accept the terms' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Approved by' })).toBeInViewport()
    await page.getByRole('checkbox').check()
    await expect(bar.getByRole('button', { name: 'Approve and Launch' })).toBeEnabled()
  })

  await test.step('what candidates see', async () => {
    await expect(page.locator('#row-internalNotes')).toContainText('retires in the spring')
    await page.getByRole('link', { name: 'What candidates see' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hydraulics engineer' })).toBeVisible()
    await expect(page.getByText('retires in the spring')).toHaveCount(0)
    await expect(page.locator('[data-slot="evidence"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit line|Approve/ })).toHaveCount(0)
    await expect(line(page, SKILL)).toBeVisible()
    await expect(page.locator('#row-startDate')).toContainText('To be confirmed')
    await expect(page.locator('#row-onCall')).toHaveCount(0)
    await expectAccessible(page, 'candidate edition')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Schedule of sources' })).toHaveCount(0)
  })
})

test('edits the lines of a draft by keyboard, and keeps typed text when another window was quicker', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/)
  await openDraft(page)
  await test.step('a line is edited', async () => {
    await edit(page, SKILL)
    await page.keyboard.type(' nonsense')
    await page.keyboard.press('Escape')
    await expect(page.getByText('nonsense')).toHaveCount(0)
    await expect(line(page, SKILL).getByRole('button')).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: /^Line/ }).fill('Hydraulic design by hand')
    await expectAccessible(page, 'editing')
    await page.keyboard.press('Enter')
    const edited = line(page, 'Hydraulic design by hand')
    await expect(edited.getByText('Chat, edited')).toBeVisible()
    await page.reload()
    await expect(edited).toBeVisible()
  })

  await test.step('the manager’s words are put back', async () => {
    const duty = line(page, 'Design pumps and write the test reports')
    await duty.getByText('Chat', { exact: true }).click()
    await duty.getByRole('button', { name: 'Use my words' }).click()
    const restored = page
      .getByRole('paragraph')
      .filter({ hasText: /^They will design pumps and write the test reports$/ })
    await expect(restored).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use my words' })).toHaveCount(0)
    await page.reload()
    await expect(restored).toBeVisible()
  })

  await test.step('a detail is filled in and a line is added', async () => {
    const hours = page.locator('#row-hours')
    await openDetails(page)
      .getByText(/details we need by law/)
      .filter({ visible: true })
      .click()
    await hours.getByRole('button', { name: 'Fill this in' }).click()
    await expect(hours.getByLabel('Hours', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(hours.getByText('Enter what the specification should say')).toBeVisible()
    await expectAccessible(page, 'filling in')
    await page.keyboard.type('37.5 hours a week')
    await page.keyboard.press('Enter')
    await expect(hours).toContainText('37.5 hours a week')
    await expect(hours).toBeFocused()
    const skills = page.locator('#row-technical')
    const lines = await skills.getByRole('listitem').count()
    await skills.getByRole('button', { name: 'Add a line' }).click()
    await page.keyboard.press('Escape')
    await expect(skills.getByRole('button', { name: 'Add a line' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Pump testing')
    await page.keyboard.press('Enter')
    await expect(skills.getByRole('listitem')).toHaveCount(lines + 1)
    await expect(skills).toContainText('Pump testing')
  })

  await test.step('another window was quicker', async () => {
    const otherPage = await context.newPage()
    // What was filled in made a new version.
    await otherPage.goto(page.url(), { waitUntil: 'networkidle' })
    await edit(otherPage, WISH)
    await otherPage.getByRole('textbox', { name: /^Line/ }).fill('Creo or SolidWorks')
    await otherPage.keyboard.press('Enter')
    await expect(line(otherPage, 'Creo or SolidWorks').getByText('Chat, edited')).toBeVisible()

    await edit(page, 'Hydraulic design by hand')
    const editor = page.getByRole('textbox', { name: /^Line/ })
    await editor.fill('Hydraulic design on paper')
    await page.keyboard.press('Enter')
    await expect(page.getByText('was changed in another window')).toBeVisible()
    await expect(editor).toHaveValue('Hydraulic design on paper')
    await expect(line(page, 'Creo or SolidWorks')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(line(page, 'Hydraulic design on paper').getByText('Chat, edited')).toBeVisible()
    await otherPage.close()
  })

  await test.step('a line is removed after a question', async () => {
    await edit(page, 'Creo or SolidWorks')
    await page.getByRole('button', { name: 'Remove…' }).click()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove line' }).click()
    await expect(page.locator('#row-niceToHave')).toContainText('None stated')
  })
})

test('approves a specification once the terms are ticked, locks it, and supersedes it with a new version', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/)
  const first = await openDraft(page)
  await test.step('approved and locked', async () => {
    await expect(approveButton(page)).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Approved by' })).toHaveValue('Jo Barrow')
    await page.getByRole('textbox', { name: 'Approved by' }).fill(' ')
    await page.getByRole('checkbox').check()
    await approveButton(page).click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await page.getByRole('textbox', { name: 'Approved by' }).fill('Ann Whitfield')
    await approveButton(page).click()

    await expect(page.getByRole('heading', { level: 1, name: APPROVED })).toBeVisible()
    for (const name of NEXT_STEPS) await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Waiting to go live')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start another vacancy' })).toHaveAttribute(
      'href',
      '/vacancies',
    )
    const record = page.getByRole('region', { name: 'Approval record' })
    await expect(record.getByText('Ann Whitfield')).toBeVisible()
    await expect(record.getByText(/^[0-9a-f]{16}…$/)).toBeVisible()
    await expectAccessible(page, 'approved')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: APPROVED })).toBeVisible()
    await expect(line(page, SKILL)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit line/ })).toHaveCount(0)
    const answer = await page.request.put(`/api/job-specifications/${first}`, { data: { status: 'draft' } })
    expect(answer.status()).toBe(409)
  })

  await test.step('the summary and the consultation can only be read', async () => {
    await page.goto('/summary')
    await expect(page.getByText('You’ve approved this specification')).toBeVisible()
    for (const name of ['Proceed to Find Candidates', 'Save Draft', 'Update from the conversation'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(page, 'approved summary')
    await page.goto('/consultation')
    await expect(page.getByText('this conversation is closed')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Generate Summary' })).toHaveCount(0)
    await expectAccessible(page, 'closed consultation')
    await page.goto(`/job-specification/${first}`, { waitUntil: 'networkidle' })
  })

  await test.step('a new version', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByText(/^2, \d{1,2} \w+ \d{4}$/)).toBeVisible()
    const second = page.url()
    await page.goto(`/job-specification/${first}`)
    await expect(page.getByText('There is a newer draft of this specification.')).toBeVisible()
    await page.goto(second, { waitUntil: 'networkidle' })
    await approve(page)
    await page.goto(`/job-specification/${first}`)
    await expect(page.getByText('Version 1 has been replaced by a newer version.')).toBeVisible()
    await expectAccessible(page, 'superseded')
    await page.getByRole('link', { name: 'Go to version 2' }).click()
    await expect(page).toHaveURL(second)
  })
})

test('opens the only specification, lists several, and says when there is none', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/)
  await page.goto('/job-specification')
  await expect(page.getByRole('link', { name: 'Register your company' })).toHaveAttribute('href', '/register')
  await expectAccessible(page, 'no specification')
  const first = await openDraft(page)
  await page.goto('/job-specification')
  await expect(page).toHaveURL(new RegExp(`${first}$`))

  await test.step('an unknown one', async () => {
    const unknown = await page.goto('/job-specification/0190b6a0-0000-7000-8000-000000000000')
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Job Specification Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Your job specifications' })).toBeVisible()
    await expectAccessible(page, 'not found')
  })

  await test.step('several', async () => {
    await generate(page.request, await consult(page.request, 'A TIG welder, please.', 'Welder'))
    await page.goto('/job-specification?list')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Welder' })).toBeVisible()
    await expectAccessible(page, 'several specifications')
  })
})

test('settles, fills in and corrects on the draft what is in the way of an approval', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409 \(Conflict\).*approval/)
  await test.step('a word that is misspelt', async () => {
    const vacancy = await consult(page.request)
    await say(page.request, vacancy.companyId, 'They must have experiance of pump maintenance.')
    await page.goto(`/job-specification/${await generate(page.request, vacancy)}`, {
      waitUntil: 'networkidle',
    })
    const spelling = page.getByRole('region', { name: 'Check the spelling' })
    await spelling.getByRole('button', { name: 'Change Experiance to Experience' }).click()
    await expect(page.getByText(/experience of pump maintenance/i).first()).toBeVisible()
    await expect(spelling).toHaveCount(0)
  })

  await test.step('a contradiction', async () => {
    const vacancy = await consult(
      page.request,
      'We are in Derby. Permanent. They will design pumps and write the test reports. The salary is £50,000 a year.',
    )
    await say(page.request, vacancy.companyId, 'The salary is £60,000 a year.')
    const id = await generate(page.request, vacancy)
    const approval = { name: 'Jo Barrow', acceptTerms: true }
    const refused = await page.request.post(`/api/job-specifications/${id}/approval`, { data: approval })
    expect(refused.status()).toBe(409)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'brief.pay', message: expect.stringContaining('£60,000') }],
    })
    await page.goto(`/job-specification/${id}`, { waitUntil: 'networkidle' })
    const needed = page.getByRole('region', { name: 'Needed to approve' })
    await expectAccessible(page, 'needed details')
    await needed.getByRole('button', { name: '£60,000 a year' }).click()
    await expect(needed).toHaveCount(0)
    await approve(page)
    await expect(page.locator('#row-compensation')).toContainText('£60,000')
    await expect(page.locator('#row-compensation')).not.toContainText('£50,000')
  })

  await test.step('pay for the agency alone', async () => {
    const vacancy = await consult(
      page.request,
      'We are in Derby. Permanent. They will design pumps and write the test reports.',
    )
    await page.goto(`/job-specification/${await generate(page.request, vacancy)}`, {
      waitUntil: 'networkidle',
    })
    const needed = page.getByRole('region', { name: 'Needed to approve' })
    await page.getByRole('checkbox', { name: /^I approve/ }).check()
    await approveButton(page).click()
    const pay = needed.getByLabel('Pay', { exact: true })
    await page.getByRole('alert').getByRole('link', { name: 'Enter the pay as a figure' }).click()
    await expect(pay).toBeFocused()
    await pay.fill('competitive')
    await page.keyboard.press('Enter')
    await expect(needed.getByText('Enter a figure, such as')).toBeVisible()
    await pay.fill('£50,000 to £55,000 a year')
    await needed.getByLabel('Agency only: keep this out of the advert').check()
    await needed.getByRole('button', { name: 'Add pay' }).click()
    await expect(needed).toHaveCount(0)
    await expect(page.locator('#row-compensation')).toContainText('£50,000 to £55,000')
    await expect(page.locator('#row-compensation')).toContainText('Agency only')
    await approve(page)
  })

  await test.step('what the law still asks for leads from the approved page to a new draft', async () => {
    await page.getByRole('button', { name: 'Add these details' }).click()
    await page.waitForURL(/#/)
    await expect(page.getByRole('button', { name: /^Fill this in ?: Hours$/ })).toBeVisible()
  })
})
