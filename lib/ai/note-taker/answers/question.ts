import type { Span } from '@/lib/ai/note-taker/text/spans'
import { type Finding, findUnlawful } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { blankHeld } from '@/lib/consultation/guard/law/verdict'
import { isAdvert } from '@/lib/consultation/messages/import'
import { aboutOf } from './about'
import { readBriefQuestion } from './in-brief'
import { countWords } from './input'
import { asksIfKept } from './kept'
import type { QuestionKind } from './kinds/kind'
import { type Guess, guessKind } from './kinds/model'
import { findLawSubject, isRule } from './law-subject'
import { findUnanswered, spokenQuestions } from './spoken-questions'

/** A question of the manager that we have an answer for. UTF-16 offsets, end exclusive. */
export interface FoundQuestion {
  kind: QuestionKind
  start: number
  end: number
  /** The clause that asks. */
  text: string
  /** What it asks about, where the words say so. */
  about: string
}

/** What may come before a question and says nothing. */
const LEAD =
  /^\W*(?:(?:and|so|but|ok|okay|right|well|then|also|oh|um|er|hi|hello|hey|look|listen|now|anyway|anyhow|honestly|thanks|sorry|actually|please|btw|by the way|(?:quick )?(?:one|question)(?=[\s,:])|before (?:we|i) (?:go (?:on|any further)|continue|start|begin|carry on|finish|forget)|just (?:wondering|checking)|(?:can|could) you tell me|(?:may|might) i (?:just )?ask(?: whether)?|(?:can|could|would) you (?:please )?(?:clarify|confirm|explain)(?: whether| if)?|(?:can|could) i (?:just )?ask(?=[,:]|\s+(?:what|how|who|when|where|why|whether|if)\b)|tell me|i wonder|do you know)[\s,:.–—-]+)*/i
/** What follows these is asked, in whatever order. */
const ASKED_LEAD =
  /\b(?:tell me|wonder|wondering|do you know|may i ask|clarify|confirm|explain)\b\W*(?:whether |if )?$/i
const CLAUSE_STARTS = /[,;:–—]\s+|\s-\s+|\s(?:and|but|so)\s+/g
const CONDITION =
  /^\W*(?:(?:so|and|but) )?(?:if|when|once|after)\b[^,?]{3,50}?\s(?=(?:can|could|do|is|will|what|how|who)\b)/i
const CLAUSE_END = /[,;:–—](?=\s)|[?!.](?=\s|$)|$/g

