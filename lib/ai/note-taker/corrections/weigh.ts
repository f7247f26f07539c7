import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
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
      /\b(?:nice[- ]to[- ]have|(?:just |only )?(?:a )?bonus|(?:only |just |an? )(?:added )?(?:advantage|plus|extra)(?: only)?|desirable|optional|preferred|(?:is |are )?(?:only |just )nice|not (?:so )?(?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|\w*n['’]?t (?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|would be (?:nice|handy|useful|good)|not (?:the end of the world|fussed))\b/i,
    yes: ['Revit is only nice to have', 'Tekla isn’t a must after all', 'the degree is optional now'],
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
  /\b(?:actually|now|after all|in fact|sorry|on (?:second thoughts?|reflection)|just|only|really|so|then|and|but|no|is|are|isn['’]t|aren['’]t|was|be|been|being|got|has|have|to|not|make|made|mark|put|call|let['’]?s|say|can|could|down|as|from|nice|a|an|the|it|that|they|we|would|should|rather|than|must|haves?|wonderful)\b/gi

/** The requirement that the words weigh anew, where they say nothing else. */
export function findWeighing(
  words: string,
  brief: Brief,
): { fact: Fact; strength: Strength; object: string } | null {
  const row = WEIGHTS.find(({ pattern }) => pattern.test(words))
  if (!row) return null
  const [lead = ''] = words.split(row.pattern)
  const rest = words.replace(new RegExp(row.pattern, 'gi'), ' ').replace(FRAME, ' ')
  const named = namedBy(rest.replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' ').replace(/\s+/g, ' '))
  const subject = namedBy(lead.replace(FRAME, ' ').replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' '))
  const facts = activeFacts(brief).filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const fits = [named, subject].map((object) => ({
    object,
    facts: facts.filter(({ value }) => saysAll(value, object)),
  }))
  const fit = fits.find((one) => one.facts.length > 0)
  const [fact, ...others] = fit?.facts ?? []
  if (!fit || !fact || others.length > 0 || fact.strength === row.strength) return null
  const weighing = { fact, strength: row.strength, object: fit.object }
  const known = contentWords(fact.value)
  // "Terraform isn’t a bonus any more, they’ll need it": what goes before the weight is the name of the fact, and nothing else.
  const own = contentWords(lead.replace(FRAME, ' '))
  if (own.size > 0 && [...own].every((word) => known.has(word))) return weighing
  const news = [...contentWords(rest)].filter((word) => !known.has(word))
  return news.length > 1 ? null : weighing
}
