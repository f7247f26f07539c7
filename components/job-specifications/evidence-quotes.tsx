import { formatMoment } from './dates'
import type { Quote } from './quotes'

/** The words that a line came from, in their place; a drawn line joins them to it. */
export function EvidenceQuotes({ quotes }: { quotes: Quote[] }) {
  return (
    <div
      data-slot="evidence-quotes"
      className="mt-1.5 mr-[calc(0.5rem-var(--margin,0.5rem))] mb-1 md:ml-(--indent,0px)"
    >
      <span aria-hidden="true" className="block h-0.5 animate-draw bg-signal" />
      <ul className="grid gap-3 border-signal border-l-2 bg-muted py-3 pr-3 pl-4">
        {quotes.map((quote) => (
          <li key={quote.key} className="grid gap-1">
            <p className="title-label">
              {quote.origin}
              {quote.saidAt ? `, ${formatMoment(new Date(quote.saidAt))}` : ''}
            </p>
            <Words quote={quote} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ quote }: { quote: Quote }) {
  if (quote.segments.length === 0)
    return (
      <p className="text-sm">
        {quote.key.startsWith('handEdit:')
          ? 'These words were entered by hand and stand as they were written.'
          : 'The source is no longer there.'}
      </p>
    )
  return (
    <blockquote className="measure whitespace-pre-line text-sm">
      {quote.segments.map(({ text, marked }, index) => {
        const key = `${index}-${marked}`
        return marked ? (
          <mark key={key} className="border-signal border-b-2 bg-transparent font-semibold text-inherit">
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </blockquote>
  )
}
