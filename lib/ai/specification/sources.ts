import { withoutFiller } from '@/lib/ai/note-taker/writing/filler'
import { isUnsure, standingFacts } from '@/lib/consultation/brief/facts'
import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { Evidence, Fact } from '@/lib/consultation/brief/schema'
import { asksForSilence, isSaidInConfidence } from '@/lib/consultation/guard/confidence'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findTakeBacks } from '@/lib/consultation/guard/take-back/detect'
import type { Audience, Topic } from '@/lib/consultation/topics'
import { audienceOf } from '@/lib/specification/content'
import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import type { SpecificationInput } from '@/lib/specification/writer-types'

/** What a line of the specification can cite. */
export interface Source {
  /** F: a fact of the brief, R: a house rule, W: the website or a document, C: the company details, T: the title. */
  id: string
  /** The words it was said, typed or published in. */
  said: string
  evidence: Evidence[]
  audience: Audience
  /** Of the brief; several where the note-taker has one line for them. */
  facts: Fact[]
  /** The note-taker’s lines that say it. None for what only an overview can use. */
  lines: SpecificationLine[]
  /** An overview may say it too. */
  isForOverview: boolean
  /** What the manager answered when it was questioned. */
  answers: string[]
  /** The sentence that it was said in, where that says more. */
  saidIn: string
  /** The question that it answers. */
  asked: string
}

/** "(asked: “…”) (said in: “…”)": the words around a fact, which show when it holds and what it speaks of. */
export const describeContext = ({ asked, saidIn }: Pick<Source, 'asked' | 'saidIn'>): string =>
  [
    ...(asked === '' ? [] : [`(asked: “${asked}”)`]),
    ...(saidIn === '' ? [] : [`(said in: “${saidIn}”)`]),
  ].join(' ')

/** What an overview is made of, besides the title and the company’s description. */
const OVERVIEW_TOPICS: readonly Topic[] = [
  'title',
  'location',
  'workPattern',
  'contractType',
  'duration',
  'posts',
]

const lawfulWords = (text: string): string =>
  splitSentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(isLawful)
    .join(' ')

const bodyLines = (written: SpecificationContent): SpecificationLine[] =>
  written.lines.filter(({ section }) => section !== 'overview' && section !== 'recommendation')

/** The words of a fact’s later evidence that its value has not. */
function answersTo(facts: readonly Fact[], { messages = new Map(), challenged = [] }: Said): string[] {
  const isOpen = facts.every(({ audience }) => audience === 'candidate')
  return facts.flatMap(({ value, evidence }) =>
    // A yes to a proposal says nothing besides it.
    (evidence.some(({ kind }) => kind === 'proposal') ? [] : evidence)
      .slice(1)
      .map(({ kind, id, start, end }) =>
        (kind === 'message' ? (messages.get(id) ?? '') : '').slice(start, end).trim(),
      )
      .filter((words) => words !== '' && isFree(words, challenged))
      .filter((words) => !isOpen || !isQuiet(words))
      .filter((words) => !normaliseValue(value).includes(normaliseValue(words))),
  )
}

/** In characters. A longer breath shows nothing. */
const CONTEXT_MAX = 300
/** In words. A sentence that has less besides adds nothing. */
const CONTEXT_LEAST = 2

const countWords = (text: string) => text.split(/\s+/).length

/** In words. A longer one needs no question to be understood. */
const SHORT_ANSWER_MAX = 12
/** In words, before an answer: "Yes, that’s right,". */
const LEAD_MAX = 4
const YES = /^(?:yes|yeah|yep|no|nope|well|right|ok|okay|sure)\W*$/i
/** Turns to something else than what was asked. */
const TURNS =
  /^\W*(?:(?:oh|ah|yes|yeah|no|ok|okay|right|well|and|but|so|sorry|actually)\b[\s,.–—-]*)*(?:also|by the way|btw|one (?:more|other) thing|another thing|before (?:i|we) (?:forget|go|answer)|while (?:i|we)|first(?:ly)?|forgot|i forgot|on (?:the|a)|about (?:the|that)|as for|going back|back to|scrap|change|correction|remind)\b/i

/** Whether the words at `start` answer what was asked before the message: they are short, open it, and turn to nothing else. */
function answersQuestion(message: string, { start, end }: Pick<Evidence, 'start' | 'end'>): boolean {
  const lead = message.slice(0, start).trim()
  return (
    !TURNS.test(message) &&
    (lead === '' || (countWords(lead) <= LEAD_MAX && (YES.test(lead) || !/[.;:?!]/.test(lead)))) &&
    countWords(message.slice(start, end).trim()) <= SHORT_ANSWER_MAX
  )
}

type Said = Pick<SpecificationInput, 'messages' | 'asked' | 'challenged'>

