import type { RateRule } from '@/lib/auth/rate-limiter'
import type { RouteName } from './contract'

/** Anonymous callers are counted by IP address, whatever `rate` says. */
export interface CallLimits {
  rate: RateRule
  /** For expensive calls, because one caller can register many companies. */
  addressRate?: RateRule
}

const MINUTE = 60
const HOUR = 3600

const perOwner = (points: number, seconds: number) => ({ rate: { points, seconds, per: 'owner' } }) as const
const perAddress = (points: number, seconds: number) =>
  ({ rate: { points, seconds, per: 'address' } }) as const
/** High enough for colleagues who share an IP address. */
const MODEL_CALL = { addressRate: { points: 240, seconds: MINUTE, per: 'address' } } as const
const READING = { addressRate: { points: 60, seconds: HOUR, per: 'address' } } as const

const perAdministrator = (points: number) =>
  ({ rate: { points, seconds: MINUTE, per: 'administrator' } }) as const
// Counted per process, to save a database statement per call.
const ADMIN_READ = { rate: { points: 600, seconds: MINUTE, per: 'administrator', isLocal: true } } as const
const ADMIN_WRITE = perAdministrator(120)
const ADMIN_EXPORT = perAdministrator(30)

/** How often each call may be made. Health checks are not limited; sign-in has limits of its own (lib/auth/sign-in-limits.ts). */
export const RATE_LIMITS = {
  validateEmail: perAddress(30, MINUTE),
  createCompany: perAddress(20, HOUR),
  getCompany: perOwner(300, MINUTE),
  updateCompany: perOwner(60, MINUTE),
  researchCompany: { ...perOwner(20, HOUR), ...READING },
  careerInsights: { ...perOwner(20, HOUR), ...READING },
  readDocument: { ...perOwner(20, HOUR), ...READING },
  getConsultations: perOwner(300, MINUTE),
  initializeConsultation: { ...perOwner(60, MINUTE), ...MODEL_CALL },
  chat: { ...perOwner(60, MINUTE), ...MODEL_CALL },
  transcribe: { ...perOwner(20, MINUTE), ...MODEL_CALL },
  speak: { ...perOwner(30, MINUTE), ...MODEL_CALL },
  generateSummary: { ...perOwner(30, MINUTE), ...MODEL_CALL },
  getJobSpecification: perOwner(300, MINUTE),
  updateJobSpecification: perOwner(60, MINUTE),
  registerInterest: perAddress(20, HOUR),
  contactSales: perAddress(20, HOUR),
  listRegistrations: ADMIN_READ,
  countRegistrations: ADMIN_READ,
  exportRegistrations: ADMIN_EXPORT,
  listContacts: ADMIN_READ,
  countContacts: ADMIN_READ,
  exportContacts: ADMIN_EXPORT,
  setContactStatus: ADMIN_WRITE,
  getContactHistory: ADMIN_READ,
  listVacancies: ADMIN_READ,
  countVacancies: ADMIN_READ,
  getVacancy: ADMIN_READ,
  listAudit: ADMIN_READ,
  exportAudit: ADMIN_EXPORT,
} as const satisfies Partial<Record<RouteName, CallLimits>>

/** Undefined for calls without a limit. */
export const limitsOf = (name: RouteName): CallLimits | undefined =>
  (RATE_LIMITS as Partial<Record<RouteName, CallLimits>>)[name]

/** Each server action, for an owner or an administrator. */
export const ACTION_RATE = { points: 120, seconds: MINUTE, per: 'owner' } as const satisfies RateRule
export const ADMIN_ACTION_RATE = { ...ACTION_RATE, per: 'administrator' } as const satisfies RateRule
