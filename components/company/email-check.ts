import type { ReactNode } from 'react'

/**
 * The result of checking the address in the field. `failed` means the check itself failed and can be repeated; `help` tells a company
 * with an unsuitable address what to do; `note` is advice on a valid one.
 */
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
