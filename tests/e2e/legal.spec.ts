import type { Page } from '@playwright/test'
import * as paths from '@/lib/paths'
import { expectAccessibleInBothThemes } from './support/accessibility'
import { expect, test } from './support/fixtures'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const today = () => new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/London' })

const TEXTS = [
  {
    path: paths.privacy,
    title: 'Privacy policy',
    sections: {
      'Who is responsible': ['Spanwright Recruitment Limited', 'UK limited company', 'Bristol', '00000000'],
      'The data we collect': [
        'Name',
        'Contact details',
        'Company and job title',
        'Recruitment requirements',
        'Communication history',
        'IP address and browser',
        'Usage data',
        'Cookies',
      ],
      'Why we use your data': [
        'Service provision',
        'Communication',
        'Improvement',
        'Legal compliance',
        'Marketing',
        'Contract',
        'Legitimate interest',
        'Consent',
        'Legal obligation',
        'UK GDPR, Article 6',
        'PECR',
      ],
      'Artificial intelligence': [
        'We don’t send what you write to any AI provider',
        'We don’t record audio',
        'website',
      ],
      'Who we share your data with': ['hiring companies and candidates', 'job boards', 'service providers'],
      'International transfers': ['adequacy regulations', 'International Data Transfer Agreement'],
      'How long we keep your data': [
        'For the service period plus 6 years',
        '3 years from last contact',
        'Until consent is withdrawn',
      ],
      'Your rights': [
        'Access',
        'Rectification',
        'Erasure',
        'Restriction',
        'Portability',
        'Objection',
        'Withdrawal of consent',
        'Automated decision-making',
        'within one month',
      ],
      Complaints: ['Information Commissioner’s Office', 'Wilmslow', '0303 123 1113'],
    },
    links: [
      ['privacy@spanwright.example', 'mailto:privacy@spanwright.example'],
      ['dpo@spanwright.example', 'mailto:dpo@spanwright.example'],
      ['ico.org.uk/make-a-complaint/', 'https://ico.org.uk/make-a-complaint/'],
    ],
  },
  {
    path: paths.terms,
    title: 'Terms of service',
    sections: {
      'The agreement': ['agreement between Spanwright Recruitment Limited'],
      'The service': [
        'job specification creation and consultation',
        'candidate sourcing and matching',
        'AI recruitment analytics',
        'process management and related professional services',
      ],
      'Our role as an employment agency': ['Conduct of Employment Agencies', 'charge candidates nothing'],
      'Your responsibilities': ['true and complete', 'Equality Act 2010'],
      'Approving a vacancy': ['within 2 hours of approval', '2026-11'],
      'Payment terms': [
        'Typically 30 days from the date of the invoice',
        '25% of first-year salary',
        '14 days from the start date',
        '8% a year above the Bank of England’s base rate',
      ],
      Guarantee: ['8 weeks', '90-day replacement guarantee'],
      'Limitation of liability': [
        'the amount you paid us in the 12 months before',
        'death or personal injury',
      ],
      'Intellectual property': ['stay yours'],
      'Data protection': ['Data Protection Act 2018'],
      Termination: ['written notice, typically 30 days'],
      'Governing law': ['English law'],
      Contact: ['company number 00000000', 'legal@spanwright.example'],
    },
    links: [['legal@spanwright.example', 'mailto:legal@spanwright.example']],
  },
  {
    path: paths.cookies,
    title: 'Cookie policy',
    sections: {
      'Your choice': ['Essential', 'Analytics', 'Marketing'],
      'What cookies are': ['small text', 'PECR'],
      'Strictly necessary cookies': ['spanwright_owner', 'cookiePreferences', 'next-auth.session-token'],
      'Analytics cookies': ['uses no analytics service'],
      'Marketing cookies': ['uses no marketing service'],
      'Third-party cookies': ['Analytics service', 'Professional network', 'Software vendor', 'Video site'],
      'Changing your mind': ['Withdrawing consent is as easy as giving it'],
    },
    links: [],
  },
] as const

test('shows every section of the legal pages with its required content', async ({ page }) => {
  for (const { path, title, sections, links } of TEXTS)
    await test.step(title, async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path)
      await expect(page).toHaveTitle(`${title} | Spanwright`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const [name, texts] of Object.entries(sections)) {
        const content = await section(page, name).textContent()
        for (const text of texts) expect(content, name).toContain(text)
      }
      for (const [name, href] of links)
        await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute(
          'href',
          href,
        )
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
      expect(await contents(page).getByRole('link').allInnerTexts()).toHaveLength(headings.length)
      await expectAccessibleInBothThemes(page, title)
      await page.setViewportSize({ width: 320, height: 640 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    })
})

test('dates the privacy policy, goes to its sections by keyboard, and prints only the text', async ({
  page,
}) => {
  await test.step('today’s date and the last update', async () => {
    const before = today()
    await page.goto(paths.privacy)
    const dates = page.getByRole('article').locator('dl')
    await expect(dates).toContainText(/Today’s date\s*\d\d\/\d\d\/\d{4}/)
    const shown = await dates.locator('dd').first().innerText()
    expect([before, today()]).toContain(shown)
    await expect(dates).toContainText(/Last updated\s*28 November 2026/)
  })

  await test.step('a section by keyboard, with the contents in view', async () => {
    const link = contents(page).getByRole('link', { name: 'Your rights' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#your-rights$/)
    const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
    await expect(heading).toBeInViewport()
    await expect(link).toBeInViewport()
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
    const header = await page.getByRole('banner').boundingBox()
    expect(top).toBeGreaterThanOrEqual(header?.height ?? 0)
  })

  await test.step('on paper, on white', async () => {
    const ink = () => section(page, 'Payment terms').evaluate((element) => getComputedStyle(element).color)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await page.goto(paths.terms)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const chrome of [page.getByRole('banner'), page.getByRole('contentinfo'), contents(page).first()])
      await expect(chrome).toBeHidden()
    const black = await ink()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(await ink()).toBe(black)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('opens the contents and goes to a section without script', async ({ page }) => {
    await page.goto(paths.terms)
    await page.getByText('On this page').click()
    await contents(page).getByRole('link', { name: 'Termination' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Termination' })).toBeInViewport()
  })
})
