import 'server-only'
import { z } from 'zod'
import { accessSelect, type Caller, requireNeed, visibleCompanies } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { audienceOf } from '@/lib/specification/content'
import { type SpecificationContent, specificationContentSchema } from '@/lib/specification/schema'
import { listUnasked } from './build'
import { type Kit, kitItemSchema } from './schema'

export interface KitRecord extends Kit {
  companyId: string
  sessionId: string
  /** Of the version that it was made from. */
  content: SpecificationContent
}

const textsOf = (content: SpecificationContent) =>
  new Set(content.lines.filter((line) => audienceOf(line) === 'candidate').map(({ text }) => text))

/** What differs from the newest version of the specification, or null. */
function compare(
  content: SpecificationContent,
  newest: { id: string; version: number; content: SpecificationContent },
): Kit['behind'] {
  const [before, after] = [textsOf(content), textsOf(newest.content)]
  const added = [...after].filter((text) => !before.has(text))
  const removed = [...before].filter((text) => !after.has(text))
  return added.length + removed.length === 0
    ? null
    : { jobSpecificationId: newest.id, version: newest.version, added, removed }
}

/** Throws the same 404 for missing and foreign ids, and 403 where the caller's role is too low. */
export async function getKit(caller: Caller, id: string): Promise<KitRecord> {
  const row = await db().interviewKit.findFirst({
    where: { id, jobSpecification: { company: visibleCompanies(caller) } },
    include: {
      jobSpecification: {
        select: {
          companyId: true,
          sessionId: true,
          version: true,
          company: { select: accessSelect(caller) },
        },
      },
    },
  })
  if (!row) throw notFound()
  const { company, companyId, sessionId, version } = row.jobSpecification
  requireNeed(caller, company)
  const newest = await db().jobSpecification.findFirstOrThrow({
    where: { sessionId },
    orderBy: { version: 'desc' },
    select: { id: true, version: true, content: true },
  })
  const made = specificationContentSchema.parse(row.madeFrom)
  const items = z.array(kitItemSchema).parse(row.items)
  return {
    id: row.id,
    jobSpecificationId: row.jobSpecificationId,
    companyId,
    sessionId,
    jobTitle: made.jobTitle,
    companyName: made.companyName,
    version,
    minutes: row.minutes,
    revision: row.revision,
    frozenAt: row.frozenAt?.toISOString() ?? null,
    items,
    unasked: listUnasked(made, items),
    behind: compare(made, {
      id: newest.id,
      version: newest.version,
      content: specificationContentSchema.parse(newest.content),
    }),
    content: made,
  }
}

/** The kits of a specification whose reader was checked, the shortest first. */
export const findKits = (jobSpecificationId: string): Promise<{ id: string; minutes: number }[]> =>
  db().interviewKit.findMany({
    where: { jobSpecificationId },
    orderBy: { minutes: 'asc' },
    select: { id: true, minutes: true },
  })
