import { type ComponentType, Fragment, type ReactNode } from 'react'
import { LegalContents } from './legal-contents'

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
  frame: Frame = Fragment,
}: {
  title: string
  intro: ReactNode
  facts: readonly LegalFact[]
  sections: readonly LegalSection[]
  /** Around all sections. */
  frame?: ComponentType<{ children: ReactNode }>
}) {
  const contents = sections.map(({ id, title: heading }) => ({ id, title: heading }))
  return (
    <article className="container-page legal pt-10 pb-20 sm:pt-14 print:p-0">
      <header className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <h1 className="text-4xl text-display">{title}</h1>
          <p className="measure mt-4 text-lg">{intro}</p>
        </div>
        <dl className="flex flex-wrap gap-px border border-t-2 border-t-line bg-border lg:col-span-6">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex-[1_1_9rem] bg-card px-4 py-2.5">
              <dt className="title-label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="mt-8 grid gap-8 border-line lg:mt-14 lg:grid-cols-12 lg:gap-10 lg:border-t-2 lg:pt-8 print:mt-6 print:block print:border-t-2 print:pt-2">
        <details className="group lg:hidden print:hidden">
          <summary className="disclosure rounded-md border bg-card px-4 py-3 font-semibold group-open:mb-3">
            On this page
          </summary>
          <LegalContents sections={contents} />
        </details>
        <div className="max-lg:hidden lg:col-span-4 print:hidden">
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pr-4">
            <LegalContents sections={contents} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <Frame>
            {sections.map(({ id, title: heading, body }, index) => (
              <section key={id} aria-labelledby={id} className="py-7 not-first:border-t first:pt-1">
                {/* A bar marks the section that a link led to. */}
                <h2
                  id={id}
                  className="relative mb-3 flex items-baseline gap-x-[0.5em] target:before:absolute target:before:inset-y-[0.15em] target:before:-left-3.5 target:before:w-1 target:before:bg-signal"
                >
                  <span className="figure shrink-0 text-[0.8em] text-muted-foreground">{index + 1}</span>{' '}
                  <span>{heading}</span>
                </h2>
                {body}
              </section>
            ))}
          </Frame>
        </div>
      </div>
    </article>
  )
}
