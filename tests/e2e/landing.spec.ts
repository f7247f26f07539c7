import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/fixtures'
import { expectFormReady } from './support/hydration'
import { FAQ_QUESTIONS, PLANS, SUCCESS_FEATURES } from './support/landing-page'

const section = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })

async function expectWords(place: Locator, words: readonly (string | RegExp)[]) {
  for (const word of words) await expect(place).toContainText(word)
}

test('shows every section of the landing page, which loads nothing more and leads to registering', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const names = [
    'Hire Smarter. Hire Fairer. Hire Faster.',
    /listens/,
    /^Why engineering companies choose/,
    /4-step process/,
    /client portal/,
    /Not hiring yet/,
    /pay only when you hire/,
    /Engineering recruiters/,
    /The questions we hear most/,
    /Your next vacancy/,
  ]
  const sections = page.getByRole('main').locator('section:not(section section)')
  await expect(sections).toHaveCount(names.length)
  for (const [index, name] of names.entries()) {
    await expect(sections.nth(index), `section ${index + 1}`).toHaveAccessibleName(name)
  }

  await test.step('navigation', async () => {
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('position', 'sticky')
    for (const [label, href] of [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['About', '/#about'],
      ['FAQ', '/#faq'],
      ['Register Interest', '/interest'],
    ] as const)
      await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  })

  await test.step('hero', async () => {
    const hero = sections.nth(0)
    await expect(hero.getByRole('term')).toHaveText(['job boards', 'candidates', 'companies'])
    await expect(hero.getByRole('definition')).toHaveText(['100+', '2M+', '500+'])
    await expect(hero.getByRole('link', { name: 'Register your company' })).toHaveAttribute(
      'href',
      '/register',
    )
  })

  await test.step('features', async () => {
    const cards = sections.nth(1).getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(['Faster and fairer', 'Hidden talent pools', 'AI that works'])
    await expectWords(sections.nth(1), [
      '10 minutes',
      '50% faster',
      'Bias reduction',
      'more than 100 job boards',
      'more than 2 million professional candidates',
      'company research',
      '24/7 automated interview screening',
      '3 to 5 pre-interviewed candidates',
    ])
  })

  await test.step('why choose', async () => {
    await expect(sections.nth(2).getByRole('definition')).toHaveText(['50%', '92%', '20+ years', '4.9/5'])
    await expect(sections.nth(2).getByRole('listitem')).toHaveCount(3)
    await expectWords(sections.nth(2), [
      'more than 100 languages',
      'Real-time analytics',
      'Diversity tracking',
      'Dedicated account management',
      'under 24 hours',
    ])
  })

  await test.step('process', async () => {
    const steps = sections.nth(3).getByRole('listitem')
    await expect(steps).toHaveText([
      /^1Setup.*Company registration and AI research/,
      /^2Job Spec.*AI-guided specification/,
      /^3Matching.*Candidate matching and interviews/,
      /^4Placement.*Hire and onboarding support/,
    ])
  })

  await test.step('client portal', async () => {
    const portal = sections.nth(4)
    await expectWords(portal, ['10 minutes', '3-5 candidates', '92% accuracy'])
    await expect(portal.getByRole('figure')).toHaveCount(3)
    const start = portal.getByRole('link', { name: 'Get Started' })
    await expect(start).toHaveAttribute('target', '_blank')
    await expect(start).toHaveAttribute('href', '/register')
    await expect(start).toHaveAccessibleName('Get Started (opens in a new tab)')
    await portal.getByText('Consultation', { exact: true }).click()
    await expect(portal.getByText('What is driving this hire?')).toBeVisible()
    await expect(portal.getByText('Welcome to Spanwright')).toBeHidden()
    await portal.getByText('Specification', { exact: true }).click()
    await expect(portal.getByText('To be confirmed')).toBeVisible()
  })

  await test.step('calls to action', async () => {
    for (const index of [5, 9]) {
      const link = sections.nth(index).getByRole('link', { name: 'Register Interest' })
      await expect(link).toHaveAttribute('href', '/interest')
    }
  })

  await test.step('about and questions', async () => {
    await expectWords(sections.nth(7), ['specialist engineering recruitment company', '20+ years'])
    await expect(sections.nth(8).getByRole('heading', { level: 3 })).toHaveText(FAQ_QUESTIONS)
    await sections.nth(8).getByText('How long does it take').click()
    await expect(sections.nth(8).getByText('About 10 minutes of conversation')).toBeVisible()
    await sections.nth(8).getByText('technical expertise?').click()
    await expect(sections.nth(8).getByText('No. If you can describe the work')).toBeVisible()
  })

  await test.step('footer', async () => {
    const footer = page.getByRole('contentinfo')
    const links = [
      ['Get Started', '/interest'],
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Contact Sales', '/contact'],
      ['About', '/#about'],
      ['FAQ', '/#faq'],
      ['Parent company', 'https://parent.spanwright.example'],
      ['Privacy policy', '/privacy-policy'],
      ['Terms of service', '/terms-of-service'],
      ['Cookies', '/cookies'],
    ] as const
    for (const [name, href] of links)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(footer).toContainText('Company registration number 00000000')
    await expect(footer).toContainText('Registered in England and Wales')
  })

  await test.step('no further request', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('#faq')).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Register Interest' }).last().hover()
    await page.getByText('Success-based', { exact: true }).first().click()
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(requested).toEqual([])
  })

  await test.step('the session of a registration', async () => {
    await page.getByRole('link', { name: 'Register your company' }).first().click()
    await expect(page).toHaveURL('/register')
    await expectFormReady(page)
    const step = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('spanwright.onboarding') ?? '{}').step)
    await expect.poll(step).toBe('registration')
  })
})

