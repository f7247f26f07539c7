import { FILLER } from '@/lib/ai/note-taker/writing/filler'
import { avoidedWords, holdsWord } from '@/lib/ai/note-taker/writing/phrases'
import { tellsFailure } from '@/lib/consultation/brief/failures'
import { describeReading } from '@/lib/consultation/brief/reading'
import { featuresOf, findFamilyWords } from '@/lib/consultation/guard/law/features'
import { scoreUnlawful } from '@/lib/consultation/guard/law/model'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findLineReason } from '@/lib/consultation/guard/line'
import { createReplyGate, createSentenceSplitter } from '@/lib/consultation/guard/reply'
import {
  checkRewording,
  type Rewording,
  type RewordingReason,
  type RewordingVerdict,
} from '@/lib/consultation/guard/rewording/check'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import { deniesOffer } from '@/lib/specification/denied-offer'
import { LINE_MAX_CHARS, type Section, sectionRow } from '@/lib/specification/options'
import type { Judgement } from './judge'
import { findManagerTitle, titleAsUs, titlesOfNamed } from './manager-title'
import { canStandIn, linesReplaced } from './moves'
import { OVERVIEW_MAX_SENTENCES } from './prompt'
import {
  isNameless,
  isReportingInRow,
  lacksCaveat,
  lacksPlanned,
  saysSecretName,
  termsIn,
  withoutCaveat,
  withoutLabel,
} from './reservations'
import { withoutRightToWork } from './right-to-work'
import type { DraftLine } from './schema'
import { listShorterForms, listWithoutTalk } from './shorter-forms'
import { describeContext, type Source } from './sources'

export type Rejection =
  | 'noFact'
  | 'wrongSection'
  | 'mixedAudience'
  | 'halfLine'
  | 'filler'
  | 'avoided'
  | 'unlawful'
  | 'challenged'
  /** A goal with the figure of what goes wrong today. */
  | 'failure'
  /** Candidates could not read it. */
  | 'line'
  | 'tooLong'
  /** Another line says its facts already. */
  | 'repeated'
  | RewordingReason
  | Exclude<Judgement, 'same'>
  /** Code could not tell, and no judge answered. */
  | 'undecided'

export interface CheckContext {
  sources: readonly Source[]
  company: string
  jobTitle: string | null
  houseRules: readonly HouseRule[]
  /** Sentences of the manager that the guard keeps out. */
  challenged: readonly string[]
  /** Names that the manager asked to leave out. */
  secretNames?: readonly string[]
}

type DraftVerdict = { rejection: Rejection } | { before: string; verdict: RewordingVerdict['verdict'] }

export const tidyText = (text: string): string => text.replace(/\s+/g, ' ').replace(/!+/g, '.').trim()

/** A line of one sentence has no full stop, and one of several has them all. */
export const closeSentences = (text: string): string => {
  const open = text.replace(/(?<!\.)\.$/, '')
  return /[.?]\s+\p{Lu}/u.test(open) && !/[.?]$/.test(open) ? `${open}.` : open
}

const bare = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}£€$%]+/gu, ' ')
    .trim()
    .toLowerCase()

/** One after the other, without what another of them says word for word. */
const joinLines = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter(
      (text, at, all) =>
        !all.some(
          (other, place) =>
            place !== at &&
            ` ${bare(other)} `.includes(` ${bare(text)} `) &&
            (bare(other) !== bare(text) || place < at),
        ),
    )
    .map((text) => text.replace(/[\s.]+$/, ''))
    .join('. ')

/** Null where an id is unknown. */
export function findCited(cites: readonly string[], sources: readonly Source[]): Source[] | null {
  const ids = [...new Set(cites.map((id) => id.trim().toUpperCase()))]
  const cited = sources.filter(({ id }) => ids.includes(id))
  return cited.length === 0 || cited.length !== ids.length ? null : cited
}

const DEMANDS = /\b(?:must|essential|required?|requirements?|need(?:s|ed)?|necessary|mandatory|compulsory)\b/i
const WISHES =
  /\b(?:ideally|preferabl[ey]|preferred|desirable|advantageous|an advantage|a bonus|a plus|nice to have|would be (?:nice|good|useful|welcome))\b/i

/** Reads as weighing more or less than its heading, with a word that its source has not. */
const isOfOtherWeight = (text: string, said: string, section: Section): boolean =>
  section === 'niceToHave'
    ? DEMANDS.test(text) && !DEMANDS.test(said)
    : ['technical', 'experience', 'softSkills', 'education'].includes(section) &&
      WISHES.test(text) &&
      !WISHES.test(said)

const TEACHES =
  /\b(?:teach|taught|train|trained|training|learn|learnt|show you|pick (?:it|that|this) up|put you through)\b/i
const IS_TAUGHT = /\b(?:teach|taught|train|learn|show|pick\b.*\bup|put\b.*\bthrough|send)/i

