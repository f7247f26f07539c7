/** UTF-16 offsets into a text, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** Without white space at its ends. Null where nothing is left. */
export function trimSpan(text: string, { start, end }: Span): Span | null {
  let [from, to] = [start, end]
  while (from < to && /\s/u.test(text.charAt(from))) from += 1
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1
  return to > from ? { start: from, end: to } : null
}
