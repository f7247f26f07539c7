import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { describe, expect, it, vi } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { specificationWriter } from '@/lib/ai/specification/writer'
import { applyHandEdit } from '@/lib/consultation/brief/hand-edits'
import { FACTS_PER_MESSAGE } from '@/lib/consultation/brief/limits'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { updateBrief } from '@/lib/consultation/brief/service'
import type { Consultant, TurnEngine } from '@/lib/consultation/interview/consultant-types'
import { listConsultations } from '@/lib/consultation/session/queries'
import { generateSummary } from '@/lib/specification/generation/generate'
import { createCompany, createSession, readConversation } from '@/tests/api/support/seed'
import { collectAnswer, startTurn, type TurnEvent } from './run'
import { undoLastTurn } from './undo/service'

const MESSAGE = 'The salary is £50,000 to £55,000, and the job is based in Leeds.'

type ChatRequestParts = Parameters<typeof startTurn>[1]

async function runToEnd(
  companyId: Parameters<typeof startTurn>[0],
  message: string | ChatRequestParts = MESSAGE,
  key: string | null = null,
  by: Consultant = consultant,
) {
  const request = typeof message === 'string' ? { message } : message
  const { events, sessionId } = await startTurn(companyId, request, key, by)
  const seen: TurnEvent[] = []
  for await (const event of events) seen.push(event)
  return { seen, sessionId }
}

