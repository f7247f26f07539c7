'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

export function CopyLink({ url, label = 'Link' }: { url: string; label?: string }) {
  const [status, setStatus] = useState('')
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <Input
          aria-label={label}
          readOnly
          value={url}
          className="figure min-w-0 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="outline"
          onClick={() =>
            navigator.clipboard.writeText(url).then(
              () => setStatus('Link copied.'),
              () => setStatus('We couldn’t copy the link. Select it and copy it.'),
            )
          }
        >
          Copy<span className="sr-only"> the link</span>
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {status}
      </p>
    </div>
  )
}
