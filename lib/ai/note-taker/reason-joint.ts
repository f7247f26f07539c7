import type { Word } from './text/words'

const SEEK =
  "(?:(?:we|i)(?:['’](?:re|m|ll|d)|\\s+(?:am|are|do|will|would))?\\s+)?(?:(?:now|really|also|just|like|basically)\\s+)*(?:need|needing|want|wanting|after|looking for|could do with|require|hiring|recruiting|have to find|to find|to get)\\s+(?:to (?:find|get|hire|bring in|take on) )?"
const WHOM =
  "(?:someone|somebody|a person|people|(?:an?|another|\\p{L}+) (?:[\\p{L}&-]+ ){1,4}?)(?: in| on board)?\\s*(?:who(?:['’](?:ll|d|s))?|to|that|with)\\s+(?:(?:can|will|could|would|is|has|knows)\\s+)?"
const THEREFORE =
  "(?:(?:and |hence |therefore |thus )?(?:so|hence|therefore|which means|meaning|(?:that['’]s|which is|that is) why)\\s+(?:(?:now|that|also|basically|really)\\s+)*)"

/** "…, so we need someone who can": between why there is a vacancy and what is wanted. */
const JOINT = new RegExp(`(?:[,;–—]\\s*|\\s)(?=(?<opening>${THEREFORE})(?<lead>${SEEK}${WHOM}))`, 'iu')
/** "Because of a retirement, we need someone who can". */
const JOINT_OF_CAUSE = new RegExp(
  `^\\W*(?:because|due to|owing to|since|as|with|now)\\b[^,;]{5,80},\\s*(?=(?<opening>)(?<lead>${SEEK}${WHOM}))`,
  'iu',
)

/** Before it, in words: "so we need someone who …" leads nothing on. */
const LEAST_WORDS = 3

/** As indexes of the words of a sentence. */
interface ReasonJoint {
  at: number
  /** The first word behind "so". */
  clause: number
  /** The first word that says what is wanted. */
  body: number
}

/**
 * Where a sentence goes over from the reason for hiring to what is wanted: "two are retiring, | so we need someone who can strip pumps".
 * Null where it does not.
 */
export function findReasonJoint(text: string, words: readonly Word[]): ReasonJoint | null {
  const start = words[0]?.start ?? 0
  const said = text.slice(start, words.at(-1)?.end)
  const found = JOINT.exec(said) ?? JOINT_OF_CAUSE.exec(said)
  if (!found) return null
  const { opening = '', lead = '' } = found.groups ?? {}
  const from = start + found.index + found[0].length
  const wordFrom = (offset: number) => words.findIndex((word) => word.start >= offset)
  const [at, clause, body] = [
    wordFrom(from),
    wordFrom(from + opening.length),
    wordFrom(from + opening.length + lead.length),
  ]
  return at < LEAST_WORDS || body < 0 ? null : { at, clause, body }
}
