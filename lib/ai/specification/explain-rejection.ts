import type { Figure } from '@/lib/consultation/guard/language/figures'
import { findMeanings } from '@/lib/consultation/guard/language/meanings'
import { findFamilyWords } from '@/lib/consultation/guard/law/features'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { findLineReason } from '@/lib/consultation/guard/line'
import { namesPerson } from '@/lib/consultation/guard/people'
import {
  listRewordingReasons,
  REWORDING_REASONS,
  type Rewording,
  type RewordingReason,
} from '@/lib/consultation/guard/rewording/check'
import { strayFigures, strayNames } from '@/lib/consultation/guard/rewording/measures'
import {
  isContent,
  type RewordingContext,
  type RewordingText,
  readRewordingText,
  stemOf,
} from '@/lib/consultation/guard/rewording/text'
import { deniesOffer } from '@/lib/specification/denied-offer'
import type { Section } from '@/lib/specification/options'
import type { CheckContext, Rejection } from './check'
import { toRewording } from './compare'
import { linesReplaced, sectionsFor } from './moves'
import { saysNotNeeded } from './not-needed'
import { isReportingInRow, lacksCaveat, lacksPlanned, saysSecretName } from './reservations'
import { findRoleLost } from './role-kept'
import type { DraftLine } from './schema'
import { findOverstated } from './scope'
import { driverOf, listForms } from './shorter-forms'
import { describeContext, findCited, type Source } from './sources'
import { isMadePersonal } from './team-target'
import { tidyText } from './text'
import { wordsBearing } from './validate-summary'

/** The most words told of each kind. */
const WORDS_MAX = 12

type Reader = (text: RewordingText, other: RewordingText, context: RewordingContext) => string[]

const unitsMissing: Reader = (text, other) => {
  const told = ({ value, currency, unit }: Figure) => [currency, value, unit].filter(Boolean).join(' ')
  const known = new Set(other.figures.map(told))
  return text.figures.map(told).filter((figure) => !known.has(figure))
}

const DATE =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/
/** Letters that tell one day or month from another, however it is written. */
const DATE_LETTERS = 3

const namesMissing: Reader = (text, other, context) => {
  const dates = text.tokens.flatMap(({ text: word, raw }) =>
    DATE.test(word) &&
    (!/^(?:may|march|sat|sun)$/.test(word) || /^\p{Lu}/u.test(raw)) &&
    !other.tokens.some(
      (token) => DATE.test(token.text) && token.text.slice(0, DATE_LETTERS) === word.slice(0, DATE_LETTERS),
    )
      ? [word]
      : [],
  )
  return [...strayNames(text, other, context), ...dates]
}

/** "unless", "up to": the words of a meaning that the others have not. */
const meaningsMissing: Reader = ({ tokens }, other) =>
  findMeanings(tokens).flatMap(({ meaning, at, length }) =>
    other.meanings.has(meaning)
      ? []
      : [
          tokens
            .slice(at, at + length)
            .map(({ text }) => text)
            .join(' '),
        ],
  )

/** The rules have another word for these. */
const SAID_OTHERWISE = /^(?:me|my|myself|inside|within|one|\d.*)$/

const contentMissing: Reader = ({ tokens }, other) => {
  const known = new Set(other.tokens.map(({ text }) => stemOf(text)))
  return tokens.flatMap(({ text }) =>
    isContent(text) && !SAID_OTHERWISE.test(text) && !known.has(stemOf(text)) ? [text] : [],
  )
}

const READERS: Partial<Record<Rejection, readonly Reader[]>> = {
  figure: [strayFigures],
  unit: [unitsMissing],
  name: [namesMissing],
  negation: [meaningsMissing],
  condition: [meaningsMissing],
  bound: [meaningsMissing],
  exclusivity: [meaningsMissing],
  direction: [meaningsMissing],
  strength: [meaningsMissing],
  scope: [meaningsMissing, contentMissing],
  adds: [contentMissing],
  drops: [contentMissing],
  changes: [meaningsMissing, contentMissing],
}

/** A line beside what was said, and beside the shorter forms of that. */
type Forms = readonly [Rewording, ...Rewording[]]

/** The words that a line adds to its sources, or leaves out of every form that it may say. The overview and advice may leave out. */
function differingWords(rejection: Rejection, [rewording, ...shorter]: Forms, mayOmit: boolean): string[] {
  const { before, after, ...context } = rewording
  const [line, source] = [readRewordingText(after, context), readRewordingText(before, context)]
  const read = (text: RewordingText, other: RewordingText) =>
    [...new Set((READERS[rejection] ?? []).flatMap((reader) => reader(text, other, context)))].slice(
      0,
      WORDS_MAX,
    )
  const added = rejection === 'drops' ? [] : read(line, source)
  const omits = rejection !== 'adds' && !mayOmit && !(rejection === 'name' && context.isNameless)
  const forms = shorter.map((form) => readRewordingText(form.before, context))
  const missing = omits
    ? forms.reduce(
        (words, form) => {
          const left = read(form, line)
          return words.filter((word) => left.includes(word))
        },
        read(source, line),
      )
    : []
  return [...added.map((word) => `new: ${word}`), ...missing.map((word) => `missing: ${word}`)]
}

