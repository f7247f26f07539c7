import { activeFacts, MANY_MUST_HAVES, mustHaves } from '@/lib/consultation/brief/facts'
import { CHALLENGE_GROUNDS, PRACTICES } from '@/lib/consultation/brief/options'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { isAnsweredElsewhere, readiness } from '@/lib/consultation/interview/topics-to-ask'
import { type Topic, topicLabel } from '@/lib/consultation/topics'
import { withoutFiller } from './filler'
import { avoidedWords, holdsWord } from './phrases'

const PROTECTED = CHALLENGE_GROUNDS.filter((ground) => !PRACTICES.includes(ground))

/** Messages and edits are screened as they come; this is for what was stored before. */
export function isUnlawfulByHand(fact: Fact): boolean {
  return fact.evidence.some(({ kind }) => kind === 'handEdit') && findUnlawful(fact.value).length > 0
}

/** Topics whose absence has advice of its own. */
const ADVISED: readonly Topic[] = ['pay', 'softSkills', 'growth']
const DEGREE = /\b(?:degree|b\.?sc|b\.?eng|m\.?eng|m\.?sc|ph\.?d|graduate)\b/i

function inline(topic: Topic): string {
  const label = topicLabel(topic)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function isNarrow(brief: Brief): boolean {
  const said = activeFacts(brief)
    .filter((fact) => fact.topic === 'location' || fact.topic === 'workPattern')
    .map((fact) => fact.value)
    .join(' ')
  return (
    /\b(?:on[- ]?site|site[- ]based|in the office|office[- ]based)\b/i.test(said) &&
    !/\b(?:home|remote|hybrid|anywhere|flexible|relocat\w*)\b/i.test(said)
  )
}

/**
 * Advice about the brief for the hiring manager: what is missing, what narrows the field, what needs settling. It states no fact,
 * holds no figure, and never repeats a word that was challenged.
 */
export function advice(brief: Brief, houseRules: readonly HouseRule[]): string[] {
  const facts = activeFacts(brief)
  const has = (topic: Topic) => facts.some((fact) => fact.topic === topic)
  const open = readiness(brief).missing.filter(
    (topic) => !ADVISED.includes(topic) && !isAnsweredElsewhere(brief, topic),
  )
  const asks = (topic: Topic, words: RegExp) =>
    facts.some((fact) => fact.topic === topic && fact.strength === 'must' && words.test(fact.value))
  const disputed = [...new Set(facts.filter((fact) => fact.conflictsWith !== null).map((fact) => fact.topic))]
  const avoided = houseRules
    .filter((rule) => rule.kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
  const worded = [
    ...new Set(facts.filter((fact) => holdsWord(fact.value, avoided)).map((fact) => topicLabel(fact.topic))),
  ]
  const { challenged } = brief.agenda
  const hasUnlawful =
    facts.some(isUnlawfulByHand) || houseRules.some(({ text }) => findUnlawful(text).length > 0)
  return [
    ...disputed.map(
      (topic) =>
        `Two answers under ${topicLabel(topic)} contradict each other. Settle which one stands before approval.`,
    ),
    ...(has('pay')
      ? []
      : [
          'No pay has been stated. It is the first thing candidates look for, so agree it before the vacancy goes live.',
        ]),
    ...(mustHaves(brief).length > MANY_MUST_HAVES
      ? [
          'There are many must-haves. Ask of each whether you would turn away an otherwise excellent candidate without it, and move the rest to nice to have.',
        ]
      : []),
    ...(has('softSkills')
      ? []
      : [
          'Nothing has been said about how the person should work with others. One or two lines would help the pre-screening.',
        ]),
    ...(isNarrow(brief)
      ? ['The work is tied to one place. Any room to move on where it is done would widen the field.']
      : []),
    ...(has('growth')
      ? []
      : ['Nothing has been said about progression or learning. Say what is true, even if it is little.']),
    ...(challenged.some((ground) => PROTECTED.includes(ground)) || hasUnlawful
      ? [
          'Some wording could have shut people out unlawfully and has been left out. Keep the advert and the interview to what the job itself needs.',
        ]
      : []),
    ...(challenged.includes('yearsWithoutReason') && asks('experience', /\b(?:years?|yrs?)\b/i)
      ? ['Time served says little by itself. Say what the person should have done, and judge that.']
      : []),
    ...(challenged.includes('degreeWithoutReason') && asks('qualifications', DEGREE)
      ? [
          'Consider saying which knowledge the job needs, so that people who came to it by another way can apply.',
        ]
      : []),
    ...(facts.some((fact) => withoutFiller(fact.value) !== fact.value)
      ? ['Praise that says nothing to a candidate has been left out. Say what is true of your company alone.']
      : []),
    ...(houseRules.some((rule) => rule.kind === 'tone')
      ? ['Read the text against the tone that your house rules ask for.']
      : []),
    ...(worded.length > 0
      ? [
          `A word from your list of words to avoid stands under ${worded.join(', ')}. Edit that line before approval.`,
        ]
      : []),
    ...(open.length > 0 ? [`Still to be settled: ${open.map(inline).join(', ')}.`] : []),
  ]
}
