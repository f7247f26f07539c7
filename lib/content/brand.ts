import { env } from '@/lib/server/env'

/** The same in every deployment. Client components can't import this module: pass the name as a prop. */
const PRODUCT = 'Spanwright'

/** Defaults are placeholders for the `BRAND_*` environment variables. Server only. */
export const brand = {
  product: PRODUCT,
  legalName: env.BRAND_LEGAL_NAME ?? 'Spanwright Recruitment Limited',
  companyNumber: env.BRAND_COMPANY_NUMBER ?? '00000000',
  registeredIn: 'Registered in England and Wales',
  registeredOffice: env.BRAND_REGISTERED_OFFICE ?? 'Keel House, 1 Example Quay, Bristol BS1 0ZZ',
  privacyEmail: env.BRAND_PRIVACY_EMAIL ?? 'privacy@spanwright.example',
  dpoEmail: env.BRAND_DPO_EMAIL ?? 'dpo@spanwright.example',
  legalEmail: env.BRAND_LEGAL_EMAIL ?? 'legal@spanwright.example',
  salesEmail: env.BRAND_SALES_EMAIL ?? 'sales@spanwright.example',
  parentUrl: env.BRAND_PARENT_URL ?? 'https://parent.spanwright.example',
  portalUrl: env.BRAND_PORTAL_URL ?? '/register',
} as const
