import { memoizeByText } from '@/lib/consultation/guard/memoize'
import type { Topic } from '@/lib/consultation/topics'
import type { Atom } from './atoms'
import type { Scope } from './blocks'
import { cueScores, type Scores } from './cues'
import { type Entity, entitiesOf } from './entities'
import { ABROAD } from './lexicon/places'
import { isBusinessMoney } from './others'
import { unknownNames } from './unknown-names'
import { TRAILERS } from './words'

/** Topics of what is asked of the person. */
export const REQUIREMENTS: readonly Topic[] = ['technical', 'experience', 'qualifications', 'softSkills']

const OFFERS: readonly Topic[] = ['pay', 'package', 'growth', 'culture']
export const HARD: readonly Topic[] = [
  'pay',
  'package',
  'benefits',
  'contractType',
  'onCall',
  'notice',
  'startDate',
  'hours',
  'workPattern',
  'expenses',
]

/** An atom with what speaks for each topic. `topic` is the best one where `score` is at least `CLEAR`. */
export type Judged = Atom & {
  text: string
  entities: Entity[]
  scores: Scores
  topic: Topic | null
  score: number
}

/** From here on a cue decides by itself. */
export const CLEAR = 3

const PRODUCT =
  /\b(?!(?:UK|HR|CEO|MD|CTO|COO|FD|CV|CVs|AM|PM|DOE|OTE|PAYE|FTE|FTC|EV|IT|NB|PS|ASAP|TBC|TBD|OK|EU|US|USA|GB|GBP|WFH|PA|TV|DIY|KPI|KPIs|BBC|VAT|PLC|PPE|GMT|BST|Q[1-4]|ID|TUPE|EAP|CPD|MOD|NHS|HMRC|MP|SME|SMEs|[A-Z]+ED|IR35)\b)(?:[A-Z]{2,6}\d*[a-z]?|[A-Z][a-z]+[A-Z]\w*|[A-Z]+[-/]?\d+\w*)\b/
const FUNDS =
  /\b(?:we|we'd|we'll|company|firm|business)\b.{0,30}\b(?:fund|pay|cover|sponsor|support|help|give|offer)s?\b|\b(?:funded|sponsored|paid for|paid)\b|\b(?:put|send|get)\b.{0,24}\bthrough\b/i
