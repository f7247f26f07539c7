import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { startOver } from '@/lib/consultation/vacancy-builder/service'
import { db } from '@/lib/db/client'
import { createCompany, createSession, REGISTRATION } from '@/tests/api/support/seed'
import { listConsultations } from './queries'
import { openSession } from './service'

describe('openSession', () => {
  it('opens one session when several requests open it at once', async () => {
    const { companyId } = await createCompany()
    const opened = await Promise.all(Array.from({ length: 5 }, () => openSession(companyId, consultant)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(await db().consultationSession.count()).toBe(1)
    expect(opened[0]?.openingMessage).toContain(REGISTRATION.contactName.split(' ')[0])
  })

  it('opens a new session after the last one was archived, which stays readable', async () => {
    const { companyId, sessionId } = await createSession()
    await startOver(companyId, {
      1: 'Railways & Transport',
      2: 'Senior bridge engineer',
      3: 'New project',
      4: '£45-55k',
      5: 'Have the first two bridges approved',
    })
    const { sessionId: next } = await openSession(companyId, consultant)
    const sessions = await listConsultations(companyId)
    expect(sessions.map((session) => [session.sessionId, session.status])).toEqual([
      [next, 'active'],
      [sessionId, 'archived'],
    ])
  })
})