/** The words of the line that make it sound like an ask about a person. */
function lawWords(text: string): string[] {
  const tokens = tokenize(text, 0)
  return findFamilyWords(tokens).map(({ from, to }) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
  )
}

/** Sources of one line that were not cited together. */
function uncitedOf(
  cited: readonly Source[],
  section: DraftLine['section'],
  all: readonly Source[],
): string[] {
  const ids = new Set(linesReplaced(cited, section).flatMap(({ factIds }) => factIds))
  return all
    .filter((source) => !cited.includes(source) && source.facts.some(({ id }) => ids.has(id)))
    .map(({ id }) => id)
}

function detailOf(
  { text, section }: DraftLine,
  rejection: Rejection,
  context: CheckContext,
  cited: Source[],
) {
  // A note for the agency is no line of an advert, but it names nobody either.
  if (rejection === 'line' && section !== 'internalNotes') return [findLineReason(text, context) ?? 'person']
  if (rejection === 'line')
    return [namesPerson(text, context) ? 'person' : 'say what is so, and not who said it']
  if (rejection === 'unlawful') return lawWords(text)
  if (rejection === 'wrongSection' && deniesOffer(text)) return ['what is not offered goes to culture']
  if (rejection === 'wrongSection' && saysNotNeeded(text)) return ['what is not needed goes to experience']
  if (rejection === 'wrongSection' && isReportingInRow(text, section))
    return ['who they report to goes to culture']
  if (rejection === 'wrongSection')
    return [`it may go to ${sectionsFor(cited).join(', ') || 'no one section'}`]
  if (rejection === 'role')
    return [
      `say “${findRoleLost(text, cited.map(({ said }) => said).join('. '), context) ?? 'what they do'}”, not “a colleague”`,
    ]
  if (rejection === 'mixedAudience')
    return [
      `for the agency: ${cited.flatMap(({ audience, id }) => (audience === 'agency' ? [id] : [])).join(', ')}`,
    ]
  if (rejection === 'halfLine')
    return [`cite ${uncitedOf(cited, section, context.sources).join(', ')} as well`]
  return []
}

const isOfGate = (rejection: Rejection): rejection is RewordingReason =>
  REWORDING_REASONS.some((reason) => reason === rejection)

const tell = (reason: Rejection, words: readonly string[]): string =>
  words.length === 0 ? reason : `${reason} (${[...new Set(words)].join(', ')})`

/** All reasons as the model is told them, each with the words that show it where code knows them: "figure (missing: 12); scope (missing: or)". */
export function explainRejection(draft: DraftLine, rejection: Rejection, context: CheckContext): string {
  const cited = findCited(draft.cites, context.sources) ?? []
  const mayOmit = draft.section === 'overview' || draft.section === 'recommendation'
  const said = cited.map((source) => source.said).join('\n')
  const text = tidyText(draft.text)
  if (rejection === 'name' && saysSecretName(text, context)) return 'name (it is not to be named)'
  if (rejection === 'condition' && !mayOmit && lacksCaveat(text, context))
    return 'condition (missing: not guaranteed)'
  if (rejection === 'condition' && !mayOmit && lacksPlanned({ text, section: draft.section }, cited, context))
    return 'condition (missing: planned, for it is not decided)'
  if (rejection === 'subject' && draft.section === 'firstYear' && isMadePersonal(text, said))
    return 'subject (the target is the team’s: say so)'
  const overstated =
    rejection === 'scope'
      ? findOverstated({ text, section: draft.section }, said, cited.map(describeContext).join(' '))
      : null
  if (overstated !== null) return `scope (${overstated})`
  const own = detailOf(draft, rejection, context, cited)
  if (own.length > 0) return tell(rejection, own)
  const { company, jobTitle } = context
  const toForm = (form: string) => toRewording(draft, form, cited, context)
  const shorter = mayOmit
    ? []
    : listForms(said, draft.section as Section, driverOf(context.sources))
        .slice(1)
        .map(toForm)
  const full = mayOmit
    ? { before: wordsBearing(cited, context), after: text, company, jobTitle }
    : toForm(said)
  const others = isOfGate(rejection) && !mayOmit ? listRewordingReasons(full) : []
  const isOfAll = (reason: Rejection) =>
    reason === rejection ||
    shorter.every((form) => listRewordingReasons(form).some((other) => other === reason))
  return [...new Set([rejection, ...others])]
    .filter(isOfAll)
    .map((reason) => tell(reason, differingWords(reason, [full, ...shorter], mayOmit)))
    .join('; ')
}
