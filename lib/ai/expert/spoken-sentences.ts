import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { recordRefusals } from '@/lib/consultation/guard/record'
import {
  createReplyGate,
  isQuestion,
  leansBack,
  picksAmong,
  type ReplyGate,
  type ReplyRefusal,
  splitReply,
} from '@/lib/consultation/guard/reply'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'
import { log } from '@/lib/server/log'
import { withoutHeldWords } from './held-words'
import type { ExpertAnswer } from './schema'
import { CARD_SOURCES, type Source } from './sources'
import type { SpeakInput, Spoken } from './speak'
import { closes, countAnnounced, findUntruth, stemsOf, withoutCount } from './untruths'

/** Why a sentence is left out that says something of one that was. */
const LEANS = 'leans'

/** Says that a source is not quite of this trade. */
const NAMES_NEAREST =
  /\b(?:nearest|closest|close to|not (?:quite|exactly)|(?:an)?other (?:trade|occupation|title|role))\b/i

const CARD_IDS = new Set(CARD_SOURCES.map(({ id }) => id))
const isCard = ({ id }: Source) => CARD_IDS.has(id)

/** Says what a button has left out, which the screen has said in front of the reply that followed it. */
const REPEATS_NOTICE = /^\W*left out:/i

/** Whether a question is on what a sentence spoke of. */
const isOnSame = (sentence: string, question: string): boolean => {
  const told = stemsOf(sentence)
  return tokensOf(question).some(
    ({ text }) => isContent(text) && !GENERIC.test(text) && told.has(stemOf(text)),
  )
}

/** "Two things would help." waits for as many sentences, and is left out with one of them. */
interface Lead {
  sentence: string
  kept: string[]
  left: number
  isWhole: boolean
}

/** Decides on each sentence of an answer as it comes. What may be said is added to `spoken`; questions are kept for the end. */
export class SpokenSentences {
  readonly questions: string[] = []
  /** Why statements of the reply were left out. */
  readonly skipped: ReplyRefusal[] = []
  refusedQuestion: ReplyRefusal | null = null
  hasAnswered = false
  /** How to finish was in a sentence that was left out. */
  hasLostClosing = false

  readonly #input: SpeakInput
  readonly #spoken: Spoken
  readonly #openGate: (cited: readonly string[]) => ReplyGate
  #gate: ReplyGate
  readonly #cited: string[] = []
  /** A model that repeats itself is not repeated. */
  readonly #said = new Set<string>()
  #before = ''
  /** The sentence before was left out: what leans on it goes with it, and so does a question of which it gave the reason. */
  #hasGap = false
  #lead: Lead | null = null

  constructor(input: SpeakInput, spoken: Spoken) {
    this.#input = input
    this.#spoken = spoken
    const { draft, message, plan, sources, named = [], letIn = [], challenged } = input
    const texts = [draft, message, plan.companyName, plan.jobTitle ?? '', ...letIn]
    const all = [...sources.values()]
    const facts = all.filter((source) => !isCard(source)).map(({ text }) => text)
    const cards = all.filter(isCard).map(({ text }) => text)
    this.#openGate = (cited) =>
      createReplyGate({ texts: [...texts, ...cited], facts, cards, named, challenged })
    this.#gate = this.#openGate([])
  }

  /** Returns what to send. */
  send(text: string): string {
    const { text: before } = this.#spoken
    const sent = `${before === '' || /\s$/.test(before) ? '' : ' '}${text}`
    this.#spoken.text += sent
    return sent
  }

  /** Records a sentence that is left out: in the log by its number, without its words. */
  leaveOut(sentence: string, reason: string): void {
    const place = [...this.#said].indexOf(sentence.trim()) + 1
    log.debug({ sentence: place, reason }, 'part of a reply was not sent')
    this.#refuse('reply', sentence, reason)
  }

  #refuse(part: string, words: string, reason: string): void {
    const shown = reason === 'challenged' ? this.#withoutHeld(words.trim()) : words.trim()
    this.#spoken.notTaken.push({ part, words: shown, reason })
  }

  /** With a mark for what may not be said, or null where the rest may not be either. */
  #withoutHeld(words: string): string | null {
    const shown = withoutHeldWords(words, this.#input.challenged)
    return shown !== null && this.#gate.findRefusal(shown) !== 'challenged' ? shown : null
  }

