'use client'

import { useEffect, useState } from 'react'
import { DimensionLine } from '@/components/layout/dimension-line'
import { Button } from '@/components/ui/button'
import { SheetSkeleton } from './summary-aside'

const STEPS = [
  'We collect your brief, your company details and what you kept from your website and documents.',
  'We write each line from them, and nothing else.',
  'We check each line against the words behind it. Anything missing is marked “To be confirmed”.',
]

/** What is being done, how long it has taken, and a way to cancel. The server carries on if the page is left. */
export function GenerationProgress({ isModelLed, onCancel }: { isModelLed: boolean; onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <DimensionLine>{seconds} s</DimensionLine>
        <ol className="grid gap-1.5">
          {STEPS.map((step, index) => (
            <li key={step} className="measure grid grid-cols-[2rem_1fr]">
              <span aria-hidden="true" className="figure text-muted-foreground text-sm leading-6">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="measure text-muted-foreground text-sm">
            {isModelLed ? 'This can take a few minutes.' : 'This usually takes a few seconds.'} You can leave
            this page. Your draft will be here when you come back.
          </p>
          <Button size="sm" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
      <SheetSkeleton label="Writing the specification..." />
    </div>
  )
}
