import { ButtonLink } from '@/components/ui/button'
import * as paths from '@/lib/paths'

/** The last word of the home page, on a blueprint. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="dark graph-paper border-t bg-background">
      <div className="container-page flex flex-col items-start gap-8 py-16 sm:py-24 lg:flex-row lg:items-end lg:justify-between">
        <h2 id="closing" className="max-w-[22ch] text-4xl text-display">
          Your next vacancy is ten minutes of talk away
        </h2>
        <ButtonLink href={paths.register} variant="signal" size="lg">
          Register your company
        </ButtonLink>
      </div>
    </section>
  )
}
