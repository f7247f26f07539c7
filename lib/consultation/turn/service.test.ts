import { afterEach, describe, expect, it, vi } from 'vitest'
import { consultant } from '@/lib/ai/expert/consultant'
import { openAsks } from '@/lib/consultation/brief/asks'
import { loadBrief } from '@/lib/consultation/brief/queries'
import type { ReadInput } from '@/lib/consultation/interview/consultant-types'
import { db } from '@/lib/db/client'
import { QUOTAS } from '@/lib/quotas/limits'
import {
  createCompany,
  createSession,
  readConversation,
  startTurn,
  storeAnswer,
} from '@/tests/api/support/seed'
import { abandonTurn, releaseAllLeases, startLeaseRenewal } from './lease/service'
import { collectAnswer, startTurn as runTurn } from './run'
import { beginTurn } from './service'

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

const readTurnMessages = async (sessionId: string) => (await readConversation(sessionId)).slice(1)

describe('beginTurn', () => {
  it('stores the message first, and releases the session with the answer', async () => {
    const { sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'We need a welder')
    expect(await readTurnMessages(sessionId)).toEqual([['user', 'We need a welder']])
    const message = await storeAnswer(turn, 'Why now?')
    expect(message).toMatchObject({ role: 'assistant', answersId: turn.userMessage.id, status: 'complete' })
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'We need a welder'],
      ['assistant', 'Why now?'],
    ])
    expect(await leaseOf(sessionId)).toEqual({ leaseId: null, leaseExpiresAt: null })
  })

  it('refuses a second turn while one runs, with the seconds to wait', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await expect(startTurn(sessionId, 'Two')).rejects.toMatchObject({ code: 'conflict', retryAfter: 2 })
    expect(await readTurnMessages(sessionId)).toEqual([['user', 'One']])
  })

  it('lets only one of several simultaneous turns through', async () => {
    const { sessionId } = await createSession()
    const results = await Promise.allSettled(['A', 'B', 'C', 'D'].map((text) => startTurn(sessionId, text)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'conflict' } })
    expect(await readTurnMessages(sessionId)).toHaveLength(1)
  })

  it('releases the session without an answer when the turn is abandoned', async () => {
    const { sessionId } = await createSession()
    await abandonTurn(await startTurn(sessionId, 'One', 'key'))
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })
})

describe('a full conversation', () => {
  it('refuses a further message, and leaves the session free', async () => {
    const { sessionId } = await createSession()
    const content = 'x'.repeat(QUOTAS.messageBytesPerSession - 1)
    await db().message.create({ data: { sessionId, position: 1, role: 'user', content } })
    await expect(startTurn(sessionId, 'No')).rejects.toMatchObject({ code: 'conflict', reason: 'quota' })
    expect(await leaseOf(sessionId)).toEqual({ leaseId: null, leaseExpiresAt: null })
    await storeAnswer(await startTurn(sessionId, '1'), 'Noted.')
  })
})

describe('an idempotency key', () => {
  it('returns the stored answer of a message that was already answered', async () => {
    const { companyId, sessionId } = await createSession()
    const stored = await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    const again = await beginTurn(companyId, sessionId, 'One', 'key')
    expect(again).toMatchObject({ answer: stored, userMessage: { content: 'One', idempotencyKey: 'key' } })
    expect(await readTurnMessages(sessionId)).toHaveLength(2)
  })

  it('stores one message when the same key is sent several times at once', async () => {
    const { sessionId } = await createSession()
    const sends = await Promise.allSettled(
      Array.from(
        { length: 5 },
        async () => await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer'),
      ),
    )
    expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('replaces an interrupted answer', async () => {
    const { sessionId } = await createSession()
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Ans', 'interrupted')
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('rejects a used key with a different message', async () => {
    const { companyId, sessionId } = await createSession()
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    await expect(beginTurn(companyId, sessionId, 'Another', 'key')).rejects.toMatchObject({ code: 'invalid' })
    expect(await readTurnMessages(sessionId)).toHaveLength(2)
  })

  it('can be used once in each session', async () => {
    const [first, second] = [await createSession(), await createSession()]
    await storeAnswer(await startTurn(first.sessionId, 'One', 'key'), 'Answer')
    await storeAnswer(await startTurn(second.sessionId, 'Two', 'key'), 'Answer')
    expect(await readTurnMessages(second.sessionId)).toEqual([
      ['user', 'Two'],
      ['assistant', 'Answer'],
    ])
  })
})

describe('a turn lease', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets a resend continue with the stored message once the lease has expired', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One', 'key')
    await expireLease(sessionId)
    await storeAnswer(await startTurn(sessionId, 'One', 'key'), 'Answer')
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'One'],
      ['assistant', 'Answer'],
    ])
  })

  it('rejects the late answer of a turn that lost its session', async () => {
    const { sessionId } = await createSession()
    const slow = await startTurn(sessionId, 'One', 'key')
    await expireLease(sessionId)
    const fast = await startTurn(sessionId, 'Two')
    await expect(storeAnswer(slow, 'Late')).rejects.toMatchObject({ code: 'conflict' })
    await abandonTurn(slow)
    await storeAnswer(fast, 'In time')
    expect(await readTurnMessages(sessionId)).toEqual([
      ['user', 'One'],
      ['user', 'Two'],
      ['assistant', 'In time'],
    ])
  })

  it('accepts a late answer when nobody else took the session', async () => {
    const { sessionId } = await createSession()
    const turn = await startTurn(sessionId, 'One')
    await expireLease(sessionId)
    await storeAnswer(turn, 'Slow, but undisturbed')
    expect(await readTurnMessages(sessionId)).toHaveLength(2)
  })

  it('renews the lease while the turn runs', async () => {
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

  it('frees the leases of a killed process at start', async () => {
    const { sessionId } = await createSession()
    await startTurn(sessionId, 'One')
    await releaseAllLeases()
    expect(await leaseOf(sessionId)).toEqual({ leaseId: null, leaseExpiresAt: null })
  })
})

it('shows a reader the brief as the buttons of the message leave it', async () => {
  const { companyId } = await createCompany()
  const seen: ReadInput[] = []
  const watching: typeof consultant = {
    ...consultant,
    createEngine: async (setting) => {
      const engine = await consultant.createEngine(setting)
      return {
        ...engine,
        read: (input) => {
          seen.push(input)
          return engine.read(input)
        },
      }
    },
  }
  const say = async (request: Parameters<typeof runTurn>[1]) => {
    const { events, sessionId } = await runTurn(companyId, request, null, watching)
    return { ...(await collectAnswer(events)), sessionId }
  }
  await say({ message: 'The salary is £40,000 a year.' })
  const { asks } = await say({ message: 'We pay £50,000 a year.' })
  const [ask] = asks
  const [choice] = ask?.choices ?? []
  const answers = [{ askId: ask?.id ?? '', choice: choice?.id ?? '' }]
  const { sessionId } = await say({ message: 'We are based in Leeds.', answers })
  const last = seen.at(-1)
  expect(last?.pressed).toEqual([{ askId: ask?.id, label: choice?.label, does: null }])
  expect(last && openAsks(last.brief)).toEqual([])
  const { facts } = await loadBrief(sessionId)
  const active = facts.filter(({ state }) => state === 'active').map(({ topic, value }) => [topic, value])
  expect(active.filter(([topic]) => topic === 'pay')).toEqual([['pay', choice?.label]])
  expect(active.some(([topic]) => topic === 'location')).toBe(true)
})
