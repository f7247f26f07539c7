export const COMPANY_INDUSTRIES = [
  { key: 'technology', label: 'Technology' },
  { key: 'finance', label: 'Finance' },
  { key: 'healthcare', label: 'Healthcare' },
  { key: 'manufacturing', label: 'Manufacturing' },
  { key: 'retail', label: 'Retail' },
  { key: 'consulting', label: 'Consulting' },
  { key: 'education', label: 'Education' },
  { key: 'other', label: 'Other' },
] as const

/** In employees. */
export const COMPANY_SIZES = [
  { key: '1-10', label: '1-10 employees' },
  { key: '11-50', label: '11-50 employees' },
  { key: '51-200', label: '51-200 employees' },
  { key: '201-500', label: '201-500 employees' },
  { key: '500+', label: '500+ employees' },
] as const
export type CompanySize = (typeof COMPANY_SIZES)[number]['key']

/** In characters. Email: RFC 5321. */
export const COMPANY_LIMITS = {
  name: 200,
  email: 254,
  contactName: 200,
  phone: 50,
  description: 8000,
  jobTitle: 200,
} as const
