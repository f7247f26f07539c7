import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

export function InterestCallToAction() {
  return (
    <section aria-labelledby="interest-title" className="dark graph-paper border-b bg-background">
      <div className="container-page flex flex-col items-start gap-6 py-12 sm:py-16 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="interest-title" className="text-3xl text-display">
            Not hiring yet? Tell us what you’ll need.
          </h2>
          <p className="measure mt-3 text-muted-foreground">
            All we need is your name, your email and whether you’re hiring or looking for work. An engineering
            recruiter will get back to you.
          </p>
        </div>
        <ButtonLink href={paths.interest()} size="lg">
          Register Interest
        </ButtonLink>
      </div>
    </section>
  )
}
