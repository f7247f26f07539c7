import type { Claim } from '@/lib/consultation/brief/claims/claim'
import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { parsePay } from '@/lib/consultation/brief/slots/pay'
import type { Slot } from '@/lib/consultation/brief/slots/schema'
import type { Topic } from '@/lib/consultation/topics'
import { paySpan } from './text/pay-span'
import type { Span } from './text/spans'
import { tagsOf } from './text/tags'
import { wordsOf } from './text/words'

/** Topics whose values nothing else looks like. "Six months" may be a duration or a notice, and a capital letter begins no place. */
const TYPED: readonly Topic[] = ['pay', 'hours', 'workPattern', 'contractType']

const TERM_TOPICS: readonly string[] = ['hours', 'workPattern', 'contractType', 'duration']
/** In words: longer ones say more than the terms. */
const TERM_WORDS = 8

const TOPIC_OF_CLAIM: Partial<Record<Claim['kind'], Topic>> = {
  shift: 'workPattern',
  days: 'workPattern',
  share: 'hours',
  contract: 'contractType',
}

/** "£31k plus tips": a sum that nobody pays for anything else, at the start. */
const SALARY =
  /^(?:up to |from |around |about |circa |c )?£?(?:[2-9]\d|1[0-4]\d)(?:k|,\d{3}|000)\b(?! (?:budget|turnover|contract|project))/iu
const SOON =
  /^(?:start |needed |start(?:ing)? date:? )?(?:asap|as soon as (?:possible|they can|you can))\b(?: start)?|\bstart(?:ing)? (?:asap|as soon as possible)$/iu
/** In words. */
const SOON_WORDS = 8

