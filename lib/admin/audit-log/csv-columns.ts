import type { CsvColumn } from '@/lib/admin/csv'
import type { AuditEntry } from './schema'

/** Times are ISO 8601 in UTC. */
export const AUDIT_COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  { id: 'at', label: 'Time (UTC)', value: (entry) => entry.at },
  { id: 'actor', label: 'Administrator', value: (entry) => entry.actor },
  { id: 'action', label: 'Action', value: (entry) => entry.action },
  { id: 'target', label: 'Record', value: (entry) => entry.target },
  { id: 'changes', label: 'Changes', value: (entry) => entry.changes && JSON.stringify(entry.changes) },
  { id: 'address', label: 'IP address', value: (entry) => entry.address },
  { id: 'requestId', label: 'Request ID', value: (entry) => entry.requestId },
]