  #findUntruth(sentence: string): string | null {
    const {
      challenged,
      findRefused = () => [],
      waits = { all: 0, proposals: 0, approval: false },
      undone = [],
      done = [],
    } = this.#input
    const { proposals, notTaken } = this.#spoken
    const refused = findRefused(proposals)
    const untrue = findUntruth(
      sentence,
      { proposals, refused },
      { waits, undone, done, isChallenged: challenged.length > 0 },
    )
    if (untrue !== null) return untrue
    const leansOnGap =
      this.#hasGap && (leansBack(sentence) || (isQuestion(sentence) && isOnSame(this.#before, sentence)))
    const choosesAmongGaps = picksAmong(sentence) && (notTaken.length > 0 || refused.length > 0)
    return leansOnGap || choosesAmongGaps ? LEANS : null
  }

  /** The sentence where it may be said now, or null. */
  #check(sentence: string): string | null {
    const untrue = this.#findUntruth(sentence)
    const refusal = untrue === null ? this.#gate.findRefusal(withoutCount(sentence)) : null
    this.#before = sentence
    this.#hasGap = refusal !== null || (untrue !== null && !isQuestion(sentence))
    const reason = untrue ?? refusal
    if (reason === null) {
      if (!isQuestion(sentence)) return sentence
      this.questions.push(sentence)
      return null
    }
    this.leaveOut(sentence, reason)
    if (closes(sentence)) this.hasLostClosing = true
    if (refusal !== null && isQuestion(sentence)) this.refusedQuestion = refusal
    else if (refusal !== null) this.skipped.push(refusal)
    return null
  }

  /** Takes a sentence of the reply. Returns what to send now, or null. */
  pass(sentence: string): string | null {
    const words = sentence.trim()
    if (words === '' || this.#said.has(words) || REPEATS_NOTICE.test(words)) return null
    if (closes(sentence) && closes(this.#spoken.text)) return null
    this.#said.add(words)
    const before = this.#spoken.notTaken.length
    const checked = this.#check(sentence)
    if (this.#lead === null) {
      if (checked === null) return null
      const count = countAnnounced(checked)
      if (count === null) return this.send(checked)
      this.#lead = { sentence: checked, kept: [], left: count, isWhole: true }
      return null
    }
    if (checked !== null) this.#lead.kept.push(checked)
    if (this.#spoken.notTaken.length > before) this.#lead.isWhole = false
    this.#lead.left -= 1
    return this.#lead.left === 0 ? this.release() : null
  }

  /** Sends what waits for more sentences than have come, or null. */
  release(): string | null {
    if (this.#lead === null) return null
    const { sentence, kept, ...lead } = this.#lead
    this.#lead = null
    const isWhole = lead.isWhole && (kept.length > 0 || this.questions.length > 0)
    if (!isWhole) this.leaveOut(sentence, LEANS)
    const all = [...(isWhole ? [sentence] : []), ...kept]
    return all.length > 0 ? this.send(all.join('')) : null
  }

  /** Takes an answer to a question of the manager, which may say what its own sources hold. Returns what to send, or null. */
  answer({ text, sources: ids }: ExpertAnswer): string | null {
    const found = ids.flatMap((id) => this.#input.sources.get(id.trim().toUpperCase()) ?? [])
    const gate = this.#openGate(found.map((source) => source.text))
    const all = splitReply(text)
    // The one question of a turn is the reply’s.
    const statements = all.filter((sentence) => !isQuestion(sentence))
    // What the reply begins with may lean on its end.
    this.#hasGap = false
    const kept: string[] = []
    const reasons: string[] = Array<string>(all.length - statements.length).fill('questions')
    for (const sentence of statements) {
      const reason: string | null =
        gate.findRefusal(sentence) ?? (this.#hasGap && leansBack(sentence) ? LEANS : null)
      this.#hasGap = reason !== null
      if (reason === null) kept.push(sentence)
      else {
        this.#refuse('answer', sentence, reason)
        reasons.push(reason)
      }
    }
    recordRefusals('reply', reasons)
    const words = kept.length === all.length ? text.trim() : kept.map((one) => one.trim()).join(' ')
    if (kept.length === 0 || this.#said.has(words)) return null
    this.hasAnswered = true
    for (const one of [words, ...all]) this.#said.add(one.trim())
    const { sources } = this.#spoken
    sources.push(...found.filter((source) => !sources.includes(source)))
    this.#cited.push(...found.map((source) => source.text))
    this.#gate = this.#openGate(this.#cited)
    return this.send(this.#withCaveats(words, found))
  }

  /** Figures and lines that were written for another trade are told with that, once. */
  #withCaveats(words: string, found: readonly Source[]): string {
    const due = new Set(found.flatMap(({ caveat }) => caveat ?? []))
    const told = [...due].filter((caveat) => !this.#said.has(caveat) && !NAMES_NEAREST.test(words))
    for (const caveat of told) this.#said.add(caveat)
    return [words, ...told].join(' ')
  }
}