/** "The medical, can that go in": what it is about comes first. */
const TOPIC_FIRST =
  /^\W*(?:and |so |but |question[:,] )?(?:the|this|that|my|our|these|those|with|for|on|as for)(?: [\w'’-]+){1,3}, /i

/** In the middle of a sentence a question needs its mark or its order of words: "that, is all we need" asks nothing. */
function startsOf(sentence: string): number[] {
  const starts = [LEAD.exec(sentence)?.[0].length ?? 0]
  const condition = CONDITION.exec(sentence)
  if (condition) starts.push(condition[0].length)
  const topic = TOPIC_FIRST.exec(sentence)
  if (topic) starts.push(topic[0].length)
  if (countWords(sentence) > LONGEST_QUESTION) starts.push(...spokenStarts(sentence))
  const isMarked = /\?\W*$/.test(sentence)
  for (const match of sentence.matchAll(CLAUSE_STARTS)) {
    const start = match.index + match[0].length
    const lead = LEAD.exec(sentence.slice(start))?.[0].length ?? 0
    const asks = isMarked || FORM.test(sentence.slice(start + lead))
    if (asks) starts.push(start, ...(lead > 0 ? [start + lead] : []))
  }
  return starts
}

/** Dictated, a question ends what runs on: "… a supervisor’s job coming up can you put that in". */
const SPOKEN_START = /\s(?=(?:can|could|should|shall|do|does|is|are|may|would) (?:you|i|we|that|it|this)\b)/gi
/** In words. */
const SPOKEN_WORDS = 14

function spokenStarts(sentence: string): number[] {
  if (/[,;:.!]/.test(sentence.trim().slice(0, -1))) return []
  return [...sentence.matchAll(SPOKEN_START)]
    .map(({ index }) => index + 1)
    .filter((start) => countWords(sentence.slice(start)) <= SPOKEN_WORDS)
    .slice(0, 1)
}

function endOf(sentence: string, from: number): number {
  CLAUSE_END.lastIndex = from
  const match = CLAUSE_END.exec(sentence)
  return match ? match.index + match[0].length : sentence.length
}

/** These are about the conversation, and so is what follows them in the sentence. */
const ASIDES: readonly QuestionKind[] = [
  'progress',
  'timing',
  'finish',
  'next',
  'readers',
  'identity',
  'cost',
]

/** In words. A longer sentence without a stop between is talk that runs on. */
const LONGEST_QUESTION = 25

/** Without a question mark only what comes before a comma is asked: "what else, oh, 25 days". */
function clauseOf(sentence: string, start: number): string {
  const rest = sentence.slice(start)
  return /\?\W*$/.test(rest) || ASKED_TAIL.test(rest) ? rest : rest.slice(0, endOf(rest, 0))
}

const AUXILIARY =
  "is|are|am|was|were|do|does|did|can|could|will|would|shall|should|must|may|might|have|has|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|won['’]?t|wouldn['’]?t|shouldn['’]?t|haven['’]?t"
const FORM = new RegExp(
  `^(?:(?:${AUXILIARY}) (?:i|we|you|it|this|that|these|those|they|there|my|our|the|an?|any\\w*|some\\w*|people|asking|having|others?|candidates?|£?\\d\\S*)\\b|(?:what|who|when|where|why|how|which)(?:['’]?(?:s|ll|ve|re)| if| come| \\w+ (?:${AUXILIARY})| (?:${AUXILIARY}|much|many|long|soon|far|else))\\b)`,
  'i',
)
/** With its mark, any order of words that begins like a question will do. */
const MARKED = new RegExp(
  `^(?:(?:${AUXILIARY}|what|who|when|where|why|how|which|any\\w*|roughly|then what|once|after|if) ?\\b|recap\\b)`,
  'i',
)
/** "You're not going to write that, are you?" */
const TAG = new RegExp(`\\b(?:${AUXILIARY}) (?:you|it|we|they|there|i|he|she)\\s*\\?\\W*$`, 'i')
/** "Who won last night, do you know" */
const ASKED_TAIL = /\b(?:do you|d['’]?you|would you) (?:think|know|reckon|say)\W*$/i
/** "Give me a recap", "help me word this": asked of us, though it is an order. */
const ORDER_OF_US =
  /^(?:please )?(?:give|show|tell|help|write|make|play|read|remind|suggest|recap|summari[sz]e)\b/i
/** "What is missing is a second pair of hands", "what they do: school runs". */
const STATEMENT =
  /^(?:what|where|how|who) (?:is|are)\b[^?]*\b(?:is|are)\b[^?]*$|^(?:what|how) about\b|^why not\b|^(?:what|how|who|where|when|why)(?: else)? (?:they|he|she|we|i|you|people)\b[^?]*$|^(?:what|how|who|where)(?: else)? (?:they|he|she|we|i|people)\b[^?]*\b(?:is|are|was|varies|depends)\b/i

/** "Is analytical chemist the better title", at the beginning of a sentence; "do", "have" and "don’t" may begin an order. */
const BEGINS =
  /^(?:is|are|am|was|were|does|did|can|could|will|would|shall|should|what|who|when|where|why|how|which)\b(?!['’]?n?['’]?t\b)/i

/** Order and first word of a question, with or without its mark. */
function isQuestion(clause: string): boolean {
  if (STATEMENT.test(clause)) return false
  const isMarked = /\?\W*$/.test(clause) || ASKED_TAIL.test(clause)
  return FORM.test(clause) || (isMarked && (MARKED.test(clause) || TAG.test(clause)))
}

/** "Can we put the pay at £45k to be fair": it says something, in the form of a question. */
const ORDER =
  /^(?:can|could|would|will|shall|should) (?:you|we) (?:please |just |also |maybe |then )*(?:add|make|put|say|set|go|have|offer|pay|call|keep|move|take|leave|note|mark|change)\b/i

/** "Can we change the pay to 54 to 62?": it says to what. */
const CHANGE_TO =
  /^(?:can|could|would) (?:we|you|i) (?:please |just )?(?:change|make|put|raise|move|bump)\b[^?]*\d/i

/** Kinds that may be asked for as an order, such as "tidy that up for me". What they ask for is no fact. */
const ASKED_OF_US: readonly QuestionKind[] = [
  'boards',
  'change',
  'finish',
  'identity',
  'later',
  'next',
  'offTopic',
  'opening',
  'printed',
  'readBack',
  'readers',
  'screening',
  'share',
  'skip',
  'statement',
  'timing',
  'undone',
  'wording',
]

/** "Is that enough?" may be about pay. */
const ENOUGH =
  /^(?:is|would|will|does) (?:that|it|this)(?: (?:be|really|going|to|look|sound|seem))* (?:enough|competitive|too (?:low|little|high|much)|reasonable|fair|about right|decent|realistic|ok|low|high|tight|mean)\W*$/i

/** From 0 to 1. What has the form of an order and is less likely a question is one: "could we say forty hours". */
const SURE_SHARE = 0.5

/** By a model: how people ask is past counting. A short sentence says more of it than its clause. */
function guessOf(clause: string, sentence: string): Guess {
  const whole = countWords(sentence) <= LONGEST_QUESTION ? guessKind(sentence) : null
  return !whole?.kind || whole.kind === 'unknown' ? guessKind(clause) : whole
}

/** Null where a clause asks us nothing that we have an answer for. */
function recognise(clause: string, sentence: string, isLed: boolean): QuestionKind | null {
  if (CHANGE_TO.test(clause) || countWords(clause) > LONGEST_QUESTION) return null
  if (ENOUGH.test(clause)) return 'enough'
  const isOrder = !isLed && (ORDER_OF_US.test(clause) || ORDER.test(clause))
  const { kind, share } = guessOf(clause, sentence)
  const isReadBack = kind === 'readBack' && share >= SURE_SHARE
  if (!isReadBack && !isOrder && isRule(clause)) return 'law'
  if (!kind || kind === 'unknown') return null
  return isOrder && !ASKED_OF_US.includes(kind) && share < SURE_SHARE ? null : kind
}

/** Behind what it asks about: "£16 an hour, is that usual?" */
const POINTING =
  /^(?:(?:how|what) )?(?:is|are|was|does|do|will|would|can|about) (?:that|this|it|those|these)\b/i

/** Where a question may begin. With its mark, all of the sentence may be one, whatever its words. */
function askingStarts(sentence: string): { start: number; isLed: boolean }[] {
  const starts = startsOf(sentence).map((start) => ({
    start,
    isLed: start > 0 && ASKED_LEAD.test(sentence.slice(0, start)),
  }))
  const asking = starts.filter(({ start, isLed }) => {
    const clause = clauseOf(sentence, start)
    return (
      isLed ||
      ORDER_OF_US.test(clause) ||
      isQuestion(clause) ||
      (start === starts[0]?.start && BEGINS.test(clause) && !STATEMENT.test(clause))
    )
  })
  return asking.length > 0 || !/\?\W*$/.test(sentence) ? asking : starts.slice(0, 1)
}

/** Dictated, it is asked behind what runs on. */
const SPOKEN_ASK = /\s(?=(?:you did|did you|i asked you|i hope|i trust)\b)/gi

/** Whether a confidence is kept, asked in any order of words. */
function readKept(sentence: string, offset: number): FoundQuestion | null {
  const spoken = [...sentence.matchAll(SPOKEN_ASK)].map(({ index }) => index + 1)
  for (const start of [...new Set([...startsOf(sentence), ...clauseStarts(sentence), ...spoken])]) {
    const text = sentence.slice(start).trimEnd()
    if (countWords(text) <= LONGEST_QUESTION && asksIfKept(text))
      return { kind: 'kept', start: offset + start, end: offset + start + text.length, text, about: text }
  }
  return null
}

/** Whether something is in the brief, or gone from it, and which are the musts. */
function readOfBrief(sentence: string, offset: number): FoundQuestion | null {
  for (const start of startsOf(sentence)) {
    const text = sentence.slice(start).trimEnd()
    const found = readBriefQuestion(text)
    if (found) return { ...found, start: offset + start, end: offset + start + text.length, text }
  }
  return null
}

const clauseStarts = (sentence: string): number[] =>
  [...sentence.matchAll(CLAUSE_STARTS)].map(({ index, 0: gap }) => index + gap.length)

function readSentence(sentence: string, offset: number): FoundQuestion | null {
  const kept = readKept(sentence, offset) ?? readOfBrief(sentence, offset)
  if (kept) return kept
  for (const { start, isLed } of askingStarts(sentence)) {
    const clause = clauseOf(sentence, start)
    const kind = recognise(clause, sentence, isLed)
    if (!kind) continue
    const isAside = ASIDES.includes(kind) && countWords(sentence) <= LONGEST_QUESTION
    const end = isAside ? sentence.length : start + clause.length
    const isTopicFirst = start === TOPIC_FIRST.exec(sentence)?.[0].length
    // "24 days’ holiday, is that usual?": what it points at comes first.
    const isPointing = POINTING.test(clause) && countWords(sentence) <= LONGEST_QUESTION
    const text = sentence.slice(isTopicFirst || isPointing ? 0 : start, end)
    // "Can you tell me" goes with the question.
    const from = isTopicFirst || start === LEAD.exec(sentence)?.[0].length ? 0 : start
    return { kind, start: offset + from, end: offset + end, text, about: aboutOf(kind, text) }
  }
  return null
}

/** "Can you add Revit", "shall we say 40 hours": these ask for something to be done. */
const REQUEST =
  /^(?:can|could|would|will|shall|should|may) (?:you|we)\b|^shall i (?:say|put|call)\b|\bshall we\b/i
/** "What do they need well Revit". */
const GOES_ON = /[,;:]|\s(?:well|so|because|it['’]s|they['’]\w+|we['’]\w+|i['’]\w+)\s/i
/** "Is there overtime, yes plenty?" */
const HAS_ANSWER = /[,;:–] ?(?:yes|yeah|no|nope|probably)\b/i
/** "Do they need a degree? No.": a question that is answered at once is a way to say something. */
const OWN_ANSWER =
  /^\W*(?:yes|yeah|yep|no|nope|not|never|probably|ideally|well|definitely|absolutely|of course|maybe|always|both|none|neither)\b/i
/** "You do know it’s Kent don’t you": a question, with its mark or without. */
const BARE_TAG = /^\W*(?:and |so |but )?you\b.*\b(?:do|have|are|did|will)n['’]?t you\W*$/i
/** In words, without its mark. */
const SHORT_QUESTION = 20

/** A question to us of a kind that we don't know. Without its mark it has to be all that is said. */
function readUnknown(sentence: string, offset: number, isAlone: boolean): FoundQuestion | null {
  if (isAlone && BARE_TAG.test(sentence)) {
    const text = sentence.trimEnd()
    return { kind: 'unknown', start: offset, end: offset + text.length, text, about: text }
  }
  for (const start of startsOf(sentence)) {
    const text = sentence.slice(start).trimEnd()
    const isAside = start > (LEAD.exec(sentence)?.[0].length ?? 0)
    if (!isQuestion(text) || REQUEST.test(text) || HAS_ANSWER.test(text)) continue
    if (countWords(text) > LONGEST_QUESTION || (isAside && !POINTING.test(text))) continue
    const isMarked = /\?\W*$/.test(text) || ASKED_TAIL.test(text)
    if (!isMarked && (!isAlone || countWords(text) > SHORT_QUESTION || GOES_ON.test(text))) continue
    const from = offset + (isAside ? start : 0)
    return { kind: 'unknown', start: from, end: offset + start + text.length, text, about: text }
  }
  return null
}

/** Kinds that are asked in the middle of dictated talk. */
const SPOKEN_KINDS: readonly QuestionKind[] = ['law', 'pay', 'mention', 'wording']

const SAYS_THAT = /\b(?:say|put|mention|write|print|ask for) (?:that|this|it)\b/i
/** In words. */
const POINTED_WORDS = 8
const OTHERS_PAY =
  /^(?:what|how much) (?:are|is|do|does|would) (?:people|others|other|everyone|most)\b.*\b(?:pay(?:ing|s)?|paid|earn\p{L}*|get(?:ting)?)\b/iu
const PAY = /\b(?:pay|salar(?:y|ies)|wages?|money|rates?)\b/i

/** What dictated talk asks in passing, and what it says again that nobody has answered. */
function readSpoken(sentence: string, offset: number, first: FoundQuestion | null): FoundQuestion[] {
  const isApart = ({ start, end }: Span) =>
    first === null || offset + end <= first.start || offset + start >= first.end
  const asked = spokenQuestions(sentence).flatMap(({ start, end }): FoundQuestion[] => {
    const text = sentence.slice(start, end)
    const known = isQuestion(text) ? recognise(text, text, false) : null
    const kind = known ?? (OTHERS_PAY.test(text) ? 'pay' : null)
    // "… we can’t sponsor visas can I say that": what it points at comes first.
    const before = sentence.slice(0, start).split(/\s+/).slice(-POINTED_WORDS).join(' ')
    if (SAYS_THAT.test(text) && isRule(before))
      return [{ kind: 'law', start: offset + start, end: offset + end, text: before + text, about: before }]
    return kind && SPOKEN_KINDS.includes(kind) && isApart({ start, end })
      ? [{ kind, start: offset + start, end: offset + end, text, about: aboutOf(kind, text) }]
      : []
  })
  const complaints = findUnanswered(sentence)
    .filter(isApart)
    .flatMap(({ start, end, about }): FoundQuestion[] => {
      const kind = isRule(about) ? 'law' : PAY.test(about) ? 'pay' : null
      return kind ? [{ kind, start: offset + start, end: offset + end, text: about, about }] : []
    })
  return [...asked, ...complaints]
}

/** What only leads up to a question goes with it. */
const PREFACE =
  /^\W*(?:be (?:honest|straight|frank)|tell me|go on|come on|honest(?:ly| opinion)|(?:quick|silly|stupid|one|another|just a) (?:quick )?question|question|can i ask|i(?:['’]ve| have) (?:got )?a question)\b.{0,25}$/i
/** What is said as the reason for a question goes with it. */
const REASON = /^\W*(?:because|cos|'cause|cause|it['’]s just|only)\b/i

const MAX_REMARK_WORDS = 3
const isShortOrAsked = (sentence: string) =>
  /\?\W*$/.test(sentence) || countWords(sentence) <= MAX_REMARK_WORDS

/** "May I ask something?": what it leads up to comes next. */
const EMPTY_QUESTION = /^\W*(?:you )?(?:something|a (?:quick )?question|one (?:more )?thing)\W*$/i

/** At most one in a sentence that is not dictated; an advert asks its readers, not us. */
export function findQuestions(message: string): FoundQuestion[] {
  if (isAdvert(message)) return []
  const sentences = splitSentences(message)
  return sentences.flatMap(({ start, end }, index) => {
    const next = sentences[index + 1]
    const after = next ? message.slice(next.start, next.end) : ''
    if (OWN_ANSWER.test(after)) return []
    const sentence = message.slice(start, end)
    // "Why now? Two have retired.": what is asked in passing is for the manager to answer.
    const isLast = sentences
      .slice(index + 1)
      .every((rest) => isShortOrAsked(message.slice(rest.start, rest.end)))
    const found =
      readSentence(sentence, start) ?? (isLast ? readUnknown(sentence, start, sentences.length === 1) : null)
    const spoken = readSpoken(sentence, start, found?.kind === 'unknown' ? null : found)
    // A part that says what it points at says more than all that runs on.
    const isCovered = found && spoken.some((one) => one.start < found.end && found.start < one.end)
    if (!found || isCovered || (EMPTY_QUESTION.test(found.text) && after !== '')) return spoken
    const previous = sentences[index - 1]
    const isLedUpTo = previous && PREFACE.test(message.slice(previous.start, previous.end).trimEnd())
    const whole = {
      ...found,
      start: isLedUpTo ? previous.start : found.start,
      end: next && REASON.test(after) && found.end >= end - 1 ? next.end : found.end,
    }
    return [...spoken, whole].sort((one, other) => one.start - other.start)
  })
}

/** Whether a sentence asks if the advert names the company. */
export const isNameQuestion = (sentence: string): boolean =>
  findQuestions(sentence).some(({ kind }) => kind === 'clientName')

/** Words that the law protects stay for the guard, which holds the sentence. A question about a medical holds none. */
function isForGuard({ kind, start, end, text }: FoundQuestion, findings: readonly Finding[]): boolean {
  if (kind === 'law' && (findLawSubject(text)?.ground ?? null) === null) return false
  return findings.some((finding) => finding.start < end && start < finding.end && finding.words.length > 0)
}

/** The message without its questions, all offsets kept: what a question says is no fact. */
export function withoutQuestions(message: string): string {
  const questions = findQuestions(message)
  if (questions.length === 0) return message
  const findings = findUnlawful(message)
  const asked = questions.filter((question) => !isForGuard(question, findings))
  const words = blankHeld(message, asked)
  // "Before we start, how long does this take? We want a welder": the first half stays a sentence of its own.
  return asked.reduce(
    (text, { end }) => (text[end - 1] === ' ' ? `${text.slice(0, end - 1)}.${text.slice(end)}` : text),
    words,
  )
}
