import 'server-only'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { AppError, notFound, statusConflict } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { enqueueMail } from '@/lib/mail/service'
import { LAUNCH_STATUSES, STATE_BY_LAUNCH } from './launch-status'
import type { LaunchChange, VacancyNote } from './schema'

const NOT_APPROVED = 'This vacancy has no approved specification yet.'
const NEWER_VERSION_APPROVED =
  'A newer version of this specification has just been approved. Check it before you change its status.'

/**
 * The same status again does nothing. Throws 404 for an unknown one, and `conflict` if it is not approved, if
 * someone changed the status since, or approved a newer version.
 */
export async function setLaunchStatus(id: string, change: LaunchChange, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    // An approval locks the consultation too.
    await tx.$queryRaw`SELECT id FROM consultation_sessions WHERE id = ${id}::uuid FOR UPDATE`
    await requireVacancy(id, tx)
    await changeLaunchStatus(id, change, actor, tx)
  })
}

/** In a transaction that has locked the consultation. On hold or closed, the candidate's page is closed. Throws as `setLaunchStatus`. */
export async function changeLaunchStatus(
  id: string,
  change: LaunchChange,
  actor: Actor,
  tx: Prisma.TransactionClient,
): Promise<void> {
  const before = await tx.approval.findFirst({
    where: { jobSpecification: { sessionId: id, status: 'approved' } },
    select: { id: true, jobSpecificationId: true, launchStatus: true, launchVersion: true },
  })
  if (!before) throw new AppError('conflict', NOT_APPROVED)
  if (change.specificationId != null && change.specificationId !== before.jobSpecificationId)
    throw new AppError('conflict', NEWER_VERSION_APPROVED)
  const [from, to] = [before.launchStatus, change.status]
  if (from === to) return
  if (change.version != null && change.version !== before.launchVersion) throw statusConflict(labelOf(from))
  await tx.approval.update({
    where: { id: before.id },
    data: { launchStatus: to, launchVersion: { increment: 1 }, launchChangedAt: new Date() },
    select: { id: true },
  })
  if (to === 'onHold' || to === 'closed')
    await tx.publication.updateMany({
      where: { vacancyId: id, state: 'open' },
      data: { state: 'closed', closedAt: new Date(), closedBecause: to === 'onHold' ? 'onHold' : 'byHand' },
    })
  const { title, jobTitle, company } = await tx.vacancy.update({
    where: { id },
    data: { state: STATE_BY_LAUNCH[to] },
    select: { title: true, jobTitle: true, company: { select: { name: true, email: true } } },
  })
  await addHistoryEntry({ vacancyId: id }, actor.name, { kind: 'status', from, to }, tx)
  const changes = { launchStatus: { from, to } }
  await recordAudit(actor, { action: 'vacancy.launch', target: `vacancy:${id}`, changes }, tx)
  if (to === 'awaiting') return
  await enqueueMail(tx, {
    kind: 'launchChanged',
    to: company.email,
    dedupeKey: `launchChanged:${before.id}:${before.launchVersion + 1}`,
    data: { status: to, jobTitle: title ?? jobTitle ?? '', company: company.name },
  })
}

async function requireVacancy(id: string, tx: Prisma.TransactionClient): Promise<void> {
  if (!(await tx.vacancy.findUnique({ where: { id }, select: { id: true } }))) throw notFound()
}

const labelOf = (status: LaunchChange['status']) =>
  LAUNCH_STATUSES.find(({ key }) => key === status)?.label ?? status

/** The company reads a note for the client, and is told of it by email. Throws 404 for an unknown vacancy. */
export async function addVacancyNote(
  id: string,
  { text, forClient, day }: VacancyNote,
  actor: Actor,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const vacancy = await tx.vacancy.findUnique({
      where: { id },
      select: { title: true, jobTitle: true, company: { select: { name: true, email: true } } },
    })
    if (!vacancy) throw notFound()
    const target = `vacancy:${id}`
    if (!forClient) {
      await addHistoryEntry({ vacancyId: id }, actor.name, { kind: 'note', text }, tx)
      await recordAudit(actor, { action: 'vacancy.note', target }, tx)
      return
    }
    await addHistoryEntry({ vacancyId: id }, actor.name, { kind: 'clientNote', text, to: day ?? null }, tx)
    await recordAudit(actor, { action: 'vacancy.clientNote', target }, tx)
    const { title, jobTitle, company } = vacancy
    await enqueueMail(tx, {
      kind: 'vacancyNote',
      to: company.email,
      dedupeKey: `vacancyNote:${newId()}`,
      data: {
        vacancyId: id,
        jobTitle: title ?? jobTitle ?? '',
        company: company.name,
        text,
        day: day ?? null,
      },
    })
  })
}
