'use client'

import { useState } from 'react'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { MessageIcon } from './icons'

/** An icon whose hover text is the message; the keyboard's focus and a tap show it too, Escape hides it. */
export function MessageButton({ from, message }: { from: string; message: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip open={open} onOpenChange={setOpen}>
      <TooltipTrigger
        aria-label={`Message from ${from}`}
        className="cell-action"
        // Radix hides it on a press; where nothing hovers, the press is what shows it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MessageIcon />
      </TooltipTrigger>
      <TooltipContent side="left" className="max-h-80 max-w-96 overflow-auto whitespace-pre-line text-left">
        <bdi>{message}</bdi>
      </TooltipContent>
    </Tooltip>
  )
}
