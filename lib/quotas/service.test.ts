import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import type { OwnerId } from '@/lib/auth/owner'
import { registerCompany } from '@/lib/company/service'
import { openSession } from '@/lib/consultation/session/service'
import { beginTurn } from '@/lib/consultation/turn/service'
import { createVacancy } from '@/lib/consultation/vacancy/service'
import { INDUSTRIES, REASONS, SALARY_BANDS } from '@/lib/consultation/vacancy-builder/options'
import { startOver } from '@/lib/consultation/vacancy-builder/service'
import { db } from '@/lib/db/client'
import { editDraftLine } from '@/lib/specification/service'
import {
  createCompany,
  createOwner,
  createSession,
  REGISTRATION,
  startTurn,
  storeAnswer,
} from '@/tests/api/support/seed'
import { countOutcomes, QUOTA_REFUSAL, readRefusals } from '@/tests/support/quotas'
import { createDraftSpecification } from '@/tests/support/records'
import { QUOTAS } from './limits'

describe('companies of an owner', () => {
  async function createCompanies(owner: OwnerId, count: number) {
    const data = Array.from({ length: count }, () => ({ ...REGISTRATION, ownerId: owner }))
    await db().company.createMany({ data })
  }

  it('are limited, also for registrations at the same time', async () => {
    const owner = await createOwner()
    await createCompanies(owner, QUOTAS.companiesPerOwner - 3)
    const before = await readRefusals('companiesPerOwner')
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => registerCompany(owner, REGISTRATION)),
    )
    expect(countOutcomes(results)).toEqual({ stored: 3, refused: 5 })
    expect(await db().company.count({ where: { ownerId: owner } })).toBe(QUOTAS.companiesPerOwner)
    expect(await readRefusals('companiesPerOwner')).toBe(before + 5)
    const refusal = await registerCompany(owner, REGISTRATION).catch((error) => error)
    expect(refusal).toMatchObject(QUOTA_REFUSAL)
    expect(refusal.message).toBe(
      'You’ve registered 50 companies in this browser, which is the limit. Please contact us if you need more.',
    )
    await registerCompany(await createOwner(), REGISTRATION)
  })
})

describe('vacancies of an owner', () => {
  const createVacancies = (companyId: string, count: number) =>
    db().vacancy.createMany({ data: Array.from({ length: count }, () => ({ companyId })) })
  const answers = { 1: INDUSTRIES[0], 2: 'Welder', 3: REASONS[0], 4: SALARY_BANDS[0], 5: 'Welds' } as const
  const addVacancy = (companyId: OwnedCompanyId) =>
    db().$transaction((tx) => createVacancy(tx, companyId, 'Welder'))

  it('are limited over all companies, also when they are started at the same time', async () => {
    const { owner, companyId } = await createCompany()
    const others: OwnedCompanyId[] = []
    for (let count = 0; count < 4; count += 1)
      others.push((await registerCompany(owner.owner, REGISTRATION)).id as OwnedCompanyId)
    await createVacancies(companyId, QUOTAS.vacanciesPerOwner - 2 - 5)
    const results = await Promise.allSettled(others.map(addVacancy))
    expect(countOutcomes(results)).toEqual({ stored: 2, refused: 2 })
    const refusal = await addVacancy(companyId).catch((error) => error)
    expect(refusal).toMatchObject(QUOTA_REFUSAL)
    expect(refusal.message).toContain('You’ve started 200 vacancies')
  })

  it('can be continued at the limit, and stay current when no new one may be started', async () => {
    const { companyId, sessionId } = await createSession()
    await createVacancies(companyId, QUOTAS.vacanciesPerOwner - 1)
    expect((await openSession(companyId, consultant)).sessionId).toBe(sessionId)
    await expect(startOver(companyId, answers)).rejects.toMatchObject(QUOTA_REFUSAL)
    expect(await db().vacancy.findFirst({ where: { companyId, current: true } })).toMatchObject({
      id: sessionId,
    })
    expect(await db().vacancyDraft.count()).toBe(0)
  })
})

describe('messages of a consultation', () => {
  async function fillSession(sessionId: string, count: number) {
    const data = Array.from({ length: count }, (_, index) => ({
      sessionId,
      position: index + 1,
      role: 'user' as const,
      content: 'Yes',
      extractedAt: new Date(),
    }))
    await db().message.createMany({ data })
  }

  it('are limited, and an answered one is still returned by its key', async () => {
    const { companyId, sessionId } = await createSession()
    await fillSession(sessionId, QUOTAS.messagesPerSession - 1)
    const stored = await storeAnswer(await startTurn(sessionId, 'The last one', 'key'), 'Thank you.')
    const refusal = await beginTurn(companyId, sessionId, 'One more', null).catch((error) => error)
    expect(refusal).toMatchObject(QUOTA_REFUSAL)
    expect(refusal.message).toContain('This conversation has reached its limit.')
    expect(await beginTurn(companyId, sessionId, 'The last one', 'key')).toMatchObject({ answer: stored })
    const session = await db().consultationSession.findUniqueOrThrow({ where: { id: sessionId } })
    expect(session.leaseId).toBeNull()
    expect(await db().message.count({ where: { sessionId, role: 'user' } })).toBe(QUOTAS.messagesPerSession)
  })
})

it('the draft of a specification stays editable at the limit of messages', async () => {
  const { owner, sessionId, specificationId } = await createDraftSpecification()
  await db().message.createMany({
    data: Array.from({ length: QUOTAS.messagesPerSession }, (_, index) => ({
      sessionId,
      position: index + 1,
      role: 'user' as const,
      content: 'Yes',
    })),
  })
  const record = await editDraftLine(owner, specificationId, 'line-0', {
    text: 'Tekla Structures',
    revision: 0,
  })
  expect(record.content.lines[0]?.text).toBe('Tekla Structures')
})
