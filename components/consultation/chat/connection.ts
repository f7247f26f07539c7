import type { ConsultationState } from './consultation-state'

/** `offline`: the last call was not answered. `refused`: a limit was reached. `closed`: the specification is approved. */
export type Connection = 'online' | 'offline' | 'refused' | 'closed'

export function connectionOf(
  { turn, isConnected, isLimited }: Pick<ConsultationState, 'turn' | 'isConnected' | 'isLimited'>,
  isClosed: boolean,
): Connection {
  if (isClosed) return 'closed'
  if (turn) return 'online'
  if (!isConnected) return 'offline'
  return isLimited ? 'refused' : 'online'
}
