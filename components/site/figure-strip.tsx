import { DimensionLine } from '@/components/site/dimension-line'
import { FIGURES } from '@/lib/content/figures'

const SHOWN = [FIGURES.minutesToBuild, FIGURES.jobBoards, FIGURES.candidatePool, FIGURES.candidates] as const

/** Four figures as dimensions: each stands over a dimension line as long as its column. */
export function FigureStrip() {
  return (
    <section aria-label="In figures" className="border-y bg-card">
      <dl className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4">
        {SHOWN.map((figure) => (
          <div key={figure.label} className="flex flex-col">
            <dt className="order-last text-muted-foreground text-sm">{figure.label}</dt>
            <dd>
              <span className="figure text-xl sm:text-2xl">{figure.value}</span>
              <DimensionLine className="my-2" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
