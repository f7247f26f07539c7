import { isSpoken } from '@/lib/consultation/brief/facts'
import type { Evidence } from '@/lib/consultation/brief/schema'
import { figuresOf, parsePay } from '@/lib/consultation/brief/slots/pay'
import type { PayFigures } from '@/lib/consultation/brief/slots/schema'
import { findLineReason } from '@/lib/consultation/guard/line'
import type { LineReason } from '@/lib/consultation/guard/line-reasons'
import type { Audience } from '@/lib/consultation/topics'
import { isPlainlyUnlawful } from './law'
import {
  audienceOfSection,
  BY_MODEL,
  type Edition,
  isAudienceFixed,
  LEFT_BY_MODEL,
  SECTIONS,
  type Section,
  type SpecificationStatus,
  sectionRow,
} from './options'
import { distinctLines, linesEditedWith } from './rows'
import { isSaidElsewhere } from './said-elsewhere'
import type { JobSpecificationResponse, SpecificationContent, SpecificationLine } from './schema'
import { saysNothingNew } from './told'

type PracticalDetail = keyof JobSpecificationResponse['summary']['practicalDetails']

const PRACTICAL_PATH = 'summary.practicalDetails.'

/** Lines stored before they said whom they are for get it by their section. */
export const audienceOf = (line: Pick<SpecificationLine, 'section' | 'audience'>): Audience =>
  line.audience ?? audienceOfSection(line.section)

/** The first shape had the work and the first year in the overview, and no audience. */
const isFirstShape = (content: SpecificationContent) =>
  content.lines.some((line) => line.audience === undefined)

/** Sections that a document of its shape can have. */
export const sectionsOf = (content: SpecificationContent): Section[] =>
  SECTIONS.filter(({ key }) => !(isFirstShape(content) && sectionRow(key).isAdded)).map(({ key }) => key)

function linesOf(content: SpecificationContent, section: Section): SpecificationLine[] {
  return distinctLines(content.lines.filter((line) => line.section === section))
}

function textsOf(content: SpecificationContent, section: Section): string[] {
  return linesOf(content, section).map((line) => line.text)
}

/** A single line unchanged, several as sentences, null for none. */
function joinTexts(content: SpecificationContent, section: Section): string | null {
  const texts = textsOf(content, section)
  if (texts.length < 2) return texts[0] ?? null
  return texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')
}

/** Null for no line on pay, for several, and for words that are no figures. */
function payOf(content: SpecificationContent): PayFigures | null {
  const [line, ...others] = linesOf(content, 'compensation')
  if (!line || others.length > 0) return null
  if (line.pay) return line.pay
  const pay = parsePay(line.text)
  return pay && figuresOf(pay)
}

function pathOf(section: Section, index: number): string {
  const { path, shape } = sectionRow(section)
  return shape === 'list' ? `${path}.${index}` : path
}

const pathOfLine = (content: SpecificationContent, line: SpecificationLine) =>
  pathOf(line.section, linesOf(content, line.section).indexOf(line))

function listEvidence(
  content: SpecificationContent,
): JobSpecificationResponse['jobSpecification']['evidence'] {
  return content.lines
    .filter((line) => line.evidence.length > 0)
    .map((line) => ({
      path: pathOfLine(content, line),
      lineId: line.id,
      sources: line.evidence,
      ...(line.reworded && { reworded: line.reworded }),
    }))
}

/** Words of the chat that nobody has put into writing, or let stand, since. */
const isUnwritten = (line: SpecificationLine) =>
  isSpoken(line) && !line.reworded?.edits.some((edit) => edit === BY_MODEL || edit === LEFT_BY_MODEL)

const lineReasonOf = (line: SpecificationLine, company: string) =>
  findLineReason(line.text, {
    company,
    section: line.section,
    ...(isUnwritten(line) && { spokenIn: line.section }),
  }) ?? (line.isUnfit ? 'unclear' : null)

/** What candidates are meant to read and the candidate edition leaves out, with the reason. Their sources are among the evidence. */
export function listLinesToRewrite(
  content: SpecificationContent,
): (JobSpecificationResponse['jobSpecification']['needsRewrite'][number] & { section: Section })[] {
  const twins = new Set(
    content.lines.flatMap(({ id }) => [...withTwins(content, id)].filter((twin) => twin !== id)),
  )
  return distinctLines(content.lines).flatMap((line) => {
    if (audienceOf(line) !== 'candidate' || line.section === 'recommendation' || twins.has(line.id)) return []
    const reason = lineReasonOf(line, content.companyName)
    const { id, section, text } = line
    return reason ? [{ path: pathOfLine(content, line), section, lineId: id, text, reason }] : []
  })
}

