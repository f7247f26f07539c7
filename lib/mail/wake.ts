import 'server-only'

// Routes and the sender run in different module layers of Next.
const shared = globalThis as { __wakeMailSender?: () => void }

/** What `wakeMailSender` calls in this process. */
export function onMailQueued(wake: () => void): void {
  shared.__wakeMailSender = wake
}

/** So that a message needn't wait until the sender looks again. Other servers find it then. */
export function wakeMailSender(): void {
  shared.__wakeMailSender?.()
}
