import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { audienceOfTopic, topicPhrase } from '@/lib/consultation/topics'
import { factsOfMessage } from './check'
import { type AnswerInput, joinWithinLimit } from './input'
import { findMentions } from './mentions'
import { answerPay } from './pay'
import { readTopic } from './read-back'
import { answerUsualOf, guideOf, judge } from './role'
import { topicsIn } from './topic-words'
import { pickUnsaid } from './unsaid'

/** For what we hold nothing on: what is lacking, and what would settle it. */
const LACKING = [
  'I don’t have anything on that. If it should be in the advert, tell me what to say.',
  'I can’t tell you that from your brief, our guides, the pay figures or the law on hiring. If a colleague knows, I’ll add what they say.',
  'That’s not something I hold either. Tell me if it matters for the job and I’ll note it.',
  'I have no answer to that one, sorry. Our sales team may know, through the Contact Sales page.',
] as const

/** Whether all that an answer says is that we have nothing on the question. */
export const isLacking = (text: string): boolean => LACKING.some((wording) => text.startsWith(wording))

/** "Is that what most places give?" */
const POINTS_AT_OTHERS =
  /\b(?:that|this|it)\b.*\b(?:most|others?|usual\w*|normal\w*|typical\w*|average|fair|enough|right|round here|elsewhere|competitive|standard|compar\w+|against|down the road|next door|stack up|sit with|look)\b/i

/** Of anything but pay, only these ask what others do. */
const ASKS_USUAL = /\b(?:most|others|usual\w*|normal\w*|typical\w*|average|standard|compar\w+)\b/i
/** Only what is asked of people is in the guides. */
const OF_REQUIREMENTS =
  /\b(?:ask\w*|insist\w*|need\w*|requir\w+|expect\w*|must|essential|want|degree|tickets?|cards?|licen[cs]e|qualifications?|certificates?|experience)\b/i

const MAX_NOTED = 2

/** What of the rest of the message is in the brief. */
function notedText(input: AnswerInput): string {
  const taken = factsOfMessage(input).filter(({ audience }) => audience === 'candidate')
  const topics = [...new Set(taken.map(({ topic }) => topicPhrase(topic)))].slice(0, MAX_NOTED)
  return topics.length > 0 ? `I’ve noted what you said about ${listed(topics)}.` : ''
}

/** What the brief, the guide or the cards have on a question of no kind that we know. */
export function answerUnknown(question: string, input: AnswerInput): string {
  const facts = activeFacts(input.brief)
  const [said] = factsOfMessage(input).slice(-1)
  if (said?.topic === 'pay' && POINTS_AT_OTHERS.test(question)) return answerPay(question, input)
  if (said && audienceOfTopic(said.topic) === 'candidate' && ASKS_USUAL.test(question))
    return answerUsualOf(said.topic, `${question} ${said.value}`, input)
  const mentions = findMentions(
    question,
    facts.filter(({ audience }) => audience === 'candidate'),
  )
  const judged = OF_REQUIREMENTS.test(question) ? judge(question, guideOf(input)) : []
  if (mentions.length > 0 || judged.length > 0) {
    const topics = [...new Set(mentions.map(({ topic }) => topic))]
    return joinWithinLimit([...topics.map((topic) => readTopic(mentions, topic)), ...judged])
  }
  const [named] = topicsIn(question)
  if (named && facts.some(({ topic }) => topic === named)) return readTopic(facts, named)
  return named
    ? `${pickUnsaid(LACKING, input.replies)} There’s nothing about ${topicPhrase(named)} in the brief yet.`
    : [pickUnsaid(LACKING, input.replies), notedText(input)].filter((part) => part !== '').join(' ')
}
