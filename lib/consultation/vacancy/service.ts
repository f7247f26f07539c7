import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import type { Prisma } from '@/lib/generated/prisma/client'
import { requireVacancyPlace } from '@/lib/quotas/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'

/** Returns the id of the company's new current vacancy. Throws `conflict` when there can be no more. */
export async function createVacancy(
  tx: Prisma.TransactionClient,
  companyId: OwnedCompanyId,
  jobTitle: string | null,
): Promise<string> {
  await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
  await requireVacancyPlace(tx, companyId)
  await reserveCompanyBytes(tx, companyId, 'text')
  await tx.vacancy.updateMany({ where: { companyId, current: true }, data: { current: false } })
  const { id } = await tx.vacancy.create({
    data: { companyId, jobTitle, current: true },
    select: { id: true },
  })
  return id
}

/** The consultation of a vacancy was opened. */
export async function markStarted(tx: Prisma.TransactionClient, id: string, at: Date): Promise<void> {
  await tx.vacancy.update({ where: { id }, data: { startedAt: at, at }, select: { id: true } })
}

/** A new version was written. An approved vacancy stays approved until the next approval. */
export async function markDrafted(tx: Prisma.TransactionClient, id: string, title: string): Promise<void> {
  await tx.vacancy.update({ where: { id }, data: { title }, select: { id: true } })
  await tx.vacancy.updateMany({
    where: { id, state: { in: ['talking', 'awaitingApproval'] } },
    data: { state: 'draft' },
  })
}

/** People were asked to approve its draft. An approved vacancy stays so until the next approval. */
export async function markAwaitingApproval(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.vacancy.updateMany({ where: { id, state: 'draft' }, data: { state: 'awaitingApproval' } })
}

/** Nobody is asked any more. */
export async function markNotAwaitingApproval(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.vacancy.updateMany({ where: { id, state: 'awaitingApproval' }, data: { state: 'draft' } })
}

/** Its launch is awaited, also where an earlier version was live. */
export async function markApproved(tx: Prisma.TransactionClient, id: string, at: Date): Promise<void> {
  await tx.vacancy.update({ where: { id }, data: { state: 'approved', at }, select: { id: true } })
}
