import { saveScreenshots } from '@/tests/e2e/support/screenshots'
import { expectAccessible } from './support/accessibility'
import { composer, conversation, messages, openConsultation, storedMessages } from './support/consultation'
import { test as base, expect } from './support/fixtures'

const MESSAGE = 'We are growing, and need somebody who knows AutoCAD.'
const NOTHING = { kind: 'text', text: '{"operations":[]}' } as const
const ANSWER = 'Thank you. What should be better a year after they start?'

// The network's consultant, which a test can make stop in mid-answer.
const test = base.extend({
  appEnv: [
    async ({ openAi }, use) => use({ OPENAI_BASE_URL: openAi.url, OPENAI_API_KEY: 'test' }),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })

test('goes on after the server was killed in mid-answer, and loses no word', async ({
  app,
  openAi,
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|was not answered|network/)
  const companyId = await openConsultation(page)
  openAi.script(NOTHING, { kind: 'stall', text: 'Thank you. What' })
  await composer(page).fill(MESSAGE)
  await composer(page).press('Enter')
  await expect(page.getByText('Thank you. What')).toBeVisible()
  await saveScreenshots(page, 'consultation-streaming')
  await app.kill()
  await expect(page.getByText('Interrupted.')).toBeVisible()
  await expect(messages(page).nth(1)).toContainText(MESSAGE)
  await expect(messages(page).nth(2)).toContainText('Thank you. What')
  await expectAccessible(page, 'interrupted')
  await saveScreenshots(page, 'consultation-interrupted')

  await app.restart()
  // The message was read before; only the answer is asked for again.
  openAi.script({ kind: 'text', text: ANSWER })
  await page.reload()
  await expect(messages(page).nth(1)).toContainText(MESSAGE)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(conversation(page).getByText(ANSWER)).toBeVisible()
  await expect(page.getByText('Interrupted.')).toBeHidden()
  const stored = await storedMessages(page, companyId)
  expect(stored.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
})

test('offers to go on where the model broke off, and replaces what it had said', async ({
  openAi,
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/was not answered/)
  const companyId = await openConsultation(page)
  openAi.script(NOTHING, { kind: 'cut', text: 'Thank you. What' })
  await composer(page).fill(MESSAGE)
  await composer(page).press('Enter')
  await expect(page.getByText('The answer breaks off here.')).toBeVisible()
  // The message was read before; only the answer is asked for again.
  openAi.script({ kind: 'text', text: ANSWER })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).nth(2)).toContainText(ANSWER)
  await expect(page.getByText('The answer breaks off here.')).toBeHidden()
  expect(await storedMessages(page, companyId)).toHaveLength(3)
})

test('shows in a second tab that the consultant is answering, and then the answer', async ({
  context,
  openAi,
  page,
}) => {
  await openConsultation(page)
  openAi.script(NOTHING, { kind: 'stall', text: 'Thank you. What' })
  await composer(page).fill(MESSAGE)
  await composer(page).press('Enter')
  await expect(page.getByText('Thank you. What')).toBeVisible()

  const second = await context.newPage()
  await second.goto('/consultation')
  await expect(messages(second).nth(1)).toContainText(MESSAGE)
  await expect(second.getByText('The consultant is still answering.')).toBeVisible()
  await composer(second).fill('Something else')
  await expect(second.getByRole('button', { name: 'Send' })).toBeDisabled()
})
