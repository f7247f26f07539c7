import { SIGN_IN_LINK_MINUTES } from '../../lib/content/retention-periods.mjs'
import {
  countContracts,
  countRows,
  erasePersonalData,
  exportPersonalData,
  recordPersonAudit,
} from '../../lib/db/personal-data.mjs'
import { createSignInLink, leaveSignInLink } from '../../lib/db/sign-in-links.mjs'
import { withDatabase } from '../support/database.mjs'
import { Failure } from '../support/project.mjs'

const USAGE =
  'Usage: npm run person -- export <email> | link <email> | erase <email> [--contracts keep|erase]'

const OPERATOR = { actor: 'operator', address: 'command line' }

/** By table. Throws Failure when there is nothing. */
async function readData(query, email) {
  const data = await exportPersonalData(query, email)
  if (Object.keys(data).length === 0) throw new Failure('Nothing is stored under this address.')
  return data
}

async function exportPerson(query, email) {
  const data = await readData(query, email)
  const reference = await recordPersonAudit(query, 'person.exported', countRows(data), OPERATOR)
  console.error(`Reference in the audit log: ${reference}`)
  return JSON.stringify({ email, exportedAt: new Date().toISOString(), data }, null, 2)
}

async function erasePerson(query, email, contracts) {
  await readData(query, email)
  const approvals = await countContracts(query, email)
  if (approvals > 0 && !contracts)
    throw new Failure(
      `This person's company approved ${approvals} ${approvals === 1 ? 'specification' : 'specifications'}, which the privacy policy keeps as records of a contract. Nothing was erased. Use --contracts keep (removes the person from them) or --contracts erase.`,
    )
  const counts = await erasePersonalData(query, email, contracts)
  const reference = await recordPersonAudit(query, 'person.erased', counts, OPERATOR)
  return [
    `Companies erased, with their conversations: ${counts.companiesErased}`,
    `Companies kept, without the person:         ${counts.companiesMadeAnonymous}`,
    `Accounts erased, with their sign-ins:        ${counts.accountsErased}`,
    `Links to specifications erased:              ${counts.sharesErased}`,
    `Contact requests erased:                    ${counts.contactsErased}`,
    `Interest registrations erased:              ${counts.interestRegistrationsErased}`,
    `Interviewed candidates erased, with scorecards: ${counts.candidatesErased}`,
    `Responses to jobs erased, with their CVs:   ${counts.jobInterestsErased}`,
    `Emails to or about the person, erased:      ${counts.mailMessagesErased}`,
    `Saved views of staff, erased:               ${counts.savedViewsErased}`,
    `Rows kept for a restore, erased:            ${counts.deletedRowsErased}`,
    `Reference in the audit log:                 ${reference}`,
    'Backups keep the data until they are replaced.',
  ].join('\n')
}

/** Whoever runs the command knows the address; a slip is all that this can tell. */
const EMAIL = /^(?=.{3,254}$)[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Works while the server runs, on the embedded database too. */
async function createLink(connect, email) {
  if (!EMAIL.test(email)) throw new Failure('That isn’t an email address.')
  const token = await connect((query) => createSignInLink(query, email), {
    whenInUse: async (folder) => leaveSignInLink(folder, email),
  })
  const path = `/sign-in/confirm?token=${token}`
  const { APP_URL } = process.env
  const link = APP_URL ? new URL(path, APP_URL).href : path
  console.error(
    `Works once, for ${SIGN_IN_LINK_MINUTES} minutes. Whoever opens it is signed in as ${email}: give it to nobody else.${
      APP_URL ? '' : ' Put your site’s address in front of it, or set APP_URL.'
    }`,
  )
  return link
}

/** Returns what to print on standard output. Throws Failure. */
export async function runPerson([command, address, flag, contracts, ...rest], connect = withDatabase) {
  const isKnown = ['export', 'erase', 'link'].includes(command)
  const hasChoice = flag === '--contracts' && ['keep', 'erase'].includes(contracts) && command === 'erase'
  if (!isKnown || !address?.includes('@') || (flag && !hasChoice) || rest.length > 0) throw new Failure(USAGE)
  const email = address.trim().toLowerCase()
  if (command === 'link') return await createLink(connect, email)
  return await connect((query) =>
    command === 'export' ? exportPerson(query, email) : erasePerson(query, email, contracts),
  )
}
