'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import { type ComponentProps, useRef } from 'react'
import { cn } from '@/lib/utils'

/** Large (20 KB): load a component that uses it with React's `lazy` on the click that opens it. */
export function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />
}

export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />
}

export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />
}

const dialogContentVariants = cva(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full scroll-py-24 flex-col gap-5 overflow-y-auto rounded-t-lg border bg-popover px-5 pb-5 text-popover-foreground *:shrink-0 sm:px-7 sm:pb-7 data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
  {
    variants: {
      placement: {
        middle:
          'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:max-w-xl sm:rounded-lg [--appear-from:0,1rem]',
        side: 'sm:top-0 sm:left-auto sm:max-h-dvh sm:max-w-lg sm:rounded-none [--appear-from:0,1rem] sm:[--appear-from:2rem,0]',
      },
    },
    defaultVariants: { placement: 'middle' },
  },
)

/** On a phone a sheet from below. Closing returns the focus to the element that had it, even when the dialog has no trigger. */
export function DialogContent({
  className,
  placement,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & VariantProps<typeof dialogContentVariants>) {
  const opener = useRef<Element>(null)
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-50 bg-[oklch(0.14_0.03_255/0.6)] data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
      />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement
          onOpenAutoFocus?.(event)
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return
          event.preventDefault()
          opener.current.focus()
        }}
        className={cn(dialogContentVariants({ placement, className }))}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          data-slot="dialog-close"
          className="-order-1 sticky top-2 z-20 -mr-3 -mb-16 ml-auto inline-flex size-11 items-center sm:-mr-5 justify-center rounded-md text-muted-foreground transition-colors duration-150 hover:bg-accent hover:text-foreground"
        >
          <X className="size-5" />
          <span className="sr-only">Close</span>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

/** Stays in sight, with the button that closes the dialog. */
export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn(
        'sticky top-0 z-10 -mx-5 grid gap-1.5 border-b bg-popover py-3.5 pr-14 pl-5 sm:-mx-7 sm:pr-16 sm:pl-7',
        className,
      )}
      {...props}
    />
  )
}

/** Put the main action last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title data-slot="dialog-title" className={cn('text-lg', className)} {...props} />
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}
