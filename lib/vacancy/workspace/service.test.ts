import { describe, expect, it } from 'vitest'
import { registerCompany } from '@/lib/company/service'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'
import { db } from '@/lib/db/client'
import { approveSpecification, saveGeneratedDraft } from '@/lib/specification/service'
import { createCompany, createSession, REGISTRATION, startTurn, storeAnswer } from '@/tests/api/support/seed'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { listOwnVacancies } from './queries'
import { startVacancy } from './service'

const ANSWERS = {
  1: 'Manufacturing',
  2: 'Fitter',
  3: 'New project',
  4: '£45-55k',
  5: 'Fit two pumps',
} as const

describe('startVacancy', () => {
  it('starts with the job title alone, given or copied', async () => {
    const { companyId, sessionId } = await createSession()
    const given = await startVacancy(companyId, { companyId, jobTitle: 'Welder' })
    expect(given).toMatchObject({ title: 'Welder', current: true, state: 'talking', specificationId: null })
    const copied = await startVacancy(companyId, { companyId, fromVacancyId: given.id })
    const renamed = await startVacancy(companyId, { companyId, jobTitle: 'Fitter', fromVacancyId: given.id })
    const untitled = await startVacancy(companyId, { companyId, fromVacancyId: sessionId })
    expect([copied.title, renamed.title, untitled.title]).toEqual(['Welder', 'Fitter', null])
    const { companyId: other } = await createCompany()
    await expect(startVacancy(other, { companyId: other, fromVacancyId: given.id })).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await db().vacancy.count({ where: { companyId: other } })).toBe(1)
  })

  it('leaves Vacancy Builder answers to the vacancy they were given for', async () => {
    const { companyId, sessionId } = await createSession()
    const { vacancyId } = await saveAnswers(companyId, ANSWERS)
    expect(vacancyId).toBe(sessionId)
    const { id } = await startVacancy(companyId, { companyId, jobTitle: 'Welder' })
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
    await startVacancy(companyId, { companyId, jobTitle: 'Fitter' })
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
