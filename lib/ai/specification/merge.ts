import { isSpoken } from '@/lib/consultation/brief/facts'
import { tellsFailureOnly } from '@/lib/consultation/brief/failures'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { findLineFault } from '@/lib/consultation/guard/line'
import { hasWordsOfTalk } from '@/lib/consultation/guard/readable/entry'
import { isDoubtful } from '@/lib/consultation/guard/readable/model'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'
import { audienceOf } from '@/lib/specification/content'
import { BY_MODEL, LEFT_BY_MODEL, SECTION_KEYS, type Section, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { shareTold } from '@/lib/specification/told'
import { inTime } from './in-time'
import { canStandIn, linesReplaced } from './moves'
import { OVERVIEW_MAX_SENTENCES } from './prompt'
import { type Source, sectionsOfSources } from './sources'
import { countSentences } from './text'

export interface AcceptedDraft {
  section: Section
  cited: readonly Source[]
  /** Cited besides, from sections that it is not of. */
  beside?: readonly Source[]
  /** Null where it was refused: its facts then keep their own lines, in this place. */
  text: string | null
  /** It was refused for what it says. */
  isRefused?: boolean
  /** In these words, which hide or claim nothing that candidates have to know. */
  wording?: string
  /** Their own lines are not for candidates to read as they are. */
  isUnfit?: boolean
}

const TAUGHT =
  /\b(?:courses?|gain|gained|learn|learned|learnt|pick (?:it|this) up|put you through|send you|show|taught|teach|train|trained|training)\b/i
const LEARNABLE = / \(can be learned here\)$/
/** What can be learned is said behind the wish, whatever a model wrote of it. */
function withLearning(text: string, replaced: readonly SpecificationLine[], section: Section): string {
  const isLearnable = section === 'niceToHave' && replaced.every((line) => LEARNABLE.test(line.text))
  return isLearnable && !TAUGHT.test(text) ? `${text} (can be learned here)` : text
}

const unique = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((source) => [JSON.stringify(source), source])).values(),
]

/** Its own words, which no filter for talk is to hide. */
function letStand({ isUnfit: _, ...line }: SpecificationLine): SpecificationLine {
  if (!isSpoken(line)) return line
  const { said = line.text, edits = [] } = line.reworded ?? {}
  return { ...line, reworded: { said, edits: [...edits, LEFT_BY_MODEL] } }
}

function toLine(
  written: string,
  replaced: readonly SpecificationLine[],
  section: Section,
): SpecificationLine[] {
  const first = replaced.find((line) => line.section === section) ?? replaced[0]
  if (!first) return []
  const text = withLearning(written, replaced, section)
  if (replaced.length === 1 && first.text === text && first.section === section) return [letStand(first)]
  const factIds = [...new Set(replaced.flatMap((line) => line.factIds))]
  const said = replaced.map((line) => line.reworded?.said ?? line.text).join('. ')
  const pays = section === 'compensation' ? replaced.flatMap(({ pay }) => (pay ? [pay] : [])) : []
  const line: SpecificationLine = {
    id: first.id,
    section,
    audience: audienceOf(first),
    text,
    factIds,
    evidence: unique(replaced.flatMap(({ evidence }) => evidence)),
    ...(pays.length === 1 && { pay: pays[0] }),
  }
  if (factIds.length === 0) return [line]
  // The manager’s own words, where the note-taker had others, are a model’s choice too.
  return [said === text ? letStand(line) : { ...line, reworded: { said, edits: [BY_MODEL] } }]
}

/** A qualification has a line in two sections: both say the same. What an overview or advice cites keeps its own lines. */
function placesOf({ section, cited }: AcceptedDraft): Section[] {
  const sections = sectionsOfSources(cited)
  if (sections.includes(section)) return sections
  return canStandIn(cited, section) ? [section] : []
}

/** The opening tells of the description so much that the rest is said twice. */
const MOST_OF_IT = 0.5

