import { type SpecificationStatus, STATUS_NAMES } from '@/lib/specification/options'

export const STATUS_LABELS: Record<
  SpecificationStatus,
  { label: string; badge: 'default' | 'success' | 'muted' }
> = {
  draft: { label: STATUS_NAMES.draft, badge: 'default' },
  approved: { label: STATUS_NAMES.approved, badge: 'success' },
  superseded: { label: STATUS_NAMES.superseded, badge: 'muted' },
}
