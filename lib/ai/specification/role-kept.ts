import { listRoles } from '@/lib/ai/note-taker/writing/people'
import { namesPerson } from '@/lib/consultation/guard/people'
import type { CheckContext } from './check'

const COLLEAGUE = /\b(?:colleagues?|co-?workers?|team ?mates?)\b/i

/** "Our engineer" would read as the person wanted. */
const isWanted = (role: string, jobTitle: string | null): boolean =>
  ` ${(jobTitle ?? '').toLowerCase()}`.endsWith(` ${role}`)

/** The role that a line makes “a colleague” of, or null. Where the source names a person too, that may be the colleague. */
export function findRoleLost(
  text: string,
  said: string,
  { company, jobTitle }: Pick<CheckContext, 'company' | 'jobTitle'>,
): string | null {
  if (!COLLEAGUE.test(text) || COLLEAGUE.test(said)) return null
  const printed = text.toLowerCase()
  const roles = listRoles(said).filter((role) => !isWanted(role, jobTitle))
  const lost = roles.filter((role) => !printed.includes(role))
  return lost.length === roles.length || !namesPerson(said, { company }) ? (lost[0] ?? null) : null
}
