import { ANCHORS, type Form } from '@/lib/knowledge/interview/wording'
import type { Anchors } from './schema'

const STAND =
  /\b(?:you (?:to )?(?:stop(?:ped)?(?! more| from)|refused?|sent back|turned down|sa(?:y|id) no|held back|wouldn’t|would not|called (?:it|work) off)|you call work off|sa(?:y|id) no|wasn’t shipping|had to stop|let a colleague|made you (?:stop|refuse)|turned back)\b/i
const TROUBLE =
  /\b(?:mistakes?|wrong(?:ly)?|slip|missed|missing|misread|misled|failed|rejected|came back|come back|comes back|catch you|caught (?:you|without)|overran|slipp(?:ed|ing)|spoilt|scrapped|bite|fell flat|left out|leave out of|too late|let (?:you|them|it) down|stung|got away|shouldn’t have|costl(?:y|iest)|tripping|drop something|trouble down)\b/i
/** Where others were there. */
const PEOPLE =
  /\b(?:sa(?:y|id)|told?|tell (?:them|somebody)|somebody|who|whose|people|customers?|clients?|team|criticism|explain|supplier|neighbour|colleagues?|operators?)\b/i

const OWN_FAULT = /\b(?:mistakes?|slip|own up|owned up|let (?:you|them|it) down)\b/i
const SEARCH =
  /\b(?:faults?|fooled|the cause|real cause|caused it|traced?|(?:didn’t|did not|couldn’t|wouldn’t|would not) (?:agree|match|believe|trust|settle|behave|run|close|balance|hold|come up|reach|repeat)|misled|gave (?:it )?away|intermittent|tripping|readings|hiding|obvious cause|lay behind)\b/i
const FIND =
  /\b(?:found(?! out)|did you find(?! out)|to find(?! out)|spotted|(?<!the )spot (?:it|that|this)|noticed?|unearthed)\b/i
/** "What have you found on a certificate that didn’t match the material?" */
const FIND_FIRST = /^(?:what (?:have|has|did)|which) [^,.?]*\b(?:found|find|noticed|spotted)\b(?! out)/i
const MADE =
  /\b(?:you(?:’ve| have|’d)? (?:designed|built|wrote|written|drew|drawn|made|modelled|programmed|planned|fitted|priced|ran|run|produced|worked out|chose|set up|put together)|(?:assembly|assessment|board|calculation|circuit|code|concept|design|document|drawing|driver|estimate|fixture|jig|layout|model|part|plan|price|procedure|programme|rate|report|schedule|scheme|script|specification|spreadsheet|study|take-off|tool|weld)s? of yours)\b/i

/** Of a question written by hand. */
export function formOf(question: string, isTrait: boolean): Form {
  if (STAND.test(question)) return 'stand'
  if (OWN_FAULT.test(question)) return 'trouble'
  if (FIND_FIRST.test(question)) return 'find'
  if (SEARCH.test(question)) return 'search'
  if (FIND.test(question)) return 'find'
  if (TROUBLE.test(question)) return 'trouble'
  if (isTrait) return PEOPLE.test(question) ? 'people' : 'trait'
  return MADE.test(question) ? 'work' : 'story'
}

const NAMED_SUBJECT =
  /^(?:(?:Tell us about|Take us through|Talk us through|Describe|Think of) (?<thing>an? (?!time|job|day|occasion|problem|decision you|thing|moment)[\p{Ll} -]{3,36}?)|(?:Which|What) (?<noun>(?!part|other|one|thing|is|was|kind|have|do|did|has|would|made|surprised|can|work|mistake)\p{Ll}+(?: or \p{Ll}+)?))(?: (?:that|which|where|whose|when|you|in|of yours|did|was|were|wouldn’t|didn’t|had|has|have|from|on|at|someone|somebody)\b|[:.?,])/u

/** What a question asks about, as a sentence names it: "an electrical drawing" of "Tell us about an electrical drawing that …", or null. */
export function subjectOf(question: string): string | null {
  const { thing, noun } = NAMED_SUBJECT.exec(question)?.groups ?? {}
  if (thing) return /\b(?:the|you|they|who)\b/.test(thing) ? null : thing
  return noun && !/s$/.test(noun) ? `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}` : null
}

/** What a weak, a good and an outstanding answer hold. `thing` is what the line is about, where a sentence can name it. */
export function anchorsFor(form: Form, thing: string | null): Anchors {
  const name = (text: string) =>
    text
      .replace(/\[([^\]]*)\]/g, (_, named: string) => (thing === null ? '' : named))
      .replace(/\{thing(?:\|([^}]*))?\}/g, (_, other: string) => thing ?? other)
  const { 1: weak, 3: good, 5: outstanding } = ANCHORS[form]
  return { 1: name(weak), 3: name(good), 5: name(outstanding) }
}
