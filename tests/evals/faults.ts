import type { CaseResult } from './run'

export interface Fault {
  kind: string
  text: string
}

/** Everything that was wrong with a case, in the words of the case. */
export function listFaults({ score, lines, error }: CaseResult): Fault[] {
  const fault =
    (kind: string) =>
    (text: string): Fault => ({ kind, text })
  return [
    ...(error === undefined ? [] : [error]).map(fault('error')),
    ...score.misses.map(formatMiss),
    ...score.strays.map((stray) => `${stray.pattern} in ${stray.path}: "${stray.found}"`).map(fault('stray')),
    ...score.inventions.map((hit) => `${hit.pattern}: "${hit.found}"`).map(fault('invented')),
    ...score.mustNiceErrors.map((hit) => `${hit.pattern}: "${hit.found}"`).map(fault('must/nice')),
    ...score.repeats.map(({ line, lists }) => `"${line}" in ${lists.join(', ')}`).map(fault('repeated')),
    ...score.unanswered.map(({ turn, patterns, reply }) => ({
      kind: `question ${turn}`,
      text: `${patterns.join(' | ')} not in "${reply}"`,
    })),
    ...score.replyErrors.map(({ turn, kind, patterns, reply }) => ({
      kind: `reply ${turn}`,
      text: `${kind}: ${patterns.join(' | ')} in "${reply}"`,
    })),
    ...lines.faults.map(({ path, line, why }) => `${why}: "${line}" in ${path}`).map(fault('line')),
  ]
}

function formatMiss({ id, any, where, isElsewhere }: CaseResult['score']['misses'][number]): Fault {
  const place = where === undefined ? '' : ` in ${[where].flat().join(' or ')}`
  return { kind: isElsewhere ? 'misplaced' : 'missed', text: `${id}: ${any.join(' | ')}${place}` }
}
