import type { Evidence } from '@/lib/consultation/brief/schema'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

/** The overview is one line with the sources of all its sentences. */
export interface SummaryLine {
  key: string
  text: string
  sources: Evidence[]
  /** In a section that is otherwise for candidates. */
  isAgencyOnly: boolean
}

export function buildSummaryLines({ jobSpecification }: JobSpecificationResponse) {
  const { keyRequirements, employeeValueProposition, evidence, agencyOnly, jobOverview } = jobSpecification
  const sourcesAt = (path: string) =>
    evidence.filter((entry) => entry.path === path).flatMap((entry) => entry.sources)
  const lineAt = (key: string, text: string): SummaryLine => {
    const isAgencyOnly = agencyOnly.includes(key) && !key.startsWith('internalNotes')
    return { key, text, sources: sourcesAt(key), isAgencyOnly }
  }
  const list = (path: string, texts: readonly string[]): SummaryLine[] =>
    texts.map((text, index) => lineAt(`${path}.${index}`, text))
  return {
    responsibilities: list('responsibilities', jobSpecification.responsibilities),
    firstYear: list('firstYear', jobSpecification.firstYear),
    internalNotes: list('internalNotes', jobSpecification.internalNotes),
    overview: lineAt('jobOverview', jobOverview),
    technical: list('keyRequirements.technical', keyRequirements.technical),
    experience: list('keyRequirements.experience', keyRequirements.experience),
    softSkills: list('keyRequirements.soft_skills', keyRequirements.soft_skills),
    niceToHave: list('keyRequirements.niceToHave', keyRequirements.niceToHave),
    culture: list('employeeValueProposition.culture', employeeValueProposition.culture),
    growth: list('employeeValueProposition.growth', employeeValueProposition.growth),
    benefits: list('employeeValueProposition.benefits', employeeValueProposition.benefits),
  }
}
