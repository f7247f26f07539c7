import 'server-only'
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'

const THREADS_MAX = 4
const MEMORY_CHECK_MS = 100

/** A job took too long, or its thread failed. */
export class ThreadError extends Error {}

export class ThreadsBusyError extends ThreadError {}

export interface ThreadPoolOptions {
  /** The thread must answer each message with one message. */
  startWorker: () => Worker
  /** Not counting the wait for a thread. */
  jobMs: number
  /** For the first job of a thread, which waits until the thread has loaded. By default `jobMs`. */
  firstJobMs?: number
  /** One more is refused. */
  waitingMax: number
  /** By default as many as there are cores to spare, four at most. */
  threadsMax?: number
  /** A job that takes too long is tried once more with twice the time. */
  triesAgain?: boolean
  /** False ends a thread after each job, which gives its memory back. */
  isReused?: boolean
}

export interface JobOptions {
  /** Parts of the input whose memory moves to the thread instead of being copied. */
  transfer?: readonly ArrayBuffer[]
  /** Ends the job when the process has grown by this much. What else happens meanwhile counts too. */
  memoryBytes?: number
}

interface Job<Input, Output> extends JobOptions {
  input: Input
  isSecondTry?: boolean
  resolve: (output: Output) => void
  reject: (error: ThreadError) => void
}

/** One core stays free for requests. A thread that fails, takes too long or grows too large is ended, and its job is rejected with ThreadError. */
export class ThreadPool<Input, Output> {
  readonly #options: ThreadPoolOptions
  readonly #waiting: Job<Input, Output>[] = []
  readonly #idle: Worker[] = []
  readonly #used = new WeakSet<Worker>()
  readonly #threadsMax: number
  #started = 0

  constructor(options: ThreadPoolOptions) {
    this.#options = options
    this.#threadsMax = options.threadsMax ?? Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1))
  }

  run(input: Input, options: JobOptions = {}): Promise<Output> {
    if (this.#waiting.length >= this.#options.waitingMax)
      return Promise.reject(new ThreadsBusyError('too many jobs are waiting'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...options, input, resolve, reject })
      this.#runNext()
    })
  }

  #takeWorker(): Worker | undefined {
    const idle = this.#idle.pop()
    if (idle || this.#started >= this.#threadsMax) return idle
    this.#started += 1
    return this.#options.startWorker()
  }

  #runNext(): void {
    const worker = this.#waiting.length > 0 ? this.#takeWorker() : undefined
    const job = worker && this.#waiting.shift()
    if (!worker || !job) return
    const { jobMs, firstJobMs = jobMs, isReused = true, triesAgain = false } = this.#options
    const limitMs = (this.#used.has(worker) ? jobMs : firstJobMs) * (job.isSecondTry ? 2 : 1)
    this.#used.add(worker)
    const { memoryBytes } = job
    worker.ref()
    const finish = (settle: () => void, isUsable: boolean) => {
      clearTimeout(timer)
      clearInterval(memoryTimer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
      settle()
      if (isUsable && isReused) {
        this.#idle.push(worker)
        this.#runNext()
      } else void this.#end(worker)
    }
    const fail = (reason: string) => finish(() => job.reject(new ThreadError(reason)), false)
    const onMessage = (output: Output) => finish(() => job.resolve(output), true)
    const onError = (error: unknown) => fail(error instanceof Error ? error.message : 'the thread failed')
    const onExit = () => fail('the thread ended')
    const tryAgain = () =>
      finish(() => {
        this.#waiting.unshift({ ...job, isSecondTry: true })
      }, false)
    const timer = setTimeout(() => {
      if (triesAgain && !job.isSecondTry) tryAgain()
      else fail(`not done within ${limitMs} ms`)
    }, limitMs)
    const memoryTimer = memoryBytes === undefined ? undefined : watchMemory(memoryBytes, fail)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(job.input, job.transfer ?? [])
  }

  /** The next one starts when its memory is free. */
  async #end(worker: Worker): Promise<void> {
    // Ending it can fail it once more, when nobody listens any longer.
    worker.on('error', () => undefined)
    await worker.terminate()
    this.#started -= 1
    this.#runNext()
  }
}

/** Reading the size is a system call: not for jobs without a limit. */
function watchMemory(limitBytes: number, fail: (reason: string) => void) {
  const before = process.memoryUsage.rss()
  return setInterval(() => {
    if (process.memoryUsage.rss() - before > limitBytes) fail(`took more than ${limitBytes} bytes`)
  }, MEMORY_CHECK_MS)
}
