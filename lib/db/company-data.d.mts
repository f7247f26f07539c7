import type { Query } from './retention.mjs'

export declare const COMPANY_TABLES: Record<string, string>
export declare function exportCompanyData(query: Query, companyId: string): Promise<Record<string, object[]>>
export declare function deleteCompanyData(query: Query, companyId: string): Promise<Record<string, unknown>>
