import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { describePay } from '@/lib/consultation/brief/slots/describe'
import { readPay } from '@/lib/consultation/brief/slots/parse'
import { factsAnswering } from '@/lib/consultation/interview/answered-elsewhere'
import { detectIntent } from '@/lib/consultation/interview/intent'
import { topicPhrase } from '@/lib/consultation/topics'
import type { AnswerInput } from './input'
import { quoteFact } from './quote-fact'
import { topicsIn } from './topic-words'

/** "I did say the hours", "I’ve given you the pay": a complaint that something is known. */
const TOLD =
  /(?:^|[.!?;\n]\s*)(?:(?:no|but|well|sorry|oh|and|um|look)[\s,]+)*(?:i|we)(?:['’]ve| have| did)?(?: (?:just|already|only))* (?:say|said|tell you|told you|give you|gave you|given you|mention(?:ed)?)(?: you)? (?<what>(?:about )?(?:the|our|my) [\p{L} ]{3,30}?)(?: (?:already|before|earlier|just now|once|above|didn['’]t i))*(?=[,.;!?]|\s*$)/iu
const MAX_NAMED = 2

/** What the brief holds of what the manager says they have told us. Empty where it holds nothing of it. */
export function answerTold({ message, brief }: AnswerInput): string {
  const what = TOLD.exec(message)?.groups?.what ?? ''
  const known = what === '' ? [] : topicsIn(what).filter((topic) => activeFacts(brief, topic).length > 0)
  const [topic] = known
  if (!topic) return ''
  const facts = activeFacts(brief, topic)
  const pay = topic === 'pay' && facts[0] ? readPay(facts[0].value) : null
  const held = pay ? describePay(pay) : listed(facts.slice(-MAX_NAMED).map(quoteFact))
  return held === '' ? '' : `Sorry, you did. I have ${topicPhrase(topic)} as ${held}.`
}

/** "You already asked me that", "stop asking about pay": what the brief holds of it. Empty where it holds nothing. */
export function answerAgain({ message, brief }: AnswerInput): string {
  if (detectIntent(message) !== 'again') return ''
  const asked = brief.agenda.asked?.topic
  const topics = [...topicsIn(message), ...(asked ? [asked] : [])]
  for (const topic of topics) {
    const facts = [...activeFacts(brief, topic), ...factsAnswering(brief, topic)]
    if (facts.length > 0)
      return `Sorry. I have ${topicPhrase(topic)} as ${listed(facts.slice(-MAX_NAMED).map(quoteFact))}.`
  }
  return ''
}
