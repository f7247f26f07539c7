import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { audienceOf } from '@/lib/specification/content'
import { isDoubted, SAYS_PLANNED } from '@/lib/specification/doubted'
import { isUnpromised, namesOffer, SAYS_CAVEAT } from '@/lib/specification/unpromised'
import type { LineDraft } from './input'

/** "I don't want that in the advert", of all that the sentence says. */
const KEEP_OUT =
  /\b(?:do(?:es)?n['’]?t|do not|not|never|rather you didn['’]?t|rather not|sooner not) (?:want |to )?(?:be |have |put |print |show |advertise |publish |see |go )?(?:(?:it|that|this|them|the (?:pay|salary|money|rate)) )?(?:(?:to be |to go |going )?(?:in|into|on) (?:the |an |any |your )?(?:advert|ad|job ad|posting|listing|website)\b)|\bkeep (?:it|that|this|the (?:pay|salary|money|rate)) (?:out of|off) (?:the )?(?:advert|ad|posting|listing|website)\b/i

const isWithin = (part: Evidence, whole: Evidence): boolean =>
  part.kind === whole.kind && part.id === whole.id && part.start >= whole.start && part.end <= whole.end

/** What the manager said once for the brief and once, with "not in the advert", for the agency is for the agency. */
export function keepSecrets(facts: readonly Fact[]): Fact[] {
  const reserved = facts.filter(({ audience, value }) => audience === 'agency' && KEEP_OUT.test(value))
  const isReserved = (fact: Fact) =>
    fact.evidence.length > 0 &&
    reserved.some((other) =>
      fact.evidence.every((part) => other.evidence.some((whole) => other !== fact && isWithin(part, whole))),
    )
  return facts.map((fact) =>
    fact.audience === 'candidate' && isReserved(fact) ? { ...fact, audience: 'agency' } : fact,
  )
}

const asPlanned = (lines: readonly LineDraft[], facts: readonly Fact[]): LineDraft[] =>
  lines.map((line) =>
    audienceOf(line) === 'candidate' && !SAYS_PLANNED.test(line.text) && isDoubted(line, facts)
      ? { ...line, text: `${line.text} (planned)` }
      : line,
  )

/**
 * A project that the agency knows to be undecided is told as planned, and a bonus that another fact says is not promised says so where
 * candidates read of it, once.
 */
export function withCaveats(drafts: readonly LineDraft[], facts: readonly Fact[]): LineDraft[] {
  const lines = asPlanned(drafts, facts)
  const isRead = (line: LineDraft) => audienceOf(line) === 'candidate' && namesOffer(line.text)
  if (lines.some((line) => isRead(line) && SAYS_CAVEAT.test(line.text))) return [...lines]
  return lines.map((line) =>
    isRead(line) && facts.some(({ value }) => isUnpromised(line.text, value))
      ? { ...line, text: `${line.text} (not guaranteed)` }
      : line,
  )
}
