import type { ReactNode } from 'react'

/** `failed`: the check itself failed and can be repeated. `help` is for an unsuitable address, `note` for a valid one. */
export type EmailCheck =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'valid'; note: ReactNode }
  | { state: 'invalid'; message: string; failed?: boolean; help?: ReactNode }

export const EMAIL_CHECK_FAILED: EmailCheck = {
  state: 'invalid',
  message: 'Email validation failed',
  failed: true,
}
