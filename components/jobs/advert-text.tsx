import { type AdvertBlock, paragraphsOf } from '@/lib/advert/description'
import type { Advert } from '@/lib/advert/schema'

export function AdvertText({
  block: { heading, paragraphs, items },
  isHowTo = false,
  headingOnceSent,
  details = [],
}: {
  block: AdvertBlock
  /** Done once the form has been sent. */
  isHowTo?: boolean
  /** For text without a heading, whose own place then is under nothing. */
  headingOnceSent?: string
  /** Shown as rows in place of the items. */
  details?: Advert['details']
}) {
  return (
    <section className={`grid gap-3 ${isHowTo ? 'group-has-data-sent/job:hidden' : ''}`}>
      {heading ? <h2 className="text-xl">{heading}</h2> : null}
      {heading || !headingOnceSent ? null : (
        <h2 className="hidden text-xl group-has-data-sent/job:block">{headingOnceSent}</h2>
      )}
      {paragraphs.flatMap(paragraphsOf).map((text) => (
        <p key={text} className="measure break-words">
          {text}
        </p>
      ))}
      {details.length > 0 ? (
        <dl className="border-t">
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
