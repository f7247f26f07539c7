/** The answer that is being written: kept outside React's state, so that a delta renders its own line and nothing else. */
export interface StreamingText {
  get: () => string
  append: (text: string) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

export function createStreamingText(): StreamingText {
  let text = ''
  const listeners = new Set<() => void>()
  const set = (next: string) => {
    if (next === text) return
    text = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => text,
    append: (more) => set(text + more),
    clear: () => set(''),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
