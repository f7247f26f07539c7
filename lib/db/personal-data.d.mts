import type { Query } from './retention.mjs'

export declare const PERSONAL: Record<string, string>
export declare const NOT_PERSONAL: Record<string, string>
export declare function readPerson(
  query: Query,
  email: string,
): Promise<Record<string, Record<string, unknown>[]>>
export declare function countContracts(query: Query, email: string): Promise<number>
export declare function erasePerson(
  query: Query,
  email: string,
  contracts?: 'keep' | 'erase',
): Promise<{
  companiesErased: number
  companiesMadeAnonymous: number
  contactsErased: number
  interestRegistrationsErased: number
}>
