import { describe, expect, it } from 'vitest'
import { begin, newOwner, newSession, REGISTRATION } from '@/tests/api/support/seed'
import { requireOwnedSession } from './queries'

describe('requireOwnedSession', () => {
  it('knows the session of its owner, and whether anything was said', async () => {
    const { owner, sessionId } = await newSession()
    const company = { name: REGISTRATION.name, description: null }
    expect(await requireOwnedSession(owner, sessionId)).toEqual({
      sessionId,
      company,
      hasSpoken: false,
      isResearched: false,
    })
    await begin(sessionId, 'We are growing.')
    expect(await requireOwnedSession(owner, sessionId)).toMatchObject({ hasSpoken: true })
  })

  it('answers a foreign session as one that is not there', async () => {
    const { sessionId } = await newSession()
    const stranger = await newOwner()
    const missing = '01890000-0000-7000-8000-000000000000'
    const foreign = await requireOwnedSession(stranger, sessionId).catch((error: unknown) => error)
    expect(foreign).toMatchObject({ code: 'notFound' })
    expect(await requireOwnedSession(stranger, missing).catch((error: unknown) => error)).toEqual(foreign)
  })
})
