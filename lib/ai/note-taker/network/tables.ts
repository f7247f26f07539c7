/** What a network has a vector for: words, their endings, marks and the like. */
export interface Table {
  /** In the order of their rows. */
  names: readonly string[]
  /** Row 0 stands for whatever is not among the names. */
  isOpen: boolean
  /** How many numbers a vector has. */
  width: number
  /** How far apart the vectors are before anything is learnt. */
  spread: number
}

export const rowCount = ({ names, isOpen }: Table): number => names.length + (isOpen ? 1 : 0)

/** Finds the row of a name. What a closed table does not know is taken for its first name. */
export function rowFinder({ names, isOpen }: Table): (name: string) => number {
  const rows = new Map(names.map((name, at) => [name, at + (isOpen ? 1 : 0)]))
  return (name) => rows.get(name) ?? 0
}

export const endingOf = (word: string): string => word.slice(-3)
export const openingOf = (word: string): string => word.slice(0, 4)
