import { type Form, listProbes, PROBE_AIMS, type ProbeAim } from '@/lib/knowledge/interview/wording'

const asksAlready = (question: string, unless: readonly string[]) =>
  unless.some((words) => new RegExp(`\\b${words}`, 'i').test(question))

/** So that kits of different jobs don’t all begin with the same one. */
function rotate<T>(list: readonly T[], question: string): T[] {
  const first = [...question].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}

function pickProbe(form: Form, aim: ProbeAim, question: string, used: ReadonlySet<string>): string[] {
  const [probe] = [...rotate(listProbes(form, aim), question), ...listProbes('any', aim)].filter(
    ({ text, unless }) => !used.has(text) && !asksAlready(question, unless),
  )
  return probe ? [probe.text] : []
}

/**
 * One that tests depth, one for their own part, and one for what came afterwards. Adds them to `used`, so that no other question of a
 * kit has the same.
 */
export function probesFor(form: Form, question: string, used: Set<string>): string[] {
  const probes = PROBE_AIMS.flatMap((aim) => pickProbe(form, aim, question, used))
  for (const probe of probes) used.add(probe)
  return probes
}
