import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Caller } from '@/lib/auth/caller'
import { setAudienceOfFacts } from '@/lib/consultation/brief/hand-edits'
import { type DbClient, loadBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { countHeld, requireLawful } from '@/lib/consultation/guard/require-lawful'
import { markApproved, markDrafted } from '@/lib/consultation/vacancy/service'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail } from '@/lib/mail/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { audienceOf, canonicalJson, editLine, keepHandEdits, listOpenPaths, setLineAudience } from './content'
import { listMissing } from './floor'
import { leaveOutUnlawful, screenLines } from './law'
import { approvalMail } from './mail'
import { isAudienceFixed } from './options'
import { APPROVAL_SELECT, getSpecification, type SpecificationRecord } from './queries'
import { type ApproverIdentity, recordRoundApproval, voidRound } from './rounds/service'
import {
  type ApprovalRequest,
  type LineEdit,
  type SpecificationContent,
  specificationContentSchema,
} from './schema'

const ALREADY_APPROVED =
  'This specification is approved and locked. To change it, select Edit to start a new draft.'
const CHANGED_ELSEWHERE =
  'This specification was changed in another window. Please reload to see the latest version.'

/** Returns the draft's id. Keeps hand edits of the previous draft, which is superseded unless the content is the same. Unlawful lines are left out, except those of `settled` facts. */
export async function saveGeneratedDraft(
  session: { id: string; companyId: string },
  generated: SpecificationContent,
  settled: ReadonlySet<string> = new Set(),
): Promise<string> {
  const screened = screenLines(generated, settled)
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${session.id}::uuid FOR UPDATE`
    // Edits don't lock the session, so wait here for one in progress.
    await tx.$queryRaw`SELECT id FROM job_specifications WHERE session_id = ${session.id}::uuid FOR UPDATE`
    const latest = await tx.jobSpecification.findFirst({
      where: { sessionId: session.id },
      orderBy: { version: 'desc' },
      select: { id: true, version: true, status: true, content: true },
    })
    const previous = latest?.status === 'draft' ? specificationContentSchema.parse(latest.content) : null
    const merged = previous ? keepHandEdits(generated, previous) : generated
    const { content, grounds } = leaveOutUnlawful(merged, settled, randomUUID, screened)
    countHeld('document', grounds)
    if (latest && previous && toComparableText(previous) === toComparableText(content)) {
      await tx.jobSpecification.update({ where: { id: latest.id }, data: { createdAt: new Date() } })
      return latest.id
    }
    if (latest?.status === 'draft') {
      await voidRound(tx, latest.id)
      await tx.jobSpecification.update({ where: { id: latest.id }, data: { status: 'superseded' } })
    }
    await reserveCompanyBytes(tx, session.companyId, 'text', JSON.stringify(content))
    const { id } = await tx.jobSpecification.create({
      data: {
        companyId: session.companyId,
        sessionId: session.id,
        version: (latest?.version ?? 0) + 1,
        content: toJson(content),
      },
      select: { id: true },
    })
    await markDrafted(tx, session.id, content.jobTitle || merged.jobTitle)
    return id
  })
}

/** Equal for drafts that read the same, whatever the ids of their lines. */
const toComparableText = (content: SpecificationContent) =>
  JSON.stringify({
    ...content,
    lines: content.lines.map((line) => [line.section, line.text, line.factIds, audienceOf(line)]),
  })

const linesToJson = (lines: SpecificationContent['lines']) =>
  lines.map((line) => ({ ...line, evidence: line.evidence.map((source) => ({ ...source })) }))

const toJson = ({ removed, ...content }: SpecificationContent): Prisma.InputJsonObject => ({
  ...content,
  lines: linesToJson(content.lines),
  ...(removed === undefined ? {} : { removed: linesToJson(removed) }),
})

/** Throws `conflict` if the specification is approved or superseded, and 404 if it is foreign. */
export async function saveDraft(caller: Caller, id: string): Promise<SpecificationRecord> {
  const { revision } = requireDraft(await getSpecification(caller, id))
  await updateDraft(db(), id, revision, { savedAt: new Date() })
  return await getSpecification(caller, id)
}

const AUDIENCE_FIXED = 'You can’t change who can see the lines in this section.'

/**
 * An empty text removes the line. Whom a line is for changes in the brief too. `along` writes in the same transaction. Throws `conflict` if
 * the draft has changed since, or the company is full.
 */
export async function editDraftLine(
  caller: Caller,
  id: string,
  lineId: string,
  edit: LineEdit,
  along?: (tx: DbClient) => Promise<void>,
): Promise<SpecificationRecord> {
  const { companyId, sessionId, content } = requireDraft(await getSpecification(caller, id))
  const line = content.lines.find((candidate) => candidate.id === lineId)
  if (!line)
    throw new AppError(
      'notFound',
      'This line is no longer in the specification. Reload the page to see the latest version.',
    )
  const { text, audience = audienceOf(line), revision } = edit
  requireLawful(text, { field: 'text', place: 'lineEdit', previous: line.text })
  const isSameAudience = audience === audienceOf(line)
  if (!isSameAudience && isAudienceFixed(line.section))
    throw new AppError('invalid', AUDIENCE_FIXED, {
      fields: [{ field: 'audience', message: AUDIENCE_FIXED }],
    })
  const edited = toJson(setLineAudience(editLine(content, lineId, text), lineId, audience))
  const storeDraft = async (tx: DbClient) => {
    await updateDraft(tx, id, revision, { content: edited, revision: { increment: 1 } })
    await voidRound(tx, id)
    await along?.(tx)
    await reserveCompanyBytes(tx, companyId, 'text', text)
  }
  if (isSameAudience) await db().$transaction(storeDraft)
  else await updateBrief(sessionId, (brief) => setAudienceOfFacts(brief, line.factIds, audience), storeDraft)
  return await getSpecification(caller, id)
}

/** The id of the newest draft, created from the newest version if needed. */
export async function reviseSpecification(caller: Caller, id: string): Promise<string> {
  const specification = await getSpecification(caller, id)
  if (specification.status === 'draft') return specification.id
  return await db().$transaction(async (tx) => {
    const { sessionId, companyId } = specification
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
    const latest = await tx.jobSpecification.findFirstOrThrow({
      where: { sessionId },
      orderBy: { version: 'desc' },
      select: { id: true, version: true, status: true, content: true },
    })
    if (latest.status === 'draft') return latest.id
    const content = toJson(specificationContentSchema.parse(latest.content))
    await reserveCompanyBytes(tx, companyId, 'text', JSON.stringify(content))
    const draft = await tx.jobSpecification.create({
      data: { companyId, sessionId, version: latest.version + 1, content },
      select: { id: true },
    })
    return draft.id
  })
}

/** Who approves. `waitingFor` names those who still have to. */
export interface ApprovalOutcome {
  approval: { name: string; at: Date; hash: string; termsVersion: string }
  waitingFor: string[]
}

/** Throws `conflict` as `approveVersion` does. */
export async function approveSpecification(
  caller: Caller,
  id: string,
  request: ApprovalRequest,
): Promise<ApprovalOutcome> {
  const specification = await getSpecification(caller, id)
  return await approveVersion(specification, identityOf(caller, specification), request)
}

export const identityOf = (caller: Caller, { isBrowser }: SpecificationRecord): ApproverIdentity => ({
  personId: caller.person?.id ?? null,
  isBrowser,
})

/**
 * Completes the approval if nobody else has to approve. An earlier approved version keeps its record. Throws `conflict` if the draft is
 * approved, superseded or changed since, if it lacks what every vacancy needs (floor.ts), if a detail is open and not among
 * `confirmations`, or if it isn't the approver's turn.
 */
export async function approveVersion(
  specification: SpecificationRecord,
  approver: ApproverIdentity,
  { name, revision: seen, confirmations }: ApprovalRequest,
): Promise<ApprovalOutcome> {
  const { id, content, revision, ...draft } = requireDraft(specification)
  const { sessionId, companyId, version } = draft
  if (seen != null && seen !== revision) throw changedElsewhere()
  requireConfirmations(content, confirmations)
  const contentHash = createHash('sha256').update(canonicalJson(content)).digest('hex')
  const { version: termsVersion } = APPROVAL_TERMS
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
    requireFloor(content, await loadBrief(sessionId, tx))
    const unchanged = await tx.$queryRaw<unknown[]>`
      SELECT id FROM job_specifications WHERE id = ${id}::uuid AND status = 'draft' AND revision = ${revision} FOR UPDATE`
    if (unchanged.length === 0) throw changedElsewhere()
    const decision = { name, termsVersion, contentHash }
    const round = await recordRoundApproval(tx, id, approver, decision)
    if (round && round.waitingFor.length > 0)
      return {
        approval: { name, at: round.at, hash: contentHash, termsVersion },
        waitingFor: round.waitingFor,
      }
    await tx.jobSpecification.updateMany({
      where: { sessionId, status: 'approved' },
      data: { status: 'superseded' },
    })
    await tx.jobSpecification.update({ where: { id }, data: { status: 'approved' }, select: { id: true } })
    const approval = await tx.approval.create({
      data: {
        jobSpecificationId: id,
        approverName: joinNames(round?.names ?? [name]),
        termsVersion,
        contentHash,
      },
      select: APPROVAL_SELECT,
    })
    await markApproved(tx, sessionId, approval.approvedAt)
    const company = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { name: true, email: true },
    })
    const approved = { id, sessionId, version, jobTitle: content.jobTitle, company }
    await enqueueMail(tx, ...approvalMail(approved, approval))
    return { approval: { name, at: approval.approvedAt, hash: contentHash, termsVersion }, waitingFor: [] }
  })
}

const APPROVER_NAMES_MAX = 200

function joinNames(names: readonly string[]): string {
  const joined = names.join(', ')
  return joined.length > APPROVER_NAMES_MAX
    ? `${joined.slice(0, APPROVER_NAMES_MAX - 1).toWellFormed()}…`
    : joined
}

/** Throws `conflict` where the version can't be approved as it is. */
export async function requireReady(specification: SpecificationRecord): Promise<void> {
  const { content, sessionId } = requireDraft(specification)
  requireFloor(content, await loadBrief(sessionId))
}

function requireConfirmations(
  content: SpecificationContent,
  confirmations: ApprovalRequest['confirmations'],
): void {
  if (confirmations == null) return
  const missing = listOpenPaths(content).filter((path) => !confirmations.includes(path))
  if (missing.length === 0) return
  throw new AppError('conflict', 'Some details are still to be confirmed.', {
    fields: missing.map((path) => ({ field: 'confirmations', message: `${path} is still to be confirmed` })),
  })
}

function requireFloor(content: SpecificationContent, brief: Brief): void {
  const missing = listMissing(content, brief)
  if (missing.length === 0) return
  recordRefusals(
    'floor',
    missing.map(({ kind, path }) => (kind === 'detail' ? path : kind)),
  )
  throw new AppError('conflict', 'This specification isn’t ready to approve yet.', {
    fields: missing.map(({ path, message }) => ({ field: path, message })),
  })
}

const changedElsewhere = () =>
  new AppError('conflict', CHANGED_ELSEWHERE, { fields: [{ field: 'revision', message: CHANGED_ELSEWHERE }] })

function requireDraft(specification: SpecificationRecord): SpecificationRecord {
  if (specification.status === 'approved') throw new AppError('conflict', ALREADY_APPROVED)
  if (specification.status === 'superseded') throw new AppError('conflict', CHANGED_ELSEWHERE)
  return specification
}

async function updateDraft(
  client: DbClient,
  id: string,
  revision: number,
  data: Prisma.JobSpecificationUpdateInput,
): Promise<void> {
  const { count } = await client.jobSpecification.updateMany({
    where: { id, status: 'draft', revision },
    data,
  })
  if (count === 0) throw changedElsewhere()
}
