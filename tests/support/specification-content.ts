import type { Section } from '@/lib/specification/options'
import type { SpecificationContent, SpecificationLine } from '@/lib/specification/schema'

/** A line; for candidates unless it says otherwise. */
export type Seed = [section: Section, text: string, audience?: SpecificationLine['audience']]

/** Lines l0, l1, … from facts f0, f1, …, without evidence. */
export const contentOf = (jobTitle: string, ...seeds: readonly Seed[]): SpecificationContent => ({
  jobTitle,
  companyName: 'Halyard',
  companyDescription: null,
  lines: seeds.map(([section, text, audience = 'candidate'], index) => ({
    id: `l${index}`,
    section,
    text,
    audience,
    factIds: [`f${index}`],
    evidence: [],
  })),
})
