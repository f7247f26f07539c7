import 'server-only'
import { z } from 'zod'
import { accessSelect, type Caller, ofVisibleCompanies, requireNeed } from '@/lib/auth/caller'
import { canDo } from '@/lib/auth/roles'
import type { EvidenceKind } from '@/lib/consultation/brief/options'
import { type Brief, heldSchema } from '@/lib/consultation/brief/schema'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { givenSchema } from '@/lib/consultation/messages/schema'
import { describeGuide, findProposedText } from '@/lib/consultation/proposals/evidence'
import { answersByReference, draftIdOf } from '@/lib/consultation/vacancy-builder/initial-brief'
import { DRAFT_SELECT, toAnswers } from '@/lib/consultation/vacancy-builder/queries'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { toEdition } from './content'
import { findLastQuestion } from './last-question'
import type { SpecificationStatus } from './options'
import { type SourceTexts, type SpecificationContent, specificationContentSchema } from './schema'

export interface Approval {
  approverName: string
  approvedAt: Date
  termsVersion: string
  /** SHA-256 of the approved content. */
  contentHash: string
  launchStatus: 'awaiting' | 'launched' | 'onHold' | 'closed'
  /** Null until the agency has set a status. */
  launchChangedAt: Date | null
}

export interface SpecificationRecord {
  id: string
  companyId: string
  sessionId: string
  version: number
  revision: number
  status: SpecificationStatus
  content: SpecificationContent
  savedAt: Date | null
  createdAt: Date
  contactName: string
  /** What the caller approves as unless they type another name: a colleague isn't the company's contact. */
  approverName: string
  /** Whether the caller can change it. Who can't reads what candidates may. */
  canEdit: boolean
  canApprove: boolean
  isOwner: boolean
  /** Whether the caller's browser owns the company. */
  isBrowser: boolean
  approval: Approval | null
}

export const APPROVAL_SELECT = {
  approverName: true,
  approvedAt: true,
  termsVersion: true,
  contentHash: true,
  launchStatus: true,
  launchChangedAt: true,
} as const

const SELECT = {
  id: true,
  companyId: true,
  sessionId: true,
  version: true,
  revision: true,
  status: true,
  content: true,
  savedAt: true,
  createdAt: true,
  approval: { select: APPROVAL_SELECT },
} as const

/**
 * What is for the agency, and evidence, are for editors: a viewer reads the candidate edition. Throws the same 404 for missing and foreign
 * ids, and 403 where the caller's role is too low.
 */
export async function getSpecification(caller: Caller, id: string): Promise<SpecificationRecord> {
  const specification = await getFullSpecification(caller, id)
  const isForCandidates = !specification.canEdit && caller.needs === 'viewer'
  return isForCandidates
    ? { ...specification, content: toEdition(specification.content, 'candidate') }
    : specification
}

/** Everything, whatever the caller may see: for documents, which take their edition of it. Throws as `getSpecification` does. */
export async function getFullSpecification(caller: Caller, id: string): Promise<SpecificationRecord> {
  const row = await db().jobSpecification.findFirst({
    where: { id, ...ofVisibleCompanies(caller) },
    select: { ...SELECT, company: { select: { contactName: true, email: true, ...accessSelect(caller) } } },
  })
  if (!row) throw notFound()
  const { company, content, ...rest } = row
  const membership = requireNeed(caller, company)
  const canEdit = canDo(membership, 'editor')
  const { person } = caller
  const isContact = person === null || person.email === company.email.toLowerCase()
  const isBrowser = caller.owner !== null && caller.owner === company.ownerId
  return {
    ...rest,
    contactName: company.contactName,
    approverName: isBrowser || isContact ? company.contactName : person.email,
    canEdit,
    canApprove: canDo(membership, 'approve'),
    isOwner: canDo(membership, 'owner'),
    isBrowser,
    content: specificationContentSchema.parse(content),
  }
}

/** Does not check access: for whoever holds a link to it (lib/sharing). */
export async function loadSpecification(id: string): Promise<SpecificationRecord> {
  const { company, content, ...rest } = await db().jobSpecification.findUniqueOrThrow({
    where: { id },
    select: { ...SELECT, company: { select: { contactName: true } } },
  })
  return {
    ...rest,
    contactName: company.contactName,
    approverName: '',
    canEdit: false,
    canApprove: false,
    isOwner: false,
    isBrowser: false,
    content: specificationContentSchema.parse(content),
  }
}

