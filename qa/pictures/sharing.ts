import { consult, generate, SKILL } from '@/tests/e2e/support/vacancy'
import type { Visit } from './visit'

const line = ({ page }: Visit) => page.getByRole('listitem').filter({ has: page.getByText(SKILL) })
const panel = ({ page }: Visit) => page.getByRole('region', { name: /approv/i }).first()

async function openDraft(visit: Visit): Promise<string> {
  const id = await generate(visit.page.request, await consult(visit.page.request))
  await visit.step({ go: `/job-specification/${id}` })
  return id
}

async function share(visit: Visit, id: string, role: string): Promise<string> {
  const answer = await visit.page.request.post(`/api/job-specifications/${id}/shares`, {
    data: { role, name: 'Priya Shah', email: '' },
  })
  const { share } = await answer.json()
  return share.url
}

/** Resolves with the path of the link for the person asked. */
async function askInRound(visit: Visit, id: string): Promise<string> {
  const answer = await visit.page.request.post(`/api/job-specifications/${id}/approval-round`, {
    data: { inOrder: true, approvers: [{ kind: 'me' }, { kind: 'link', name: 'Priya Shah', email: '' }] },
  })
  const { links } = await answer.json()
  await visit.step({ go: `/job-specification/${id}`, see: 'Your turn to approve' })
  return links[0].url
}

async function approveOwn(visit: Visit) {
  await visit.page.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await visit.step({ press: 'Approve and Launch', see: 'Waiting for Priya Shah to approve' })
}

export const SHARING_SCENES = {
  async 'shared version'(visit: Visit) {
    const { page } = visit
    const id = await openDraft(visit)
    const dialog = page.getByRole('dialog', { name: 'Share this version' })
    const none = dialog.getByText('No links yet.')
    await visit.take('share-none', { press: 'Share', see: none, isWindow: true })
    await dialog.getByLabel('Their name').fill('Priya Shah')
    const press = dialog.getByRole('button', { name: 'Make a link' })
    const link = dialog.getByLabel('Link', { exact: true })
    await visit.take('share-made', { press, see: link, isWindow: true })
    const commenting = await link.inputValue()
    await page.keyboard.press('Escape')

    const reading = await share(visit, id, 'view')
    await visit.asSomeoneElse((reader) => reader.take('shared-reader', { go: reading }))
    await visit.asSomeoneElse(async (reader) => {
      await reader.take('shared-commenter', { go: commenting })
      await line(reader).locator('summary').click()
      await line(reader)
        .getByLabel('Your comment')
        .fill('Is this really needed?\nMost of them learn it here.')
      await reader.take('shared-commenting')
      await reader.take('shared-commented', { press: 'Send the comment', see: 'Comment sent' })
      await line(reader).locator('summary').click()
      await line(reader).getByText('Suggest other wording').click()
      await line(reader).getByLabel('How you’d word this line').fill('Hydraulic design of pumps')
      await reader.take('shared-suggesting')
      await reader.take('shared-suggested', { press: 'Send the suggestion', see: 'Suggestion sent' })
    })
    await visit.take('draft-comments', { go: `/job-specification/${id}`, see: '2 open comments' })
    const resolve = { press: 'Resolve the comment by Priya Shah', see: '1 open comment' }
    await visit.take('draft-comment-resolved', resolve)
    await visit.take('share-list', { press: 'Share', see: dialog.getByText(/^Opened on/), isWindow: true })
    await page.keyboard.press('Escape')

    const approving = await share(visit, id, 'approve')
    await visit.asSomeoneElse(async (reader) => {
      await reader.take('shared-approver', { go: approving })
      await reader.take('shared-declining', { press: reader.page.getByText('Decline instead') })
      await reader.page.getByText('Approve instead').click()
      await reader.page.getByRole('checkbox').check()
      await reader.take('shared-approved', { press: 'Approve this version', see: 'recorded your approval' })
    })
    await visit.take('shared-gone', { go: `/shared/${'x'.repeat(43)}` })
  },

  async 'approval by several people'(visit: Visit) {
    const { page } = visit
    const id = await openDraft(visit)
    await visit.take('round-asking', {
      press: 'Ask several people to approve',
      see: panel(visit).getByLabel('Their name'),
    })
    const press = 'Ask for approval'
    await visit.take('round-errors', { press, see: panel(visit).getByText(/name/i).last() })
    await panel(visit).getByLabel('Their name').fill('Priya Shah')
    await visit.take('round-links', { press, see: panel(visit).getByLabel('Link for Priya Shah') })
    const first = await panel(visit).getByLabel('Link for Priya Shah').inputValue()
    await visit.take('round-waiting', { press: 'Done', see: 'Your turn to approve' })
    await visit.asSomeoneElse((reader) => reader.take('shared-not-yet', { go: first }))
    await approveOwn(visit)
    await visit.take('round-half')
    await line(visit)
      .getByRole('button', { name: /^Edit line/ })
      .click()
    await page.getByRole('textbox', { name: /line/i }).fill('Hydraulic design of pumps')
    await page.keyboard.press('Enter')
    await visit.take('round-voided', { see: 'Approvals no longer count' })
    await visit.asSomeoneElse((reader) => reader.take('shared-ended', { go: first }))

    const second = await askInRound(visit, id)
    await approveOwn(visit)
    await visit.asSomeoneElse(async (reader) => {
      await reader.step({ go: second, press: reader.page.getByText('Decline instead') })
      await reader.page.getByLabel('Why you decline').fill('The pay is too low for Derby.')
      await reader.take('shared-declined', { press: 'Decline this version', see: 'with your reason' })
    })
    await visit.take('round-declined', { go: `/job-specification/${id}`, see: 'too low for Derby' })
  },
}
