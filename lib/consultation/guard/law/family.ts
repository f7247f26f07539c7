import type { Ground } from './grounds'

/**
 * - `person` names somebody ("a lesbian"), `trait` describes ("young"), `matter` is had, done or needed ("childcare"), and `phrase`
 *   is said of nobody but people ("over the hill")
 * - `isCertain` words speak of a person unless a lawful frame says otherwise; the others need a sign that they do
 * - `words` are rows apart by commas (patterns.ts)
 */
export interface Family {
  id: string
  ground: Ground
  kind: 'person' | 'trait' | 'matter' | 'phrase'
  isCertain: boolean
  words: string
  /** Rows, one of which has to be in the same sentence. */
  near?: string
  source: string
  yes: readonly string[]
  no: readonly string[]
}
