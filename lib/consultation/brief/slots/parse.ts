import type { Topic } from '@/lib/consultation/topics'
import { NUMBER, toNumber } from './figures'
import { parsePay, parseShortPay } from './pay'
import { parsePosts } from './posts'
import type { Slot, SlotKind, SlotOf } from './schema'

const RANGE = `(${NUMBER})(?:\\s?(?:-|–|to|or)\\s?(${NUMBER}))?`
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i')

const HOURS = whole(
  `(?:about|around|full[- ]time,? ?|part[- ]time,? ?)?\\s?${RANGE}\\s?(?:hours?|hrs?|h)(?:\\s?(?:a|per|/)\\s?w(?:ee)?k| in (?:all|total))?(?:,? (?:full|part)[- ]time)?`,
)
const WORKING_WEEK = whole(`(?:an? )?${RANGE}[- ](?:hours?|hrs?)(?: working)? (?:week|wk)`)
const A_WEEK = whole(`${RANGE}\\s?(?:a|per|/)\\s?(?:week|wk)`)
/** Pence: "15.50 to 17" is no week. */
const PENCE = /^\d\d\.\d0\b/
const FIGURE_ALONE = whole(RANGE)
/** Of a figure that says no unit. */
const LEAST_HOURS_ALONE = 12
const MOST_HOURS_ALONE = 60
/** Of two figures: "48 to 54" is rather thousands a year than a week above the legal limit (Working Time Regulations 1998, reg. 4). */
const MOST_HOURS_OF_RANGE = 48

function parseHours(value: string): SlotOf<'hours'> | null {
  const said = HOURS.exec(value) ?? WORKING_WEEK.exec(value) ?? A_WEEK.exec(value)
  const match = said ?? (PENCE.test(value) ? null : FIGURE_ALONE.exec(value))
  const min = toNumber(match?.[1] ?? '')
  const max = match?.[2] ? toNumber(match[2]) : min
  if (min === null || max === null || max < min || min < 4 || max > 84) return null
  const most = match?.[2] ? MOST_HOURS_OF_RANGE : MOST_HOURS_ALONE
  if (!said && (min < LEAST_HOURS_ALONE || max > most)) return null
  return { kind: 'hours', min, max }
}

/** "Rotherham Monday mornings": no name of a place holds a day. */
const PLACE_WORD = "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b)\\p{Lu}[\\p{L}’'.-]*"
const PLACE = new RegExp(
  `^(?!\\p{L}+['’]s (?:in|at|on|near) )(?:(?:[Ii]n|[Aa]t|[Bb]ased (?:in|at|out of))\\s+)?(${PLACE_WORD}(?:(?:,?\\s|-)(?:${PLACE_WORD}|on|upon|under|in|le|the|of|and|near|by|[A-Z]{1,2}\\d[A-Z\\d]?(?: \\d[A-Z]{2})?))*)$`,
  'u',
)

function parsePlace(value: string): SlotOf<'place'> | null {
  const name = PLACE.exec(value)?.[1]
  if (!name || name.length > 80 || name.split(/\s/).length > 7 || /^(?:Remote|Hybrid|Home)\b/i.test(name))
    return null
  return { kind: 'place', name }
}

const ON_SITE = whole(
  '(?:fully |entirely |all )?(?:on[- ]site|site[- ]based|in the office|office[- ]based)(?: (?:full[- ]time|every day|five days a week|5 days a week))?',
)
const REMOTE = whole('(?:fully |entirely |100 ?% )?(?:remote|home[- ]based|from home|working from home)')
const HYBRID = whole(
  `hybrid|(?:hybrid,? ?(?:with )?)?(${NUMBER}) days?(?: (?:a|per) week)?(?: (?:in the office|on[- ]site|in the works|in))(?:,? (?:and )?(?:the )?rest (?:at|from) home)?`,
)

function parsePattern(value: string): SlotOf<'pattern'> | null {
  if (ON_SITE.test(value)) return { kind: 'pattern', where: 'onSite', daysOnSite: null }
  if (REMOTE.test(value)) return { kind: 'pattern', where: 'remote', daysOnSite: null }
  const match = HYBRID.exec(value)
  if (!match) return null
  const daysOnSite = match[1] === undefined ? null : toNumber(match[1])
  if (daysOnSite !== null && (!Number.isInteger(daysOnSite) || daysOnSite > 7)) return null
  return { kind: 'pattern', where: 'hybrid', daysOnSite }
}

const CONTRACTS: readonly [RegExp, SlotOf<'contract'>['type']][] = [
  [
    whole(
      "(?:it is |it’s |it's )?(?:a )?perm(?:anent)?(?:,? full[- ]time| (?:post|role|job|position|contract))?",
    ),
    'permanent',
  ],
  [whole('(?:a )?fixed[- ]term(?: contract)?|ftc'), 'fixedTerm'],
  [whole('(?:a )?temp(?:orary)?(?: (?:post|role|job|cover))?'), 'temporary'],
  [whole('(?:an? )?(?:apprenticeship|apprentice)'), 'apprenticeship'],
  [whole('(?:a )?(?:contract|contractor|freelance)(?:,? (?:inside|outside) IR35)?'), 'contract'],
]

