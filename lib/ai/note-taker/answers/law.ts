import { openHeld } from '@/lib/consultation/brief/asks'
import { activeFacts } from '@/lib/consultation/brief/facts'
import { wordsOfJob } from '@/lib/consultation/brief/operations'
import { isUnlawfulGround } from '@/lib/consultation/brief/options'
import { findFamilyWords } from '@/lib/consultation/guard/law/features'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { cardOf } from '@/lib/consultation/guard/law/verdict'
import { lawfulWordings } from '@/lib/consultation/guard/law/wordings'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { type AnswerInput, countWords, joinWithinLimit } from './input'
import { findLawSubject, findRuleCue, type LawSubject } from './law-subject'
import { quoteFact } from './quote-fact'
import { guideOf } from './role'

const UNCHALLENGED =
  'I found nothing in that to challenge, but I don’t catch everything. In general, it’s fine to ask for what the job really needs if you say why. If you’re unsure, check with HR or a legal adviser before it goes in the advert.'
const UNKNOWN =
  'I don’t have anything on that. In general, it’s fine to ask for what the job really needs if you say why. Check with HR or a legal adviser before it goes in the advert.'

/** "Is that legal?": what was held last, else what was challenged last. */
function heldSubject({ brief }: AnswerInput): LawSubject | null {
  const held = openHeld(brief).findLast(({ ground }) => isUnlawfulGround(ground))
  const ground = [...brief.agenda.challenged, held?.ground].findLast(
    (one) => one !== undefined && isUnlawfulGround(one),
  )
  if (!ground || !isUnlawfulGround(ground)) return null
  const card = findLawCard(cardOf(ground))
  return card ? { card, ground, isWeak: false } : null
}

/** "What's wrong with hungry?", where the age was held. */
function clearWord(about: string, question: string, subject: LawSubject): string {
  if (about === question || !subject.ground || findFamilyWords(tokenize(about)).length > 0) return ''
  return `Nothing in our guidance says “${about.replace(/[?.\s]+$/, '')}” is unlawful, but it’s clearer to say what you’d expect the person to do.`
}

const LICENCE_CARDS = ['criminal-records', 'right-to-work']
const MAX_NAME_LENGTH = 110

/** What the guide to the role lists on the subject, such as the level of a check. */
function licenceNote(card: LawSubject['card'], input: AnswerInput): string {
  const { guide } = guideOf(input)
  if (!guide || !LICENCE_CARDS.includes(card.id)) return ''
  const licence = guide.licences.find(({ name }) => findRuleCue(name)?.card === card.id)
  return licence && licence.name.length <= MAX_NAME_LENGTH
    ? `Our guide “${guide.name}” lists: ${licence.name}.`
    : ''
}

/** "Does it hurt to leave the pay out?": what the brief holds now. */
function payNote(card: LawSubject['card'], { brief }: AnswerInput): string {
  if (card.id !== 'showing-pay') return ''
  const pay = activeFacts(brief, 'pay').at(-1)
  return [
    'I have no figures on how that affects who applies.',
    pay ? `The brief says ${quoteFact(pay)}.` : 'There’s no pay in the brief yet.',
    pay?.audience === 'agency' ? '' : `You can mark ${pay ? 'it' : 'the pay'} “${AUDIENCE_LABELS.agency}”.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const POINTING =
  /^\W*(?:(?:and|so|but|right|ok(?:ay)?|well)\W+)*(?:is|are|am i|would|can i|may i) (?:that|this|it|those)\b/i
/** In words. Less says nothing that the question could point at. */
const ENOUGH_SAID = 6

/** "They’re on their feet all day. Is that allowed?" points at what the message says, where nothing of it was challenged. */
function pointsAtLawful(question: string, { message, challenged }: AnswerInput): boolean {
  return (
    POINTING.test(question) &&
    challenged.length === 0 &&
    countWords(message) - countWords(question) >= ENOUGH_SAID
  )
}

/** "Do we pay for the check or do they?" */
const payerNote = ({ id }: LawSubject['card'], question: string): string =>
  id === 'criminal-records' && /\b(?:who|we|they|i)\b.{0,12}\bpays?\b/i.test(question)
    ? 'I have no rule on who pays for it. If you do, say so in the advert.'
    : ''

/** "Is it usual to put the DBS check in the advert?" */
const advertNote = ({ id }: LawSubject['card'], question: string): string =>
  id === 'criminal-records' && /\b(?:advert\w*|ad|say|state|mention|put|include)\b/i.test(question)
    ? 'If the job needs a check, say so in the advert, and which level.'
    : ''

/** Whether an advert says what the job pays. */
export function answerShowingPay(input: AnswerInput): string {
  const card = findProcessCard('showing-pay')
  return card ? joinWithinLimit([`${card.text} Source: ${card.source}.`, payNote(card, input)]) : ''
}

const firstSentences = (text: string) =>
  text
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(' ')

/** The card on what the question asks about, with its source and a lawful wording of what may be behind it. */
export function answerLaw(question: string, about: string, input: AnswerInput): string {
  // "We can’t sponsor visas. Is it OK to say that?"
  const named = findLawSubject(question) ?? (POINTING.test(question) ? findLawSubject(input.message) : null)
  if (named === null && pointsAtLawful(question, input)) return UNCHALLENGED
  const subject = (named && !named.isWeak ? named : heldSubject(input)) ?? named
  if (!subject) return UNKNOWN
  const { card, ground, sentence } = subject
  // What else the message says is another matter.
  const wished = subject === named && findLawSubject(question) !== null ? question : input.message
  const [wording] = ground ? lawfulWordings(ground, wished, wordsOfJob(input.brief, '')) : []
  const licence = licenceNote(card, input)
  const advert = advertNote(card, question) || payerNote(card, question)
  if (advert !== '' && licence !== '')
    return joinWithinLimit([advert, licence, `${firstSentences(card.text)} Source: ${card.source}.`])
  const isInterview = subject !== named && /\binterview/i.test(question)
  return joinWithinLimit([
    [
      subject === named ? '' : clearWord(about, question, subject),
      advert,
      isInterview ? 'The same law applies at an interview.' : '',
      `${sentence ?? card.text} Source: ${card.source}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
    licence,
    payNote(card, input),
    wording ? `You could say “${wording.replace(/\.$/, '')}”.` : '',
  ])
}
