'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { BlankSheetSketch } from '@/components/layout/blank-sheet-sketch'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'

/** Takes the focus, in the middle of the window, where the notification doesn't cover the way to try again. */
export function GenerationFailure({ reason, consultation }: { reason: string; consultation: Route }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert ref={box} variant="destructive" tabIndex={-1} className="basis-full">
      <AlertTitle>We couldn’t write the specification</AlertTitle>
      <AlertDescription className="grid gap-2">
        <p className="measure">{reason} Your conversation is saved.</p>
        <ul className="grid list-disc gap-1 pl-5">
          <li>Try again in a minute.</li>
          <li>
            Or{' '}
            <Link href={consultation} className="link">
              go back to the consultation
            </Link>{' '}
            and add to your brief.
          </li>
          <li>
            Or come back later. It’s under{' '}
            <Link href={paths.vacancies} className="link">
              your vacancies
            </Link>
            .
          </li>
        </ul>
      </AlertDescription>
    </Alert>
  )
}

export function BeforeGeneration({
  failure,
  consultation,
  onGenerate,
  disabled,
}: {
  failure: string | null
  consultation: Route
  onGenerate: () => void
  disabled: boolean
}) {
  return (
    <section
      aria-label="Before generation"
      className="grid items-center gap-x-10 gap-y-5 rounded-lg border border-line/70 border-dashed bg-card px-4 py-8 sm:px-8 md:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <p className="measure max-md:order-1 md:self-end">
        We write the specification only from what you’ve told us, and from anything you kept from your
        website, your documents or our suggestions. Anything missing is marked “To be confirmed”.
      </p>
      <span className="md:col-start-2 md:row-span-2 md:row-start-1">
        <BlankSheetSketch />
      </span>
      <div className="grid justify-items-start gap-4 max-md:order-2 md:self-start">
        {failure ? <GenerationFailure reason={failure} consultation={consultation} /> : null}
        <Button variant="signal" size="lg" disabled={disabled} onClick={onGenerate}>
          Generate Job Specification
        </Button>
      </div>
    </section>
  )
}
