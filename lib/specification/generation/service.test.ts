import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { newFact } from '@/lib/consultation/brief/facts'
import type { Held } from '@/lib/consultation/brief/schema'
import { updateBrief } from '@/lib/consultation/brief/service'
import { db } from '@/lib/db/client'
import { log } from '@/lib/server/log'
import { getSpecification } from '@/lib/specification/queries'
import type { SpecificationInput, SpecificationWriter } from '@/lib/specification/writer-types'
import { createSession } from '@/tests/api/support/seed'
import { generateSummary, prepareSummary } from './generate'

/** A model that takes a while, and writes how often it was asked. */
function slowWriter({ ms = 50, reason = null as string | null } = {}) {
  let running = 0
  const seen = { calls: 0, atOnce: 0, stopped: 0 }
  const write = async ({ company, brief }: SpecificationInput, signal?: AbortSignal) => {
    seen.calls += 1
    const call = seen.calls
    running += 1
    seen.atOnce = Math.max(seen.atOnce, running)
    try {
      await sleep(ms, undefined, { signal })
    } catch (error) {
      seen.stopped += 1
      throw error
    } finally {
      running -= 1
    }
    const text = `Call ${call}, ${brief.facts.map(({ value }) => value).join(', ')}`
    const line = { id: `l${call}`, section: 'technical' as const, text, factIds: [], evidence: [] }
    const content = { jobTitle: 'Fitter', companyName: company.name, companyDescription: null, lines: [line] }
    return { content, reason, rejected: {} }
  }
  const writer: SpecificationWriter = { model: 'test', write }
  return { writer, seen }
}

/** A message of the manager, whose facts are in the brief unless `isUnread`. */
const say = (sessionId: string, position: number, content: string, { isUnread = false } = {}) =>
  db().message.create({
    data: { sessionId, position, role: 'user', content, extractedAt: isUnread ? null : new Date() },
  })

const lease = (sessionId: string, ms: number) =>
  db().consultationSession.update({
    where: { id: sessionId },
    data: { leaseId: crypto.randomUUID(), leaseExpiresAt: new Date(Date.now() + ms) },
  })

async function newTalk() {
  const { owner, companyId, sessionId } = await createSession()
  await say(sessionId, 1, 'Pumps')
  const read = async (id: string) => (await getSpecification(owner, id)).content.lines.map(({ text }) => text)
  return { companyId, sessionId, read }
}

const addFact = (sessionId: string, value: string) =>
  updateBrief(sessionId, (brief) => ({
    ...brief,
    facts: [
      ...brief.facts,
      newFact(
        { topic: 'technical', value, strength: 'must', evidence: [], because: 'hand' },
        crypto.randomUUID(),
      ),
    ],
  }))

