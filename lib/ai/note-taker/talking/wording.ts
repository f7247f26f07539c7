import { holdsWord } from '@/lib/ai/note-taker/writing/phrases'

/** What wordings depend on: the turn, and the words that house rules avoid. */
export type Wording = { turn: number; avoid: readonly string[] }

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** One of the wordings, by turn, that holds no avoided word; the one whose turn it is where all do. */
export function pick(
  wordings: readonly [string, ...string[]],
  turn: number,
  avoid: readonly string[],
): string {
  const first = turn % wordings.length
  const rotated = [...wordings.slice(first), ...wordings.slice(0, first)]
  return rotated.find((wording) => !holdsWord(wording, avoid)) ?? rotated[0] ?? wordings[0]
}

const FIGURE = /^[£€$]?\d/

/** A value of the brief as it is named in a reply, in the manager's words: figures as they are, the rest in quotation marks. */
export function quote(value: string, maxLength: number): string {
  const plain = value
    .replace(/\s+/g, ' ')
    .replace(/!+/g, '.')
    .replace(/[\s.,;:]+$/, '')
    .trim()
  const head = headOf(plain, maxLength)
  return FIGURE.test(plain) ? head : `“${head}”`
}

const BOUNDARY = /[,;:.]? (?:and|but|because|so|which|with)\b|[,;.] /g

/** Text cut between two clauses where it is too long to follow by ear. */
function headOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const ends = [...text.matchAll(BOUNDARY)].map(({ index }) => index)
  const end = ends.findLast((at) => at >= maxLength / 4 && at <= maxLength)
  return `${end === undefined ? text.slice(0, maxLength).replace(/\s+\S*$/, '') : text.slice(0, end)}…`
}
