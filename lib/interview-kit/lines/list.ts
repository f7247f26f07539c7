import { unwrapHeading } from './heading'
import { endsWhole } from './slot'
import { countWords } from './words'

/** In words, of one thing in a list. */
const PART_WORDS = 4
const PARTS_MIN = 2
const PARTS_MAX = 6

/** The things of "pumps, mixers and the filling line", or null where a phrase is no list of things of one kind. */
export function readList(thing: string): string[] | null {
  const parts = thing.split(/, (?:and |or )?| (?:and|or|&) /)
  const isPlainList =
    parts.length >= PARTS_MIN &&
    parts.length <= PARTS_MAX &&
    parts.every(
      (part) =>
        countWords(part) <= PART_WORDS &&
        !/\b(?:with|within|including|such|to|for|in|into|on|by|at|from|of|off|over|under|between|across|through|against|via|using|per|particularly|especially|mainly|mostly|then|not|how|what|or)\b/i.test(
          part,
        ) &&
        endsWhole(part),
    )
  return isPlainList ? parts : null
}

/** The things that a line lists, with or without a heading: "Fitting: chains, bearings and seals". As within a sentence. */
export function listOf(line: string, names: ReadonlySet<string>): string[] | null {
  const said = unwrapHeading(line).replace(/^[^:;]{2,30}: /, '')
  const parts = /[;:()“”"?!…]/.test(said) ? null : readList(said)
  const [first = '', ...others] = parts ?? []
  if (others.length === 0) return null
  // "Excel, Word and Outlook" are names, one and all.
  const isPlain = !names.has(first.split(' ')[0] ?? '') && others.some((part) => /^\p{Ll}/u.test(part))
  return [
    isPlain && /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?: |$)/u.test(first)
      ? first.charAt(0).toLowerCase() + first.slice(1)
      : first,
    ...others,
  ]
}

/** "Chains, bearings" as "chains and bearings" */
export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
