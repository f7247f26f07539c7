import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { findNamed } from './naming'
import { namedBy } from './orders'
import { contentWords } from './targets'

/** How much something counts, said of what goes before it or follows it. The first that fits. */
export const WEIGHTS: readonly {
  strength: Strength
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}[] = [
  {
    strength: 'must',
    pattern:
      /\b(?:(?:is|are|was|were)n['’]?t|(?:is|are) not|no longer|not) (?:just |only |really )?(?:a |an )?(?:bonus|nice[- ]to[- ]have|optional|desirable|plus|extra)(?: any ?more| any longer| now| after all)?\b/i,
    yes: ['Tekla isn’t a bonus any more', 'the licence is no longer optional'],
    no: ['Revit would be a bonus', 'pension is not bad'],
  },
  {
    strength: 'learnable',
    pattern:
      /\b(?:can be (?:learn\w*|taught|trained)|(?:they|he|she|you|we) (?:can|could|['’]ll|will|would|['’]d) (?:learn|pick (?:it|that|this|them) up|get (?:it|that|them)? ?(?:from us|here)|be (?:taught|trained|shown))|we(?:['’]d| would|['’]ll| can|['’]ll be)? (?:train|teach|put them through)|trainable|learnable|training (?:given|provided))\b/i,
    yes: ['we can teach Revit', 'Revit can be learned', 'the PTS they can get from us'],
    no: ['They teach apprentices', 'Revit is a must'],
  },
  {
    strength: 'nice',
    pattern:
      /\b(?:nice[- ]to[- ]have|(?:just |only )?(?:a )?bonus|(?:only |just |an? )(?:added )?(?:advantage|plus|extra)(?: only)?|desirable|optional|preferred|(?:is |are )?(?:only |just )nice|(?:not|no longer) (?:so )?(?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|\w*n['’]?t (?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|would be (?:nice|handy|useful|good)|not (?:the end of the world|fussed))\b/i,
    yes: [
      'Revit is only nice to have',
      'Tekla isn’t a must after all',
      'the degree is optional now',
      'the degree is no longer a must',
    ],
    no: ['Revit is a must', 'there is a bonu'],
  },
  {
    strength: 'must',
    pattern:
      /\b(?:(?:must|has to|have to|needs to)[- ](?:have|be a must)|(?:is|are|be|make (?:it|that|them)|now|becomes?|a|really|an) (?:absolute )?(?:must(?:s|-have)?|essential|mandatory|compulsory|required|deal[- ]?breaker|non-negotiable|make-or-break))\b/i,
    yes: ['Revit is a must', 'NEBOSH is now essential', 'the licence is really a must-have'],
    no: ['they must weld', 'essential oils'],
  },
]

/** "Going back on the Tekla", "As for Xero": what the next words are about. */
const ANNOUNCED =
  /^\W*(?:(?:and|but|so|now|oh|no|actually|sorry|ok(?:ay)?|right|well|then|also)[\s,]+)*(?:(?:i(?:['’](?:m|ll|d|ve)| am| will| would| want| have| need| think)?|let me|we(?:['’](?:re|ll|ve))?) ?(?:(?:going|like|want|have|think|to|now|just|again) )*)?(?:(?:row|go|going|roll|come|coming|step|back) back (?:on|to)|(?:think|thought|thinking) (?:again |better )?(?:about|of)|(?:again|back) (?:about|to)|(?:change[ds]?|changing) my mind (?:about|on)|reconsider(?:ed|ing)?|second thoughts? (?:about|on)|as (?:for|to|regards)|regarding|about) (?:the |my |our |that )?(?<object>[^,;:.!?–—]{2,40}?)(?= thing\b|[,;:.!?–—]|\s-\s|$)/iu

/** What the words lead to, and their length: null where they say something of their own. */
export function findAnnounced(words: string): { object: string; length: number } | null {
  const match = ANNOUNCED.exec(words)
  const object = namedBy(match?.groups?.object ?? '')
  return match && object !== '' ? { object, length: match[0].length } : null
}

const FRAME =
  /\b(?:actually|now|any ?more|any longer|no longer|thinking about it|also|after all|in fact|sorry|on (?:second thoughts?|reflection)|just|only|really|so|then|and|but|no|is|are|isn['’]t|aren['’]t|was|be|been|being|got|has|have|to|not|make|made|mark|put|call|let['’]?s|say|can|could|down|as|from|nice|a|an|the|it|that|they|we|would|should|rather|than|must|haves?|wonderful)\b/gi

/** "…isn’t essential any more", "… is a must now": it is said of what has been said before. */
const KNOWN = /\b(?:any ?more|any longer|no longer|now|after all|actually)\b/i

export const saysAnew = (words: string): boolean =>
  KNOWN.test(words) && WEIGHTS.some(({ pattern }) => pattern.test(words))

/** The requirement that the words weigh anew, where they say nothing else. */
export function findWeighing<T extends { topic: Topic; value: string; strength: Strength }>(
  words: string,
  referents: readonly T[],
): { referent: T; strength: Strength; object: string } | null {
  const row = WEIGHTS.find(({ pattern }) => pattern.test(words))
  if (!row) return null
  const [lead = ''] = words.split(row.pattern)
  const rest = words.replace(new RegExp(row.pattern, 'gi'), ' ').replace(FRAME, ' ')
  const named = namedBy(rest.replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' ').replace(/\s+/g, ' '))
  const subject = namedBy(lead.replace(FRAME, ' ').replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' '))
  const requirements = referents.filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const fit = [
    { object: named, found: findNamed(requirements, named) },
    { object: subject, found: findNamed(requirements, subject, KNOWN.test(words)) },
  ].find(({ found }) => found.length > 0)
  const [referent, ...others] = fit?.found ?? []
  if (!fit || !referent || others.length > 0 || referent.strength === row.strength) return null
  const weighing = { referent, strength: row.strength, object: fit.object }
  const known = new Set([...contentWords(referent.value), ...contentWords(fit.object)])
  const isNamed = (said: string) => [...contentWords(said)].every((word) => known.has(word))
  // "Terraform isn’t a bonus any more, they’ll need it": what goes before the weight is the name of the fact, and nothing else.
  if (subject !== '' && isNamed(subject)) return weighing
  const news = [...contentWords(named)].filter((word) => !known.has(word))
  return news.length > 1 ? null : weighing
}

const HABIT =
  /\b(?:(?:i|we)(?:['’]d| would)? (?:normally|usually|generally|always|used to) (?:ask|asked|want|say|said|put|wanted)\b|(?:that['’]?s|it['’]?s|is|was) what (?:it|the (?:old|last|previous) (?:advert|ad|spec|one)) (?:has always |always )?(?:said|says|had|asked)|(?:put|wrote|said) (?:that|it|this) (?:down )?(?:from|out of|by) habit|from habit\b|(?:the |our |hr['’]?s? )(?:(?:old|last|previous|standard|usual) )*(?:advert|ad|spec|template|job description) (?:said|says|had|has|asks|asked)\b)/i

/** What was asked for out of habit is nothing that anybody has asked for now: "we’d normally ask for a degree". */
export const saysHabit = (words: string): boolean => HABIT.test(words)
