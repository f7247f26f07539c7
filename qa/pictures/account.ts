import { setTimeout as sleep } from 'node:timers/promises'
import { signIn as signInToAdmin } from '@/tests/e2e/support/admin-page'
import { consult, generate } from '@/tests/e2e/support/vacancy'
import type { ReceivedMail } from '@/tests/support/smtp-server'
import type { Visit } from './visit'

interface Post {
  mails: readonly ReceivedMail[]
}

const LIMIT_MS = 15_000
const COMPANY = 'Castle Pumps Ltd'

/** The path of the link that an address gets after asking for one. */
const receiveLink = ({ page }: Visit, post: Post, email: string) =>
  receiveLinkAfter(post, email, () => page.request.post('/api/sign-in-links', { data: { email } }))

async function receiveLinkAfter(
  { mails }: Post,
  email: string,
  ask: () => Promise<unknown>,
): Promise<string> {
  const links = () =>
    mails.flatMap(
      ({ to, source }) => (to === email && /\/sign-in\/confirm\?token=[\w-]+/.exec(source)?.[0]) || [],
    )
  const before = links().length
  await ask()
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(50)) {
    const newest = links().at(-1)
    if (newest && links().length > before) return newest
  }
  throw new Error(`${email} got no link.`)
}

async function signIn(visit: Visit, post: Post, email: string) {
  await visit.step({ go: await receiveLink(visit, post, email), press: 'Sign in' })
  await visit.page.waitForURL((url) => url.pathname !== '/sign-in/confirm')
}

/** With a company that is theirs. */
async function signInAsOwner(visit: Visit, post: Post, email: string) {
  await signIn(visit, post, email)
  await visit.step({ press: 'Add to my account', see: 'Your vacancies' })
}

/** On a server that sends email. */
export const ACCOUNT_SCENES = {
  async 'signing in'(visit: Visit, post: Post) {
    const email = 'sam@signing-in.example'
    await visit.take('sign-in', { go: '/sign-in' })
    await visit.take('sign-in-error', { go: '/sign-in?notice=email' })
    await visit.take('sign-in-limit', { go: '/sign-in?notice=limit' })
    await visit.step({ go: '/sign-in', enter: { Email: email } })
    await visit.take('sign-in-sent', { press: 'Email me a link', see: 'Check your inbox' })
    await generate(visit.page.request, await consult(visit.page.request))
    const link = await receiveLink(visit, post, email)
    await visit.take('sign-in-link', { go: link, see: 'You’re about to sign in' })
    await visit.take('sign-in-add', { press: 'Sign in', see: /to your account/ })
    await visit.take('sign-in-signed-in', { go: '/sign-in' })
    await visit.take('sign-in-link-used', { go: link })
  },

  async 'continuing elsewhere'(visit: Visit, post: Post) {
    const email = 'kim@continuing.example'
    await visit.take('continue-nothing', { go: '/continue' })
    await consult(visit.page.request)
    await visit.take('continue', { go: '/continue' })
    await visit.take('continue-error', { go: '/continue?notice=email' })
    await visit.step({ go: '/continue', enter: { Email: email } })
    const link = await receiveLinkAfter(post, email, () =>
      visit.take('continue-sent', { press: 'Email me a link', see: 'Check your inbox' }),
    )
    await visit.asSomeoneElse((other) => other.take('continue-link', { go: link, see: 'Continue here' }))
  },

  async 'account and colleagues'(visit: Visit, post: Post) {
    const [jo, priya, sam] = ['jo@castle-pumps.co.uk', 'priya@castle-pumps.co.uk', 'sam@castle-pumps.co.uk']
    const { page } = visit
    const vacancy = await consult(page.request)
    const specification = await generate(page.request, vacancy)
    await signInAsOwner(visit, post, jo)
    await visit.take('account', { go: '/account' })
    await visit.step({ go: `/account/companies/${vacancy.companyId}` })
    await visit.take('colleagues')
    const invite = page.getByRole('region', { name: 'Invite someone' })
    const press = invite.getByRole('button', { name: 'Invite' })
    await invite.getByLabel('Email').fill(jo)
    await visit.take('colleagues-invite-error', { press, see: 'already has access' })
    await invite.getByLabel('Email').fill(priya)
    await invite.getByLabel('Role').selectOption('Viewer')
    await visit.step({ press, see: page.getByRole('region', { name: 'Invited' }).getByText(priya) })

    await visit.asSomeoneElse(async (other) => {
      await signIn(other, post, priya)
      await other.take('account-invited', { go: '/account', see: 'You’re invited to join' })
      await other.step({ press: 'Accept', see: COMPANY })
      await other.take('viewer-vacancies', { go: '/vacancies' })
      await other.take('viewer-consultation', { go: '/consultation', see: 'Only editors and owners' })
      await other.take('viewer-about', { go: '/about', see: 'You can read these.' })
      await other.take('viewer-draft', { go: `/job-specification/${specification}` })
    })
    await visit.asSomeoneElse(async (other) => {
      await signIn(other, post, sam)
      await other.take('account-new', { go: '/account' })
      await other.take('account-asked', { press: /^Ask/ })
    })
    await invite.getByLabel('Email').fill('lee@castle-pumps.co.uk')
    await visit.step({ press, see: page.getByRole('region', { name: 'Invited' }).getByText('lee@') })
    await page.reload()
    await visit.take('colleagues-several', { see: 'Asking to join' })
    await page
      .getByRole('group', { name: `Role of ${priya}` })
      .getByLabel('Role')
      .selectOption('Owner')
    await visit.take('colleagues-changed', { see: 'Now owner' })
    await visit.take('colleagues-leaving', { press: 'Leave', see: page.getByRole('button', { name: /Yes/ }) })

    await signInToAdmin(page)
    await visit.take('admin-people', { go: '/admin?tab=people', see: priya })
    await visit.take('admin-emails-sent', { go: '/admin?tab=emails' })
    const email = page.getByRole('row').getByRole('button', { name: /link|invit/i })
    const dialog = page.getByRole('dialog')
    await visit.take('admin-email-sent', { press: email, see: dialog, isWindow: true })
  },
}
