import type { RateRule } from '@/lib/auth/rate-limiter'
import type { StoredKind } from '@/lib/quotas/limits'
import type { CallKey } from './contract'

/** Anonymous callers are counted by IP address, whatever `rate` says. */
export interface CallLimits {
  rate: RateRule
  /** For expensive calls, because one caller can register many companies. */
  addressRate?: RateRule
  /** What it stores, counted for its IP address by the day. */
  stores?: StoredKind
}

const MINUTE = 60
const HOUR = 3600

const perOwner = (points: number, seconds: number) => ({ rate: { points, seconds, per: 'owner' } }) as const
const perAddress = (points: number, seconds: number) =>
  ({ rate: { points, seconds, per: 'address' } }) as const
/** High enough for colleagues who share an IP address. */
const MODEL_CALL = { addressRate: { points: 240, seconds: MINUTE, per: 'address' } } as const
const FILE_CALL = { addressRate: { points: 240, seconds: HOUR, per: 'address' } } as const
const READING = { addressRate: { points: 60, seconds: HOUR, per: 'address' }, stores: 'reading' } as const
/** A message too: to fill more, each of its facts would have to be as long as one may be. */
const TEXT = { stores: 'text' } as const
const SPECIFICATION = { stores: 'specification' } as const

const perAdministrator = (points: number) =>
  ({ rate: { points, seconds: MINUTE, per: 'administrator' } }) as const
// Counted per process, to save a database statement per call.
const ADMIN_READ = { rate: { points: 600, seconds: MINUTE, per: 'administrator', isLocal: true } } as const
const ADMIN_WRITE = perAdministrator(120)
/** Exports, and what takes as much work or should be rare. */
const ADMIN_EXPORT = perAdministrator(30)

/** Each takes the thread that writes them up to a second. */
const DOCUMENT = perOwner(60, MINUTE)

/**
 * How often each call may be made, and what it stores. Health checks are not limited; sign-in has limits of its own
 * (lib/auth/sign-in-limits.ts).
 */
