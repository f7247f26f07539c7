'use client'

import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'

/** Says in itself what came of it. `noun` is what is copied, such as "link". */
export function CopyButton({
  value,
  noun,
  children = 'Copy',
  ...props
}: { value: string; noun: string } & ComponentProps<typeof Button>) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  return (
    <>
      <Button
        variant="outline"
        {...props}
        onBlur={() => setOutcome(null)}
        onClick={() =>
          navigator.clipboard.writeText(value).then(
            () => setOutcome('copied'),
            () => setOutcome('failed'),
          )
        }
      >
        {outcome === 'copied' ? 'Copied' : children}
        <span className="sr-only"> the {noun}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'copied' ? `Copied the ${noun}.` : ''}
      </span>
      <FieldError className="w-full">
        {outcome === 'failed' ? `We couldn’t copy the ${noun}. Select it and copy it.` : ''}
      </FieldError>
    </>
  )
}
