import { describeFailure, ModelFailure } from '@/lib/ai/ask'
import { composeDueParts } from '@/lib/ai/note-taker/reply'
import { CANNOT_TELL } from '@/lib/ai/note-taker/talking/answers'
import type { NotTaken } from '@/lib/consultation/brief/schema'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { recordRefusals } from '@/lib/consultation/guard/record'
import {
  createReplyGate,
  createSentenceSplitter,
  isQuestion,
  leansBack,
  namesEqualityAct,
  type ReplyRefusal,
} from '@/lib/consultation/guard/reply'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import type { TurnPlan } from '@/lib/consultation/interview/plan'
import { log } from '@/lib/server/log'
import type { ExpertPart } from './call'
import type { Undone } from './gather'
import type { ExpertAsked, ExpertProposal } from './schema'
import type { Source } from './sources'

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
  challenged: readonly string[]
  sources: ReadonlyMap<string, Source>
  /** What a reply to a pasted advert says at least. Empty for other messages. */
  advertNote?: string
  /** Those of these that may not be offered. */
  findRefused?: (proposals: readonly ExpertProposal[]) => readonly ExpertProposal[]
  /** How much waits for the manager, how many proposals are among it, whether approval waits for any of it, and whether something is not told yet. */
  waits?: { all: number; proposals: number; approval: boolean; isOpen?: boolean }
  /** What of the operations was refused, and the words of those that were taken. */
  undone?: readonly Undone[]
  done?: readonly string[]
}

