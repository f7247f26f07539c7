import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { db } from '@/lib/db'
import { EMPTY_AGENDA } from './schema'

/** The active session of a company with its opening message, made where there is none yet. `opening` writes that message. */
export async function openSession(
  companyId: OwnedCompanyId,
  opening: () => { text: string; chips: string[] },
): Promise<{ sessionId: string; openingMessage: string }> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const existing = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active' },
      orderBy: { createdAt: 'desc' },
      select: { id: true, messages: { orderBy: { position: 'asc' }, take: 1, select: { content: true } } },
    })
    if (existing?.messages[0]) return { sessionId: existing.id, openingMessage: existing.messages[0].content }
    const { text, chips } = opening()
    const session = await tx.consultationSession.create({
      data: {
        companyId,
        agenda: { ...EMPTY_AGENDA, asked: { topic: 'driver', followUp: false } },
        messages: { create: { position: 0, role: 'assistant', content: text, chips } },
      },
      select: { id: true },
    })
    return { sessionId: session.id, openingMessage: text }
  })
}

/** Puts the active session away, so that the next visit opens a new one. Its messages and specifications are kept. */
export async function archiveSession(companyId: OwnedCompanyId): Promise<void> {
  await db().consultationSession.updateMany({
    where: { companyId, status: 'active' },
    data: { status: 'archived' },
  })
}
