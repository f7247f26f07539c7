import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { parsePay } from '@/lib/consultation/brief/slots/pay'
import type { Topic } from '@/lib/consultation/topics'
import type { JointSentence } from './model/joints'

/** A part of a list that is a value of a topic by itself: the words of its sentence from `from` up to `to`. */
export interface ListedValue {
  from: number
  to: number
  topic: Topic
}

const HEDGES =
  /^(?:ideally|probably|maybe|say|about|roughly|based|and|plus|with|so|but|it['’]?s|it is|they['’]?d be|i['’]d say|working|start(?:s|ing)?(?: in)?)\s+|\s+(?:ideally|please|if possible|really|probably|or so|ish|start|max|tops|obviously|a week)$/giu

/** In pounds a year. Less is an allowance. */
const LEAST_SALARY = 15_000
/** What a sum of money behind these is. */
const NOT_PAY =
  /\b(?:turnover|budgets?|contracts|projects?|jobs|schemes?|orders?|tenders?|packages|worth|value|bonus|allowance|(?:top|bottom|upper|lower) (?:end|rate))\b/i
const FRAMED_SALARY =
  /^(?:(?:the )?(?:pay|money|salary|wages?)(?:['’]?s| is| will be)? )(?:up to |from |around |about |circa )?£?(?:[2-9]\d|1[0-4]\d)(?:k|,\d{3}|000)\b/iu

const isPay = (words: string): boolean => {
  const pay = parsePay(words)
  if (!pay) return FRAMED_SALARY.test(words)
  return pay.unit !== 'year' || (pay.max ?? pay.min ?? 0) >= LEAST_SALARY
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:\\p{L}*day|[rsu]*)s?'
const CLOCK = '(?:noon|midnight|\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)?)'
const WEEK = new RegExp(
  `^(?:(?:days?|nights?|${DAY}(?: ?(?:to|-|–|till?|and) ?${DAY})?) )?${CLOCK} ?(?:to|till?|until|-|–) ?${CLOCK}(?: ${DAY}.{0,30})?$|^${DAY} ?(?:to|-|–|till?|until|through) ?${DAY}$|^(?:finish(?:ing)? (?:at )?)?${CLOCK} (?:on|every) ${DAY}$|^(?:half[- ]day|early finish)(?:es)?(?: (?:on|every))? ${DAY}$|^(?:\\d|two|three|four) on,? ?\\d? ?(?:two|three|four)? ?off$`,
  'iu',
)
const HOLIDAY =
  /^(?:holidays?(?: is| are)? )?(?:[23]\d ?\+ ?\d(?= )|(?:[23]\d|twenty[- ]\p{L}+|thirty(?:[- ]\p{L}+)?) days?)['’]?(?: (?:paid )?(?:annual leave|holidays?|hols|leave|a\/l))?(?: ?(?:plus|and|\+|inc\p{L}*\.?|with) ?(?:the )?(?:bank (?:holidays?|hols?)|bhs?|stats|eight|8))*$/iu
const PENSION =
  /^(?:an? )?(?:\d{1,2}(?:\.\d)? ?(?:%|per ?cent) (?:\p{L}+ )?pension|pension(?: (?:is|of|at))? \d{1,2}(?:\.\d)? ?(?:%|per ?cent))(?: (?:from us|contributions?|matched|employer))*$/iu
const DURATION =
  /^(?:initially |for )?(?:\d{1,2}|an?|two|three|four|six|nine|twelve|eighteen)[- ](?:week|month|year)s? (?:to (?:start|begin)(?: with)?|initially|rolling|ftc|fixed[- ]term(?: contract)?|contract)$/iu
const OVERTIME =
  /^time and (?:a )?(?:half|third|quarter)\b|^double (?:time|on|sun|sat|bank)|^(?:paid )?over ?time(?: (?:is|paid|at))* (?:\d|time|double|after|x ?\d)/iu
const SHIFT = /^(?:(?:regular|steady|permanent|mostly|all) )?(?:days|nights|earlies|lates)(?: only| shift)?$/i
const IR35 = /^(?:in|out)side ir ?35$/i
const START = /^(?:start(?:s|ing)?|needed|from|to start)\b|\b(?:asap|immediate(?:ly)?|straight ?away)\b/i

const TERM =
  '(?:\\d{1,2}|an?|one|two|three|four|six|eight|nine|twelve)[- ](?:weeks?|wks?|months?|mths?|years?|yrs?)'
/** A term of the contract: "6 month probation". */
const PROBATION = new RegExp(
  `^(?:with )?(?:an? )?${TERM}['’]? (?:of )?probation(?:ary)?(?: period)?$|^(?:the )?probation(?:ary)?(?: period)?(?: is| of| for| lasts)* ${TERM}$`,
  'iu',
)
const ROWS: readonly [Topic, (words: string, said: string) => boolean][] = [
  ['pay', isPay],
  ['contractType', (words) => PROBATION.test(words)],
  ['notice', (words) => /\bnotice$/i.test(words) && parseSlot('notice', words) !== null],
  ['benefits', (words) => HOLIDAY.test(words) || PENSION.test(words)],
  ['package', (words) => OVERTIME.test(words)],
  ['duration', (words) => DURATION.test(words)],
  [
    'hours',
    (words) =>
      WEEK.test(words) || SHIFT.test(words) || (/[a-z]/i.test(words) && parseSlot('hours', words) !== null),
  ],
  ['workPattern', (words) => parseSlot('workPattern', words) !== null],
  ['contractType', (words) => IR35.test(words) || parseSlot('contractType', words) !== null],
  ['startDate', (words, said) => START.test(said) && parseSlot('startDate', words) !== null],
]

const topicOf = (words: string): Topic | null => {
  const bare = words.replace(HEDGES, '').replace(HEDGES, '').trim()
  const row = ROWS.find(([, isOne]) => isOne(words, words) || isOne(bare, words))
  return row?.[0] ?? null
}

/** One value may then be put right by the next. */
const MAY_CORRECT =
  /\b(?:sorry|actually|wait|hang on|hold on|correction|i mean(?:t)?|make (?:it|that)|instead|rather than|scrap|wrong|now|changed|no,|no (?:it|they|that|we|i)\b)/iu

const MARKS = new Set([',', ';', '–', '—'])
/** In words: longer parts say more than a value. */
const PART_WORDS = 12

/** The parts of a sentence between its marks that are values by themselves: "…, 38 to 42k, Monday to Friday, Telford". */
export function findListedValues(text: string, { words, tags, marks }: JointSentence): ListedValue[] {
  const edges = words.flatMap(({ text: word }, at) =>
    at > 0 && (MARKS.has(marks[at] ?? '') || word === 'but') ? [at] : [],
  )
  if (edges.length === 0 || MAY_CORRECT.test(text.slice(words[0]?.start, words.at(-1)?.end))) return []
  const parts = [0, ...edges].map((from, index) => ({ from, to: edges[index] ?? words.length }))
  const saidIn = ({ from, to }: { from: number; to: number }) =>
    text.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, ' ')
  const isPlace = (part: { from: number; to: number } | undefined) =>
    part !== undefined &&
    tags.slice(part.from, part.to).every((list) => list.includes('place')) &&
    words[part.from]?.shape !== 'figure'
  const namesPlace = (part: { from: number; to: number } | undefined) =>
    part !== undefined && tags.slice(part.from, part.to).some((list) => list.includes('place'))
  const values = parts.map((part, index) => {
    if (part.to - part.from > PART_WORDS) return null
    const topic = topicOf(saidIn(part))
    const before = parts[index - 1]
    return topic === 'pay' && before && NOT_PAY.test(saidIn(before)) ? null : topic
  })
  return parts.flatMap((part, index): ListedValue[] => {
    const topic = values[index]
    if (topic) return [{ ...part, topic }]
    // A name is a place of work only beside other values, and apart from other places.
    const isOnlyPlace =
      values.some((value) => value) &&
      isPlace(part) &&
      !namesPlace(parts[index - 1]) &&
      !namesPlace(parts[index + 1])
    return isOnlyPlace ? [{ ...part, topic: 'location' }] : []
  })
}
