'use client'

import { useState } from 'react'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { MessageIcon } from './icons'

export function MessageButton({ from, message }: { from: string; message: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip open={open} onOpenChange={setOpen}>
      <TooltipTrigger
        aria-label={`Message from ${from}`}
        className="cell-action"
        // Radix hides a tooltip on a press, but on a touch screen the press has to show it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MessageIcon />
      </TooltipTrigger>
      <TooltipContent
        side="bottom"
        align="end"
        sideOffset={4}
        className="max-h-80 max-w-80 overflow-auto whitespace-pre-line text-left"
      >
        <bdi>{message}</bdi>
      </TooltipContent>
    </Tooltip>
  )
}
