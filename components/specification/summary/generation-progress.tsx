'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SheetSkeleton } from './summary-aside'

/** What is being done, how long it has taken, and a way out. */
export function GenerationProgress({ onCancel }: { onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p className="text-muted-foreground">
          We write each line from the brief and check it against what you said.
          {seconds >= 2 ? <span className="figure"> {seconds} s</span> : null}
        </p>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <SheetSkeleton label="Writing the specification..." />
    </div>
  )
}
