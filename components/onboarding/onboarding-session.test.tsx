import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OnboardingState } from '@/lib/company/schema'
import {
  isUnpinned,
  readSession,
  resolveSession,
  saveSession,
  subscribeToSession,
} from './onboarding-session'

const createState = (changes: Partial<OnboardingState> = {}): OnboardingState => ({
  vacancyId: 'vacancy-1',
  companyId: 'company-1',
  companyName: 'Whitfield Structures Ltd',
  jobTitle: null,
  hasDetails: false,
  sessionId: null,
  hasConsulted: false,
  jobSpecificationId: null,
  isApproved: false,
  role: 'owner',
  canApprove: true,
  ...changes,
})

const toStored = (changes: object) => JSON.stringify({ step: 'about', companyId: 'company-1', ...changes })

beforeEach(() => sessionStorage.clear())

describe('resolveSession', () => {
  it('starts at landing without any company', () => {
    expect(resolveSession('', []).session).toMatchObject({ step: 'landing', companyId: null })
  })

  it('stays at registration once it was opened', () => {
    expect(resolveSession('{"step":"registration"}', []).session.step).toBe('registration')
  })

  it('drops a company that is not the caller’s', () => {
    const { session, state: resolved } = resolveSession(toStored({ companyId: 'someone-elses' }), [])
    expect(session).toMatchObject({ step: 'registration', companyId: null })
    expect(resolved).toBeNull()
  })

  it.each([
    [createState(), 'about'],
    [createState({ hasDetails: true }), 'consultation'],
    [createState({ hasDetails: true, jobSpecificationId: 'spec-1' }), 'specification'],
  ] as const)('restores a lost session from the server state %o at step %s', (state, step) => {
    expect(resolveSession('', [state]).session).toMatchObject({ step, companyId: 'company-1' })
  })

  it('uses the newest company when the stored one is unknown', () => {
    const states = [createState({ companyId: 'newest' }), createState({ companyId: 'older' })]
    expect(resolveSession(toStored({ companyId: 'gone' }), states).session.companyId).toBe('newest')
  })

  it('keeps an older company of the tab and completes it from the server', () => {
    const older = createState({ companyId: 'older', jobTitle: 'Welder', sessionId: 'session-1' })
    const { session, state: resolved } = resolveSession(
      toStored({ companyId: 'older', step: 'summary', jobTitle: 'Fitter' }),
      [createState(), older],
    )
    expect(session).toEqual({
      step: 'summary',
      companyId: 'older',
      vacancyId: 'vacancy-1',
      jobTitle: 'Welder',
      currentSessionId: 'session-1',
      currentJobSpecId: null,
    })
    expect(resolved).toBe(older)
  })

  it('keeps the vacancy of the tab, whichever is current', () => {
    const states = [
      createState({ vacancyId: 'current' }),
      createState({ vacancyId: 'older', jobTitle: 'Fitter' }),
    ]
    const { session, state } = resolveSession(toStored({ vacancyId: 'older', step: 'summary' }), states)
    expect(session).toMatchObject({ vacancyId: 'older', step: 'summary', jobTitle: 'Fitter' })
    expect(state).toBe(states[1])
  })

  it('opens the vacancy of the address, without what the tab stored of another', () => {
    const states = [createState({ vacancyId: 'named' }), createState({ vacancyId: 'stored' })]
    const raw = toStored({ vacancyId: 'stored', currentSessionId: 'stored', currentJobSpecId: 'spec-1' })
    expect(resolveSession(raw, states, 'named').session).toMatchObject({
      vacancyId: 'named',
      currentSessionId: null,
      currentJobSpecId: null,
    })
  })

  it.each(['not json', 'null', '[]', '"text"'])('ignores %s in storage', (raw) => {
    expect(resolveSession(raw, [createState()]).session.companyId).toBe('company-1')
  })
})

describe('isUnpinned', () => {
  const state = createState({ vacancyId: 'shown' })

  it.each([
    ['', undefined, true],
    [toStored({}), undefined, true],
    [toStored({ vacancyId: 'shown' }), undefined, false],
    [toStored({ vacancyId: 'gone' }), undefined, false],
    [toStored({ companyId: 'registered-since', vacancyId: null }), undefined, false],
    [toStored({ vacancyId: 'other' }), 'shown', true],
    [toStored({ vacancyId: 'shown' }), 'shown', false],
  ])('of a tab with %s at the address of %s is %s', (raw, named, expected) => {
    expect(isUnpinned(raw, state, named)).toBe(expected)
  })
})

describe('saveSession', () => {
  const { session } = resolveSession('', [createState()])

  it('stores the session and notifies listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    saveSession(session)
    expect(JSON.parse(readSession())).toEqual(session)
    expect(JSON.parse(sessionStorage.getItem('spanwright.onboarding') ?? '')).toEqual(session)
    unsubscribe()
    saveSession(session)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('reads from memory when storage is off', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const spies = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    ]
    saveSession({ ...session, jobTitle: 'Welder' })
    expect(JSON.parse(readSession())).toMatchObject({ jobTitle: 'Welder' })
    for (const spy of spies) spy.mockRestore()
  })
})