/** Nothing in it is held, by code or because a reader challenged it. */
const isFree = (text: string, challenged: readonly string[]): boolean => {
  const words = normaliseValue(text)
  const touches = (held: string) => held !== '' && (words.includes(held) || held.includes(words))
  return isLawful(text) && !challenged.map(normaliseValue).some(touches)
}

type Place = Pick<Evidence, 'start' | 'end'>
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const sentenceOf = (message: string, { start, end }: Place): Place | undefined =>
  splitSentences(message).find((one) => one.start <= start && one.end >= end)

function lineOf(message: string, { start, end }: Place): Place {
  const next = message.indexOf('\n', end)
  return { start: message.lastIndexOf('\n', start) + 1, end: next < 0 ? message.length : next }
}

const TAKES_BACK =
  /\b(?:scrap|forget|ignore|scratch|strike|disregard) (?:it|that|this|them|those|the last|what (?:i|we))\b|\bno,? (?:wait|hang on|hold on|sorry|actually|make (?:it|that))\b|\b(?:i|we) (?:meant|mean)\b|\bcorrection\b/i
const takesBack = (text: string): boolean => TAKES_BACK.test(text) || findTakeBacks(text).length > 0
/** Words that ask to keep something quiet, or take it back. */
const isQuiet = (text: string): boolean => asksForSilence(text) || takesBack(text)

/** What the readers of a fact are not to learn from the words around it: what was taken back or corrected, and what is for the agency alone. */
const hiddenFrom = ({ audience: reader }: Fact, all: readonly Fact[]): Fact[] =>
  all.filter(({ state, audience }) => state !== 'active' || (audience === 'agency' && reader !== 'agency'))

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end

/** Some of them stand in the place, besides the words of the fact itself. */
const standsIn = (place: Place, { evidence: own }: Fact, hidden: readonly Fact[]): boolean => {
  const ofMessage = ({ kind, id }: Evidence) => kind === 'message' && id === own[0]?.id
  return hidden
    .flatMap(({ evidence }) => evidence.filter(ofMessage))
    .some((one) => overlaps(one, place) && !own.some((mine) => ofMessage(mine) && overlaps(one, mine)))
}

const figuresIn = (text: string): string[] =>
  tokensOf(text).flatMap(({ text: word }) => (isFigure(word) ? [word] : []))

/** A text that repeats what is hidden: its words, or a figure of it. */
const tellsHidden = (text: string, hidden: readonly Fact[]): boolean => {
  const figures = figuresIn(text)
  return hidden.some(
    ({ value }) =>
      normaliseValue(text).includes(normaliseValue(value)) ||
      figuresIn(value).some((figure) => figures.includes(figure)),
  )
}

/** What was corrected, as far as nothing that stands says the same: "40 hours" behind "38 hours now, not 40". */
const correctedOf = ({ topic, value }: Fact, all: readonly Fact[]): Fact[] => {
  const standing = all.filter(({ state }) => state === 'active').map((fact) => fact.value)
  const known = normaliseValue([value, ...standing].join(' '))
  const figures = standing.flatMap(figuresIn)
  return all.filter(
    (other) =>
      other.state !== 'active' &&
      other.topic === topic &&
      !known.includes(normaliseValue(other.value)) &&
      !figuresIn(other.value).some((figure) => figures.includes(figure)),
  )
}

/** Words inside what was said are no part of the value: a slip that was put right in the same breath. */
const isMended = (value: string, said: string): boolean => {
  const [words, kept] = [said, value].map(
    (text) =>
      ` ${tokensOf(text)
        .map((token) => token.text)
        .join(' ')} `,
  )
  return words !== undefined && kept !== undefined && !words.includes(kept)
}

/** What stands around the first words of a fact in the conversation. `all` are the facts of the brief, in whatever state. */
function contextOf(
  fact: Fact,
  all: readonly Fact[],
  { messages = new Map(), asked = new Map(), challenged = [] }: Said,
): Pick<Source, 'saidIn' | 'asked'> {
  const { value, evidence, audience } = fact
  const [first] = evidence
  const message = first?.kind === 'message' ? (messages.get(first.id) ?? '') : ''
  if (!first || message === '') return { saidIn: '', asked: '' }
  const hidden = hiddenFrom(fact, all)
  const corrected = correctedOf(fact, all)
  if (isMended(value, message.slice(first.start, first.end))) return { saidIn: '', asked: '' }
  const question = answersQuestion(message, first) ? (asked.get(first.id) ?? '') : ''
  const isShown = (place: Place) => {
    const around = onOneLine(message.slice(place.start, place.end))
    return (
      around.length <= CONTEXT_MAX &&
      countWords(around) >= countWords(value) + CONTEXT_LEAST &&
      isFree(around, challenged) &&
      !standsIn(place, fact, hidden) &&
      !tellsHidden(around, corrected) &&
      !takesBack(around) &&
      (audience === 'agency' || !(asksForSilence(around) || isSaidInConfidence(message, place)))
    )
  }
  // In notes a sentence is a scrap, and only its line says what it belongs to.
  const place = [sentenceOf(message, first), lineOf(message, first)].find((one) => one && isShown(one))
  const isAsked =
    question.length <= CONTEXT_MAX && isFree(question, challenged) && !tellsHidden(question, hidden)
  return {
    saidIn: place ? onOneLine(message.slice(place.start, place.end)) : '',
    asked: isAsked ? question : '',
  }
}

