import type { Ground } from './grounds'

/**
 * A frame says that a family word is about something lawful. `right` stands behind the word, at most `reach` words on, `left` in
 * front of it, and `sentence` anywhere in the clause. A frame counts for nothing where somebody is ruled out within
 * `yields` words of the word ("no mums, ...").
 */
export interface Frame {
  id: string
  where: 'left' | 'right' | 'sentence'
  reach: number
  yields: number
  /** All, where left out. */
  grounds?: readonly Ground[]
  /** Ids of families; all of the grounds, where left out. */
  families?: readonly string[]
  words: string
  /** Lawful by this frame. */
  yes: readonly string[]
  /** Looks like it, and is held. */
  no: readonly string[]
}
