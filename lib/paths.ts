// Separate exports, so that a page ships only the paths it uses: `import * as paths from '@/lib/paths'`.
import type { Route } from 'next'

export type PlanKey = 'starter' | 'growth' | 'scale' | 'professional' | 'enterprise' | 'success-based'

const withPlan = (path: string, plan: PlanKey | undefined) => (plan ? `${path}?plan=${plan}` : path) as Route

export const home = '/' as Route
export const features = '/#features' as Route
export const pricing = '/#pricing' as Route
export const aboutUs = '/#about' as Route
export const faq = '/#faq' as Route
export const register = '/register' as Route
export const about = '/about' as Route
export const consultation = '/consultation' as Route
export const vacancies = '/vacancies' as Route
export const vacancy = (id: string) => `/vacancies/${encodeURIComponent(id)}` as Route
/** A screen of one vacancy, so that two tabs never mix. */
export const withVacancy = (path: Route, vacancyId: string) =>
  `${path}?vacancy=${encodeURIComponent(vacancyId)}` as Route
/** The address names the vacancy as soon as there are several. */
export const screenOf = (path: Route, vacancyId: string, all: readonly unknown[]) =>
  all.length > 1 ? withVacancy(path, vacancyId) : path
export const vacancyBuilder = '/ai-consultation' as Route
export const summary = '/summary' as Route
export const jobSpecifications = '/job-specification' as Route
export const jobSpecification = (id: string) => `/job-specification/${encodeURIComponent(id)}` as Route
export const interviewKit = (id: string, minutes?: number) =>
  `/job-specification/${encodeURIComponent(id)}/interview-kit${minutes ? `?minutes=${minutes}` : ''}` as Route
/** Candidates, interviewers and their scorecards of a kit. */
export const interviews = (id: string, minutes: number) =>
  `/job-specification/${encodeURIComponent(id)}/interviews?minutes=${minutes}` as Route
export const interest = (plan?: PlanKey) => withPlan('/interest', plan)
export const contact = (plan?: PlanKey) => withPlan('/contact', plan)
export const privacy = '/privacy-policy' as Route
export const terms = '/terms-of-service' as Route
export const cookies = '/cookies' as Route
export const jobs = '/jobs' as Route
export const job = (slug: string) => `/jobs/${encodeURIComponent(slug)}` as Route
/** After a form without script: what went wrong, or nothing. */
export const jobResponse = (slug: string, problems: readonly string[]) =>
  `${job(slug)}?${problems.length > 0 ? `problem=${problems.map(encodeURIComponent).join(',')}` : 'sent=1'}#respond`
export const emailPreferences = (token: string) =>
  `/email-preferences?token=${encodeURIComponent(token)}` as Route
export const signIn = '/sign-in' as Route
export type SignInNotice = 'sent' | 'email' | 'limit' | 'link'
export const signInWith = (notice: SignInNotice) => `/sign-in?notice=${notice}` as Route
/** `to` is masked. */
export const signInSent = (to: string) => `${signInWith('sent')}&to=${encodeURIComponent(to)}` as Route
export const signInConfirm = (token: string) =>
  `/sign-in/confirm?token=${encodeURIComponent(token)}` as `/sign-in/confirm?token=${string}`
export const continueElsewhere = '/continue' as Route
export const continueWith = (notice: Exclude<SignInNotice, 'link'> | 'full') =>
  `/continue?notice=${notice}` as Route
/** `to` is masked. */
export const continueSent = (to: string) => `${continueWith('sent')}&to=${encodeURIComponent(to)}` as Route
export const addCompanies = '/sign-in/add' as Route
export const account = '/account' as Route
export const accountAsked = '/account?notice=asked' as Route
export const colleagues = (companyId: string) =>
  `/account/companies/${encodeURIComponent(companyId)}` as Route
export const shared = (token: string) => `/shared/${encodeURIComponent(token)}` as `/shared/${string}`
export type SharedNotice =
  | 'approved'
  | 'declined'
  | 'notReady'
  | 'commented'
  | 'suggested'
  | 'invalid'
  | 'limit'
  | 'changed'
export const sharedWith = (token: string, notice: SharedNotice) =>
  `${shared(token)}?notice=${notice}` as Route
export const interview = (token: string) =>
  `/interviews/${encodeURIComponent(token)}` as `/interviews/${string}`
export const interviewOf = (token: string, candidateId: string) =>
  `${interview(token)}?candidate=${encodeURIComponent(candidateId)}` as Route
export const apiReference = '/api-reference' as Route
export const adminLogin = '/admin/login' as Route
export const admin = '/admin' as Route
export const adminVacancies = '/admin?tab=vacancies' as Route
/** `tab` is the key of one of its lists. */
export const adminList = (tab: string) => (tab === 'interest' ? admin : (`/admin?tab=${tab}` as Route))
export const adminRegistrations = (search: string) => `/admin?search=${encodeURIComponent(search)}` as Route
export const adminContacts = (search: string) =>
  `/admin?tab=contacts&search=${encodeURIComponent(search)}` as Route
export const adminEmails = (search: string) =>
  `/admin?tab=emails&search=${encodeURIComponent(search)}` as Route
export const adminVacancy = (id: string) => `/admin/vacancies/${encodeURIComponent(id)}` as Route
export const adminSettings = '/admin/settings' as Route
export const adminAudit = '/admin/audit' as Route