/** "We can teach you" behind a wish of which nobody said so. */
const isTaughtUnsaid = (text: string, cited: readonly Source[]): boolean =>
  TEACHES.test(text) &&
  !cited.some(
    ({ said, saidIn, facts }) =>
      IS_TAUGHT.test(`${said} ${saidIn}`) || facts.some(({ strength }) => strength === 'learnable'),
  )

/** "You have", "you run": who has it is the reader. */
const YOU_HAVE = /^You (?:have|own|hold|run|employ|keep|make|do) /
const SPEAKS_OF_PERSON =
  /\b(?:they|them|their|you|your|he|she|him|her|who|whoever|some(?:one|body)|any(?:one|body)|person|candidates?|applicants?|must|needs?|able|want(?:ed)?|looking for|ideally)\b/i
/** The firm, its people, its place or its equipment, and a verb of theirs. */
const SPEAKS_OF_FIRM =
  /^(?:(?:so|and|well|also|oh|basically),? )*(?:(?:the|our|my|this|all (?:the|our)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)) (?:[\p{L}\d’'-]+ ){0,3}?(?:shop|workshop|firm|company|business|team|crew|gang|lads|site|depot|yard|factory|plant|office|place|building|unit|warehouse|kitchen|ward|fleet|machines?|lathes?|mills?|press(?:es)?|cranes?|lines?|vans?|lorr(?:y|ies)|rigs?|kit|equipment|tools?|software|systems?)|we|there)(?:['’](?:s|re|ve)| (?:has|have|is|are|was|were|got|runs?|does|do|makes?|employs?|holds?|keeps?|owns?))(?: |$)/iu

/** What the firm has or is was put into the reader’s mouth: "You have 12 people" for "the shop has 12 people". */
const isForcedOnReader = (text: string, said: string): boolean =>
  YOU_HAVE.test(text) && SPEAKS_OF_FIRM.test(said) && !SPEAKS_OF_PERSON.test(said)

/** Told of the firm, and no benefit that the reader comes into. */
const OF_FIRM: readonly Section[] = ['culture', 'technical', 'experience', 'softSkills', 'responsibilities']

/** Under “What we offer”. */
const OF_OFFER: readonly Section[] = ['growth', 'benefits']

/** Capitals of a title and a company would hide other names, and a title whom a word speaks of. */
function withoutOwnNames(text: string, { company, jobTitle }: CheckContext): string {
  const plain = (words: string, name: string | null, stand: string) =>
    name?.trim() ? words.replaceAll(name.trim(), stand) : words
  return plain(plain(text, jobTitle, 'person'), company, 'our company')
}

/** Log-odds far below what the law screen holds: "attends breakdowns" speaks of nobody's health. */
const SPEAKS_OF_WORK = -2.5

/** Shorter words of a phrase carry it. */
const LEAST_TELLING_LETTERS = 4

/** Slang says no less than the plain word for it. */
const CHILDREN = ['child', 'children']
const PLAIN_WORDS: Readonly<Record<string, readonly string[]>> = { kid: CHILDREN, kids: CHILDREN }

/** A word for a protected characteristic. The sources were screened; a model has no reason to bring its own. */
function bringsLawWord(text: string, said: string): boolean {
  const tokens = tokenize(text, 0)
  const hits = findFamilyWords(tokens)
  const known = new Set(
    tokenize(said, 0).flatMap(({ text: word, forms }) => [...forms, ...(PLAIN_WORDS[word] ?? [])]),
  )
  // "Is retiring in" says no more than "'s retiring in".
  const isKnown = ({ from, to }: (typeof hits)[number]) => {
    const words = tokens.slice(from, to)
    const telling = words.filter((word) => word.text.length >= LEAST_TELLING_LETTERS)
    return (telling.length > 0 ? telling : words).every(({ forms }) => forms.some((form) => known.has(form)))
  }
  return !hits.every(isKnown) && scoreUnlawful(featuresOf(tokens, hits)) >= SPEAKS_OF_WORK
}

/** What no text of the document may hold, whatever it says. */
function findForbidden(
  text: string,
  said: string,
  context: CheckContext,
  isAllowed = isLawful,
): Rejection | null {
  if (text === '') return 'noFact'
  if (text.length > LINE_MAX_CHARS) return 'tooLong'
  if (text.search(FILLER) >= 0) return 'filler'
  // What the manager has let in can be said.
  if ((!isAllowed(text) && isAllowed(said)) || bringsLawWord(text, said)) return 'unlawful'
  const avoided = context.houseRules
    .filter(({ kind }) => kind === 'avoid')
    .flatMap((rule) => avoidedWords(rule.text))
    .filter((word) => !holdsWord(said, [word]))
  return holdsWord(text, avoided) ? 'avoided' : null
}

