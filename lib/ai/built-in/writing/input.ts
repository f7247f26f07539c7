import type { Brief, HouseRule } from '@/lib/consultation/schema'
import type { SpecificationLine } from '@/lib/specification/schema'
import type { CompanyFact } from '@/lib/research/schema'

/** What a specification is written from. `company.description` and `jobTitle` are the company form's. */
export type SpecificationInput = {
  brief: Brief
  company: { name: string; description: string | null; industry: string | null; size: string | null }
  jobTitle: string | null
  houseRules: readonly HouseRule[]
  /** What stands of the research on the company. */
  research?: readonly CompanyFact[]
  newId: () => string
}

/** A line before it has its id. */
export type LineDraft = Omit<SpecificationLine, 'id'>
