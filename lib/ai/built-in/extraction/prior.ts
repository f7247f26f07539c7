import type { Topic } from '@/lib/consultation/topics'
import type { Situation } from './fallback'
import { CLEAR, HARD, type Judged, REQUIREMENTS } from './judge'
import { DUTY_VERBS, dutyOf } from './lexicon/duty-verbs'

/** From here on what the words say outweighs what was asked. */
const SURE = 5.2

/** What is told of the employer; "you" and "your" are a candidate's then. */
const OFFERED: readonly Topic[] = ['culture', 'growth', 'benefits', 'motivation']
const BEYOND = 7.5

/** Words that open a clause but are no duty although they end like one. */
const NO_DUTY =
  /^(?:training|engineering|welding|machining|tooling|parking|drawing|working|commuting|according|including|regarding|depending|nothing|something|anything|everything|during|being|having|housing|wiring|piping|building|mentoring|funding|starting|using|going|coming|looking|missing|living|paying)$/i
/** Nouns and verbs alike: alone they begin a list of things as often as a duty. */
const BOTH =
  /^(?:own|have|has|get|know|start|design|test|plan|report|lead|work|control|support|train|machine|model|program|programme|process|fit|weld|price|log|map|market|log|survey|purchase|project|mentor|coach|market|order|audit|estimate|document|draft|research|repair|pull|push|set|cut|log|release|track|scope|author|contract|detail|review|trial|transfer|travel|visit|supply|turn|hit|hold|head|help|chair|change|check|cover)$/i

/** True for words that begin with a duty: "sizing pumps", "run the bay", "need someone to run the bay". */
export function opensDuty(text: string): boolean {
  const rest = text.replace(
    /^(?:(?:we|i)(?:'d| would|'re)? )?(?:(?:really |just )?(?:need|want|like|looking for|after) )?(?:someone|somebody|a person|a pair of hands|them) to (?:be )?|^(?:it's|it is|that's|they'll|they will|they'd|they would) (?:be )?(?:mostly |mainly |basically |a lot of |lots of |largely )*(?=\w+ing\b)/i,
    '',
  )
  const words = rest.split(/[\s,]+/)
  const first = words[0] ?? ''
  if (rest !== text) return DUTY_VERBS.has(first.toLowerCase()) || dutyOf(first) !== null
  if (dutyOf(first) !== null) return !NO_DUTY.test(first) && words.length > 1
  return DUTY_VERBS.has(first.toLowerCase()) && !BOTH.test(first) && words.length > 2
}

