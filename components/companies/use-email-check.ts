import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '@/lib/api/client'

/** What is known of the address in the field. `failed`: nobody could say, and it may be asked again. */
export type EmailCheck =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'valid' }
  | { state: 'invalid'; message: string; failed: boolean }

const UNKNOWN: EmailCheck = { state: 'unknown' }
const FAILED = 'Email validation failed'

async function ask(email: string, signal: AbortSignal): Promise<EmailCheck> {
  try {
    const { validation } = await api('validateEmail', { body: { email }, signal })
    if (validation.isValid && validation.isBusinessEmail) return { state: 'valid' }
    return { state: 'invalid', message: validation.reason ?? FAILED, failed: validation.reason === null }
  } catch (error) {
    const reason = error instanceof ApiError && error.problem?.errors?.find(({ field }) => field === 'email')
    return { state: 'invalid', message: reason ? reason.message : FAILED, failed: !reason }
  }
}

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
    running.current = controller
    asked.current = email
    show({ state: 'checking' })
    const answer = await ask(email, controller.signal)
    if (!controller.signal.aborted) show(answer)
  }

  return { check, run, reset, latest: () => newest.current }
}
