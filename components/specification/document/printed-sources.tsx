import { describeQuote } from '@/lib/specification/document/describe-quote'
import { buildQuotes, describeOmitted, type Quote, SCHEDULE_TITLE } from '@/lib/specification/document/quotes'
import { buildDocumentPage } from '@/lib/specification/document/sections'
import type { SourceTexts, SpecificationContent } from '@/lib/specification/schema'

/** Print only, where marks cannot be opened. */
export function PrintedSources({
  content,
  texts,
  page,
}: {
  content: SpecificationContent
  texts: SourceTexts
  page: number
}) {
  const lines = buildDocumentPage(content, page)
    .sections.flatMap((section) => section.groups)
    .flatMap((group) => group.lines)
    .filter((line) => line.evidence.length > 0)
  return (
    <section aria-labelledby="schedule" className="hidden break-before-page print:block">
      <h2 id="schedule">{SCHEDULE_TITLE}</h2>
      <p className="mt-2 text-sm">The words behind each line, by its number.</p>
      <dl className="mt-3 grid gap-2 text-sm">
        {lines.map((line) => (
          <div key={line.id} className="grid break-inside-avoid grid-cols-[3.5rem_1fr] border-t pt-2">
            <dt className="figure">{line.number}</dt>
            <dd>
              <PrintedQuotes
                {...buildQuotes(line.evidence, texts, content.companyName)}
                company={content.companyName}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function PrintedQuotes({ quotes, omitted, company }: { quotes: Quote[]; omitted: number; company: string }) {
  return (
    <>
      {quotes.map((quote) => (
        <p key={quote.key} className="wrap-anywhere">
          {describeQuote(quote, company)}
        </p>
      ))}
      {omitted > 0 ? <p>{describeOmitted(omitted)}</p> : null}
    </>
  )
}