describe('a prepared specification', () => {
  it('is written once, and opens without another call', async () => {
    const { companyId, sessionId, read } = await newTalk()
    const { writer, seen } = slowWriter()
    await prepareSummary(companyId, sessionId, writer)
    const id = await generateSummary(companyId, sessionId, writer)
    expect(await generateSummary(companyId, sessionId, writer)).toBe(id)
    expect(seen.calls).toBe(1)
    expect(await read(id)).toEqual(['Call 1, '])
  })

  it('is waited for while it is being written', async () => {
    const { companyId, sessionId } = await newTalk()
    const { writer, seen } = slowWriter({ ms: 400 })
    const preparing = prepareSummary(companyId, sessionId, writer)
    const ids = await Promise.all([1, 2, 3].map(() => generateSummary(companyId, sessionId, writer)))
    await preparing
    expect(new Set(ids).size).toBe(1)
    expect(seen).toEqual({ calls: 1, atOnce: 1, stopped: 0 })
  })

  it('is written again where the brief has changed since', async () => {
    const { companyId, sessionId, read } = await newTalk()
    const { writer, seen } = slowWriter()
    await prepareSummary(companyId, sessionId, writer)
    await addFact(sessionId, 'read P&IDs')
    const id = await generateSummary(companyId, sessionId, writer)
    expect(seen.calls).toBe(2)
    expect(await read(id)).toEqual(['Call 2, read P&IDs'])
  })

  it('is stopped where the brief changes while it is being written, and never two are written at once', async () => {
    const { companyId, sessionId, read } = await newTalk()
    const { writer, seen } = slowWriter({ ms: 2_000 })
    const preparing = prepareSummary(companyId, sessionId, writer)
    await expect.poll(() => seen.calls).toBe(1)
    await addFact(sessionId, 'read P&IDs')
    const id = await generateSummary(companyId, sessionId, writer)
    await preparing
    expect(seen.stopped).toBe(1)
    expect(seen.atOnce).toBe(1)
    expect((await read(id)).join()).toContain('read P&IDs')
  })

  it('is made again by another server once the claim of a dead one has expired', async () => {
    const { companyId, sessionId } = await newTalk()
    const { writer, seen } = slowWriter()
    await db().consultationSession.update({
      where: { id: sessionId },
      data: { writerId: crypto.randomUUID(), writerExpires: new Date(Date.now() + 600) },
    })
    const startedAt = Date.now()
    await generateSummary(companyId, sessionId, writer)
    expect(Date.now() - startedAt).toBeGreaterThan(500)
    expect(seen.calls).toBe(1)
  })

  it('is not kept where the model failed', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { companyId, sessionId } = await newTalk()
    const { writer, seen } = slowWriter({ reason: 'time-out' })
    await prepareSummary(companyId, sessionId, writer)
    await generateSummary(companyId, sessionId, writer)
    expect(seen.calls).toBe(2)
    vi.restoreAllMocks()
  })

  it('is not begun without a model, and its failure reaches nobody', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const { companyId, sessionId } = await newTalk()
    const { writer, seen } = slowWriter()
    await prepareSummary(companyId, sessionId, { ...writer, model: null })
    expect(seen.calls).toBe(0)
    const failing = () => Promise.reject(new Error('no'))
    await prepareSummary(companyId, sessionId, { model: 'test', write: failing })
    await generateSummary(companyId, sessionId, writer)
    expect(seen.calls).toBe(1)
    vi.restoreAllMocks()
  })

  it('is written without the sentences that are held, also from an earlier vacancy', async () => {
    const { companyId, sessionId } = await newTalk()
    const earlier = await createSession()
    const content = 'It needs a lad. It is in Hull.'
    const hold = async (of: string, position: number, state: 'held' | 'work') => {
      const { id } = await say(of, position, content)
      const held: Held = {
        id: crypto.randomUUID(),
        source: { kind: 'message', id },
        start: 0,
        end: 15,
        ground: 'sex',
        card: null,
        wordings: [],
        certainty: 'unsure',
        state,
      }
      await updateBrief(of, (brief) => ({ ...brief, held: [...brief.held, held] }))
      return id
    }
    const ids = [
      await hold(sessionId, 2, 'held'),
      await hold(sessionId, 3, 'work'),
      await hold(earlier.sessionId, 1, 'held'),
    ]
    const evidence = [{ kind: 'message' as const, id: ids[2] ?? '', start: 22, end: 29 }]
    await updateBrief(sessionId, (brief) => ({
      ...brief,
      facts: [
        newFact(
          { topic: 'location', value: 'in Hull', strength: 'must', evidence, because: 'copy' },
          crypto.randomUUID(),
        ),
      ],
    }))
    let read: ReadonlyMap<string, string> = new Map()
    const { writer } = slowWriter()
    const write: SpecificationWriter['write'] = (input, signal) => {
      read = input.messages ?? read
      return writer.write(input, signal)
    }
    await generateSummary(companyId, sessionId, { ...writer, write })
    const blanked = `${' '.repeat(15)} It is in Hull.`
    expect(ids.map((id) => read.get(id))).toEqual([blanked, content, blanked])
  })
})

describe('the manager’s latest message', () => {
  it('is waited for while a turn reads it', async () => {
    const { companyId, sessionId, read } = await newTalk()
    const { writer } = slowWriter()
    const { id: messageId } = await say(sessionId, 2, 'They read P&IDs', { isUnread: true })
    await lease(sessionId, 15_000)
    const generating = generateSummary(companyId, sessionId, writer)
    await sleep(300)
    await addFact(sessionId, 'read P&IDs')
    await db().message.update({ where: { id: messageId }, data: { extractedAt: new Date() } })
    expect((await read(await generating)).join()).toContain('read P&IDs')
  })

  it('refuses the summary where no turn reads it, and says what to do', async () => {
    const { companyId, sessionId } = await newTalk()
    const { writer, seen } = slowWriter()
    await say(sessionId, 2, 'They read P&IDs', { isUnread: true })
    await expect(generateSummary(companyId, sessionId, writer)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Send it again'),
    })
    expect(seen.calls).toBe(0)
  })

  it('is in the document though it was said while that was written', async () => {
    const { companyId, sessionId, read } = await newTalk()
    const { writer, seen } = slowWriter({ ms: 300 })
    const generating = generateSummary(companyId, sessionId, writer)
    await expect.poll(() => seen.calls).toBe(1)
    await addFact(sessionId, 'read P&IDs')
    await say(sessionId, 2, 'They read P&IDs')
    expect((await read(await generating)).join()).toContain('read P&IDs')
    expect(seen.calls).toBe(2)
  })
})
