import { describe, expect, it } from 'vitest'
import { SharedWork } from './shared-work'

/** A work that is done when the test says so. */
function work() {
  let done = (_: string) => {}
  let tell = (_: number) => {}
  let signal = new AbortController().signal
  let begun = 0
  const start = (given: AbortSignal, onProgress: (progress: number) => void) => {
    begun += 1
    signal = given
    tell = onProgress
    return new Promise<string>((resolve) => {
      done = resolve
    })
  }
  return {
    start,
    begun: () => begun,
    done: (text: string) => done(text),
    tell: (n: number) => tell(n),
    isStopped: () => signal.aborted,
  }
}

describe('a work', () => {
  it('is done once for all who ask at the same time, and each hears all of its progress', async () => {
    const shared = new SharedWork<string, number>(2)
    const one = work()
    const heard: number[][] = [[], []]
    const first = shared.join('a', { onProgress: (n) => heard[0]?.push(n) }, one.start)
    one.tell(1)
    const second = shared.join('a', { onProgress: (n) => heard[1]?.push(n) }, one.start)
    one.tell(2)
    one.done('result')
    expect(await Promise.all([first, second])).toEqual(['result', 'result'])
    expect(one.begun()).toBe(1)
    expect(heard).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('lets a follower leave at what was told before it came', async () => {
    const shared = new SharedWork<string, number>(2)
    const one = work()
    const stays = shared.join('a', {}, one.start)
    one.tell(1)
    const leaving = new AbortController()
    const onProgress = () => leaving.abort(new Error('left'))
    await expect(shared.join('a', { signal: leaving.signal, onProgress }, one.start)).rejects.toThrow('left')
    one.done('result')
    expect(await stays).toBe('result')
  })

  it('goes on while anybody waits, and is stopped when the last one leaves', async () => {
    const shared = new SharedWork<string, number>(2)
    const one = work()
    const leaving = [new AbortController(), new AbortController()]
    const [first, second] = leaving.map(({ signal }) => shared.join('a', { signal }, one.start))
    leaving[0]?.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(one.isStopped()).toBe(false)
    leaving[1]?.abort(new Error('left too'))
    await expect(second).rejects.toThrow('left too')
    expect(one.isStopped()).toBe(true)
    const again = work()
    const third = shared.join('a', {}, again.start)
    again.done('anew')
    expect(await third).toBe('anew')
  })

  it('waits outside where too many run already', async () => {
    const shared = new SharedWork<string, number>(1)
    const one = work()
    const first = shared.join('a', {}, one.start)
    await expect(shared.join('b', {}, work().start)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 10,
    })
    one.done('a')
    expect(await first).toBe('a')
    const next = work()
    const second = shared.join('b', {}, next.start)
    next.done('b')
    expect(await second).toBe('b')
  })

  it('that fails fails for all, and is begun anew the next time', async () => {
    const shared = new SharedWork<string, number>(1)
    const failing = async () => {
      throw new Error('broken')
    }
    const both = [shared.join('a', {}, failing), shared.join('a', {}, failing)]
    for (const one of both) await expect(one).rejects.toThrow('broken')
    expect(await shared.join('a', {}, async () => 'mended')).toBe('mended')
  })
})
