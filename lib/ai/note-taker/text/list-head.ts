import type { Topic } from '@/lib/consultation/topics'
import type { Span } from './spans'

/** What stands over a list in talk, and what the list is then of. The first row that fits counts. */
export const LIST_HEADS: readonly {
  topic: Topic
  pattern: RegExp
  yes: readonly string[]
  no: readonly string[]
}[] = [
  {
    topic: 'success',
    pattern:
      /\b(?:first|1st) (?:year|(?:six|twelve|three|nine|\d+) months)\b|\byear (?:one|1)\b|\bsuccess\b|\b(?:targets|goals|aims|objectives)\b|\b(?:a|one) year in\b|\b(?:measure|judge) (?:\w+ ){0,3}(?:by|on|things|figures)\b/i,
    yes: ['For the first twelve months:', 'Targets:', 'What success looks like:', 'I’d measure them by:'],
    no: ['First aid kit:', 'Must have:'],
  },
  {
    topic: 'responsibilities',
    pattern:
      /^(?:so )?(?:the |their |main |key |daily |actual |day[- ]to[- ]day )*(?:work|job|duties|tasks|responsibilities|role)\b(?!.*\b(?:needs|requires|offers|pays|includes? (?:a |the )?(?:pension|bonus))\b)|^day[- ]to[- ]day\b|\b(?:they|you)(?:['’](?:d|ll)| will| would)? (?:be )?(?:do|doing|work on|be responsible for|look after|spend)\b/i,
    yes: ['The work, roughly in order of time:', 'Main duties:', 'What they’ll do:', 'Day to day:'],
    no: ['The job needs:', 'What we offer:'],
  },
]

const BULLET = /^\s*(?:[-–—*•▪●◦‣·→➢✓✔✅>+~]|\(?\d{1,2}[.)]\s)/u
/** In words. A longer line says something itself. */
const HEAD_WORDS = 16

/** In words, without a colon. */
const BARE_WORDS = 4

const lineFrom = (text: string, at: number): string => text.slice(at).split('\n', 1)[0] ?? ''

/** Whether the line that begins at `at`, or shortly before it, is an item of a list. */
export const isListItem = (text: string, at: number): boolean =>
  BULLET.test(lineFrom(text, text.lastIndexOf('\n', at - 1) + 1))

/** Whether a line heads a list: it ends with a colon, or says little, and the next one is an item. */
export function isListHead(text: string, { start, end }: Span): boolean {
  const head = text.slice(start, end).trim()
  const count = head.split(/\s+/).length
  const isHead = head.endsWith(':')
    ? count <= HEAD_WORDS
    : count <= BARE_WORDS && /[\p{L}\p{N})]$/u.test(head)
  if (!isHead || BULLET.test(head)) return false
  const next = /^[ \t]*\r?\n(?:[ \t]*\r?\n)*/.exec(text.slice(end))?.[0]
  return next !== undefined && isListItem(text, end + next.length + 1)
}

/** What the list below is of; null where its head doesn’t say. */
export const topicOfListHead = (head: string): Topic | null =>
  LIST_HEADS.find(({ pattern }) => pattern.test(head.trim()))?.topic ?? null

/** In words. */
const SHORT_WORDS = 6

/** A head that says nothing but what the list is: "Must have:". */
export const isShortHead = (head: string): boolean => head.trim().split(/\s+/).length <= SHORT_WORDS
