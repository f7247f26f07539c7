import type { CsvColumn } from '@/lib/admin/csv'
import type { Contact } from './schema'

export const CONTACT_COLUMNS: readonly CsvColumn<Contact>[] = [
  { id: 'name', label: 'Name', value: (row) => row.name },
  { id: 'email', label: 'Email', value: (row) => row.email },
  { id: 'company', label: 'Company', value: (row) => row.company },
  { id: 'role', label: 'Role', value: (row) => row.role },
  { id: 'phone', label: 'Phone', value: (row) => row.phone },
  { id: 'companySize', label: 'Company Size', value: (row) => row.companySize },
  { id: 'industry', label: 'Industry', value: (row) => row.industry },
  { id: 'productInterest', label: 'Product Interest', value: (row) => row.productInterest },
  { id: 'timeline', label: 'Timeline', value: (row) => row.timeline },
  { id: 'budget', label: 'Budget', value: (row) => row.budget },
  { id: 'currentSolution', label: 'Current Solution', value: (row) => row.currentSolution },
  { id: 'status', label: 'Status', value: (row) => row.status },
  { id: 'message', label: 'Message', value: (row) => row.message },
  { id: 'createdAt', label: 'Contact Date', value: (row, date) => date(row.createdAt) },
]
