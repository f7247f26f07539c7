import type { SpecificationLine } from '@/lib/specification/schema'

const FORM = { kind: 'companyForm', id: 'description', start: 0, end: 4 } as const

/** What every specification needs before it can be approved. */
export const FLOOR_LINES: SpecificationLine[] = [
  { section: 'responsibilities' as const, text: 'Design footbridges' },
  { section: 'location' as const, text: 'Leeds' },
  { section: 'contractType' as const, text: 'Permanent' },
  { section: 'compensation' as const, text: '£50,000' },
].map((line, index) => ({
  ...line,
  id: `floor-${index}`,
  audience: 'candidate',
  factIds: [],
  evidence: [FORM],
}))
