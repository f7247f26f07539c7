import 'server-only'
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'

const THREADS_MAX = 4

/** A job took too long, or its thread failed. */
export class ThreadError extends Error {}

export interface ThreadPoolOptions {
  /** The thread must answer each message with one message. */
  startWorker: () => Worker
  /** Not counting the wait for a thread. */
  jobMs: number
  /** One more is refused. */
  waitingMax: number
}

interface Job<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: ThreadError) => void
}

/** One core stays free for requests. A thread that fails or takes too long is ended, and its job is rejected with ThreadError. */
export class ThreadPool<Input, Output> {
  readonly #options: ThreadPoolOptions
  readonly #waiting: Job<Input, Output>[] = []
  readonly #idle: Worker[] = []
  readonly #threadsMax = Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1))
  #started = 0

  constructor(options: ThreadPoolOptions) {
    this.#options = options
  }

  run(input: Input): Promise<Output> {
    if (this.#waiting.length >= this.#options.waitingMax)
      return Promise.reject(new ThreadError('too many jobs are waiting'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
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
    worker.ref()
    const finish = (settle: () => void, isUsable: boolean) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
      if (isUsable) this.#idle.push(worker)
      else this.#end(worker)
      settle()
      this.#runNext()
    }
    const fail = (reason: string) => finish(() => job.reject(new ThreadError(reason)), false)
    const onMessage = (output: Output) => finish(() => job.resolve(output), true)
    const onError = (error: unknown) => fail(error instanceof Error ? error.message : 'the thread failed')
    const onExit = () => fail('the thread ended')
    const { jobMs } = this.#options
    const timer = setTimeout(() => fail(`not done within ${jobMs} ms`), jobMs)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(job.input)
  }

  #end(worker: Worker): void {
    this.#started -= 1
    // Ending it can fail it once more, when nobody listens any longer.
    worker.on('error', () => undefined)
    void worker.terminate()
  }
}
