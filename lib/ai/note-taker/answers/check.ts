import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { missingNeeds } from './open'
import { quoteFact } from './quote-fact'
import { pickUnsaid } from './unsaid'

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** What the brief holds of this message, in its words. */
export function factsOfMessage({ brief, message }: Pick<AnswerInput, 'brief' | 'message'>): Fact[] {
  const words = plain(message)
  return activeFacts(brief).filter(({ value }) => words.includes(plain(value)))
}

const MAX_PLACES = 3
/** About the manager's way of answering, not one answer. */
const MANNER = /\b(?:am i|are we)\b/i

function takenText(facts: readonly Fact[]): string {
  const places = [...new Set(facts.map(({ topic }) => topicPhrase(topic)))].slice(0, MAX_PLACES)
  return `It’s in the brief under ${listed(places)}, so you can check how I took it.`
}

const YES = [
  'Yes, that helps.',
  'Yes, that’s the sort of thing I need.',
  'Yes, that’s clear.',
  'It is, thanks.',
] as const
const MANNERLY = [
  'You’re doing fine. Say it as you would to a colleague, in any order.',
  'Yes. Just carry on in your own words.',
] as const

/** "Does that make sense?": where the brief has it, or what was understood last. */
export function answerCheck(question: string, input: AnswerInput): string {
  const taken = factsOfMessage(input)
  const last = activeFacts(input.brief).at(-1)
  const needed = missingNeeds(input)
  if (MANNER.test(question))
    return joinWithinLimit([
      pickUnsaid(MANNERLY, input.replies),
      needed.length > 0 ? `To approve it you’ll also need ${listed(needed.map(topicPhrase))}.` : '',
    ])
  if (taken.length > 0) return `${pickUnsaid(YES, input.replies)} ${takenText(taken)}`
  return last
    ? `${pickUnsaid(YES, input.replies)} The last thing I have is ${topicPhrase(last.topic)}: ${quoteFact(last)}.`
    : 'There’s nothing in the brief yet. Tell me about the job in your own words, and I’ll take it from there.'
}
