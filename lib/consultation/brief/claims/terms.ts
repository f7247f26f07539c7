import { NUMBER, toNumber } from '@/lib/consultation/brief/slots/figures'
import type { SlotOf } from '@/lib/consultation/brief/slots/schema'
import type { Claim } from './claim'

const LENGTH = `(?<amount>${NUMBER})[- ]?(?<unit>week|month|year)s?\\b`

function toLength({ amount = '', unit = '' }: Record<string, string | undefined>) {
  const count = toNumber(amount)
  return count ? { amount: count, unit: unit.toLowerCase() as 'week' | 'month' | 'year' } : null
}

const PERMANENT = String.raw`\bperm(?:anent(?:ly)?)?\b(?! (?:nights?|days?|shifts?|earlies|lates|health|residen|make|site|exhibit))`

const TYPES: readonly [SlotOf<'contract'>['type'], RegExp][] = [
  ['permanent', new RegExp(PERMANENT, 'i')],
  ['fixedTerm', /\bfixed[- ]term\b|\bftc\b|\b(?:maternity|paternity|parental|sickness) (?:leave )?cover\b/i],
  ['temporary', /\btemp(?:orary)?\b(?! (?:works|lights|traffic|structures))/i],
  ['apprenticeship', /\bapprenticeship\b/i],
  ['contract', /\bcontractor\b|\bfreelance\b|\b(?:in|out)side ir ?35\b/i],
]

/** Says it whatever else the words are about. */
const PLAIN_TYPE =
  /\bperm(?:anent)? (?:job|role|post|position|contract|staff|member|employee|hire|vacancy)|^(?:it['’]?s|it is|this is|the (?:job|role|post) is)(?: a)? (?:perm(?:anent)?|temp(?:orary)?|fixed[- ]term)\b|\b\d+[- ]months? fixed[- ]term|\bfixed[- ]term (?:contract|job|role|post|position)|\b(?:inside|outside) ir ?35\b|\btemp(?:orary)? (?:job|role|post|position)\b|\b(?:they|he|she|you)(?:['’]d| would|['’]ll) be (?:a |an )?(?:contractor|temp|permanent)\b/i

/** Of a contract that may come, that was, or that others have. */
export const OTHER_TYPE =
  /\b(?:then|may|might|could|possibl[ye]|eventually|later|view to|lead(?:ing|s)? to|convert\w*|turn(?:ing)? into|(?:to|into) (?:be |become |go |make it )?perm\w*|or|either|both|have been|has been|were|was|used to|until now|instead of|rather than|not?|isn['’]t|began|started|those|who|contractors|our (?:perm|temp|contract)\w*)\b/i

export function readContract(words: string, isTopic: boolean): Claim[] {
  if (!isTopic && !PLAIN_TYPE.test(words)) return []
  const types = TYPES.filter(([, pattern]) => pattern.test(words)).map(([type]) => type)
  const [type] = types
  return type && types.length === 1 ? [{ kind: 'contract', type }] : []
}

/** "6 to 12 months". */
const LENGTH_RANGE = new RegExp(
  `\\b${NUMBER}\\s?(?:-|–|to|or)\\s?${NUMBER}[- ]?(?:week|month|year)s?\\b`,
  'i',
)
const OF_LENGTH = new RegExp(`\\b${LENGTH}`, 'i')
const PLAIN_LENGTH = new RegExp(
  `\\b${LENGTH}(?:[- ](?:fixed|contract|assignment|secondment|temp|maternity|cover|ftc)|,? (?:initially|to (?:begin|start) with))|\\b(?:contract|job|role|post|position|it|they)(?:['’]s|['’]d| is| would| will)?(?: be| only)? (?:(?:run|last)s?(?: for)?|for|here(?: for)?) ${LENGTH.replaceAll('?<', '?<run')}`,
  'i',
)
/** Of something else than the contract, or of a contract that may come. */
export const OTHER_LENGTH =
  /\b(?:probation\w*|train\w*|project|phase|programme|warranty|exten[ds]\w*|renew\w*|notice|experience|could|may|might|if|unless|possibl[ye]|then|review\w*|first|after|every|rotat\w*|ago|old|last|past|holiday|leave of|of the year|a year\b(?=\s*$)(?<!for a year))\b/i
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const END = new RegExp(
  `\\b(?:until|till|through to|up to|ends?(?: in| on)?) (?:about |around )?(?:the )?(?:(?:end|start|beginning|middle) of )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTHS})\\b(?<year> 20\\d\\d)?`,
  'i',
)

export function readDuration(words: string, isTopic: boolean): Claim[] {
  const groups = (isTopic ? OF_LENGTH : PLAIN_LENGTH).exec(words)?.groups ?? {}
  const isRange = LENGTH_RANGE.test(words)
  const length = isRange
    ? null
    : toLength({ amount: groups.amount ?? groups.runamount, unit: groups.unit ?? groups.rununit })
  const end = isTopic ? END.exec(words) : null
  return [
    ...(length ? [{ kind: 'duration' as const, ...length }] : []),
    ...(end ? [{ kind: 'end' as const, withinYear: end.groups?.year === undefined }] : []),
  ]
}

/** Of somebody else's notice, or of another time. */
export const OTHER_NOTICE =
  /\b(?:probation\w*|first|during|initially|most|people|candidates?|applicants?|usual\w*|often|their (?:own|current)|they (?:have|may|might|will)|to work|work (?:out )?their|shifts?|rota)\b/i

export function readNotice(words: string): Claim[] {
  const length = toLength(OF_LENGTH.exec(words)?.groups ?? {})
  return length ? [{ kind: 'notice', ...length }] : []
}

const SOON = /\basap\b|\bas soon as\b|\bstraight ?away\b|\bimmediate(?:ly)?\b|\bright away\b|\byesterday\b/i
const DATE = new RegExp(
  `(?:\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?\\b(?<month>${MONTHS}|new year)\\b(?:,? (?<year>20\\d\\d))?`,
  'i',
)
const EVERY_MONTH = new RegExp(`\\b(?:${MONTHS})\\b`, 'gi')
/** Of something else than the first day, or of a bound. */
export const OTHER_START =
  /\b(?:re-?opens?|opens?|opening|until|deadline|interview\w*|notice|advert\w*|by the time|no(?:t)? (?:later|before|earlier)|before|after|or|if|unless|could|may (?!\d)|might|project|handover|leaves?|left|goes|retir\w*|finish\w*|ready|busy|quiet|budget|shut ?down)\b/i

export function readStart(words: string): Claim[] {
  const none = { day: null, month: null, year: null }
  if (SOON.test(words)) return [{ kind: 'start', when: 'asap', ...none }]
  const { day, month = '', year } = DATE.exec(words)?.groups ?? {}
  // "Between January and March" is no one date.
  if (month === '' || [...words.matchAll(EVERY_MONTH)].length > 1) return []
  const place = MONTHS.split('|').indexOf(month.toLowerCase())
  return [
    {
      kind: 'start',
      when: 'date',
      day: day ? Number(day) : null,
      month: place < 0 ? 1 : place + 1,
      year: year ? Number(year) : null,
    },
  ]
}
