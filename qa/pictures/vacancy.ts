import { chooseOption } from '@/tests/e2e/support/choose-option'
import {
  composer,
  messages,
  openConsultation,
  registerDescribedCompany,
  say,
  streaming,
} from '@/tests/e2e/support/consultation'
import { failRecognition, hearPhrase, installFakeSpeech } from '@/tests/e2e/support/fake-speech'
import { consult, generate } from '@/tests/e2e/support/vacancy'
import { FAILURE, type Visit } from './visit'

const CHAT = '**/api/ai/chat'
const GENERATE = '**/api/ai/generate-summary'
const SKILL = 'Hydraulic design from first principles'

const line = ({ page }: Visit, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) })

/** Where the window is too narrow for both, the brief is behind a tab. */
async function showBrief({ page }: Visit) {
  const tab = page.getByRole('tab', { name: /^Brief/ })
  if (await tab.isVisible()) await tab.click()
}

/** Opens an entry of the brief, if it is closed, and presses one of its buttons. */
async function editEntry(visit: Visit, text: string, name: string) {
  const { page } = visit
  await showBrief(visit)
  const entry = page.locator('[data-slot="brief-fact"]').filter({ hasText: text })
  const button = entry.getByRole('button', { name, exact: true })
  if (!(await button.isVisible())) await entry.getByRole('button').first().click()
  await button.click()
}

/** The brief is next to the conversation. */
const WIDE = { width: 1440, height: 900 }

export async function approve(visit: Visit, id: string) {
  await visit.step({ go: `/job-specification/${id}` })
  await visit.page.getByRole('checkbox').last().check()
  const heading = visit.page.getByRole('heading', { level: 1, name: /Approved$/ })
  await visit.step({ press: 'Approve and Launch', see: heading })
}

