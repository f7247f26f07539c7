import { beginningOf, turnOf } from '@/tests/support/expert-answers'
import { expectAccessible } from './support/accessibility'
import { composer, conversation, fetchMessages, messages, openConsultation } from './support/consultation'
import { expect, test } from './support/model-server'

const MESSAGE = 'We are growing, and need somebody who knows AutoCAD.'
const ANSWER = 'Thank you. What should be better a year after they start?'

test.describe.configure({ mode: 'serial' })

test('continues a consultation without data loss after the server was killed in mid-answer', async ({
  app,
  openAi,
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_|was not answered|network/)
  const companyId = await openConsultation(page)
  openAi.script({ kind: 'stall', text: beginningOf([], 'Thank you for that. What ') })
  await composer(page).fill(MESSAGE)
  await composer(page).press('Enter')
  await expect(page.getByText('Thank you for that.')).toBeVisible()
  await app.kill()
  await expect(page.getByText('Interrupted.')).toBeVisible()
  await expect(messages(page).nth(1)).toContainText(MESSAGE)
  await expect(messages(page).nth(2)).toContainText('Thank you for that.')
  await expectAccessible(page, 'interrupted')

  await app.restart()
  // The message was processed before, so only the answer is requested again.
  openAi.script(turnOf([], ANSWER))
  await page.reload()
  await expect(messages(page).nth(1)).toContainText(MESSAGE)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(conversation(page).getByText(ANSWER)).toBeVisible()
  await expect(page.getByText('Interrupted.')).toBeHidden()
  const stored = await fetchMessages(page, companyId)
  expect(stored.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant'])
})

test('shows in a second tab that the consultant is still answering', async ({ context, openAi, page }) => {
  await openConsultation(page)
  openAi.script({ kind: 'stall', text: beginningOf([], 'Thank you for that. What ') })
  await composer(page).fill(MESSAGE)
  await composer(page).press('Enter')
  await expect(page.getByText('Thank you for that.')).toBeVisible()

  const second = await context.newPage()
  await second.goto('/consultation')
  await expect(messages(second).nth(1)).toContainText(MESSAGE)
  await expect(second.getByText('The consultant is still answering.')).toBeVisible()
  await composer(second).fill('Something else')
  await expect(second.getByRole('button', { name: 'Send' })).toBeDisabled()
})
