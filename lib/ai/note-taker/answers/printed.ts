import { activeFacts } from '@/lib/consultation/brief/facts'
import { AUDIENCE_LABELS, topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { quoteFact } from './quote-fact'

/** "You're not going to write that, are you?": what candidates will read, and how to keep something from them. */
export function answerPrinted({ brief }: AnswerInput): string {
  const facts = activeFacts(brief)
  const last = facts.at(-1)
  const agencyOnly = facts.filter(({ audience }) => audience === 'agency').length
  return joinWithinLimit([
    `Candidates only see the version you approve, and never entries marked “${AUDIENCE_LABELS.agency}”.`,
    agencyOnly > 0
      ? `${agencyOnly === 1 ? 'One entry is' : `${agencyOnly} entries are`} marked that way.`
      : '',
    last
      ? `The last thing I added was ${topicPhrase(last.topic)}: ${quoteFact(last)}.`
      : 'There’s nothing in the brief yet.',
    last ? `To keep anything else from candidates, remove it or mark it “${AUDIENCE_LABELS.agency}”.` : '',
  ])
}
