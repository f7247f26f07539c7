/** Sentences about the firm that don’t name it, and the subject each one needs: "Founded in 1987", "85 people". */
const CONTINUATIONS: readonly [RegExp, string][] = [
  [/^(?:(?:family|employee|privately|independently)[- ](?:owned|run)|based|part of)\b/i, 'We are'],
  [/^(?:founded|established|formed|set up) (?:in|by|as)\b/i, 'We were'],
  [/^(?:about |around |some |over )?\d[\d,]* (?:people|staff|employees|engineers)\b/i, 'We are'],
]
const VERB = /\b(?:we|is|are|was|were|has|have|had|work|works)\b/i

/** "Founded in 1987." as "We were founded in 1987." Unchanged where it is a sentence already. */
export function asFirmSentence(text: string): string {
  const subject = VERB.test(text) ? undefined : CONTINUATIONS.find(([start]) => start.test(text))?.[1]
  return subject ? `${subject} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}