test('switches prices, questions and pictures by keyboard, accessibly and in every width', async ({
  page,
}) => {
  await test.step('the prices by keyboard', async () => {
    await page.goto('/#pricing')
    const pricing = section(page, /pay only when you hire/)
    const monthly = pricing.getByRole('radio', { name: 'Monthly subscription' })
    await expect(monthly).toBeChecked()
    const plans = pricing.getByRole('heading', { level: 3 })
    await expect(plans).toHaveText(PLANS.map(({ name }) => name))
    for (const { key, words } of PLANS) {
      const plan = pricing.locator(`[aria-labelledby="plan-${key}"]`)
      await expectWords(plan, words)
      await expect(plan.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
        'href',
        `/contact?plan=${key}`,
      )
    }
    await expect(pricing.getByText('Most Popular')).toHaveCount(1)
    await expect(pricing).toContainText('12-month commitment')

    await monthly.focus()
    await page.keyboard.press('ArrowRight')
    await expect(pricing.getByRole('radio', { name: 'Success-based' })).toBeFocused()
    await expect(plans).toHaveText(['Success-based'])
    await expectWords(pricing.getByRole('region', { name: 'Success-based' }), SUCCESS_FEATURES)
    await expect(pricing.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact?plan=success-based',
    )
    await page.keyboard.press('ArrowLeft')
    await expect(pricing.getByText('Most Popular')).toBeVisible()
  })

  await test.step('both themes', async () => {
    await page.goto('/')
    for (const question of FAQ_QUESTIONS) await page.getByText(question).click()
    await expectAccessible(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByText('Success-based', { exact: true }).first().click()
    await page.getByText('Specification', { exact: true }).click()
    await expectAccessible(page, 'dark, success-based')
  })

  await test.step('320 px, and a desktop window at 200% zoom', async () => {
    await page.goto('/')
    for (const [width, height] of [
      [320, 640],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await excess(), `${width} px`).toBeLessThanOrEqual(0)
      await page.getByText('Success-based', { exact: true }).first().click()
      expect(await excess(), `${width} px, success-based`).toBeLessThanOrEqual(0)
    }
  })

  await test.step('the menu of a phone', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await expectAccessible(page, 'menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: /pay only when you hire/ })).toBeInViewport()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and switches everything on the landing page without script', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByText('Success-based', { exact: true }).first().click()
    await expect(page.getByText('90-day replacement guarantee')).toBeVisible()
    await page.getByText('What roles can you recruit for?').click()
    await expect(page.getByText('Engineering and technical roles at every level')).toBeVisible()
    await page.getByText('Consultation', { exact: true }).click()
    await expect(page.getByText('What is driving this hire?')).toBeVisible()
  })
})