const NAMED_SITE =
  /\b(?!(?:The|Our|We|It|All|On|In|At|Head|Two|Three|Four|One|Five|Both|Home|Their|This|No|Any|Site|Each|Main|Same|New)\b)\p{Lu}[\p{L}'-]+ (?:office|offices|depot|site|works|factory|plant|yard|HQ|hq|workshop|lab|campus|base|shipyard|dockyard|branch|facility|quarry|headquarters|compound)\b/u
const PREPOSED =
  /\b(?:in|at|near|around|outside|from|of|between) (?:our |the |central |north |south |east |west )?(\p{Lu}[\p{L}'-]+)/u
const WHERE_IS =
  /\b(?:we (?:meet|sit|work|operate) (?:out of|in|at|from)|we're|we are|it's|it is|that's|job is|role is|office is|works? (?:out of|from|at|in)|working (?:out of|from|at|in)|office|site|depot|lab|workshop|factory|plant|works|yard)(?:'s)? (?:just )?(?:based |located )?(?:in |at |near |out of |outside |from )?(?:the |sunny |central )?\p{Lu}/u
const MONTHS =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Easter|Christmas|Mondays|Fridays)$/

function raise(scores: Scores, topic: Topic, by: number): void {
  scores[topic] = Math.max(scores[topic] ?? 0, by) + Math.min(scores[topic] ?? 0, by) / 4
}

/** Words that ask something of the person. */
export const ASKS =
  /\b(?:must|need(?:s|ed)?|should|has to|have to|got to|require[ds]?|essential|able to|looking for|want(?:s)? (?:someone|somebody)|know(?:s|ledge)?|ideally|preferabl[ye]|nice to have|a plus|would be (?:nice|good|great|handy|useful|a bonus|a plus|an advantage))\b/i

const TELLS =
  /^(?:the|our|it|there|this|these|my)\b.*\b(?:is|are|was|were|had|has|have)\b|^(?:we|i)(?:'ve| have| had| are|'re| were) (?!looking|after)\w+/i

const REPORTS =
  /^(?:(?:they|you|he|she|it|we|this|the (?:person|role|job|post|post ?holder))(?:'d|'ll|'re| will| would| are| is)? )?(?:be )?report(?:s|ing)? (?:directly |straight |in |solely )*(?:to|into)\b/i

/** Initials of a certificate in front of such a noun name a method: "CIPS survey data". */
const METHOD =
  /^ (?:surveys?|data|analys[ei]s|modelling|models?|design|testing|tests?|software|systems?|equipment|units?|engines?|plant|kit|drawings?|interpretation|results?|reports?)\b/i

function asMethod(text: string, entity: Entity): Entity {
  const isInitials =
    entity.kind === 'certificate' && /^[A-Z\d]{2,6}$/.test(text.slice(entity.start, entity.end))
  return isInitials && METHOD.test(text.slice(entity.end)) ? { ...entity, kind: 'tool' } : entity
}

function judgedAnew(whole: string): { scores: Readonly<Scores>; entities: Entity[] } {
  const text = whole.replace(TRAILERS, '')
  // In a message in capitals a capital says nothing.
  const isLoud = !/\p{Ll}/u.test(text) && text.length > 9
  const scores: Scores = /\w\w/.test(text) ? { ...cueScores(text.trim()) } : {}
  const listed = entitiesOf(text).map((entity) => asMethod(text, entity))
  const entities = listed.length > 0 ? listed : unknownNames(text)
  const kinds = new Set(entities.map((entity) => entity.kind))
  if (kinds.has('tool') || kinds.has('standard')) raise(scores, 'technical', 4.5)
  if (kinds.has('skill')) raise(scores, 'technical', 3.4)
  if (kinds.has('certificate')) raise(scores, 'qualifications', 5.5)
  const isAbroad = ABROAD.test(text)
  const places = entities.filter((entity) => entity.kind === 'place')
  if (places.length > 0) {
    const bare = places.reduce((sum, place) => sum + place.end - place.start, 0)
    raise(scores, 'location', bare >= text.length * 0.6 ? 6 : 3.2)
  }
  if (
    (kinds.has('certificate') || (scores.qualifications ?? 0) >= 7) &&
    FUNDS.test(text) &&
    !/\b(?:post|role|job|position) is\b/i.test(text)
  )
    raise(scores, 'growth', 8)
  if (isAbroad) raise(scores, 'travel', 2)
  if (!isLoud && !kinds.has('tool') && NAMED_SITE.test(text)) raise(scores, 'location', 5)
  const preposed = PREPOSED.exec(text)
  if (
    WHERE_IS.test(`${text.charAt(0).toLowerCase()}${text.slice(1)}`) &&
    !kinds.has('tool') &&
    (places.length > 0 || (preposed !== null && !MONTHS.test(preposed[1] ?? ''))) &&
    !isAbroad
  )
    raise(scores, 'location', 6)
  if (!isLoud && places.length === 0 && kinds.size === 0 && PRODUCT.test(text)) raise(scores, 'technical', 2)
  // "Dental cover after six months": when it begins, not an aim.
  if (
    (scores.benefits ?? 0) >= CLEAR &&
    /\bafter (?:\w+ )?(?:\d+|\w+) (?:months?|years?|weeks?)\b/i.test(text)
  )
    scores.success = (scores.success ?? 0) * 0.4
  // Whom one reports to is about the team, no duty.
  if (REPORTS.test(text)) {
    scores.responsibilities = (scores.responsibilities ?? 0) * 0.3
    raise(scores, 'alsoSaid', 6.5)
  }
  if ((scores.pay ?? 0) > 0 && isBusinessMoney(text)) scores.pay = 0.5
  // "The plant had fourteen breakdowns" tells something; it asks for nothing.
  if (
    (scores.experience ?? 0) < 8 &&
    TELLS.test(text) &&
    !ASKS.test(text) &&
    !/\bexperience|years\b/i.test(text)
  )
    scores.experience = (scores.experience ?? 0) * 0.4
  if ((scores.technical ?? 0) < 4.4 && TELLS.test(text) && !ASKS.test(text))
    scores.technical = (scores.technical ?? 0) * 0.4
  return { scores, entities }
}

/** A clause is judged for whom it speaks of, and again for what it says. */
const judgeText = memoizeByText(judgedAnew)

function best(scores: Scores): { topic: Topic | null; score: number } {
  let topic: Topic | null = null
  let score = 0
  for (const [key, value] of Object.entries(scores) as [Topic, number][])
    if (value > score) {
      topic = key
      score = value
    }
  return { topic, score }
}

function scoped(scores: Scores, scope: Scope): Scores {
  if (scope.topic === null && scope.strength === null) return scores
  const adjusted: Scores = { ...scores }
  if (scope.topic !== null) {
    // Under a heading its topic stands unless an item is beyond doubt about something else.
    for (const key of Object.keys(adjusted) as Topic[])
      if (key !== scope.topic) adjusted[key] = (adjusted[key] ?? 0) * dampening(scope.topic, key)
    adjusted[scope.topic] = (adjusted[scope.topic] ?? 0) + (scope.topic === 'benefits' ? 2.5 : 4)
    return adjusted
  }
  for (const key of Object.keys(adjusted) as Topic[])
    if (!REQUIREMENTS.includes(key)) adjusted[key] = (adjusted[key] ?? 0) * 0.45
  adjusted.technical = (adjusted.technical ?? 0) + 1
  if ((best(adjusted).score ?? 0) < CLEAR) adjusted.technical = CLEAR
  return adjusted
}

/** What a heading takes from the other topics: little from its neighbours, more from those that seldom stand under it. */
function dampening(scope: Topic, other: Topic): number {
  if (isRequirementPair(scope, other)) return 0.9
  if (scope === 'benefits' && OFFERS.includes(other)) return 1
  return HARD.includes(scope) && HARD.includes(other) ? 0.95 : 0.6
}

function isRequirementPair(one: Topic, other: Topic): boolean {
  return REQUIREMENTS.includes(one) && REQUIREMENTS.includes(other) && one !== other
}

/** Judges one atom by its own words and the heading above it. `aside` is a stretch of it whose words are about no topic. */
export function judge(
  clean: string,
  atom: Atom,
  scope: Scope,
  aside: { at: number; end: number } | null = null,
): Judged {
  const text = clean.slice(atom.start, atom.end)
  const { scores: found, entities } = judgeText(
    aside === null
      ? text
      : text.slice(0, aside.at) + ' '.repeat(aside.end - aside.at) + text.slice(aside.end),
  )
  const scores = { ...found }
  // "Two days in our Leeds office" is a pattern; the place in it is found apart.
  if ((scores.workPattern ?? 0) >= 5 && (scores.location ?? 0) >= CLEAR)
    scores.location = (scores.location ?? 0) - 2
  const adjusted = scoped(scores, scope)
  return { ...atom, text, entities, scores: adjusted, ...best(adjusted) }
}

const HIRING =
  /^(?:(?:so|we|i|and|currently|just|basically|right)(?:'re|'m|'ve| are| am| have)? )*(?:really |just |now |also )?(?:need|needing|want|wanting|looking for|looking to (?:hire|recruit|find)|after|hiring|recruiting|seeking|require)\b (?:to (?:hire|recruit|find) )?(?:a|an|another|one|two|three|\d+|some|more|new|our next|somebody|someone)\b/i
/** Words for posts. */
export const POST =
  /\b(?:eng|engineer|technician|manager|designer|fitter|electrician|welder|architect|planner|surveyor|inspector|developer|buyer|scientist|analyst|lead|head|supervisor|operator|machinist|setter|programmer|consultant|officer|coordinator|tester|draughts\w+|specialist|adviser|advisor|controller|director|apprentice|setter)s?\b/i

/** "We need another production manager" names the post and asks nothing of the person: a reason for hiring, if anything. */
export function withoutPost(judged: Judged): Judged {
  if (!HIRING.test(judged.text) || !POST.test(judged.text)) return judged
  // The place in it is found apart.
  if (judged.topic === 'location')
    return { ...judged, scores: { driver: CLEAR }, topic: 'driver', score: CLEAR }
  const rest =
    judged.topic === 'technical' ||
    judged.topic === 'qualifications' ||
    judged.topic === 'softSkills' ||
    judged.topic === 'culture'
  return judged.score < CLEAR || (rest && judged.score < 4.4)
    ? { ...judged, scores: { driver: 2.6 }, topic: 'driver', score: 2.6 }
    : judged
}

/** The clear topic of a piece of text by itself, or null. */
export function topicOf(text: string): Topic | null {
  const found = best(judgeText(text).scores)
  return found.score >= CLEAR ? found.topic : null
}