/** Why candidates won’t see a line, though it is meant for them. Null where they will. */
export function findKeptBack(content: SpecificationContent, lineId: string): LineReason | null {
  const line = content.lines.find(({ id }) => id === lineId)
  if (!line || audienceOf(line) !== 'candidate' || line.section === 'recommendation') return null
  return lineReasonOf(line, content.companyName)
}

/** Evidence paths are relative to `jobSpecification` or start with `summary.`; lines joined into one value share its path. */
export function toResponse(specification: {
  id: string
  version: number
  revision: number
  status: SpecificationStatus
  content: SpecificationContent
}): JobSpecificationResponse {
  const { id, version, revision, status, content } = specification
  const jobOverview = textsOf(content, 'overview').join(' ')
  const pay = payOf(content)
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
  const practicalDetails = Object.fromEntries(
    SECTIONS.filter(({ path }) => path.startsWith(PRACTICAL_PATH)).map(({ key, path }) => [
      path.slice(PRACTICAL_PATH.length),
      joinTexts(content, key),
    ]),
  ) as Record<PracticalDetail, string | null>
  return {
    jobSpecification: {
      id,
      jobTitle: content.jobTitle,
      jobOverview,
      responsibilities: textsOf(content, 'responsibilities'),
      firstYear: textsOf(content, 'firstYear'),
      keyRequirements,
      employeeValueProposition,
      internalNotes: textsOf(content, 'internalNotes'),
      aiRecommendations: textsOf(content, 'recommendation').map((text) => ({ content: text })),
      status,
      version,
      revision,
      toBeConfirmed: listOpenPaths(content),
      evidence: listEvidence(content),
      needsRewrite: listLinesToRewrite(content).map(({ section: _, ...line }) => line),
      agencyOnly: [
        ...new Set(
          content.lines
            .filter((line) => audienceOf(line) === 'agency' && line.section !== 'recommendation')
            .flatMap((line) =>
              line.section === 'compensation' && pay
                ? [pathOfLine(content, line), 'summary.pay']
                : [pathOfLine(content, line)],
            ),
        ),
      ],
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
      pay,
      practicalDetails,
    },
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, property]) => property !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, property]) => [key, sortKeys(property)]),
  )
}

/** Sorted keys and no white space, so that the same content always has the same hash. */
export function canonicalJson(content: SpecificationContent): string {
  return JSON.stringify(sortKeys(content))
}

/** Answered in the brief, and no line of it was taken out by hand. */
const isAnswered = ({ answered = [], removed = [] }: SpecificationContent, section: Section): boolean =>
  answered.includes(section) && !removed.some((line) => line.section === section)

/** In the order of the document. A permanent contract needs no duration. */
export function listUnknowns(content: SpecificationContent): string[] {
  const isPermanent = textsOf(content, 'contractType').some((text) => /\bperm/i.test(text))
  return sectionsOf(content)
    .filter(
      (key) =>
        !sectionRow(key).isOptional &&
        !(key === 'duration' && isPermanent) &&
        !isAnswered(content, key) &&
        !isSaidElsewhere(content, key) &&
        !content.lines.some((line) => line.section === key),
    )
    .map((key) => sectionRow(key).label)
}

/** What may be published, without evidence; or everything, with each line's audience. Pure: stored content is never changed. */
export function toEdition(content: SpecificationContent, edition: Edition): SpecificationContent {
  const { removed: _, answered = [], ...rest } = content
  const lines = distinctLines(content.lines.map((line) => ({ ...line, audience: audienceOf(line) })))
  if (edition === 'agency')
    return { ...rest, lines, answered: answered.filter((section) => isAnswered(content, section)) }
  return {
    ...rest,
    lines: lines
      .filter(
        (line) =>
          line.audience === 'candidate' &&
          !isPlainlyUnlawful(line.text) &&
          !lineReasonOf(line, content.companyName),
      )
      .map(({ reworded: _, ...line }) => ({ ...line, factIds: [], evidence: [] })),
  }
}

/** Relative to `jobSpecification` or starting with `summary.`, without an index. */
export function listOpenPaths(content: SpecificationContent): string[] {
  const open = listUnknowns(content)
  return SECTIONS.filter(({ label }) => open.includes(label)).map(({ key }) =>
    pathOf(key, 0).replace(/\.0$/, ''),
  )
}

/** The line and, of a required qualification, the line that says it again among the qualifications: one is shown, and both are edited. */
function withTwins({ lines }: SpecificationContent, lineId: string): Set<string> {
  const line = lines.find(({ id }) => id === lineId)
  const twins = lines.filter(
    ({ section, factIds }) =>
      line?.section === 'experience' &&
      section === 'education' &&
      factIds.length > 0 &&
      factIds.every((id) => line.factIds.includes(id)),
  )
  return new Set([lineId, ...twins.map(({ id }) => id)])
}

