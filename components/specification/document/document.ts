import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import { audienceOf, listUnknowns, sectionsOf } from '@/lib/specification/content'
import { type Section, type SpecificationStatus, sectionRow } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'

export interface DocumentSpecification {
  id: string
  content: SpecificationContent
  version: number
  revision: number
  status: SpecificationStatus
  createdAt: Date
  contactName: string
}

export interface DraftDocument extends DocumentSpecification {
  companyId: string
  sessionId: string
}

/** A line with its number in the document: "3.5.2". */
export interface NumberedLine extends SpecificationLine {
  number: string
  /** In a section that is otherwise for candidates. */
  isAgencyOnly: boolean
}

export type AbsenceReason = 'toConfirm' | 'notApplicable' | 'none'

export interface LineGroup {
  key: Section
  label: string
  lines: NumberedLine[]
  /** Used only without lines. */
  absence: AbsenceReason
}

export interface DocumentSection {
  /** "3.1". */
  number: string
  title: string
  look: 'prose' | 'tags' | 'rows'
  groups: LineGroup[]
}

/** In order. All belong to Section 3, the employee value proposition. */
const DOCUMENT_PARTS: { title: string; look: DocumentSection['look']; groups: Section[] }[] = [
  { title: 'Vacancy overview', look: 'prose', groups: ['overview'] },
  { title: 'The work', look: 'rows', groups: ['responsibilities', 'firstYear'] },
  { title: 'Organisation and culture', look: 'tags', groups: ['culture'] },
  { title: 'Progression', look: 'tags', groups: ['growth'] },
  { title: 'Benefits and rewards', look: 'tags', groups: ['benefits'] },
  {
    title: 'Skills and person fit',
    look: 'rows',
    groups: ['motivation', 'technical', 'experience', 'softSkills', 'niceToHave'],
  },
  {
    title: 'Practical details',
    look: 'rows',
    groups: [
      'location',
      'workPattern',
      'hours',
      'posts',
      'contractType',
      'startDate',
      'duration',
      'travel',
      'onCall',
      'education',
      'compensation',
      'package',
      'notice',
      'healthSafety',
      'expenses',
      'process',
    ],
  },
  { title: AUDIENCE_LABELS.agency, look: 'prose', groups: ['internalNotes'] },
]

/** One post is the ordinary case, which nobody says. */
const SHOWN_WITH_LINES = new Set<Section>(['internalNotes', 'posts'])

/** Ordinary specifications have about 40. Longer ones are shown in pages. */
export const LINES_PER_PAGE = 100

const labelOf = (key: Section) => sectionRow(key).label

export const anchorOf = (key: Section) => `row-${key}`

/** Without sections that a document of its shape cannot have, and without parts that have nothing to say. */
function partsOf(content: SpecificationContent) {
  const sections = sectionsOf(content)
  return DOCUMENT_PARTS.map((part) => ({
    ...part,
    groups: part.groups.filter(
      (key) =>
        sections.includes(key) &&
        (!SHOWN_WITH_LINES.has(key) || content.lines.some((line) => line.section === key)),
    ),
  })).filter(({ groups }) => groups.length > 0)
}

/** Recommendations are not part of the document. */
export function buildDocument(content: SpecificationContent): DocumentSection[] {
  const open = listUnknowns(content)
  return partsOf(content).map(({ title, look, groups }, part) => {
    const number = `3.${part + 1}`
    let place = 0
    return {
      number,
      title,
      look,
      groups: groups.map((key) => {
        const label = labelOf(key)
        const lines = content.lines
          .filter((line) => line.section === key)
          .map((line) => {
            place += 1
            const isAgencyOnly = key !== 'internalNotes' && audienceOf(line) === 'agency'
            return { ...line, number: `${number}.${place}`, isAgencyOnly }
          })
        const settledReason: AbsenceReason = key === 'duration' ? 'notApplicable' : 'none'
        return { key, label, lines, absence: open.includes(label) ? 'toConfirm' : settledReason }
      }),
    }
  })
}

/** The number of the part that follows the document's own. */
export const firstClosingPart = (content: SpecificationContent): number => partsOf(content).length + 1

export interface DocumentPage {
  /** Counts from 1. */
  page: number
  pages: number
  /** Those with lines on this page, or empty groups between them. */
  sections: DocumentSection[]
}

/** The first for anything but a number from 1. */
export function toPageNumber(value: string | string[] | undefined): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** An empty group is on the page of the line that follows it. */
function createPagination(sections: readonly DocumentSection[]) {
  const total = sections.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)).length
  const pages = Math.max(1, Math.ceil(total / LINES_PER_PAGE))
  return { pages, pageOf: (place: number) => Math.min(pages, Math.floor(place / LINES_PER_PAGE) + 1) }
}

/** Past the end, the last page. */
export function buildDocumentPage(content: SpecificationContent, requestedPage: number): DocumentPage {
  const sections = buildDocument(content)
  const { pages, pageOf } = createPagination(sections)
  const page = Math.min(requestedPage, pages)
  let place = 0
  const shown = sections.map((section) => ({
    ...section,
    groups: section.groups.flatMap((group) => {
      const first = place
      place += group.lines.length
      if (group.lines.length === 0) return pageOf(first) === page ? [group] : []
      const lines = group.lines.filter((_, index) => pageOf(first + index) === page)
      return lines.length > 0 ? [{ ...group, lines }] : []
    }),
  }))
  return { page, pages, sections: shown.filter(({ groups }) => groups.length > 0) }
}

/** `page` is null for the last one, which has the list. */
export function listOpenRows(
  content: SpecificationContent,
): { key: Section; label: string; page: number | null }[] {
  const open = listUnknowns(content)
  const sections = buildDocument(content)
  const { pages, pageOf } = createPagination(sections)
  let place = 0
  return sections.flatMap(({ groups }) =>
    groups.flatMap(({ key, label, lines }) => {
      place += lines.length
      const page = pageOf(place)
      return open.includes(label) ? [{ key, label, page: page === pages ? null : page }] : []
    }),
  )
}

/** Leaves out recommendations. */
export function countSourcedLines(content: SpecificationContent): { lines: number; withSource: number } {
  const lines = content.lines.filter((line) => line.section !== 'recommendation')
  return { lines: lines.length, withSource: lines.filter((line) => line.evidence.length > 0).length }
}
