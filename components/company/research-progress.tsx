import { useEffect, useState } from 'react'
import { SmallSupport } from '@/components/layout/beam-support'
import { Button } from '@/components/ui/button'
import { PAGE_KINDS, RESEARCH_SECONDS } from '@/lib/research/options'
import type { ResearchProgress as Progress } from '@/lib/research/schema'

const SECOND_MS = 1000

function labelOf({ stage, page }: Progress): string {
  if (stage === 'writing') return 'Writing up what we found'
  return `Reading the ${PAGE_KINDS.find(({ key }) => key === page)?.label ?? 'website'}`
}

/** The last step is the current one. */
export function ResearchProgress({ steps, onCancel }: { steps: readonly Progress[]; onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = steps.length > 0 ? steps : [{ stage: 'reading', page: null, address: null } as const]
  const last = shown.at(-1)

  return (
    <div className="grid gap-3 rounded-md border bg-muted px-4 py-3 sm:grid-cols-[1fr_auto]">
      <p className="text-sm">
        This takes up to {RESEARCH_SECONDS.total} seconds. You can fill in the rest meanwhile, but stay on
        this page until it’s done.
        <span className="block text-muted-foreground tabular-nums" aria-hidden="true">
          {seconds === 1 ? '1 second' : `${seconds} seconds`} so far
        </span>
      </p>
      <ol className="grid text-sm sm:col-span-2">
        {shown.map((step) => (
          <li
            key={`${step.stage} ${step.address}`}
            data-step={step === last ? 'running' : 'done'}
            className="relative grid grid-cols-[1.25rem_1fr] gap-x-2 pb-2 last:pb-0"
          >
            <span aria-hidden="true" className="flex justify-center pt-0.5">
              {step === last ? <SmallSupport state="current" className="mt-1" /> : <Tick />}
            </span>
            <span className={step === last ? 'font-semibold' : 'text-muted-foreground'}>
              {labelOf(step)}
              {step.address ? (
                <span className="figure block break-all font-normal text-muted-foreground text-xs">
                  {step.address.replace(/^https?:\/\//, '')}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        className="self-start justify-self-start max-sm:min-h-11 sm:col-start-2 sm:row-start-1"
        onClick={onCancel}
      >
        Stop the research
      </Button>
      <p role="status" className="sr-only">
        {last ? labelOf(last) : null}
      </p>
    </div>
  )
}

const Tick = () => (
  <svg
    viewBox="0 0 16 16"
    className="size-4 text-success"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="m2.500 8.500 3.500 3.500 7.500-8.500" />
  </svg>
)
