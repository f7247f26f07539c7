import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { BridgeDrawing } from './bridge-drawing'

export function ClosingCallToAction() {
  return (
    <section
      aria-labelledby="closing-title"
      className="dark graph-paper overflow-hidden border-t bg-background"
    >
      <div className="container-page flex flex-col items-start gap-8 pt-16 sm:pt-24 lg:flex-row lg:items-end lg:justify-between">
        <h2 id="closing-title" className="max-w-[22ch] text-4xl text-display">
          Your next vacancy is a 10-minute chat away
        </h2>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:shrink-0">
          <ButtonLink href={paths.interest()} size="lg">
            Register Interest
          </ButtonLink>
          <Link href={paths.register} className="link inline-flex min-h-11 items-center font-medium">
            Register your company
          </Link>
        </p>
      </div>
      <BridgeDrawing
        size="narrow"
        className="mx-auto mt-10 mb-6 h-auto w-full animate-draw overflow-visible text-line sm:hidden"
      />
      <BridgeDrawing
        size="middle"
        className="mx-auto mt-10 mb-6 h-auto w-full animate-draw overflow-visible text-line max-sm:hidden lg:hidden"
      />
      <BridgeDrawing
        size="wide"
        className="mx-auto mt-10 mb-6 h-64 w-full max-w-[76rem] animate-draw overflow-visible text-line max-lg:hidden"
      />
    </section>
  )
}
