import 'server-only'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'

/** `operation` is quote, value and weight: its reasons say which. */
export type Gate = 'operation' | 'law' | 'rewording' | 'reply' | 'line' | 'floor' | 'proposal'

/** Counts what a gate refused, and logs the reasons without the words. */
export function recordRefusals(gate: Gate, reasons: readonly string[]): void {
  if (reasons.length === 0) return
  const counts: Record<string, number> = {}
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1
  for (const [reason, count] of Object.entries(counts)) metrics.guardRefusals.inc({ gate, reason }, count)
  log.info({ gate, refused: counts }, 'the guard refused words')
}
