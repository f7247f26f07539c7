import { createStopToken } from '@/lib/mail/stops/token'
import { fill as fillDetails, register } from '@/tests/e2e/support/about-page'
import { COMPANY } from '@/tests/e2e/support/register-page'
import type { Visit } from './visit'

const PAGES = ['privacy-policy', 'terms-of-service', 'cookies', 'api-reference', 'no-such-page']
/** Of the server that the tests start. */
const APP_SECRET = 'a-secret-of-the-tests-and-of-nothing-else'
const SENDER = { Name: 'Jo Bloggs', Email: 'jo@pictures.example' }
const BUYER = { ...SENDER, Company: 'Northmoor', Role: 'Director' }
const REGISTER = 'Continue to Company Details'

/** Makes the next DOM change fail, as a browser extension can by moving nodes that React manages. */
function breakNextDomChange() {
  const { appendChild, insertBefore } = Node.prototype
  const failing = (original: (...args: never[]) => Node) =>
    function (this: Node, ...args: never[]) {
      if (!document.body.contains(this)) return original.apply(this, args)
      Object.assign(Node.prototype, { appendChild, insertBefore })
      throw new Error('interfered')
    }
  Object.assign(Node.prototype, { appendChild: failing(appendChild), insertBefore: failing(insertBefore) })
}

/** Masks and backgrounds load after the screen shows them. */
const SKETCHES = ['/sketches/cracked-beam.svg', '/sketches/crack.svg']
const loadImages = (addresses: string[]) =>
  Promise.all(addresses.map((src) => Object.assign(new Image(), { src }).decode())).then(() => undefined)

/** Ends on the last screen. `onAnswered` gets the number of each step. */
async function answerBuilder(visit: Visit, onAnswered?: (step: number) => Promise<void>) {
  const choose = (name: string) => visit.page.getByRole('radio', { name }).check()
  const write = (text: string) => visit.page.getByRole('textbox').fill(text)
  const answers = [
    () => choose('Railways & Transport'),
    () => write('Senior bridge engineer'),
    () => choose('Replacement'),
    () => choose('£45-55k'),
    () => write('Take over the footbridges and have two approved.'),
  ]
  await visit.step({ go: '/ai-consultation' })
  for (const [index, answer] of answers.entries()) {
    await visit.step({ see: `Step ${index + 1} of 5` })
    await answer()
    await onAnswered?.(index + 1)
    await visit.step({ press: index === 4 ? 'Complete' : 'Next' })
  }
  await visit.step({ see: 'Consultation Complete' })
}

