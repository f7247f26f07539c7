import { audienceOfTopic } from '@/lib/consultation/topics'
import { NO_OPERATION, type Reading, remake } from './reading'

const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}|both|all|some|most|many|several|a few|none|neither|another|others?|the (?:last|first|other)(?: one| two)?|half)'
/** A verb in the past, or what goes before one. */
const VERB =
  "(?:(?:had|has|have|['’]ve|were|was|are|is|did|do|would|could|can|will|never|just|only|also|already|soon|didn['’]?t|wouldn['’]?t|couldn['’]?t|haven['’]?t|hasn['’]?t|weren['’]?t|wasn['’]?t)\\b|\\p{L}+ed\\b|(?:left|went|quit|got|came|gave|took|fell|lost|broke|stuck|kept|told|said|found|ran|saw|made|thought|felt|hurt|cost|paid|spent|stood|wrote|drove)\\b)"
const JOINING = '(?:(?:and|but|so|because|cos|since|as|then|when|though)\\s+)*'
/** "Two left in six months", "he walked out": who did it stands in the clause before. */
const SUBJECT_BEFORE = new RegExp(
  `^\\W*${JOINING}(?:(?:${COUNT}(?: of (?:them|those|these|whom))?|he|she|they|it|that|those|these|which|who) ${VERB}|(?:he|she|that|those|which|who)\\b)`,
  'iu',
)
/** Who is wanted, or the talk in general: no clause before says who that is. */
const OF_VACANCY =
  /^\W*(?:(?:and|but|so|because|then)\s+)*(?:they|you|we|i|someone|somebody|the (?:person|candidate|role|job|post))\b/iu
const GENERAL = /^\W*(?:(?:and|but|so|because|then)\s+)*(?:they|it)\b/iu
const LAST_CLAUSE = /[,;–—]\s+(?=[^,;–—]*$)/u

/** Whether a clause means somebody or something that only the clause before it names. */
function pointsAtClause(clause: string, before: string): boolean {
  if (!SUBJECT_BEFORE.test(clause)) return false
  return !GENERAL.test(clause) || !OF_VACANCY.test(before)
}

/** Hides the clause right before a hidden one that means what it names. The clauses before that stay as they were. */
function hideBefore(reading: Reading, index: number, clause: string): void {
  const { made, pieces } = reading
  const before = pieces.slice(0, index).findLastIndex((_, at) => made[at]?.some((one) => one?.value))
  const operation = made[before]?.findLast((one) => one !== null && one.value !== null)
  const [piece, hidden] = [pieces[before], pieces[index]]
  if (!operation?.topic || !operation.value || !piece || !hidden) return
  if (hidden.segment.sentence - piece.segment.sentence > 1) return
  const { value, quote, at } = operation
  const joint =
    quote === null || at === null || quote.replace(/\s+/g, ' ') !== value ? null : LAST_CLAUSE.exec(quote)
  const last = joint ? (quote ?? '').slice(joint.index + joint[0].length) : value
  if (!pointsAtClause(clause, last) || audienceOfTopic(operation.topic) !== 'candidate') return
  if (joint && quote !== null && at !== null) {
    const kept = quote.slice(0, joint.index)
    const note = { ...NO_OPERATION, topic: 'alsoSaid' as const, strength: 'must' as const }
    made[before] = (made[before] ?? []).flatMap((one) =>
      one === operation
        ? [
            { ...operation, value: kept.replace(/\s+/g, ' '), quote: kept },
            { ...note, value: last.replace(/\s+/g, ' '), quote: last, at: at + quote.length - last.length },
          ]
        : [one],
    )
  } else remake(reading, before, { topic: 'alsoSaid' })
  hideBefore(reading, before, last)
}

/** Keeps from candidates what a piece became, and what it only points back at: "dealership fitters never stay, two left in May". */
export function hideMade(reading: Reading, index: number): void {
  const value = reading.made[index]?.find((one) => one !== null && one.value !== null)?.value ?? ''
  remake(reading, index, { topic: 'alsoSaid' })
  hideBefore(reading, index, value)
}
