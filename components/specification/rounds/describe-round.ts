import type { RoundView } from '@/lib/sharing/rounds/schema'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Whose turn it is in an open round, as a heading; null in another. */
export function describeTurn(round: RoundView | null): string | null {
  if (round?.state !== 'open') return null
  const asked = round.approvers.filter(({ isTurn }) => isTurn)
  return asked.some(({ isYou }) => isYou)
    ? 'Your turn to approve'
    : `Waiting for ${AND.format(asked.map(({ name }) => name))} to approve`
}

/** Why the reader can't approve now; null if they can. */
export function describeWaiting(round: RoundView | null): string | null {
  if (round?.state !== 'open') return null
  const own = round.approvers.filter(({ isYou }) => isYou)
  if (own.some(({ isTurn }) => isTurn)) return null
  const waiting = `${describeTurn(round)}.`
  if (own.some(({ state }) => state === 'waiting')) return `It isn’t your turn yet. ${waiting}`
  return own.length > 0 ? `You’ve approved. ${waiting}` : waiting
}
