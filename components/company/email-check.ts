import type { ReactNode } from 'react'

/**
 * What is known of the address in the field. `failed`: nobody could say, and it may be asked again;
 * `wayOn`: what a company can do whose address is one, but none that registers; `note`: what is told of a good one.
 */
export type EmailCheck =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'valid'; note: ReactNode }
  | { state: 'invalid'; message: string; failed?: boolean; wayOn?: ReactNode }

/** Nobody could say (specification, section 8). */
export const CHECK_FAILED: EmailCheck = { state: 'invalid', message: 'Email validation failed', failed: true }
