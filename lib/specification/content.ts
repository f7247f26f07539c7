import type { Evidence } from '@/lib/consultation/brief/schema'
import { SECTIONS, type Section, type SpecificationStatus } from './options'
import type { JobSpecificationResponse, SpecificationContent, SpecificationLine } from './schema'

const REQUIREMENT_PATHS = [
  ['technical', 'technical'],
  ['experience', 'experience'],
  ['softSkills', 'soft_skills'],
  ['niceToHave', 'niceToHave'],
] as const
const PROPOSITION_PATHS = ['culture', 'growth', 'benefits'] as const
const PROFILE_PATHS = ['motivation', 'education'] as const
const PRACTICAL_PATHS = [
  'location',
  'workPattern',
  'hours',
  'contractType',
  'startDate',
  'duration',
  'travel',
  'onCall',
  'package',
  'notice',
  'healthSafety',
  'expenses',
  'process',
] as const

function linesOf(content: SpecificationContent, section: Section): SpecificationLine[] {
  return content.lines.filter((line) => line.section === section)
}

function textsOf(content: SpecificationContent, section: Section): string[] {
  return linesOf(content, section).map((line) => line.text)
}

/** One value from all lines of a section: alone as it stands, several as sentences; null when nothing is known. */
function joinTexts(content: SpecificationContent, section: Section): string | null {
  const all = textsOf(content, section)
  if (all.length < 2) return all[0] ?? null
  return all.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}

function pathOf(section: Section, index: number): string {
  const requirement = REQUIREMENT_PATHS.find(([key]) => key === section)
  if (requirement !== undefined) return `keyRequirements.${requirement[1]}.${index}`
  if (PROPOSITION_PATHS.some((key) => key === section)) return `employeeValueProposition.${section}.${index}`
  if (PROFILE_PATHS.some((key) => key === section)) return `summary.idealCandidateProfile.${section}`
  if (section === 'compensation') return 'summary.compensationRange'
  if (section === 'overview') return 'jobOverview'
  if (section === 'recommendation') return `aiRecommendations.${index}`
  return `summary.practicalDetails.${section}`
}

function listEvidence(
  content: SpecificationContent,
): { path: string; lineId: string; sources: Evidence[] }[] {
  return content.lines
    .filter((line) => line.evidence.length > 0)
    .map((line) => ({
      path: pathOf(line.section, linesOf(content, line.section).indexOf(line)),
      lineId: line.id,
      sources: line.evidence,
    }))
}

/**
 * What `GET /api/job-specifications/{id}` answers for a stored specification. Unknown values are null, unknown lists empty.
 * Evidence paths are those of `jobSpecification`, or begin with `summary.`; lines that share one value share its path.
 */
export function toResponse(specification: {
  id: string
  version: number
  status: SpecificationStatus
  content: SpecificationContent
}): JobSpecificationResponse {
  const { id, version, status, content } = specification
  const jobOverview = textsOf(content, 'overview').join(' ')
  const keyRequirements = {
    technical: textsOf(content, 'technical'),
    experience: textsOf(content, 'experience'),
    soft_skills: textsOf(content, 'softSkills'),
    niceToHave: textsOf(content, 'niceToHave'),
  }
  const employeeValueProposition = {
    culture: textsOf(content, 'culture'),
    growth: textsOf(content, 'growth'),
    benefits: textsOf(content, 'benefits'),
  }
  const practical = (section: (typeof PRACTICAL_PATHS)[number]) => joinTexts(content, section)
  return {
    jobSpecification: {
      id,
      jobTitle: content.jobTitle,
      jobOverview,
      keyRequirements,
      employeeValueProposition,
      aiRecommendations: textsOf(content, 'recommendation').map((text) => ({ content: text })),
      status,
      version,
      evidence: listEvidence(content),
    },
    jobTitle: content.jobTitle,
    company: { name: content.companyName, description: content.companyDescription },
    summary: {
      jobOverview,
      employeeValueProposition,
      idealCandidateProfile: {
        motivation: joinTexts(content, 'motivation'),
        education: joinTexts(content, 'education'),
      },
      keyRequirements,
      compensationRange: joinTexts(content, 'compensation'),
      practicalDetails: {
        location: practical('location'),
        workPattern: practical('workPattern'),
        hours: practical('hours'),
        contractType: practical('contractType'),
        startDate: practical('startDate'),
        duration: practical('duration'),
        travel: practical('travel'),
        onCall: practical('onCall'),
        package: practical('package'),
        notice: practical('notice'),
        healthSafety: practical('healthSafety'),
        expenses: practical('expenses'),
        process: practical('process'),
      },
    },
  }
}

