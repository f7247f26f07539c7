import { openHeld } from '@/lib/consultation/brief/asks'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { wordsOfJob } from '@/lib/consultation/brief/operations'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import type { Brief } from '@/lib/consultation/brief/schema'
import { lawfulWordings } from '@/lib/consultation/guard/law/wordings'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import type { Answered } from '@/lib/consultation/interview/answered'
import { REQUIREMENT_TOPICS, type Topic, topicPhrase } from '@/lib/consultation/topics'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { GENERAL_WORDINGS } from './general-wordings'
import { type AnswerInput, joinWithinLimit } from './input'
import { findMentions } from './mentions'
import { quoteFact } from './quote-fact'
import { guideOf } from './role'
import { topicsIn } from './topic-words'

const MAX_WORDINGS = 3

const quoted = (lines: readonly string[]) => alternatives(lines.map((line) => `“${line.replace(/\.$/, '')}”`))
const alternatives = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
const noChips = (text: string): Answered => ({ text, chips: [] })

function offer(lines: readonly string[], ending = ''): Answered {
  const chips = lines.slice(0, MAX_WORDINGS)
  return { text: joinWithinLimit([`You could say ${quoted(chips)}.`, ending]), chips }
}

/** For what was challenged last: the wordings offered with the sentence, which have buttons already, else those of its ground. */
function lawfulOffer(brief: Brief): Answered | null {
  const open = openHeld(brief).findLast(({ ground }) => isUnlawfulGround(ground))
  if (open && open.wordings.length > 0)
    return noChips(offer(open.wordings, 'Choose one of the buttons below, or type your own.').text)
  const ground = brief.agenda.challenged.findLast(isUnlawfulGround)
  return ground
    ? offer(lawfulWordings(ground, '', wordsOfJob(brief, '')), 'You can also type your own.')
    : null
}

const KINDS: Partial<Record<Topic, Guide['requirements'][number]['kind']>> = {
  technical: 'technical',
  experience: 'experience',
  qualifications: 'qualification',
  softSkills: 'working-style',
}
const SELLING: readonly Topic[] = ['culture', 'growth', 'benefits', 'motivation']

/** Lines of the guide that could be printed as they are. */
function guideLines(guide: Guide, topic: Topic): readonly string[] {
  if (topic === 'responsibilities') return guide.duties
  if (SELLING.includes(topic)) return guide.selling
  return guide.requirements.flatMap(({ kind, line }) => (kind === KINDS[topic] ? [line] : []))
}

function practiceOffer(brief: Brief, guide: Guide | null): Answered | null {
  const last = brief.agenda.challenged.at(-1)
  if (last === 'yearsWithoutReason') {
    const card = findProcessCard('years-of-experience')
    const offered = offer(guide ? guideLines(guide, 'experience') : [])
    return offered.chips.length === 0
      ? noChips(card?.text ?? '')
      : { ...offered, text: joinWithinLimit([card?.text ?? '', offered.text]) }
  }
  if (last === 'degreeWithoutReason' && guide) return offer(guideLines(guide, 'qualifications'))
  if (last === 'manyMusts')
    return noChips(
      'Keep a must-have only if you’d turn down a great candidate without it. Tell me which of the others are nice to have, and I’ll move them.',
    )
  return null
}

/** "How should I say it’s dirty work without scaring people off": what it is about. */
const SUBJECT =
  /\b(?:say|put|word|phrase|describe|explain|write|(?:way|words?|wording) (?:to (?:say|put|describe|word)|of saying|for))(?: it)?(?: across)?(?: that| about|:)? (?<subject>(?!(?:that|this|it|instead|then|so|they|better|nicely|differently)\b(?!['’]?s \w+ \w+))[^?.]{4,80}?)(?= without\b| so (?:that|it|people)\b| then\b|[?.]|$)/i
const PLAINLY =
  'Say it plainly: how much of it there is, how often, and what you do about it. People decide for themselves, and those who apply know what to expect.'

/** What the brief has on a subject that the question names, else how to tell it. Null where it names none. */
function subjectText(question: string, { brief }: AnswerInput): string | null {
  const subject = SUBJECT.exec(question)?.groups?.subject
  if (!subject || topicsNamed(subject).length > 0) return null
  const held = findMentions(subject, activeFacts(brief)).at(-1)
  return joinWithinLimit([
    PLAINLY,
    held
      ? `The brief has ${quoteFact(held)}. I’ll tidy it up for the specification, and you can edit it there.`
      : 'Tell me as you would a colleague. I’ll tidy it up for the specification, and you can edit it there.',
  ])
}

/** Two or three ways to say it, as chips where no other buttons offer them. */
export function answerWording(question: string, input: AnswerInput): Answered {
  const { brief } = input
  const { guide } = guideOf(input)
  const [named] = topicsIn(question)
  const challenged = named ? null : (lawfulOffer(brief) ?? practiceOffer(brief, guide))
  if (challenged) return challenged
  const subject = subjectText(question, input)
  if (subject) return noChips(subject)
  const last = activeFacts(brief).findLast((fact) => REQUIREMENT_TOPICS.includes(fact.topic))
  const topics = named ? [named] : [brief.agenda.asked?.topic, last?.topic].flatMap((topic) => topic ?? [])
  const topic = topics.find((one) => guide && guideLines(guide, one).length > 0) ?? topics[0]
  const chips = guide && topic ? guideLines(guide, topic).slice(0, MAX_WORDINGS) : []
  if (guide && topic && chips.length > 0)
    return {
      text: joinWithinLimit([
        `For ${topicPhrase(topic)}, our guide “${guide.name}” suggests ${quoted(chips)}.`,
        'Use only what’s true of this job.',
      ]),
      chips,
    }
  const general = topic && (GENERAL_WORDINGS[topic] ?? [])
  if (general && general.length > 0)
    return offer(general, 'Put in your own figures, and use only what’s true of this job.')
  return noChips(
    `I have no wording to suggest for ${named ? topicPhrase(named) : 'that'}. Just say it as you would to a colleague. I’ll tidy it up for the specification, and you can edit it there.`,
  )
}
