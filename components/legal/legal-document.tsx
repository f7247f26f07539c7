import type { ReactNode } from 'react'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

export interface LegalFact {
  label: string
  value: ReactNode
}

export function LegalDocument({
  title,
  intro,
  facts,
  sections,
}: {
  title: string
  intro: ReactNode
  facts: readonly LegalFact[]
  sections: readonly LegalSection[]
}) {
  return (
    <article className="container-page legal pt-10 pb-20 sm:pt-14 print:p-0">
      <header className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h1 className="text-4xl text-display">{title}</h1>
          <p className="measure mt-4 text-lg">{intro}</p>
        </div>
        <dl className="legal-facts lg:col-span-5">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="title-label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="mt-10 grid gap-10 border-line border-t-2 pt-8 lg:mt-14 lg:grid-cols-12 print:mt-6 print:block print:pt-2">
        <details className="legal-contents lg:hidden print:hidden">
          <summary>On this page</summary>
          <Contents sections={sections} />
        </details>
        <div className="max-lg:hidden lg:col-span-4 print:hidden">
          <div className="legal-contents sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-4">
            <Contents sections={sections} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                <span className="figure">{index + 1}</span> {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page">
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="figure">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