/** The model’s, if it names the job; else the note-taker’s. */
function mergeOverview(
  written: readonly SpecificationLine[],
  drafts: readonly AcceptedDraft[],
  { company, newId }: { company: string; newId: () => string },
): SpecificationLine[] {
  const isTitle = ({ id, facts }: Source) => id === 'T1' || facts.some(({ topic }) => topic === 'title')
  const accepted = drafts.flatMap(({ section, text, cited }) =>
    section === 'overview' && text !== null ? [{ text, cited }] : [],
  )
  if (!accepted.some(({ cited }) => cited.some(isTitle))) return [...written]
  const opening = accepted.map(({ text }) => text).join(' ')
  const isTold = ({ text }: SpecificationLine) => shareTold(text, opening, company) >= MOST_OF_IT
  const isDescribed = accepted.some(({ cited }) => cited.some(({ id }) => id === 'C1'))
  const description = isDescribed
    ? []
    : written.filter((line) => line.evidence.some(({ id }) => id === 'description') && !isTold(line))
  const lines = accepted.map(
    ({ text, cited }): SpecificationLine => ({
      id: newId(),
      section: 'overview',
      audience: 'candidate',
      text: /[.?]$/.test(text) ? text : `${text}.`,
      factIds: cited.flatMap(({ facts }) => facts.map(({ id }) => id)),
      evidence: unique(cited.flatMap(({ evidence }) => evidence)),
    }),
  )
  let sentences = 0
  return [...lines, ...description].filter(({ text }) => {
    sentences += countSentences(text)
    return sentences <= OVERVIEW_MAX_SENTENCES
  })
}

function recommendationLines(drafts: readonly AcceptedDraft[], newId: () => string): SpecificationLine[] {
  return drafts.flatMap(({ section, text, cited }): SpecificationLine[] =>
    section !== 'recommendation' || text === null
      ? []
      : [
          {
            id: newId(),
            section,
            audience: 'agency',
            text: /[.?]$/.test(text) ? text : `${text}.`,
            factIds: cited.flatMap(({ facts }) => facts.map(({ id }) => id)),
            evidence: unique(cited.flatMap(({ evidence }) => evidence)),
          },
        ],
  )
}

const tellingStems = (text: string): string[] =>
  tokensOf(text).flatMap(({ text: word }) => (isContent(word) && !GENERIC.test(word) ? [stemOf(word)] : []))

const bare = (text: string): string => text.trim().replace(/\.$/, '')

/** Whether the opening of the document is a model’s. */
const isOpening = ({ section, text }: AcceptedDraft, overview: readonly SpecificationLine[]): boolean =>
  section === 'overview' && text !== null && overview.some((line) => bare(line.text) === bare(text))

/** Sources that the overview says in full, so that no list has to say them again. One without a telling word keeps its own line. */
function sourcesInOverview(
  overview: readonly SpecificationLine[],
  drafts: readonly AcceptedDraft[],
): Source[] {
  const stems = new Set(overview.flatMap(({ text }) => tellingStems(text)))
  const isTold = (said: string) => {
    const telling = tellingStems(said)
    return telling.length > 0 && telling.every((stem) => stems.has(stem))
  }
  return drafts.flatMap((draft) =>
    isOpening(draft, overview)
      ? draft.cited.filter(({ isForOverview, said }) => !isForOverview && isTold(said))
      : [],
  )
}

/** What is told of the firm, the work and the first year can be one line, wherever it stands. */
const MERGED: readonly Section[] = [
  'responsibilities',
  'firstYear',
  'motivation',
  'culture',
  'growth',
  'benefits',
]

/** The lines of sources of other sections that a draft says in full. */
function linesToldBeside({ section, text, beside = [] }: AcceptedDraft): SpecificationLine[] {
  if (text === null || !MERGED.includes(section)) return []
  const tokens = tokensOf(text)
  const stems = new Set(tellingStems(text))
  const figures = new Set(tokens.map(({ text: word }) => word))
  const isTold = (said: string) => {
    const telling = tellingStems(said)
    return (
      telling.length > 0 &&
      telling.every((stem) => stems.has(stem)) &&
      tokensOf(said).every(({ text: word }) => !isFigure(word) || figures.has(word))
    )
  }
  return beside.flatMap(({ said, lines }) =>
    lines.every((line) => MERGED.includes(line.section)) && isTold(said) ? lines : [],
  )
}

/** An approval needs these, and typed values read well. */
const NEEDED: readonly Section[] = ['compensation', 'location', 'contractType']

/** Words of talk, or of which a rule says that no candidate is to read them. */
export const isTalk = ({ text, section }: SpecificationLine, company: string): boolean =>
  hasWordsOfTalk(text) ||
  findLineFault(text, { company, spokenIn: section }) !== null ||
  (section === 'firstYear' && tellsFailureOnly(text))

/** What a model could put into no words that hold needs to read well as it was said. A typed value has its own form. */
function isRaw(line: SpecificationLine, cited: readonly Source[]): boolean {
  const isWorded = cited.some(({ facts }) =>
    facts.some(({ id, slot }) => slot === null && line.factIds.includes(id)),
  )
  return isWorded && isSpoken(line) && isDoubtful(line.text, line.section, { isChanged: true })
}

