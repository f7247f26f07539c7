import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import { isAdvert } from '@/lib/consultation/messages/import'
import { IMPORT_READ } from '@/lib/consultation/messages/options'
import type { Import } from '@/lib/consultation/messages/schema'
import { type Topic, topicPhrase } from '@/lib/consultation/topics'
import { type DoubtfulLine, listAdvertDoubts } from './advert-doubts'
import type { TurnPlan } from './plan'
import { APPROVAL_GROUPS } from './topics-to-ask'

/** More of them are no longer read. */
const TOPICS_NAMED = 5
const DOUBTS_NAMED = 3

const LIST = new Intl.ListFormat('en-GB')

const nameDoubt = ({ kind, words }: DoubtfulLine): string => {
  switch (kind) {
    case 'address':
      return 'whether people should still apply that way'
    case 'date':
      return `whether “${words}” still holds`
    case 'membership':
      return `who insists on “${words}”`
    case 'pay':
      return 'whether the pay is this year’s'
  }
}

const checkText = (doubts: readonly DoubtfulLine[]): string => {
  const named = [...new Set(doubts.map(nameDoubt))].slice(0, DOUBTS_NAMED)
  return named.length === 0 ? '' : `Please check ${LIST.format(named)}.`
}

function nameTopics(topics: readonly Topic[]): string {
  const phrases = [...new Set(topics.filter((topic) => topic !== 'alsoSaid').map(topicPhrase))]
  const named = phrases.slice(0, TOPICS_NAMED)
  return LIST.format(phrases.length > named.length ? [...named, 'more'] : named)
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** What a reply to a pasted advert has to say at least: what was taken from it, and what should be checked. Empty for other messages. */
export function composeAdvertNote({ acknowledgements }: TurnPlan, message: string, now: Date): string {
  if (!isAdvert(message)) return ''
  const taken = nameTopics(acknowledgements.flatMap((said) => (said.kind === 'captured' ? [said.topic] : [])))
  return join([
    taken === '' ? '' : `I’ve taken ${taken} from what you sent.`,
    checkText(listAdvertDoubts(message, now)),
  ])
}

const missingPhrase = (topic: Topic): string => (topic === 'pay' ? 'the pay' : topicPhrase(topic))

/** The most important thing that an advert leaves open: what approval needs, else what may not be so any more. */
function questionAfter(missing: readonly Topic[], doubts: readonly DoubtfulLine[]): string {
  if (missing.length > 0) {
    const isOne = missing.length === 1 && missing[0] !== 'responsibilities'
    const named = LIST.format(missing.map(missingPhrase))
    return `The advert doesn’t give ${named}. ${isOne ? 'What is it?' : 'What are they?'}`
  }
  if (doubts.some(({ kind }) => kind === 'pay')) return 'What do you pay for the job now?'
  return doubts.length > 0
    ? 'What has changed since it was written?'
    : 'Is there anything in it that you’d change?'
}

/** The answer to an advert whose lines wait for a choice: what was found, what to check, and what is open. */
export function composeImportReply(
  { lines }: Import,
  { brief, message, jobTitle, now }: { brief: Brief; message: string; jobTitle: string | null; now: Date },
): string {
  const topics = new Set([
    ...lines.map(({ topic }) => topic),
    ...activeFacts(brief).map(({ topic }) => topic),
  ])
  const isKnown = (topic: Topic) => topics.has(topic) || (topic === 'title' && jobTitle !== null)
  const missing = [['title'] as const, ...APPROVAL_GROUPS].flatMap((group) =>
    group.some(isKnown) ? [] : [group[0]],
  )
  const doubts = listAdvertDoubts(message, now)
  const found = nameTopics(lines.map(({ topic }) => topic))
  return join([
    IMPORT_READ,
    found === '' ? '' : `The advert gives ${found}.`,
    checkText(doubts),
    questionAfter(missing, doubts),
  ])
}
