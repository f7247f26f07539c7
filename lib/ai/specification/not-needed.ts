const NEED =
  '(?:degrees?|qualifications?|experience|licen[cs]es?|tickets?|certificates?|apprenticeships?|HNCs?|HNDs?|A[- ]levels?|GCSEs?|background)'
const NOT_NEEDED: readonly RegExp[] = [
  new RegExp(`\\bno (?:[\\p{L}-]+ ){0,3}${NEED}(?: is| are)? (?:needed|required|necessary)\\b`, 'iu'),
  new RegExp(`\\b${NEED} (?:is|are)(?:n['’]t| not) (?:needed|required|necessary|essential)\\b`, 'iu'),
  new RegExp(
    `\\b(?:do not|don['’]t|need not) (?:need|have) (?:an? |any )?(?:[\\p{L}-]+ ){0,3}${NEED}\\b`,
    'iu',
  ),
  /\b(?:no need to|need not|needn['’]t|do not need to|don['’]t need to) have (?:\p{L}+ed|done|been|worked)\b/iu,
]

/** "No degree needed", "no need to have done it before": what is not asked of the reader, which belongs beside what is. */
export const saysNotNeeded = (text: string): boolean => NOT_NEEDED.some((pattern) => pattern.test(text))
