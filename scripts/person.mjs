// npm run person -- export <email>                          prints one person's data as JSON
// npm run person -- link <email>                            prints a link that signs in whoever opens it
// npm run person -- erase <email> [--contracts keep|erase]  deletes it; asks for --contracts where the person's company approved work
import './support/node-version.mjs'

const { withDatabase } = await import('./support/database.mjs')
const { countContracts, countRows, erasePersonalData, exportPersonalData, recordPersonAudit } = await import(
  '../lib/db/personal-data.mjs'
)
const { createSignInLink, leaveSignInLink } = await import('../lib/db/sign-in-links.mjs')
const { SIGN_IN_LINK_MINUTES } = await import('../lib/content/retention-periods.mjs')
const { exitWithNpm, Failure, loadEnvironment, main } = await import('./support/project.mjs')

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
async function createLink(email) {
  if (!EMAIL.test(email)) throw new Failure('That isn’t an email address.')
  const token = await withDatabase((query) => createSignInLink(query, email), {
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

await main(async () => {
  exitWithNpm()
  loadEnvironment()
  const [command, address, flag, contracts, ...rest] = process.argv.slice(2)
  const isKnown = ['export', 'erase', 'link'].includes(command)
  const hasChoice = flag === '--contracts' && ['keep', 'erase'].includes(contracts) && command === 'erase'
  if (!isKnown || !address?.includes('@') || (flag && !hasChoice) || rest.length > 0) throw new Failure(USAGE)
  const email = address.trim().toLowerCase()
  const result =
    command === 'link'
      ? await createLink(email)
      : await withDatabase((query) =>
          command === 'export' ? exportPerson(query, email) : erasePerson(query, email, contracts),
        )
  console.log(result)
})