function parseContract(value: string): SlotOf<'contract'> | null {
  const said = value.replace(/^(?:yes|yeah),?\s+|,?\s+(?:yes|obviously|of course|please|basis)$/gi, '')
  const type = CONTRACTS.find(([pattern]) => pattern.test(said))?.[1]
  return type ? { kind: 'contract', type } : null
}

const LENGTH = whole(
  `(?:for |initially |an? )*(${NUMBER})[- ]?(weeks?|months?|years?)(?:[’']s?)?(?: notice| contract| initially)?`,
)

function parseLength(value: string): Omit<SlotOf<'notice'>, 'kind'> | null {
  const match = LENGTH.exec(value)
  const amount = toNumber(match?.[1] ?? '')
  const unit = match?.[2]?.toLowerCase().replace(/s$/, '') as 'week' | 'month' | 'year' | undefined
  return amount && unit ? { amount, unit } : null
}

function parseDuration(value: string): SlotOf<'duration'> | null {
  const length = parseLength(value)
  return length && { kind: 'duration', ...length }
}

function parseNotice(value: string): SlotOf<'notice'> | null {
  const length = parseLength(value)
  return length && { kind: 'notice', ...length }
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const MONTH = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})`
const ASAP = whole('asap|as soon as (?:possible|you can|we can)|immediate(?:ly)?|straight ?away|now')
const FLEXIBLE = whole(
  'flexible|whenever|no (?:fixed )?date|when(?:ever)? the right person (?:is )?(?:free|available)',
)
const DATE = new RegExp(
  `^(?:(?:from|by|on|in|starting|the)\\s+)*(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)?\\s)?${MONTH}(?:,?\\s(20\\d\\d))?$`,
  'i',
)

function parseStart(value: string): SlotOf<'start'> | null {
  const none = { day: null, month: null, year: null }
  if (ASAP.test(value)) return { kind: 'start', when: 'asap', ...none }
  if (FLEXIBLE.test(value)) return { kind: 'start', when: 'flexible', ...none }
  const match = DATE.exec(value)
  if (!match) return null
  const month = MONTHS.findIndex((name) => name.startsWith((match[2] ?? '').toLowerCase().slice(0, 3))) + 1
  const day = match[1] ? Number(match[1]) : null
  if (day !== null && (day < 1 || day > new Date(2024, month, 0).getDate())) return null
  return { kind: 'start', when: 'date', day, month, year: match[3] ? Number(match[3]) : null }
}

const PARSERS: { [K in SlotKind]: (value: string) => SlotOf<K> | null } = {
  pay: parsePay,
  hours: parseHours,
  place: parsePlace,
  pattern: parsePattern,
  contract: parseContract,
  duration: parseDuration,
  notice: parseNotice,
  start: parseStart,
  posts: parsePosts,
}

const SLOT_OF: Partial<Record<Topic, SlotKind>> = {
  pay: 'pay',
  hours: 'hours',
  location: 'place',
  workPattern: 'pattern',
  contractType: 'contract',
  duration: 'duration',
  startDate: 'start',
  notice: 'notice',
  posts: 'posts',
}

/** "The office is in Leeds", "they work 40 hours": what stands in front of a value and says nothing of it. */
const OPENING =
  /^(?:(?:the|our|their|your|my) )?(?:job|role|post|position|vacancy|office|site|place|location|yard|shop|workshop|factory|plant|depot|base|notice(?: period)?|contract|hours?|week|start(?:ing)?(?: date)?|it|this|that|they|we|you|she|he)(?:['’](?:s|re|d|ll)| (?:is|are|was|will|would|be|work|works|start|starts|do|does|needs to be|need to be|must be|must)){1,3} /i

/** Null for topics without a typed value. */
export const slotKindOf = (topic: Topic): SlotKind | null => SLOT_OF[topic] ?? null

/** The typed value of a fact: whole or null. What does not parse stays as it was said. */
export function parseSlot(topic: Topic, value: string): Slot | null {
  const kind = slotKindOf(topic)
  if (!kind) return null
  const words = value
    .trim()
    .replace(/[.;!]$/, '')
    .replace(/\s+/g, ' ')
  const bare = words.replace(OPENING, '')
  return (
    PARSERS[kind](words) ??
    PARSERS[kind](bare) ??
    (kind === 'pay' ? (parseShortPay(bare) ?? parseShortPay(bare.slice(bare.lastIndexOf(': ') + 1))) : null)
  )
}

const BASIC = /,? (?:is |as )?(?:the |a )?(?:basic|base)(?: (?:pay|salary|wage))?(?![\w-])/i
const BASIC_LEAD = /^(?:the |a |our )?(?:basic|base) (?:is|of) /i

/** The sum that words about pay begin with, where they say more than a typed value holds: "44 to 50 is basic, the bonus is on top". */
export function readPay(value: string): SlotOf<'pay'> | null {
  const [first = ''] = value.trim().split(/[,;](?!\d)/)
  const read = parseSlot('pay', value) ?? parseSlot('pay', first.replace(BASIC_LEAD, '').replace(BASIC, ''))
  return read?.kind === 'pay' ? read : null
}
