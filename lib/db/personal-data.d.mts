import type { Query } from './retention.mjs'

export declare const PERSONAL_TABLES: Record<string, string>
export declare const NON_PERSONAL_TABLES: Record<string, string>
export declare function exportPersonalData(
  query: Query,
  email: string,
): Promise<Record<string, Record<string, unknown>[]>>
export declare function countContracts(query: Query, email: string): Promise<number>
export declare function erasePersonalData(
  query: Query,
  email: string,
  approvedCompanies?: 'keep' | 'erase',
): Promise<{
  companiesErased: number
  companiesMadeAnonymous: number
  accountsErased: number
  sharesErased: number
  candidatesErased: number
  contactsErased: number
  interestRegistrationsErased: number
  jobInterestsErased: number
  mailMessagesErased: number
  savedViewsErased: number
  deletedRowsErased: number
}>
export declare function recordPersonAudit(
  query: Query,
  action: 'person.exported' | 'person.erased',
  changes: Record<string, number>,
  by: { actor: string; address: string; requestId?: string | null },
): Promise<string>
export declare function countRows(data: Record<string, unknown[]>): Record<string, number>
