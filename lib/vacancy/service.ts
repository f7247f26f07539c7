import 'server-only'
import type { Note } from '@/lib/audit/history/schema'
import { addHistoryEntry } from '@/lib/audit/history/service'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError, notFound, statusConflict } from '@/lib/errors'
import { LAUNCH_STATUSES } from './options'
import type { LaunchChange } from './schema'

const NEWER_VERSION_APPROVED =
  'A newer version of this specification has just been approved. Check it before you change its status.'

/** The same status again does nothing. Throws `conflict` if someone changed it since, or approved a newer version. */
export async function setLaunchStatus(change: LaunchChange, actor: Actor): Promise<string> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM approvals WHERE job_specification_id = ${change.specificationId}::uuid FOR UPDATE`
    const before = await tx.approval.findUnique({
      where: { jobSpecificationId: change.specificationId },
      select: {
        launchStatus: true,
        launchVersion: true,
        jobSpecification: { select: { sessionId: true, status: true } },
      },
    })
    if (!before) throw notFound()
    const { sessionId, status } = before.jobSpecification
    if (status !== 'approved') throw new AppError('conflict', NEWER_VERSION_APPROVED)
    const [from, to] = [before.launchStatus, change.status]
    if (from === to) return sessionId
    if (change.version !== before.launchVersion) throw statusConflict(labelOf(from))
    await tx.approval.update({
      where: { jobSpecificationId: change.specificationId },
      data: { launchStatus: to, launchVersion: { increment: 1 }, launchChangedAt: new Date() },
      select: { id: true },
    })
    await addHistoryEntry({ sessionId }, actor.name, { kind: 'status', from, to }, tx)
    const changes = { launchStatus: { from, to } }
    await recordAudit(actor, { action: 'vacancy.launch', target: `vacancy:${sessionId}`, changes }, tx)
    return sessionId
  })
}

const labelOf = (status: LaunchChange['status']) =>
  LAUNCH_STATUSES.find(({ key }) => key === status)?.label ?? status

/** `id` is the consultation's. Throws 404 for an unknown one. */
export async function addVacancyNote({ id, text }: Note, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const session = await tx.consultationSession.findUnique({ where: { id }, select: { id: true } })
    if (!session) throw notFound()
    await addHistoryEntry({ sessionId: id }, actor.name, { kind: 'note', text }, tx)
    await recordAudit(actor, { action: 'vacancy.note', target: `vacancy:${id}` }, tx)
  })
}
