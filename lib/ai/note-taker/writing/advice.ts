import { activeFacts, isUnsure, MANY_MUST_HAVES, mustHaves } from '@/lib/consultation/brief/facts'
import { CHALLENGE_GROUNDS, PRACTICES } from '@/lib/consultation/brief/options'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { isAnsweredNearby } from '@/lib/consultation/interview/answered-nearby'
import { type DueNote, dueNotes } from '@/lib/consultation/interview/due-notes'
import { readiness } from '@/lib/consultation/interview/topics-to-ask'
import {
  audienceOfTopic,
  REQUIREMENT_TOPICS,
  type Topic,
  topicLabel,
  topicPhrase,
} from '@/lib/consultation/topics'
import { withoutFiller } from './filler'
import { avoidedWords, holdsWord, listed } from './phrases'

const PROTECTED = CHALLENGE_GROUNDS.filter((ground) => !PRACTICES.includes(ground))

/** Messages and edits are screened as they come; this is for what was stored before. */
export function isUnlawfulByHand(fact: Fact): boolean {
  return fact.evidence.some(({ kind }) => kind === 'handEdit') && findUnlawful(fact.value).length > 0
}

/** Topics whose absence has advice of its own. */
const ADVISED: readonly Topic[] = ['pay', 'softSkills', 'growth']
const DEGREE = /\b(?:degree|b\.?sc|b\.?eng|m\.?eng|m\.?sc|ph\.?d|graduate)\b/i

