import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import { brand } from '@/lib/content/brand'
import { formatDay } from '@/lib/dates'
import type { DocumentBlock, ListItem, WrittenDocument } from '@/lib/documents/writing/model'
import { listLinesToRewrite, toEdition } from '@/lib/specification/content'
import { STATUS_NAMES } from '@/lib/specification/options'
import type { SourceTexts, SpecificationContent } from '@/lib/specification/schema'
import { describeQuote } from './describe-quote'
import {
  ABSENCE_TEXTS,
  buildGlance,
  foldOpen,
  type LineGroup,
  type SheetLine,
  type SheetSection,
  titleOfOpen,
} from './parts'
import { PROMISE, QUALITY_COMMITMENT } from './promises'
import { buildQuotes, describeOmitted, SCHEDULE_TITLE } from './quotes'
import { buildDocument, countSourcedLines, type DocumentSpecification, numberClosingParts } from './sections'
import { buildStatement, STATEMENT_TITLE } from './statement'

const PENDING = 'To be confirmed'
/** Behind a line that was meant for candidates and cannot be printed as it is. */
const TO_REWRITE = 'Needs a rewrite: candidates don’t see it'
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The agency edition, as its screen shows it. What candidates read is made from `Advert` (lib/advert/document.ts). */
export function buildWrittenSpecification(
  specification: Pick<DocumentSpecification, 'content' | 'version' | 'status' | 'createdAt'>,
  texts: SourceTexts = {},
): WrittenDocument {
  const content = toEdition(specification.content, 'agency')
  const everything = buildDocument(content)
  const { sections, open } = foldOpen(everything)
  const closing = numberClosingParts(content)
  const { version, status, createdAt } = specification
  const counts = countSourcedLines(content)
  const toRewrite = new Set(listLinesToRewrite(content).map(({ lineId }) => lineId))
  return {
    title: content.jobTitle,
    author: brand.product,
    foot: footOf(content, version),
    blocks: [
      {
        kind: 'details',
        details: [
          { label: 'Company', text: content.companyName },
          { label: 'Version', text: `${version}, ${formatDay(createdAt)}` },
          { label: 'Status', text: STATUS_NAMES[status] },
          { label: 'Lines with a source', text: `${counts.withSource} of ${counts.lines}` },
          ...buildGlance(everything).map(({ label, text }) => ({ label, text: text ?? PENDING })),
        ],
      },
      ...writeSections(sections, toRewrite),
      { kind: 'heading', level: 2, number: closing.statement, text: STATEMENT_TITLE },
      { kind: 'paragraph', text: buildStatement(content) },
      { kind: 'heading', level: 2, number: closing.promise, text: PROMISE.title },
      { kind: 'paragraph', text: PROMISE.text },
      { kind: 'heading', level: 2, number: closing.quality, text: QUALITY_COMMITMENT.title },
      { kind: 'paragraph', text: QUALITY_COMMITMENT.text },
      ...writeOpen(open, closing.open),
      ...writeSchedule(sections, texts, content.companyName),
    ],
  }
}

export const footOf = ({ jobTitle, companyName }: SpecificationContent, version: number) =>
  `${jobTitle}, ${companyName}, version ${version}`

/** `toRewrite` are the ids of the lines that are marked as kept from candidates until somebody has reworded them. */
export function writeSections(
  sections: readonly SheetSection[],
  toRewrite: ReadonlySet<string> = new Set(),
): DocumentBlock[] {
  return sections.flatMap(({ number, title, look, groups }): DocumentBlock[] => [
    { kind: 'heading', level: 2, text: title, ...(number && { number }) },
    ...groups.map((group): DocumentBlock => {
      const items = group.lines.map((line) => toItem(line, toRewrite))
      if (look === 'rows')
        return { kind: 'row', label: group.label, items: items.length > 0 ? items : [absenceOf(group)] }
      return items.length > 0
        ? { kind: 'list', items }
        : { kind: 'paragraph', isQuiet: true, text: absenceOf(group).text }
    }),
  ])
}

const toItem = ({ id, text, number, isAgencyOnly }: SheetLine, toRewrite: ReadonlySet<string>): ListItem => ({
  text,
  ...(number && { number }),
  ...(isAgencyOnly && { note: AUDIENCE_LABELS.agency }),
  ...(toRewrite.has(id) && { note: TO_REWRITE }),
})

const absenceOf = ({ absence }: LineGroup): ListItem => ({ text: ABSENCE_TEXTS[absence] })

const writeOpen = (open: readonly LineGroup[], number: string): DocumentBlock[] =>
  open.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, number, text: titleOfOpen(open.length) },
        { kind: 'paragraph', isQuiet: true, text: LIST.format(open.map(({ label }) => label)) },
      ]

/** Where each line comes from, in its own words. */
function writeSchedule(
  sections: readonly SheetSection[],
  texts: SourceTexts,
  speaker: string,
): DocumentBlock[] {
  const lines = sections
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.lines)
    .filter(({ evidence }) => evidence.length > 0)
  if (lines.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: SCHEDULE_TITLE },
    {
      kind: 'details',
      details: lines.map(({ number, evidence }) => {
        const { quotes, omitted } = buildQuotes(evidence, texts, speaker)
        const parts = [
          ...quotes.map((quote) => describeQuote(quote, speaker)),
          ...(omitted > 0 ? [describeOmitted(omitted)] : []),
        ]
        return { label: number ?? '', text: parts.join('; ') }
      }),
    },
  ]
}
