import 'server-only'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import { withinDays, withSearch } from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { db } from '@/lib/db/client'
import { describeRefusal } from '@/lib/db/retention-texts.mjs'
import { Prisma } from '@/lib/generated/prisma/client'
import type { AuditEntry, AuditFilter, AuditQuery, AuditRecord, ListedAuditEntry } from './schema'

interface Row extends Omit<AuditEntry, 'at'> {
  at: Date
}

export const AUDIT = defineList<Row, AuditEntry, AuditFilter, 'at', 'total'>({
  from: Prisma.sql`FROM audit_entries`,
  columns: Prisma.sql`id, at, actor, action, target, changes, address, request_id AS "requestId"`,
  id: Prisma.sql`id`,
  sorts: { at: { key: Prisma.sql`at`, type: 'timestamptz' } },
  sort: 'at',
  where: ({ actor, action, ...days }) => [
    ...withSearch(Prisma.sql`lower(actor)`, actor),
    ...(action ? [Prisma.sql`action = ${action}`] : []),
    ...withinDays(Prisma.sql`at`, days),
  ],
  figures: { total: [] },
  toItem: toEntry,
  // Times are ISO 8601 in UTC.
  csv: [
    { label: 'Time (UTC)', value: (entry) => entry.at },
    { label: 'Administrator', value: (entry) => entry.actor },
    { label: 'Action', value: (entry) => entry.action },
    { label: 'Record', value: (entry) => entry.target },
    { label: 'Changes', value: (entry) => entry.changes && JSON.stringify(entry.changes) },
    { label: 'IP address', value: (entry) => entry.address },
    { label: 'Request ID', value: (entry) => entry.requestId },
  ],
})

export async function readAuditPage(
  query: AuditQuery,
  signal?: AbortSignal,
): Promise<{ entries: ListedAuditEntry[]; page: Page }> {
  const { items, page } = await AUDIT.readPage(query, signal)
  const records = await readRecords(items.map(({ target }) => target))
  return {
    entries: items.map((entry) => ({ ...entry, record: records.get(entry.target ?? '') ?? null })),
    page,
  }
}

/** The records that still exist, by their target: `kind:id`. */
async function readRecords(targets: readonly (string | null)[]): Promise<Map<string, AuditRecord>> {
  const idsOf = (kind: string) => [
    ...new Set(
      targets.flatMap((target) => (target?.startsWith(`${kind}:`) ? [target.slice(kind.length + 1)] : [])),
    ),
  ]
  const [contactIds, registrationIds, vacancyIds, emailIds] = [
    idsOf('contact'),
    idsOf('registration'),
    idsOf('vacancy'),
    idsOf('email'),
  ]
  const select = { id: true, name: true } as const
  const [contacts, registrations, vacancies, emails] = await Promise.all([
    contactIds.length === 0
      ? []
      : db().contactSalesRequest.findMany({ where: { id: { in: contactIds } }, select }),
    registrationIds.length === 0
      ? []
      : db().interestRegistration.findMany({ where: { id: { in: registrationIds } }, select }),
    vacancyIds.length === 0
      ? []
      : db().vacancy.findMany({
          where: { id: { in: vacancyIds } },
          select: { id: true, title: true, jobTitle: true, company: { select: { name: true } } },
        }),
    emailIds.length === 0
      ? []
      : db().mailMessage.findMany({
          where: { id: { in: emailIds } },
          select: { id: true, subject: true },
        }),
  ])
  return new Map<string, AuditRecord>([
    ...contacts.map(({ id, name }): [string, AuditRecord] => [
      `contact:${id}`,
      { kind: 'contact', id, label: name },
    ]),
    ...registrations.map(({ id, name }): [string, AuditRecord] => [
      `registration:${id}`,
      { kind: 'registration', id, label: name },
    ]),
    ...vacancies.map(({ id, title, jobTitle, company }): [string, AuditRecord] => [
      `vacancy:${id}`,
      { kind: 'vacancy', id, label: `${title ?? jobTitle ?? 'No job title yet'}, ${company.name}` },
    ]),
    ...emails.map(({ id, subject }): [string, AuditRecord] => [
      `email:${id}`,
      { kind: 'email', id, label: subject },
    ]),
    ...idsOf('administrator').map((name): [string, AuditRecord] => [
      `administrator:${name}`,
      { kind: 'administrator', id: null, label: name === '*' ? 'Every administrator' : name },
    ]),
  ])
}

function toEntry({ id, at, actor, action, target, changes, address, requestId }: Row): AuditEntry {
  return {
    id,
    actor,
    action,
    target,
    address,
    requestId,
    changes: changes && describeRefusals(changes),
    at: at.toISOString(),
  }
}

/** A confirmed deletion keeps the refusals it overruled. Staff read them as sentences. */
function describeRefusals({ refusals, ...changes }: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(refusals)) return refusals === undefined ? changes : { ...changes, refusals }
  return { ...changes, reasons: refusals.map(describeRefusal).join(' ') }
}
