import { allItems, findItem } from '@/lib/ai/note-taker/corrections/requirement-items'
import { SINGLE_TOPICS } from '@/lib/ai/note-taker/corrections/targets'
import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts, mustHaves } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, TOPIC_KEYS, type Topic, topicLabel } from '@/lib/consultation/topics'
import { type AnswerInput, countWords } from './input'
import { findMentions } from './mentions'
import { quoteFact } from './quote-fact'
import { topicsIn } from './topic-words'

const MAX_WORDS = 75

export function readTopic(facts: readonly Fact[], topic: Topic): string {
  const values = facts.filter((fact) => fact.topic === topic).map(quoteFact)
  const name = topicLabel(topic)
  return values.length === 0 ? `${name}: nothing yet.` : `${name}: ${listed(values)}.`
}

/** As many sentences as can be followed, and how many topics are left. */
function joinTopics(sentences: readonly string[]): string {
  const kept: string[] = []
  for (const sentence of sentences) {
    if (kept.length > 0 && countWords([...kept, sentence].join(' ')) > MAX_WORDS) break
    kept.push(sentence)
  }
  const left = sentences.length - kept.length
  return [
    ...kept,
    left > 0
      ? `There ${left === 1 ? 'is' : 'are'} ${left} more topic${left === 1 ? '' : 's'} in the brief.`
      : '',
  ]
    .join(' ')
    .trim()
}

function readRequirements(facts: readonly Fact[], strength: 'must' | 'nice'): string {
  if (facts.length === 0) return strength === 'must' ? 'No must-haves yet.' : 'Nothing is nice to have yet.'
  return joinTopics(
    REQUIREMENT_TOPICS.filter((topic) => facts.some((fact) => fact.topic === topic)).map((topic) =>
      readTopic(facts, topic),
    ),
  )
}

/** "Did I say?", of what was talked of last. */
const ONLY_WHETHER =
  /^\W*(?:did(?:n['’]?t)?|have(?:n['’]?t)?) i (?:not |already |ever )*(?:say|said|tell you|told you|mention(?:ed)?)(?: (?:that|so|it|already|before|or not))*\W*$/i

const lastTopic = ({ brief }: AnswerInput, facts: readonly Fact[]): Topic =>
  brief.agenda.asked?.topic ?? facts.at(-1)?.topic ?? 'title'

/** Asks whether something is in the brief, not what. */
const WHETHER = /^\W*(?:(?:and|so|but|ok|sorry) )*(?:is|are|was|were|has|have|did|do|does|you)\b/i
/** Asks how it is weighed: "in as a must". */
const WEIGHS = /\b(?:must(?:[- ]haves?)?|essential|nice(?:[- ]to[- ]haves?)?|desirable)\b/i

const MAX_ABOUT_WORDS = 6
const LEADING = /^(?:(?:that|about|anything|something|the bit|the|our|any|it['’]?s|there['’]?s) )+/i

/** "Pension" is one of the benefits, and they may be there without it. */
function isPartOf(about: string, topics: readonly Topic[]): boolean {
  const words = about.replace(LEADING, '').toLowerCase().trim()
  return topics.every(
    (topic) =>
      !SINGLE_TOPICS.includes(topic) && !topicLabel(topic).toLowerCase().includes(words.replace(/s$/, '')),
  )
}

/** "No, I can't find “parking” in the brief." */
function notFound(about: string, ending = ' Tell me now and I’ll add it.'): string {
  const words = about.replace(LEADING, '').replace(/[?.!,\s]+$/, '')
  const what = words !== '' && countWords(words) <= MAX_ABOUT_WORDS ? `“${words}”` : 'that'
  return `No, I can’t find ${what} in the brief.${ending}`
}

