import type { Strength } from '@/lib/consultation/brief/options'

export type Weight = Extract<Strength, 'must' | 'nice'>

const SOMEONE =
  '(?:them|someone|somebody|people|anyone|anybody|him|her|one|(?:an?|the) (?:\\p{L}+ )?(?:one|person|candidate|applicant|lad|welder|engineer|\\p{L}+))'
const TURN = `(?:turn|send|knock) (?:${SOMEONE} (?:down|away|back)|(?:down|away|back) ${SOMEONE})`
const NICE = '(?:nice[- ]to[- ]ha(?:ve|s)s?|nice|a (?:bonus|plus)|bonus(?:es)?|desirables?|optional|handy)'
const MUST = '(?:musts?(?:[- ]haves?)?|essentials?|mandatory|non[- ]negotiable|required|deal[- ]?breakers?)'
const BE =
  "(?:(?:is|are|would be|could be|can be|should be)|['’](?:s|re))(?: (?:all|both|only|just|really|more of|definitely|the))*(?: an?)?"

/**
 * What weighs a list: the one behind the words, or the one before them. `isPlain`: says nothing else, whatever it names. `isAfterMust`: only
 * behind what is a must.
 */
export const SORT_ROWS: readonly {
  weight: Weight
  isOnly?: true
  isPlain?: true
  isAfterMust?: true
  pattern: RegExp
}[] = [
  // "The rest stays"
  {
    weight: 'must',
    isPlain: true,
    pattern:
      /^\W*(?<list>(?:all )?(?:the )?(?:rest|others?|everything else)) (?:(?:all|can) )*(?:stays?|is fine|are fine|as (?:it is|they are|is))\b/iu,
  },
  // "Rest nice to have"
  {
    weight: 'nice',
    pattern: new RegExp(
      `^\\W*(?<list>(?:all )?(?:the )?(?:rest|others?|everything else|anything else)),? (?:as |can be |could be )?(?:an? )?${NICE}\\b`,
      'iu',
    ),
  },
  {
    weight: 'nice',
    pattern: new RegExp(
      `^(?<list>.+?) (?:(?:is|are|was|were)(?:n['’]?t| not)|(?:need|does|do)(?:n['’]?t| not) (?:have to |need to )?be)(?: (?:really|actually|strictly|all))*(?: an?)? ${MUST}\\b(?!.*\\bany ?more\\b)`,
      'iu',
    ),
  },
  {
    weight: 'must',
    isOnly: true,
    pattern:
      /^(?<list>.+?) (?:is|are) (?:really )?the only (?:real |true |actual )?(?:ones?|things?|musts?(?:[- ]haves?)?|essentials?)\b/iu,
  },
  {
    weight: 'nice',
    isPlain: true,
    isAfterMust: true,
    pattern: /^(?<list>.+?),? (?:i|we)(?: probably| really)? (?:wouldn['’]?t|would not)\W*$/iu,
  },
  {
    weight: 'nice',
    isPlain: true,
    pattern: new RegExp(
      `^.{0,30}?\\b(?:wouldn['’]?t|would not|not) ${TURN} (?:just )?(?:for|over|without)(?: (?:not having|lacking))? (?<list>.+)$`,
      'iu',
    ),
  },
  {
    weight: 'must',
    isPlain: true,
    isOnly: true,
    pattern: new RegExp(
      `^.{0,20}?\\bonly (?:ever )?${TURN} (?:for|over|without|on)(?: (?:not having|lacking))? (?<list>.+)$`,
      'iu',
    ),
  },
  {
    weight: 'must',
    isPlain: true,
    pattern: new RegExp(
      `^.{0,20}?\\b(?:['’]d|would) (?:have to )?${TURN} (?:for|over|without|on)(?: (?:not having|lacking))? (?<list>.+)$`,
      'iu',
    ),
  },
  {
    weight: 'nice',
    isPlain: true,
    pattern: /^.{0,12}?\b(?:could|can) (?:live|do|manage|cope) without (?<list>.+)$/iu,
  },
  {
    weight: 'must',
    isPlain: true,
    pattern: /^.{0,12}?\b(?:couldn['’]?t|can['’]?t) (?:live|do|manage|cope) without (?<list>.+)$/iu,
  },
  {
    weight: 'nice',
    isPlain: true,
    pattern: /^(?<list>.+?) (?:i|we) (?:could|can) (?:live|do|manage|cope) with(?:out)?(?: if\b.*|\W*)$/iu,
  },
  {
    weight: 'nice',
    isPlain: true,
    pattern: new RegExp(`^(?<list>.+?),? (?:i|we) (?:wouldn['’]?t|would not) ${TURN} (?:for|over)`, 'iu'),
  },
  {
    weight: 'must',
    pattern: new RegExp(`^\\W*(?:the )?${MUST}(?: (?:are|is)(?: the)?|\\s*[:=–-]) (?<list>.+)$`, 'iu'),
  },
  {
    weight: 'nice',
    pattern: new RegExp(`^\\W*(?:the )?${NICE}(?: (?:are|is)(?: the)?|\\s*[:=–-]) (?<list>.+)$`, 'iu'),
  },
  { weight: 'nice', pattern: new RegExp(`^(?<list>.+?) ?${BE} ${NICE}\\b`, 'iu') },
  { weight: 'must', pattern: new RegExp(`^(?<list>.+?) ?${BE} ${MUST}\\b`, 'iu') },
]
