import type { SpecificationStatus } from '@/lib/specification/options'

/** How a status reads, and in which badge. */
export const STATUS_LABELS: Record<
  SpecificationStatus,
  { label: string; badge: 'default' | 'success' | 'muted' }
> = {
  draft: { label: 'Draft', badge: 'default' },
  approved: { label: 'Approved', badge: 'success' },
  superseded: { label: 'Superseded', badge: 'muted' },
}