/** What was asked about, under its headings, and how it is weighed where that was asked. */
function readMentions(question: string, mentions: readonly Fact[]): string {
  const [only] = mentions
  const isWeighed =
    only && mentions.length === 1 && REQUIREMENT_TOPICS.includes(only.topic) && WEIGHS.test(question)
  const read = joinTopics(
    [...new Set(mentions.map(({ topic }) => topic))].map((topic) => readTopic(mentions, topic)),
  )
  return [
    WHETHER.test(question) ? 'Yes, I have it.' : '',
    read,
    isWeighed && only.strength === 'must' ? 'It’s a must-have.' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const NICE = /\b(?:nice|desirable)/i
const NAMES = /\s*,\s*(?:and\s+)?|\s+and\s+/i
const ASKS_WEIGHT =
  /^\W*(?:(?:and|so|but|ok|sorry) )*(?:have you|did you|are|is)(?: (?:put|got|made|marked|moved|changed|set|kept|listed))? (?:the |my |our )?(?<about>[^?]{2,80}?)(?: (?:is|are|back|down|in|still|now|marked|listed))* (?:as |to (?:be )?)?(?:an? |the )?(?:must(?:[- ]haves?|s)?|essentials?|nice(?:[- ]to[- ]haves?)?|desirables?)\W*$/iu
const WEIGHT_NAMES = { must: ['a must-have', 'must-haves'], nice: ['nice to have', 'nice to have'] } as const

/** "Have you put the tools back as musts?": how what is named counts. Null where something of it is no known requirement. */
function readWeights(question: string, facts: readonly Fact[]): string | null {
  const names = ASKS_WEIGHT.exec(question)?.groups?.about?.split(NAMES) ?? []
  const items = allItems(facts.filter(({ topic }) => REQUIREMENT_TOPICS.includes(topic)))
  const found = names.flatMap((name) => findItem(items, name) ?? [])
  if (found.length === 0 || found.length < names.length) return null
  const asked = NICE.test(question) ? 'nice' : 'must'
  const others = found.filter(({ fact }) => fact.strength !== asked)
  const [one, several] = WEIGHT_NAMES[asked]
  const named = (list: typeof found) => listed(list.map(({ text }) => `“${text}”`))
  if (others.length === 0)
    return `Yes, ${named(found)} ${found.length === 1 ? `is ${one}` : `are ${several}`}.`
  return others.length === 1
    ? `No, ${named(others)} isn’t ${one}. Tell me to make it ${one} and I will.`
    : `No, ${named(others)} aren’t ${several}. Tell me to make them ${several} and I will.`
}

/** What the brief holds, in the manager's words: of the topics named, of the words named, or of everything. */
export function answerReadBack(question: string, about: string, input: AnswerInput): string {
  const facts = activeFacts(input.brief)
  if (facts.length === 0) return 'There’s nothing in the brief yet.'
  if (ONLY_WHETHER.test(question)) return readTopic(facts, lastTopic(input, facts))
  const weights = readWeights(question, facts)
  if (weights) return weights
  const isMention = about !== question
  const mentions = isMention ? findMentions(about.replace(WEIGHS, ' '), facts) : []
  if (mentions.length > 0) return readMentions(question, mentions)
  if (/\b(?:musts|must[- ]?haves?|essentials?)\b/i.test(question))
    return readRequirements(mustHaves(input.brief), 'must')
  if (/\b(?:nice[- ]to[- ]haves?|desirables?|bonuses)\b/i.test(question))
    return readRequirements(
      facts.filter(({ strength }) => strength === 'nice'),
      'nice',
    )
  const named = topicsIn(question)
  const known = named.filter((topic) => facts.some((fact) => fact.topic === topic))
  if (named.length > 0 && (known.length > 0 || !isMention)) {
    // A name such as "days" could mean several topics: the empty ones say nothing.
    const shown =
      known.length > 0 && named.length > known.length && !/\band\b|,/.test(question) ? known : named
    const read = joinTopics(shown.map((topic) => readTopic(facts, topic)))
    if (isMention && isPartOf(about, shown)) return `${notFound(about, '')} ${read}`
    return isMention && known.length > 0 && WHETHER.test(question) ? `Yes, I have it. ${read}` : read
  }
  if (isMention) return notFound(about)
  const topics = TOPIC_KEYS.filter((topic) => facts.some((fact) => fact.topic === topic))
  return joinTopics(topics.map((topic) => readTopic(facts, topic)))
}
