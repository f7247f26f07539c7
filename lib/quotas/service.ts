import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { QUOTAS } from './limits'
import { quotaError } from './quota-error'

type Transaction = Prisma.TransactionClient

/** Locks the owner until the transaction ends, so that two registrations at once don't take the same place. Throws `conflict`. */
export async function requireCompanyPlace(tx: Transaction, ownerId: string): Promise<void> {
  await lockOwner(tx, ownerId)
  const count = await tx.company.count({ where: { ownerId } })
  if (count >= QUOTAS.companiesPerOwner)
    throw quotaError(
      'companiesPerOwner',
      `You’ve registered ${count} companies in this browser, which is the limit. Please contact us if you need more.`,
    )
}

/** For a further vacancy. Locks the owner until the transaction ends. Throws `conflict`. */
export async function requireVacancyPlace(tx: Transaction, companyId: string): Promise<void> {
  const { ownerId } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { ownerId: true },
  })
  await lockOwner(tx, ownerId)
  const count = await tx.vacancy.count({ where: { company: { ownerId } } })
  if (count >= QUOTAS.vacanciesPerOwner)
    throw quotaError(
      'vacanciesPerOwner',
      `You’ve started ${count} vacancies in this browser, which is the limit. Please contact us if you need more.`,
    )
}

const CONVERSATION_FULL =
  'This conversation has reached its limit. Everything you’ve said is saved. You can still edit the brief and generate the summary.'

/** `sent` are the manager's messages so far, read while the session is locked. Throws `conflict`. */
export function requireMessagePlace(sent: { count: number; bytes: number }, message: string): void {
  if (sent.count >= QUOTAS.messagesPerSession) throw quotaError('messagesPerSession', CONVERSATION_FULL)
  if (sent.bytes + Buffer.byteLength(message) > QUOTAS.messageBytesPerSession)
    throw quotaError('messageBytesPerSession', CONVERSATION_FULL)
}

const lockOwner = (tx: Transaction, ownerId: string) =>
  tx.$queryRaw`SELECT id FROM owners WHERE id = ${ownerId}::uuid FOR NO KEY UPDATE`