function sortKeys(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(sortKeys)
  if (given === null || typeof given !== 'object') return given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, held]) => held !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, sortKeys(held)]),
  )
}

/** JSON with sorted keys and no white space: the same content always gives the same text, and so the same hash. */
export function canonicalJson(content: SpecificationContent): string {
  return JSON.stringify(sortKeys(content))
}

const OPTIONAL_SECTIONS: readonly Section[] = ['overview', 'niceToHave', 'recommendation']

/** Labels of what reads "To be confirmed", in the order of the document. A permanent contract needs no duration. */
export function listUnknowns(content: SpecificationContent): string[] {
  const permanent = textsOf(content, 'contractType').some((text) => /\bperm/i.test(text))
  return SECTIONS.filter(
    ({ key }) =>
      !OPTIONAL_SECTIONS.includes(key) &&
      !(key === 'duration' && permanent) &&
      linesOf(content, key).length === 0,
  ).map(({ label }) => label)
}

/**
 * The content with one line in new words, which the edit by hand now bears out (earlier evidence stays beside it). A blank text
 * removes the line; an unknown line changes nothing.
 */
export function editLine(content: SpecificationContent, lineId: string, text: string): SpecificationContent {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') {
    const removed = content.lines.filter((line) => line.id === lineId)
    if (removed.length === 0) return content
    const lines = content.lines.filter((line) => line.id !== lineId)
    return { ...content, lines, removed: [...(content.removed ?? []), ...removed] }
  }
  const edit: Evidence = { kind: 'handEdit', id: lineId, start: 0, end: words.length }
  const lines = content.lines.map((line) =>
    line.id === lineId
      ? { ...line, text: words, evidence: [...line.evidence.filter((source) => !isHandEdit(source)), edit] }
      : line,
  )
  return { ...content, lines }
}

function isHandEdit(source: Evidence): boolean {
  return source.kind === 'handEdit'
}

/** True when both lines say the same thing: a fact in common, or, where there are none, the same source. */
function isSameStatement(edited: SpecificationLine, line: SpecificationLine): boolean {
  if (edited.section !== line.section) return false
  if (edited.factIds.length > 0) return edited.factIds.some((id) => line.factIds.includes(id))
  if (edited.evidence.length === 0) return edited.text === line.text
  return edited.evidence.some(
    (source) =>
      !isHandEdit(source) && line.evidence.some(({ kind, id }) => kind === source.kind && id === source.id),
  )
}

/** True when all that `line` says was in the line that was taken out; one that says more stands. */
function isCoveredBy(removed: SpecificationLine, line: SpecificationLine): boolean {
  return isSameStatement(removed, line) && line.factIds.every((id) => removed.factIds.includes(id))
}

/**
 * A newly generated content in which the lines that were edited by hand in `earlier` keep their words, and those that were taken
 * out stay out. An edited line whose facts have all been taken back since goes with them; a fact that was said anew has its line again.
 */
export function keepHandEdits(
  generated: SpecificationContent,
  earlier: SpecificationContent,
): SpecificationContent {
  const edits = earlier.lines.filter((line) => line.evidence.some(isHandEdit))
  const placed = new Set<string>()
  const { removed } = earlier
  const lines = generated.lines.flatMap((line): SpecificationLine[] => {
    if (removed?.some((one) => isCoveredBy(one, line)) === true) return []
    const edited = edits.find((one) => isSameStatement(one, line))
    if (edited === undefined) return [line]
    if (placed.has(edited.id)) return []
    placed.add(edited.id)
    const factIds = [...new Set([...edited.factIds, ...line.factIds])]
    return [{ ...edited, factIds }]
  })
  return { ...generated, lines, ...(removed === undefined ? {} : { removed }) }
}
