'use client'

import { useState, useTransition } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDraftEditor } from './draft-editor'

/** The words that a line was written from, and a button that puts them back. */
export function RestoreWords({ lineId, number, said }: { lineId: string; number: string; said: string }) {
  const editor = useDraftEditor()
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, startTransition] = useTransition()

  const restore = () =>
    startTransition(async () => {
      setFailure(null)
      const result = await editor.save(lineId, said, null)
      if (result.ok) editor.announce(`Line ${number} is in your words again`)
      else setFailure(result.message)
    })

  return (
    <div className="grid justify-items-start gap-2 border-t pt-3">
      <p className="measure text-sm">
        We reworded this line. In your words it reads: <q>{said}</q>
      </p>
      <Button variant="outline" size="sm" pending={pending} onClick={restore}>
        Use my words
        <span className="sr-only"> in line {number}</span>
      </Button>
      {failure === null ? null : (
        <Alert variant="destructive" role="alert">
          {failure}
        </Alert>
      )}
    </div>
  )
}
