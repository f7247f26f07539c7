import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import {
  brief,
  composer,
  conversation,
  DETAILS,
  fetchMessages,
  messages,
  openConsultation,
  registerDescribedCompany,
  say,
  startAnew,
  streaming,
} from './support/consultation'
import { expect, test } from './support/fixtures'
import { holdAllCalls } from './support/hold-calls'

const DRIVER = 'Graham retires in the spring and we need somebody to lead our bridge assessments.'

const chat = '**/api/ai/chat'
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Summary' })
test('shows the conversation, the brief and the progress, and continues to the summary', async ({ page }) => {
  await openConsultation(page)

  await test.step('every part of the screen', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Recruitment Consultation')
    await expect(page.getByText('AI Online')).toBeVisible()
    const panel = page.getByRole('region', { name: 'Spanwright AI' })
    expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(500)
    await expect(panel.getByText('Your recruitment consultant', { exact: true })).toBeVisible()
    await expect(panel.getByText('Online', { exact: true })).toBeVisible()

    const progress = page.getByRole('region', { name: 'Consultation Progress' }).getByRole('listitem')
    await expect(progress).toHaveText([
      'Company AnalysisPending',
      'Requirements DiscussionActive',
      'Value PropositionPending',
      'Summary GenerationPending',
    ])
    const intelligence = page.getByRole('region', { name: 'Company Intelligence' })
    await expect(intelligence.getByRole('listitem').filter({ hasText: 'Culture' })).toContainText(
      'In progress',
    )
    await expect(intelligence.getByText('Pending')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'AI Training' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Company Details' })).toHaveAttribute(
      'href',
      '/about',
    )
    await expect(generate(page)).toBeDisabled()
  })

  await test.step('as tall as the window, next to each other', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const [talk, list] = [page.getByRole('region', { name: 'Spanwright AI' }), brief(page)]
    const [left, right] = [await talk.boundingBox(), await list.boundingBox()]
    expect(left?.height).toBeGreaterThan(650)
    expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThanOrEqual(900)
    expect((right?.y ?? 0) + (right?.height ?? 0)).toBe((left?.y ?? 0) + (left?.height ?? 0))
    await composer(page).focus()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 400 })
    expect((await talk.boundingBox())?.height).toBe(500)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('one opening message, after a reload too', async () => {
    await expect(messages(page)).toContainText([DETAILS.jobTitle])
    const opening = await messages(page).first().textContent()
    await page.reload()
    await expect(messages(page)).toHaveText([opening ?? ''])
  })

  await test.step('when it was saved, and what is settled', async () => {
    await say(page, DRIVER)
    const panel = page.getByRole('region', { name: 'Spanwright AI' })
    await expect(panel.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await say(page, 'Skip')
    const progress = page.getByRole('region', { name: 'Consultation Progress' })
    await expect(progress).toContainText('1 of 18 settled, 1 to be confirmed')
    await expect(progress.getByRole('meter')).toHaveAttribute('value', '1')
  })

  await test.step('the summary', async () => {
    await generate(page).click()
    await expect(page).toHaveURL('/summary')
    const session = await page.evaluate(() => sessionStorage.getItem('spanwright.onboarding'))
    expect(JSON.parse(session ?? '{}')).toMatchObject({
      // The specification may be written by now.
      step: expect.stringMatching(/^(?:summary|specification)$/),
      currentSessionId: expect.any(String),
    })
  })
})

