import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { amountKey } from './corrections/bounds'
import { figuresIn } from './corrections/figures'
import { FIGURE_TOPICS } from './corrections/targets'
import { NO_OPERATION, type Reading, toNote } from './reading'
import { referentsBefore } from './referents'

/** "120k is what the fleet costs, not the pay", "the 42.5 is hours, not pay". */
const DENIED =
  /^(?<said>.+?),? (?:and )?(?:not|isn['’]?t|is not) (?:the |our |my )?(?<name>\p{L}+(?: \p{L}+)?)\W*$/iu

/** Removes a figure that was taken for the pay, say, when the message denies it: "120k is the consultant, not the pay". */
export function denyTopic(reading: Reading, at: number): boolean {
  const { pieces, text } = reading
  const piece = pieces[at]
  const { said = '', name = '' } = DENIED.exec(piece?.segment.text ?? '')?.groups ?? {}
  const topics = topicsNamed(name).filter((topic) => FIGURE_TOPICS.includes(topic))
  const keys = new Set(figuresIn(said).map(amountKey))
  if (!piece || topics.length === 0 || keys.size === 0) return false
  const wrong = referentsBefore(reading, at).flatMap((referent) =>
    'fact' in referent &&
    topics.includes(referent.topic) &&
    figuresIn(referent.value).some((figure) => keys.has(amountKey(figure)))
      ? [referent.fact]
      : [],
  )
  const quote = { quote: text.slice(piece.span.start, piece.span.end), at: piece.span.start }
  if (wrong.length === 0 && !topics.includes(piece.topic)) return false
  reading.made[at] = [
    ...wrong.map(({ id }) => ({ ...NO_OPERATION, op: 'withdraw' as const, factId: id, ...quote })),
    toNote(text, piece.span),
  ]
  return true
}
