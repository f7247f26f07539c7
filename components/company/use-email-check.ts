import { useEffect, useRef, useState } from 'react'
import { EMAIL_CHECK_FAILED, type EmailCheck } from './email-check'

const UNKNOWN: EmailCheck = { state: 'unknown' }

/** A response for an older address or after `reset` is ignored. `latest` returns the newest state where the render's is stale. */
export function useEmailCheck() {
  const [check, setCheck] = useState<EmailCheck>(UNKNOWN)
  const latestCheck = useRef<EmailCheck>(UNKNOWN)
  const running = useRef<AbortController>(undefined)
  const checkedEmail = useRef('')

  useEffect(() => () => running.current?.abort(), [])

  function show(next: EmailCheck) {
    latestCheck.current = next
    setCheck(next)
  }

  function reset() {
    running.current?.abort()
    checkedEmail.current = ''
    show(UNKNOWN)
  }

  async function run(email: string) {
    const { current } = latestCheck
    const needsCheck = current.state === 'unknown' || (current.state === 'invalid' && current.failed)
    if (email === checkedEmail.current && !needsCheck) return
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    checkedEmail.current = email
    show({ state: 'checking' })
    const result = await import('./registration-calls').then(
      ({ checkEmailAddress }) => checkEmailAddress(email, signal),
      () => EMAIL_CHECK_FAILED,
    )
    if (!signal.aborted) show(result)
  }

  return { check, run, reset, latest: () => latestCheck.current }
}
