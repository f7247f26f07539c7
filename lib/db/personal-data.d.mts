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
  contactsErased: number
  interestRegistrationsErased: number
  deletedRowsErased: number
}>
