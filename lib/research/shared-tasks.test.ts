import { describe, expect, it } from 'vitest'
import { SharedTasks } from './shared-tasks'

function controlledTask() {
  let finish = (_: string) => {}
  let report = (_: number) => {}
  let signal = new AbortController().signal
  let starts = 0
  const start = (taskSignal: AbortSignal, onProgress: (progress: number) => void) => {
    starts += 1
    signal = taskSignal
    report = onProgress
    return new Promise<string>((resolve) => {
      finish = resolve
    })
  }
  return {
    start,
    starts: () => starts,
    finish: (result: string) => finish(result),
    report: (progress: number) => report(progress),
    isAborted: () => signal.aborted,
  }
}

describe('SharedTasks', () => {
  it('runs a task once for concurrent callers and sends each all of its progress', async () => {
    const tasks = new SharedTasks<string, number>(2)
    const task = controlledTask()
    const progress: number[][] = [[], []]
    const first = tasks.join('a', { onProgress: (n) => progress[0]?.push(n) }, task.start)
    task.report(1)
    const second = tasks.join('a', { onProgress: (n) => progress[1]?.push(n) }, task.start)
    task.report(2)
    task.finish('result')
    expect(await Promise.all([first, second])).toEqual(['result', 'result'])
    expect(task.starts()).toBe(1)
    expect(progress).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('lets a subscriber leave a task while earlier progress is replayed', async () => {
    const tasks = new SharedTasks<string, number>(2)
    const task = controlledTask()
    const staying = tasks.join('a', {}, task.start)
    task.report(1)
    const leaving = new AbortController()
    const onProgress = () => leaving.abort(new Error('left'))
    await expect(tasks.join('a', { signal: leaving.signal, onProgress }, task.start)).rejects.toThrow('left')
    task.finish('result')
    expect(await staying).toBe('result')
  })

  it('continues a task while anybody waits and aborts it when the last subscriber leaves', async () => {
    const tasks = new SharedTasks<string, number>(2)
    const task = controlledTask()
    const leaving = [new AbortController(), new AbortController()]
    const [first, second] = leaving.map(({ signal }) => tasks.join('a', { signal }, task.start))
    leaving[0]?.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(task.isAborted()).toBe(false)
    leaving[1]?.abort(new Error('left too'))
    await expect(second).rejects.toThrow('left too')
    expect(task.isAborted()).toBe(true)
    const newTask = controlledTask()
    const third = tasks.join('a', {}, newTask.start)
    newTask.finish('again')
    expect(await third).toBe('again')
  })

  it('refuses another task at the limit until one has finished', async () => {
    const tasks = new SharedTasks<string, number>(1)
    const task = controlledTask()
    const first = tasks.join('a', {}, task.start)
    await expect(tasks.join('b', {}, controlledTask().start)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 10,
    })
    task.finish('a')
    expect(await first).toBe('a')
    const nextTask = controlledTask()
    const second = tasks.join('b', {}, nextTask.start)
    nextTask.finish('b')
    expect(await second).toBe('b')
  })

  it('fails a task for all of its subscribers and starts it again next time', async () => {
    const tasks = new SharedTasks<string, number>(1)
    const failing = async () => {
      throw new Error('broken')
    }
    const results = [tasks.join('a', {}, failing), tasks.join('a', {}, failing)]
    for (const result of results) await expect(result).rejects.toThrow('broken')
    expect(await tasks.join('a', {}, async () => 'recovered')).toBe('recovered')
  })
})