/** A word that its sources have as well was not challenged there: "young" of a charity for young carers. */
function saysChallenged(text: string, said: string, { challenged }: CheckContext): boolean {
  const { findRefusal } = createReplyGate({ texts: [text, said], challenged })
  return findRefusal(text) === 'challenged' && findRefusal(said) !== 'challenged'
}

const RANK = { changed: 0, judge: 1, same: 2 } as const

/** "(in full: £44,000 to £50,000 a year)" of pay that holds more than a typed value. */
const readingsOf = ({ facts }: Source): string[] =>
  facts.flatMap((fact) => {
    const reading = fact.slot === null ? describeReading(fact) : null
    return reading === null ? [] : [`(in full: ${reading})`]
  })

/** "Priya is the Engineering Manager", of people whom the cited sources name. */
const whoIsWho = (cited: readonly Source[], { sources }: CheckContext): string[] =>
  cited.flatMap(({ said, audience }) => titlesOfNamed(said, sources, audience))

/** The line beside what it stands for, as the gate compares them. */
export function toRewording(
  { section, text: drafted }: DraftLine,
  before: string,
  cited: readonly Source[],
  context: CheckContext,
): Rewording {
  const text = tidyText(drafted)
  const isNote = section === 'internalNotes'
  const bare = isNote ? withoutLabel(text) : withoutRightToWork(text, before)
  const offered = withoutCaveat(bare, before, context)
  return {
    before: isNote ? withoutLabel(before) : before,
    after: section === 'process' ? titleAsUs(offered, before, findManagerTitle(context.sources)) : offered,
    isNiceToHave: section === 'niceToHave',
    isProspect: section === 'growth',
    heading: sectionRow(section as Section).label,
    company: context.company,
    jobTitle: context.jobTitle,
    terms: [...cited.flatMap(({ saidIn }) => termsIn(saidIn)), ...whoIsWho(cited, context)],
    // No document names a colleague, a note for the agency included.
    isNameless: isNote || isNameless(before, context),
  }
}

/** Whether a model’s line says what its sources say: in the manager’s own words, or as the note-taker words them. */
export function checkDraftLine(line: DraftLine, context: CheckContext): DraftVerdict {
  const { section } = line
  const text = tidyText(line.text)
  const cited = findCited(line.cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  if (
    !canStandIn(cited, section) ||
    (OF_OFFER.includes(section) && deniesOffer(text)) ||
    isReportingInRow(text, section)
  )
    return { rejection: 'wrongSection' }
  const replaced = linesReplaced(cited, section)
  const ids = cited.flatMap(({ facts }) => facts.map(({ id }) => id))
  if (!replaced.every(({ factIds }) => factIds.every((id) => ids.includes(id))))
    return { rejection: 'halfLine' }
  if (new Set(cited.map(({ audience }) => audience)).size > 1) return { rejection: 'mixedAudience' }
  const said = joinLines(cited.map((source) => source.said))
  const written = joinLines(replaced.map((written) => written.text))
  const forbidden = findForbidden(text, said, context)
  if (forbidden) return { rejection: forbidden }
  if (saysChallenged(text, said, context)) return { rejection: 'challenged' }
  if (section !== 'internalNotes' && findLineReason(text, context)) return { rejection: 'line' }
  if (saysSecretName(text, context)) return { rejection: 'name' }
  if (section === 'firstYear' && tellsFailure(text)) return { rejection: 'failure' }
  if (section !== 'internalNotes' && lacksCaveat(text, context)) return { rejection: 'condition' }
  if (lacksPlanned({ text, section }, cited, context)) return { rejection: 'condition' }
  if (section === 'niceToHave' && isTaughtUnsaid(text, cited)) return { rejection: 'adds' }
  if (isOfOtherWeight(text, said, section)) return { rejection: 'strength' }
  if (OF_FIRM.includes(section) && isForcedOnReader(text, said)) return { rejection: 'subject' }
  const isTyped = cited.some(({ facts }) => facts.some(({ slot }) => slot !== null)) && said !== written
  // The note-taker’s line says that it can be taught; the words of the fact alone do not.
  const isLearnable = cited.some(({ facts }) => facts.some(({ strength }) => strength === 'learnable'))
  const around = [...new Set(cited.map(describeContext))].filter((words) => words !== '')
  const people = whoIsWho(cited, context).map((words) => `(who is who: ${words})`)
  const verdictOf = (before: string) => checkRewording(toRewording(line, before, cited, context))
  // What code leaves out of talk a judge compares in full.
  const openVerdictOf = (before: string): RewordingVerdict => {
    const checked = verdictOf(before)
    return checked.verdict === 'same' ? { verdict: 'judge' } : checked
  }
  const verdicts = [
    ...[said, written, ...listShorterForms(said, section)].map(verdictOf),
    ...listWithoutTalk(said, section).map(openVerdictOf),
  ]
  const best = verdicts.reduce((one, other) => (RANK[other.verdict] > RANK[one.verdict] ? other : one))
  const before = [
    said,
    ...(isTyped || isLearnable ? [`(in full: ${written})`] : []),
    ...cited.flatMap(readingsOf),
    ...around,
    ...new Set(people),
  ].join(' ')
  if (best.verdict !== 'changed') return { before, verdict: best.verdict }
  return OF_CONTEXT.includes(best.reason) && isExplained(text, { said, around: around.join(' ') })
    ? { before, verdict: 'judge' }
    : { rejection: best.reason }
}

/** What a judge may see in the words around a fact, or in the question that it answers: when it holds, and of whom. */
const OF_CONTEXT: readonly RewordingReason[] = [
  'condition',
  'negation',
  'subject',
  'exclusivity',
  'direction',
  'scope',
]

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s|e)$/u, ''))

