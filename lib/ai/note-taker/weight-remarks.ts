const TEACHER =
  "(?:we|i)(?:['’](?:ll|d)| can| could| will| would)? (?:also |always |happily |easily )?(?:teach|train|show|put|get|send|sort|pay for)(?: (?:them|him|her|you|someone|somebody|people|anyone|the right person))?(?: (?:in|on|up on|through|for|how to do|with))?"
const LEARNER =
  "(?:they|you|he|she)(?:['’](?:ll|d)| can| could| will| would) (?:learn|pick up|be taught|be shown)"
const POINTER =
  '(?:that|this|it|these|those|them|all of (?:that|it|them|those)|both|either)(?: (?:up|in|through|here|ourselves|on the job|in house|easily|for them))*'
const TAUGHT_TEXT = `(?:(?:and|but|though|although|so|as)[\\s,]+)*(?:${TEACHER}|${LEARNER}) ${POINTER}`

const TAUGHT = new RegExp(`^\\W*${TAUGHT_TEXT}\\W*$`, 'iu')
const TAUGHT_TAIL = new RegExp(`[\\s,]+(?=(?:and|but|though|although)[\\s,]+${TAUGHT_TEXT}\\W*$)`, 'iu')
const UNTAUGHT =
  /^\W*(?:(?:and|but|as|because)\s+)?(?:(?:we|you|i)\s+)?(?:can['’]?t|cannot|can not) (?:teach|train|learn)(?: (?:people|anyone|someone))? (?:that|this|it|these|those|them)\W*$/iu

/** What "but we can teach that" or "can’t teach that" says of what stands before it; null for any words that say something of their own. */
export function teachingRemark(text: string): 'learn' | 'must' | null {
  if (UNTAUGHT.test(text)) return 'must'
  return TAUGHT.test(text) ? 'learn' : null
}

/** Where "…, but we can teach that" begins at the end of a sentence; -1 where it does not. */
export function findTeachingRemark(sentence: string): number {
  const found = TAUGHT_TAIL.exec(sentence)
  return found ? found.index + found[0].length : -1
}
