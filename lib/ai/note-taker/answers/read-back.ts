import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts, mustHaves } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS, TOPIC_KEYS, type Topic, topicLabel } from '@/lib/consultation/topics'
import { type AnswerInput, countWords } from './input'
import { quoteFact } from './quote-fact'
import { topicsIn } from './topic-words'

const MAX_WORDS = 75

function readTopic(facts: readonly Fact[], topic: Topic): string {
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

const SMALL = new Set(
  'the a an any that this it its they them their our we i you me my about need needs is are was were be to of for and at in on or not with have has anything something again before earlier already'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=..)s$/, ''))

/** Facts that hold most words of the question, or of one side of its "or": "the van", "May or June". */
export function findMentions(about: string, facts: readonly Fact[]): Fact[] {
  const sides = about.split(/\bor\b/i).map((side) => wordsOf(side).filter((word) => !SMALL.has(word)))
  return facts.filter(({ value }) => {
    const said = new Set(wordsOf(value))
    return sides.some((words) => words.filter((word) => said.has(word)).length * 2 > words.length)
  })
}

const readMustHaves = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? 'No must-haves yet.'
    : joinTopics(
        REQUIREMENT_TOPICS.filter((topic) => facts.some((fact) => fact.topic === topic)).map((topic) =>
          readTopic(facts, topic),
        ),
      )

/** "Did I say?", of what was talked of last. */
const ONLY_WHETHER =
  /^\W*(?:did(?:n['’]?t)?|have(?:n['’]?t)?) i (?:not |already |ever )*(?:say|said|tell you|told you|mention(?:ed)?)(?: (?:that|so|it|already|before|or not))*\W*$/i

const lastTopic = ({ brief }: AnswerInput, facts: readonly Fact[]): Topic =>
  brief.agenda.asked?.topic ?? facts.at(-1)?.topic ?? 'title'

/** What the brief holds, in the manager's words: of the topics named, of the words named, or of everything. */
export function answerReadBack(question: string, about: string, input: AnswerInput): string {
  const facts = activeFacts(input.brief)
  if (facts.length === 0) return 'There’s nothing in the brief yet.'
  if (ONLY_WHETHER.test(question)) return readTopic(facts, lastTopic(input, facts))
  if (/\bmust[- ]haves?\b/i.test(question)) return readMustHaves(mustHaves(input.brief))
  const named = topicsIn(question)
  const isMention = about !== question
  const mentions = isMention ? findMentions(about, facts) : []
  if (mentions.length > 0)
    return joinTopics(
      [...new Set(mentions.map(({ topic }) => topic))].map((topic) => readTopic(mentions, topic)),
    )
  const known = named.filter((topic) => facts.some((fact) => fact.topic === topic))
  if (named.length > 0 && (known.length > 0 || !isMention)) {
    // A name such as "days" could mean several topics: the empty ones say nothing.
    const shown =
      known.length > 0 && named.length > known.length && !/\band\b|,/.test(question) ? known : named
    return joinTopics(shown.map((topic) => readTopic(facts, topic)))
  }
  if (isMention) return 'I can’t find that in the brief. Tell me now and I’ll add it.'
  const topics = TOPIC_KEYS.filter((topic) => facts.some((fact) => fact.topic === topic))
  return joinTopics(topics.map((topic) => readTopic(facts, topic)))
}
