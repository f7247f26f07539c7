export const AUDIT_ACTIONS = [
  { key: 'signIn.succeeded', label: 'Signed in' },
  { key: 'signIn.failed', label: 'Sign-in failed' },
  { key: 'signIn.refused', label: 'Sign-in blocked (too many attempts)' },
  { key: 'signOut', label: 'Signed out' },
  { key: 'administrator.created', label: 'Administrator created' },
  { key: 'administrator.reset', label: 'Password reset' },
  { key: 'administrator.revoked', label: 'Sessions revoked' },
  { key: 'contact.status', label: 'Contact status changed' },
  { key: 'contact.note', label: 'Note on a contact' },
  { key: 'vacancy.launch', label: 'Launch status changed' },
  { key: 'vacancy.note', label: 'Note on a vacancy' },
  { key: 'registrations.exported', label: 'Registrations exported' },
  { key: 'contacts.exported', label: 'Contacts exported' },
  { key: 'audit.exported', label: 'Audit log exported' },
  { key: 'retention.applied', label: 'Expired data deleted' },
  { key: 'retention.confirmed', label: 'Deletion of expired data confirmed' },
  { key: 'retention.restored', label: 'Deleted data restored' },
  { key: 'person.exported', label: 'Personal data exported' },
  { key: 'person.erased', label: 'Personal data erased' },
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]['key']
export const AUDIT_ACTION_KEYS = AUDIT_ACTIONS.map((action) => action.key) as [AuditAction, ...AuditAction[]]
