import { type AdvertBlock, paragraphsOf } from '@/lib/advert/description'
import type { Advert } from '@/lib/advert/schema'

const ONCE_SENT = 'group-has-data-sent/job:hidden'

export function AdvertText({
  block: { heading, paragraphs, items },
  details = [],
  isHowTo = false,
}: {
  block: AdvertBlock
  /** Its heading and first paragraph say how to respond, which is done once the form has been sent. */
  isHowTo?: boolean
  /** Shown as rows in place of the items. */
  details?: Advert['details']
}) {
  return (
    <section className="grid gap-3">
      {heading ? <h2 className={`text-xl ${isHowTo ? ONCE_SENT : ''}`}>{heading}</h2> : null}
      {paragraphs.flatMap(paragraphsOf).map((text, index) => (
        <p key={text} className={`measure break-words ${isHowTo && index === 0 ? ONCE_SENT : ''}`}>
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
        <ul className="measure grid list-[square] gap-1.5 pl-5 marker:text-line">
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
