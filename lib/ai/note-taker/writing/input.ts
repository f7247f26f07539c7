import type { SpecificationLine } from '@/lib/specification/schema'
/** A line before it has its id. */
export type LineDraft = Omit<SpecificationLine, 'id'>
