import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { OwnedCompanyId, OwnerId } from '@/lib/auth/owner'
import { getCompany } from '@/lib/company/queries'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { listCompanyFacts } from '@/lib/research/queries'
import { log } from '@/lib/server/log'
import { canonicalJson, editLine, keepHandEdits } from './content'
import { getSpecification, type SpecificationRecord } from './queries'
import {
  type ApprovalInput,
  type LineEdit,
  type SpecificationContent,
  specificationContentSchema,
} from './schema'
import type { SpecificationWriter } from './writer'

const ALREADY_APPROVED =
  'This specification is approved and can no longer be changed. Edit makes a new draft of it.'
const CHANGED_ELSEWHERE =
  'This specification was changed in another window. Please reload to see the newest version.'

/**
 * Writes the specification of a session from its brief and the company record, stores it as the newest draft and returns its id.
 * Throws 404 for a session of another company and `conflict` before the first message of the user.
 */
export async function generateSummary(
  companyId: OwnedCompanyId,
  sessionId: string,
  write: SpecificationWriter,
): Promise<string> {
  const session = await db().consultationSession.findFirst({
    where: { id: sessionId, companyId },
    select: { messages: { where: { role: 'user' }, take: 1, select: { id: true } } },
  })
  if (!session) throw notFound()
  if (!session.messages.length)
    throw new AppError('conflict', 'Please tell the consultant about the vacancy first.')
  const [company, rules, brief, research] = await Promise.all([
    getCompany(companyId),
    listHouseRules(companyId),
    loadBrief(sessionId),
    listCompanyFacts(companyId),
  ])
  const { content, reason, rejected } = await write({
    brief,
    company,
    jobTitle: company.jobTitle,
    houseRules: rules,
    research,
    newId: randomUUID,
  })
  if (reason || Object.keys(rejected).length > 0)
    log.warn({ sessionId, reason, rejected }, 'the model wrote the specification only in part')
  return await saveGeneratedDraft({ id: sessionId, companyId }, content)
}

/**
 * Stores what was generated for a session as its newest draft and returns its id. Lines that were edited by hand in the draft before
 * are kept; the draft itself is superseded. The same content twice is one draft, which then counts as written anew.
 */
export async function saveGeneratedDraft(
  session: { id: string; companyId: string },
  generated: SpecificationContent,
): Promise<string> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${session.id}::uuid FOR UPDATE`
    // Edits take no session: one that is being stored right now is waited for, so that it is kept.
    await tx.$queryRaw`SELECT id FROM job_specifications WHERE session_id = ${session.id}::uuid FOR UPDATE`
    const latest = await tx.jobSpecification.findFirst({
      where: { sessionId: session.id },
      orderBy: { version: 'desc' },
      select: { id: true, version: true, status: true, content: true },
    })
    const earlier = latest?.status === 'draft' ? specificationContentSchema.parse(latest.content) : null
    const content = earlier ? keepHandEdits(generated, earlier) : generated
    if (latest && earlier && toComparableText(earlier) === toComparableText(content)) {
      await tx.jobSpecification.update({ where: { id: latest.id }, data: { createdAt: new Date() } })
      return latest.id
    }
    if (latest?.status === 'draft')
      await tx.jobSpecification.update({ where: { id: latest.id }, data: { status: 'superseded' } })
    const { id } = await tx.jobSpecification.create({
      data: {
        companyId: session.companyId,
        sessionId: session.id,
        version: (latest?.version ?? 0) + 1,
        content: toJson(content),
      },
      select: { id: true },
    })
    return id
  })
}

/** What a reader would see of a content: equal texts are equal drafts, whatever the lines' ids. */
const toComparableText = (content: SpecificationContent) =>
  JSON.stringify({
    ...content,
    lines: content.lines.map(({ section, text, factIds }) => [section, text, factIds]),
  })

const linesToJson = (lines: SpecificationContent['lines']) =>
  lines.map((line) => ({ ...line, evidence: line.evidence.map((source) => ({ ...source })) }))

const toJson = ({ removed, ...content }: SpecificationContent): Prisma.InputJsonObject => ({
  ...content,
  lines: linesToJson(content.lines),
  ...(removed === undefined ? {} : { removed: linesToJson(removed) }),
})

/** Save Draft. Throws `conflict` when the specification is approved or superseded, 404 when it is not the owner's. */
export async function saveDraft(owner: OwnerId, id: string): Promise<SpecificationRecord> {
  const { revision } = requireDraft(await getSpecification(owner, id))
  await updateDraft(id, revision, { savedAt: new Date() })
  return await getSpecification(owner, id)
}

/** Changes one line of a draft by hand; an empty text removes it. Throws `conflict` when somebody else changed the draft. */
export async function editDraftLine(owner: OwnerId, input: LineEdit): Promise<SpecificationRecord> {
  const { content } = requireDraft(await getSpecification(owner, input.specificationId))
  if (!content.lines.some(({ id }) => id === input.lineId))
    throw new AppError('notFound', 'This line is not in the specification any more.')
  await updateDraft(input.specificationId, input.revision, {
    content: toJson(editLine(content, input.lineId, input.text)),
    revision: { increment: 1 },
  })
  return await getSpecification(owner, input.specificationId)
}

/** A new draft of the newest version, with its own id, which it returns; where that is a draft, the draft itself. */
export async function reviseSpecification(owner: OwnerId, id: string): Promise<string> {
  const specification = await getSpecification(owner, id)
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
    const draft = await tx.jobSpecification.create({
      data: { companyId, sessionId, version: latest.version + 1, content },
      select: { id: true },
    })
    return draft.id
  })
}

/**
 * Records the approval of a draft: approver's name, time, version of the terms, and SHA-256 of the canonical content. An earlier
 * approved version of the same vacancy is superseded by it and keeps its own record. Throws `conflict` when the draft is approved
 * already, superseded, or was changed after the approver saw it.
 */
export async function approveSpecification(
  owner: OwnerId,
  input: ApprovalInput,
): Promise<SpecificationRecord> {
  const { content, revision, sessionId } = requireDraft(await getSpecification(owner, input.specificationId))
  if (revision !== input.revision) throw new AppError('conflict', CHANGED_ELSEWHERE)
  const contentHash = createHash('sha256').update(canonicalJson(content)).digest('hex')
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${sessionId}::uuid FOR UPDATE`
    await tx.jobSpecification.updateMany({
      where: { sessionId, status: 'approved' },
      data: { status: 'superseded' },
    })
    const { count } = await tx.jobSpecification.updateMany({
      where: { id: input.specificationId, status: 'draft', revision },
      data: { status: 'approved' },
    })
    if (count === 0) throw new AppError('conflict', CHANGED_ELSEWHERE)
    await tx.approval.create({
      data: {
        jobSpecificationId: input.specificationId,
        approverName: input.approverName,
        termsVersion: APPROVAL_TERMS.version,
        contentHash,
      },
    })
  })
  return await getSpecification(owner, input.specificationId)
}

function requireDraft(specification: SpecificationRecord): SpecificationRecord {
  if (specification.status === 'approved') throw new AppError('conflict', ALREADY_APPROVED)
  if (specification.status === 'superseded') throw new AppError('conflict', CHANGED_ELSEWHERE)
  return specification
}

async function updateDraft(
  id: string,
  revision: number,
  data: Prisma.JobSpecificationUpdateInput,
): Promise<void> {
  const { count } = await db().jobSpecification.updateMany({ where: { id, status: 'draft', revision }, data })
  if (count === 0) throw new AppError('conflict', CHANGED_ELSEWHERE)
}
