import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OnboardingState } from '@/lib/company/schema'
import { readSession, resolveSession, saveSession, subscribeToSession } from './onboarding-session'

const state = (change: Partial<OnboardingState> = {}): OnboardingState => ({
  companyId: 'company-1',
  companyName: 'Whitfield Structures Ltd',
  jobTitle: null,
  described: false,
  sessionId: null,
  consulted: false,
  jobSpecificationId: null,
  approved: false,
  ...change,
})

const stored = (change: object) => JSON.stringify({ step: 'about', companyId: 'company-1', ...change })

beforeEach(() => sessionStorage.clear())

describe('resolveSession', () => {
  it('begins at landing where nothing is known', () => {
    expect(resolveSession('', []).session).toMatchObject({ step: 'landing', companyId: null })
  })

  it('stays at registration once that was opened', () => {
    expect(resolveSession('{"step":"registration"}', []).session.step).toBe('registration')
  })

  it('forgets a company that is not the caller’s', () => {
    const { session, state: resolved } = resolveSession(stored({ companyId: 'someone-elses' }), [])
    expect(session).toMatchObject({ step: 'registration', companyId: null })
    expect(resolved).toBeNull()
  })

  it.each([
    [state(), 'about'],
    [state({ described: true }), 'consultation'],
    [state({ described: true, jobSpecificationId: 'spec-1' }), 'specification'],
  ] as const)('restores a lost session from the server', (known, step) => {
    expect(resolveSession('', [known]).session).toMatchObject({ step, companyId: 'company-1' })
  })

  it('takes the newest company where the stored one is unknown', () => {
    const states = [state({ companyId: 'newest' }), state({ companyId: 'older' })]
    expect(resolveSession(stored({ companyId: 'gone' }), states).session.companyId).toBe('newest')
  })

  it('keeps an older company that the tab is at, and fills in what the server knows of it', () => {
    const older = state({ companyId: 'older', jobTitle: 'Welder', sessionId: 'session-1' })
    const { session, state: resolved } = resolveSession(
      stored({ companyId: 'older', step: 'summary', jobTitle: 'Fitter' }),
      [state(), older],
    )
    expect(session).toEqual({
      step: 'summary',
      companyId: 'older',
      jobTitle: 'Welder',
      currentSessionId: 'session-1',
      currentJobSpecId: null,
    })
    expect(resolved).toBe(older)
  })

  it.each(['not json', 'null', '[]', '"text"'])('survives %s in the storage', (raw) => {
    expect(resolveSession(raw, [state()]).session.companyId).toBe('company-1')
  })
})

describe('storeSession', () => {
  const { session } = resolveSession('', [state()])

  it('keeps the session in the tab and tells every listener until it leaves', () => {
    const listener = vi.fn()
    const leave = subscribeToSession(listener)
    saveSession(session)
    expect(JSON.parse(readSession())).toEqual(session)
    expect(JSON.parse(sessionStorage.getItem('spanwright.onboarding') ?? '')).toEqual(session)
    leave()
    saveSession(session)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('serves from memory where the storage is off', () => {
    const off = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const spies = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(off),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(off),
    ]
    saveSession({ ...session, jobTitle: 'Welder' })
    expect(JSON.parse(readSession())).toMatchObject({ jobTitle: 'Welder' })
    for (const spy of spies) spy.mockRestore()
  })
})