async function write({ page }: Visit, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

export const VACANCY_SCENES = {
  async brief(visit: Visit) {
    const { page } = visit
    await openConsultation(page)
    await visit.take('consultation')
    await say(page, 'Graham retires in the spring and we need somebody to lead our bridge assessments.')
    await say(page, 'They must have AutoCAD. Experience with Midas Civil would be nice to have.')
    await say(page, 'Bristol, three days in the office. £48,000 to £55,000 a year.')
    await visit.take('consultation-brief')
    await editEntry(visit, 'AutoCAD', 'Lock')
    const prepare = () => showBrief(visit)
    const unlock = page.getByRole('button', { name: 'Unlock' })
    await visit.take('consultation-entry', { see: unlock, prepare })
    await editEntry(visit, 'AutoCAD', 'Edit')
    await visit.take('consultation-entry-editing', { prepare })
    await visit.step({ press: 'Cancel', see: unlock })
    await editEntry(visit, 'AutoCAD', 'Remove')
    await visit.take('consultation-entry-removed', {
      see: page.getByRole('button', { name: 'Undo' }),
      prepare,
    })
  },

  async cards(visit: Visit) {
    const { page } = visit
    await openConsultation(page)
    await say(
      page,
      'We need a bridge engineer to check steel footbridges for the county, because Graham is retiring.',
    )
    const open = page.getByRole('button', { name: /^Use the .* form instead/ })
    for (const words of [
      'They must know AutoCAD.',
      'Chartered would be nice to have.',
      'Skip this one.',
      'Skip this one.',
    ])
      if (!(await open.isVisible())) await say(page, words)
    await visit.take('consultation-card', { press: /^Use the .* form instead/ })
  },

  async 'old job description'(visit: Visit) {
    const { page } = visit
    await openConsultation(page)
    await say(
      page,
      'Controls Engineer\n\nRequirements:\n- Siemens TIA Portal\n- Five years of commissioning\n- A driving licence would be an advantage\n\nWhat you will do:\n- Commission bottling lines\n- Write PLC code\n\nBenefits:\n- 25 days of holiday\n\nLocation: Leeds',
    )
    await visit.take('consultation-import')
    await visit.take('consultation-import-used', { press: 'Use these', see: 'Check them again' })
    await visit.take('consultation-message-editing', { press: /^Edit/ })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('tab', { name: /^Brief/ }).click()
    await visit.take('consultation-brief-tab', { at: [360, 768] })
  },

  async 'unlawful wish in the brief'(visit: Visit) {
    const { page } = visit
    await openConsultation(page)
    await say(
      page,
      'A welder for our yard in Hull. Somebody young, it is heavy work. They must have a coded certificate.',
    )
    await visit.take('consultation-to-settle')
  },

  async 'conflict in the brief'(visit: Visit) {
    await openConsultation(visit.page)
    await visit.page.setViewportSize(WIDE)
    await say(visit.page, 'The salary is £50,000 a year.')
    await editEntry(visit, '£50,000', 'Lock')
    await visit.step({ see: visit.page.getByRole('button', { name: 'Unlock' }) })
    await say(visit.page, 'The salary is £60,000 a year.')
    await visit.take('consultation-conflict', { see: visit.page.getByRole('button', { name: /^Keep this/ }) })
  },

  async 'house rules'(visit: Visit) {
    const dialog = visit.page.getByRole('dialog')
    await openConsultation(visit.page)
    await visit.page.setViewportSize(WIDE)
    await visit.take('house-rules-none', { press: 'Train AI Agent', see: dialog, isWindow: true })
    await visit.take('house-rules-error', { press: 'Add rule', see: 'Enter a rule', isWindow: true })
    await chooseOption(dialog.getByRole('combobox'), 'Standard benefit')
    await dialog.getByRole('textbox').fill('27 days of holiday')
    await visit.take('house-rules', { press: 'Add rule', see: dialog.getByRole('listitem'), isWindow: true })
  },

  async messages(visit: Visit) {
    const { page } = visit
    await openConsultation(page)
    await say(page, 'We want a young man, under 30, British born.')
    await visit.take('consultation-unlawful')
    await visit.whileFailing(CHAT, 429, async () => {
      await write(visit, 'Ten years of steel design.')
      await visit.take('consultation-refused', { see: FAILURE })
    })
    await page.route(CHAT, (route) => route.abort(), { times: 1 })
    await visit.take('consultation-not-sent', { press: /^(Retry|Send)$/, see: 'Not sent.' })
    await visit.whileHeld(CHAT, () =>
      visit.take('consultation-answering', { press: 'Retry', see: streaming(page) }),
    )
  },

  async 'consultation that cannot be opened'(visit: Visit) {
    await registerDescribedCompany(visit.page)
    await visit.page.route(/\/api\/(ai\/initialize|consultations\/)/, (route) => route.abort())
    await visit.take('consultation-not-opened', { go: '/consultation', see: messages(visit.page) })
  },

  async voice(visit: Visit) {
    const { page } = visit
    await installFakeSpeech(page)
    await openConsultation(page)
    // Listening ends after a while without a result, which pictures can take.
    const prepare = async () => {
      const start = page.getByRole('button', { name: 'Start voice input' })
      if (await start.isVisible()) await start.click()
      await page.getByText('Listening', { exact: true }).waitFor()
      await hearPhrase(page, 'we need a bridge engineer', false)
    }
    await visit.take('consultation-listening', { prepare })
    await prepare()
    await failRecognition(page, 'network')
    await visit.take('consultation-voice-failed', { see: 'Voice recognition failed' })
  },

  async 'consultation after research'(visit: Visit, { website }: { website: string }) {
    const companyId = await registerDescribedCompany(visit.page)
    await visit.page.request.post('/api/company/career-insights', { data: { companyId, website } })
    await visit.take('consultation-researched', { go: '/consultation', see: messages(visit.page) })
  },

  async summary(visit: Visit) {
    const { request } = visit.page
    const { companyId } = await consult(request)
    const press = 'Generate Job Specification'
    await visit.take('summary-before', { go: '/summary', see: press })
    await visit.whileFailing(GENERATE, 502, () =>
      visit.take('summary-failed', { press, see: 'Failed to generate summary' }),
    )
    await visit.whileHeld(GENERATE, () =>
      visit.take('summary-generating', { press: 'Try again', see: /Writing the spec/ }),
    )
    await visit.step({ see: 'Summary generated successfully' })
    await visit.take('summary', { see: visit.page.getByText('Generated', { exact: true }) })
    const mark = line(visit, SKILL).locator('summary')
    await visit.take('summary-evidence', { press: mark, see: visit.page.locator('details[open] mark') })
    await visit.take('summary-saved', { press: 'Save Draft', see: 'specification saved', isWindow: true })
    const proceed = { press: 'Proceed to Find Candidates', see: 'Terms and conditions required' }
    const prepare = () => visit.page.getByRole('checkbox').scrollIntoViewIfNeeded()
    await visit.take('summary-terms', { ...proceed, isWindow: true, prepare })
    const message = 'They must have used SolidWorks as well.'
    await request.post('/api/ai/chat', { data: { companyId, message } })
    await visit.take('summary-outdated', { go: '/summary', see: /^Update .*conversation/ })
    await visit.whileFailing('**/api/job-specifications/*', 502, () =>
      visit.take('summary-not-loaded', { go: '/summary', see: 'Try again' }),
    )
  },

  async 'own vacancies'(visit: Visit) {
    const { page } = visit
    await visit.take('vacancies-none', { go: '/vacancies' })
    await generate(page.request, await consult(page.request))
    await registerDescribedCompany(page)
    await visit.take('vacancies', {
      go: '/vacancies',
      see: page.locator('summary', { hasText: 'Start another vacancy' }),
    })
    await visit.step({ press: page.locator('summary', { hasText: 'Start another vacancy' }) })
    await visit.take('vacancies-untitled', { press: 'Start vacancy', see: 'Enter the job title' })
    const unknown = '/consultation?vacancy=0190b6a0-0000-7000-8000-000000000000'
    await visit.take('vacancy-not-found', { go: unknown })
  },

  async 'incomplete draft'(visit: Visit) {
    const { page } = visit
    const message = 'Dave retires in June, so we need TIG welding of stainless pipework.'
    const id = await generate(page.request, await consult(page.request, message, 'Welder'))
    await visit.take('draft-incomplete', { go: `/job-specification/${id}` })
    await page.getByRole('checkbox').last().check()
    await visit.take('draft-incomplete-approval', { press: 'Approve and Launch' })
  },

  async specification(visit: Visit) {
    const { page } = visit
    await visit.take('specifications-none', { go: '/job-specification' })
    const id = await generate(page.request, await consult(page.request))
    await visit.take('draft', { go: `/job-specification/${id}` })
    const mark = line(visit, SKILL).locator('summary')
    await visit.take('draft-evidence', { press: mark, see: page.locator('details[open] mark') })
    await visit.step({ press: page.getByText(/details we need by law/) })
    await visit.take('draft-open-details')
    await visit.take('draft-filling-in', { press: page.locator('#row-hours').getByRole('button') })
    await page.keyboard.press('Escape')
    await visit.take('draft-editing', {
      press: line(visit, 'Creo').getByRole('button', { name: /^Edit line/ }),
    })
    await visit.take('draft-removing', { press: 'Remove…' })
    await visit.step({ press: 'Keep it' })
    await page.getByRole('textbox', { name: /^Line/ }).fill('Creo or SolidWorks')
    const edited = line(visit, 'Creo or SolidWorks').getByText(/edited/i)
    await visit.take('draft-edited', {
      press: page.getByRole('button', { name: 'Save', exact: true }),
      see: edited,
    })
    await page.emulateMedia({ media: 'print' })
    await visit.take('draft-printed', { at: [1440] })
    await page.emulateMedia({ media: 'screen' })
    await approve(visit, id)
    await visit.take('approved')
    await visit.take('candidate-edition', { go: `/job-specification/${id}?edition=candidate` })
    await visit.take('summary-approved', { go: '/summary', see: 'Open the specification' })
    await visit.take('consultation-closed', { go: '/consultation', see: 'this conversation is closed' })
    await visit.step({ go: `/job-specification/${id}` })
    await visit.take('draft-version-2', { press: 'Edit', see: /^2, / })
    const second = page.url().split('/').at(-1) ?? ''
    await visit.take('approved-with-newer-draft', { go: `/job-specification/${id}` })
    await approve(visit, second)
    await visit.take('superseded', { go: `/job-specification/${id}` })
    await generate(page.request, await consult(page.request, 'A TIG welder in Hull, please.', 'Welder'))
    await visit.take('specifications', { go: '/job-specification?list' })
    const unknown = '/job-specification/0190b6a0-0000-7000-8000-000000000000'
    await visit.take('specification-not-found', { go: unknown })
  },
}
