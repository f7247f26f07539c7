import { MIN_FILL_MS } from './options'

/** Why a bot must have sent this form, or null: the hidden field is filled in, or it was sent too fast to be typed. */
export function findBotSign({
  homepage,
  elapsedMs,
}: {
  homepage?: string | null | undefined
  elapsedMs?: number | null | undefined
}): 'honeypot' | 'too fast' | null {
  if (homepage) return 'honeypot'
  return elapsedMs != null && elapsedMs < MIN_FILL_MS ? 'too fast' : null
}
