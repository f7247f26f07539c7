import { figuresIn } from './amounts'

const PERSON =
  '(?:he|she|(?:the|our|my) (?:last|previous|old|outgoing|other|current|present|existing) \\p{L}+|(?:the|our|my) predecessor|somebody|someone|one (?:lad|chap|guy|bloke|woman|girl|candidate|applicant)|a (?:lad|chap|guy|bloke|woman|candidate|applicant)|that one)'
const EARNS =
  "(?:'s| is| was| were|'d been| has been| had been)? ?(?:only |just |already |now |still )?(?:on|at|paid|getting|earning|earned|earns?|gets?|got|took home|takes home|left on|came in on|making|makes|made)"
/** What one person gets or got, the manager among them. */
const OF_ONE = new RegExp(
  `^(?:(?:and|but|so|well|mind)[\\s,]+)*(?:${PERSON}|i|i'm|i am)${EARNS}\\b(?! about (?:\\d|£|\\p{L}+ty))`,
  'iu',
)
/** What the market, an agency or another firm pays or charges. */
const OF_OTHERS =
  /\b(?:going rate|market rate|industry average|the average|benchmark|national average)\b|\b(?:compet\w+|rivals?|others?|everyone else|everybody else|other (?:firms|places|people|companies)|the big (?:boys|firms|names)|agenc(?:y|ies)|agency's|consultanc(?:y|ies)|contractors?|temps?|freelancers?|(?:down|up|over) the road|next door|across town|round here|(?:them|that lot|the lot|they|those) (?:at|from|over at|down at) \p{L}+)\b.{0,60}\b(?:pay|pays|paying|paid|offer\w*|chuck\w*|throw\w*|give|giving|gives|charg\w+|costs?|quot\w+|wants?|get|gets|getting|on)\b|\b(?:pay|paying|paid|charged|cost(?:s|ing)?|quoted) (?:by |to )?(?:the |an |our )?(?:agenc\w+|compet\w+|contractors?|temps?|freelancers?|consultanc\w+)\b/iu
/** What somebody asked for. */
const ASKED =
  /\b(?:rang|phoned|applied|turned up|came|walked in|e-?mailed|wrote|applicant|candidate|bloke|chap|lad|woman|guy|somebody|someone)\b.{0,50}\b(?:want(?:s|ed|ing)|asking|asked|after|expect(?:s|ed|ing)|demand\w*|holding out)\b(?: for)?\b/i
const PAYS_THEM =
  /\bwe(?:'re| are)? (?:pay(?:ing)?|paid|charged) (?:the |an |our )?(?:agenc\w+|contractors?|temps?)\b/i
const OURS =
  /\b(?:role|post|job|vacancy|salary|band|our (?:rate|pay|offer)|ours|we(?:'re|'ve| are| have| pay| can| offer|'ll)?|for (?:this|the right))\b/i

/** Where a clause begins to tell what somebody else gets, charges or asked for, the manager's own pay included; -1 where it does not. */
export function othersFigureAt(text: string): number {
  if (text.length > 300 || figuresIn(text).length === 0) return -1
  if (OF_ONE.test(text) || ASKED.test(text)) return 0
  const match = OF_OTHERS.exec(text)
  if (match === null) return -1
  const before = text.slice(0, match.index)
  // "44 to 51 and I know the lot at Harlow pay 60": what stands before is ours.
  if (figuresIn(before).length > 0)
    return before.replace(
      /(?:[,\s]|\b(?:i know|and|but|the|because|though|mind(?: you)?|although|whereas|while)\b)+$/i,
      '',
    ).length
  const rest = text.replace(PAYS_THEM, ' ')
  return OURS.test(rest) ? -1 : 0
}

const BUSINESS =
  /\b(?:turn(?:ed|s|ing)? over|turnover|revenue|sales|order ?book|orders?|tenders?|bids?|framework|contracts? (?:worth|of|from|for|up to)|worth|cost(?:s|ing)? (?:us|the|them|me|over|about|around)|lost|losing|loses|sav(?:e|ed|es|ing)s?|spent|spends?|spending|invest\w*|funding|grant|fin(?:e|ed|es)|penalt\w+|damages|scrap(?:ped)?|rework|warranty|claims?|jobs?|projects?|schemes?|packages?|valued?|pric(?:e|ed|es|ing)|capex|machines?|line|rig|kit|plant|equipment|building|(?:manage|managing|hold|holding|run|running|control\w*|own\w*|look(?:ing)? after|responsible for|with) (?:a |an |the |their own |her own |his own )?(?:\w+ )?budgets?)\b/i
const PAID =
  /\b(?:salar\w+|pay(?:s|ing)?(?! for)|paid|wages?|rate|basic|base|ote|per annum|p\.?a\.?|an hour|a day|per hour|per day|bonus|allowance|package of|earn\w*|take[- ]home|remuneration|ir ?35|depending|doe|negotiable)\b/i

/** True for money of the business: turnover, a contract, a machine, a loss. Nobody is paid so. */
export function isBusinessMoney(text: string): boolean {
  const sums = figuresIn(text).filter(({ kind }) => kind === 'money')
  if (/£ ?\d[\d.,]* ?(?:m|mn|mil|bn|million|billion)\b/i.test(text)) return !PAID.test(text)
  if (sums.length === 0) return false
  return (sums.some(({ size }) => size >= 300_000) || BUSINESS.test(text)) && !PAID.test(text)
}
