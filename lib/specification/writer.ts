import type { Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { CompanyFact } from '@/lib/research/schema'
import type { SpecificationContent } from './schema'

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

/** Writes a specification. Given by the caller: a model words the lines where one is set, else the built-in writer. */
export type SpecificationWriter = (input: SpecificationInput) => Promise<{
  content: SpecificationContent
  /** Why the model did not write, for the log; null where it did. */
  reason: string | null
  /** How many of the model's lines were refused, by reason. */
  rejected: Partial<Record<string, number>>
}>
