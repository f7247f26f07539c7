/** A queue between a producer and one reader. It never holds the producer up. */
export class Channel<Item> implements AsyncIterable<Item> {
  readonly #items: Item[] = []
  #end: { error: unknown } | 'open' | 'closed' = 'open'
  #wake: () => void = () => undefined

  push(item: Item): void {
    if (this.#end === 'open') this.#items.push(item)
    this.#wake()
  }

  close(): void {
    if (this.#end === 'open') this.#end = 'closed'
    this.#wake()
  }

  /** The reader gets what was pushed before, and then the error. */
  fail(error: unknown): void {
    if (this.#end === 'open') this.#end = { error }
    this.#wake()
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    for (;;) {
      const item = this.#items.shift()
      if (item !== undefined) return { done: false, value: item }
      if (this.#end === 'closed') return { done: true, value: undefined }
      if (this.#end !== 'open') throw this.#end.error
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Leaving a loop over it does not close it: what follows can be read by another loop. */
  [Symbol.asyncIterator](): AsyncIterator<Item, undefined> {
    return { next: () => this.next() }
  }
}
