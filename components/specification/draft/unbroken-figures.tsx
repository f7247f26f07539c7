const PARTS =
  /(?<unbroken>\d+-\p{L}+|\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4})|(?:(?!\d+-\p{L}|\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}).)+/gsu

/** Keeps "9-day" and "1 March 2027" on one line. */
export function UnbrokenFigures({ children }: { children: string }) {
  return [...children.matchAll(PARTS)].map(({ 0: part, index: start, groups }) =>
    groups?.unbroken ? (
      <span key={start} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