const isPractical = (section: Section): boolean =>
  sectionRow(section).path.startsWith('summary.practicalDetails.')

/** A practical row is short by nature, and only talk keeps it from candidates. */
const canBeUnfit = (line: SpecificationLine, company: string): boolean =>
  line.factIds.length > 0 &&
  !NEEDED.includes(line.section) &&
  audienceOf(line) === 'candidate' &&
  (!isPractical(line.section) || isTalk(line, company))

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The opening of the note-taker without a duty that candidates are not to read as it is: "… to keep the others going". */
function withoutDuty(opening: SpecificationLine, { text, factIds }: SpecificationLine): SpecificationLine {
  const rest = opening.text.replace(` to ${lowered(text)}`, '')
  return rest === opening.text
    ? opening
    : { ...opening, text: rest, factIds: opening.factIds.filter((id) => !factIds.includes(id)) }
}

/** The model’s lines in its order; every fact without one keeps the note-taker’s, so that nothing said is lost. */
export function mergeDraft(
  written: SpecificationContent,
  drafts: readonly AcceptedDraft[],
  newId: () => string,
): SpecificationContent {
  const of = (section: Section) => written.lines.filter((line) => line.section === section)
  const sections = SECTION_KEYS.filter((key) => key !== 'overview' && key !== 'recommendation')
  const left = new Set(sections.flatMap(of))
  const take = (lines: readonly SpecificationLine[]) => lines.filter((line) => left.delete(line))
  const overview = mergeOverview(of('overview'), drafts, { company: written.companyName, newId })
  // An approval needs a line on the work.
  const isOnlyWork = (lines: readonly SpecificationLine[]) =>
    lines.some(({ section }) => section === 'responsibilities') &&
    of('responsibilities').every((line) => lines.includes(line))
  const besideOf = (draft: AcceptedDraft) => {
    const lines = linesToldBeside(draft)
    return isOnlyWork(lines) ? [] : lines
  }
  // What is accepted has its lines first: another draft of the same facts may stand before it.
  const accepted = drafts.flatMap((draft) =>
    draft.text === null
      ? []
      : placesOf(draft).map((section) => ({
          draft,
          section,
          lines: toLine(
            draft.text ?? '',
            take([...linesReplaced(draft.cited, section), ...besideOf(draft)]),
            section,
          ),
        })),
  )
  for (const { lines } of sourcesInOverview(overview, drafts)) if (!isOnlyWork(lines)) take(lines)
  const isTold = (line: SpecificationLine) => isTalk(line, written.companyName)
  const unfit = new Set(
    drafts.flatMap(({ isUnfit, isRefused, cited, section }) =>
      linesReplaced(cited, section).filter(
        (line) => isUnfit || (isRefused && isTold(line) && isRaw(line, cited)),
      ),
    ),
  )
  // A model that could have called them unfit has seen these.
  const seen = new Set(
    drafts.flatMap(({ isRefused, cited, section }) => (isRefused ? linesReplaced(cited, section) : [])),
  )
  // A model would print these as they are, and only in another place.
  const chosen = new Set(
    drafts.flatMap(({ wording, cited, section }) =>
      wording === undefined
        ? []
        : linesReplaced(cited, section).filter(({ text }) => bare(text) === bare(wording)),
    ),
  )
  const asLeft = (line: SpecificationLine): SpecificationLine => {
    if (chosen.has(line)) return letStand(line)
    if (unfit.has(line)) return canBeUnfit(line, written.companyName) ? { ...line, isUnfit: true } : line
    return seen.has(line) && !isTold(line) ? letStand(line) : line
  }
  const linesOf = (draft: AcceptedDraft, section: Section) =>
    draft.text === null && draft.section === section
      ? take(linesReplaced(draft.cited, section).filter((line) => line.section === section)).map(asLeft)
      : accepted.flatMap((place) => (place.draft === draft && place.section === section ? place.lines : []))
  const placed = new Map(
    sections.map((section) => [section, drafts.flatMap((draft) => linesOf(draft, section))]),
  )
  return {
    ...written,
    lines: [
      ...overview.map((line) =>
        [...unfit].filter((one) => canBeUnfit(one, written.companyName)).reduce(withoutDuty, line),
      ),
      ...sections.flatMap((section) => {
        const lines = [
          ...(placed.get(section) ?? []),
          ...[...left].filter((line) => line.section === section).map(asLeft),
        ]
        return section === 'firstYear' ? inTime(lines) : lines
      }),
      ...recommendationLines(drafts, newId),
      ...of('recommendation'),
    ],
  }
}
