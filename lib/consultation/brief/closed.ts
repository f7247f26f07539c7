import 'server-only'
import { AppError } from '@/lib/errors'
import type { DbClient } from './queries'

const CLOSED =
  'This specification has been approved, so its consultation is closed. To change something, select Edit on the specification first.'

/** Throws `conflict` while the newest version of the specification is approved: an edit of it opens the consultation again. */
export async function requireOpenConsultation(client: DbClient, sessionId: string): Promise<void> {
  const newest = await client.jobSpecification.findFirst({
    where: { sessionId },
    orderBy: { version: 'desc' },
    select: { status: true },
  })
  requireOpenStatus(newest?.status ?? null)
}

/** The same, for the status of the newest version. */
export function requireOpenStatus(status: string | null): void {
  if (status === 'approved') throw new AppError('conflict', CLOSED)
}
