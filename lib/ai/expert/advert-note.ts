import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { type DoubtfulLine, listAdvertDoubts } from '@/lib/consultation/interview/advert-doubts'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import { isAdvert } from '@/lib/consultation/messages/import'
import { topicPhrase } from '@/lib/consultation/topics'

/** More of them are no longer read. */
const TOPICS_NAMED = 5
const DOUBTS_NAMED = 3

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

/** What a reply to a pasted advert has to say at least: what was taken from it, and what should be checked. Empty for other messages. */
export function composeAdvertNote({ acknowledgements }: TurnPlan, message: string, now: Date): string {
  if (!isAdvert(message)) return ''
  const topics = new Set(
    acknowledgements.flatMap((said) =>
      said.kind === 'captured' && said.topic !== 'alsoSaid' ? [topicPhrase(said.topic)] : [],
    ),
  )
  const named = [...topics].slice(0, TOPICS_NAMED)
  const doubts = [...new Set(listAdvertDoubts(message, now).map(nameDoubt))].slice(0, DOUBTS_NAMED)
  return [
    named.length === 0
      ? ''
      : `I’ve taken ${listed([...named, ...(topics.size > named.length ? ['more'] : [])])} from your advert.`,
    doubts.length === 0 ? '' : `Please check ${listed(doubts)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
