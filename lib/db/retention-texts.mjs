import { STALE_DAYS } from './clock.mjs'
import { MAX_SHARE } from './retention-plan.mjs'

const TIME_ZONE = 'Europe/London'
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE })
const ISO_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
const DAY_MS = 24 * 3600 * 1000

const NAMES = [
  { kinds: ['interestRegistrations', 'contacts'], one: 'enquiry', many: 'enquiries' },
  { kinds: ['jobInterests'], one: 'response to a job', many: 'responses to jobs' },
  { kinds: ['candidates'], one: 'interviewed candidate', many: 'interviewed candidates' },
  { kinds: ['customers', 'prospects'], one: 'company', many: 'companies' },
  { kinds: ['owners'], one: 'unused browser record', many: 'unused browser records' },
  { kinds: ['people'], one: 'unused account', many: 'unused accounts' },
]
const TABLE_NAMES = {
  companies: 'companies',
  interest_registrations: 'interest registrations',
  contact_sales_requests: 'contact requests',
  job_interests: 'responses to jobs',
  candidates: 'interviewed candidates',
  owners: 'browser records',
  people: 'accounts',
}
const DATED_NAMES = {
  admin_sessions: ['sign-in', 'sign-ins'],
  admin_devices: ['staff browser', 'staff browsers'],
  companies: ['company', 'companies'],
  owners: ['visit', 'visits'],
  people: ['visit of an account', 'visits of accounts'],
  messages: ['message', 'messages'],
  approvals: ['approval', 'approvals'],
  interest_registrations: ['interest registration', 'interest registrations'],
  contact_sales_requests: ['contact request', 'contact requests'],
  job_interests: ['response to a job', 'responses to jobs'],
  retention_batches: ['confirmation', 'confirmations'],
}

export function describeCounts(counts) {
  const parts = NAMES.flatMap(({ kinds, one, many }) => {
    const n = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
    return n === 0 ? [] : [describeCount(n, [one, many])]
  })
  return new Intl.ListFormat('en-GB').format(parts)
}

export function describeRefusal(refusal) {
  if (refusal.reason === 'largeShare')
    return `${refusal.expired} of ${refusal.total} ${TABLE_NAMES[refusal.table]} would be deleted, more than ${MAX_SHARE * 100}%.`
  if (refusal.reason === 'futureData') return describeFutureData(refusal)
  const [newest, clock] = [refusal.newestAt, refusal.clock].map((time) => DAY_FORMAT.format(new Date(time)))
  return `The newest record is from ${newest}, more than ${STALE_DAYS} days ago by the database’s clock (${clock}). The clock may be wrong.`
}

function describeFutureData({ tables, latestAt, clock }) {
  const names = tables.map(({ table, count }) => describeCount(count, DATED_NAMES[table]))
  const verb = tables.length === 1 && tables[0].count === 1 ? 'is' : 'are'
  return `By the database’s clock (${DAY_FORMAT.format(new Date(clock))}), ${new Intl.ListFormat('en-GB').format(names)} ${verb} dated in the future, the latest on ${DAY_FORMAT.format(new Date(latestAt))}. The clock is wrong, or was wrong when they were saved.`
}

const describeCount = (count, [one, many]) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** What an operator can do about them. */
export const describeWayOut = (refusals) =>
  refusals.some(({ reason }) => reason === 'futureData')
    ? 'Once the clock is right, set these records’ dates to now with npm run retention -- --correct-dates and today’s date, such as 2026-11-22.'
    : 'To delete the data anyway, run this command: npm run retention -- --yes-really'

/** `now` is the database's time. */
export function describeAnnouncement({ counts, dueAt, now }) {
  const sum = Object.values(counts).reduce((total, n) => total + n, 0)
  const verb = sum === 1 ? 'reaches the end of its' : 'reach the end of their'
  return `${describeCounts(counts)} ${verb} retention period and will be deleted ${describeDay(dueAt, now)}.`
}

function describeDay(dueAt, now) {
  const day = (time) => ISO_DAY_FORMAT.format(new Date(time))
  if (day(dueAt) <= day(now)) return 'today'
  if (day(dueAt) === day(new Date(now).getTime() + DAY_MS)) return 'tomorrow'
  return `on ${DAY_FORMAT.format(new Date(dueAt))}`
}
