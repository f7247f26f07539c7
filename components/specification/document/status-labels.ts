import type { SpecificationStatus } from '@/lib/specification/options'

export const STATUS_LABELS: Record<
  SpecificationStatus,
  { label: string; badge: 'default' | 'success' | 'muted' }
> = {
  draft: { label: 'Draft', badge: 'default' },
  approved: { label: 'Approved', badge: 'success' },
  superseded: { label: 'Replaced', badge: 'muted' },
}
