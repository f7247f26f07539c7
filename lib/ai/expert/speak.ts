import { describeFailure, ModelFailure } from '@/lib/ai/ask'
import { isLacking } from '@/lib/ai/note-taker/answers/unknown'
import { composeDueParts } from '@/lib/ai/note-taker/reply'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { recordRefusals } from '@/lib/consultation/guard/record'
import {
  createReplyGate,
  createSentenceSplitter,
  isQuestion,
  leansBack,
  namesEqualityAct,
  picksAmong,
  type ReplyRefusal,
} from '@/lib/consultation/guard/reply'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import { log } from '@/lib/server/log'
import type { ExpertPart } from './call'
import type { Undone } from './gather'
import type { ExpertAsked, ExpertProposal } from './schema'
import { CARD_SOURCES, type Source } from './sources'
import { closes, countAnnounced, findUntruth, stemsOf, type Waiting, withoutCount } from './untruths'

/** What was said of an answer, filled while it is sent. */
export interface Spoken {
  text: string
  /** Of the answers that were sent, each once. */
  sources: Source[]
  proposals: ExpertProposal[]
  /** What the model's own question is about; null where the plan's question was put, or none. */
  asked: ExpertAsked | null
  refusal: ReplyRefusal | null
  notTaken: NotTaken[]
  /** Why the answer broke off, or null. */
  failure: string | null
}

export const newSpoken = (): Spoken => ({
  text: '',
  sources: [],
  proposals: [],
  asked: null,
  refusal: null,
  notTaken: [],
  failure: null,
})

export interface SpeakInput {
  plan: TurnPlan
  /** The plan's own words. */
  draft: string
  message: string
  /** All that the manager has said, for the names in it. */
  named?: readonly string[]
  challenged: readonly string[]
  sources: ReadonlyMap<string, Source>
  /** What a reply to a pasted advert says at least. Empty for other messages. */
  advertNote?: string
  /** Those of these that may not be offered. */
  findRefused?: (proposals: readonly ExpertProposal[]) => readonly ExpertProposal[]
  waits?: Waiting
  /** What of the operations was refused, and the words of those that were taken. */
  undone?: readonly Undone[]
  done?: readonly string[]
}

const CARD_IDS = new Set(CARD_SOURCES.map(({ id }) => id))
const isCard = ({ id }: Source) => CARD_IDS.has(id)

/** Why a sentence is left out that says something of one that was. */
const LEANS = 'leans'

/** More is no reply. */
const REPLY_MAX_CHARS = 6_000

/** In words, with its question. A reply to an advert that is no longer tells the manager nothing of what was read. */
const ADVERT_REPLY_LEAST = 25

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const splitSentences = (text: string): string[] => {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), splitter.flush()].filter((sentence) => sentence.trim() !== '')
}

/** Whether a question is on what a sentence spoke of. */
const isOnSame = (sentence: string, question: string): boolean => {
  const told = stemsOf(sentence)
  return tokensOf(question).some(
    ({ text }) => isContent(text) && !GENERIC.test(text) && told.has(stemOf(text)),
  )
}

/** Of the words of an answer: a reply that holds so many has given it. */
const MOST = 0.6

function isTold(answer: string, text: string): boolean {
  const stems = [...stemsOf(answer)]
  const told = stemsOf(text)
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length >= MOST * stems.length
}

/** "Why would they come? Well, they’d run the shop themselves": the manager answers at once. */
const ANSWERED_AT_ONCE =
  /\bwhy (?:would|should|do|does|will|might) (?:any(?:one|body)|some(?:one|body)|they|people|you|he|she|an? \p{L}+)\b[^?.!]*\?+\s*(?:well|because|cos|cause|simple|simply|they|it|you|we|i)\b/giu

/** Whether all that a message asks it answers itself. */
const answersItself = (message: string): boolean =>
  message.search(ANSWERED_AT_ONCE) >= 0 && !message.replace(ANSWERED_AT_ONCE, '').includes('?')

/** What of a plan's own words a reply still owes. Where something was refused or broke off, all that the turn must say. */
function owedParts(
  { text, refusal, failure }: Spoken,
  question: string | null,
  plan: TurnPlan,
  { message, hasAnswered, hasSkipped }: { message: string; hasAnswered: boolean; hasSkipped: boolean },
): string[] {
  const due = composeDueParts(plan)
  const isCutShort = refusal !== null || failure !== null || hasSkipped
  const isAnswerOwed =
    !hasAnswered &&
    plan.answered !== null &&
    !answersItself(message) &&
    (isCutShort || !isLacking(plan.answered ?? '')) &&
    !isTold(plan.answered, text)
  return [
    due.lawful !== '' && !namesEqualityAct(`${text} ${question ?? ''}`) ? due.lawful : '',
    isAnswerOwed ? due.answer : '',
    question === null ? due.practice : '',
    question === null ? due.question : '',
    isCutShort && !closes(text) ? due.closing : '',
  ].filter((part) => part !== '')
}

