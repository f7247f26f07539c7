import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { ThreadError, ThreadPool, type ThreadPoolOptions, ThreadsBusyError } from './thread-pool'

const sleep = (ms: string) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`
const CODE = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', (input) => {
    if (input === 'fail') throw new Error('cannot read this')
    if (input === 'exit') process.exit(0)
    if (input === 'loop') for (;;) {}
    if (input === 'hang') ${sleep('Infinity')}
    if (input === 'grow') {
      const buffers = []
      for (;;) buffers.push(Buffer.alloc(1024 * 1024, 1))
    }
    parentPort.postMessage({ input, threadId })
  })`

interface Reply {
  input: string
  threadId: number
}

const newPool = (jobMs = 5000, waitingMax = 10, more: Partial<ThreadPoolOptions> = {}) =>
  new ThreadPool<string, Reply>({
    startWorker: () => new Worker(CODE, { eval: true }),
    jobMs,
    waitingMax,
    ...more,
  })

describe('ThreadPool', () => {
  it('runs every job and keeps its threads', async () => {
    const pool = newPool()
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((input) => pool.run(input)))
    expect(replies.map(({ input }) => input)).toEqual(['a', 'b', 'c', 'd'])
    const [first, second] = [await pool.run('e'), await pool.run('f')]
    expect(second.threadId).toBe(first.threadId)
  })

  it.each([
    ['fail', 'cannot read this'],
    ['exit', 'the thread ended'],
  ])('rejects a job whose thread ends (%s), and does the next in a new thread', async (input, reason) => {
    const pool = newPool()
    const before = await pool.run('a')
    await expect(pool.run(input)).rejects.toThrow(new ThreadError(reason))
    const after = await pool.run('b')
    expect(after.threadId).not.toBe(before.threadId)
  })

  it('ends a job that takes too long, and does those that waited for it', async () => {
    const pool = newPool(1500, 10, { firstJobMs: 30_000 })
    await Promise.all([pool.run('a'), pool.run('b')])
    const [slow, next] = await Promise.allSettled([pool.run('loop'), pool.run('a')])
    expect(slow).toMatchObject({ status: 'rejected', reason: { message: 'not done within 1500 ms' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: { input: 'a' } })
  })

  it('gives the first job of a thread time to load, and no other', async () => {
    const slowStart = `${sleep('800')}\n${CODE}`
    const startWorker = () => new Worker(slowStart, { eval: true })
    const pool = newPool(700, 10, { startWorker, firstJobMs: 30_000, threadsMax: 1 })
    await expect(pool.run('a')).resolves.toMatchObject({ input: 'a' })
    await expect(pool.run('hang')).rejects.toThrow('not done within 700 ms')
  })

  it('tries a job that takes too long once more, with twice the time', async () => {
    const code = CODE.replace('parentPort.postMessage', `${sleep('1200')}\n    parentPort.postMessage`)
    const startWorker = () => new Worker(code, { eval: true })
    const pool = newPool(1000, 10, { startWorker, triesAgain: true })
    await expect(pool.run('a')).resolves.toMatchObject({ input: 'a' })
    await expect(pool.run('hang')).rejects.toThrow('not done within 2000 ms')
  })

  it('refuses a job when too many wait', async () => {
    const pool = newPool(5000, 0)
    await expect(pool.run('a')).rejects.toThrow(ThreadsBusyError)
  })

  it('ends a job that takes too much memory', async () => {
    const pool = newPool(20_000, 10, { threadsMax: 1 })
    const memoryBytes = 64 * 1024 * 1024
    const [large, next] = await Promise.allSettled([pool.run('grow', { memoryBytes }), pool.run('a')])
    expect(large).toMatchObject({ status: 'rejected', reason: { message: 'took more than 67108864 bytes' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
  })

  it('starts a thread for each job where they are not reused', async () => {
    const pool = newPool(5000, 10, { threadsMax: 1, isReused: false })
    const replies = await Promise.all(['a', 'b', 'c'].map((input) => pool.run(input)))
    expect(new Set(replies.map(({ threadId }) => threadId)).size).toBe(3)
  })
})
