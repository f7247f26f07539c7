/** In words. More says something of its own. */
const WORDS_MAX = 11
/** What ends with a word for a thing that only the clause before it names. */
const POINTS_BACK: readonly RegExp[] = [
  // "…, they need to be ok with that"
  /\b(?:ok(?:ay)?|fine|happy|comfortable|all ?right|good|cool|up|prepared|ready|used) (?:with|about|for|to|doing) (?:that|it|this|those|them)\W*$/iu,
  // "… but we'd pay for them to get one"
  /^(?:(?:but|and|so|though)\s+)?we(?:['’](?:d|ll)| would| will| can| could)? (?:pay|help|get|put|fund|sponsor)\b.* (?:get|do|take|pass|have|through) (?:one|it|that)\W*$/iu,
]

/** Whether a clause says nothing without the one before it. */
export const pointsBack = (text: string): boolean =>
  text.trim().split(/\s+/).length <= WORDS_MAX && POINTS_BACK.some((pattern) => pattern.test(text))
