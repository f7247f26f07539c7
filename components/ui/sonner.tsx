'use client'

import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type CSSProperties, useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Notification } from '@/components/ui/notify'

const DURATION_MS = 5000
const EDGE_PX = 6
/** As far down as one with two lines of text reaches on a phone. */
const REACH_PX = 80

/** Scrolls what has the focus out from under a notification, by the page’s own scroll padding. */
function uncoverFocus() {
  const focused = document.activeElement
  const box = focused?.getBoundingClientRect()
  if (box && box.top < REACH_PX && box.bottom > 0) focused?.scrollIntoView({ block: 'nearest' })
}

/** At the head of the window, over the header of the page. Each new `notification` object is shown once; each new `focusRequest` above zero focuses the area, even when it is empty. */
export function NotificationArea({
  notification,
  focusRequest,
}: {
  notification: Notification | undefined
  focusRequest: number
}) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef<Notification>(undefined)
  const isTabbing = useRef(false)

  useEffect(() => {
    if (!notification || shown.current === notification) return
    shown.current = notification
    toast.dismiss()
    const show = notification.variant === 'destructive' ? toast.error : toast
    show(notification.title, { description: notification.description })
    uncoverFocus()
  }, [notification])

  useEffect(() => {
    if (focusRequest === 0) return
    const area = section.current?.querySelector<HTMLElement>('[data-sonner-toaster]') ?? section.current
    area?.focus()
  }, [focusRequest])

  return (
    // Sonner takes the focus back whenever it leaves, which would trap anyone who presses Tab.
    <div
      role="presentation"
      className="contents"
      onKeyDownCapture={(event) => {
        isTabbing.current = event.key === 'Tab'
      }}
      onBlurCapture={(event) => {
        if (isTabbing.current) event.stopPropagation()
        isTabbing.current = false
      }}
    >
      <Sonner
        ref={section}
        position="top-center"
        offset={EDGE_PX}
        mobileOffset={EDGE_PX}
        style={{ '--width': '30rem' } as CSSProperties}
        duration={DURATION_MS}
        visibleToasts={1}
        swipeDirections={['right']}
        hotkey={['F8']}
        closeButton
        customAriaLabel="Notifications (F8)"
        icons={{ error: <TriangleAlert className="size-5" /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Dismiss notification',
          classNames: {
            // A replaced one disappears at once, because only one is shown at a time.
            toast:
              'flex w-full items-center gap-3 rounded-md border border-input border-l-4 border-l-primary bg-popover py-2 pr-1.5 pl-4 font-sans text-popover-foreground text-sm/snug [box-shadow:0_6px_24px_-8px_var(--shade)] data-[type=error]:border-l-destructive data-[type=error]:bg-destructive-wash not-first:data-[removed=true]:hidden',
            icon: 'self-start pt-0.5 text-destructive',
            content: 'flex-1',
            title: 'font-[640]',
            description: 'text-muted-foreground in-data-[type=error]:text-foreground',
            closeButton:
              'order-1 -my-2 inline-flex size-11 shrink-0 items-center justify-center self-start rounded-md text-muted-foreground hover:bg-accent hover:text-foreground [&>svg]:size-4',
          },
        }}
      />
    </div>
  )
}
