'use client'

import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Notification } from '@/components/ui/notify'

const DURATION_MS = 5000

/** Each new `notification` object is shown once; each new `focusRequest` above zero focuses the area, even when it is empty. */
export function NotificationArea({
  notification,
  focusRequest,
}: {
  notification: Notification | undefined
  focusRequest: number
}) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef<Notification>(undefined)

  useEffect(() => {
    if (!notification || shown.current === notification) return
    shown.current = notification
    toast.dismiss()
    const show = notification.variant === 'destructive' ? toast.error : toast
    show(notification.title, { description: notification.description })
  }, [notification])

  useEffect(() => {
    if (focusRequest === 0) return
    const area = section.current?.querySelector<HTMLElement>('[data-sonner-toaster]') ?? section.current
    area?.focus()
  }, [focusRequest])

  return (
    <Sonner
      ref={section}
      position="bottom-right"
      duration={DURATION_MS}
      visibleToasts={1}
      swipeDirections={['right']}
      hotkey={['F8']}
      closeButton
      customAriaLabel="Notifications (F8)"
      icons={{ error: <ErrorMark /> }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Dismiss notification',
        classNames: {
          toast: 'notification',
          title: 'notification-title',
          description: 'notification-description',
          closeButton: 'notification-close',
          error: 'notification-destructive',
        },
      }}
    />
  )
}

function ErrorMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M8 1.75 14.75 14H1.25zM8 6v3.75M8 11.25v1" />
    </svg>
  )
}
