/** What the interviewer reads out or looks at. A point such as "Pay: £40,000" begins with its heading. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul className="grid border-t" aria-label="Points">
      {points.map((point) => {
        const [, heading, rest] = /^(\p{Lu}[\p{L} ]{1,24}): (.+)$/u.exec(point) ?? []
        return (
          <li
            key={point}
            className="grid gap-x-4 border-b py-1.5 text-sm sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            {heading ? <span className="text-muted-foreground">{heading}</span> : null}
            <span className={heading ? 'wrap-anywhere' : 'wrap-anywhere sm:col-span-2'}>{rest ?? point}</span>
          </li>
        )
      })}
    </ul>
  )
}
