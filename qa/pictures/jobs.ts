import { signIn } from '@/tests/e2e/support/admin-page'
import { consult, generate } from '@/tests/e2e/support/vacancy'
import { makePdf } from '@/tests/support/documents'
import { approve } from './vacancy'
import type { Visit } from './visit'

const DAY_MS = 86_400_000
const toFile = (buffer: Buffer) => ({ name: 'Sam Rivers.pdf', mimeType: 'application/pdf', buffer })
const CV = toFile(makePdf([['Sam Rivers, hydraulics engineer, ten years of pumps.']]))

export const JOB_SCENES = {
  async 'jobs, responses and channels'(visit: Visit) {
    const { page } = visit
    await visit.take('jobs-none', { go: '/jobs' })
    const vacancy = await consult(page.request)
    await approve(visit, await generate(page.request, vacancy))
    await signIn(page)
    const card = page.getByRole('region', { name: 'Candidates’ page' })
    await visit.step({ go: `/admin/vacancies/${vacancy.sessionId}`, see: card.getByText(/checks? passed/) })
    const lastDay = card.getByLabel('Last day to respond')
    await lastDay.fill('2020-01-01')
    await visit.take('admin-publishing-refused', { see: 'The closing date is in the past.' })
    await lastDay.fill(new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10))
    await visit.step({ press: card.getByRole('button', { name: 'Publish' }) })
    const text = page.getByRole('button', { name: 'Show text for Other job boards' })
    await visit.take('admin-channels', { press: text })
    const address = await card.getByRole('link', { name: /\/jobs\// }).getAttribute('href')
    const go = new URL(address ?? '', page.url()).pathname

    await visit.asSomeoneElse(async (candidate) => {
      await candidate.take('jobs', { go: '/jobs' })
      await candidate.take('jobs-not-found', { go: '/jobs?title=lighthouse+keeper' })
      await candidate.take('job', { go })
      await candidate.take('job-errors', { press: 'Send', see: 'Please enter your name' })
      await candidate.page.getByLabel('Name').fill('Sam Rivers')
      await candidate.page.getByLabel('Email').fill('sam@rivers.example')
      await candidate.page.getByLabel('Message').fill('I can start in March.')
      await candidate.page.getByLabel('CV').setInputFiles(toFile(Buffer.from('MZ a program')))
      await candidate.take('job-bad-cv', { press: 'Send', see: /^We couldn’t read Sam Rivers/ })
      await candidate.page.getByLabel('CV').setInputFiles(CV)
      await candidate.take('job-with-cv')
      const thanks = candidate.page.getByText(/^Thank you/)
      await candidate.take('job-sent', { press: 'Send', see: thanks })
    })

    const response = page.getByRole('region', { name: /^Candidates/ }).getByRole('button', { name: 'Sam' })
    await page.reload()
    await visit.take('admin-responses', { see: response })
    const drawer = page.getByRole('dialog', { name: 'Sam Rivers' })
    await visit.take('admin-response', { press: response, see: drawer, isWindow: true })
    await page.keyboard.press('Escape')
    await visit.step({ press: 'Close the page', see: card.getByText('Closed', { exact: true }) })
    await visit.take('admin-closed-page')
    await visit.asSomeoneElse(async (candidate) => {
      await candidate.take('job-closed', { go, see: 'This job is closed' })
      await candidate.take('job-gone', { go: '/jobs/no-such-job' })
    })
  },
}
