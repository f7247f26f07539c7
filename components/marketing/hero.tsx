import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { FIGURES, MARKETING_MESSAGE } from '@/lib/content/marketing-figures'
import * as paths from '@/lib/paths'
import { EvidenceFigure } from './evidence-figure'
import { FigureStrip } from './figure-strip'

const TILES = [FIGURES.jobBoards, { ...FIGURES.candidatePool, label: 'candidates' }, FIGURES.companies]

export function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className="container-page grid gap-8 pt-10 pb-10 sm:pt-16 lg:grid-cols-12 lg:items-end lg:gap-6 lg:pb-12">
        <h1 id="hero-title" className="text-5xl text-display lg:col-span-7">
          {MARKETING_MESSAGE.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="grid gap-6 lg:col-span-5">
          <p className="max-w-[34rem] text-lg">
            Talk for 10 minutes about the engineer you need. You get a job specification that shows the source
            of every line, and we find people who fit it.
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={paths.register} size="lg">
              Register your company
            </ButtonLink>
            <Link href={paths.vacancyBuilder} className="link inline-flex min-h-11 items-center font-medium">
              Try the Vacancy Builder
            </Link>
          </p>
        </div>
      </div>
      <div className="container-page">
        <EvidenceFigure />
        <FigureStrip
          figures={TILES}
          className="grid-cols-3 py-10 max-sm:gap-x-4 sm:py-14 [&_dd>span]:text-2xl sm:[&_dd>span]:text-3xl"
        />
      </div>
    </section>
  )
}
