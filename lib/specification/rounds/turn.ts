import type { ApproverState } from './options'

/** Who can decide now: everyone who hasn't yet, or in order the first of them. */
export function findTurns<A extends { position: number; state: ApproverState }>({
  inOrder,
  approvers,
}: {
  inOrder: boolean
  approvers: readonly A[]
}): A[] {
  const waiting = approvers.filter(({ state }) => state === 'waiting').sort((a, b) => a.position - b.position)
  return inOrder ? waiting.slice(0, 1) : waiting
}
