import { EDITS, editLine } from '@/lib/ai/note-taker/writing/edits'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { sectionOf } from '@/lib/consultation/topics'
import type { EvalCase } from './case-schema'
import { playCase } from './play'

/** In how many cases each edit of the writer changes a line, the rarest first. An edit that changes fewer than two isn't worth keeping. */
export function countEdits(cases: readonly EvalCase[]): { name: string; cases: number }[] {
  const counts = new Map(EDITS.map(({ name }) => [name, 0]))
  for (const evalCase of cases) {
    const made = activeFacts(playCase(evalCase).brief).flatMap(
      ({ topic, strength, value }) =>
        editLine(value, strength === 'must' ? sectionOf(topic) : 'niceToHave').edits,
    )
    for (const name of new Set(made)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, cases: count })).sort((a, b) => a.cases - b.cases)
}