export const RATE_LIMITS = {
  'POST /api/validate-email': perAddress(30, MINUTE),
  'GET /api/companies/{companyId}/colleagues': perOwner(300, MINUTE),
  'PUT /api/companies/{companyId}/colleagues/{membershipId}': perOwner(60, MINUTE),
  'DELETE /api/companies/{companyId}/colleagues/{membershipId}': perOwner(60, MINUTE),
  'DELETE /api/companies/{companyId}/membership': perOwner(60, MINUTE),
  'POST /api/companies/{companyId}/invitations': {
    ...perOwner(20, HOUR),
    addressRate: perAddress(40, HOUR).rate,
  },
  'POST /api/companies/{companyId}/continue-links': {
    ...perOwner(20, HOUR),
    addressRate: perAddress(20, HOUR).rate,
  },
  'DELETE /api/companies/{companyId}/invitations/{invitationId}': perOwner(60, MINUTE),
  'POST /api/companies/{companyId}/join-requests/{requestId}': perOwner(60, MINUTE),
  'DELETE /api/companies/{companyId}/join-requests/{requestId}': perOwner(60, MINUTE),
  'POST /api/sign-in-links': perAddress(20, HOUR),
  'POST /api/companies': { ...perAddress(20, HOUR), ...TEXT },
  'GET /api/vacancies': perOwner(300, MINUTE),
  'POST /api/vacancies': { ...perOwner(60, MINUTE), ...TEXT },
  'GET /api/vacancies/{id}': perOwner(300, MINUTE),
  'PUT /api/vacancies/{id}/archived': perOwner(60, MINUTE),
  'GET /api/companies/{companyId}': perOwner(300, MINUTE),
  'PUT /api/companies/{companyId}': { ...perOwner(60, MINUTE), ...TEXT },
  'DELETE /api/companies/{companyId}': perOwner(20, HOUR),
  'GET /api/companies/{companyId}/export': perOwner(20, HOUR),
  'PUT /api/companies/{companyId}/vacancy-builder': { ...perOwner(120, MINUTE), ...TEXT },
  'GET /api/companies/{companyId}/house-rules': perOwner(300, MINUTE),
  'POST /api/companies/{companyId}/house-rules': { ...perOwner(120, MINUTE), ...TEXT },
  'DELETE /api/companies/{companyId}/house-rules/{ruleId}': perOwner(120, MINUTE),
  'POST /api/company/research': { ...perOwner(20, HOUR), ...READING },
  'POST /api/company/career-insights': { ...perOwner(20, HOUR), ...READING },
  'POST /api/company/documents': { ...perOwner(20, HOUR), ...READING },
  'POST /api/company/document-text': { ...perOwner(60, HOUR), ...FILE_CALL },
  'PUT /api/companies/{companyId}/research/items/{itemId}': { ...perOwner(120, MINUTE), ...TEXT },
  'DELETE /api/companies/{companyId}/research/runs/{runId}': perOwner(120, MINUTE),
  'GET /api/consultations/company/{companyId}': perOwner(300, MINUTE),
  'POST /api/ai/initialize': { ...perOwner(60, MINUTE), ...MODEL_CALL, ...TEXT },
  'POST /api/ai/chat': { ...perOwner(60, MINUTE), ...MODEL_CALL, ...TEXT },
  'POST /api/consultations/{sessionId}/edits': { ...perOwner(120, MINUTE), ...TEXT },
  'GET /api/consultations/{sessionId}/proposals': perOwner(300, MINUTE),
  'POST /api/consultations/{sessionId}/proposals': { ...perOwner(120, MINUTE), ...TEXT },
  'DELETE /api/consultations/{sessionId}/turns/{messageId}': perOwner(60, MINUTE),
  'POST /api/consultations/{sessionId}/imports/{messageId}': { ...perOwner(60, MINUTE), ...TEXT },
  'DELETE /api/consultations/{sessionId}/imports/{messageId}': perOwner(60, MINUTE),
  'POST /api/ai/transcribe/{companyId}': { ...perOwner(20, MINUTE), ...MODEL_CALL },
  'POST /api/ai/speech': { ...perOwner(30, MINUTE), ...MODEL_CALL },
  'POST /api/ai/generate-summary': { ...perOwner(30, MINUTE), ...MODEL_CALL, ...SPECIFICATION },
  'GET /api/job-specifications/{id}': perOwner(300, MINUTE),
  'POST /api/job-specifications/{id}/kit': { ...perOwner(30, MINUTE), ...TEXT },
  'GET /api/kits/{id}': perOwner(300, MINUTE),
  'PUT /api/kits/{id}': { ...perOwner(120, MINUTE), ...TEXT },
  'POST /api/kits/{id}/renewal': { ...perOwner(60, MINUTE), ...TEXT },
  'GET /api/kits/{id}/document': DOCUMENT,
  'GET /api/kits/{id}/panel': perOwner(300, MINUTE),
  'POST /api/kits/{id}/candidates': { ...perOwner(60, MINUTE), ...TEXT },
  'PUT /api/candidates/{id}/decision': { ...perOwner(60, MINUTE), ...TEXT },
  'GET /api/candidates/{id}/document': DOCUMENT,
  'DELETE /api/candidates/{id}': perOwner(60, MINUTE),
  'POST /api/kits/{id}/interviewers': { ...perOwner(40, HOUR), addressRate: perAddress(80, HOUR).rate },
  'DELETE /api/kits/{id}/interviewers/{interviewerId}': perOwner(120, MINUTE),
  'GET /api/interviews/{token}': perAddress(300, MINUTE),
  // Saved as typed, by a panel in one room.
  'PUT /api/interviews/{token}/scorecards/{candidateId}': perAddress(300, MINUTE),
  'POST /api/interviews/{token}/scorecards/{candidateId}/submission': perAddress(60, MINUTE),
  'PUT /api/job-specifications/{id}': perOwner(60, MINUTE),
  'PATCH /api/job-specifications/{id}/lines/{lineId}': { ...perOwner(120, MINUTE), ...TEXT },
  'GET /api/job-specifications/{id}/sources': perOwner(120, MINUTE),
  'GET /api/job-specifications/{id}/document': DOCUMENT,
  'GET /api/job-specifications/{id}/certificate': DOCUMENT,
  'POST /api/job-specifications/{id}/approval': perOwner(120, MINUTE),
  'POST /api/job-specifications/{id}/revisions': { ...perOwner(120, MINUTE), ...SPECIFICATION },
  'GET /api/job-specifications/{id}/shares': perOwner(300, MINUTE),
  'POST /api/job-specifications/{id}/shares': {
    ...perOwner(40, HOUR),
    addressRate: perAddress(80, HOUR).rate,
  },
  'DELETE /api/job-specifications/{id}/shares/{shareId}': perOwner(120, MINUTE),
  'GET /api/job-specifications/{id}/comments': perOwner(300, MINUTE),
  'PUT /api/job-specifications/{id}/comments/{commentId}': { ...perOwner(120, MINUTE), ...TEXT },
  'GET /api/job-specifications/{id}/approval-round': perOwner(300, MINUTE),
  'POST /api/job-specifications/{id}/approval-round': {
    ...perOwner(20, HOUR),
    addressRate: perAddress(40, HOUR).rate,
  },
  'DELETE /api/job-specifications/{id}/approval-round': perOwner(60, MINUTE),
  'POST /api/job-specifications/{id}/decline': perOwner(60, MINUTE),
  'POST /api/shared/{token}/approval': perAddress(60, HOUR),
  'POST /api/shared/{token}/decline': perAddress(60, HOUR),
  'POST /api/shared/{token}/comments': { ...perAddress(60, HOUR), ...TEXT },
  'POST /api/interest': { ...perAddress(20, HOUR), ...TEXT },
  'POST /api/contact-sales': { ...perAddress(20, HOUR), ...TEXT },
  'POST /api/jobs/{slug}/interests': { ...perAddress(20, HOUR), ...TEXT },
  'POST /api/admin/sign-out': ADMIN_WRITE,
  'PUT /api/admin/password': ADMIN_WRITE,
  'GET /api/admin/administrators': ADMIN_READ,
  'POST /api/admin/administrators': ADMIN_EXPORT,
  'PUT /api/admin/administrators/{id}/access': ADMIN_WRITE,
  'PUT /api/admin/administrators/{id}/role': ADMIN_WRITE,
  'POST /api/admin/personal-data/search': ADMIN_EXPORT,
  'POST /api/admin/personal-data/export': ADMIN_EXPORT,
  'POST /api/admin/personal-data/erase': ADMIN_EXPORT,
  'GET /api/admin/saved-views': ADMIN_READ,
  'POST /api/admin/saved-views': ADMIN_WRITE,
  'PUT /api/admin/saved-views/{id}': ADMIN_WRITE,
  'DELETE /api/admin/saved-views/{id}': ADMIN_WRITE,
  'GET /api/admin/vacancies/{id}/publication': ADMIN_READ,
  'POST /api/admin/vacancies/{id}/publication': ADMIN_WRITE,
  'DELETE /api/admin/vacancies/{id}/publication': ADMIN_WRITE,
  'GET /api/admin/vacancies/{id}/channels': ADMIN_READ,
  'GET /api/admin/vacancies/{id}/hirers-record': ADMIN_EXPORT,
  'GET /api/admin/vacancies/{id}/interests': ADMIN_READ,
  'GET /api/admin/vacancies/{id}/interests/export': ADMIN_EXPORT,
  'PUT /api/admin/job-interests/{id}/status': ADMIN_WRITE,
  'GET /api/admin/job-interests/{id}/history': ADMIN_READ,
  'POST /api/admin/job-interests/{id}/notes': ADMIN_WRITE,
  'GET /api/admin/job-interests/{id}/cv': ADMIN_EXPORT,
  'GET /api/admin/interest-registrations': ADMIN_READ,
  'GET /api/admin/interest-registrations/counts': ADMIN_READ,
  'GET /api/admin/interest-registrations/export': ADMIN_EXPORT,
  'PUT /api/admin/interest-registrations/{id}/status': ADMIN_WRITE,
  'PUT /api/admin/interest-registrations/{id}/assignee': ADMIN_WRITE,
  'GET /api/admin/interest-registrations/{id}/history': ADMIN_READ,
  'POST /api/admin/interest-registrations/{id}/notes': ADMIN_WRITE,
  'GET /api/admin/contact-sales': ADMIN_READ,
  'GET /api/admin/contact-sales/counts': ADMIN_READ,
  'GET /api/admin/contact-sales/export': ADMIN_EXPORT,
  'PUT /api/admin/contact-sales/{id}/status': ADMIN_WRITE,
  'PUT /api/admin/contact-sales/{id}/assignee': ADMIN_WRITE,
  'GET /api/admin/contact-sales/{id}/history': ADMIN_READ,
  'POST /api/admin/contact-sales/{id}/notes': ADMIN_WRITE,
  'GET /api/admin/vacancies': ADMIN_READ,
  'GET /api/admin/vacancies/counts': ADMIN_READ,
  'GET /api/admin/vacancies/{id}': ADMIN_READ,
  'GET /api/admin/vacancies/{id}/document': ADMIN_READ,
  'GET /api/admin/vacancies/{id}/certificate': ADMIN_READ,
  'PUT /api/admin/vacancies/{id}/launch-status': ADMIN_WRITE,
  'PUT /api/admin/vacancies/{id}/assignee': ADMIN_WRITE,
  'POST /api/admin/vacancies/{id}/notes': ADMIN_WRITE,
  'GET /api/admin/emails': ADMIN_READ,
  'GET /api/admin/emails/counts': ADMIN_READ,
  'GET /api/admin/emails/{id}': ADMIN_READ,
  'POST /api/admin/emails/{id}/resend': ADMIN_WRITE,
  'GET /api/admin/people': ADMIN_READ,
  'GET /api/admin/people/counts': ADMIN_READ,
  'GET /api/admin/audit': ADMIN_READ,
  'GET /api/admin/audit/counts': ADMIN_READ,
  'GET /api/admin/audit/export': ADMIN_EXPORT,
} as const satisfies Partial<Record<CallKey, CallLimits>>

