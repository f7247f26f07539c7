/**
 * What is known of the address in the field. `failed`: nobody could say, and it may be asked again;
 * `refused`: it is an address, but none that registers; `advice` refuses nothing.
 */
export type EmailCheck =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'valid'; advice: string | null }
  | { state: 'invalid'; message: string; failed?: boolean; refused?: boolean }

/** Nobody could say (specification, section 8). */
export const CHECK_FAILED: EmailCheck = { state: 'invalid', message: 'Email validation failed', failed: true }
