import { setImmediate as nextTurn } from 'node:timers/promises'

/** For long loops: the function that is returned lets other requests have their turn once `maxBlockMs` have passed since the last time. */
export function createPause(maxBlockMs = 20): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxBlockMs) return
    await nextTurn()
    since = performance.now()
  }
}
