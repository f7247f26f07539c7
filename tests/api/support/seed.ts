import { consultant } from '@/lib/ai/consultation/consultant'
import type { OwnedCompanyId, OwnerId } from '@/lib/auth/owner'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { hashToken, newToken } from '@/lib/auth/tokens'
import { registerCompany } from '@/lib/company/service'
import { openSession } from '@/lib/consultation/session/service'
import { beginTurn, finishTurn, type Turn } from '@/lib/consultation/turn/service'
import { db } from '@/lib/db/client'

/** What the registration form sends; every field passes. */
export const REGISTRATION = {
  name: 'Northmoor Bridges Ltd',
  email: 'jo@northmoor.example',
  contactName: 'Jo Bloggs',
  phone: '01234 567890',
}

/** A new owner, as the cookie of a new browser would make one. */
export async function createOwner(): Promise<OwnerId> {
  const { id } = await db().owner.create({ data: { tokenHash: hashToken(newToken()) } })
  return id as OwnerId
}

/** A registered company with its owner. */
export async function createCompany(): Promise<{ owner: OwnerId; companyId: OwnedCompanyId }> {
  const owner = await createOwner()
  const { id } = await registerCompany(owner, REGISTRATION)
  return { owner, companyId: await requireOwnedCompany(owner, id) }
}

/** A company whose consultation is open. */
export async function createSession() {
  const company = await createCompany()
  const { sessionId } = await openSession(company.companyId, consultant)
  return { ...company, sessionId }
}

/** Takes the session for a turn. Throws where the message was answered already. */
export async function startTurn(
  sessionId: string,
  message: string,
  key: string | null = null,
): Promise<Turn> {
  const begun = await beginTurn(sessionId, message, key)
  if (!('turn' in begun)) throw new Error('The message was answered already')
  return begun.turn
}

/** Stores `text` as the whole answer of a turn. */
export const storeAnswer = (turn: Turn, text: string, status: 'complete' | 'interrupted' = 'complete') =>
  finishTurn(turn, { text, status, chips: [], engine: 'test', fellBack: false, agenda: null })

/** The conversation as it is stored: role and content, in order. */
export async function readConversation(sessionId: string): Promise<[role: string, content: string][]> {
  const messages = await db().message.findMany({ where: { sessionId }, orderBy: { position: 'asc' } })
  return messages.map(({ role, content }) => [role, content])
}
