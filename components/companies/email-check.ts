/** What is known of the address in the field. `failed`: nobody could say, and it may be asked again. */
export type EmailCheck =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'valid' }
  | { state: 'invalid'; message: string; failed: boolean }

/** Nobody could say (specification, section 8). */
export const CHECK_FAILED: EmailCheck = { state: 'invalid', message: 'Email validation failed', failed: true }
