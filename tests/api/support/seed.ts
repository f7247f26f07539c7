import { consultant } from '@/lib/ai/expert/consultant'
import { type Caller, type OwnedCompanyId, requireCompany } from '@/lib/auth/caller'
import type { OwnerId } from '@/lib/auth/owner'
import { hashToken, newToken } from '@/lib/auth/tokens'
import { registerCompany } from '@/lib/company/service'
import { openSession } from '@/lib/consultation/session/service'
import { beginTurn, finishTurn, type Turn } from '@/lib/consultation/turn/service'
import { db } from '@/lib/db/client'

export const REGISTRATION = {
  name: 'Northmoor Bridges Ltd',
  email: 'jo@northmoor.example',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}

export async function createOwner(): Promise<OwnerId> {
  const { id } = await db().owner.create({ data: { tokenHash: hashToken(newToken()) } })
  return id as OwnerId
}

export const toCaller = (owner: OwnerId) => ({ owner, person: null, needs: 'owner' }) satisfies Caller

export async function createCompany(): Promise<{
  owner: Caller & { owner: OwnerId }
  companyId: OwnedCompanyId
}> {
  const owner = toCaller(await createOwner())
  const { id } = await registerCompany(owner.owner, REGISTRATION)
  return { owner, companyId: await requireCompany(owner, id) }
}

export async function createSession() {
  const company = await createCompany()
  const { sessionId } = await openSession(company.companyId, consultant)
  return { ...company, sessionId }
}

/** Throws if the message was already answered. */
export async function startTurn(
  sessionId: string,
  message: string,
  key: string | null = null,
): Promise<Turn> {
  const { companyId } = await db().consultationSession.findUniqueOrThrow({ where: { id: sessionId } })
  const start = await beginTurn(companyId as OwnedCompanyId, sessionId, message, key)
  if (!('turn' in start)) throw new Error('The message was already answered')
  return start.turn
}

export const storeAnswer = (turn: Turn, text: string, status: 'complete' | 'interrupted' = 'complete') =>
  finishTurn(turn, { text, status, chips: [], engine: 'test', fellBack: false, agenda: null })

export async function readConversation(sessionId: string): Promise<[role: string, content: string][]> {
  const messages = await db().message.findMany({ where: { sessionId }, orderBy: { position: 'asc' } })
  return messages.map(({ role, content }) => [role, content])
}