const readingWith = (read: TurnEngine['read']): Consultant => ({
  ...consultant,
  createEngine: async (setting) => ({ ...(await consultant.createEngine(setting)), read }),
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

  it.each([
    ['builtIn', Math.max(1, availableParallelism() - 1)],
    ['openai', availableParallelism() + 3],
  ] as const)(
    'acknowledges every message, and answers as many at once with %s as it may',
    async (kind, most) => {
      let [inside, highest] = [0, 0]
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const slow: Consultant = {
        ...readingWith(async () => {
          inside += 1
          highest = Math.max(highest, inside)
          await released
          inside -= 1
          return { operations: [], engine: 'builtIn', fellBack: false, reason: null }
        }),
        kind,
      }
      const turns = Array.from({ length: availableParallelism() + 3 }, async () => {
        const { companyId } = await createCompany()
        return (await startTurn(companyId, { message: MESSAGE }, null, slow)).events
      })
      const started = await Promise.all(turns)
      for (const events of started) expect((await events.next()).value).toMatchObject({ type: 'start' })
      expect(highest).toBe(0)
      const answers = Promise.all(started.map((events) => collectAnswer(events)))
      await vi.waitFor(() => expect(inside).toBe(most), 10_000)
      release()
      await answers
      expect(highest).toBe(most)
    },
  )

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
    const { events, sessionId } = await startTurn(companyId, { message: MESSAGE }, null, consultant)
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
    const { events, sessionId } = await startTurn(companyId, { message: MESSAGE }, 'key', consultant)
    const breaking = async () => {
      for await (const event of events)
        if (event.type === 'brief') await events.throw(new Error('the engine broke'))
    }
    await expect(breaking()).rejects.toThrow('the engine broke')
    const extracted = (await loadBrief(sessionId)).facts
    expect(extracted.length).toBeGreaterThan(0)

    const { events: resumed } = await startTurn(companyId, { message: MESSAGE }, 'key', consultant)
    expect((await collectAnswer(resumed)).message.status).toBe('complete')
    expect((await loadBrief(sessionId)).facts).toEqual(extracted)
    expect((await readConversation(sessionId)).map(([role]) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
    ])
  })

  it('is refused while another tab runs a turn', async () => {
    const { companyId } = await createCompany()
    const { events } = await startTurn(companyId, { message: MESSAGE }, null, consultant)
    await expect(startTurn(companyId, { message: 'Another tab' }, null, consultant)).rejects.toMatchObject({
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
      Array.from({ length: 4 }, () => generateSummary(companyId, sessionId, specificationWriter)),
    )
    expect(new Set([...ids, await generateSummary(companyId, sessionId, specificationWriter)]).size).toBe(1)
  })

  it('refuses to write before the manager has spoken, and for another company', async () => {
    const { companyId, sessionId } = await createSession()
    await expect(generateSummary(companyId, sessionId, specificationWriter)).rejects.toMatchObject({
      code: 'conflict',
    })
    const stranger = await createCompany()
    await runToEnd(companyId)
    for (const id of [sessionId, randomUUID()])
      await expect(generateSummary(stranger.companyId, id, specificationWriter)).rejects.toMatchObject({
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

describe('an ask', () => {
  async function createConflict() {
    const { companyId } = await createCompany()
    await runToEnd(companyId, 'The salary is £40,000 a year.')
    const { seen, sessionId } = await runToEnd(companyId, 'We pay £50,000 a year.')
    const last = seen.at(-1)
    const ask = last?.type === 'message' ? last.asks[0] : undefined
    return { companyId, sessionId, ask }
  }
  const activePay = async (sessionId: string) =>
    (await loadBrief(sessionId)).facts
      .filter(({ topic, state }) => topic === 'pay' && state === 'active')
      .map(({ value }) => value)

  it('is there after a contradiction, with both values, and says nothing of its effect', async () => {
    const { ask, companyId } = await createConflict()
    expect(ask).toMatchObject({ kind: 'conflict' })
    expect(ask?.choices.map(({ label }) => label)).toEqual([
      expect.any(String),
      expect.any(String),
      'Both are right',
    ])
    expect(JSON.stringify(ask)).not.toContain('effect')
    expect((await listConsultations(companyId))[0]?.asks).toEqual([ask])
  })

  it('is settled by a button, which is a message of its own', async () => {
    const { companyId, sessionId, ask } = await createConflict()
    const answers = [{ askId: ask?.id ?? '', choice: ask?.choices[0]?.id ?? '' }]
    await runToEnd(companyId, { message: '', answers })
    expect(await activePay(sessionId)).toEqual([ask?.choices[0]?.label])
    expect((await readConversation(sessionId)).at(-2)).toEqual(['user', ask?.choices[0]?.label])
    expect((await listConsultations(companyId))[0]?.asks).toEqual([])
  })

  it('is settled by its words too', async () => {
    const { companyId, sessionId } = await createConflict()
    await runToEnd(companyId, 'both are right')
    expect(await activePay(sessionId)).toHaveLength(2)
    expect((await listConsultations(companyId))[0]?.asks).toEqual([])
  })

  it('refuses an answer it does not offer, and one that comes too late', async () => {
    const { companyId, ask } = await createConflict()
    const answer = (choice: string) => ({ message: '', answers: [{ askId: ask?.id ?? '', choice }] })
    await expect(runToEnd(companyId, answer('nobody'))).rejects.toMatchObject({ code: 'invalid' })
    await runToEnd(companyId, answer('both'))
    await expect(runToEnd(companyId, answer('both'))).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is answered once when the send is repeated', async () => {
    const { companyId, sessionId, ask } = await createConflict()
    const request = { message: '', answers: [{ askId: ask?.id ?? '', choice: 'both' }] }
    const first = await runToEnd(companyId, request, 'key')
    const again = await runToEnd(companyId, request, 'key')
    expect(again.seen.at(-1)).toEqual(first.seen.at(-1))
    expect(await activePay(sessionId)).toHaveLength(2)
  })
})

describe('held words', () => {
  it('are offsets into the message, and in no fact', async () => {
    const { companyId } = await createCompany()
    const message = 'The job is in Leeds. No women, please.'
    const { seen, sessionId } = await runToEnd(companyId, message)
    const last = seen.at(-1)
    const [held] = last?.type === 'message' ? last.held : []
    expect(held?.ground).toBe('sex')
    expect(message.slice(held?.start, held?.end)).toMatch(/women/)
    expect(JSON.stringify((await loadBrief(sessionId)).facts)).not.toMatch(/women/)
    expect((await listConsultations(companyId))[0]?.held).toEqual([held])
  })
})

describe('a pasted advert', () => {
  const ADVERT = `Controls Engineer

Requirements:
- Siemens TIA Portal
- Five years of commissioning

Location: Leeds
Salary: £45,000 to £50,000 a year`

  it('enters nothing before the manager says so', async () => {
    const { companyId } = await createCompany()
    const { seen, sessionId } = await runToEnd(companyId, { message: ADVERT, import: 'review' })
    const last = seen.at(-1)
    const lines = last?.type === 'message' ? (last.import?.lines ?? []) : []
    expect(lines.map(({ text }) => text).join('; ')).toMatch(/TIA Portal/)
    for (const { start, end } of lines) expect(ADVERT.slice(start, end).trim()).not.toBe('')
    expect((await loadBrief(sessionId)).facts).toEqual([])
    const [session] = await listConsultations(companyId)
    expect(session?.messages.find(({ role }) => role === 'user')?.import?.lines).toEqual(lines)
  })

  it('enters the brief at once for a client without review', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await runToEnd(companyId, ADVERT)
    expect((await loadBrief(sessionId)).facts.length).toBeGreaterThan(2)
  })
})

describe('undoLastTurn', () => {
  it('leaves conversation and brief as they were before the turn', async () => {
    const { companyId } = await createCompany()
    await runToEnd(companyId, 'The salary is £40,000 a year. The job is in Leeds.')
    const [before] = await listConsultations(companyId)
    const { sessionId } = await runToEnd(companyId, 'Make that £50,000 a year. No women, please.')
    const [after] = await listConsultations(companyId)
    const last = after?.messages.filter(({ role }) => role === 'user').at(-1)
    expect(last?.undoable).toBe(true)
    expect(await undoLastTurn(sessionId, last?.id ?? '')).toBe('Make that £50,000 a year. No women, please.')
    const [undone] = await listConsultations(companyId)
    expect(undone?.brief).toEqual(before?.brief)
    expect(undone?.held).toEqual([])
    expect(undone?.messages.map(({ id }) => id)).toEqual(before?.messages.map(({ id }) => id))
  })

  it('keeps what was edited by hand since', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await runToEnd(companyId, 'The salary is £40,000 a year. The job is in Leeds.')
    await runToEnd(companyId, 'Actually the job is in York.')
    const place = (await loadBrief(sessionId)).facts.find(
      ({ topic, state }) => topic === 'pay' && state === 'active',
    )
    const change = { kind: 'edit', factId: place?.id ?? '', value: '£41,000 a year' } as const
    await updateBrief(sessionId, (brief) => applyHandEdit(brief, change))
    const [session] = await listConsultations(companyId)
    await undoLastTurn(sessionId, session?.messages.filter(({ role }) => role === 'user').at(-1)?.id ?? '')
    const values = (await loadBrief(sessionId)).facts.map(({ value }) => value).join('; ')
    expect(values).toMatch(/41,000/)
    expect(values).not.toMatch(/York/)
  })

  it('undoes the last turn alone, and not while another runs', async () => {
    const { companyId } = await createCompany()
    const { sessionId } = await runToEnd(companyId, 'The job is in Leeds.')
    await runToEnd(companyId, 'The salary is £40,000 a year.')
    const users =
      (await listConsultations(companyId))[0]?.messages.filter(({ role }) => role === 'user') ?? []
    await expect(undoLastTurn(sessionId, users[0]?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
    const { events } = await startTurn(companyId, { message: 'More.' }, null, consultant)
    await expect(undoLastTurn(sessionId, users[1]?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
    await collectAnswer(events)
  })
})