const OURS =
  /^(?:(?:and|also|plus|so) )?(?:we|we're|we've|we'd|we'll|our|you|your|you'd|you'll|you're|everyone|everybody|nobody|no one|people|there|there's|most of us|half of us|all of us|the team|the boss|the owner|kit|the kit)\b/i
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|can't|won't|keeps?|gets?|goes|went|comes?|came|took|won|lost|left|leaves|needs?|wants?|grew|sold|made|means?|moves?|retires?)\b|\w(?:ed|'(?:s|ve|re|d|ll))\b/i
const WISHES =
  /^(?:they|he|she|you|must|should|need|needs|someone|somebody|a person|ideally|essential|desirable)\b/i

/** "Our audit came back with", "the licence is up in May": what happened or is to come, whatever it names. */
const HAPPENED =
  /^(?:and )?(?:our|the|a|an|two|three|both) (?:[\w-]+ ){1,5}(?:(?:is|are) (?:now )?(?:due|up|coming|going|being|about to|out of date|overdue|moving|ending|closing|opening|failing|growing)\b|(?:has|have|'s|'ve) (?:just |now |all )?\w+(?:ed|en|ne|ome|un)\b|came\b|went\b|found\b|failed\b|ended\b|ran out\b)/i

function namesTool(judged: Judged): boolean {
  return judged.entities.some(({ kind }) => kind !== 'skill' && kind !== 'place')
}

function names(judged: Judged): boolean {
  return judged.entities.some(({ kind }) => kind !== 'skill')
}

/** True where a clause can be an answer to what was asked, by its form. A list of tools answers another question. */
function canAnswer(asked: Topic, judged: Judged, isListOfNames: boolean): boolean {
  const { text } = judged
  switch (asked) {
    case 'driver':
      return (
        FINITE.test(text) &&
        !WISHES.test(text) &&
        !opensDuty(text) &&
        (HAPPENED.test(text) || (!namesTool(judged) && !isListOfNames))
      )
    case 'success':
      return (
        !WISHES.test(text) &&
        !names(judged) &&
        !isListOfNames &&
        (FINITE.test(text) || opensDuty(text) || /^(?:if|when|once)\b/i.test(text))
      )
    case 'responsibilities':
      return (
        opensDuty(text) ||
        /^(?:it's|it is|that's|mostly|mainly|largely|a lot of|lots of|a mix of|all the|anything)\b/i.test(
          text,
        )
      )
    case 'culture':
    case 'growth':
    case 'benefits':
    case 'motivation':
      return OURS.test(text)
    default:
      return false
  }
}

/** "Fifty two to sixty with a car." */
const BARE_WORDS =
  /^(?:(?:so|say|about|around|it's|between|from|somewhere|pay is|money is) )*(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]\w+)? (?:to|or|and) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?= ?(?:$|with|plus|basic|depending|max|tops|ish|or so))/i
const BARE_PAY =
  /^(?:(?:ok|okay|so|the (?:job|role|post) is(?: at| on)?|ours(?: is|'s)?|say|call it|about|around|circa|roughly|between|from|maybe|it's|we're on|pay|paying|let's say|i'd say|somewhere|up to|probably|think|i think|looking at|we're looking at|start(?:s|ing)? (?:at|on)|on|at) )*£?(?:1[5-9]|[2-9]\d|1[0-4]\d)(?:\.\d)?(?: ?(?:-|to|and|or|rising to|going to|up to) ?£?(?:1[5-9]|[2-9]\d|1[0-4]\d)(?:\.\d)?)?(?= ?(?:$|basic|base|depending|doe|max|tops|ish|or so|after|for|rising|once|if|with|all in|plus))/i

/**
 * What was asked, and how the clause is built, decide between cues of about the same weight: an answer stands where it was asked for
 * unless its words are sure to be about something else. `isOffered`: the sentence offers a van or a bonus beside it, so that a bare
 * range is pay.
 */
export function prefer(
  situation: Situation,
  judged: Judged,
  isListOfNames: boolean,
  isOffered = false,
): Judged {
  const asked = situation.local ?? situation.asked
  const { text, score, topic } = judged
  const isPay = asked === 'pay' || (isOffered && (/\d ?(?:-|to) ?\d/.test(text) || BARE_WORDS.test(text)))
  if (isPay && topic !== 'pay' && (BARE_PAY.test(text) || BARE_WORDS.test(text)))
    return { ...judged, topic: 'pay', score: 7 }
  const isWeak = topic === null || score < 4.5
  if (
    isWeak &&
    !names(judged) &&
    opensDuty(text) &&
    judged.connector === 'start' &&
    asked !== 'technical' &&
    asked !== 'growth' &&
    asked !== 'success' &&
    !/\b(?:day[- ]one|must|essential|skills?|experience|would be|ideally)\b/i.test(text)
  )
    return { ...judged, topic: 'responsibilities', score: Math.max(score, CLEAR) + 1 }
  if (asked === null || text.split(' ').length > 24) return judged
  const isRisk = asked === 'healthSafety' && topic === 'technical' && !/^(?:we|they|our)\b/i.test(text)
  if (asked === 'success' && topic === 'responsibilities') return { ...judged, topic: 'success' }
  const isFirst = situation.previous === null || situation.previous === asked
  const isOffer = OFFERED.includes(asked) && /\byou(?:r|'\w+)?\b/i.test(text)
  const isHard =
    topic !== null && HARD.includes(topic) && (/[\d£%]/.test(text) || (score > CLEAR + 1 && !isOffer))
  if (
    isFirst &&
    score < (isOffer ? BEYOND : SURE) &&
    !isHard &&
    topic !== asked &&
    canAnswer(asked, judged, isListOfNames)
  )
    return { ...judged, topic: asked, score: Math.max(score, CLEAR) + 0.5 }
  if (text.split(' ').length > 14) return judged
  const own = (judged.scores[asked] ?? 0) + (isRisk ? 5 : 0)
  if (own === 0 || asked === topic || own + 1.5 < score) return judged
  return { ...judged, topic: asked, score: own + 1.5 }
}

/** Topics that tell a story; a wish among them is a requirement all the same. */
const STORIES: readonly Topic[] = [
  'culture',
  'responsibilities',
  'success',
  'alsoSaid',
  'driver',
  'motivation',
  'process',
]

/** "A course in X would be welcome" asks something of the person, whatever else its words are about. */
export function asWish(judged: Judged, isWished: boolean): Judged {
  // "Street works supervisor would be a plus": no word puts it at a place.
  const isPlace =
    judged.topic === 'location' &&
    /\b(?:in|at|near|around|from|within|of|based|local|close|commut\w+)\b/i.test(judged.text)
  if (isWished && judged.topic === 'location' && !isPlace)
    return {
      ...judged,
      topic: (judged.scores.qualifications ?? 0) > 0 ? 'qualifications' : 'technical',
      score: CLEAR,
    }
  if (!isWished || (judged.topic !== null && judged.score >= CLEAR && !STORIES.includes(judged.topic)))
    return judged
  const best = REQUIREMENTS.reduce<Topic>(
    (kept, topic) => ((judged.scores[topic] ?? 0) > (judged.scores[kept] ?? 0) ? topic : kept),
    'technical',
  )
  return { ...judged, topic: best, score: Math.max(CLEAR, judged.scores[best] ?? 0) }
}
