import { FIGURES, TESTIMONIALS } from '@/lib/content/marketing-figures'

export function Testimonials() {
  return (
    <div className="mt-14 sm:mt-20">
      <h3 className="flex flex-wrap items-baseline gap-x-3">
        What clients say
        <span className="font-normal font-sans text-base text-muted-foreground tracking-normal">
          <span className="figure">{FIGURES.rating.value}</span> {FIGURES.rating.label}
        </span>
      </h3>
      <ul className="mt-5 grid border-line/70 border-t md:grid-cols-3">
        {TESTIMONIALS.map(({ quote: words, role, company }) => (
          <li
            key={role}
            className="py-6 not-first:border-t md:px-6 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l"
          >
            <figure className="flex h-full flex-col gap-4">
              <blockquote className="text-lg">“{words}”</blockquote>
              <figcaption className="mt-auto border-signal border-l-2 pl-3 text-sm">
                <span className="block font-semibold">{role}</span>
                <span className="text-muted-foreground">{company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  )
}
