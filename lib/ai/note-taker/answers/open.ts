import { listed } from '@/lib/ai/note-taker/writing/phrases'
import { openAsks } from '@/lib/consultation/brief/asks'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { isProposal } from '@/lib/consultation/brief/proposed'
import { readiness, topicsToAsk } from '@/lib/consultation/interview/topics-to-ask'
import { AGENDA, type AgendaTopic, type Topic, topicPhrase } from '@/lib/consultation/topics'
import { type AnswerInput, joinWithinLimit } from './input'
import { topicsIn } from './topic-words'

/** A specification can't be approved without them (`lib/specification/floor.ts`). The work may be told by its first-year goals. */
const NEEDED: readonly Topic[] = ['responsibilities', 'pay', 'location', 'contractType']
const MAX_NAMED = 6

/** What an answer is used for. */
const REASONS: Record<AgendaTopic, string> = {
  driver: 'It gives us the background to the vacancy. It doesn’t go in the advert.',
  success: 'It helps people judge whether they could do the job.',
  responsibilities: 'It tells people what the job is. You can’t approve the specification without it.',
  technical: 'We use this to assess candidates at interview.',
  experience: 'We use this to assess candidates at interview.',
  qualifications: 'If the advert gives the pay, it has to state the minimum qualifications too.',
  softSkills: 'It tells candidates who they’ll work with and how.',
  pay: 'You can’t approve the specification without a figure, though you can keep it out of the advert.',
  location:
    'You can’t approve the specification without it, and if the advert gives the pay, it has to give the location too.',
  workPattern: 'It can decide whether someone can take the job.',
  hours: 'It can decide whether someone can take the job.',
  culture: 'It gives people a reason to choose you.',
  growth: 'It gives people a reason to choose you.',
  benefits: 'It gives people a reason to choose you.',
  contractType:
    'You can’t approve the specification without it, and our adverts have to say whether a job is temporary or permanent.',
  startDate: 'It tells people whether they could start in time.',
  motivation: 'It gives people a reason to choose you.',
  healthSafety: 'Candidates want to know the risks of the work and how you control them.',
}

const isAgendaTopic = (topic: Topic): topic is AgendaTopic => topic in REASONS

/** What keeps the specification from being approved. */
export function missingNeeds({ brief }: Pick<AnswerInput, 'brief'>): Topic[] {
  const has = (topic: Topic) => activeFacts(brief, topic).length > 0
  return NEEDED.filter((topic) => !has(topic) && !(topic === 'responsibilities' && has('success')))
}

function nameTopics(topics: readonly Topic[]): string {
  const names = topics.map(topicPhrase)
  return names.length <= MAX_NAMED
    ? listed(names)
    : `${names.slice(0, MAX_NAMED - 1).join(', ')} and ${names.length - MAX_NAMED + 1} more`
}

/** What is open, and what of it keeps the specification from being approved. */
export function answerOpen(input: AnswerInput): string {
  const open = topicsToAsk(input.brief)
  const needed = missingNeeds(input)
  const rest = open.filter((topic) => !needed.includes(topic))
  const asks = openAsks(input.brief).filter((ask) => !isProposal(ask)).length
  if (open.length === 0 && needed.length === 0 && asks === 0)
    return 'There’s nothing else I need to ask. Select Generate Summary when you’re ready.'
  return joinWithinLimit([
    needed.length > 0
      ? `You can’t approve the specification without ${nameTopics(needed)}.`
      : 'You have everything you need to approve the specification.',
    rest.length > 0
      ? `Still to discuss: ${nameTopics(rest)}. Anything you leave out will say “To be confirmed”.`
      : '',
    asks > 0 ? `${asks === 1 ? 'One question is' : `${asks} questions are`} waiting below.` : '',
  ])
}

/** `minutes` are those that the rest usually takes. */
export function answerProgress(input: AnswerInput, minutes: number): string {
  const { brief } = input
  const open = topicsToAsk(brief).length
  if (open === 0) return 'We’ve covered everything. Select Generate Summary when you’re ready.'
  const isReady = readiness(brief).state === 'ready'
  return [
    `We’ve covered ${AGENDA.length - open} of ${AGENDA.length} topics.`,
    `${open === 1 ? 'The last one' : `The other ${open}`} should take about ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    isReady
      ? 'There’s enough to write it up now if you’d rather stop.'
      : 'You can stop at any point and come back.',
  ].join(' ')
}

/** Why the topic that the question names, or that was asked about, matters. */
export function answerWhy(question: string, { brief }: AnswerInput): string {
  const topic = topicsIn(question).find(isAgendaTopic) ?? brief.agenda.asked?.topic
  if (!topic || !isAgendaTopic(topic))
    return 'Your answers go into the specification, which candidates use to decide whether to apply.'
  return REASONS[topic]
}
