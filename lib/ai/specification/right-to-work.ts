const OF_VISAS = /\b(?:sponsor\w*|visas?|right to work|work permits?)\b/i
const DENIES = /\b(?:no|not|never|nobody|cannot|unable|without)\b|n['’]t\b/i

/** Whom the firm sponsors, or that they must be allowed to work here: a demand by itself. */
export const isOfRightToWork = (said: string): boolean => OF_VISAS.test(said)

/** In front of the reason, in brackets or behind a mark. */
const RIGHT_TO_WORK =
  /^(?:you(?:['’]ll| will)? (?:have|hold|need|must have) |must have )?the right to work in (?:the UK|Great Britain|the United Kingdom)\s*(?:\((?<inBrackets>[^()]+)\)|[,;:.]\s*(?:because |as |since )?(?<behind>.+))$/iu

/** A firm that sponsors nobody can only take people with the right to work: "You have the right to work in the UK (we don’t sponsor visas)" says what "no sponsorship" said. */
export function withoutRightToWork(text: string, said: string): string {
  if (!isOfRightToWork(said) || !DENIES.test(said)) return text
  const groups = RIGHT_TO_WORK.exec(text)?.groups
  return groups?.inBrackets ?? groups?.behind ?? text
}
