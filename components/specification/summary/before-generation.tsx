'use client'

import type { Route } from 'next'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { BlankSheetSketch } from '@/components/layout/blank-sheet-sketch'
import { MissingSpanSketch } from '@/components/layout/missing-span-sketch'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'

/** In the place of the sheet: what happened, what is safe, what to do. */
export function Problem({
  title,
  children,
  ...props
}: { title: string; children: ReactNode } & ComponentProps<'section'>) {
  return (
    <section
      aria-label={title}
      className="grid items-center gap-x-10 gap-y-6 rounded-lg border border-l-4 border-l-destructive bg-card px-4 py-6 outline-none sm:px-8 sm:py-8 md:grid-cols-[minmax(0,1fr)_16rem]"
      {...props}
    >
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">{title}</h2>
        {children}
      </div>
      <MissingSpanSketch className="w-full text-line max-md:hidden" />
    </section>
  )
}

/** Takes the focus, in the middle of the window, where the notification doesn't cover the way to try again. */
function GenerationFailure({
  reason,
  consultation,
  children,
}: {
  reason: string
  consultation: Route
  /** The way to try again. */
  children: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Problem ref={box} title="We couldn’t write the specification" tabIndex={-1}>
      <p className="measure">{reason} Your conversation is saved. Try again in a minute.</p>
      {children}
      <p className="measure text-muted-foreground text-sm">
        You can also{' '}
        <Link href={consultation} className="link">
          add to your brief
        </Link>{' '}
        or come back later from{' '}
        <Link href={paths.vacancies} className="link">
          your vacancies
        </Link>
        .
      </p>
    </Problem>
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
  const button = (
    <Button size={failure ? 'default' : 'lg'} disabled={disabled} onClick={onGenerate}>
      {failure ? 'Try again' : 'Generate Job Specification'}
    </Button>
  )
  if (failure)
    return (
      <GenerationFailure reason={failure} consultation={consultation}>
        {button}
      </GenerationFailure>
    )
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
      <div className="grid justify-items-start gap-4 max-md:order-2 md:self-start">{button}</div>
    </section>
  )
}
