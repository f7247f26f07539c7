import { DimensionLine } from '@/components/layout/dimension-line'
import { FAQ } from '@/lib/content/faq'

export function FaqSection() {
  return (
    <section id="faq" aria-labelledby="faq-title" className="py-16 sm:py-24">
      <div className="container-page">
        <DimensionLine>{FAQ.length} questions</DimensionLine>
        <div className="mt-6 grid gap-x-6 gap-y-8 lg:grid-cols-12">
          <h2 id="faq-title" className="text-3xl text-display lg:col-span-4">
            The questions we hear most
          </h2>
          <div className="border-line/70 border-t lg:col-span-8">
            {FAQ.map(({ question, answer }) => (
              <details key={question} className="group/question border-b">
                <summary className="flex list-none items-baseline justify-between gap-4 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
                  <h3>{question}</h3>
                  <OpenMark />
                </summary>
                <p className="measure pb-6 text-muted-foreground">{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function OpenMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 translate-y-0.5 text-foreground"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M1.500 8h13" />
      <path d="M8 1.500v13" className="group-open/question:hidden" />
    </svg>
  )
}
