import { type FactMark, splitAtMarks } from '@/components/consultation/brief/fact-marks'

export function MessageText({
  text,
  marks,
  selected,
}: {
  text: string
  marks: readonly FactMark[]
  selected: string | null
}) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {splitAtMarks(text, marks).map(({ start, text: segment, factIds }) =>
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
      )}
    </p>
  )
}
