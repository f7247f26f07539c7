import type { Evidence } from '@/lib/consultation/brief/schema'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

/** The overview is one line with the sources of all its sentences. */
export interface SummaryLine {
  key: string
  text: string
  sources: Evidence[]
}

export function buildSummaryLines({ jobSpecification }: JobSpecificationResponse) {
  const { keyRequirements, employeeValueProposition, evidence, jobOverview } = jobSpecification
  const sourcesAt = (path: string) =>
    evidence.filter((entry) => entry.path === path).flatMap((entry) => entry.sources)
  const list = (path: string, texts: readonly string[]): SummaryLine[] =>
    texts.map((text, index) => {
      const key = `${path}.${index}`
      return { key, text, sources: sourcesAt(key) }
    })
  return {
    responsibilities: list('responsibilities', jobSpecification.responsibilities),
    firstYear: list('firstYear', jobSpecification.firstYear),
    internalNotes: list('internalNotes', jobSpecification.internalNotes),
    overview: { key: 'jobOverview', text: jobOverview, sources: sourcesAt('jobOverview') },
    technical: list('keyRequirements.technical', keyRequirements.technical),
    experience: list('keyRequirements.experience', keyRequirements.experience),
    softSkills: list('keyRequirements.soft_skills', keyRequirements.soft_skills),
    niceToHave: list('keyRequirements.niceToHave', keyRequirements.niceToHave),
    culture: list('employeeValueProposition.culture', employeeValueProposition.culture),
    growth: list('employeeValueProposition.growth', employeeValueProposition.growth),
    benefits: list('employeeValueProposition.benefits', employeeValueProposition.benefits),
  }
}
