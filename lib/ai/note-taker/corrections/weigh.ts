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
    strength: 'learnable',
    pattern:
      /\b(?:can be (?:learn\w*|taught|trained)|(?:they|he|she|you|we) (?:can|could|['’]ll|will|would|['’]d) (?:learn|pick (?:it|that|this|them) up|get (?:it|that|them)? ?(?:from us|here)|be (?:taught|trained|shown))|we(?:['’]d| would|['’]ll| can|['’]ll be)? (?:train|teach|put them through)|trainable|learnable|training (?:given|provided))\b/i,
    yes: ['we can teach Revit', 'Revit can be learned', 'the PTS they can get from us'],
    no: ['They teach apprentices', 'Revit is a must'],
  },
  {
    strength: 'nice',
    pattern:
      /\b(?:nice[- ]to[- ]have|(?:just |only )?(?:a )?bonus|desirable|optional|preferred|(?:is |are )?(?:only |just )nice|not (?:so )?(?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|\w*n['’]?t (?:essential|a must|mandatory|a deal[- ]?breaker|vital|critical)|would be (?:nice|handy|useful|good)|not (?:the end of the world|fussed))\b/i,
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

const FRAME =
  /\b(?:actually|now|after all|in fact|sorry|on (?:second thoughts?|reflection)|just|only|really|so|then|and|but|no|is|are|isn['’]t|aren['’]t|was|be|been|being|got|has|have|to|not|make|made|mark|put|call|let['’]?s|say|can|could|down|as|from|nice|a|an|the|it|that|they|we|would|should|rather|than|must|haves?|wonderful)\b/gi

/** The requirement that the words weigh anew, where they say nothing else. */
export function findWeighing(words: string, brief: Brief): { fact: Fact; strength: Strength } | null {
  const row = WEIGHTS.find(({ pattern }) => pattern.test(words))
  if (!row) return null
  const [lead = ''] = words.split(row.pattern)
  const rest = words.replace(new RegExp(row.pattern, 'gi'), ' ').replace(FRAME, ' ')
  const named = namedBy(rest.replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' ').replace(/\s+/g, ' '))
  const subject = namedBy(lead.replace(FRAME, ' ').replace(/[^\p{L}\p{N}+#.'’ -]/gu, ' '))
  const facts = activeFacts(brief).filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic))
  const fits = [named, subject].map((object) => facts.filter(({ value }) => saysAll(value, object)))
  const [fact, ...others] = fits.find(({ length }) => length > 0) ?? []
  if (!fact || others.length > 0 || fact.strength === row.strength) return null
  const known = contentWords(fact.value)
  const news = [...contentWords(rest)].filter((word) => !known.has(word))
  return news.length > 1 ? null : { fact, strength: row.strength }
}
