import { describe, expect, it } from 'vitest'
import { MESSAGE_SELECT } from '@/lib/consultation/messages/queries'
import { db } from '@/lib/db/client'
import { createOwner, createSession, REGISTRATION, startTurn, toCaller } from '@/tests/api/support/seed'
import { BRIEF_SELECT, requireOwnedSession } from './queries'

describe('requireOwnedSession', () => {
  it('returns the session of its owner and whether the manager has spoken', async () => {
    const { owner, companyId, sessionId } = await createSession()
    const company = { name: REGISTRATION.name, description: null, jobTitle: null }
    expect(await requireOwnedSession(owner, sessionId)).toEqual({
      sessionId,
      companyId,
      company,
      hasSpoken: false,
      isResearched: false,
    })
    await startTurn(sessionId, 'We are growing.')
    expect(await requireOwnedSession(owner, sessionId)).toMatchObject({ hasSpoken: true })
  })

  it('throws the same 404 for a foreign and a missing session', async () => {
    const { sessionId } = await createSession()
    const stranger = toCaller(await createOwner())
    const missing = '01890000-0000-7000-8000-000000000000'
    const foreign = await requireOwnedSession(stranger, sessionId).catch((error: unknown) => error)
    expect(foreign).toMatchObject({ code: 'notFound' })
    expect(await requireOwnedSession(stranger, missing).catch((error: unknown) => error)).toEqual(foreign)
  })
})

describe('relation joins', () => {
  it('reads the same rows with joins as with separate queries, also for several sessions at once', async () => {
    const sessions = await Promise.all([createSession(), createSession(), createSession()])
    for (const { sessionId } of sessions)
      await startTurn(sessionId, 'We say "hello" \\ in Łódź 🙂\n\u2028twice.')
    const select = {
      ...BRIEF_SELECT,
      company: { select: { name: true, createdAt: true } },
      messages: { orderBy: { position: 'asc' as const }, select: MESSAGE_SELECT },
    }
    const read = (relationLoadStrategy: 'join' | 'query') =>
      Promise.all(
        sessions.map(({ sessionId: id }) =>
          db().consultationSession.findUniqueOrThrow({ relationLoadStrategy, where: { id }, select }),
        ),
      )
    const joined = await read('join')
    expect(joined.map(({ messages }) => messages.length)).toEqual([2, 2, 2])
    expect(joined).toEqual(await read('query'))
  })
})
