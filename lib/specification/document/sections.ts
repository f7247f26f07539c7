import { audienceOf, listUnknowns, sectionsOf } from '@/lib/specification/content'
import { type Edition, type Section, type SpecificationStatus, sectionRow } from '@/lib/specification/options'
import { distinctLines } from '@/lib/specification/rows'
import { isSaidElsewhere } from '@/lib/specification/said-elsewhere'
import type { SpecificationContent } from '@/lib/specification/schema'
import {
  type AbsenceReason,
  foldOpen,
  forCandidates,
  isAllOpen,
  type LineGroup,
  markNeeded,
  numberParts,
  PARTS,
  SHOWN_WITH_LINES,
  type SheetSection,
} from './parts'

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
  approverName: string
  companyId: string
  sessionId: string
}

/** Ordinary specifications have about 40. Longer ones are shown in pages. */
export const LINES_PER_PAGE = 100

const labelOf = (key: Section) => sectionRow(key).label

/** Qualifications that must be held stand with the experience already. */
function isSaidAbove(key: Section, { lines }: SpecificationContent): boolean {
  if (key !== 'education') return false
  const above = new Set(lines.flatMap(({ section, factIds }) => (section === 'experience' ? factIds : [])))
  const own = lines.filter(({ section }) => section === key)
  return (
    own.length > 0 && own.every(({ factIds }) => factIds.length > 0 && factIds.every((id) => above.has(id)))
  )
}

/** Nobody says that there is no reason to want the job: where no line of its own is open, others tell it. */
const isToldElsewhere = (key: Section, content: SpecificationContent, open: readonly string[]): boolean =>
  key === 'motivation' &&
  !content.lines.some(({ section }) => section === key) &&
  !open.includes(labelOf(key))

/** Without sections that a document of its shape cannot have, and without parts that have nothing to say. */
function partsOf(content: SpecificationContent) {
  const sections = sectionsOf(content)
  const open = listUnknowns(content)
  return PARTS.map((part) => ({
    ...part,
    groups: part.groups.filter(
      (key) =>
        sections.includes(key) &&
        !isSaidAbove(key, content) &&
        !isToldElsewhere(key, content, open) &&
        (!isSaidElsewhere(content, key) || content.lines.some((line) => line.section === key)) &&
        (!SHOWN_WITH_LINES.has(key) || content.lines.some((line) => line.section === key)),
    ),
  })).filter(({ groups }) => groups.length > 0)
}

/** Recommendations are not part of the document. */
export function buildDocument(content: SpecificationContent): SheetSection[] {
  const open = listUnknowns(content)
  const sections = partsOf(content).map(({ title, look, groups }) => ({
    number: null,
    title,
    look,
    groups: groups.map((key): LineGroup => {
      const label = labelOf(key)
      const lines = distinctLines(content.lines)
        .filter((line) => line.section === key)
        .map((line) => {
          const audience = audienceOf(line)
          const isAgencyOnly = key !== 'internalNotes' && audience === 'agency'
          return { ...line, number: null, audience, isAgencyOnly }
        })
      const settledReason: AbsenceReason = key === 'duration' ? 'notApplicable' : 'none'
      return { key, label, lines, absence: open.includes(label) ? 'toConfirm' : settledReason }
    }),
  }))
  return numberParts(markNeeded(sections), { prefix: '3.', skips: isAllOpen })
}

export function buildEdition(content: SpecificationContent, edition: Edition): SheetSection[] {
  const sections = buildDocument(content)
  return edition === 'candidate' ? forCandidates(sections) : sections
}

/** The numbers of the parts that follow the document’s own. `open` is there only with something to be confirmed. */
export function numberClosingParts(content: SpecificationContent) {
  const { sections, open } = foldOpen(buildDocument(content))
  const next = sections.length + 1
  const of = (place: number) => `3.${next + place}`
  return { statement: of(0), promise: of(1), quality: of(2), open: of(3), terms: of(open.length > 0 ? 4 : 3) }
}

export interface DocumentPage {
  /** Counts from 1. */
  page: number
  pages: number
  /** Those with lines on this page, or empty groups between them. */
  sections: SheetSection[]
}

/** The first for anything but a number from 1. */
export function toPageNumber(value: string | string[] | undefined): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** An empty group is on the page of the line that follows it. */
function createPagination(sections: readonly SheetSection[]) {
  const total = sections.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)).length
  const pages = Math.max(1, Math.ceil(total / LINES_PER_PAGE))
  return { pages, pageOf: (place: number) => Math.min(pages, Math.floor(place / LINES_PER_PAGE) + 1) }
}

/** Past the end, the last page. */
export function buildDocumentPage(
  content: SpecificationContent,
  requestedPage: number,
  edition: Edition = 'agency',
): DocumentPage {
  const sections = buildEdition(content, edition)
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

/** The number of every line of the document, by id, and the page it is on. */
export function placesOfLines(content: SpecificationContent): Map<string, { number: string; page: number }> {
  const lines = buildDocument(content).flatMap(({ groups }) => groups.flatMap((group) => group.lines))
  const { pageOf } = createPagination(buildDocument(content))
  return new Map(lines.map(({ id, number }, place) => [id, { number: number ?? '', page: pageOf(place) }]))
}

/** A detail still to be confirmed. `page` is null for the last one, which has the list. */
export interface OpenRow {
  key: Section
  label: string
  page: number | null
}

export function listOpenRows(content: SpecificationContent): OpenRow[] {
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
