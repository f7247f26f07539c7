'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

/** `noun` is what is copied, such as "link". */
export function CopyField({ value, label, noun }: { value: string; label: string; noun: string }) {
  const [status, setStatus] = useState('')
  return (
    <div className="grid gap-1">
      <div className="flex gap-2 max-sm:flex-col">
        <Input
          aria-label={label}
          readOnly
          value={value}
          className="figure min-w-0 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outline"
          onClick={() =>
            navigator.clipboard.writeText(value).then(
              () => setStatus(`Copied the ${noun}.`),
              () => setStatus(`We couldn’t copy the ${noun}. Select it and copy it.`),
            )
          }
        >
          Copy<span className="sr-only"> the {noun}</span>
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </div>
  )
}
