'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Notification, onNotify } from '@/components/ui/notify'

interface AreaProps {
  notification: Notification | undefined
  focusRequest: number
}

/** Loads sonner (9 KB) only on the first notification or the first F8. */
export function Toaster() {
  const [Area, setArea] = useState<ComponentType<AreaProps>>()
  const [notification, setNotification] = useState<Notification>()
  const [focusRequest, setFocusRequest] = useState(0)
  const loading = useRef(false)

  useEffect(() => {
    function load() {
      if (loading.current) return
      loading.current = true
      import('@/components/ui/sonner').then(
        (module) => setArea(() => module.NotificationArea),
        () => {
          loading.current = false
        },
      )
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8') return
      load()
      setFocusRequest((count) => count + 1)
    }
    document.addEventListener('keydown', onKeyDown)
    const unsubscribe = onNotify((next) => {
      load()
      setNotification({ ...next })
    })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      unsubscribe()
    }
  }, [])

  return Area ? <Area notification={notification} focusRequest={focusRequest} /> : null
}
