import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consultant } from '@/lib/ai/consultation/consultant'
import { writeSpecification } from '@/lib/ai/specification/writer'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { FACTS_PER_MESSAGE } from '@/lib/consultation/brief/limits'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { listConsultations } from '@/lib/consultation/session/queries'
import { generateSummary } from '@/lib/specification/service'
import { createCompany, createSession, readConversation } from '@/tests/api/support/seed'
import { collectAnswer, startTurn, type TurnEvent } from './run'

const MESSAGE = 'The salary is £50,000 to £55,000, and the job is based in Leeds.'

async function runToEnd(
  companyId: Parameters<typeof startTurn>[0],
  message = MESSAGE,
  key: string | null = null,
  by: Consultant = consultant,
) {
  const { events, sessionId } = await startTurn(companyId, message, key, by)
  const seen: TurnEvent[] = []
  for await (const event of events) seen.push(event)
  return { seen, sessionId }
}

const readingWith = (read: TurnEngine['read']): Consultant => ({
  ...consultant,
  createEngine: async () => ({ ...(await consultant.createEngine()), read }),
})

describe('startTurn', () => {
  it('emits start, brief, deltas and message, and stores what they say', async () => {
    const { companyId } = await createCompany()
    const { seen, sessionId } = await runToEnd(companyId)
    const kinds = seen.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
    expect(kinds).toEqual(['start', 'brief', 'delta', 'message'])
    const spoken = seen.map((event) => (event.type === 'delta' ? event.text : '')).join('')
    expect((await readConversation(sessionId)).slice(1)).toEqual([
      ['user', MESSAGE],
      ['assistant', spoken],
    ])
    const { facts } = await loadBrief(sessionId)
    expect(facts.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['pay', 'location']))
    const [session] = await listConsultations(companyId)
    const messageId = session?.messages[1]?.id
    expect(facts.flatMap(({ evidence }) => evidence.map(({ id }) => id))).toEqual(facts.map(() => messageId))
    expect(session).toMatchObject({ answering: false, canGenerate: true })
  })

  it('replays the stored answer of a message that was already answered', async () => {
    const { companyId } = await createCompany()
    const first = await runToEnd(companyId, MESSAGE, 'key')
    const facts = (await loadBrief(first.sessionId)).facts
    const again = await runToEnd(companyId, MESSAGE, 'key')
    expect(again.seen.at(-1)).toEqual(first.seen.at(-1))
    expect(again.seen[0]).toEqual(first.seen[0])
    expect((await loadBrief(first.sessionId)).facts).toEqual(facts)
  })

  it('keeps a hand edit made while it runs', async () => {
    const { companyId } = await createCompany()
    const { events, sessionId } = await startTurn(companyId, MESSAGE, null, consultant)
    for await (const event of events) {
      if (event.type !== 'brief') continue
      const pay = event.view.brief.facts.find(({ topic }) => topic === 'pay')
      const change = { kind: 'edit', factId: pay?.id ?? '', value: '£60,000' } as const
      await updateBrief(sessionId, (brief) => applyHandEdit(brief, change))
    }
    const { facts } = await loadBrief(sessionId)
    expect(facts.find(({ topic }) => topic === 'pay')?.value).toBe('£60,000')
  })

  it('releases its session when it breaks, and extracts nothing twice when it continues', async () => {
    const { companyId } = await createCompany()
    const { events, sessionId } = await startTurn(companyId, MESSAGE, 'key', consultant)
    const breaking = async () => {
      for await (const event of events)
        if (event.type === 'brief') await events.throw(new Error('the engine broke'))
    }
    await expect(breaking()).rejects.toThrow('the engine broke')
    const extracted = (await loadBrief(sessionId)).facts
    expect(extracted.length).toBeGreaterThan(0)

    const { events: resumed } = await startTurn(companyId, MESSAGE, 'key', consultant)
    expect((await collectAnswer(resumed)).status).toBe('complete')
    expect((await loadBrief(sessionId)).facts).toEqual(extracted)
    expect((await readConversation(sessionId)).map(([role]) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
  })

  it('is refused while another tab runs a turn', async () => {
    const { companyId } = await createCompany()
    const { events } = await startTurn(companyId, MESSAGE, null, consultant)
    await expect(startTurn(companyId, 'Another tab', null, consultant)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await listConsultations(companyId))[0]?.answering).toBe(true)
    await collectAnswer(events)
    await expect(runToEnd(companyId, 'Another tab')).resolves.toBeDefined()
  })
})

