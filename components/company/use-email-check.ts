import { useEffect, useRef, useState } from 'react'
import { CHECK_FAILED, type EmailCheck } from './email-check'

const UNKNOWN: EmailCheck = { state: 'unknown' }

/**
 * The business-email check (specification, sections 4 and 5). `run` asks the server; an answer to an older address, or after `reset`,
 * is thrown away. `latest` reads the newest state where a render's own would be stale.
 */
export function useEmailCheck() {
  const [check, setCheck] = useState<EmailCheck>(UNKNOWN)
  const newest = useRef<EmailCheck>(UNKNOWN)
  const running = useRef<AbortController>(undefined)
  const asked = useRef('')

  useEffect(() => () => running.current?.abort(), [])

  function show(next: EmailCheck) {
    newest.current = next
    setCheck(next)
  }

  function reset() {
    running.current?.abort()
    asked.current = ''
    show(UNKNOWN)
  }

  async function run(email: string) {
    const { current } = newest
    const isOpen = current.state === 'unknown' || (current.state === 'invalid' && current.failed)
    if (email === asked.current && !isOpen) return
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    asked.current = email
    show({ state: 'checking' })
    const answer = await import('./registration-calls').then(
      ({ checkEmailAddress }) => checkEmailAddress(email, signal),
      () => CHECK_FAILED,
    )
    if (!signal.aborted) show(answer)
  }

  return { check, run, reset, latest: () => newest.current }
}
