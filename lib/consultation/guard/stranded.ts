/**
 * "Where the uncertainty comes from", "what it is used for", "whom you report to": a clause of its own behind a question word, so that the
 * preposition at the end has its object. "Who reports to" has none.
 */
const STRANDED =
  /\b(?:where|what|which|who|whom|how much|how many|whatever|whoever)(?: \p{L}+){0,2}? (?:i|you|we|they|he|she|it|there|the|an?|our|your|their|its|this|these|those|each|every|all|some|any|people|customers?)\b(?! ?(?:to|for|from|with|of|at|by|in|on|about|into)$)(?:[ -][\p{L}\p{N}’']+){1,8} (?:to|for|from|with|of|at|by|about|into)$/iu

/** Words behind which the last preposition of the clause starts something new. */
const OPEN = /\b(?:(?:and|or|so|because|but) \p{L}+|(?:is|are|was|were) (?:to|of))$/iu

export const endsStranded = (text: string): boolean => STRANDED.test(text) && !OPEN.test(text)
