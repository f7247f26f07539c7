import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { registerCompany } from '@/lib/company/service'
import { newFact } from '@/lib/consultation/brief/facts'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import { listConsultations } from '@/lib/consultation/session/queries'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { loadSaid } from '@/lib/specification/queries'
import { approveSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { createCompany, createSession, REGISTRATION, startTurn, storeAnswer } from '@/tests/api/support/seed'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { getVacancyDetail, listOwnVacancies } from './queries'
import { setArchived, startVacancy } from './service'

const ANSWERS = {
  1: 'Manufacturing',
  2: 'Fitter',
  3: 'New project',
  4: '£45-55k',
  5: 'Fit two pumps',
} as const

describe('startVacancy', () => {
  it('starts with a job title, given or copied', async () => {
    const { companyId, sessionId } = await createSession()
    const given = await startVacancy(companyId, { companyId, jobTitle: 'Welder' }, consultant)
    expect(given).toMatchObject({ title: 'Welder', current: true, state: 'talking', specificationId: null })
    const copied = await startVacancy(companyId, { companyId, fromVacancyId: given.id }, consultant)
    const renamed = await startVacancy(
      companyId,
      { companyId, jobTitle: 'Fitter', fromVacancyId: given.id },
      consultant,
    )
    const untitled = await startVacancy(companyId, { companyId, fromVacancyId: sessionId }, consultant)
    expect([copied.title, renamed.title, untitled.title]).toEqual(['Welder', 'Fitter', null])
    const { companyId: other } = await createCompany()
    await expect(
      startVacancy(other, { companyId: other, fromVacancyId: given.id }, consultant),
    ).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await db().vacancy.count({ where: { companyId: other } })).toBe(1)
  })

  it('copies the brief of another vacancy with its evidence', async () => {
    const { companyId, sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'A welder in Hull.')
    await storeAnswer(turn, 'Noted.')
    const { id: messageId } = await db().message.findFirstOrThrow({ where: { sessionId, role: 'user' } })
    const evidence = [{ kind: 'message' as const, id: messageId, start: 12, end: 16 }]
    await updateBrief(sessionId, (brief) => ({
      ...brief,
      facts: [
        newFact({ topic: 'location', value: 'Hull', strength: 'must', evidence, because: 'test' }, newId()),
      ],
    }))
    const { id } = await startVacancy(companyId, { companyId, fromVacancyId: sessionId }, consultant)
    const [session] = await listConsultations(companyId, id)
    expect(session?.brief.facts).toMatchObject([{ value: 'Hull', evidence }])
    expect(session?.builderAnswers).toEqual({ [messageId]: 'A welder in Hull.' })
    expect(session?.canGenerate).toBe(false)
    expect((await loadBrief(sessionId)).facts).toMatchObject([{ value: 'Hull', evidence }])
    expect([...(await loadSaid(id)).said.values()]).toEqual(['A welder in Hull.'])
  })

  it('leaves Vacancy Builder answers to the vacancy they were given for', async () => {
    const { companyId, sessionId } = await createSession()
    const { vacancyId } = await saveAnswers(companyId, ANSWERS)
    expect(vacancyId).toBe(sessionId)
    const { id } = await startVacancy(companyId, { companyId, jobTitle: 'Welder' }, consultant)
    const waiting = () => db().vacancyDraft.findMany({ select: { vacancyId: true } })
    expect(await waiting()).toEqual([{ vacancyId: sessionId }])
    const third = await startOver(companyId, ANSWERS)
    expect([sessionId, id]).not.toContain(third)
    expect(await waiting()).toEqual([{ vacancyId: sessionId }, { vacancyId: third }])
  })
})

describe('listOwnVacancies', () => {
  it('lists the vacancies of all companies of one owner, last changed first, with what is due', async () => {
    const { owner, companyId, sessionId } = await createSession()
    await createSession()
    await registerCompany(owner.owner, { ...REGISTRATION, name: 'Northmoor Tunnels Ltd' })
    await startVacancy(companyId, { companyId, jobTitle: 'Fitter' }, consultant)
    await db().company.updateMany({ data: { industry: 'other' } })
    await storeAnswer(await startTurn(sessionId, 'A welder in Hull.'), 'Noted.')
    const steps = async () =>
      (await listOwnVacancies(owner)).map(({ companyName, title, nextStep }) => [
        companyName,
        title,
        nextStep,
      ])
    expect(await steps()).toEqual([
      [REGISTRATION.name, null, 'continueConsultation'],
      [REGISTRATION.name, 'Fitter', 'startConsultation'],
      ['Northmoor Tunnels Ltd', null, 'startConsultation'],
    ])
    const specificationId = await saveGeneratedDraft(
      { id: sessionId, companyId },
      {
        jobTitle: 'Welder',
        companyName: REGISTRATION.name,
        companyDescription: null,
        lines: FLOOR_LINES,
      },
    )
    const [drafted] = await listOwnVacancies(owner)
    expect(drafted).toMatchObject({ id: sessionId, state: 'draft', nextStep: 'approve', specificationId })
    await approveSpecification(owner, specificationId, { name: 'Jo', acceptTerms: true })
    const [approved] = await listOwnVacancies(owner)
    expect(approved).toMatchObject({ id: sessionId, state: 'approved', nextStep: 'awaitLaunch' })
  })
})

describe('setArchived', () => {
  it('archives a vacancy and gives it back its state, unless the agency works on it', async () => {
    const { owner, companyId, sessionId } = await createSession()
    expect(await setArchived(sessionId, true)).toMatchObject({ state: 'archived', nextStep: 'none' })
    expect((await setArchived(sessionId, true)).state).toBe('archived')
    expect((await setArchived(sessionId, false)).state).toBe('talking')
    const content = { jobTitle: 'Welder', companyName: '', companyDescription: null, lines: FLOOR_LINES }
    const specificationId = await saveGeneratedDraft({ id: sessionId, companyId }, content)
    await setArchived(sessionId, true)
    expect((await setArchived(sessionId, false)).state).toBe('draft')
    await approveSpecification(owner, specificationId, { name: 'Jo', acceptTerms: true })
    await expect(setArchived(sessionId, true)).rejects.toMatchObject({ code: 'conflict' })
    const { events } = await getVacancyDetail(owner, sessionId)
    expect(events.map(({ kind, by, version }) => [kind, by, version])).toEqual([
      ['approved', 'Jo', 1],
      ['drafted', null, 1],
      ['started', null, null],
    ])
  })
})