/** Everyone of the round that approved a version, in order; none if one person approved it alone. Does not check who asks. */
export async function listApprovers(id: string): Promise<{ name: string; at: Date }[]> {
  const approvers = await db().roundApprover.findMany({
    where: { state: 'approved', round: { jobSpecificationId: id, state: 'complete' } },
    orderBy: [{ decidedAt: 'asc' }, { position: 'asc' }],
    select: { name: true, decidedName: true, decidedAt: true },
  })
  return approvers.flatMap(({ name, decidedName, decidedAt }) =>
    decidedAt ? [{ name: decidedName ?? name, at: decidedAt }] : [],
  )
}

export interface SpecificationListItem {
  id: string
  jobTitle: string
  companyName: string
  version: number
  status: SpecificationStatus
  createdAt: Date
}

const LIST_MAX = 50

/** Newest first, without superseded ones. */
export async function listSpecifications(caller: Caller): Promise<SpecificationListItem[]> {
  const rows = await db().jobSpecification.findMany({
    where: { ...ofVisibleCompanies(caller), status: { not: 'superseded' } },
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: { id: true, version: true, status: true, createdAt: true, company: { select: { name: true } } },
  })
  // Only the title, because a content can be long.
  const titles = await db().$queryRaw<{ id: string; jobTitle: string }[]>`
    SELECT id, content->>'jobTitle' AS "jobTitle" FROM job_specifications WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`
  const titleById = new Map(titles.map(({ id, jobTitle }) => [id, jobTitle]))
  return rows.map(({ company, ...row }) => ({
    ...row,
    companyName: company.name,
    jobTitle: titleById.get(row.id) ?? '',
  }))
}

export async function getNewestVersion(
  caller: Caller,
  specification: { sessionId: string },
): Promise<{ id: string; version: number; status: SpecificationStatus }> {
  return await db().jobSpecification.findFirstOrThrow({
    where: { sessionId: specification.sessionId, ...ofVisibleCompanies(caller) },
    orderBy: { version: 'desc' },
    select: { id: true, version: true, status: true },
  })
}

/** The version that applies; null before one is approved. */
export async function findApprovedVersion(
  caller: Caller,
  { sessionId }: { sessionId: string },
): Promise<{ id: string; version: number } | null> {
  return await db().jobSpecification.findFirst({
    where: { sessionId, status: 'approved', ...ofVisibleCompanies(caller) },
    orderBy: { version: 'desc' },
    select: { id: true, version: true },
  })
}

/** User messages since each specification was written, by its id; those without any are left out. */
export async function countMessagesSince(caller: Caller): Promise<Record<string, number>> {
  const specifications = await db().jobSpecification.findMany({
    where: { ...ofVisibleCompanies(caller), status: { not: 'superseded' } },
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: { id: true, sessionId: true, createdAt: true },
  })
  const counts = await Promise.all(
    specifications.map(({ sessionId, createdAt }) =>
      db().message.count({ where: { sessionId, role: 'user', createdAt: { gt: createdAt } } }),
    ),
  )
  return Object.fromEntries(
    specifications.flatMap(({ id }, index) => (counts[index] ? [[id, counts[index]]] : [])),
  )
}

/** What the manager said and the guard keeps out. The caller has proved ownership. */
export async function loadHeldWords(sessionId: string, { held }: Pick<Brief, 'held'>): Promise<string[]> {
  const kept = held.filter(({ source, state }) => source.kind === 'message' && state !== 'work')
  if (kept.length === 0) return []
  const messages = await db().message.findMany({
    where: { sessionId, id: { in: kept.map(({ source }) => source.id) } },
    select: { id: true, content: true },
  })
  return kept.flatMap(({ source, start, end }) => {
    const content = messages.find(({ id }) => id === source.id)?.content ?? ''
    return content === '' ? [] : [content.slice(start, end)]
  })
}

