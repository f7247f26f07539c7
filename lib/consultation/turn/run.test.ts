import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/consultation/consultant'
import { writeSpecification } from '@/lib/ai/specification/writer'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import { listConsultations } from '@/lib/consultation/session/queries'
import { archiveSession, openSession } from '@/lib/consultation/session/service'
import { db } from '@/lib/db/client'
import { generateSummary } from '@/lib/specification/service'
import { readConversation, createCompany, createSession, REGISTRATION } from '@/tests/api/support/seed'
import { collectAnswer, type TurnEvent, startTurn } from './run'

const SAID = 'The salary is £50,000 to £55,000, and the job is based in Leeds.'

/** Runs a turn to its end and returns its events. */
async function turn(companyId: Parameters<typeof startTurn>[0], message = SAID, key: string | null = null) {
  const { events, sessionId } = await startTurn(companyId, message, key, consultant)
  const seen: TurnEvent[] = []
  for await (const event of events) seen.push(event)
  return { seen, sessionId }
}

describe('a session', () => {
  it('is opened once, by however many at once', async () => {
    const { companyId } = await createCompany()
    const opened = await Promise.all(Array.from({ length: 5 }, () => openSession(companyId, consultant)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect(await db().consultationSession.count()).toBe(1)
    expect(opened[0]?.openingMessage).toContain(REGISTRATION.contactName.split(' ')[0])
  })

  it('that is put away makes room for a new one, and stays readable', async () => {
    const { companyId, sessionId } = await createSession()
    await archiveSession(companyId)
    const { sessionId: next } = await openSession(companyId, consultant)
    const sessions = await listConsultations(companyId)
    expect(sessions.map((session) => [session.sessionId, session.status])).toEqual([
      [next, 'active'],
      [sessionId, 'archived'],
    ])
  })
})

describe('a turn', () => {
  it('hears, answers and stores, and tells of it in this order', async () => {
    const { companyId } = await createCompany()
    const { seen, sessionId } = await turn(companyId)
    const kinds = seen.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
    expect(kinds).toEqual(['start', 'brief', 'delta', 'message'])
    const spoken = seen.map((event) => (event.type === 'delta' ? event.text : '')).join('')
    expect((await readConversation(sessionId)).slice(1)).toEqual([
      ['user', SAID],
      ['assistant', spoken],
    ])
    const { facts } = await loadBrief(sessionId)
    expect(facts.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['pay', 'location']))
    const [session] = await listConsultations(companyId)
    const said = session?.messages[1]?.id
    expect(facts.flatMap(({ evidence }) => evidence.map(({ id }) => id))).toEqual(facts.map(() => said))
    expect(session).toMatchObject({ answering: false, canGenerate: true })
  })

  it('that was answered is told again from what is stored', async () => {
    const { companyId } = await createCompany()
    const first = await turn(companyId, SAID, 'key')
    const facts = (await loadBrief(first.sessionId)).facts
    const again = await turn(companyId, SAID, 'key')
    expect(again.seen.at(-1)).toEqual(first.seen.at(-1))
    expect(again.seen[0]).toEqual(first.seen[0])
    expect((await loadBrief(first.sessionId)).facts).toEqual(facts)
  })

  it('keeps what is edited by hand while it runs', async () => {
    const { companyId } = await createCompany()
    const { events, sessionId } = await startTurn(companyId, SAID, null, consultant)
    for await (const event of events) {
      if (event.type !== 'brief') continue
      const pay = event.view.brief.facts.find(({ topic }) => topic === 'pay')
      const change = { kind: 'edit', factId: pay?.id ?? '', value: '£60,000' } as const
      await updateBrief(sessionId, (brief) => applyHandEdit(brief, change))
    }
    const { facts } = await loadBrief(sessionId)
    expect(facts.find(({ topic }) => topic === 'pay')?.value).toBe('£60,000')
  })

  it('that breaks frees its session, and hears nothing twice when it is taken up again', async () => {
    const { companyId } = await createCompany()
    const { events, sessionId } = await startTurn(companyId, SAID, 'key', consultant)
    const breaking = async () => {
      for await (const event of events)
        if (event.type === 'brief') await events.throw(new Error('the engine broke'))
    }
    await expect(breaking()).rejects.toThrow('the engine broke')
    const heard = (await loadBrief(sessionId)).facts
    expect(heard.length).toBeGreaterThan(0)

    const { events: resumed } = await startTurn(companyId, SAID, 'key', consultant)
    expect((await collectAnswer(resumed)).status).toBe('complete')
    expect((await loadBrief(sessionId)).facts).toEqual(heard)
    expect((await readConversation(sessionId)).map(([role]) => role)).toEqual(['assistant', 'user', 'assistant'])
  })

  it('waits for the one that runs, of whichever tab', async () => {
    const { companyId } = await createCompany()
    const { events } = await startTurn(companyId, SAID, null, consultant)
    await expect(startTurn(companyId, 'Another tab', null, consultant)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await listConsultations(companyId))[0]?.answering).toBe(true)
    await collectAnswer(events)
    await expect(turn(companyId, 'Another tab')).resolves.toBeDefined()
  })
})

describe('a specification', () => {
  it('is written once however often, and at once, it is asked for', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await turn(companyId)
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => generateSummary(companyId, sessionId, writeSpecification)),
    )
    expect(new Set([...ids, await generateSummary(companyId, sessionId, writeSpecification)]).size).toBe(1)
  })

  it('is not written before anything was said, nor for anybody else', async () => {
    const { companyId, sessionId } = await createSession()
    await expect(generateSummary(companyId, sessionId, writeSpecification)).rejects.toMatchObject({
      code: 'conflict',
    })
    const other = await createCompany()
    await turn(companyId)
    for (const id of [sessionId, randomUUID()])
      await expect(generateSummary(other.companyId, id, writeSpecification)).rejects.toMatchObject({
        code: 'notFound',
      })
  })
})
