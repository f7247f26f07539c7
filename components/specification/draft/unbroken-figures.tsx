const PARTS = /\d+-\p{L}+|(?:(?!\d+-\p{L}).)+/gsu

/** Keeps "9-day" on one line. */
export function UnbrokenFigures({ children }: { children: string }) {
  return [...children.matchAll(PARTS)].map(({ 0: part, index: start }) =>
    /^\d+-/.test(part) ? (
      <span key={start} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