/** Facts that the note-taker has joined, because one says the other, are one source. */
function factSources(
  facts: readonly Fact[],
  lines: readonly SpecificationLine[],
  conversation: Said,
  all: readonly Fact[],
): Source[] {
  const linesOf = ({ id }: Fact) => lines.filter(({ factIds }) => factIds.includes(id))
  const used = new Set<Fact>()
  return facts.flatMap((fact, index): Source[] => {
    const own = linesOf(fact)
    if (used.has(fact) || (own.length === 0 && fact.topic !== 'title')) return []
    const isJoined = (other: Fact) =>
      linesOf(other).length > 0 && linesOf(other).every((line) => own.includes(line))
    const joined = [fact, ...facts.filter((other) => other !== fact && !used.has(other) && isJoined(other))]
    for (const other of joined) used.add(other)
    const audience = own[0] ? audienceOf(own[0]) : fact.audience
    const fullest = joined.reduce((one, other) => (other.value.length > one.value.length ? other : one))
    return [
      {
        id: `F${index + 1}`,
        said: withoutFiller(fullest.value) ?? fullest.value,
        evidence: joined.flatMap(({ evidence }) => evidence),
        audience,
        facts: joined,
        lines: own,
        isForOverview: audience === 'candidate' && !isUnsure(fact) && OVERVIEW_TOPICS.includes(fact.topic),
        answers: answersTo(joined, conversation),
        ...contextOf(fullest, all, conversation),
      },
    ]
  })
}

function lineSources(lines: readonly SpecificationLine[]): Source[] {
  const counts = { R: 0, W: 0 }
  return lines
    .filter(({ factIds }) => factIds.length === 0)
    .map((line): Source => {
      const letter = line.evidence.every(({ kind }) => kind === 'houseRule') ? 'R' : 'W'
      counts[letter] += 1
      return {
        id: `${letter}${counts[letter]}`,
        said: line.text,
        evidence: line.evidence,
        audience: audienceOf(line),
        facts: [],
        lines: [line],
        isForOverview: false,
        answers: [],
        saidIn: '',
        asked: '',
      }
    })
}

const formSource = (id: string, field: string, text: string, said = text): Source => ({
  id,
  said,
  evidence: [{ kind: 'companyForm', id: field, start: 0, end: text.length }],
  audience: 'candidate',
  facts: [],
  lines: [],
  isForOverview: true,
  answers: [],
  saidIn: '',
  asked: '',
})

/** All that a model may say, by short ids. Facts are numbered by their place among the standing ones. */
export function listSources(input: SpecificationInput, written: SpecificationContent): Source[] {
  const { company, brief, jobTitle } = input
  const description = company.description ?? ''
  const said = withoutFiller(lawfulWords(description)) ?? ''
  const lines = bodyLines(written)
  const formTitle = jobTitle?.trim() ?? ''
  // Else a fact corrects it, and that is the source of the title.
  const isFormTitle = formTitle !== '' && formTitle.toLowerCase() === written.jobTitle.toLowerCase()
  return [
    ...(isFormTitle && isLawful(formTitle) ? [formSource('T1', 'jobTitle', formTitle)] : []),
    ...(said === '' ? [] : [formSource('C1', 'description', description, said)]),
    // A description says more than the kind of business that was picked from a list.
    ...(said === '' && company.industry && company.industry !== 'other'
      ? [formSource('C2', 'industry', company.industry)]
      : []),
    ...factSources(
      standingFacts(brief).filter(
        ({ topic, value }) => topic !== 'title' || (!isFormTitle && isLawful(value)),
      ),
      lines,
      input,
      brief.facts,
    ),
    ...lineSources(lines),
  ]
}

/** The sections that a line with these sources can stand in: those where the note-taker has a line of each. */
export function sectionsOfSources(cited: readonly Source[]): Section[] {
  const [first, ...others] = cited
  const sections = [...new Set(first?.lines.map(({ section }) => section))]
  return sections.filter((section) =>
    others.every(({ lines }) => lines.some((line) => line.section === section)),
  )
}

/** Null where an id is unknown. */
export function findCited(cites: readonly string[], sources: readonly Source[]): Source[] | null {
  const ids = [...new Set(cites.map((id) => id.trim().toUpperCase()))]
  const cited = sources.filter(({ id }) => ids.includes(id))
  return cited.length === 0 || cited.length !== ids.length ? null : cited
}