/** Without deleted sources. Does not check ownership: pass a specification from `getSpecification`. */
export async function loadSourceTexts({
  companyId,
  sessionId,
  content,
}: Pick<SpecificationRecord, 'companyId' | 'sessionId' | 'content'>): Promise<SourceTexts> {
  const sources = content.lines.flatMap((line) => line.evidence)
  const idsOf = (kind: EvidenceKind) => [...new Set(sources.filter((s) => s.kind === kind).map((s) => s.id))]
  const [messages, rules, drafts, company, vacancy, items, suggestions] = await Promise.all([
    db().message.findMany({
      where: { id: { in: [...idsOf('message'), ...idsOf('card')] }, session: { companyId } },
      select: { id: true, content: true, given: true, createdAt: true },
    }),
    db().houseRule.findMany({
      where: { id: { in: idsOf('houseRule') }, companyId },
      select: { id: true, text: true },
    }),
    db().vacancyDraft.findMany({
      where: { id: { in: idsOf('vacancyBuilder').map(draftIdOf) }, companyId },
      select: DRAFT_SELECT,
    }),
    db().company.findUnique({
      where: { id: companyId },
      select: { description: true, name: true, industry: true },
    }),
    db().vacancy.findUnique({ where: { id: sessionId }, select: { jobTitle: true } }),
    db().researchItem.findMany({
      where: { id: { in: [...idsOf('website'), ...idsOf('document')] }, companyId },
      select: {
        id: true,
        quote: true,
        source: { select: { address: true, run: { select: { kind: true } } } },
      },
    }),
    db().lineComment.findMany({
      where: { state: 'accepted', lineId: { in: idsOf('handEdit') }, jobSpecification: { sessionId } },
      orderBy: { settledAt: 'asc' },
      select: { lineId: true, text: true, authorName: true, settledAt: true },
    }),
  ])
  const texts: SourceTexts = {}
  // What was chosen is the end of the message that it came with, and not the manager’s own words.
  const cards = new Set(idsOf('card'))
  for (const { id, content, given, createdAt } of messages) {
    const saidAt = createdAt.toISOString()
    const words = given === null ? content : content.slice(0, givenSchema.parse(given).length)
    texts[`message:${id}`] = { text: words, saidAt }
    if (cards.has(id)) texts[`card:${id}`] = { text: content, saidAt }
  }
  for (const { id, text } of rules) texts[`houseRule:${id}`] = { text, saidAt: null }
  for (const draft of drafts)
    for (const [id, text] of Object.entries(answersByReference(draft.id, toAnswers(draft))))
      texts[`vacancyBuilder:${id}`] = { text, saidAt: null }
  for (const { id, quote, source } of items)
    texts[`${source.run.kind}:${id}`] = { text: quote, saidAt: null, address: source.address }
  for (const id of idsOf('proposal')) {
    const text = findProposedText(id)
    const address = describeGuide(id)
    if (text && address) texts[`proposal:${id}`] = { text, saidAt: null, address }
  }
  const textOfLine = new Map(content.lines.map((line) => [line.id, line.text]))
  for (const { lineId, text, authorName: author, settledAt } of suggestions)
    if (textOfLine.get(lineId) === text.replace(/\s+/g, ' ').trim())
      texts[`handEdit:${lineId}`] = { text, saidAt: settledAt?.toISOString() ?? null, author }
  for (const [field, text] of Object.entries({ ...company, ...vacancy }))
    if (text) texts[`companyForm:${field}`] = { text, saidAt: null }
  return texts
}

/** The conversation that a document is written from, without what the guard keeps out; with what the brief has from an earlier vacancy. */
export async function loadSaid(sessionId: string): Promise<Conversation> {
  const messages = await db().message.findMany({
    where: { OR: [{ sessionId }, { role: 'user', evidence: { some: { fact: { sessionId } } } }] },
    select: { id: true, role: true, content: true, sessionId: true, session: { select: { held: true } } },
    orderBy: { position: 'asc' },
  })
  const said = new Map<string, string>()
  const asked = new Map<string, string>()
  let question = ''
  for (const { id, role, content, sessionId: of, session } of messages) {
    if (role !== 'user') {
      question = findLastQuestion(content)
      continue
    }
    const held = z.array(heldSchema).parse(session.held)
    const kept = held.filter(({ source, state }) => source.id === id && state !== 'work')
    said.set(id, blankHeld(content, kept))
    if (of === sessionId && question !== '') asked.set(id, question)
  }
  return { said, asked }
}

export interface Conversation {
  /** What the hiring manager said, by message. */
  said: Map<string, string>
  /** What the consultant had asked before, by the manager’s message. */
  asked: Map<string, string>
}