export const SITE_SCENES = {
  async 'landing page'(visit: Visit) {
    const { page } = visit
    const showMenu = () =>
      page
        .locator('#site-menu')
        .evaluate((menu: HTMLElement) => menu.matches(':popover-open') || menu.showPopover())
    await visit.take('home', { go: '/' })
    await visit.take('home-menu', { isWindow: true, at: [360], prepare: showMenu })
    await page.reload()
    for (const question of await page.locator('#faq summary').all()) await question.click()
    await visit.step({ press: page.getByText('Success-based', { exact: true }) })
    await visit.take('home-opened', { press: page.getByText('Consultation', { exact: true }) })
    const specification = page.getByText('Specification', { exact: true })
    const showPanel = () => specification.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await visit.take('home-specification', { press: specification, isWindow: true, prepare: showPanel })
  },

  async 'pages without a state'(visit: Visit) {
    for (const name of PAGES) await visit.take(name, { go: `/${name}` })
  },

  async 'email preferences'(visit: Visit) {
    const token = createStopToken(SENDER.Email, APP_SECRET)
    await visit.take('email-preferences-bad-link', { go: '/email-preferences' })
    await visit.take('email-preferences', { go: `/email-preferences?token=${token}` })
    await visit.take('email-preferences-stopped', { press: 'Stop emails', see: 'We’ve stopped emails' })
  },

  async 'cookie banner'(visit: Visit) {
    await visit.take('consent', { go: '/register', isWindow: true })
    await visit.take('consent-categories', { press: 'Customize', isWindow: true })
  },

  async 'interest form'(visit: Visit) {
    const press = 'Register Interest'
    await visit.take('interest', { go: '/interest' })
    await visit.take('interest-errors', { press, see: 'valid email' })
    await visit.step({ go: '/interest?plan=growth', enter: SENDER })
    await visit.page.getByRole('radio', { name: 'Hiring manager' }).check()
    await visit.page.getByRole('checkbox').first().check()
    await visit.whileFailing('**/api/interest', 503, () =>
      visit.take('interest-failed', { press, see: 'Registration failed' }),
    )
    await visit.take('interest-sent', { press, see: 'Thank you' })
  },

  async 'contact form'(visit: Visit) {
    const press = 'Send request'
    await visit.take('contact', { go: '/contact' })
    await visit.take('contact-errors', { press, see: 'Required' })
    await visit.step({ go: '/contact?plan=scale', enter: BUYER })
    await visit.whileFailing(/\/(api\/contact-sales|contact)/, 503, () =>
      visit.take('contact-failed', { press, see: 'Error sending request' }),
    )
    await visit.take('contact-sent', { press, see: 'Contact request sent', isWindow: true })
  },

  async 'forms without script'(visit: Visit) {
    const press = 'Send request'
    await visit.take('builder-without-script', { go: '/ai-consultation' })
    await visit.take('contact-errors-without-script', { go: '/contact?plan=scale', press, see: 'Required' })
    await visit.step({ enter: { ...BUYER, Email: 'jo@plain.example' } })
    await visit.take('contact-sent-without-script', { press, see: 'Contact request sent' })
  },

  async 'vacancy builder'(visit: Visit) {
    await visit.take('builder', { go: '/ai-consultation' })
    await answerBuilder(visit, (step) => visit.take(`builder-${step}`))
    await visit.take('builder-complete')
  },

  async registration(visit: Visit) {
    const personal = { 'Business email': 'jo@gmail.com' }
    await visit.take('register', { go: '/register' })
    await visit.take('register-errors', { press: REGISTER, see: 'must be at least' })
    await visit.take('register-personal-email', { enter: personal, see: /personal addresses/ })
    await visit.take('register-filled', { enter: COMPANY, see: 'Business email verified' })
    await visit.step({ press: REGISTER, see: 'Registration successful' })
    await visit.take('register-sent', { see: 'Tell Us About Your Company', isWindow: true })
    await visit.take('register-again', { go: '/register' })
    // Two errors make a summary appear, which fails. The same values again would lead straight to the next screen.
    await visit.step({ enter: { 'Contact name': '', 'Phone number': '' } })
    await visit.page.evaluate(breakNextDomChange)
    const loadSketch = () => visit.page.evaluate(loadImages, SKETCHES)
    await visit.take('screen-error', { press: REGISTER, see: 'Try again', prepare: loadSketch })
  },

  async 'company details'(visit: Visit) {
    const { page } = visit
    await register(page)
    await visit.whileFailing('**/api/companies/*', 503, () =>
      visit.take('about-not-loaded', { go: '/about', see: 'Try again' }),
    )
    await page.goto('/register')
    await visit.whileHeld('**/api/companies/*', async () => {
      await page.goto('/about')
      await visit.take('about-loading', { see: 'Loading company information' })
    })
    await visit.take('about', { see: page.getByLabel(/^Industry/) })
    await visit.take('about-errors', { press: 'Meet Your AI Consultant', see: 'Please select an industry' })
    await visit.take('about-document', { press: 'Paste text or upload a document instead' })
    await visit.take('about-document-error', { press: /^Read .*AI/, see: 'Please choose a file' })
  },

  async 'website research'(visit: Visit, { website }: { website: string }) {
    await register(visit.page)
    await visit.step({ go: '/about', enter: { 'Company website': 'http://10.0.0.1' } })
    await visit.take('about-unreadable', { press: 'Research with AI', see: 'Research failed' })
    await fillDetails(visit.page, { 'Company website': website })
    await visit.whileHeld('**/api/company/career-insights', () =>
      visit.take('about-researching', { press: 'Research with AI', see: 'Stop the research' }),
    )
    await visit.take('about-researched', { see: 'Company research completed' })
    await visit.step({ press: visit.page.getByRole('link', { name: 'See what we found' }) })
    await visit.step({ press: /^Source.*27 days of holiday/ })
    await visit.step({ press: /^Reject.*8% pension/ })
    await visit.take('about-findings', { press: /^Edit.*lunch/ })
    await visit.take('about-described', {
      press: /^Write it from/,
      see: 'description generated',
      isWindow: true,
    })
  },
}
