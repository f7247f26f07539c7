import { EDITS } from '@/lib/ai/note-taker/writing/edits'
import type { EvalCase } from './case-schema'
import { playCase } from './play'

/** In how many cases each edit of the writer changes a line, the rarest first. An edit that changes fewer than two isn't worth keeping. */
export function countEdits(cases: readonly EvalCase[]): { name: string; cases: number }[] {
  const counts = new Map(EDITS.map(({ name }) => [name, 0]))
  for (const evalCase of cases) {
    const { evidence } = playCase(evalCase).answer.jobSpecification
    const made = evidence.flatMap(({ reworded }) => reworded?.edits ?? [])
    for (const name of new Set(made)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, cases: count })).sort((a, b) => a.cases - b.cases)
}
