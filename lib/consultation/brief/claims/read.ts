import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import type { Slot } from '@/lib/consultation/brief/slots/schema'
import { REQUIREMENT_TOPICS, type Topic } from '@/lib/consultation/topics'
import type { Claim } from './claim'
import { OTHER_PAY, readPay, STARTING_PAY } from './pay'
import { OTHER_PLACE, OTHER_PLACE_OF_WORK, readPlace, readWhere } from './place'
import { OTHER_POSTS, readPosts } from './posts'
import {
  OTHER_LENGTH,
  OTHER_NOTICE,
  OTHER_START,
  OTHER_TYPE,
  readContract,
  readDuration,
  readNotice,
  readStart,
} from './terms'
import { OTHER_WEEK, readWeek } from './week'

interface Reader {
  kinds: readonly Claim['kind'][]
  /** Topics that are about it. */
  topics: readonly Topic[]
  /** Plain words count under other topics too. */
  isAnywhere?: true
  /** What is said of something else. */
  other: RegExp
  read: (words: string, isTopic: boolean) => Claim[]
}

const READERS: readonly Reader[] = [
  {
    kinds: ['pay'],
    topics: ['pay'],
    other: OTHER_PAY,
    read: (words) => (STARTING_PAY.test(words) ? [] : readPay(words)),
  },
  {
    kinds: ['hours', 'share', 'days', 'shift'],
    topics: ['hours', 'workPattern', 'contractType', 'location'],
    isAnywhere: true,
    other: OTHER_WEEK,
    read: readWeek,
  },
  { kinds: ['place'], topics: ['location'], other: OTHER_PLACE, read: readPlace },
  {
    kinds: ['pattern'],
    topics: ['workPattern', 'location', 'hours'],
    other: OTHER_PLACE_OF_WORK,
    read: readWhere,
  },
  {
    kinds: ['contract'],
    topics: ['contractType', 'duration'],
    isAnywhere: true,
    other: OTHER_TYPE,
    read: readContract,
  },
  {
    kinds: ['duration', 'end'],
    topics: ['duration', 'contractType'],
    isAnywhere: true,
    other: OTHER_LENGTH,
    read: readDuration,
  },
  { kinds: ['start'], topics: ['startDate'], other: OTHER_START, read: readStart },
  { kinds: ['notice'], topics: ['notice'], other: OTHER_NOTICE, read: readNotice },
  { kinds: ['posts'], topics: ['posts'], other: OTHER_POSTS, read: readPosts },
]

/** Of people and their work: "thirty years" there is no length of the contract. */
const OF_OTHERS: ReadonlySet<Topic> = new Set([
  ...REQUIREMENT_TOPICS,
  'culture',
  'growth',
  'motivation',
  'responsibilities',
  'success',
])
/** Why there is a vacancy may tell what the job is: "maternity cover for a year". */
const TELLS_CONTRACT = /\b(?:cover|contract|fixed|interim|maternity|perm\w*|seasonal|secondment|temp\w*)\b/i

const mayClaim = (topic: Topic, value: string): boolean =>
  topic === 'driver' ? TELLS_CONTRACT.test(value) : !OF_OTHERS.has(topic)

/** What an entry says of the slots. `clause`: where its words stood, which may say that they are about something else. */
export function claimsOf(
  { topic, value, slot = null }: { topic: Topic; value: string; slot?: Slot | null },
  clause = '',
): Claim[] {
  const typed = topic === 'pay' && STARTING_PAY.test(value) ? null : (slot ?? parseSlot(topic, value))
  return READERS.flatMap(({ kinds, topics, isAnywhere = false, other, read }): Claim[] => {
    const isTopic = topics.includes(topic)
    if ((!isTopic && !(isAnywhere && mayClaim(topic, value))) || other.test(clause)) return []
    const own = typed && kinds.includes(typed.kind) ? typed : null
    const inWords = other.test(value) ? [] : read(value, isTopic)
    const said = inWords.length === 0 && !own && isTopic ? read(clause, isTopic) : inWords
    return own ? [own, ...said.filter(({ kind }) => kind !== own.kind)] : said
  })
}
