import 'server-only'
import type { OwnedCompanyId, OwnerId } from '@/lib/auth/owner'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import type { SpecificationStatus } from './options'
import { type SpecificationContent, specificationContentSchema } from './schema'

/** A specification as its screens need it, evidence and approval included. */
export interface SpecificationRecord {
  id: string
  companyId: string
  sessionId: string
  version: number
  revision: number
  status: SpecificationStatus
  content: SpecificationContent
  /** When Save Draft was chosen. */
  savedAt: Date | null
  createdAt: Date
  contactName: string
  approval: { approverName: string; approvedAt: Date; termsVersion: string; contentHash: string } | null
}

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
  company: { select: { contactName: true } },
  approval: { select: { approverName: true, approvedAt: true, termsVersion: true, contentHash: true } },
} as const

/** A specification of one of the owner's companies; throws the one 404 for missing and foreign ids. */
export async function getSpecification(owner: OwnerId, id: string): Promise<SpecificationRecord> {
  const row = await db().jobSpecification.findFirst({
    where: { id, company: { ownerId: owner } },
    select: SELECT,
  })
  if (!row) throw notFound()
  const { company, content, ...rest } = row
  return {
    ...rest,
    contactName: company.contactName,
    content: specificationContentSchema.parse(content),
  }
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

/** The owner's specifications that are not superseded, newest first. */
export async function listSpecifications(owner: OwnerId): Promise<SpecificationListItem[]> {
  const rows = await db().jobSpecification.findMany({
    where: { company: { ownerId: owner }, status: { not: 'superseded' } },
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: {
      id: true,
      version: true,
      status: true,
      createdAt: true,
      content: true,
      company: { select: { name: true } },
    },
  })
  return rows.map(({ content, company, ...row }) => ({
    ...row,
    companyName: company.name,
    jobTitle: specificationContentSchema.shape.jobTitle.parse(
      (content as { jobTitle?: unknown } | null)?.jobTitle,
    ),
  }))
}

/** One source of a line with the words it points at. */
export interface SourceWords {
  kind: string
  id: string
  start: number
  end: number
  /** The whole text of the source, so that the words can be shown in their place; null where it is gone. */
  text: string | null
  /** ISO 8601, for messages. */
  saidAt: string | null
}

/** The texts that the evidence of a company's specification points at, by kind and id joined by a colon. */
export async function sourceTexts(
  companyId: OwnedCompanyId | string,
  sources: { kind: string; id: string }[],
): Promise<Map<string, { text: string; saidAt: string | null }>> {
  const idsOf = (kind: string) => [...new Set(sources.filter((s) => s.kind === kind).map((s) => s.id))]
  const [messages, rules, company] = await Promise.all([
    db().message.findMany({
      where: { id: { in: idsOf('message') }, session: { companyId } },
      select: { id: true, content: true, createdAt: true },
    }),
    db().houseRule.findMany({
      where: { id: { in: idsOf('houseRule') }, companyId },
      select: { id: true, text: true },
    }),
    db().company.findUnique({
      where: { id: companyId },
      select: { description: true, name: true, industry: true, jobTitle: true },
    }),
  ])
  const texts = new Map<string, { text: string; saidAt: string | null }>()
  for (const { id, content, createdAt } of messages)
    texts.set(`message:${id}`, { text: content, saidAt: createdAt.toISOString() })
  for (const { id, text } of rules) texts.set(`houseRule:${id}`, { text, saidAt: null })
  for (const [field, text] of Object.entries(company ?? {}))
    if (text) texts.set(`companyForm:${field}`, { text, saidAt: null })
  return texts
}
