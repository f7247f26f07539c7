import {
  CANDIDATE_MONTHS,
  CUSTOMER_YEARS,
  PROSPECT_YEARS,
  RESTORE_DAYS,
} from '../../lib/content/retention-periods.mjs'
import { listDeletedBatches, RestoreError, restoreDeletedBatch } from '../../lib/db/deleted-rows.mjs'
import {
  correctFutureDates,
  deleteDueRows,
  OPERATOR,
  planRetention,
  recordAudit,
} from '../../lib/db/retention-plan.mjs'
import { describeRefusal, describeWayOut } from '../../lib/db/retention-texts.mjs'
import { withDatabase } from '../support/database.mjs'
import { Failure } from '../support/project.mjs'

const USAGE =
  'Usage: npm run retention [-- --dry-run | --yes-really | --correct-dates <today> | --list | --restore <batch>]'
const LABELS = {
  customers: `companies with an approval, last contact ${CUSTOMER_YEARS} years ago or more`,
  prospects: `companies without an approval, last contact ${PROSPECT_YEARS} years ago or more`,
  interestRegistrations: `interest registrations, ${PROSPECT_YEARS} years old or more`,
  contacts: `contact requests, last contact ${PROSPECT_YEARS} years ago or more`,
  jobInterests: `responses to jobs with their CVs, last dealt with ${CANDIDATE_MONTHS} months ago or more`,
  candidates: 'interviewed candidates with their scorecards, decided on long enough ago',
  owners: 'browsers that no longer own a company',
  people: `accounts without a company, last used ${PROSPECT_YEARS} years ago or more`,
}
const NO_ROWS = Object.fromEntries(Object.keys(LABELS).map((kind) => [kind, 0]))
const VALUES = {
  '--restore': /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  '--correct-dates': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
}
const DAY_MS = 24 * 3600 * 1000

const formatTime = (time) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const formatLine = (count, label) => `${String(count).padStart(8)}  ${label}`

const formatCounts = (counts) =>
  Object.entries(LABELS).map(([kind, label]) => formatLine(counts[kind] ?? 0, label))

const formatRefusals = (refusals) => refusals.map((refusal) => `- ${describeRefusal(refusal)}`)

async function deleteBatch(query, batchId) {
  const totals = { ...NO_ROWS }
  for (;;) {
    const counts = await deleteDueRows(query, batchId, OPERATOR)
    if (!counts) return totals
    for (const kind of Object.keys(LABELS)) totals[kind] += counts[kind]
  }
}

/** Returns the lines to print, and whether it was refused. */
async function applyRetention(query, isConfirmed) {
  const lines = []
  let plan = await planRetention(query, { isConfirmed })
  if (plan.status === 'due') {
    const { id } = plan.batch
    lines.push('Deleted:', ...formatCounts(await deleteBatch(query, id)))
    lines.push(`Within ${RESTORE_DAYS} days you can restore this: npm run retention -- --restore ${id}`)
    plan = await planRetention(query)
  }
  return { lines: [...lines, ...describePlan(plan)], isRefused: plan.status === 'refused' }
}

function describePlan({ status, batch }) {
  if (status === 'idle') return ['Nothing expires within a day.']
  if (status === 'busy') throw new Failure('Another process is deleting expired data. Try again later.')
  if (status === 'refused')
    return [
      'Refused. None of this was deleted:',
      ...formatCounts(batch.counts),
      ...formatRefusals(batch.refusals),
      `Check the clock. ${describeWayOut(batch.refusals)}`,
    ]
  return [
    `Announced, to be deleted after ${formatTime(batch.dueAt)}:`,
    ...formatCounts(batch.counts),
    'The server deletes it then, unless RETENTION=off. You can also run this command again.',
  ]
}

/** Runs in a transaction that is rolled back. */
async function previewRetention(query) {
  await query('SAVEPOINT preview')
  const { status, batch } = await planRetention(query)
  await query('ROLLBACK TO SAVEPOINT preview')
  if (status === 'busy') return describePlan({ status })
  const isDue = status === 'due' || (status === 'refused' && batch.isDue)
  const verdict = {
    idle: ['Nothing expires within a day.'],
    due: ['It was announced a day ago. The next run will delete it.'],
    announced: [`Nothing is deleted before ${batch && formatTime(batch.dueAt)}.`],
    refused: [
      'The next run would be refused:',
      ...formatRefusals(batch?.refusals ?? []),
      describeOverruling(batch?.refusals ?? [], isDue),
    ],
  }[status]
  return ['Would delete (nothing was deleted):', ...formatCounts(batch?.counts ?? NO_ROWS), ...verdict]
}

function describeOverruling(refusals, isDue) {
  if (refusals.some(({ reason }) => reason === 'futureData')) return describeWayOut(refusals)
  return isDue ? 'With --yes-really it deletes this.' : 'With --yes-really it announces this.'
}

/** The operator types the date, because the database's own may be the wrong one. */
async function correctDates(query, today) {
  const { rows } = await query('SELECT now() AS clock')
  const clock = new Date(rows[0].clock).toISOString().slice(0, 10)
  // Time zones.
  if (Math.abs(Date.parse(clock) - Date.parse(today)) > DAY_MS)
    throw new Failure(
      `The database’s clock says ${clock}, not ${today}. Correct it first. Nothing was changed.`,
    )
  const counts = Object.entries(await correctFutureDates(query))
  if (counts.length === 0) return ['No record is dated in the future.']
  return [
    'Dates set to now, and sessions ended:',
    ...counts.map(([table, count]) => formatLine(count, table)),
  ]
}

async function listBatches(query) {
  const batches = await listDeletedBatches(query)
  if (batches.length === 0) return ['Nothing can be restored.']
  return batches.flatMap(({ id, deletedAt, restorableUntil, counts }) => [
    `${id}  deleted ${formatTime(deletedAt)}, can be restored until ${formatTime(restorableUntil)}`,
    ...Object.entries(counts).map(([table, count]) => formatLine(count, table)),
  ])
}

async function restoreBatch(query, batchId) {
  const counts = await restoreDeletedBatch(query, batchId).catch((error) => {
    throw error instanceof RestoreError ? new Failure(`${error.message} Nothing was changed.`) : error
  })
  await recordAudit(query, 'retention.restored', {
    ...OPERATOR,
    target: `batch:${batchId}`,
    changes: counts,
  })
  return [
    'Restored:',
    ...Object.entries(counts).map(([table, count]) => formatLine(count, table)),
    'Data that is still past its retention period will be announced and deleted again. To keep it, add a note to the contact or vacancy.',
  ]
}

/** Returns what to print. Throws Failure. */
export async function runRetention([option, value, ...rest], connect = withDatabase) {
  const isKnown = [undefined, '--dry-run', '--yes-really', '--correct-dates', '--list', '--restore'].includes(
    option,
  )
  const form = VALUES[option]
  const isComplete = form ? form.test(value ?? '') : value === undefined
  if (!isKnown || !isComplete || rest.length > 0) throw new Failure(USAGE)
  const { lines, isRefused } = await connect(async (query) => {
    if (option === '--dry-run') return { lines: await previewRetention(query) }
    if (option === '--correct-dates') return { lines: await correctDates(query, value) }
    if (option === '--list') return { lines: await listBatches(query) }
    if (option === '--restore') return { lines: await restoreBatch(query, value) }
    return applyRetention(query, option === '--yes-really')
  })
  if (isRefused) throw new Failure(lines.join('\n'))
  return lines.join('\n')
}
