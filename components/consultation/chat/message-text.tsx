import type { ReactNode } from 'react'
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

/** The items of a pasted list hang on their hyphens, and each line has its margin. */
export function MessageText({
  text,
  marks,
  selected,
  renderMargin,
}: {
  text: string
  marks: readonly FactMark[]
  selected: string | null
  /** Beside a line of several, from `sm` up: of the entries whose words begin in it. */
  renderMargin?: (factIds: readonly string[]) => ReactNode
}) {
  const inConflict = new Set(marks.flatMap(({ factId, isInConflict }) => (isInConflict ? [factId] : [])))
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
          data-noted={factIds.some((id) => id === selected || inConflict.has(id)) ? '' : undefined}
          className="border-line/60 border-b border-dashed bg-transparent text-inherit transition-colors duration-150 data-noted:border-signal data-noted:border-solid data-noted:bg-signal-wash"
        >
          {segment}
        </mark>
      ),
    )
  if (!text.includes('\n')) return <p className="whitespace-pre-wrap wrap-anywhere">{renderPart(text, 0)}</p>
  return (
    <div>
      {splitLines(text).map(({ start, line }) => {
        const begun = [
          ...new Set(
            marks.flatMap((mark) =>
              mark.start >= start && mark.start < start + line.length ? [mark.factId] : [],
            ),
          ),
        ]
        const words = (
          <p
            key={start}
            className={`min-w-0 whitespace-pre-wrap wrap-anywhere ${BULLET.test(line) ? 'pl-[0.75em] -indent-[0.75em]' : ''}`}
          >
            {renderPart(line, start)}
          </p>
        )
        return renderMargin && begun.length > 0 ? (
          <div key={start} className="items-baseline gap-x-4 sm:grid sm:grid-cols-[minmax(0,1fr)_7rem]">
            {words}
            <div className="max-sm:hidden in-data-collapsed:hidden">{renderMargin(begun)}</div>
          </div>
        ) : (
          words
        )
      })}
    </div>
  )
}