/** Undefined for calls without a limit. */
export const limitsOf = (key: CallKey): CallLimits | undefined =>
  (RATE_LIMITS as Partial<Record<CallKey, CallLimits>>)[key]

/** Forms that are too large or can't be decoded. Each would be read up to the limit, so an address that sends many is refused early. */
export const REFUSED_FORM_RATE = {
  points: 20,
  seconds: 10 * MINUTE,
  per: 'address',
  isLocal: true,
} as const satisfies RateRule

/** Monitoring asks a few times a minute. */
export const METRICS_RATE = {
  points: 60,
  seconds: MINUTE,
  per: 'address',
  isLocal: true,
} as const satisfies RateRule

/** A token can't be guessed: this limits the work. */
export const SIGN_IN_RATE = { points: 60, seconds: HOUR, per: 'address' } as const satisfies RateRule

/** For one person: each can email the owners of several companies. */
export const JOIN_RATE = { points: 5, seconds: HOUR, per: 'owner' } as const satisfies RateRule

/** For one link, whoever has it. */
export const SHARE_RATE = { points: 30, seconds: HOUR, per: 'owner' } as const satisfies RateRule

/** The same for an interviewer, whose page saves as they type. */
export const INTERVIEW_RATE = { points: 90, seconds: MINUTE, per: 'owner' } as const satisfies RateRule

/** Large mail providers click for many people from few addresses. */
export const EMAIL_STOP_RATE = {
  points: 300,
  seconds: MINUTE,
  per: 'address',
  isLocal: true,
} as const satisfies RateRule