/** Adds the edit to the line's evidence, unless the text is the same. A blank text moves the line to `removed`; an unknown line changes nothing. */
export function editLine(content: SpecificationContent, lineId: string, text: string): SpecificationContent {
  const newText = text.replace(/\s+/g, ' ').trim()
  const ids = new Set([...withTwins(content, lineId), ...linesEditedWith(content, lineId, newText)])
  if (newText === '') {
    const removedLines = content.lines.filter(({ id }) => ids.has(id))
    if (removedLines.length === 0) return content
    const lines = content.lines.filter(({ id }) => !ids.has(id))
    return { ...content, lines, removed: [...(content.removed ?? []), ...removedLines] }
  }
  const lines = content.lines.map((line) => {
    if (!ids.has(line.id) || line.text === newText) return line
    const { pay: _, reworded: __, isUnfit: ___, ...rest } = line
    const edit: Evidence = { kind: 'handEdit', id: line.id, start: 0, end: newText.length }
    return { ...rest, text: newText, evidence: [...line.evidence.filter((s) => !isHandEdit(s)), edit] }
  })
  return { ...content, lines }
}

/**
 * Every line that says nothing but what this one says follows it. A line that was not made from the brief gets the edit as evidence, so
 * that writing it again keeps it.
 */
export function setLineAudience(
  content: SpecificationContent,
  lineId: string,
  audience: Audience,
): SpecificationContent {
  const target = content.lines.find(({ id }) => id === lineId)
  if (!target || audienceOf(target) === audience || isAudienceFixed(target.section)) return content
  const edit: Evidence = { kind: 'handEdit', id: lineId, start: 0, end: target.text.length }
  const isTarget = ({ id }: SpecificationLine) => id === lineId
  const follows = ({ section, factIds }: SpecificationLine) =>
    factIds.length > 0 && !isAudienceFixed(section) && factIds.every((id) => target.factIds.includes(id))
  const lines = content.lines.map((line): SpecificationLine => {
    if (!isTarget(line) && !follows(line)) return line
    if (line.factIds.length > 0) return { ...line, audience }
    return { ...line, audience, evidence: [...line.evidence.filter((source) => !isHandEdit(source)), edit] }
  })
  return { ...content, lines }
}

function isHandEdit(source: Evidence): boolean {
  return source.kind === 'handEdit'
}

/** The work and the first year were lines of the overview in the first shape. */
const isMoved = (edited: SpecificationLine, line: SpecificationLine) =>
  edited.section === 'overview' && edited.audience === undefined && sectionRow(line.section).isAdded === true

function isSameStatement(edited: SpecificationLine, line: SpecificationLine): boolean {
  if (edited.section !== line.section && !isMoved(edited, line)) return false
  if (edited.factIds.length > 0) return edited.factIds.some((id) => line.factIds.includes(id))
  if (edited.evidence.length === 0) return edited.text === line.text
  return edited.evidence.some(
    (source) =>
      !isHandEdit(source) && line.evidence.some(({ kind, id }) => kind === source.kind && id === source.id),
  )
}

function isCoveredBy(removedLine: SpecificationLine, line: SpecificationLine): boolean {
  return isSameStatement(removedLine, line) && line.factIds.every((id) => removedLine.factIds.includes(id))
}

/** An edited line is dropped once its facts are gone; a removed line returns when it has a new fact, and a line with other facts stands beside the edited one. */
export function keepHandEdits(
  generated: SpecificationContent,
  previous: SpecificationContent,
): SpecificationContent {
  // An edit of the brief is evidence of the line too, under the fact's id.
  const editedLines = previous.lines.filter((line) =>
    line.evidence.some((source) => isHandEdit(source) && source.id === line.id),
  )
  const placedIds = new Set<string>()
  const { removed } = previous
  const lines = generated.lines.flatMap((line): SpecificationLine[] => {
    if (removed?.some((removedLine) => isCoveredBy(removedLine, line)) === true) return []
    const edited = editedLines.find((candidate) => isSameStatement(candidate, line))
    if (edited === undefined) return [line]
    const isMore =
      line.factIds.some((id) => !edited.factIds.includes(id)) &&
      !saysNothingNew(line.text, edited.text, { company: generated.companyName })
    if (placedIds.has(edited.id)) return isMore ? [line] : []
    placedIds.add(edited.id)
    const factIds = isMore ? edited.factIds : [...new Set([...edited.factIds, ...line.factIds])]
    const { section } = line
    // The brief knows whom its facts are for.
    const audience = line.factIds.length > 0 ? line.audience : (edited.audience ?? line.audience)
    const kept = { ...edited, section, ...(audience && { audience }), factIds }
    return isMore ? [kept, line] : [kept]
  })
  return { ...generated, lines, ...(removed === undefined ? {} : { removed }) }
}
