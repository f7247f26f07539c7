import { AppError } from '@/lib/errors'

/** A subscriber leaves when `signal` aborts. */
export interface Subscriber<Progress> {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

interface RunningTask<Result, Progress> {
  result: Promise<Result>
  control: AbortController
  subscribers: Set<Subscriber<Progress>>
  /** Replayed to callers who join later. */
  progress: Progress[]
}

const BUSY = 'We’re reading several websites right now. Please try again in a moment.'
const BUSY_RETRY_SECONDS = 10

/** Within this process. A task is aborted when its last subscriber leaves. */
export class SharedTasks<Result, Progress> {
  readonly #tasks = new Map<string, RunningTask<Result, Progress>>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Throws what the task throws, the subscriber's abort reason, or `unavailable` at the limit of running tasks. */
  async join(
    key: string,
    subscriber: Subscriber<Progress>,
    start: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Result>,
  ): Promise<Result> {
    subscriber.signal?.throwIfAborted()
    const task = this.#tasks.get(key) ?? this.#start(key, start)
    task.subscribers.add(subscriber)
    let leave = () => {}
    const aborted = new Promise<never>((_, reject) => {
      leave = () => reject(subscriber.signal?.reason)
      subscriber.signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      // After the abort listener is set: a subscriber can leave while progress is replayed.
      for (const progress of task.progress) subscriber.onProgress?.(progress)
      return await Promise.race([task.result, aborted])
    } finally {
      subscriber.signal?.removeEventListener('abort', leave)
      task.subscribers.delete(subscriber)
      if (task.subscribers.size === 0) {
        task.control.abort()
        this.#remove(key, task)
      }
    }
  }

  #start(
    key: string,
    start: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Result>,
  ): RunningTask<Result, Progress> {
    if (this.#tasks.size >= this.#limit)
      throw new AppError('unavailable', BUSY, { retryAfter: BUSY_RETRY_SECONDS })
    const control = new AbortController()
    const subscribers = new Set<Subscriber<Progress>>()
    const progress: Progress[] = []
    const result = start(control.signal, (step) => {
      progress.push(step)
      for (const { onProgress } of subscribers) onProgress?.(step)
    })
    const task = { result, control, subscribers, progress }
    this.#tasks.set(key, task)
    const remove = () => this.#remove(key, task)
    result.then(remove, remove)
    return task
  }

  #remove(key: string, task: RunningTask<Result, Progress>): void {
    if (this.#tasks.get(key) === task) this.#tasks.delete(key)
  }
}
