import type { ReactNode } from 'react'
import { formatMoment } from '@/lib/dates'
import { describeOmitted, type Quote } from '@/lib/specification/document/quotes'

/** `children` stand at the foot, in the same box. */
export function EvidenceQuotes({
  quotes,
  omitted,
  children,
}: {
  quotes: Quote[]
  omitted: number
  children?: ReactNode
}) {
  return (
    <div data-slot="evidence-quotes" className="-mr-(--margin) mt-2 mb-2 ml-(--indent)">
      <span aria-hidden="true" className="block h-0.5 animate-draw bg-signal" />
      <div className="grid gap-3 border-signal border-l-2 bg-muted py-3 pr-3 pl-4">
        <ul className="grid gap-3">
          {quotes.map((quote) => (
            <li key={quote.key} className="grid gap-1">
              <p className="title-label">
                {quote.origin}
                {quote.saidAt ? `, ${formatMoment(new Date(quote.saidAt))}` : ''}
                {quote.address ? <Address address={quote.address} /> : null}
              </p>
              <QuotedText quote={quote} />
            </li>
          ))}
          {omitted > 0 ? <li className="text-sm">{describeOmitted(omitted)}</li> : null}
        </ul>
        {children}
      </div>
    </div>
  )
}

function Address({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return `: ${address}`
  return (
    <>
      {': '}
      <a href={address} target="_blank" rel="noreferrer" className="link break-all normal-case">
        {address.replace(/^https?:\/\//, '')}
      </a>
    </>
  )
}

function QuotedText({ quote }: { quote: Quote }) {
  if (quote.segments.length === 0)
    return (
      <p className="text-sm">
        {quote.key.startsWith('handEdit:') ? 'Typed in by hand.' : 'The source has been deleted.'}
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