/** "I’ve offered your own words": true only with a proposal in the same answer. "The button under it" may be about a held sentence. */
const CLAIMS_OFFER =
  /\bI(?:[’']ve| have)\b[^.?!]{0,60}\b(?:offered|put (?:it|that|them) as a (?:suggestion|button))\b|\bhere it is again\b/i

/** Speaks of buttons that come with the reply. */
const CLAIMS_BUTTON =
  /\bthere(?:[’']s| is| are) (?:also )?an? (?:\w+ )?button\b|\bbuttons? (?:below|under|beneath|for|to)\b|\b(?:each|all|both|these|those) (?:\w+ ){0,4}(?:a |its own )?buttons?\b|\bas (?:a |its own )?buttons?\b|\bI(?:[’']ve| have) (?:put|added|made) [^.?!]{0,60}\bbuttons?\b/i

const BUTTON = /\bbuttons?\b/i
const COUNTED = /\b(one|two|three|four|five|six|[1-6]) (?:\w+ ){0,2}?buttons?\b|\b(both) (?:the )?buttons\b/i
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six']

/** How many buttons a sentence speaks of, where it says so. */
function countButtons(sentence: string): number | null {
  const [, number, both] = COUNTED.exec(sentence) ?? []
  if (both) return 2
  if (!number) return null
  const place = NUMBERS.indexOf(number.toLowerCase())
  return place < 0 ? Number(number) : place + 1
}

/** Says that something has happened to the brief. */
const SAYS_DONE =
  /\bI(?:[’']ve| have)\b|\b(?:has|have) been\b|\b(?:is|are|says?|reads?|reports?)\b[^.?!]*\bnow\b|\bnow (?:is|are|says?|reads?|reports?)\b|\binstead of\b|\bno longer\b|\b(?:is|are) (?:both |all |now )?(?:out|in|gone|noted|kept|changed|dropped)\b/i
/** The same of a held sentence, whose words it does not repeat. */
const SAYS_HELD_DONE: Record<string, RegExp> = {
  leaveOut: /\b(?:left|taken|cut|dropped)\b[^.?!]*\bout\b|\b(?:is|are) (?:both |all |now )?(?:out|gone)\b/i,
  letIn: /\bback in\b|\b(?:put|let) (?:it|that|them|both) (?:back|in)\b|\brestored\b/i,
}
/** In words that a sentence shares with what was refused. */
const MIN_SHARED = 2

const stemsOf = (text: string): Set<string> =>
  new Set(tokensOf(text).flatMap(({ text: word }) => (isContent(word) ? [stemOf(word)] : [])))

/** Speaks of a refused operation as if it had been taken, more than of any that was. */
function claimsDone(sentence: string, { op, words }: Undone, done: readonly string[]): boolean {
  const held = SAYS_HELD_DONE[op]
  if (held) return held.test(sentence)
  if (!SAYS_DONE.test(sentence)) return false
  const said = stemsOf(sentence)
  const sharedWith = (text: string) => [...stemsOf(text)].filter((stem) => said.has(stem)).length
  const shared = sharedWith(words)
  return shared >= MIN_SHARED && done.every((taken) => sharedWith(taken) <= shared)
}

const wordsOf = (proposal: ExpertProposal): string =>
  [proposal.button, 'text' in proposal ? proposal.text : ''].join(' ')

/** Speaks of a refused proposal, and more of it than of any that is offered. */
function isOf(sentence: string, refused: readonly ExpertProposal[], all: readonly ExpertProposal[]): boolean {
  const said = stemsOf(sentence)
  const sharedWith = (proposal: ExpertProposal) =>
    [...stemsOf(wordsOf(proposal))].filter((stem) => said.has(stem)).length
  const offered = all.filter((proposal) => !refused.includes(proposal)).map(sharedWith)
  return refused
    .map(sharedWith)
    .some((shared) => shared >= MIN_SHARED && offered.every((one) => one < shared))
}

/** Tells the manager that the interview is over. */
const CLOSES = /\bselect\W+Generate Summary\b/i
const NOTHING_OPEN =
  /\bnothing(?: else| more)?(?:[’']s| is| was| remains| stays)? (?:(?:still|left) )?(?:open|outstanding|waiting|pending|unsettled|left to (?:settle|answer|decide))\b|\bnothing (?:still )?waits\b/i
/** "That’s all we need." Of closing words only the model can mend it. */
const ENOUGH =
  /\bthat(?:['’]s| is) (?:all|everything)(?: that)? (?:we|i) need\b|\b(?:i|we)(?:['’]ve| have)(?: got)? (?:all|everything)(?: that)? (?:we|i) need\b/i
const NOTHING_NEEDED =
  /\bapproval (?:now )?(?:needs|requires|waits for) nothing\b|\bnothing (?:else |more )?(?:stands in the way of|holds up|blocks|is needed (?:for|before)) approval\b/i

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

/** Of the words of an answer: a reply that holds so many has given it. */
const MOST = 0.6

function isTold(answer: string, text: string): boolean {
  const stems = [...stemsOf(answer)]
  const told = stemsOf(text)
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length >= MOST * stems.length
}

/** What of a plan's own words a reply still owes. Where something was refused or broke off, all that the turn must say. */
function owedParts(
  { text, refusal, failure }: Spoken,
  question: string | null,
  plan: TurnPlan,
  { hasAnswered, hasSkipped }: { hasAnswered: boolean; hasSkipped: boolean },
): string[] {
  const due = composeDueParts(plan)
  const isCutShort = refusal !== null || failure !== null || hasSkipped
  const isAnswerOwed =
    !hasAnswered &&
    plan.answered !== null &&
    (isCutShort || plan.answered !== CANNOT_TELL) &&
    !isTold(plan.answered, text)
  return [
    due.lawful !== '' && !namesEqualityAct(`${text} ${question ?? ''}`) ? due.lawful : '',
    isAnswerOwed ? due.answer : '',
    question === null ? due.practice : '',
    question === null ? due.question : '',
    isCutShort && !CLOSES.test(text) ? due.closing : '',
  ].filter((part) => part !== '')
}

/** Passes an answer on, sentence by sentence, as the guard allows, and ends with one question. */
export async function* speak(
  parts: AsyncIterable<ExpertPart>,
  input: SpeakInput,
  spoken: Spoken,
): AsyncGenerator<string> {
  const { plan, draft, message, challenged, sources, findRefused = () => [], advertNote = '' } = input
  const { waits = { all: 0, proposals: 0, approval: false }, undone = [], done = [] } = input
  const texts = [draft, message, plan.companyName, plan.jobTitle ?? '']
  const facts = [...sources.values()].map(({ text }) => text)
  const cited: string[] = []
  let gate = createReplyGate({ texts, facts, challenged })
  const splitter = createSentenceSplitter()
  const questions: string[] = []
  let hasAnswered = false
  let received = 0
  const skipped: ReplyRefusal[] = []
  /** A statement can be left out. What was challenged, or a question, ends the reply. */
  const canSkip = (sentence: string, refusal: ReplyRefusal) =>
    refusal !== 'challenged' && !isQuestion(sentence)
  /** The sentence before was left out. */
  let hasGap = false
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
  /** Says of what is offered or still open what is not so. */
  const findUntruth = (sentence: string): string | null => {
    const { proposals } = spoken
    if (proposals.length === 0 && CLAIMS_OFFER.test(sentence)) return 'not offered'
    const isAnnounced = CLAIMS_OFFER.test(sentence) || CLAIMS_BUTTON.test(sentence)
    const refused = findRefused(proposals)
    const offered = proposals.length - refused.length
    const counted = countButtons(sentence)
    const counts = [offered, waits.proposals + offered, waits.all + offered]
    if (BUTTON.test(sentence) && isOf(sentence, refused, proposals)) return 'not offered'
    if (counted !== null) {
      if (!counts.includes(counted)) return 'not offered'
    } else if (isAnnounced && (offered < proposals.length || (offered === 0 && waits.all === 0)))
      return 'not offered'
    if (challenged.length === 0 && undone.some((refused) => claimsDone(sentence, refused, done)))
      return 'not done'
    if (waits.all + offered > 0 && NOTHING_OPEN.test(sentence)) return 'still open'
    if (waits.isOpen && ENOUGH.test(sentence) && !CLOSES.test(sentence)) return 'still open'
    return waits.approval && NOTHING_NEEDED.test(sentence) ? 'still open' : null
  }
  /** The sentence to send now, or null. */
  const pass = (sentence: string): string | null => {
    if (spoken.refusal !== null || sentence.trim() === '' || said.has(sentence.trim())) return null
    if (CLOSES.test(sentence) && CLOSES.test(spoken.text)) return null
    said.add(sentence.trim())
    const untrue = findUntruth(sentence) ?? (hasGap && leansBack(sentence) ? LEANS : null)
    if (untrue !== null) {
      hasGap = !isQuestion(sentence)
      note(sentence, untrue)
      return null
    }
    // How many buttons there are is counted, not sourced.
    const asksConflict = spoken.asked?.why === 'conflict'
    const refusal = gate.findRefusal(sentence.replace(COUNTED, 'buttons'), { asksConflict })
    hasGap = refusal !== null
    if (refusal === null && !isQuestion(sentence)) return send(sentence)
    if (refusal !== null) note(sentence, refusal)
    if (refusal === null) questions.push(sentence)
    else if (canSkip(sentence, refusal)) skipped.push(refusal)
    else spoken.refusal = refusal
    return null
  }
  const answer = (text: string, ids: readonly string[]): string | null => {
    const found = ids.flatMap((id) => sources.get(id.trim().toUpperCase()) ?? [])
    const bearing = [...texts, ...found.map((source) => source.text)]
    const answerGate = createReplyGate({ texts: bearing, facts, challenged })
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
    if (refusals.includes('challenged')) return null
    const sentences = checked.flatMap(({ sentence, refusal }) => (refusal ? [] : [sentence]))
    const words = sentences.length === all.length ? text.trim() : sentences.map((one) => one.trim()).join(' ')
    if (sentences.length === 0 || said.has(words)) return null
    hasAnswered = true
    for (const one of [words, ...all]) said.add(one.trim())
    spoken.sources.push(...found.filter((source) => !spoken.sources.includes(source)))
    cited.push(...found.map((source) => source.text))
    gate = createReplyGate({ texts: [...texts, ...cited], facts, challenged })
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
    const rest = pass(splitter.flush())
    if (rest !== null) yield rest
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    spoken.failure = describeFailure(error)
  }
  const { asked } = spoken
  spoken.asked = null
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
  const isClosed = question === null && obstacle === null && CLOSES.test(spoken.text)
  if (isClosed) spoken.asked = { topic: 'none', why: 'open' }
  const due = owedParts(spoken, question, plan, { hasAnswered, hasSkipped: skipped.length > 1 })
  const { practice, question: planned } = composeDueParts(plan)
  const owed = isClosed ? due.filter((part) => part !== practice && part !== planned) : due
  const isTooShort = advertNote !== '' && countWords(`${spoken.text} ${question ?? ''}`) < ADVERT_REPLY_LEAST
  const told = isTooShort && !isClosed ? [advertNote, ...owed] : owed
  // The question comes last.
  const closing = question === null ? told : [...told, question]
  if (closing.length > 0) yield send(closing.join(' '))
}