/** Passes an answer on, sentence by sentence, as the guard allows, and ends with one question. */
export async function* speak(
  parts: AsyncIterable<ExpertPart>,
  input: SpeakInput,
  spoken: Spoken,
): AsyncGenerator<string> {
  const {
    plan,
    draft,
    message,
    challenged,
    sources,
    findRefused = () => [],
    advertNote = '',
    named = [],
  } = input
  const { waits = { all: 0, proposals: 0, approval: false }, undone = [], done = [] } = input
  const texts = [draft, message, plan.companyName, plan.jobTitle ?? '']
  const textsOf = (isWanted: (source: Source) => boolean) =>
    [...sources.values()].filter(isWanted).map(({ text }) => text)
  const known = { facts: textsOf((source) => !isCard(source)), cards: textsOf(isCard), named, challenged }
  const cited: string[] = []
  let gate = createReplyGate({ texts, ...known })
  const splitter = createSentenceSplitter()
  const questions: string[] = []
  let hasAnswered = false
  let received = 0
  const skipped: ReplyRefusal[] = []
  let refusedQuestion: ReplyRefusal | null = null
  /** The sentence before was left out. */
  let hasGap = false
  /** That sentence: where it gave the reason of a question, the question goes with it. */
  let gap = ''
  /** How to finish was in a sentence that was left out. */
  let hasLostClosing = false
  /** A model that repeats itself is not repeated. */
  const said = new Set<string>()

  const send = (text: string) => {
    const gap = spoken.text === '' || /\s$/.test(spoken.text) ? '' : ' '
    spoken.text += gap + text
    return gap + text
  }
  const refuse = (part: string, words: string, reason: string) =>
    spoken.notTaken.push({ part, words: reason === 'challenged' ? null : words.trim(), reason })
  /** A sentence by its number, without its words. */
  const note = (sentence: string, reason: string) => {
    log.debug({ sentence: [...said].indexOf(sentence.trim()) + 1, reason }, 'part of a reply was not sent')
    refuse('reply', sentence, reason)
  }
  const isUntrue = (sentence: string) => {
    const { proposals } = spoken
    const offers = { proposals, refused: findRefused(proposals) }
    return findUntruth(sentence, offers, { waits, undone, done, isChallenged: challenged.length > 0 })
  }
  /** Says something of what was left out, or chooses among it. */
  const leans = (sentence: string) =>
    (hasGap && (leansBack(sentence) || (isQuestion(sentence) && isOnSame(gap, sentence)))) ||
    (picksAmong(sentence) && (spoken.notTaken.length > 0 || findRefused(spoken.proposals).length > 0))
  /** The sentence where it may be said, or null. Questions are put at the end. */
  const check = (sentence: string): string | null => {
    const untrue = isUntrue(sentence) ?? (leans(sentence) ? LEANS : null)
    if (untrue !== null) {
      gap = sentence
      hasGap = !isQuestion(sentence)
      hasLostClosing ||= closes(sentence)
      note(sentence, untrue)
      return null
    }
    const refusal = gate.findRefusal(withoutCount(sentence))
    hasGap = refusal !== null
    gap = sentence
    if (refusal !== null) {
      note(sentence, refusal)
      if (isQuestion(sentence)) refusedQuestion = refusal
      else skipped.push(refusal)
      return null
    }
    if (!isQuestion(sentence)) return sentence
    questions.push(sentence)
    return null
  }
  /** "Two things would help." waits for as many sentences, and is left out with one of them. */
  let lead: { sentence: string; kept: string[]; left: number; isWhole: boolean } | null = null
  const release = (): string | null => {
    if (lead === null) return null
    const { sentence, kept } = lead
    const isWhole = lead.isWhole && (kept.length > 0 || questions.length > 0)
    lead = null
    if (!isWhole) note(sentence, LEANS)
    const all = [...(isWhole ? [sentence] : []), ...kept]
    return all.length > 0 ? send(all.join('')) : null
  }
  /** What to send now, or null. */
  const pass = (sentence: string): string | null => {
    const words = sentence.trim()
    if (words === '' || said.has(words)) return null
    if (closes(sentence) && closes(spoken.text)) return null
    said.add(words)
    const before = spoken.notTaken.length
    const checked = check(sentence)
    if (lead === null) {
      if (checked === null) return null
      const count = countAnnounced(checked)
      if (count === null) return send(checked)
      lead = { sentence: checked, kept: [], left: count, isWhole: true }
      return null
    }
    if (checked !== null) lead.kept.push(checked)
    if (spoken.notTaken.length > before) lead.isWhole = false
    lead.left -= 1
    return lead.left === 0 ? release() : null
  }
  const answer = (text: string, ids: readonly string[]): string | null => {
    const found = ids.flatMap((id) => sources.get(id.trim().toUpperCase()) ?? [])
    const bearing = [...texts, ...found.map((source) => source.text)]
    const answerGate = createReplyGate({ texts: bearing, ...known })
    const all = splitSentences(text)
    // The one question of a turn is the reply’s.
    const statements = all.filter((sentence) => !isQuestion(sentence))
    let isAfterGap = false
    const checked = statements.map((sentence) => {
      const refusal = answerGate.findRefusal(sentence) ?? (isAfterGap && leansBack(sentence) ? LEANS : null)
      isAfterGap = refusal !== null
      return { sentence, refusal }
    })
    // What the reply begins with may lean on it.
    hasGap = isAfterGap
    for (const { sentence, refusal } of checked) if (refusal) refuse('answer', sentence, refusal)
    const refusals = checked.flatMap(({ refusal }) => refusal ?? [])
    recordRefusals('reply', [
      ...refusals,
      ...Array<'questions'>(all.length - statements.length).fill('questions'),
    ])
    const sentences = checked.flatMap(({ sentence, refusal }) => (refusal ? [] : [sentence]))
    const words = sentences.length === all.length ? text.trim() : sentences.map((one) => one.trim()).join(' ')
    if (sentences.length === 0 || said.has(words)) return null
    hasAnswered = true
    for (const one of [words, ...all]) said.add(one.trim())
    spoken.sources.push(...found.filter((source) => !spoken.sources.includes(source)))
    cited.push(...found.map((source) => source.text))
    gate = createReplyGate({ texts: [...texts, ...cited], ...known })
    return send(words)
  }
  const take = (part: ExpertPart): (string | null)[] => {
    switch (part.kind) {
      case 'answer':
        return [answer(part.answer.text, part.answer.sources)]
      case 'reply':
        received += part.text.length
        if (received > REPLY_MAX_CHARS) throw new ModelFailure('reply too long')
        return splitter.push(part.text).map(pass)
      case 'proposal':
        spoken.proposals.push(part.proposal)
        return []
      case 'asked':
        spoken.asked = part.asked
        return []
      default:
        return []
    }
  }

  try {
    for await (const part of parts) for (const text of take(part)) if (text !== null) yield text
    const rest = [pass(splitter.flush()), release()]
    for (const text of rest) if (text !== null) yield text
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    spoken.failure = describeFailure(error)
    const rest = release()
    if (rest !== null) yield rest
  }
  const { asked } = spoken
  spoken.asked = null
  if (questions.length === 0) spoken.refusal = refusedQuestion
  recordRefusals('reply', [
    ...skipped,
    ...(spoken.refusal === null ? [] : [spoken.refusal]),
    ...(questions.length > 1 ? ['questions'] : []),
  ])
  if (spoken.text.trim() === '') spoken.refusal ??= skipped[0] ?? null
  // Nothing was said: the caller asks again, or says the plan's words.
  if (spoken.text.trim() === '' && (spoken.failure !== null || spoken.refusal !== null)) return
  const isLawfulOwed =
    composeDueParts(plan).lawful !== '' && !namesEqualityAct(`${spoken.text} ${questions.join(' ')}`)
  const obstacle =
    spoken.refusal ?? (plan.agenda.finished ? 'finished' : isLawfulOwed ? 'Equality Act not named' : null)
  // Of several, the last is the one it ends with.
  const question = obstacle === null ? (questions.at(-1)?.trim() ?? null) : null
  for (const sentence of questions)
    if (sentence.trim() !== question) note(sentence, obstacle ?? 'another question follows')
  if (question !== null) spoken.asked = asked ?? { topic: 'none', why: 'open' }
  // After closing words nothing is asked.
  const isClosed = question === null && obstacle === null && closes(spoken.text)
  if (isClosed) spoken.asked = { topic: 'none', why: 'open' }
  const due = owedParts(spoken, question, plan, {
    message,
    hasAnswered,
    hasSkipped: hasLostClosing || skipped.length > 1,
  })
  const { practice, question: planned } = composeDueParts(plan)
  const owed = isClosed ? due.filter((part) => part !== practice && part !== planned) : due
  const isTooShort = advertNote !== '' && countWords(`${spoken.text} ${question ?? ''}`) < ADVERT_REPLY_LEAST
  const told = isTooShort && !isClosed ? [advertNote, ...owed] : owed
  // The question comes last.
  const closing = question === null ? told : [...told, question]
  if (closing.length > 0) yield send(closing.join(' '))
}
