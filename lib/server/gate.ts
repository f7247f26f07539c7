/** Lets `places` in at once. The others wait, first come, first served. */
export class Gate {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  /** Call what it returns when done; a second call has no effect. */
  async enter(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
