import { type AdvertBlock, paragraphsOf } from '@/lib/advert/description'

export function AdvertText({ block: { heading, paragraphs, items } }: { block: AdvertBlock }) {
  return (
    <section className="grid gap-3">
      {heading ? <h2 className="text-xl">{heading}</h2> : null}
      {paragraphs.flatMap(paragraphsOf).map((text) => (
        <p key={text} className="measure break-words">
          {text}
        </p>
      ))}
      {items.length > 0 ? (
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
