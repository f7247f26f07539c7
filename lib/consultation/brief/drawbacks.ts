import { isSaidInConfidence } from '@/lib/consultation/guard/confidence'
import type { Topic } from '@/lib/consultation/topics'
import type { BriefOperation } from './operation-schema'

/** What the work or the place is like, which somebody may want to know before applying. */
const CONDITIONS: readonly (readonly [Topic, RegExp])[] = [
  [
    'healthSafety',
    /\b(?:noisy|dusty|fumes|working at height|heavy lifting|manual handling|confined spaces?|outdoors|out in all weathers|on (?:your|their) feet all)\b/i,
  ],
  ['healthSafety', /\b(?:the|of|with|constant|some) (?:noise|cold|heat|dust)\b/i],
  [
    'healthSafety',
    /(?:\b(?:is|are|be|gets?|feels?)|['’](?:s|re)) (?:[\p{L}’']+ ){0,3}(?:cold|hot|wet|damp|loud|dirty|mucky|filthy|smelly|humid|freezing|draughty|muddy)\b/iu,
  ],
  [
    'travel',
    /\b(?:travel(?:ling)?(?! agen)|nights? away|away (?:from home|overnight)|long drives?|a lot of driving|miles a (?:day|week|month|year))\b/i,
  ],
  [
    'workPattern',
    /\b(?:(?:day|night|late|early|split|rotating|twelve[- ]hour|\d+[- ]hour) shifts?|shift ?work|(?:work(?:ing)?|on) (?:nights|weekends|saturdays?|sundays?|bank holidays)|(?:night|weekend) work|early starts?|unsocial hours)\b/i,
  ],
]
/** A remark about somebody, why people left, or what may be paid: that is for the agency. */
const OF_OTHERS =
  /\b(?:he|she|him|her|his|hers|left|leav(?:e|es|ing)|quit|walked|resign\w*|retir\w*|sacked|complain\w*|moan\w*|lost|the last (?:one|lot|man|person|\w+er)|stretch|budget|client)\b|[£$€]/i
const WORDS_MAX = 30

/** The topic of a condition of the work that candidates should know. Null where it is something else. */
function topicOfCondition(value: string): Topic | null {
  if (OF_OTHERS.test(value) || value.split(/\s+/).length > WORDS_MAX) return null
  return CONDITIONS.find(([, words]) => words.test(value))?.[0] ?? null
}

/** Noise, cold, travel and shifts that a reader would keep with the agency stand where candidates read them, unless they were said in confidence. */
export function placeDrawback(operation: BriefOperation, message: string): BriefOperation {
  const { op, topic, value, quote, at } = operation
  if (op !== 'add' || topic !== 'alsoSaid' || value === null || quote === null || at === null)
    return operation
  const placed = topicOfCondition(value)
  return placed === null || isSaidInConfidence(message, { start: at, end: at + quote.length })
    ? operation
    : { ...operation, topic: placed }
}
