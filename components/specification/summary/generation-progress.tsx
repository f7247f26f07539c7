'use client'

import { useEffect, useState } from 'react'
import { DimensionLine } from '@/components/layout/dimension-line'
import { Button } from '@/components/ui/button'

const STEPS = [
  'We collect your brief and what you kept from your website and documents.',
  'We write each line from them, and nothing else.',
  'We check each line against the words behind it.',
]

/** Beside the sheet that is being written: what is being done, how long it has taken, and a way to cancel. The server carries on if the page is left. */
export function GenerationProgress({ isModelLed, onCancel }: { isModelLed: boolean; onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="grid gap-4">
      <DimensionLine>{seconds === 1 ? '1 second' : `${seconds} seconds`}</DimensionLine>
      <ol className="border-t">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-b py-2.5 text-sm">
            <span aria-hidden="true" className="figure text-muted-foreground text-xs leading-6">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground text-sm">
        {isModelLed ? 'This can take a few minutes.' : 'This usually takes a few seconds.'} You can leave this
        page. Your draft will be here when you come back.
      </p>
      <Button variant="outline" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
