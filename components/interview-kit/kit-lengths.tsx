'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { BlankSheetSketch } from '@/components/layout/blank-sheet-sketch'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { callApi, reasonOf } from '@/lib/api/client'
import { KIT_MINUTES, type KitMinutes, RATED_MAX } from '@/lib/interview-kit/options'
import * as paths from '@/lib/paths'
import { cn } from '@/lib/utils'

const NOTES: Record<KitMinutes, string> = {
  45: 'For a first interview, or a short list of requirements.',
  60: 'Leaves the fewest requirements unasked.',
}

/** What a kit will hold, so that it holds what was promised. */
function describeKit(minutes: KitMinutes, count: number): string {
  const questions = count === 1 ? '1 rated question' : `${count} rated questions`
  return count < RATED_MAX[minutes]
    ? `${questions}. There’s room for ${RATED_MAX[minutes]}.`
    : `${questions}. ${NOTES[minutes]}`
}

/** The longer one only where it asks more. */
const usualOf = (counts: Record<KitMinutes, number>): KitMinutes => (counts[60] > counts[45] ? 60 : 45)

function useMakeKit(specificationId: string) {
  const router = useRouter()
  const [error, setError] = useState('')
  const [making, setMaking] = useState<KitMinutes | null>(null)
  const [pending, startTransition] = useTransition()

  function make(minutes: KitMinutes) {
    setError('')
    setMaking(minutes)
    startTransition(async () => {
      try {
        const params = { id: specificationId }
        await callApi('POST /api/job-specifications/{id}/kit', { params, body: { minutes } })
        router.push(paths.interviewKit(specificationId, minutes))
        router.refresh()
      } catch (cause) {
        setError(reasonOf(cause, 'We couldn’t reach the server. Please try again.'))
      }
    })
  }

  return { make, error, making: pending ? making : null }
}

/** Before there is a kit: how many questions each length will have. */
export function MakeKit({
  specificationId,
  more,
  counts,
}: {
  specificationId: string
  /** How to get more questions. */
  more: ReactNode
  counts: Record<KitMinutes, number>
}) {
  const { make, error, making } = useMakeKit(specificationId)
  const usual = usualOf(counts)
  const isShort = counts[60] < RATED_MAX[60]
  return (
    <section
      aria-label="Make a kit"
      className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]"
    >
      <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2">
        {KIT_MINUTES.map((minutes) => (
          <li key={minutes} className="grid content-between gap-4 bg-card p-5">
            <p>
              <span className="figure block text-2xl">{minutes} min</span>
              <span className="mt-2 block text-muted-foreground text-sm/normal">
                {describeKit(minutes, counts[minutes])}
              </span>
            </p>
            <Button
              variant={minutes === usual ? 'default' : 'outline'}
              className="justify-self-start"
              disabled={making !== null}
              onClick={() => make(minutes)}
            >
              {making === minutes ? <Spinner /> : null}
              Make a {minutes}-minute kit
            </Button>
          </li>
        ))}
      </ul>
      <BlankSheetSketch className="w-full max-w-xs max-lg:hidden" />
      {isShort ? (
        <div className="measure grid gap-2">
          <p>{more}</p>
          <p className="text-muted-foreground">
            The rest of the time is for follow-ups, facts to confirm and the candidate’s own questions.
          </p>
        </div>
      ) : null}
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
    </section>
  )
}

const TAB = '-mb-px inline-flex min-h-11 items-center border-b-2 px-4'

/** A tab for each kit there is, and a button for one there isn’t. */
export function KitLengths({
  specificationId,
  shown,
  made,
  canEdit,
}: {
  specificationId: string
  shown: number
  made: readonly number[]
  canEdit: boolean
}) {
  const { make, error, making } = useMakeKit(specificationId)
  return (
    <nav aria-label="Length of the interview" className="grid gap-1 print:hidden">
      <ul className="flex border-b">
        {KIT_MINUTES.map((minutes) => {
          if (made.includes(minutes)) {
            const isShown = minutes === shown
            return (
              <li key={minutes}>
                <Link
                  href={paths.interviewKit(specificationId, minutes)}
                  aria-current={isShown ? 'page' : undefined}
                  className={cn(
                    TAB,
                    isShown ? 'border-primary font-semibold' : 'border-transparent text-muted-foreground',
                  )}
                >
                  {minutes} minutes
                </Link>
              </li>
            )
          }
          return canEdit ? (
            <li key={minutes}>
              <button
                type="button"
                className={cn(TAB, 'gap-2 border-transparent text-primary')}
                disabled={making !== null}
                onClick={() => make(minutes)}
              >
                {making === minutes ? <Spinner /> : null}
                Make a {minutes}-minute kit
              </button>
            </li>
          ) : null
        })}
      </ul>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
    </nav>
  )
}
