import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Fact } from '@/lib/consultation/brief/schema'
import { AUDIENCE_LABELS, topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { findMentions } from './mentions'
import { quoteFact } from './quote-fact'
import { topicsIn } from './topic-words'

const SEEN =
  /\b(?:see|sees|told|read|print|show|mention|say)\b (?:about |that )?(?:(?:the|our|my|their) )?(?<what>[^?.!,]{3,60})|\b(?:bit|part|thing|stuff|comment|remark)s? (?:about|on|where|that)(?: the| our| my)? (?<bit>[^?.!,]{3,60}?)(?= (?:go(?:es)?|going|get|be|in|on|appear|stay|will)\b|[?.!,]|$)/i
/** Of a name such as "allowance" or "bonus", which the fact need not say. */
const KIND = /\s+(?:allowance|payment|bit|part|thing|line|rate|amount)s?\W*$/i

/** "The bit about why the last one left" is about the last one leaving. */
const BIT =
  /^(?:bits?|parts?|things?|stuff|comments?|remarks?) (?:about|on|where|that|of) (?:why |how |when |what |the |our |my )*/i

/** What the question asks of: "will candidates see the lodging allowance?" */
function findNamed(question: string, facts: readonly Fact[]): Fact[] {
  const { what, bit } = SEEN.exec(question)?.groups ?? {}
  const named = (what ?? bit ?? '').replace(BIT, '')
  if (named === '') return []
  const found = findMentions(named, facts)
  if (found.length > 0) return found
  const ofKind = findMentions(named.replace(KIND, ''), facts)
  const topics = topicsIn(named)
  return ofKind.length > 0 ? ofKind : facts.filter(({ topic }) => topics.includes(topic))
}

/** "You're not going to write that, are you?": what candidates will read, and how to keep something from them. */
export function answerPrinted(question: string, { brief }: AnswerInput): string {
  const facts = activeFacts(brief)
  const [named] = findNamed(question, facts)
  if (named)
    return named.audience === 'agency'
      ? `No, ${quoteFact(named)} stays with the agency. Candidates only see the version you approve.`
      : `Yes, candidates see ${quoteFact(named)} once you approve. To keep it from them, mark it “${AUDIENCE_LABELS.agency}”.`
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
