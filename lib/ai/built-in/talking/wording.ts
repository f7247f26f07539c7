import { NUMBER_WORDS } from '@/lib/ai/built-in/writing/number-words'
import { holdsWord, lowered } from '@/lib/ai/built-in/writing/phrases'
import { withoutTalk } from '@/lib/ai/built-in/writing/spoken'

/** What wordings depend on: the turn, and the words that house rules avoid. */
export type Wording = { turn: number; avoid: readonly string[] }

/** A count in words up to twenty, in figures above. */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : (NUMBER_WORDS[count] ?? String(count))} ${noun}${count === 1 ? '' : 's'}`
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

const SHIFTS: readonly [RegExp, string][] = [
  [/\b(?:i am|i['’]m)\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\bwe\b/gi, 'you'],
  // Not the I of "I/O" or "Phase I".
  [/(?<![\w/&.-]|\b(?:phase|part|class|type|level|stage|category|grade) )i(?![\w/&.-])/gi, 'you'],
  [/\b(?:our|my)\b/gi, 'your'],
  [/\bours\b/gi, 'yours'],
  [/\b(?:us|me)\b/g, 'you'],
  [/\b(?:ourselves|myself)\b/gi, 'yourselves'],
]

/** The manager's words as the consultant says them back: "our engineer is retiring" becomes "your engineer is retiring". */
export function saidBack(value: string): string {
  const plain = withoutTalk(value)
    .replace(/\s+/g, ' ')
    .replace(/!+/g, '.')
    .replace(/[\s.,;:]+$/, '')
    .trim()
  return SHIFTS.reduce((shifted, [pattern, word]) => shifted.replace(pattern, word), lowered(plain))
}

const BOUNDARY = /[,;:.]? (?:and|but|because|so|which|with)\b|[,;.] /g

/** A value said back, cut between two clauses where it is too long to follow by ear. */
export function headOf(value: string, length: number): string {
  if (value.length <= length) return value
  const ends = [...value.matchAll(BOUNDARY)].map(({ index }) => index)
  const end = ends.findLast((at) => at >= length / 4 && at <= length)
  return `${end === undefined ? value.slice(0, length).replace(/\s+\S*$/, '') : value.slice(0, end)}, and so on`
}
