import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '@/lib/company/options'
import type { PlanKey } from '@/lib/paths'

export const USER_TYPES = [
  { key: 'hiring_manager', label: 'Hiring manager' },
  { key: 'candidate', label: 'Candidate' },
] as const
export type UserType = (typeof USER_TYPES)[number]['key']

/** Stored as written here. */
export const SERVICE_INTERESTS = [
  'AI job specification',
  'Candidate sourcing and matching',
  'AI interview screening',
  'Employee value proposition',
  'Diversity and bias reduction',
  'Recruitment analytics',
] as const
export type ServiceInterest = (typeof SERVICE_INTERESTS)[number]

/** `text` is shown on the form and stored; `label` is the short form in the admin centre. */
export const REFERRAL_SOURCES = [
  { key: 'search', text: 'Search engine (Google, Bing, etc.)', label: 'Search Engine' },
  { key: 'social', text: 'Social media (LinkedIn, Twitter, etc.)', label: 'Social Media' },
  { key: 'publication', text: 'Industry publication or blog', label: 'Industry Publication' },
  { key: 'referral', text: 'Word of mouth/referral', label: 'Word of Mouth' },
  { key: 'event', text: 'Conference or event', label: 'Conference/Event' },
  { key: 'outreach', text: 'Direct outreach', label: 'Direct Outreach' },
  { key: 'other', text: 'Other', label: 'Other' },
] as const
export type ReferralSourceText = (typeof REFERRAL_SOURCES)[number]['text']

/** With the landing page's vacancy bands. */
export const INTEREST_PLANS = [
  { key: 'starter', label: 'Starter: 1-5 vacancies annually' },
  { key: 'growth', label: 'Growth: 6-15 vacancies annually' },
  { key: 'scale', label: 'Scale: 16-30 vacancies annually' },
  { key: 'professional', label: 'Professional: 31-50 vacancies annually' },
  { key: 'enterprise', label: 'Enterprise: 50+ vacancies annually' },
  { key: 'success-based', label: 'Success-based: paid only on successful hire' },
] as const satisfies readonly { key: PlanKey; label: string }[]

/** The vacancy bands deliberately differ from the landing page's. */
export const PRODUCT_INTERESTS = [
  { key: 'starter', label: 'Starter: 1-3 vacancies annually' },
  { key: 'growth', label: 'Growth: 4-6 vacancies annually' },
  { key: 'scale', label: 'Scale: 7-10 vacancies annually' },
  { key: 'professional', label: 'Professional: 11-15 vacancies annually' },
  { key: 'enterprise', label: 'Enterprise: 16+ vacancies annually' },
  { key: 'success-based', label: 'Success-based' },
  { key: 'general', label: 'General enquiry' },
] as const satisfies readonly { key: PlanKey | 'general'; label: string }[]

export const CONTACT_SIZES = [
  ...COMPANY_SIZES,
  { key: '501-1000', label: '501-1000 employees' },
  { key: '1000+', label: '1000+ employees' },
] as const

export const CONTACT_INDUSTRIES = COMPANY_INDUSTRIES

export const TIMELINES = [
  { key: 'immediate', label: 'Immediate' },
  { key: '1-3-months', label: '1-3 months' },
  { key: '3-6-months', label: '3-6 months' },
  { key: '6-12-months', label: '6-12 months' },
  { key: 'exploring', label: 'Exploring' },
] as const

/** In pounds a month. */
export const BUDGETS = [
  { key: 'under-5k', label: 'Under £5k per month' },
  { key: '5-15k', label: '£5-15k per month' },
  { key: '15-50k', label: '£15-50k per month' },
  { key: '50k+', label: '£50k+ per month' },
  { key: 'success-based', label: 'Success-based' },
] as const

export const ENQUIRY_STATUSES = [
  { key: 'new', label: 'New' },
  { key: 'contacted', label: 'Contacted' },
  { key: 'qualified', label: 'Qualified' },
  { key: 'closed', label: 'Closed' },
] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]['key']
export const ENQUIRY_STATUS_KEYS = ENQUIRY_STATUSES.map(({ key }) => key)

export const ENQUIRY_LIMITS = {
  name: 200,
  email: 254,
  company: 200,
  role: 200,
  phone: 50,
  currentSolution: 500,
  message: 5000,
} as const

/** Bots are faster. */
export const MIN_FILL_MS = 1000

/** The same content is stored once within this time. */
export const DOUBLE_SUBMIT_WINDOW_MS = 10 * 60 * 1000

/** In which we answer a sales request. */
export const REPLY_HOURS = 24
