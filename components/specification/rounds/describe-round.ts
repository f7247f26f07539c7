import type { RoundView } from '@/lib/sharing/rounds/schema'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Why the reader can't approve now; null if they can. */
export function describeWaiting(round: RoundView | null): string | null {
  if (round?.state !== 'open') return null
  const own = round.approvers.filter(({ isYou }) => isYou)
  if (own.some(({ isTurn }) => isTurn)) return null
  const names = round.approvers.filter(({ isTurn }) => isTurn).map(({ name }) => name)
  const waiting = `Waiting for ${AND.format(names)} to approve.`
  if (own.some(({ state }) => state === 'waiting')) return `It isn’t your turn yet. ${waiting}`
  return own.length > 0 ? `You’ve approved. ${waiting}` : waiting
}
