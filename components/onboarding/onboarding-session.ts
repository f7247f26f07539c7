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
    jobTitle: state.jobTitle,
    currentSessionId: state.sessionId,
    currentJobSpecId: state.jobSpecificationId,
  }
}

/** The stored session if its company is in `states` (newest first), completed from the server; else that of the newest; else empty. */
export function resolveSession(
  raw: string,
  states: OnboardingState[],
): { session: OnboardingSession; state: OnboardingState | null } {
  const stored = parse(raw)
  const storedState = states.find(({ companyId }) => companyId === stored.companyId)
  const state = storedState ?? states[0] ?? null
  if (!state)
    return { session: { ...EMPTY, step: stored.step === 'landing' ? 'landing' : 'registration' }, state }
  const serverSession = toSession(state)
  if (!storedState) return { session: serverSession, state }
  return {
    session: {
      ...stored,
      jobTitle: serverSession.jobTitle ?? stored.jobTitle,
      currentSessionId: stored.currentSessionId ?? serverSession.currentSessionId,
      currentJobSpecId: stored.currentJobSpecId ?? serverSession.currentJobSpecId,
    },
    state,
  }
}
