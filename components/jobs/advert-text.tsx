import { type AdvertBlock, paragraphsOf } from '@/lib/advert/description'
import type { Advert } from '@/lib/advert/schema'

export function AdvertText({
  block: { heading, paragraphs, items },
  details = [],
}: {
  block: AdvertBlock
  /** Shown as rows in place of the items. */
  details?: Advert['details']
}) {
  return (
    <section className="grid gap-3">
      {heading ? <h2 className="text-xl">{heading}</h2> : null}
      {paragraphs.flatMap(paragraphsOf).map((text) => (
        <p key={text} className="measure break-words">
          {text}
        </p>
      ))}
      {details.length > 0 ? (
        <dl className="measure border-t">
          {details.map(({ key, label, text }) => (
            <div key={key} className="grid gap-x-6 border-b py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      ) : items.length > 0 ? (
        <ul className="measure grid list-disc gap-1.5 pl-5 marker:text-muted-foreground">
          {items.map((text) => (
            <li key={text} className="break-words">
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
