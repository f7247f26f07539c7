import { AUDIENCE_LABELS, type Audience } from '@/lib/consultation/topics'
import { listUnfilled } from '@/lib/specification/needs'
import type { Section } from '@/lib/specification/options'
import type { SpecificationLine } from '@/lib/specification/schema'

/** A line as every screen and document shows it. */
export interface SheetLine
  extends Pick<SpecificationLine, 'id' | 'section' | 'text' | 'evidence' | 'reworded'> {
  /** Its number in the document: "3.5.2". Null where lines have none. */
  number: string | null
  audience: Audience
  /** In a section that is otherwise for candidates. */
  isAgencyOnly: boolean
}

/** `needed` keeps the specification from being approved. */
export type AbsenceReason = 'needed' | 'toConfirm' | 'notApplicable' | 'none'

export const ABSENCE_TEXTS: Record<AbsenceReason, string> = {
  needed: 'To be confirmed',
  toConfirm: 'To be confirmed',
  notApplicable: 'Not needed for a permanent job',
  none: 'None stated',
}

export interface LineGroup {
  key: Section
  label: string
  lines: SheetLine[]
  /** Used only without lines. */
  absence: AbsenceReason
}

export type SectionLook = 'prose' | 'list' | 'rows'

export interface SheetSection {
  /** "3.1", "1" for candidates, or null: where parts have no numbers, and for a part that nobody has filled. */
  number: string | null
  title: string
  look: SectionLook
  groups: LineGroup[]
}

/** The one order of all screens and documents: the work, what it asks for, what it offers, the practical details. */
export const PARTS: readonly { title: string; look: SectionLook; groups: readonly Section[] }[] = [
  { title: 'Vacancy overview', look: 'prose', groups: ['overview'] },
  { title: 'The work', look: 'rows', groups: ['responsibilities', 'firstYear'] },
  {
    title: 'Skills and person fit',
    look: 'rows',
    groups: ['motivation', 'technical', 'experience', 'softSkills', 'niceToHave'],
  },
  { title: 'Organisation and culture', look: 'list', groups: ['culture'] },
  { title: 'Progression', look: 'list', groups: ['growth'] },
  { title: 'Benefits and rewards', look: 'list', groups: ['benefits'] },
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
export const SHOWN_WITH_LINES: ReadonlySet<Section> = new Set(['internalNotes', 'posts'])

export const anchorOf = (key: Section) => `row-${key}`

export const lineAnchorOf = (lineId: string) => `line-${lineId}`

const GLANCE = [
  ['compensation', 'Pay'],
  ['location', 'Location'],
  ['hours', 'Hours'],
  ['startDate', 'Start'],
] as const satisfies readonly (readonly [Section, string])[]

interface GlanceEntry {
  label: string
  /** Null for what nobody has said. */
  text: string | null
  isNeeded: boolean
}

const SAYS_HIDDEN = /\bnot in the advert\b/i

/** What is looked at first. What candidates may not read is marked. */
export function buildGlance(sections: readonly SheetSection[]): GlanceEntry[] {
  const groups = sections.flatMap((section) => section.groups)
  return GLANCE.flatMap(([key, label]) => {
    const group = groups.find((candidate) => candidate.key === key)
    if (!group) return []
    const texts = group.lines.map(({ text, isAgencyOnly }) =>
      isAgencyOnly && !SAYS_HIDDEN.test(text) ? `${text} (not in the advert)` : text,
    )
    const text = texts.length > 0 ? texts.join(', ') : null
    return [{ label, text, isNeeded: text === null && group.absence === 'needed' }]
  })
}

const mapGroups = (
  sections: readonly SheetSection[],
  change: (group: LineGroup) => LineGroup[],
): SheetSection[] =>
  sections
    .map((section) => ({ ...section, groups: section.groups.flatMap(change) }))
    .filter(({ groups }) => groups.length > 0)

/** Tells what keeps a specification from being approved from what can be confirmed later. */
export function markNeeded(sections: readonly SheetSection[]): SheetSection[] {
  const filled = new Set(
    sections.flatMap(({ groups }) => groups.flatMap(({ key, lines }) => (lines.length > 0 ? [key] : []))),
  )
  const needed = listUnfilled((key) => filled.has(key)).map((need) => need.sections[0])
  return mapGroups(sections, (group) => [
    group.absence === 'toConfirm' && needed.includes(group.key) ? { ...group, absence: 'needed' } : group,
  ])
}

/** Numbers the parts and their lines in order. */
export function numberParts(
  sections: readonly SheetSection[],
  { prefix = '', skips = () => false }: { prefix?: string; skips?: (section: SheetSection) => boolean } = {},
): SheetSection[] {
  let part = 0
  return sections.map((section) => {
    if (skips(section)) return section
    part += 1
    const number = `${prefix}${part}`
    let place = 0
    const numberLine = (line: SheetLine) => {
      place += 1
      return { ...line, number: `${number}.${place}` }
    }
    const groups = section.groups.map((group) => ({ ...group, lines: group.lines.map(numberLine) }))
    return { ...section, number, groups }
  })
}

const isOpen = ({ lines, absence }: LineGroup) =>
  lines.length === 0 && (absence === 'needed' || absence === 'toConfirm')

/** Nobody has filled any of its rows, which are told of at the end. */
export const isAllOpen = ({ groups }: SheetSection) => groups.every(isOpen)

/** Takes out the rows that nobody has filled, for a list of their own: first what an approval waits for. */
export function foldOpen(sections: readonly SheetSection[]): { sections: SheetSection[]; open: LineGroup[] } {
  const open = sections.flatMap(({ groups }) => groups.filter(isOpen))
  return {
    sections: mapGroups(sections, (group) => (isOpen(group) ? [] : [group])),
    open: [...open.filter(isNeeded), ...open.filter((group) => !isNeeded(group))],
  }
}

/** Of the part that tells of them. */
export const titleOfOpen = (count: number) => `Still to be confirmed (${count})`

const isNeeded = ({ absence }: LineGroup) => absence === 'needed'

/** What every candidate looks for, whether or not it is known. Pay may be kept from them, which no row tells. */
export const SOUGHT: readonly Section[] = ['location', 'hours', 'contractType', 'startDate']

/** Without the rows that say nothing, and numbered afresh from 1. */
export const forCandidates = (sections: readonly SheetSection[]): SheetSection[] =>
  numberParts(
    mapGroups(sections, (group) => {
      if (group.lines.length > 0) return [group]
      return SOUGHT.includes(group.key) ? [{ ...group, absence: 'toConfirm' }] : []
    }),
  )
