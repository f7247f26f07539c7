import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { specificationWriter } from '@/lib/ai/specification/writer'
import { getCompany } from '@/lib/company/queries'
import { updateCompany } from '@/lib/company/service'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { listConsultations } from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { db } from '@/lib/db/client'
import { generateSummary } from '@/lib/specification/generation/generate'
import { getSpecification, loadSourceTexts } from '@/lib/specification/queries'
import { createCompany, createSession, startTurn, storeAnswer } from '@/tests/api/support/seed'
import type { VacancyAnswers } from './schema'
import { saveAnswers, startOver } from './service'

const ANSWERS: VacancyAnswers = {
  1: 'Railways & Transport',
  2: 'Senior bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Have the first two bridges approved',
}

describe('saveAnswers', () => {
  it('starts the next consultation from the answers and asks about an open topic', async () => {
    const { companyId } = await createCompany()
    expect(await saveAnswers(companyId, ANSWERS)).toMatchObject({ hasConsultation: false })
    const { sessionId, openingMessage } = await openSession(companyId, consultant)
    expect(openingMessage).toContain('Senior bridge engineer vacancy')
    expect(openingMessage).toContain(
      'I already have the reason for hiring (“New project”), pay (£45-55k) and the first-year goals (“Have the first two bridges approved”).',
    )
    const { facts, agenda } = await loadBrief(sessionId)
    expect(facts.map(({ topic }) => topic)).toEqual(['alsoSaid', 'title', 'driver', 'pay', 'success'])
    expect(agenda.asked?.topic).toBe('responsibilities')
    const [session] = await listConsultations(companyId)
    const texts = facts.map(({ evidence: [source] }) => session?.builderAnswers[source?.id ?? ''])
    expect(texts).toEqual(Object.values(ANSWERS))
    expect((await getCompany(companyId)).jobTitle).toBe(ANSWERS[2])
  })

  it('opens one consultation when several requests open it at once', async () => {
    const { companyId } = await createCompany()
    await saveAnswers(companyId, ANSWERS)
    const opened = await Promise.all(Array.from({ length: 4 }, () => openSession(companyId, consultant)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(await db().briefFact.count()).toBe(5)
  })

  it('begins a consultation again in which nothing was said yet', async () => {
    const { companyId, sessionId } = await createSession()
    await saveAnswers(companyId, { ...ANSWERS, 3: 'Replacement' })
    await saveAnswers(companyId, ANSWERS)
    const next = await openSession(companyId, consultant)
    expect(next.sessionId).toBe(sessionId)
    const sessions = await listConsultations(companyId)
    expect(sessions.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      [next.openingMessage],
    ])
    expect(next.openingMessage).toContain('“New project”')
  })

  it('keeps the answers waiting until the active consultation is archived', async () => {
    const { companyId, sessionId } = await createSession()
    await storeAnswer(await startTurn(sessionId, 'A welder in Hull.'), 'Noted.')
    expect(await saveAnswers(companyId, ANSWERS)).toMatchObject({ hasConsultation: true })
    expect((await openSession(companyId, consultant)).sessionId).toBe(sessionId)
    expect((await getCompany(companyId)).jobTitle).toBeNull()

    await startOver(companyId, ANSWERS)
    const next = await openSession(companyId, consultant)
    expect(next.openingMessage).toContain('Senior bridge engineer vacancy')
    const sessions = await listConsultations(companyId)
    expect(sessions.map((session) => [session.sessionId, session.status])).toEqual([
      [next.sessionId, 'active'],
      [sessionId, 'archived'],
    ])
  })

  it('uses the job title the company was given since', async () => {
    const { owner, companyId } = await createCompany()
    await saveAnswers(companyId, ANSWERS)
    const form = { industry: 'other', size: '1-10', description: 'We mend bridges.' } as const
    await updateCompany(owner, companyId, { ...form, jobTitle: 'Tunnel engineer' })
    const { sessionId, openingMessage } = await openSession(companyId, consultant)
    expect(openingMessage).toContain('Tunnel engineer vacancy')
    expect((await loadBrief(sessionId)).facts.map(({ topic }) => topic)).not.toContain('title')
  })

  it('leads to a specification whose lines show the answers', async () => {
    const { owner, companyId } = await createCompany()
    await saveAnswers(companyId, ANSWERS)
    const { sessionId } = await openSession(companyId, consultant)
    await storeAnswer(await startTurn(sessionId, 'That is all.'), 'Thank you.')
    const specification = await getSpecification(
      owner,
      await generateSummary(companyId, sessionId, specificationWriter),
    )
    const texts = await loadSourceTexts(specification)
    const shown = specification.content.lines.flatMap(({ evidence }) =>
      evidence.flatMap(({ kind, id }) => texts[`${kind}:${id}`]?.text ?? []),
    )
    expect(shown).toEqual(expect.arrayContaining([ANSWERS[2], ANSWERS[3], ANSWERS[4], ANSWERS[5]]))
    expect(specification.content.jobTitle).toBe(ANSWERS[2])
  })

  it('mentions in the opening message that an unlawful request was left out', async () => {
    const { companyId } = await createCompany()
    await saveAnswers(companyId, { ...ANSWERS, 5: 'He must be under 35. Open the Leeds office.' })
    const { openingMessage } = await openSession(companyId, consultant)
    expect(openingMessage).toMatch(/Equality Act 2010/)
    expect(openingMessage).not.toMatch(/35/)
  })
})
