import { ClosingCall } from '@/components/site/closing-call'
import { Deliverables } from '@/components/site/deliverables'
import { EvidenceFigure } from '@/components/site/evidence-figure'
import { FigureStrip } from '@/components/site/figure-strip'
import { ProcessBeam } from '@/components/site/process-beam'
import { ButtonLink } from '@/components/ui/button'
import { MESSAGE } from '@/lib/content/figures'
import * as paths from '@/lib/paths'

export default function HomePage() {
  return (
    <>
      <section className="container-page grid gap-8 pt-10 pb-10 sm:pt-16 lg:grid-cols-12 lg:items-end lg:gap-6 lg:pb-14">
        <h1 className="text-5xl text-display lg:col-span-7">
          {MESSAGE.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="grid gap-6 lg:col-span-5">
          <p className="max-w-[34rem] text-lg">
            Talk for ten minutes about the engineer you need. You get a job specification in which every line
            shows the words it came from, and we find the people who fit it.
          </p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink href={paths.register} variant="signal" size="lg">
              Register your company
            </ButtonLink>
            <span className="text-muted-foreground text-sm">No fees until you hire.</span>
          </p>
        </div>
      </section>
      <div className="container-page pb-16 sm:pb-24">
        <EvidenceFigure />
      </div>
      <FigureStrip />
      <Deliverables />
      <ProcessBeam />
      <ClosingCall />
    </>
  )
}
