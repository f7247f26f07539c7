import type { Topic } from '@/lib/consultation/topics'
import { ASKS, CLEAR, HARD, type Judged, REQUIREMENTS } from './judge'

/** Topics whose sentences run on: a tool or a place named in them does not start another topic. */
const NARRATIVE: readonly Topic[] = [
  'driver',
  'success',
  'responsibilities',
  'motivation',
  'process',
  'growth',
  'culture',
  'alsoSaid',
]

/** Pairs in which the second topic, right after the first, is still the first. */
const ABSORBS: Partial<Record<Topic, readonly Topic[]>> = {
  onCall: ['package', 'pay', 'expenses', 'hours'],
  travel: ['location', 'startDate', 'duration', 'driver', 'expenses', 'workPattern'],
  benefits: ['culture', 'duration', 'experience', 'hours', 'workPattern'],
  pay: ['experience', 'qualifications', 'technical', 'contractType', 'softSkills', 'travel', 'culture'],
  package: [
    'technical',
    'softSkills',
    'location',
    'startDate',
    'workPattern',
    'experience',
    'success',
    'pay',
  ],
  location: ['driver', 'culture', 'duration'],
  hours: ['technical', 'softSkills', 'experience', 'process', 'duration'],
  workPattern: ['technical', 'culture', 'softSkills', 'experience', 'startDate'],
  startDate: ['driver', 'technical', 'success', 'notice', 'culture', 'responsibilities'],
  duration: ['contractType', 'startDate', 'driver'],
  contractType: ['startDate', 'driver'],
  process: ['workPattern', 'hours', 'location', 'culture', 'technical', 'pay', 'travel', 'expenses'],
  softSkills: [
    'responsibilities',
    'motivation',
    'culture',
    'growth',
    'alsoSaid',
    'location',
    'driver',
    'process',
  ],
  qualifications: ['responsibilities', 'culture', 'location'],
  experience: ['location', 'driver', 'responsibilities', 'culture', 'duration', 'startDate'],
  technical: ['responsibilities', 'culture', 'location', 'driver', 'success', 'alsoSaid', 'motivation'],
  notice: ['duration', 'startDate'],
  healthSafety: ['technical', 'hours', 'location', 'qualifications'],
  expenses: ['pay', 'travel', 'package'],
}

/** Topics whose frequency, money and exceptions stay together. */
const GREEDY: readonly Topic[] = ['onCall', 'travel', 'process', 'notice', 'healthSafety']

/** True when `next`, although clear about another topic, goes on with `topic`. */
function continues(topic: Topic, next: Judged): boolean {
  if (next.topic === null || next.topic === topic) return true
  if (
    /^(?:of which|some of|including|such as|mainly|mostly|especially|preferably (?:in|on|with)|ideally (?:in|on|with|at)|apart from|except|excluding|at least some|whatever|even if|up to(?! ?£))\b/i.test(
      next.text,
    )
  )
    return true
  if (next.connector === 'or' && REQUIREMENTS.includes(topic) && REQUIREMENTS.includes(next.topic))
    return true
  const own = next.scores[topic] ?? 0
  if (own >= CLEAR && own >= next.score - 1.2) return true
  const asks = ASKS.test(next.text)
  if (NARRATIVE.includes(topic)) {
    if (HARD.includes(next.topic) || next.topic === 'duration') return next.score < 5
    if (topic === 'motivation' && next.topic === 'travel') return true
    if (REQUIREMENTS.includes(next.topic)) {
      if (next.connector === 'dash' || next.connector === 'colon') return false
      if (topic === 'culture' || topic === 'growth') return !asks && next.score < 6
      return !asks
    }
    if (next.topic === 'driver' && (topic === 'success' || topic === 'responsibilities'))
      return next.connector !== 'cause'
    if (next.topic === 'location') return next.score < 5
    if (topic === 'driver')
      return next.score < 6.5 && next.topic !== 'responsibilities' && next.topic !== 'success'
    return next.score < 5
  }
  if (ABSORBS[topic]?.includes(next.topic)) return next.score < (GREEDY.includes(topic) ? 8 : 6)
  // "5 years with Revit and AutoCAD": the list goes on.
  if (topic === 'experience' && next.topic === 'technical')
    return !asks && (next.connector === 'or' || next.connector === 'and') && next.score < 6
  if (topic === 'softSkills' && next.topic === 'technical')
    return next.score < 6 && !next.entities.some(({ kind }) => kind === 'tool' || kind === 'standard')
  // "30 days and a sail in everything you design": offered to the person.
  if (topic === 'benefits' && next.topic === 'technical')
    return next.score < 5 && next.entities.length === 0 && /\byou(?:r|'\w+)?\b/i.test(next.text)
  if (topic === 'technical' && next.topic === 'softSkills') return next.score < 5
  if (topic === 'qualifications' && next.topic === 'technical') return next.score < 4
  return false
}

/**
 * Gives every atom of a sentence its topic: a clear atom opens its topic, an unclear one goes on with the topic before it, and one
 * at the front joins what follows. Null for all where no atom is clear.
 */
export function topicsOf(atoms: readonly Judged[]): (Topic | null)[] {
  const topics: (Topic | null)[] = []
  let current: Topic | null = null
  for (const atom of atoms) {
    if (atom.topic !== null && atom.score >= CLEAR && (current === null || !continues(current, atom)))
      current = atom.topic
    topics.push(current)
  }
  const first = topics.find((topic) => topic !== null) ?? null
  return withCauses(
    atoms,
    topics.map((topic) => topic ?? first),
  )
}

const ABOUT_THAT =
  /\b(?:course|training|through|academy)\b.{0,30}\b(?:that|it|this|those|them)\b|^we(?:'ll|'d| will| would)? (?:pay for|fund|sponsor|cover|arrange)$|\bwe(?:'d|'ll| would| will)? (?:support|fund|sponsor|pay for|help with) (?:that|it|this)\b/i

/** A reason claims what leads up to it; a course "for that" claims what "that" is. */
function withCauses(atoms: readonly Judged[], topics: (Topic | null)[]): (Topic | null)[] {
  const at = atoms.findIndex(
    (atom) => (atom.topic === 'driver' && atom.score >= 6.5) || ABOUT_THAT.test(atom.text),
  )
  const claimed =
    atoms[at] === undefined
      ? null
      : ABOUT_THAT.test(atoms[at]?.text ?? '')
        ? 'growth'
        : (atoms[at]?.topic ?? null)
  if (claimed === null) return topics
  return topics.map((topic, index) => {
    const atom = atoms[index]
    if (atom === undefined || index >= at) return topic
    const isAbout =
      topic === 'technical' || topic === 'location' || topic === 'culture' || topic === 'alsoSaid'
    const isWeak = (atom.score < 5 && isAbout) || (claimed === 'growth' && topic === 'qualifications')
    return isWeak && !ASKS.test(atom.text.replace(/^(?:we|i)(?:'d)? (?:need|want)\b/i, '')) ? claimed : topic
  })
}
