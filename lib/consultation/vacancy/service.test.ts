import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import type { Actor } from '@/lib/audit/schema'
import { getCompany } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'
import { listConsultations } from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { db } from '@/lib/db/client'
import { getSpecification } from '@/lib/specification/queries'
import { approveSpecification, reviseSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { setLaunchStatus } from '@/lib/vacancy/service'
import { createCompany, createSession } from '@/tests/api/support/seed'
import { createDraftSpecification } from '@/tests/support/records'
import { findVacancy } from './queries'
import { createVacancy } from './service'

const ADA: Actor = { name: 'ada', address: '203.0.113.7', requestId: null }
const DETAILS = { industry: 'other', size: '1-10', description: 'We mend bridges.' } as const

const readVacancy = (id: string) => db().vacancy.findUniqueOrThrow({ where: { id } })
const addVacancy = (companyId: Parameters<typeof createVacancy>[1], title: string | null = null) =>
  db().$transaction((tx) => createVacancy(tx, companyId, title))

describe('a vacancy', () => {
  it('is made with its company, and gets a consultation of the same id', async () => {
    const { companyId } = await createCompany()
    const { id } = await findVacancy(companyId, undefined)
    expect(await readVacancy(id)).toMatchObject({ state: 'talking', current: true, startedAt: null })
    const { sessionId } = await openSession(companyId, consultant)
    expect(sessionId).toBe(id)
    const { startedAt, at } = await readVacancy(id)
    expect(startedAt).toEqual(at)
  })

  it('follows its specification, approvals and launch', async () => {
    const { owner, companyId, sessionId, specificationId } = await createDraftSpecification('Welder')
    const states = [await readVacancy(sessionId)]
    const approval = { name: 'Jo Bloggs', acceptTerms: true } as const
    const { approval: given } = await approveSpecification(owner, specificationId, approval)
    states.push(await readVacancy(sessionId))
    await setLaunchStatus(sessionId, { status: 'launched' }, ADA)
    states.push(await readVacancy(sessionId))
    const draftId = await reviseSpecification(owner, specificationId)
    const { content } = await getSpecification(owner, draftId)
    const next = await saveGeneratedDraft({ id: sessionId, companyId }, { ...content, jobTitle: 'Fitter' })
    states.push(await readVacancy(sessionId))
    await approveSpecification(owner, next, approval)
    states.push(await readVacancy(sessionId))
    await setLaunchStatus(sessionId, { status: 'onHold' }, ADA)
    states.push(await readVacancy(sessionId))
    expect(states.map(({ state, title }) => [state, title])).toEqual([
      ['draft', 'Welder'],
      ['approved', 'Welder'],
      ['live', 'Welder'],
      ['live', 'Fitter'],
      ['approved', 'Fitter'],
      ['onHold', 'Fitter'],
    ])
    expect(states.map(({ at }) => at.getTime())).toEqual([
      states[0]?.startedAt?.getTime(),
      ...[1, 2, 3].map(() => given.at.getTime()),
      ...[4, 5].map(() => states[4]?.at.getTime()),
    ])
  })
})

describe('createVacancy', () => {
  it('makes the new vacancy the current one, even when several are made at once', async () => {
    const { companyId, sessionId } = await createSession()
    const ids = await Promise.all(['Welder', 'Fitter', 'Tester'].map((title) => addVacancy(companyId, title)))
    const { id, jobTitle } = await findVacancy(companyId, undefined)
    expect(ids).toContain(id)
    expect((await getCompany(companyId)).jobTitle).toBe(jobTitle)
    expect(await db().vacancy.count({ where: { companyId, current: true } })).toBe(1)
    await openSession(companyId, consultant)
    expect(
      (await listConsultations(companyId)).map((session) => [session.sessionId, session.status]),
    ).toEqual([
      [id, 'active'],
      [sessionId, 'archived'],
    ])
  })

  it('leaves the title of other vacancies alone', async () => {
    const { owner, companyId } = await createCompany()
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Welder' })
    const { id: first } = await findVacancy(companyId, undefined)
    const second = await addVacancy(companyId)
    expect((await getCompany(companyId)).jobTitle).toBeNull()
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Fitter' })
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Plate welder', vacancyId: first })
    expect([(await readVacancy(first)).jobTitle, (await readVacancy(second)).jobTitle]).toEqual([
      'Plate welder',
      'Fitter',
    ])
    const { companyId: foreign } = await createCompany()
    const { id: foreignVacancy } = await findVacancy(foreign, undefined)
    const change = { ...DETAILS, jobTitle: 'Taken over', vacancyId: foreignVacancy }
    await expect(updateCompany(owner, companyId, change)).rejects.toMatchObject({ code: 'P2025' })
    expect((await readVacancy(foreignVacancy)).jobTitle).toBeNull()
  })
})

describe('findVacancy', () => {
  it('rejects the vacancy of another company', async () => {
    const { companyId } = await createCompany()
    const { companyId: other, sessionId } = await createSession()
    expect(await findVacancy(other, sessionId)).toEqual({ id: sessionId, jobTitle: null })
    await expect(findVacancy(companyId, sessionId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(openSession(companyId, consultant, sessionId)).rejects.toMatchObject({ code: 'notFound' })
    await expect(listConsultations(companyId, sessionId)).rejects.toMatchObject({ code: 'notFound' })
  })
})