/** Words that mean a topic was mentioned, whichever section they are in. */
const MENTIONS: Partial<Record<Topic, RegExp>> = {
  pay: /[£€$]\s?\d{2,3},?\d{3}|[£€$]\s?\d[\d.,]*k?\b.*\b(?:an?|per|each|for a) (?:\S+ )?(?:hour|day|week|month|year|annum)|\b\d{2,3}k\b|\b(?:salary|grade|band)\b/i,
  softSkills:
    /\b(?:calm|patien(?:t|ce)|kind|polite|honest|friendly|tidy|curious|manners|attitude|listens?|communicat\p{L}+|temper(?:ament)?|confiden(?:t|ce)|gets? on with|good with|(?:some(?:one|body)|people|person) who)\b/iu,
  growth:
    /\b(?:train(?:ing|ed)?|mentor(?:s|ed|ing)?|promot\p{L}+|progress\p{L}*|chartership|courses?|careers?|cert(?:s|ification|ifications)?|study|funded|apprentice(?:s|ship)?|HN[CD]|came up|moved? up|move on to)\b/iu,
}
const REQUIRED: readonly Topic[] = REQUIREMENT_TOPICS
/** The company's own training, whatever it was said of. */
const TAUGHT_HERE =
  /\b(?:we|company|firm)(?:['’](?:d|ll)| would| will)? (?:\w+ )?(?:teach|train|coach|mentor|(?:put|send) (?:them|you|people|someone|somebody) (?:through|on)|show (?:them|you))\b/iu

/** What the law asks of what the brief holds. */
const LAW_ADVICE: Record<DueNote['card'], string> = {
  'working-time':
    'The week may be longer than the law allows on average. Say that working longer is voluntary and agreed in writing.',
  'work-trials':
    'A long unpaid trial or exercise can count as work. Keep it as short as you need to judge someone, or pay for it.',
}

/**
 * Advice about the brief for the hiring manager: what is missing, what narrows the field, what needs settling. It states no fact,
 * holds no figure, and never repeats a word that was challenged.
 */
export function advice(brief: Brief, houseRules: readonly HouseRule[]): string[] {
  const facts = activeFacts(brief)
  const has = (topic: Topic) => facts.some((fact) => fact.topic === topic)
  const isMentioned = (topic: Topic) =>
    has(topic) ||
    facts.some(
      (fact) => MENTIONS[topic]?.test(fact.value) && !(topic === 'growth' && REQUIRED.includes(fact.topic)),
    )
  // What only the agency would read, and the manager would not say, has been settled.
  const passedOver = brief.agenda.closed.flatMap(({ topic, how }) =>
    how === 'skipped' && audienceOfTopic(topic) === 'agency' ? [topic] : [],
  )
  const open = readiness(brief).missing.filter(
    (topic) =>
      !ADVISED.includes(topic) &&
      !passedOver.includes(topic) &&
      !activeFacts(brief).some((fact) => isAnsweredNearby(topic, fact)),
  )
  const isSettled = ({ id, doubt }: Fact) => doubt === null && brief.agenda.tested.includes(id)
  const asks = (topic: Topic, words: RegExp) =>
    facts.some(
      (fact) =>
        fact.topic === topic && fact.strength === 'must' && words.test(fact.value) && !isSettled(fact),
    )
  const disputed = [...new Set(facts.filter((fact) => fact.conflictsWith !== null).map((fact) => fact.topic))]
  const unsure = [...new Set(facts.filter(isUnsure).map((fact) => fact.topic))]
  const avoided = houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  const worded = [
    ...new Set(facts.filter((fact) => holdsWord(fact.value, avoided)).map((fact) => topicLabel(fact.topic))),
  ]
  // A closed topic was a topic: the manager would not say, or keeps it for the agency.
  const offersGrowth =
    isMentioned('growth') ||
    brief.agenda.closed.some(({ topic }) => topic === 'growth') ||
    facts.some(({ strength, value }) => strength === 'learnable' || TAUGHT_HERE.test(value))
  const { challenged } = brief.agenda
  const screened = brief.held.filter(({ ground }) => PROTECTED.includes(ground))
  // What was let in, or may have been about the work, excludes nobody.
  const isLeftOut =
    screened.length > 0
      ? screened.some(({ state, certainty }) => state !== 'work' && certainty === 'plain')
      : challenged.some((ground) => PROTECTED.includes(ground))
  const hasUnlawful =
    facts.some(isUnlawfulByHand) || houseRules.some(({ text }) => findUnlawful(text).length > 0)
  return [
    ...disputed.map(
      (topic) => `You’ve given two answers about ${topicPhrase(topic)}. Choose one before you approve.`,
    ),
    ...(unsure.length > 0
      ? [
          `Some details about ${listed(unsure.map(topicPhrase))} still need checking. Candidates won’t see those lines until you confirm them.`,
        ]
      : []),
    ...(has('pay')
      ? []
      : [
          isMentioned('pay')
            ? 'There’s nothing under Pay, the first thing candidates look for. Check whether you’ve put the figure somewhere else.'
            : 'You haven’t said what the job pays. It’s the first thing candidates look for, so agree it before the vacancy goes live.',
        ]),
    ...(mustHaves(brief).length > MANY_MUST_HAVES
      ? [
          'That’s a lot of must-haves. Keep a must-have only if you’d turn down an excellent candidate without it, and make the rest nice to have.',
        ]
      : []),
    ...(isMentioned('softSkills')
      ? []
      : [
          'You haven’t said how the person should work with others. A line or two would help us screen candidates.',
        ]),
    ...(offersGrowth
      ? []
      : ['You haven’t mentioned progression or training. Say what you offer, even if it isn’t much.']),
    ...(isLeftOut || hasUnlawful
      ? [
          'We left out some wording that could exclude people unlawfully. Keep the advert and the interview to what the job needs.',
        ]
      : []),
    ...(challenged.includes('yearsWithoutReason') && asks('experience', /\b(?:years?|yrs?)\b/i)
      ? ['Years of experience don’t show what someone can do. Say what you’d expect them to have done.']
      : []),
    ...(challenged.includes('degreeWithoutReason') && asks('qualifications', DEGREE)
      ? ['Say what knowledge the job needs, so people who learned it another way can apply.']
      : []),
    ...dueNotes(brief).map(({ card }) => LAW_ADVICE[card]),
    ...(facts.some((fact) => withoutFiller(fact.value) !== fact.value)
      ? [
          'We left out general praise, such as “market-leading”. Say something that’s true only of your company.',
        ]
      : []),
    ...(houseRules.some((rule) => rule.kind === 'tone')
      ? ['Check the text against the tone in your house rules.']
      : []),
    ...(worded.length > 0
      ? [
          `Your house rules say to avoid some of the wording under ${listed(worded)}. Change it before you approve.`,
        ]
      : []),
    ...(open.length > 0 ? [`Still to be confirmed: ${listed(open.map(topicPhrase))}.`] : []),
  ]
}
