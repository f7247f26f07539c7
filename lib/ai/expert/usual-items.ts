import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'

/** What candidates ask about and few managers think of. */
const USUAL: readonly { name: string; topic: Topic; words?: RegExp }[] = [
  { name: 'interview', topic: 'process' },
  { name: 'pension', topic: 'benefits', words: /\bpension|\bsuperannuation\b/i },
  { name: 'health and safety', topic: 'healthSafety' },
]

/** The usual items that nobody has spoken of or passed over. */
export const usualMissing = (brief: Brief): string[] =>
  USUAL.filter(
    ({ topic, words }) =>
      !brief.agenda.closed.some((entry) => entry.topic === topic) &&
      !(words
        ? activeFacts(brief).some(({ value }) => words.test(value))
        : activeFacts(brief, topic).length > 0),
  ).map(({ name }) => name)
