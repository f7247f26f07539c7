import { wordsOf } from '@/lib/ai/note-taker/text/words'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

/** Topics with one value: a correction means the one there is. */
export const SINGLE_TOPICS: readonly Topic[] = [
  'pay',
  'hours',
  'location',
  'workPattern',
  'contractType',
  'duration',
  'startDate',
  'notice',
  'posts',
  'title',
]

/** Of those, the ones whose value is a figure. */
export const FIGURE_TOPICS: readonly Topic[] = ['pay', 'hours', 'duration', 'notice']

const COMMON = new Set(
  `a an the of to in on at for with and or but so is are was be been it its it's that this they them their we our us i my me you your he she not no yes have has had
do does did will would should could can must need needs want make made actually sorry instead rather than more less just only one some any all if when who which what
nice essential bonus must-have required really please change put say said mean meant should ideally good bit thing`.split(
    /\s+/,
  ),
)

const NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index)]),
)

/** The words that say what a clause is about. "Six" and "6", "£20" and "20" are the same. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(({ text: word }) => word.replace(/'s$|^[£€$]|\+$/g, ''))
      .filter((word) => !COMMON.has(word) || NUMBERS.has(word))
      .map((word) => NUMBERS.get(word) ?? word),
  )

function overlap(words: ReadonlySet<string>, fact: Fact): number {
  let count = 0
  for (const word of contentWords(fact.value)) if (words.has(word)) count += 1
  return count
}

/** The fact that a correction speaks of, or null where none or more than one fits. */
export function findTarget(brief: Brief, topic: Topic | null, words: string): Fact | null {
  const facts = activeFacts(brief)
  const said = contentWords(words)
  const ranked = facts
    .map((fact) => ({ fact, score: overlap(said, fact) + (fact.topic === topic ? 0.5 : 0) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  if (best && best.score > (next?.score ?? 0)) return best.fact
  if (topic === null || !SINGLE_TOPICS.includes(topic)) return null
  const own = facts.filter((fact) => fact.topic === topic)
  return own.length === 1 ? (own[0] ?? null) : null
}
