import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import { contentWords } from './corrections/targets'
import type { Piece } from './reading'
import type { Segment } from './segments'

/** Words that a topic has wherever it is told of. Without any of them the words go with what stands before them. */
interface BesideRow {
  topic: Topic
  /** What `topic` needs to be sure of. */
  sign: RegExp
  /** The topics before it that its words then belong to, and which. */
  after: Partial<Record<Topic, Topic>>
  /** Where it stands alone. */
  alone?: Topic
  yes: readonly (readonly [before: Topic, words: string, topic: Topic])[]
  no: readonly (readonly [before: Topic, words: string])[]
}

export const BESIDE: readonly BesideRow[] = [
  {
    topic: 'pay',
    sign: /£\s?\d{2,3}(?:,\d{3}|k\b)|\d{2}k\b|\d{2},\d{3}|\d{5}|\b(?:an|per|a|each) (?:hour|year|annum|week|month)\b|\b(?:salary|wages?|pay is|rate|basic)\b/i,
    after: { process: 'process' },
    yes: [
      ['process', 'paid, £120', 'process'],
      ['process', '£80 for the day', 'process'],
    ],
    no: [['process', '£34k']],
  },
  {
    topic: 'pay',
    sign: /[£$€]|\d ?k\b|\b(?:pay|paid|salary|wages?|money|rate|budget|pounds?|quid|grand|thousand|band|grade|allowance|basic|bonus|uplift|premium|commission)\b|\d ?%/i,
    after: { hours: 'hours', workPattern: 'hours' },
    yes: [['hours', 'so it’s thirty-seven and a half', 'hours']],
    no: [
      ['hours', 'thirty-two grand'],
      ['hours', '£17 an hour'],
      ['hours', '33% is the shift allowance'],
    ],
  },
  {
    topic: 'onCall',
    sign: /\b(?:on|un)[- ]?call|call[- ]?(?:outs?|oot)|stand[- ]?by|out[- ]of[- ]hours|phones?|emergenc|rota\b|duty manager|breakdowns?/i,
    after: { onCall: 'onCall' },
    alone: 'hours',
    yes: [
      ['hours', 'Sundays once in a blue moon, one in eight', 'hours'],
      ['onCall', 'one week in five', 'onCall'],
    ],
    no: [['hours', 'standby one week in five']],
  },
]

/** The topic of a piece beside the one before it in its message. */
export function topicBeside(topic: Topic, words: string, before: Topic | undefined): Topic {
  for (const row of BESIDE) {
    if (row.topic !== topic || row.sign.test(words)) continue
    const moved = (before && row.after[before]) ?? row.alone
    if (moved) return moved
  }
  return topic
}

const NAMING_WORDS = 2
const NUMBERED = /^(?:item|point|section|part|question|topic|number|no\.?) ?(?:\d{1,2}|[a-h])\W*$/i
const NAME_TAIL =
  /(?: (?:now|next|then|wise|etc|stuff|side|things?|bits?|first|questions?))+$|^(?:now|next|then|and|so|right|ok(?:ay)?|well)[\s,]+/gi

/** These name a topic, and are a value of it too: "Permanent. Days. Car." */
const VALUES =
  /^(?:hybrid|remote|permanent|temp|days|nights|earlies|lates|shifts?|home|office|wfh|working from|car|van|bonus|commission|mileage|overtime|shift|pension|leave|holiday|starting|training|learning|on[- ]call|standby|card|degree|ticket|licen[cs]e|test|interview|allowance|travel)/i

/** "Qualifications now.", "Money:", "Item 5.": the name or number of a topic, which the next words are about. */
export function isTopicName(words: string): boolean {
  if (NUMBERED.test(words.trim())) return true
  const name = words
    .trim()
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(NAME_TAIL, '')
    .replace(NAME_TAIL, '')
  const isHead = /[:…]\s*$|\.\.\s*$/.test(words.trim())
  return (
    contentWords(name).size <= NAMING_WORDS && topicsNamed(name).length > 0 && (isHead || !VALUES.test(name))
  )
}

/** A name of a topic that is all of an answer tells something: "Growth." Before other words it only leads to them. */
export function isOnlyName(
  { text, start, end }: Pick<Segment, 'text' | 'start' | 'end'>,
  message: string,
  asked: Topic | null,
): boolean {
  if (!isTopicName(text)) return false
  const hasMore = /[\p{L}\p{N}]/u.test(message.slice(0, start) + message.slice(end))
  return hasMore && (asked === null || !['driver', 'motivation'].includes(asked) || start > 0)
}

const NOT_NEEDED =
  /(?:\b(?:no need|not (?:needed|required|necessary|bothered|fussed)|(?:don['’]?t|do not|needn['’]?t) need(?: it| that| them)?|unnecessary|no interest)|\b(?:is|are)n['’]?t (?:needed|required|necessary))\W*$/i
const NONE_NEEDED = /^\W*(?:none|nothing)(?: (?:is|are|really|at all))* (?:needed|required|necessary)\b/i
/** "Useful, not needed" is a wish. */
const WISHED =
  /\b(?:nice|bonus|plus|useful|helpful|handy|ideal(?:ly)?|prefer\w*|desirable|advantage\w*|welcome|good|great|lovely)\b/i
/** In words. "Revit, as a degree isn’t needed" says more. */
const NEEDLESS_WORDS = 8

/** "Pipettes - no need": says that something isn't required. */
export const isNeedless = (words: string, topic: Topic): boolean =>
  REQUIREMENT_TOPICS.includes(topic) &&
  words.trim().split(/\s+/).length <= NEEDLESS_WORDS &&
  (NOT_NEEDED.test(words) || NONE_NEEDED.test(words)) &&
  !WISHED.test(words)

/** The pieces of a message, each under the topic that it has beside the others. */
export function placeBeside(pieces: readonly Piece[]): Piece[] {
  let before: Topic | undefined
  return pieces.map((piece) => {
    const topic =
      piece.segment.order || piece.segment.isValue
        ? piece.topic
        : topicBeside(piece.topic, piece.value, before)
    before = topic
    return topic === piece.topic ? piece : { ...piece, topic }
  })
}
