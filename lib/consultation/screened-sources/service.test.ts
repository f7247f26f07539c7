import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { specificationWriter } from '@/lib/ai/specification/writer'
import { updateCompany } from '@/lib/company/service'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { listConsultations } from '@/lib/consultation/session/queries'
import { openSession } from '@/lib/consultation/session/service'
import { collectAnswer, startTurn } from '@/lib/consultation/turn/run'
import { saveAnswers } from '@/lib/consultation/vacancy-builder/service'
import { db } from '@/lib/db/client'
import { decideItem } from '@/lib/research/service'
import { metrics } from '@/lib/server/metrics'
import { generateSummary } from '@/lib/specification/generation/generate'
import { createCompany, createSession } from '@/tests/api/support/seed'
import { holdSourcesOfCompany, holdSourcesOfSession } from './service'

const ANSWERS = {
  1: 'Railways & Transport',
  2: 'Bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Open the Leeds office. He must be under 35.',
} as const
const DETAILS = { industry: 'technology', size: '500+', description: 'We mend bridges.' } as const

const heldOf = async (sessionId: string) =>
  (await loadBrief(sessionId)).held.map(({ source, state }) => [source.kind, source.id, state])

describe('holdSourcesOfSession', () => {
  it('lists an unlawful answer of the Vacancy Builder when the consultation opens, and its words beside it', async () => {
    const { companyId } = await createCompany()
    await saveAnswers(companyId, ANSWERS)
    const { sessionId } = await openSession(companyId, consultant)
    const [session] = await listConsultations(companyId)
    expect(session?.held).toMatchObject([{ source: 'vacancyBuilder', ground: 'age' }])
    const [held] = session?.held ?? []
    const text = session?.heldTexts[held?.messageId ?? '']
    expect(text?.slice(held?.start, held?.end)).toBe('He must be under 35.')

    const ask = session?.asks.find(({ kind }) => kind === 'law')
    const answers = [{ askId: ask?.id ?? '', choice: 'leave' }]
    const { events } = await startTurn(companyId, { message: '', answers }, null, consultant)
    await collectAnswer(events)
    expect(await heldOf(sessionId)).toEqual([['vacancyBuilder', expect.any(String), 'dropped']])
    await holdSourcesOfSession(sessionId)
    expect(await heldOf(sessionId)).toEqual([['vacancyBuilder', expect.any(String), 'dropped']])
  })

  it('lists company details that were changed since, and forgets them when they are mended', async () => {
    const { owner, companyId, sessionId } = await createSession()
    await updateCompany(owner, companyId, {
      ...DETAILS,
      description: 'We mend bridges. We only hire young men.',
      jobTitle: 'Barmaid',
    })
    expect(await heldOf(sessionId)).toEqual([
      ['companyForm', 'jobTitle', 'held'],
      ['companyForm', 'description', 'held'],
    ])
    const { values } = await metrics.lawHeld.get()
    expect(values.some(({ labels }) => labels.place === 'source')).toBe(true)
    await updateCompany(owner, companyId, { ...DETAILS, jobTitle: 'Welder' })
    expect(await heldOf(sessionId)).toEqual([])
  })

  it('reads an answer after all where the manager says that it is about the work', async () => {
    const { companyId } = await createCompany()
    const sentence = 'Someone with a Polish background would be handy for the supplier.'
    await saveAnswers(companyId, { ...ANSWERS, 5: `Open the Leeds office. ${sentence}` })
    const { sessionId } = await openSession(companyId, consultant)
    const [held] = (await loadBrief(sessionId)).held
    const answers = [{ askId: `held-${held?.id}`, choice: 'work' }]
    const { events } = await startTurn(companyId, { message: '', answers }, null, consultant)
    await collectAnswer(events)
    const { facts } = await loadBrief(sessionId)
    expect(facts.filter(({ topic }) => topic === 'success').map(({ value }) => value)).toContain(sentence)
  })

  it('lists accepted findings of the research that a document could use', async () => {
    const { companyId, sessionId } = await createSession()
    const [benefit, role] = [randomUUID(), randomUUID()]
    const sourceId = randomUUID()
    const text = 'Free drinks for young men only'
    const item = { companyId, text, quote: text, position: 0 }
    await db().researchRun.create({
      data: {
        companyId,
        kind: 'website',
        address: 'https://castle.example',
        notices: [],
        engine: 'test',
        sources: { create: { id: sourceId, position: 0, address: 'https://castle.example', text } },
      },
    })
    await db().researchItem.createMany({
      data: [
        { ...item, id: benefit, sourceId, field: 'benefits' },
        { ...item, id: role, sourceId, field: 'openRoles' },
      ],
    })
    await holdSourcesOfCompany(companyId)
    expect(await heldOf(sessionId)).toEqual([['website', benefit, 'held']])
    await decideItem(companyId, benefit, { decision: 'rejected' })
    expect(await heldOf(sessionId)).toEqual([])
  })

  it('keeps the words out of the document that is written meanwhile', async () => {
    const { owner, companyId, sessionId } = await createSession()
    await updateCompany(owner, companyId, { ...DETAILS, description: 'We mend bridges. Young men only.' })
    const { events } = await startTurn(companyId, { message: 'A welder in Leeds.' }, null, consultant)
    await collectAnswer(events)
    const id = await generateSummary(companyId, sessionId, specificationWriter)
    const { content } = await db().jobSpecification.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(content)).toContain('We mend bridges.')
    expect(JSON.stringify(content)).not.toMatch(/young men/i)
    expect(await heldOf(sessionId)).toEqual([['companyForm', 'description', 'held']])
  })
})