/** All words of the line are of the fact or around it, and some of those around it are what it adds. */
function isExplained(text: string, { said, around }: { said: string; around: string }): boolean {
  const own = new Set(stemsOf(said))
  const near = new Set(stemsOf(around))
  const added = stemsOf(text).filter((stem) => !own.has(stem) && !CARRIERS.has(stem))
  return added.length > 0 && added.every((stem) => near.has(stem))
}

/** Words that carry a line and say nothing of the job. */
const CARRIERS = new Set(
  stemsOf('you your the and when where with for from that this our not are can will who'),
)

const sentencesIn = (text: string): string[] => {
  const splitter = createSentenceSplitter()
  return [...splitter.push(text), splitter.flush()].filter((sentence) => sentence.trim() !== '')
}

export const countSentences = (text: string): number => sentencesIn(text).length

/** Advice to the manager reads like what the screen holds of a manager; a word of the law, or a plain ask, still counts. */
const isLawfulAdvice = (text: string): boolean =>
  findUnlawful(text).every(({ certainty, words }) => certainty !== 'plain' && words.length === 0)

const wordsOf = (cited: readonly Source[]): string =>
  joinLines(cited.flatMap((source) => [source.said, ...source.lines.map((written) => written.text)]))

/** What an overview or advice may take its figures and names from. */
export const wordsBearing = (cited: readonly Source[], { company, jobTitle }: CheckContext): string =>
  joinLines([wordsOf(cited), company, jobTitle ?? ''])

/** Every figure and name comes from what it cites; what it leaves out is said elsewhere. */
function checkByGate(
  text: string,
  cited: readonly Source[],
  context: CheckContext,
  isAllowed = isLawful,
): DraftVerdict {
  const said = wordsOf(cited)
  const forbidden = findForbidden(text, said, context, isAllowed)
  if (forbidden) return { rejection: forbidden }
  if (saysSecretName(text, context)) return { rejection: 'name' }
  if (findLineReason(text, context)) return { rejection: 'line' }
  const { company, jobTitle, challenged } = context
  const bearing = wordsBearing(cited, context)
  const gate = createReplyGate({ texts: [said], facts: [company, jobTitle ?? ''], challenged })
  for (const sentence of sentencesIn(withoutOwnNames(text, context))) {
    const refusal = gate.findRefusal(sentence)
    if (refusal === 'challenged' && saysChallenged(sentence, bearing, context))
      return { rejection: 'challenged' }
    if (refusal && refusal !== 'challenged')
      return { rejection: refusal === 'figure' || refusal === 'unit' ? refusal : 'name' }
  }
  return { before: said, verdict: 'judge' }
}

/** What the company does, why there is a job, and the project that it was opened for are culture, motivation or duties in the brief. */
const canStandInOverview = ({ isForOverview, audience, lines }: Source): boolean =>
  isForOverview ||
  (audience === 'candidate' &&
    lines.length > 0 &&
    lines.every(({ section }) => ['culture', 'responsibilities', 'motivation'].includes(section)))

/** It may leave out, and adds nothing. */
export function checkOverviewLine({ text, cites }: DraftLine, context: CheckContext): DraftVerdict {
  const cited = findCited(cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  if (!cited.every(canStandInOverview)) return { rejection: 'wrongSection' }
  if (countSentences(tidyText(text)) > OVERVIEW_MAX_SENTENCES) return { rejection: 'tooLong' }
  return checkByGate(tidyText(text), cited, context)
}

/** Advice is not in its sources; whatever it says of the vacancy is. */
export function checkRecommendation({ text, cites }: DraftLine, context: CheckContext): DraftVerdict {
  const cited = findCited(cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  // What is for the agency only is said once, in its own section.
  if (cited.some(({ audience }) => audience === 'agency')) return { rejection: 'mixedAudience' }
  return checkByGate(tidyText(text), cited, context, isLawfulAdvice)
}
