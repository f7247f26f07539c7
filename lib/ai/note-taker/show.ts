import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { isAdvert } from '@/lib/consultation/messages/import'
import type { Topic } from '@/lib/consultation/topics'
import { findShown, type Shown, withoutShown } from './corrections/shown'
import { NO_OPERATION, toNote } from './reading'

/** What was told to the agency alone is shown by hand only. */
const CONFIDENCES: readonly Topic[] = ['alsoSaid', 'driver']

const HAS_WORDS = /[\p{L}\p{N}]/u

const isMade = ({ op, quote }: BriefOperation): boolean =>
  (op === 'add' || op === 'replace') && quote !== null

/** What candidates are to see: the topics named, or what was said last. Null where the message itself says it, and nothing hides that. */
function factsMeant({ topics, start }: Shown, made: readonly BriefOperation[], brief: Brief): Fact[] | null {
  const own = made.filter(
    (operation) =>
      isMade(operation) &&
      (topics.length > 0
        ? topics.some((topic) => topic === operation.topic)
        : operation.at !== null && operation.at < start),
  )
  const corrected = own.flatMap(({ factId }) => activeFacts(brief).filter(({ id }) => id === factId))
  if (own.length > 0 && corrected.length === 0) return null
  if (corrected.length > 0) return corrected
  return topics.length > 0
    ? topics.flatMap((topic) => activeFacts(brief, topic))
    : activeFacts(brief).slice(-1)
}

/**
 * Reads a message without its orders to show candidates something, and carries them out. `read` reads the rest. Null where there is no
 * such order.
 */
export function readShown(
  message: string,
  brief: Brief,
  read: (rest: string) => BriefOperation[],
): BriefOperation[] | null {
  const shown = isAdvert(message) ? [] : findShown(message)
  if (shown.length === 0) return null
  const rest = withoutShown(message, shown)
  const made = HAS_WORDS.test(rest) ? read(rest) : []
  const orders = shown.flatMap((order): BriefOperation[] => {
    const facts = factsMeant(order, made, brief)
    const lead = /^[\s,;–—-]*/u.exec(message.slice(order.start, order.end))?.[0].length ?? 0
    const span = { start: order.start + lead, end: order.end }
    // Nothing is known of it yet: the agency is told.
    if (facts?.length === 0) return [toNote(message, span)]
    const quote = { quote: message.slice(span.start, span.end), at: span.start }
    return (facts ?? []).flatMap((fact) =>
      fact.audience === 'agency' && !CONFIDENCES.includes(fact.topic)
        ? [{ ...NO_OPERATION, op: 'forCandidates' as const, factId: fact.id, ...quote }]
        : [],
    )
  })
  return [...made, ...orders]
}