describe('generateSummary', () => {
  it('writes one specification however often it is requested, even at once', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await runToEnd(companyId)
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => generateSummary(companyId, sessionId, writeSpecification)),
    )
    expect(new Set([...ids, await generateSummary(companyId, sessionId, writeSpecification)]).size).toBe(1)
  })

  it('refuses to write before the manager has spoken, and for another company', async () => {
    const { companyId, sessionId } = await createSession()
    await expect(generateSummary(companyId, sessionId, writeSpecification)).rejects.toMatchObject({
      code: 'conflict',
    })
    const stranger = await createCompany()
    await runToEnd(companyId)
    for (const id of [sessionId, randomUUID()])
      await expect(generateSummary(stranger.companyId, id, writeSpecification)).rejects.toMatchObject({
        code: 'notFound',
      })
  })
})

describe('a message that cannot be read', () => {
  const unreadable = readingWith(async () => {
    throw new Error('not done within 8000 ms')
  })

  it('is answered, marked and left out of later turns', async () => {
    const { companyId } = await createCompany()
    const { seen, sessionId } = await runToEnd(companyId, 'A very long table', 'table', unreadable)
    expect(seen.at(-1)).toMatchObject({ type: 'message', message: { status: 'complete', notRead: true } })
    const messagesRead: string[] = []
    const { seen: next } = await runToEnd(
      companyId,
      MESSAGE,
      null,
      readingWith(async ({ message }) => {
        messagesRead.push(message)
        return { operations: [], engine: 'builtIn', fellBack: false, reason: null }
      }),
    )
    expect(messagesRead).toEqual([MESSAGE])
    expect(next.at(-1)).toMatchObject({ type: 'message', message: { notRead: false } })
    const [session] = await listConsultations(companyId)
    expect(session?.sessionId).toBe(sessionId)
    expect(session?.messages.map(({ role, notRead }) => [role, notRead])).toEqual([
      ['assistant', false],
      ['user', true],
      ['assistant', false],
      ['user', false],
      ['assistant', false],
    ])
  })

  it('is read again when it is sent again with its key', async () => {
    const { companyId } = await createCompany()
    await runToEnd(companyId, MESSAGE, 'key', unreadable)
    const { seen, sessionId } = await runToEnd(companyId, MESSAGE, 'key')
    expect(seen.at(-1)).toMatchObject({ type: 'message', message: { notRead: false } })
    expect((await loadBrief(sessionId)).facts.map(({ topic }) => topic)).toContain('pay')
    const [session] = await listConsultations(companyId)
    expect(session?.messages.map(({ role, notRead }) => [role, notRead])).toEqual([
      ['assistant', false],
      ['user', false],
      ['assistant', false],
    ])
  })
})

describe('a message with too many facts', () => {
  it('adds the first of them to the brief and says how many were left out', async () => {
    const { companyId } = await createCompany()
    const figures = Array.from({ length: FACTS_PER_MESSAGE + 50 }, (_, index) => `P${index + 1000}`)
    const message = figures.join(' ')
    const operations = figures.map(
      (figure): BriefOperation => ({
        op: 'add',
        topic: 'technical',
        factId: null,
        value: figure,
        strength: 'must',
        reason: null,
        quote: figure,
        at: message.indexOf(figure),
      }),
    )
    const by = readingWith(async () => ({ operations, engine: 'builtIn', fellBack: false, reason: null }))
    const { seen, sessionId } = await runToEnd(companyId, message, null, by)
    expect((await loadBrief(sessionId)).facts).toHaveLength(FACTS_PER_MESSAGE)
    expect(seen.at(-1)).toMatchObject({ message: { content: expect.stringContaining('left out 50') } })
    const spoken = seen.map((event) => (event.type === 'delta' ? event.text : '')).join('')
    expect(seen.at(-1)).toMatchObject({ message: { content: spoken } })
  })
})
