import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import {
  type LineGroup,
  markNeeded,
  PARTS,
  SHOWN_WITH_LINES,
  type SheetLine,
  type SheetSection,
} from '@/lib/specification/document/parts'
import { type Section, sectionRow } from '@/lib/specification/options'
import { MAY_BE_SAID_ELSEWHERE } from '@/lib/specification/said-elsewhere'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

/** The summary's names for sections that have lines, in the order of every screen. */
const LABELS: Partial<Record<Section, string>> = {
  overview: 'Job Overview',
  technical: 'Technical Skills',
  experience: 'Experience',
  softSkills: 'Soft Skills',
  niceToHave: 'Nice to Have',
  culture: 'Innovation Focus',
  growth: 'Growth Opportunities',
  benefits: 'Benefits and Rewards',
  internalNotes: 'Notes',
}
const TITLES: Record<string, string> = {
  'Vacancy overview': 'Job Overview',
  'The work': 'The Work',
  'Skills and person fit': 'Key Requirements',
  'Practical details': 'Practical Details',
  [AUDIENCE_LABELS.agency]: 'Agency Only',
}
/** Parts of the document that the summary shows as one, "Why Join …". */
const OFFER: readonly Section[] = ['culture', 'growth', 'benefits']
const PERMANENT = /\bperm/i

function valueAt(response: JobSpecificationResponse, path: string): unknown {
  const root = path.startsWith('summary.') ? response : response.jobSpecification
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], root)
}

/** The id of the line at a path; the path itself where several lines are joined into its value. */
function idAt({ jobSpecification: { evidence } }: JobSpecificationResponse, path: string): string {
  const [entry, ...rest] = evidence.filter((candidate) => candidate.path === path)
  return entry && rest.length === 0 ? entry.lineId : path
}

function linesAt(response: JobSpecificationResponse, section: Section): SheetLine[] {
  const { path, shape } = sectionRow(section)
  const value = valueAt(response, path)
  const texts = (shape === 'list' ? (value as string[]) : [value as string | null]).filter(
    Boolean,
  ) as string[]
  const { evidence, agencyOnly } = response.jobSpecification
  return texts.map((text, index) => {
    const ownPath = shape === 'list' ? `${path}.${index}` : path
    const isAgency = agencyOnly.includes(ownPath)
    return {
      id: idAt(response, ownPath),
      section,
      text,
      number: null,
      evidence: evidence.filter((entry) => entry.path === ownPath).flatMap(({ sources }) => sources),
      audience: isAgency ? 'agency' : 'candidate',
      isAgencyOnly: isAgency && section !== 'internalNotes',
    }
  })
}

/** Documents of the first shape have no lines for the work, and don't miss them. */
function isShown({ key, lines, absence }: LineGroup): boolean {
  if (lines.length > 0) return true
  if (absence === 'none' && MAY_BE_SAID_ELSEWHERE.has(key)) return false
  return !SHOWN_WITH_LINES.has(key) && !(sectionRow(key).isAdded && absence !== 'toConfirm')
}

/** The specification as the summary shows it, from the API's response. */
export function buildSummarySections(response: JobSpecificationResponse): SheetSection[] {
  const { toBeConfirmed } = response.jobSpecification
  const isPermanent = PERMANENT.test(response.summary.practicalDetails.contractType ?? '')
  const groupOf = (key: Section): LineGroup => {
    const { label, path } = sectionRow(key)
    const lines = linesAt(response, key)
    const isOpen = toBeConfirmed.includes(path)
    return {
      key,
      label: (lines.length > 0 || !isOpen ? LABELS[key] : null) ?? label,
      lines,
      absence: isOpen ? 'toConfirm' : key === 'duration' && isPermanent ? 'notApplicable' : 'none',
    }
  }
  const sections: SheetSection[] = []
  for (const part of PARTS) {
    const groups = part.groups.map(groupOf).filter(isShown)
    if (groups.length === 0) continue
    const isOffer = part.groups.some((key) => OFFER.includes(key))
    const last = sections.at(-1)
    if (isOffer && last?.groups.some(({ key }) => OFFER.includes(key))) last.groups.push(...groups)
    else
      sections.push({
        number: null,
        title: isOffer ? `Why Join ${response.company.name}` : (TITLES[part.title] ?? part.title),
        look: part.look === 'list' ? 'rows' : part.look,
        groups,
      })
  }
  return markNeeded(sections)
}
