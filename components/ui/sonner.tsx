'use client'

import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Notification } from '@/components/ui/notify'

const DURATION_MS = 5000
const EDGE_PX = 12
const WIDTH_REM = 26
/** As high as one with two lines of text is on a phone. */
const HEIGHT_PX = 88
/** From here on it is at the right, where forms leave the most room. */
const WIDE = '(min-width: 48rem)'
/** What can stand at the foot of the window. */
const BARS = '.docked, [data-slot="composer"]'

type Side = 'left' | 'right'

/** How much of the foot of the window is taken by what the page itself keeps there. */
function measureFoot(): number {
  const tops = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - EDGE_PX)
    .map(({ top }) => innerHeight - top)
  return Math.max(0, ...tops)
}

/** Opposite a drawer, which is at the right. */
function chooseSide(): Side {
  return matchMedia(WIDE).matches && !document.querySelector('[role="dialog"]') ? 'right' : 'left'
}

/** Scrolls what has the focus out from under a notification, by the page’s own scroll padding. */
function uncoverFocus(foot: number, side: Side) {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const edge = innerHeight - foot - HEIGHT_PX - EDGE_PX
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const fromSide = side === 'left' ? left : innerWidth - right
  const isUnder = bottom > edge && top < innerHeight - foot && fromSide < WIDTH_REM * rem + EDGE_PX
  if (isUnder) focused.scrollIntoView({ block: 'nearest' })
}

/** At the foot of the window, above what the page keeps there. Each new `notification` object is shown once; each new `focusRequest` above zero focuses the area, even when it is empty. */
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
  const [{ foot, side }, setPlace] = useState<{ foot: number; side: Side }>({ foot: 0, side: 'left' })

  useEffect(() => {
    if (!notification || shown.current === notification) return
    shown.current = notification
    toast.dismiss()
    const show = notification.variant === 'destructive' ? toast.error : toast
    show(notification.title, { description: notification.description })
    const place = { foot: measureFoot(), side: chooseSide() }
    setPlace(place)
    uncoverFocus(place.foot, place.side)
  }, [notification])

  useEffect(() => {
    if (focusRequest === 0) return
    const area = section.current?.querySelector<HTMLElement>('[data-sonner-toaster]') ?? section.current
    area?.focus()
  }, [focusRequest])

  const above = foot > 0 ? `${foot}px` : 'var(--consent-height, 0px)'
  const offset = { left: EDGE_PX, right: EDGE_PX, bottom: `calc(${above} + ${EDGE_PX}px)` }

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
        position={`bottom-${side}`}
        offset={offset}
        mobileOffset={offset}
        // A screen can set a narrower one.
        style={{ '--width': `var(--toast-width, ${WIDTH_REM}rem)` } as CSSProperties}
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
              'flex h-auto! w-full items-center gap-3 rounded-md border border-foreground border-l-4 border-l-primary bg-popover py-3 pr-1.5 pl-4 font-sans text-popover-foreground text-sm/snug data-[type=error]:border-l-destructive data-[type=error]:bg-destructive-wash not-first:data-[removed=true]:hidden',
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
