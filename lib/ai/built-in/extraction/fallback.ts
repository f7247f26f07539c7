import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { isAnecdote } from './acts'
import type { Unit } from './blocks'
import { type Judged, REQUIREMENTS } from './judge'
import { isPlaceShaped } from './unknown-names'
import { plainWords } from './values'

/** What is known about the place of a sentence in the conversation. */
export type Situation = {
  /** What the consultant asked about. */
  asked: Topic | null
  /** What the manager named just before ("Years?"). */
  local: Topic | null
  /** Topic of the fact before, in this message. */
  previous: Topic | null
}

const SUBJECT =
  /^(?:we|we're|we've|we'd|we'll|our|it|it's|its|there|there's|this|the|everyone|everybody|nobody|people|you|you're|that|he|she|my|all of us|most)\b/i
const CHAT = /^(?:i|i'm|i've|i'd|my|did|do|that's|that was|let me)\b/i
const WANTS = /^i(?:'d| would)? (?:want|need|like|am looking|expect|hope|love|prefer|really (?:want|need))\b/i
const CONTINUES =
  /^(?:and|also|plus|as well|so (?:is|are|does)|same|oh and|then|or)\b|\b(?:as well|too|also)$/i

const TERMS: readonly Topic[] = [
  'workPattern',
  'hours',
  'travel',
  'culture',
  'benefits',
  'package',
  'pay',
  'contractType',
  'startDate',
  'growth',
]

function isName(text: string): boolean {
  const words = plainWords(text).split(' ')
  return words.length <= 4 && words.every((word) => /^(?:\p{Lu}|\d)/u.test(word))
}

function isPlausible(topic: Topic, text: string): boolean {
  const words = text.split(/\s+/).length
  const hasNumber =
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty)\b/i.test(
      text,
    )
  const isOurs = SUBJECT.test(text)
  switch (topic) {
    case 'pay':
    case 'hours':
      return hasNumber && words <= 12
    case 'location':
      return words <= 6 && !isOurs
    case 'workPattern':
    case 'startDate':
    case 'contractType':
    case 'duration':
    case 'notice':
      return words <= 8
    case 'technical':
      return !isOurs
    case 'experience':
      return (
        words <= 20 &&
        !isOurs &&
        (hasNumber || /\b(?:background|worked|been|years|from|sector|industry|similar|any)\b/i.test(text))
      )
    case 'qualifications':
      return (
        words <= 6 &&
        !isOurs &&
        /\p{Lu}{2}|card|ticket|cert|qualif|level|degree|licen|school|college/iu.test(text)
      )
    case 'softSkills':
      return !/^(?:we|our|there)\b/i.test(text)
    case 'title':
      return words <= 6
    default:
      return true
  }
}

/** The topic of a sentence that no cue decides: what goes on, what was named or asked, else what its form suggests. Null for talk. */
export function fallbackTopic(
  atoms: readonly Judged[],
  strength: Strength | null,
  situation: Situation,
  unit: Unit,
): Topic | null {
  const { asked, local, previous } = situation
  const text = atoms.map((atom) => atom.text).join(', ')
  const isEmpty = atoms.every((atom) => atom.score < 2 && atom.entities.length === 0) && !/\d/.test(text)
  const isAnswer = asked === 'softSkills' || (asked === 'driver' && previous === null)
  if (isEmpty && !isAnswer && strength === null && CHAT.test(text) && !WANTS.test(text)) return null
  if (isAnecdote(text)) return null
  const hint = atoms.reduce<{ topic: Topic | null; score: number }>(
    (best, atom) => (atom.score > best.score ? { topic: atom.topic, score: atom.score } : best),
    { topic: null, score: 0 },
  )
  if (unit.scope.topic !== null) return unit.scope.topic
  const isAsk =
    !/^(?:if|when|unless)\b/i.test(text) &&
    (!SUBJECT.test(text) || strength !== 'must' || /^(?:this|that|the|it)\b/i.test(text))
  // Names and nothing else: "Brivanta and Zentrix Civil".
  if (strength === null && local === null && atoms.every((atom) => isName(atom.text)) && asked !== null) {
    if (asked === 'location' || (TERMS.includes(asked) && isPlaceShaped(text))) return 'location'
    if (asked === 'responsibilities' || asked === 'success' || asked === 'motivation') return 'technical'
  }
  if (strength !== null && isAsk) {
    const wanted = [local, previous, asked].find((topic) => topic !== null && REQUIREMENTS.includes(topic))
    return hint.topic !== null && REQUIREMENTS.includes(hint.topic) ? hint.topic : (wanted ?? 'technical')
  }
  if (local !== null && (REQUIREMENTS.includes(local) || isPlausible(local, text))) return local
  if (CONTINUES.test(text) && previous !== null) return previous
  const isFragment = !SUBJECT.test(text) && !/\b(?:is|are|was|were|have|has|will|would|can)\b/i.test(text)
  if (hint.topic !== null && hint.score >= 2) return hint.topic
  if (asked !== null && isPlausible(asked, text)) return asked
  if (previous !== null && isFragment) return previous
  if (isFragment && asked !== null && REQUIREMENTS.includes(asked)) return 'technical'
  if (asked === 'driver') return 'driver'
  return previous === 'culture' || previous === 'benefits' || previous === 'growth' ? 'culture' : 'alsoSaid'
}
