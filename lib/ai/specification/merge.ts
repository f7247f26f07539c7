import type { Evidence } from '@/lib/consultation/brief/schema'
import { audienceOf } from '@/lib/specification/content'
import { BY_MODEL, type Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'
import { OVERVIEW_MAX_SENTENCES } from './prompt'
import { type Source, sectionsOfSources } from './sources'
import { countSentences, linesReplaced } from './validate'

export interface AcceptedDraft {
  section: Section
  cited: readonly Source[]
  /** Null where it was refused: its facts then keep their own lines, in this place. */
  text: string | null
}

const unique = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((source) => [JSON.stringify(source), source])).values(),
]

function toLine(text: string, replaced: readonly SpecificationLine[]): SpecificationLine[] {
  const [first] = replaced
  if (!first) return []
  if (replaced.length === 1 && first.text === text) return [first]
  const factIds = [...new Set(replaced.flatMap((line) => line.factIds))]
  const said = replaced.map((line) => line.reworded?.said ?? line.text).join('. ')
  return [
    {
      id: first.id,
      section: first.section,
      audience: audienceOf(first),
      text,
      factIds,
      evidence: unique(replaced.flatMap(({ evidence }) => evidence)),
      ...(first.pay && replaced.length === 1 && { pay: first.pay }),
      ...(factIds.length > 0 && said !== text && { reworded: { said, edits: [BY_MODEL] } }),
    },
  ]
}

/** A qualification has a line in two sections: both say the same. What an overview or advice cites keeps its own lines. */
function placesOf({ section, cited }: AcceptedDraft): Section[] {
  const sections = sectionsOfSources(cited)
  return sections.includes(section) ? sections : []
}

function mergeSection(
  section: Section,
  lines: readonly SpecificationLine[],
  drafts: readonly AcceptedDraft[],
): SpecificationLine[] {
  const own = drafts.filter((draft) =>
    draft.text === null ? draft.section === section : placesOf(draft).includes(section),
  )
  if (own.every(({ text }) => text === null)) return [...lines]
  const worded = new Set(
    own.flatMap(({ text, cited }) => (text === null ? [] : linesReplaced(cited, section))),
  )
  const left = new Set(lines)
  const merged: SpecificationLine[] = []
  for (const draft of own) {
    const replaced = linesReplaced(draft.cited, section).filter(
      (line) => left.has(line) && (draft.text !== null || !worded.has(line)),
    )
    for (const line of replaced) left.delete(line)
    merged.push(...(draft.text === null ? replaced : toLine(draft.text, replaced)))
  }
  return [...merged, ...left]
}

/** The model’s, if it names the job; else the note-taker’s. */
function mergeOverview(
  written: readonly SpecificationLine[],
  drafts: readonly AcceptedDraft[],
  newId: () => string,
): SpecificationLine[] {
  const isTitle = ({ id, facts }: Source) => id === 'T1' || facts.some(({ topic }) => topic === 'title')
  const accepted = drafts.flatMap(({ section, text, cited }) =>
    section === 'overview' && text !== null ? [{ text, cited }] : [],
  )
  if (!accepted[0]?.cited.some(isTitle)) return [...written]
  const isDescribed = accepted.some(({ cited }) => cited.some(({ id }) => id === 'C1'))
  const description = isDescribed
    ? []
    : written.filter(({ evidence }) => evidence.some(({ id }) => id === 'description'))
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

/** The model’s lines in its order; every fact without one keeps the note-taker’s, so that nothing said is lost. */
export function mergeDraft(
  written: SpecificationContent,
  drafts: readonly AcceptedDraft[],
  newId: () => string,
): SpecificationContent {
  const of = (section: Section) => written.lines.filter((line) => line.section === section)
  const sections = [...new Set(written.lines.map(({ section }) => section))].filter(
    (section) => section !== 'overview' && section !== 'recommendation',
  )
  return {
    ...written,
    lines: [
      ...mergeOverview(of('overview'), drafts, newId),
      ...sections.flatMap((section) => mergeSection(section, of(section), drafts)),
      ...recommendationLines(drafts, newId),
      ...of('recommendation'),
    ],
  }
}
