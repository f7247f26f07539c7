import { MIN_FILL_MS } from './options'

/** The hidden field is filled in, or the form was sent too fast to be typed. */
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
