import { findUnlawful, GENDERED_WORDS, isBareAge } from '@/lib/consultation/guard/unlawful'
import type { Topic } from '@/lib/consultation/topics'
import type { Atom } from './atoms'
import type { Unit } from './blocks'
import { type Judged, judge } from './judge'
import type { Span } from './sentences'
import type { State } from './state'

/** Beside an unlawful ask only words that are sure to be about something else are kept. */
export const SURE = 4.4
/** What was left of an ask when its unlawful end was taken away. */
const REMNANT =
  /\b(?:to|who|who's|whose|that|is|are|be|a|an|the|of|or|and|not|with|without|for|likely|about|going|getting|really|just)$|^(?:no|not|nobody|no one|anyone|anybody|none|without)\b/i
/** After an unlawful ask these topics say why it was made. */
const EXCUSES: readonly (Topic | null)[] = [
  null,
  'culture',
  'softSkills',
  'motivation',
  'alsoSaid',
  'onCall',
  'hours',
]
/** Words about the manager or to the consultant in the middle of a sentence. */
export const ASIDE =
  /^(?:i (?:know|think|suppose|hope|guess|mean|must admit|have to say|keep|forget|can't promise|don't want|couldn't|was|am|did|had|told|said)|you (?:know|see|can't|couldn't|wouldn't|might say)|as you|god|believe|don't ask|if you see|so to speak|touch wood|i'd rather|that's (?:life|how)|what can)\b/i

/** What is said right after an unlawful ask about the client, the team or the work excuses it. */
export function isExcuse(judged: Judged): boolean {
  return (
    EXCUSES.includes(judged.topic) &&
    judged.entities.length === 0 &&
    !/\d/.test(judged.text) &&
    /^(?:the|our|my|it|it's|they|they're|we|we're|most|half|some|that's|you|you're|everyone|nobody|people)\b/i.test(
      judged.text,
    )
  )
}

/** The atoms of a sentence with an unlawful ask that are left without it: lawful, and clear about something. */
export function lawfulAtoms(
  state: State,
  unit: Unit,
  atoms: readonly Atom[],
  findings: readonly Span[],
): Atom[] {
  const { clean } = state.text
  const overlaps = (atom: Atom) =>
    findings.filter(
      (finding) => unit.start + finding.start < atom.end && atom.start < unit.start + finding.end,
    )
  return atoms.flatMap((atom): Atom[] => {
    const hit = overlaps(atom)
    const said = clean.slice(atom.start, atom.end)
    if (hit.length === 0) {
      if (isBareAge(said) || GENDERED_WORDS.test(said)) return []
      const judged = judge(clean, atom, unit.scope)
      const excuses =
        atom.start > unit.start + (findings[0]?.start ?? 0) &&
        (EXCUSES.includes(judged.topic) ||
          (judged.entities.length === 0 &&
            /^(?:i|we) (?:want|need|like|prefer)\b.*\b(?:them|him|her)$/i.test(said))) &&
        !/\d/.test(said)
      return judged.score >= SURE && !excuses && !ASIDE.test(said) ? [atom] : []
    }
    const last = Math.max(...hit.map((finding) => unit.start + finding.end))
    const first = Math.min(...hit.map((finding) => unit.start + finding.start))
    const parts = [
      { ...atom, end: Math.max(atom.start, first) },
      { ...atom, start: Math.min(atom.end, last) },
    ]
    return parts.filter((part) => {
      const words = clean.slice(part.start, part.end).trim()
      if (words.split(/\s+/).length < 2 || isBareAge(words) || findUnlawful(words).length > 0) return false
      if (REMNANT.test(words)) return false
      return judge(clean, part, unit.scope).score >= SURE
    })
  })
}
