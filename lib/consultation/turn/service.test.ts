import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { storeAnswer, startTurn, readConversation, createSession } from '@/tests/api/support/seed'
import { abandonTurn, beginTurn, startLeaseRenewal, releaseAllLeases } from './service'

/** Lets the lease of a session pass, as fifteen seconds would. */
const expireLease = (sessionId: string) =>
  db().consultationSession.update({
    where: { id: sessionId },
    data: { leaseExpiresAt: new Date(Date.now() - 1) },
  })

const leaseOf = (sessionId: string) =>
  db().consultationSession.findUniqueOrThrow({
    where: { id: sessionId },
    select: { leaseId: true, leaseExpiresAt: true },
  })

const said = async (sessionId: string) => (await readConversation(sessionId)).slice(1)

describe('a turn', () => {
  it('stores the message before the answer, and frees the session with it', async () => {
    const { sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'We need a welder')
    expect(await said(sessionId)).toEqual([['user', 'We need a welder']])
    const message = await storeAnswer(turn, 'Why now?')
    expect(message).toMatchObject({ role: 'assistant', answersId: turn.userMessage.id, status: 'complete' })
    expect(await said(sessionId)).toEqual([
      ['user', 'We need a welder'],
      ['assistant', 'Why now?'],
    ])
    expect(await leaseOf(sessionId)).toEqual({ leaseId: null, leaseExpiresAt: null })
  })

  it('refuses a second one while it runs, and says when to come back', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await expect(startTurn(sessionId, 'Two')).rejects.toMatchObject({ code: 'conflict', retryAfter: 2 })
    expect(await said(sessionId)).toEqual([['user', 'One']])
  })

  it('lets one of many that begin at once through', async () => {
    const { sessionId } = await createSession()
    const results = await Promise.allSettled(['A', 'B', 'C', 'D'].map((text) => startTurn(sessionId, text)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'conflict' } })
    expect(await said(sessionId)).toHaveLength(1)
  })

  it('gives the session back without an answer when it is abandoned', async () => {
    const { sessionId } = await createSession()
    await abandonTurn(await startTurn(sessionId, 'One', 'key'))
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await said(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })
})

describe('a key', () => {
  it('gives the stored answer to a message that was answered', async () => {
    const { sessionId } = await createSession()
    const stored = await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    const again = await beginTurn(sessionId, 'One', 'key')
    expect(again).toMatchObject({ answer: stored, userMessage: { content: 'One', idempotencyKey: 'key' } })
    expect(await said(sessionId)).toHaveLength(2)
  })

  it('stores one message when it is sent many times at once', async () => {
    const { sessionId } = await createSession()
    const sends = await Promise.allSettled(
      Array.from({ length: 5 }, async () => await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')),
    )
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await said(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('writes an interrupted answer anew', async () => {
    const { sessionId } = await createSession()
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Ans', 'interrupted')
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await said(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('is refused with other words, which would be lost otherwise', async () => {
    const { sessionId } = await createSession()
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    await expect(beginTurn(sessionId, 'Another', 'key')).rejects.toMatchObject({ code: 'invalid' })
    expect(await said(sessionId)).toHaveLength(2)
  })

  it('belongs to one session alone', async () => {
    const [one, other] = [await createSession(), await createSession()]
    await storeAnswer(await startTurn(one.sessionId, 'One', 'key'), 'Answer')
    await storeAnswer(await startTurn(other.sessionId, 'Two', 'key'), 'Answer')
    expect(await said(other.sessionId)).toEqual([
      ['user', 'Two'],
      ['assistant', 'Answer'],
    ])
  })
})

describe('a lease', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('blocks nobody once it has passed, and the resend goes on with the stored message', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One', 'key')
    await expireLease(sessionId)
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await said(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('that was lost to another turn lets its answer in no more', async () => {
    const { sessionId } = await createSession()
    const slow = await startTurn(sessionId, 'One', 'key')
    await expireLease(sessionId)
    const fast = await startTurn(sessionId, 'Two')
    await expect(storeAnswer(slow, 'Late')).rejects.toMatchObject({ code: 'conflict' })
    await abandonTurn(slow)
    await storeAnswer(fast, 'In time')
    expect(await said(sessionId)).toEqual([
      ['user', 'One'],
      ['user', 'Two'],
      ['assistant', 'In time'],
    ])
  })

  it('that has passed, and that nobody took, still lets the answer in', async () => {
    const { sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'One')
    await expireLease(sessionId)
    await storeAnswer(turn, 'Slow, and alone')
    expect(await said(sessionId)).toHaveLength(2)
  })

  it('is renewed while the turn runs', async () => {
    const { sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'One')
    await expireLease(sessionId)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = startLeaseRenewal(turn)
    vi.advanceTimersByTime(5000)
    stop()
    vi.useRealTimers()
    await expect
      .poll(async () => Number((await leaseOf(sessionId)).leaseExpiresAt))
      .toBeGreaterThan(Date.now())
    await expect(startTurn(sessionId, 'Two')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('of a killed process is freed at start', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await releaseAllLeases()
    expect(await leaseOf(sessionId)).toEqual({ leaseId: null, leaseExpiresAt: null })
  })
})