test('shows the conversation or the brief in tabs on a phone', async ({ page }) => {
  await test.step('with the number of changes', async () => {
    await page.setViewportSize({ width: 320, height: 740 })
    await openConsultation(page)
    await expect(brief(page)).toBeHidden()
    await say(page, DRIVER)
    const tab = page.getByRole('tab', { name: 'Brief 1 change' })
    await expect(tab).toBeVisible()
    await expectAccessible(page, 'tabs')
    await page.getByRole('tab', { name: 'Talk' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Brief', exact: true })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Brief' })).toContainText('retires in the spring')
    await expect(composer(page)).toBeHidden()
    await expectAccessible(page, 'the brief in its tab')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const training = page.getByRole('region', { name: 'AI Training' })
    await expect(training).toBeHidden()
    await page.getByText('Role guide, company intelligence and AI training').click()
    await expect(training).toBeVisible()
    await brief(page).getByRole('button', { name: 'Add Location' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('Location: ')
  })

  await test.step('with a very long word', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('tab', { name: 'Talk' }).click()
    await composer(page).fill(`They must know ${'x'.repeat(300)}`)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('tab', { name: /^Brief/ }).click()
    await expect(brief(page)).toContainText('xxx')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('asks what is driving the hire when the consultation cannot be opened', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|could not be opened/)
  await registerDescribedCompany(page)
  await page.route('**/api/ai/initialize', (route) => route.abort())
  await page.route('**/api/consultations/**', (route) => route.abort())
  await page.goto('/consultation')
  await expect(messages(page)).toContainText(['What is driving this hire?'])
  await expect(generate(page)).toBeDisabled()
  await expect(page.getByText('Not connected')).toBeVisible()
  await expect(page.getByText('We couldn’t open your consultation.')).toBeVisible()
  await expect(composer(page)).toBeDisabled()
  await expectAccessible(page, 'not opened')
  await page.unroute('**/api/ai/initialize')
  await page.unroute('**/api/consultations/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(composer(page)).toBeEnabled()
  await say(page, DRIVER)
  await expect(generate(page)).toBeEnabled()
  await expect(page.getByText('Not connected')).toHaveCount(0)
  await expect(page.getByText('We couldn’t open your consultation.')).toHaveCount(0)
})

test('streams an answer, announces it once, and sends a suggested one by click or keyboard', async ({
  page,
}) => {
  await openConsultation(page)

  await test.step('announced once when complete', async () => {
    await page.evaluate(() => {
      const announced: string[] = []
      Object.assign(window, { announced })
      const log = document.querySelector('[role="log"]')
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLElement && node.dataset.role === 'assistant') announced.push(node.innerText)
      }).observe(log ?? document.body, { childList: true, characterData: true, subtree: true })
    })
    // Captured in a route because the browser does not keep the body of a stream.
    let stream = ''
    await page.route(chat, async (route) => {
      const response = await route.fetch()
      stream = await response.text()
      await route.fulfill({ response, body: stream })
    })
    await say(page, DRIVER)
    const deltas = [...stream.matchAll(/"type":"text-delta".*"delta":"((?:[^"\\]|\\.)*)"/g)]
    expect(deltas.length).toBeGreaterThan(2)
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced)
    expect(announced).toHaveLength(1)
    expect(announced[0]).toContain(deltas.at(-1)?.[1]?.trim())
    await page.unrouteAll()
  })

  await test.step('a suggested answer', async () => {
    await startAnew(page)
    await openConsultation(page)
    const chips = page.getByRole('group', { name: 'Suggested answers' }).getByRole('button')
    await chips.filter({ hasText: 'Growth and expansion' }).click()
    await expect(messages(page)).toHaveCount(3)
    await expect(messages(page).nth(1)).toContainText('Growth and expansion')
    await chips.filter({ hasText: 'Skip' }).press('Enter')
    await expect(composer(page)).toBeFocused()
    await expect(messages(page)).toHaveCount(5)
    await expect(messages(page).nth(3)).toContainText('Skip')
  })
})

test('keeps the text of a message that was not sent, and says why', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|409|429|was not answered/)
  const companyId = await openConsultation(page)

  await test.step('a consultation that is full', async () => {
    const detail = 'This conversation has reached its limit.'
    await page.route(chat, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: { type: '/problems/conflict', title: 'Conflict', status: 409, detail, reason: 'quota' },
      }),
    )
    await composer(page).fill(DRIVER)
    await composer(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible()
    await expect(page.getByText('still answering')).toBeHidden()
    await expect(composer(page)).toHaveValue(DRIVER)
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
    await page.unrouteAll()
  })

  await test.step('a refusal by the server', async () => {
    await page.route(chat, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/rate-limited',
          title: 'Too many requests',
          status: 429,
          detail: 'Please wait a minute.',
        },
      }),
    )
    await composer(page).fill(DRIVER)
    await composer(page).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Please wait a minute.' })).toBeVisible()
    await expect(composer(page)).toHaveValue(DRIVER)
    await page.unrouteAll()
  })

  await test.step('a lost connection, and the same key when it is sent again', async () => {
    await page.reload()
    await expect(messages(page)).toHaveCount(1)
    const keys: (string | undefined)[] = []
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/api/ai/chat')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route(chat, (route) => route.abort())
    await composer(page).fill(DRIVER)
    await composer(page).press('Enter')
    await expect(page.getByText('Not sent.')).toBeVisible()
    await expect(messages(page)).toHaveCount(1)
    await expect(composer(page)).toHaveValue(DRIVER)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expectAccessible(page, 'failed send')

    await page.unroute(chat)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(messages(page)).toHaveCount(3)
    await expect(page.getByText('Not sent.')).toBeHidden()
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
    expect((await fetchMessages(page, companyId)).map(({ content }) => content)).toContain(DRIVER)
  })
})

test('restores the conversation, the brief and the unsent text after a reload', async ({ page }) => {
  await test.step('a message that was being sent', async () => {
    await openConsultation(page)
    const release = await holdAllCalls(page, chat)
    await composer(page).fill(DRIVER)
    await composer(page).press('Enter')
    await expect(streaming(page)).toBeVisible()
    await page.reload()
    release()
    await expect(messages(page)).toHaveCount(1)
    await expect(composer(page)).toHaveValue(DRIVER)
  })

  await test.step('a conversation', async () => {
    await page.unrouteAll()
    await say(page, DRIVER)
    await composer(page).fill('Half a thou')
    const before = await conversation(page).innerText()
    await expect(brief(page)).toContainText('retires in the spring')
    await page.reload()
    await expect(messages(page)).toHaveCount(3)
    expect(await conversation(page).innerText()).toBe(before)
    await expect(brief(page)).toContainText('retires in the spring')
    await expect(composer(page)).toHaveValue('Half a thou')
    await expect(generate(page)).toBeEnabled()
  })
})
