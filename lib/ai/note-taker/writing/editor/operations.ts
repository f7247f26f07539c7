import { plainForm } from './forms'
import { type EditToken, keyOf } from './tokens'

/** What happens to a word: it stays, it goes, it becomes the plain form of its verb, or (`=you`) another word of a closed list. */
export type WordOperation = 'keep' | 'drop' | 'plain' | `=${string}`

export interface Edited {
  token: EditToken
  operation: WordOperation
  /** What is put in front of it: words or a mark of a closed list, `//` for a new line, or nothing. */
  before: string
}

/** How a word reads after its operation, or null where it goes or has no such form. */
export function wordAfter(token: EditToken, operation: WordOperation): string | null {
  if (operation === 'drop') return null
  if (operation === 'keep') return token.text
  const word = operation === 'plain' ? plainForm(token.text) : operation.slice(1)
  if (word === null) return null
  return /^\p{Lu}\p{Ll}/u.test(token.text) && keyOf(token.text) !== 'i'
    ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
    : word
}

const CLOSES = /^(?:[,.;:!?)\]”’%]|-$)/u
/** Nothing stands between these and the next word: a hyphen that was put in makes one word of two. */
const OPENS = /[([“]$|\S-$/u

/** "They would go" as "you’ll would go". */
const TWICE = /(\p{L}[’'](?:ll|d)) (?:would|will)\b/giu

/** The lines that the operations make. */
export function joinEdited(edited: readonly Edited[]): string[] {
  const lines = ['']
  const add = (text: string, isSpaced: boolean) => {
    const line = lines.at(-1) ?? ''
    const gap = line === '' || CLOSES.test(text) || OPENS.test(line) || !isSpaced ? '' : ' '
    lines[lines.length - 1] = line + gap + text
  }
  let isGone = false
  for (const { token, operation, before } of edited) {
    const word = wordAfter(token, operation)
    if (word === null) {
      isGone = true
      continue
    }
    if (before === '//') lines.push('')
    else if (before !== '') add(before, true)
    add(word, token.isSpaced || isGone || before !== '')
    isGone = false
  }
  return lines.map((line) => line.trim().replace(TWICE, '$1')).filter((line) => line !== '')
}
