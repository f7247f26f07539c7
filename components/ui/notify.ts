/** `destructive` is for a failure: its text should say what is safe and what to do. */
export interface Notification {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

type Listener = (notification: Notification) => void

let currentListener: Listener | undefined
let pending: Notification | undefined

/** Shows it for five seconds, instead of the one on the screen. Can be called from any client code. */
export function notify(notification: Notification): void {
  if (currentListener) currentListener(notification)
  else pending = notification
}

/** There is only one listener; it also gets a notification sent before. Returns a function that removes it. */
export function onNotify(listener: Listener): () => void {
  currentListener = listener
  if (pending) listener(pending)
  pending = undefined
  return () => {
    if (currentListener === listener) currentListener = undefined
  }
}
