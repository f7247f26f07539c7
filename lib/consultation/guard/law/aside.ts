import { findUnlawful } from './screen'
import { isLawful } from './verdict'

/** Words of a wish, of who is wanted, or of whom there was before. */
const WISH =
  /\b(?:want\w*|need\w*|prefer\w*|must|should|ought|ideal\w*|look\w* for|after (?:an?|some)|rather|suit\w*|fits?|hir(?:e|es|ing)|recruit\w*|employ\w*|candidates?|applicants?|some(?:one|body)|any(?:one|body)|persons?|people|jobs?|roles?|posts?|vacanc\w+|team|last (?:time|one)|previous|not an?|no (?!offence\b)\w+|another|instead|old(?:er)?|young\w*|expect\w*|bring\w*|has to|have to|got to)\b|\?/i

/** In front of the words for somebody whom the manager names: "my husband", "there’s a man here". */
const DEFINITE = /\b(?:my|our|his|her|your|their|the|an?|this|that)(?:\s+[\p{L}’'-]+)?\s*$/iu

/** Says something of the sentence before it. */
const LEANS = /\b(?:that|this|it|them|those|one|same|again)\b/i

/**
 * Whether a reader may say that a held sentence is an aside, which then is left out without the manager: it states no wish, and what the law
 * protects in it is told of somebody in particular. `before` is the sentence in front of it, which must not be held if it leans on it.
 */
export function canBeAside(sentence: string, before = ''): boolean {
  if (WISH.test(sentence) || (LEANS.test(sentence) && !isLawful(before))) return false
  return findUnlawful(sentence).every(({ certainty, words }) =>
    words.length === 0
      ? true
      : certainty === 'unsure' && words.every(({ start }) => DEFINITE.test(sentence.slice(0, start))),
  )
}

/** Words that choose among people. */
const CHOOSES =
  /\b(?:keep|put|send|sending|cross|reject\w*|bin|filter\w*|sift\w*|bother\w*|turn(?:ed|ing)? (?:down|away)|i(?:['’]d| would) (?:like|rather)|take to)\b|\b(?:folk|those|nobody|no one|ones?) (?:who|that|with|of|['’])|n['’]t\b/i

/**
 * Whether a reader that says why may treat a held sentence as talk about the work: it contains no word that the law protects, was held only
 * because it resembles unlawful sentences, and neither wishes for nor chooses anybody. Its values are screened like any others.
 */
export function canBeMisread(sentence: string): boolean {
  const findings = findUnlawful(sentence)
  return (
    findings.length > 0 &&
    findings.every(({ certainty, words }) => words.length === 0 && certainty === 'unsure') &&
    !WISH.test(sentence) &&
    !CHOOSES.test(sentence)
  )
}
