import type { APIRequestContext } from '@playwright/test'
import { signIn } from '@/tests/e2e/support/admin-page'
import { consult, FIRST_MESSAGE, generate, registerDescribedCompany, say } from '@/tests/e2e/support/vacancy'
import { approve } from './vacancy'
import type { Visit } from './visit'

const WELDER = 'A TIG welder in Hull. They must have a coded certificate. Permanent, £32,000 a year.'

export const WORKSPACE_SCENES = {
  async 'signing in without email'(visit: Visit) {
    await visit.take('sign-in-without-email', { go: '/sign-in' })
  },

  async 'vacancies in several states'(visit: Visit) {
    const { page } = visit
    const { request } = page
    const companyId = await registerDescribedCompany(request, 'Site manager')
    const talkOf = async (jobTitle: string, message = FIRST_MESSAGE) => {
      await request.post('/api/vacancies', { data: { companyId, jobTitle } })
      await request.post('/api/ai/initialize', { data: { companyId } })
      return { companyId, sessionId: await say(request, companyId, message) }
    }
    const archived = await talkOf('Welder', WELDER)
    await request.put(`/api/vacancies/${archived.sessionId}/archived`, { data: { archived: true } })
    const draft = await generate(request, await talkOf('Pump engineer'))
    await request.post(`/api/job-specifications/${draft}/approval-round`, {
      data: { inOrder: true, approvers: [{ kind: 'link', name: 'Priya Shah', email: '' }, { kind: 'me' }] },
    })
    await generate(request, await talkOf('Test engineer'))
    await approve(visit, await generate(request, await talkOf('Hydraulics lead')))
    const live = await talkOf('Controls engineer')
    await approve(visit, await generate(request, live))
    await signIn(page)
    await request.post(`/api/admin/vacancies/${live.sessionId}/publication`, {
      data: { showClient: false, applyBy: 'form', reason: 'Checked with the company' },
    })
    await visit.take('vacancies-several', { go: '/vacancies' })
    await visit.step({ press: page.locator('summary', { hasText: 'Start another vacancy' }) })
    await visit.take('vacancies-from-another', { press: page.getByLabel('From another vacancy') })
    await page.getByRole('textbox', { name: 'Job title' }).fill('Controls engineer')
    await page.getByLabel('From an advert').check()
    await visit.take('vacancies-from-advert', { press: 'Start vacancy', see: /Paste the advert/ })
    await visit.take('vacancy', { go: `/vacancies/${live.sessionId}`, see: 'Read the advert' })
    await visit.take('vacancy-archived', { go: `/vacancies/${archived.sessionId}` })
  },

  async 'lines to rewrite'(visit: Visit) {
    const message = `${WELDER} They must know how Karen Holt plans the yard, and, like I said, have a driving licence. Duties: fitting pipe for Karen and ringing 01482 496 012 when it leaks.`
    const id = await generate(visit.page.request, await consult(visit.page.request, message, 'Welder'))
    await visit.take('draft-rewrite', { go: `/job-specification/${id}`, see: 'Needs a rewrite' })
  },

  async downloads(visit: Visit) {
    const { page } = visit
    const id = await generate(page.request, await consult(page.request))
    const press = page.locator('summary', { hasText: 'Download' })
    const see = page.getByRole('link', { name: 'PDF', exact: true })
    await visit.take('draft-downloads', { go: `/job-specification/${id}`, press, see, isWindow: true })
    await approve(visit, id)
    const certificate = page.getByRole('link', { name: /certificate/ })
    await visit.step({ go: `/job-specification/${id}` })
    await visit.take('approved-downloads', { press, see: certificate, isWindow: true })
  },

  async 'interview kit'(visit: Visit) {
    const { page } = visit
    const id = await generate(page.request, await consult(page.request))
    await visit.take('kit-none', { go: `/job-specification/${id}/interview-kit` })
    const heading = page.getByRole('heading', { level: 1, name: /interview kit, 60 minutes/ })
    await visit.take('kit', { press: 'Make a 60-minute kit', see: heading })
    await visit.take('kit-editing', { press: 'Edit question 1' })
    await page.getByLabel('Question', { exact: true }).fill('Are you planning to have children?')
    await visit.take('kit-refused', { press: /^Save$/, see: /could exclude people unlawfully/ })
    const undo = page.getByRole('button', { name: 'Undo' })
    await visit.take('kit-removed', { press: 'Remove question 1', see: undo })
    await page.emulateMedia({ media: 'print' })
    await visit.take('kit-printed', { at: [1440] })
    await page.emulateMedia({ media: 'screen' })
    await changeFirstSkill(page.request, id)
    await visit.take('kit-behind', { go: `/job-specification/${id}/interview-kit`, see: /has changed since/ })
  },

  async interviews(visit: Visit) {
    const { page } = visit
    const id = await generate(page.request, await consult(page.request))
    await visit.step({ go: `/job-specification/${id}/interview-kit` })
    await visit.step({ press: 'Make a 60-minute kit', see: /interview kit, 60 minutes/ })
    await visit.take('interviews-none', { go: `/job-specification/${id}/interviews?minutes=60` })
    await page.getByLabel('Candidate', { exact: true }).fill('Candidate 1')
    const candidate = page.getByRole('article', { name: 'Candidate 1' })
    await visit.step({ press: 'Add the candidate', see: candidate })
    await page.getByLabel('Interviewer’s name').fill('Priya Shah')
    const link = page.getByLabel('Link for Priya Shah')
    await visit.take('interviews', { press: 'Make a link', see: link })
    const address = await link.inputValue()
    await visit.take('scorecards', { go: new URL(address).pathname })
    const rating = page.getByRole('group', { name: 'Rating of question 1' })
    const open = page.getByRole('link', { name: 'Candidate 1' })
    await visit.take('scorecard', { press: open, see: rating })
    await visit.take('scorecard-refused', { press: 'Submit', see: /Choose what you recommend/ })
  },
}

async function changeFirstSkill(request: APIRequestContext, id: string) {
  const address = `/api/job-specifications/${id}`
  const { jobSpecification } = await (await request.get(address)).json()
  const { lineId } = jobSpecification.evidence.find(
    ({ path }: { path: string }) => path === 'keyRequirements.technical.0',
  )
  const data = { text: 'Seal design to API 682', revision: jobSpecification.revision }
  await request.patch(`${address}/lines/${lineId}`, { data })
}
