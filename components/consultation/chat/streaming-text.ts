/** Kept outside React state so that a delta re-renders only its own line. */
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
    append: (delta) => set(text + delta),
    clear: () => set(''),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
