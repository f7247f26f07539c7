/** What a notification says. `destructive` is for a failure; the words say what is safe and what to do. */
export interface Notification {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

type Listener = (notification: Notification) => void

let listener: Listener | undefined
let waiting: Notification | undefined

/**
 * Shows a notification for five seconds, in place of the one on the screen (specification, section 9).
 * Callable from any client code; the notification area loads on the first call.
 */
export function notify(notification: Notification): void {
  if (listener) listener(notification)
  else waiting = notification
}

/** Joins the notification area: one a page. Hands over what came before it mounted; returns the way to leave. */
export function onNotify(next: Listener): () => void {
  listener = next
  if (waiting) next(waiting)
  waiting = undefined
  return () => {
    if (listener === next) listener = undefined
  }
}
