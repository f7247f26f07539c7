import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import { loadBrief } from '@/lib/consultation/brief/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { countHeld } from '@/lib/consultation/guard/require-lawful'
import { db } from '@/lib/db/client'
import { holdSources } from './hold'
import { loadScreenedSources } from './queries'

export function countNewlyHeld(before: Brief, after: Brief): void {
  const known = new Set(before.held.map(({ id }) => id))
  countHeld(
    'source',
    after.held.flatMap(({ id, ground }) => (known.has(id) || !isUnlawfulGround(ground) ? [] : [ground])),
  )
}

/** Holds what could exclude people in the answers, company details and research of a vacancy, for the manager to settle. Returns its brief. */
export async function holdSourcesOfSession(sessionId: string): Promise<Brief> {
  const sources = await loadScreenedSources(sessionId)
  const before = await loadBrief(sessionId)
  if (isDeepStrictEqual(holdSources(before, sources).held, before.held)) return before
  const after = await updateBrief(sessionId, (brief) => holdSources(brief, sources))
  countNewlyHeld(before, after)
  return after
}

/** For all vacancies of a company, after its details or its research changed. */
export async function holdSourcesOfCompany(companyId: string): Promise<void> {
  const sessions = await db().consultationSession.findMany({ where: { companyId }, select: { id: true } })
  for (const { id } of sessions) await holdSourcesOfSession(id)
}
