import { AppError } from '@/lib/errors'

/** Somebody who waits for a work; `signal` tells when no longer. */
export interface Follower<Progress> {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

interface Flight<Result, Progress> {
  result: Promise<Result>
  control: AbortController
  followers: Set<Follower<Progress>>
  /** What was told so far, for those who come later. */
  told: Progress[]
}

const BUSY = 'The server is reading several websites right now. Please try again in a moment.'
const BUSY_SECONDS = 10

/** Works that all who ask for the same at the same time share, in this process; each is stopped when its last follower leaves. */
export class SharedWork<Result, Progress> {
  readonly #flights = new Map<string, Flight<Result, Progress>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /**
   * The result of the work named `key`, which `start` begins where it does not run yet. Throws what the work throws, the reason of the
   * follower's own signal, and `unavailable` where too many works run.
   */
  async join(
    key: string,
    follower: Follower<Progress>,
    start: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Result>,
  ): Promise<Result> {
    follower.signal?.throwIfAborted()
    const flight = this.#flights.get(key) ?? this.#take(key, start)
    flight.followers.add(follower)
    let leave = () => {}
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(follower.signal?.reason)
      follower.signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      // Told once the way out is open: what a follower hears may make it leave.
      for (const progress of flight.told) follower.onProgress?.(progress)
      return await Promise.race([flight.result, left])
    } finally {
      follower.signal?.removeEventListener('abort', leave)
      flight.followers.delete(follower)
      if (flight.followers.size === 0) {
        flight.control.abort()
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      }
    }
  }

  #take(
    key: string,
    start: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Result>,
  ): Flight<Result, Progress> {
    if (this.#flights.size >= this.#most)
      throw new AppError('unavailable', BUSY, { retryAfter: BUSY_SECONDS })
    const control = new AbortController()
    const followers = new Set<Follower<Progress>>()
    const told: Progress[] = []
    const result = start(control.signal, (progress) => {
      told.push(progress)
      for (const { onProgress } of followers) onProgress?.(progress)
    })
    const flight = { result, control, followers, told }
    this.#flights.set(key, flight)
    const end = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    result.then(end, end)
    return flight
  }
}
