import { type FactMark, splitAtMarks } from '@/components/consultation/brief/fact-marks'

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/

/** Each line with where it starts and its end of line. */
function splitLines(text: string): { start: number; line: string }[] {
  let start = 0
  return text.split(/(?<=\n)/).map((line) => {
    const place = { start, line }
    start += line.length
    return place
  })
}

/** The items of a pasted list hang on their hyphens. */
export function MessageText({
  text,
  marks,
  selected,
}: {
  text: string
  marks: readonly FactMark[]
  selected: string | null
}) {
  const renderPart = (part: string, offset: number) =>
    splitAtMarks(
      part,
      marks
        .filter(({ start, end }) => start < offset + part.length && end > offset)
        .map((mark) => ({ ...mark, start: mark.start - offset, end: mark.end - offset })),
    ).map(({ start, text: segment, factIds }) =>
      factIds.length === 0 ? (
        <span key={start}>{segment}</span>
      ) : (
        <mark
          key={start}
          tabIndex={-1}
          data-facts={factIds.join(' ')}
          data-selected={selected !== null && factIds.includes(selected) ? '' : undefined}
          className="border-line/60 border-b border-dashed bg-transparent text-inherit transition-colors duration-150 data-selected:border-signal data-selected:border-solid data-selected:bg-signal-wash"
        >
          {segment}
        </mark>
      ),
    )
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {text.includes('\n')
        ? splitLines(text).map(({ start, line }) => (
            <span key={start} className={BULLET.test(line) ? 'block pl-[0.75em] -indent-[0.75em]' : 'block'}>
              {renderPart(line, start)}
            </span>
          ))
        : renderPart(text, 0)}
    </p>
  )
}
