import type { CsvColumn } from '@/lib/admin/csv'
import type { InterestRegistration } from './schema'

export const REGISTRATION_COLUMNS: readonly CsvColumn<InterestRegistration>[] = [
  { id: 'name', label: 'Name', value: (row) => row.name },
  { id: 'email', label: 'Email', value: (row) => row.email },
  { id: 'company', label: 'Company', value: (row) => row.company },
  { id: 'role', label: 'Role', value: (row) => row.role },
  { id: 'userType', label: 'User Type', value: (row) => row.userType },
  { id: 'phone', label: 'Phone', value: (row) => row.phone },
  { id: 'howDidYouHear', label: 'How Did You Hear', value: (row) => row.howDidYouHear },
  { id: 'interestedIn', label: 'Interested In', value: (row) => row.interestedIn.join('; ') },
  { id: 'pricingPlan', label: 'Pricing Plan', value: (row) => row.pricingPlan },
  { id: 'message', label: 'Message', value: (row) => row.message },
  { id: 'createdAt', label: 'Registered Date', value: (row, date) => date(row.createdAt) },
]
