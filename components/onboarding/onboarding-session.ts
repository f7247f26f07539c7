import type { OnboardingState } from '@/lib/company/schema'

/** Where one is in the onboarding (specification, section 4). */
export type OnboardingStep =
  | 'landing'
  | 'registration'
  | 'about'
  | 'consultation'
  | 'summary'
  | 'specification'

/** The onboarding session object (specification, section 3). Kept in sessionStorage, one a tab. */
export interface OnboardingSession {
  step: OnboardingStep
  companyId: string | null
  jobTitle: string | null
  currentSessionId: string | null
  currentJobSpecId: string | null
}

const STORAGE_KEY = 'spanwright.onboarding'
const EMPTY: OnboardingSession = {
  step: 'landing',
  companyId: null,
  jobTitle: null,
  currentSessionId: null,
  currentJobSpecId: null,
}

// Where storage is off, the copy in memory serves until the page is left; the server knows the rest.
let memory = ''
const listeners = new Set<() => void>()

/** Subscribes to changes of the stored session; for useSyncExternalStore. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The stored session as text; empty where there is none. */
export function readSession(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? memory
  } catch {
    return memory
  }
}

/** Stores the session and tells every screen. */
export function saveSession(session: OnboardingSession): void {
  memory = JSON.stringify(session)
  try {
    sessionStorage.setItem(STORAGE_KEY, memory)
  } catch {
    // Nothing to do: `memory` holds it.
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

/** What the server knows of a company, as a session object. */
function fromState(state: OnboardingState): OnboardingSession {
  return {
    step: state.jobSpecificationId ? 'specification' : state.described ? 'consultation' : 'about',
    companyId: state.companyId,
    jobTitle: state.jobTitle,
    currentSessionId: state.sessionId,
    currentJobSpecId: state.jobSpecificationId,
  }
}

/**
 * The session object that holds: the stored one where it names one of the caller's companies (`states`, newest first), completed by
 * what the server knows; else the newest company's; else an empty one.
 */
export function resolveSession(
  raw: string,
  states: OnboardingState[],
): { session: OnboardingSession; state: OnboardingState | null } {
  const kept = parse(raw)
  const own = states.find(({ companyId }) => companyId === kept.companyId)
  const state = own ?? states[0] ?? null
  if (!state)
    return { session: { ...EMPTY, step: kept.step === 'landing' ? 'landing' : 'registration' }, state }
  const known = fromState(state)
  if (!own) return { session: known, state }
  return {
    session: {
      ...kept,
      jobTitle: known.jobTitle ?? kept.jobTitle,
      currentSessionId: kept.currentSessionId ?? known.currentSessionId,
      currentJobSpecId: kept.currentJobSpecId ?? known.currentJobSpecId,
    },
    state,
  }
}
