import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'

/** A process card that the manager is to hear of, with the fact that makes it due. */
export interface DueNote {
  card: 'working-time' | 'work-trials'
  fact: Fact
}

/** In hours, on average. */
const WEEK_MAX = 48
const WEEK_SAID = /\b(?:a|per|each|every) week\b|\bweekly\b|\bweeks\b/i
const DAYS_MAX = 7

/** "Five twelve-hour shifts", "six days of ten hours": the days and the hours of each. */
const DAYS_OF =
  /(?<days>\d) (?:x )?(?<hours>\d{1,2}(?:\.\d)?)(?:-| )?hours? (?:shifts?|days?|nights?)|(?<shifts>\d) (?:shifts?|days?|nights?)(?: a week)? of (?<each>\d{1,2}(?:\.\d)?) hours?/

const wordsOf = (value: string): string =>
  tokensOf(value)
    .map(({ text }) => text)
    .join(' ')

function isLongWeek(fact: Fact): boolean {
  if (claimsOf(fact).some((claim) => claim.kind === 'hours' && claim.max > WEEK_MAX)) return true
  const words = wordsOf(fact.value)
  const { days, hours, shifts, each } = DAYS_OF.exec(words)?.groups ?? {}
  const [count, length] = [Number(days ?? shifts ?? 0), Number(hours ?? each ?? 0)]
  if (count <= DAYS_MAX && count * length > WEEK_MAX) return true
  const isOfHours = fact.topic === 'hours' || fact.topic === 'workPattern' || fact.topic === 'package'
  const said = words
    .split(' ')
    .flatMap((word, at, all) => (isFigure(word) && /^hours?$/.test(all[at + 1] ?? '') ? [Number(word)] : []))
  return (
    isOfHours &&
    WEEK_SAID.test(fact.value) &&
    said.some((hours) => hours > WEEK_MAX && hours <= DAYS_MAX * 24)
  )
}

const TRIAL =
  /\b(?:trial(?:s|led)?|try-?out|test (?:day|week|shift|piece|job)|exercise|task|assignment|(?:day|days|week|shift|afternoon|morning) (?:with (?:us|the \p{L}+)|on (?:the )?(?:site|tools|job|shop ?floor|bench|line)))\b/iu
const UNPAID =
  /\b(?:unpaid|without pay|no pay|not paid|for (?:free|nothing)|(?:do|does|will|wo|would|can)(?:n['’]?t| not) (?:be )?(?:pay|paid)|never pay)\b/i
const PAID = /\bpaid\b|\bwe pay\b|\bpay (?:them|you|for)\b/i
/** As long as a day or longer. */
const LONG =
  /\b(?:(?:a|one|full|whole|1) (?:full |whole )?(?:day|shift|week|weekend)|(?:[2-9]|two|three|four|five|six|several|couple of) (?:days|shifts|weeks)|week(?:end)?(?:['’]s| long)?|(?:[89]|1\d|eight|ten|twelve) hours)\b/i
const SHORT = /\bhalf (?:a |an )?(?:day|hour|shift)\b/gi
const PLURAL_DAYS = /\b(?:[2-9]|two|three|four|five|six|several|couple of) (?:days|shifts|weeks)|week/i

/** A trial that is said to be unpaid, or one so long that it is work where nobody said that it is paid. */
function isUnpaidTrial({ topic, value }: Fact): boolean {
  if (topic !== 'process' && topic !== 'alsoSaid') return false
  if (!TRIAL.test(value)) return false
  const isLong = LONG.test(value.replace(SHORT, ''))
  if (UNPAID.test(value)) return isLong
  return !PAID.test(value) && PLURAL_DAYS.test(value)
}

/** Notes on the law that facts of the brief make due, one for each card. */
export function dueNotes(brief: Pick<Brief, 'facts'>): DueNote[] {
  const facts = activeFacts(brief)
  const longWeek = facts.find(isLongWeek)
  const trial = facts.find(isUnpaidTrial)
  return [
    ...(longWeek ? [{ card: 'working-time' as const, fact: longWeek }] : []),
    ...(trial ? [{ card: 'work-trials' as const, fact: trial }] : []),
  ]
}

const TELLS: Record<DueNote['card'], RegExp> = {
  'working-time': /\b48\b|\bopt(?:s|ed|ing)?[- ]out\b|\bworking time\b/i,
  'work-trials': /\bminimum wage\b|\b(?:unpaid|paid) (?:trial|exercise|task|day)\b/i,
}

/** Whether one of these texts has told it. */
export const isNoteTold = ({ card }: DueNote, texts: readonly string[]): boolean =>
  texts.some((text) => TELLS[card].test(text))
