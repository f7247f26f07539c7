import type { OnboardingState } from '@/lib/company/schema'

export type OnboardingStep =
  | 'landing'
  | 'registration'
  | 'about'
  | 'consultation'
  | 'summary'
  | 'specification'

/** Stored in sessionStorage, one per tab. */
export interface OnboardingSession {
  step: OnboardingStep
  companyId: string | null
  /** The tab's vacancy, whichever is the company's current one. */
  vacancyId: string | null
  jobTitle: string | null
  currentSessionId: string | null
  currentJobSpecId: string | null
}

const STORAGE_KEY = 'spanwright.onboarding'
const EMPTY: OnboardingSession = {
  step: 'landing',
  companyId: null,
  vacancyId: null,
  jobTitle: null,
  currentSessionId: null,
  currentJobSpecId: null,
}

// Used where storage is off, until the page is left. The server knows the rest.
let memory = ''
const listeners = new Set<() => void>()

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** JSON text, or an empty string. */
export function readSession(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? memory
  } catch {
    return memory
  }
}

export function saveSession(session: OnboardingSession): void {
  memory = JSON.stringify(session)
  try {
    sessionStorage.setItem(STORAGE_KEY, memory)
  } catch {
    // `memory` has it.
  }
  for (const listener of listeners) listener()
}

function parse(raw: string): OnboardingSession {
  try {
    return { ...EMPTY, ...JSON.parse(raw) }
  } catch {
    return EMPTY
  }
}

function toSession(state: OnboardingState): OnboardingSession {
  return {
    step: state.jobSpecificationId ? 'specification' : state.hasDetails ? 'consultation' : 'about',
    companyId: state.companyId,
    vacancyId: state.vacancyId,
    jobTitle: state.jobTitle,
    currentSessionId: state.sessionId,
    currentJobSpecId: state.jobSpecificationId,
  }
}

/**
 * That of the vacancy named by the address, else of the stored vacancy, else of the stored company's current one, completed from the
 * server; else that of the newest in `states`; else empty.
 */
export function resolveSession(
  raw: string,
  states: OnboardingState[],
  vacancyId?: string,
): { session: OnboardingSession; state: OnboardingState | null } {
  const stored = parse(raw)
  const state =
    states.find((candidate) => candidate.vacancyId === (vacancyId ?? stored.vacancyId)) ??
    states.find(({ companyId }) => companyId === stored.companyId) ??
    states[0] ??
    null
  if (!state)
    return { session: { ...EMPTY, step: stored.step === 'landing' ? 'landing' : 'registration' }, state }
  const serverSession = toSession(state)
  // Tabs of older versions know the company only.
  const isOfVacancy =
    stored.vacancyId === null ? stored.companyId === state.companyId : stored.vacancyId === state.vacancyId
  if (!isOfVacancy) return { session: serverSession, state }
  return {
    session: {
      ...stored,
      vacancyId: state.vacancyId,
      jobTitle: serverSession.jobTitle ?? stored.jobTitle,
      currentSessionId: stored.currentSessionId ?? serverSession.currentSessionId,
      currentJobSpecId: stored.currentJobSpecId ?? serverSession.currentJobSpecId,
    },
    state,
  }
}

/** The tab has no vacancy yet, or the address names another one. A company that was registered since is not in `state`. */
export function isUnpinned(raw: string, state: OnboardingState, vacancyId: string | undefined): boolean {
  const stored = parse(raw)
  if (vacancyId !== undefined) return stored.vacancyId !== vacancyId
  return stored.vacancyId === null && (stored.companyId === null || stored.companyId === state.companyId)
}
