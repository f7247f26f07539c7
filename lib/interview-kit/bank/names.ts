import type { Entry } from './entries'
import { toStems } from './stems'

/** With a number behind it, if any. A word in capitals may be anything. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\d]*\d[\p{L}\d]*|\p{Lu}\p{L}*\p{Ll}\p{L}*)(?: (?:V?\d[\d.-]*(?!\w)|\p{Lu}\p{L}*\p{Ll}\p{L}*))*/gu
const NAMES_MAX = 2
/** A line that lists more things is asked about one of them, to which the others need not belong. */
const LIST_PARTS = 3

/**
 * Makes, methods and standards that a line holds and the question doesn’t: "Minitab or Excel", or null. `known` are those that any
 * reader of the trade knows, so that no person and no place is taken for one.
 */
export function findNamesToProbe(
  line: string,
  { question, terms }: Entry,
  known: ReadonlySet<string>,
): string | null {
  if (line.split(/[,;] /).length > LIST_PARTS) return null
  const told = new Set([...toStems(question), ...terms.flat().map(({ stem }) => stem)])
  const names = (line.match(NAME) ?? []).filter(
    (name) =>
      name.split(' ').every((word) => known.has(word) || /\d/.test(word)) &&
      !toStems(name).some((stem) => told.has(stem)) &&
      toStems(name).length > 0,
  )
  const unique = [...new Set(names)]
  if (unique.length === 0 || unique.length > NAMES_MAX) return null
  return unique.join(/ or /.test(line) ? ' or ' : ' and ')
}