/** To whom somebody reports is told with the team. */
const REPORTS =
  /^(?:(?:and )?i(?:['’](?:d|ll|m)| would| will| am)(?: be)? (?:their|your|the) (?:line )?(?:manager|boss)\b|(?:(?:they|you|he|she|it|the (?:person|role|job|post(?: ?holder)?))(?:['’]ll|['’]d| will| would)?(?: be)? )?report(?:s|ing)? (?:(?:in|directly|straight) )?(?:in)?to\s)/i

/** A place may also open what is told of these. */
const PLACE_LABELS: readonly string[] = [
  'location',
  'travel',
  'workPattern',
  'title',
  'company',
  'driver',
  'responsibilities',
]
/** "Kendal, on the estate": in words. */
const PLACE_WORDS = 10

function startsWithPlace(value: string): boolean {
  const words = wordsOf(value)
  const [first] = tagsOf(value, words.slice(0, 3))
  const isNamed = first?.includes('place') === true && words[0]?.shape.startsWith('capital') === true
  return (
    isNamed && words.length <= PLACE_WORDS && /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}(?:,|$)/u.test(value)
  )
}

/** In pounds a year. Less is an allowance. */
const LEAST_SALARY = 15_000

const isYearly = (pay: Slot | null): boolean =>
  pay?.kind === 'pay' && pay.unit === 'year' && (pay.max ?? pay.min ?? 0) >= LEAST_SALARY

/** "The money’s 38 to 42": thousands a year, where the words say of what. */
const SAID_PAY =
  /^(?:(?:so|and|right|ok(?:ay)?|well),? )*(?:the |our )?(?:pay|salary|money|wages?)(?:['’]?s| is| will be| would be)? /i
const isSaidPay = (value: string): boolean => SAID_PAY.test(value) && isYearly(parseSlot('pay', value))

/** The topic that the words can only belong to, whatever stands around them; null where they could be about anything. */
export function typedTopic(value: string, label: string): Topic | null {
  const typed = TYPED.find((topic) => (topic === 'pay' ? parsePay(value) : parseSlot(topic, value)) !== null)
  if (typed) return typed
  if (REPORTS.test(value)) return 'culture'
  if (!PLACE_LABELS.includes(label) && startsWithPlace(value)) return 'location'
  const words = value.split(' ').length
  if (SALARY.test(value) || isSaidPay(value)) return 'pay'
  if (words <= SOON_WORDS && SOON.test(value)) return 'startDate'
  if (TERM_TOPICS.includes(label) || words > TERM_WORDS) return null
  const [claim] = claimsOf({ topic: 'contractType', value })
  return (claim && TOPIC_OF_CLAIM[claim.kind]) ?? null
}

/** What the words are about where nothing else is likely. */
const LEFT: readonly [Topic, RegExp][] = [
  [
    'package',
    /\b(?:time and (?:a )?(?:half|third|quarter)|double time|double on (?:sundays?|bank holidays?))\b/i,
  ],
  [
    'experience',
    /^(?:at least |about |ideally )?(?:an? (?:year|decade)|(?:\d+|two|three|four|five|six|seven|eight|ten)(?: or \w+)? years?)(?:['’])? (?:in|on|as|with|of|at|running|doing)\b/i,
  ],
  [
    'workPattern',
    /^(?:no |all |only )?(?:nights?|weekends?|lates|earlies|twilights?)(?: only| work| working)?\W*$/i,
  ],
]

/** The topic of words that no label fits: "a decade in breweries". */
export const leftTopic = (value: string): Topic | null =>
  LEFT.find(([, pattern]) => pattern.test(value))?.[0] ?? null

/** "55-68k + share options": the pay with what comes on top. */
export const isSalary = (words: string): boolean =>
  isSaidPay(words) || (/^[£\d]/.test(words) && isYearly(parsePay(words)))

const BEHIND_PAY =
  /,? (?:together with|along with|as well as|plus|and|with) |[,;] (?:and )?| (?=overtime (?:is|at|paid)\b)/giu
/** What comes on top of pay. */
const EXTRAS =
  /\b(?:bonus(?:es)?|allowances?|car|van|commission|tronc|tips|options|equity|shares?|overtime|premium|uplift|incentive)\b/i

/**
 * "£48,000 to £56,000, together with a bonus of up to 10%": the pay, and what comes on top of it. Null for any other words. `topic` is what
 * all of them seem to be about.
 */
export function splitPay(
  text: string,
  { start, end }: Span,
  topic: Topic,
): { topic: Topic; span: Span }[] | null {
  if (topic !== 'pay' && topic !== 'package' && topic !== 'benefits') return null
  const said = text.slice(start, end)
  for (const { index, 0: joint } of said.matchAll(BEHIND_PAY)) {
    const pay = paySpan(text, { start, end: start + index })
    const sum = parsePay(text.slice(pay.start, pay.end).replace(/\s+/g, ' '))
    if (!sum) continue
    const rest = { start: start + index + joint.length, end }
    const isWhole = sum.unit !== 'year' || (sum.max ?? sum.min ?? 0) >= LEAST_SALARY
    if (!isWhole || (topic !== 'benefits' && !EXTRAS.test(text.slice(rest.start, end)))) return null
    return [
      { topic: 'pay', span: pay },
      { topic: topic === 'benefits' ? topic : 'package', span: rest },
    ]
  }
  return null
}

/** "We pay for the NEBOSH", "We’d put them through Level 5": what somebody may learn, and nothing that is asked of them. */
const TRAINING =
  /^(?:(?:and|also|so|then) )?(?:we|i)(?:['’](?:d|ll)| will| would| can)?(?: also| always| happily)? (?:pay for|fund|sponsor|cover|put (?:them|you|people|everyone|folk|him or her) through|send (?:them|you|people|everyone|folk) (?:on|to))\b/i
const COURSE =
  /\b(?:courses?|exams?|training|certificates?|diplomas?|degrees?|level \d|level (?:two|three|four|five)|hnc|hnd|nvq|nebosh|iosh|licen[cs]e|membership|qualifications?|stages|apprenticeships?|chartership)\b/i
/** "We can teach the valve timing", "They’d get put through CompEx". */
const TAUGHT =
  /^(?:(?:and|also|so|then|but) )?(?:(?:we|i)(?:['’](?:d|ll)| will| would| can| could)(?: also| always| happily| easily)? (?:teach|train|show|put (?:them|you|people|everyone|folk|him or her) through)\b(?! (?:our|the) (?:apprentices?|juniors?|team|customers?|staff|operators?|trainees?|others|new starters?)\b)|(?:they|you)(?:['’](?:d|ll)| will| would) (?:get|be) (?:put through|trained|taught|sent (?:on|to)|shown|coached)\b)/i

export const isTraining = (value: string): boolean =>
  (TRAINING.test(value) && COURSE.test(value)) || TAUGHT.test(value)

const BEING_DUTY =
  /^(?:they|you|he or she|she or he|the (?:person|post ?holder|job ?holder|candidate|resource|new (?:person|starter|hire)|successful \p{L}+))(?:['’]ll|['’]d| will| would) be (?!(?:being|having|getting|working|reporting|joining|earning|starting|receiving|living|needing|looking|given|based)\b)\p{L}{3,}ing \S/iu

const DUTY =
  /^(?:they|you|he or she|she or he|the (?:person|post ?holder|job ?holder|candidate|resource|new (?:person|starter|hire)|successful \p{L}+))(?:['’]ll|['’]d| will| would)(?: also)? (?!(?:be|need|have|get|want|know|like|love|earn|receive|start|report|come|live|join|find|see|notice|hear|understand)\b|work (?:from|in|at|on|for)\b)\p{L}+ \S/iu

/** "They will design our pumps": plainly a duty, unless something else is likelier. */
export const isPlainDuty = (value: string): boolean => DUTY.test(value) || BEING_DUTY.test(value)
