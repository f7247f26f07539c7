import { FASTEST_MS } from './options'

/** Why a machine must have sent this, or null: a field that no person sees is filled in, or nobody types that fast. */
export function machineSign(sent: {
  homepage?: string | null | undefined
  elapsedMs?: number | null | undefined
}): 'honeypot' | 'too fast' | null {
  if (sent.homepage) return 'honeypot'
  return sent.elapsedMs != null && sent.elapsedMs < FASTEST_MS ? 'too fast' : null
}
