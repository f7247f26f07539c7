import type { Ground } from './grounds'

/** Words that may speak of a protected characteristic. `words` are rows apart by commas (patterns.ts). */
export interface Family {
  id: string
  ground: Ground
  words: string
  source: string
  yes: readonly string[]
  no: readonly string[]
}
