import type { Brief } from '@/lib/consultation/brief/schema'
import type { HouseRule } from '@/lib/consultation/house-rules/schema'
import type { CompanyFact } from '@/lib/research/schema'
import type { SpecificationContent } from './schema'

/** `company.description` and `jobTitle` come from the company form. */
export type SpecificationInput = {
  brief: Brief
  company: { name: string; description: string | null; industry: string | null; size: string | null }
  jobTitle: string | null
  houseRules: readonly HouseRule[]
  research?: readonly CompanyFact[]
  /** Words of the manager that the guard keeps out. */
  challenged?: readonly string[]
  /** What the hiring manager said, by message. */
  messages?: ReadonlyMap<string, string>
  /** What each message answers. */
  asked?: ReadonlyMap<string, string>
  newId: () => string
}

export interface WrittenSpecification {
  content: SpecificationContent
  /** Why the model did not write this, for the log. */
  reason: string | null
  rejected: Partial<Record<string, number>>
}

export interface SpecificationWriter {
  /** Null where no model writes: then nothing is prepared, because writing costs nothing. */
  model: string | null
  /** Throws only where `signal` aborts. */
  write: (input: SpecificationInput, signal?: AbortSignal) => Promise<WrittenSpecification>
}
