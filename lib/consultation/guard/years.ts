const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const YEARS = new RegExp(
  `(?:\\b(?:ideally|preferably|at least|a?\\s?minimum(?: of)?|min|about|around|over|say|some|roughly) )*\\b${COUNT}(?: ?(?:to|or|-|–) ?${COUNT})?\\+?(?: plus)? ?(?:years?|yrs?)\\b['’]?(?: (?:plus|minimum|min|or more|at least)\\b)?(?: (?:of )?experience\\b)?`,
  'giu',
)
/** What may stand around the years and still says no more than them. */
const FRAME =
  /\b(?:of|in|the|a|this|our|as|on|with|relevant|similar|work|working|worked|industry|trade|business|sector|job|field|role|experience|they(?:['’]?d| would)? have|would be (?:nice|good|great|ideal)|had|nice|ideally|minimum|at least|please)\b/giu

/** A wish without its number of years, which tells a candidate nothing and puts off the young and the old. */
export const withoutYears = (text: string): string =>
  text
    .replace(YEARS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')

/** "At least 10 years' experience", and nothing else. */
export const isOnlyYears = (text: string): boolean =>
  text.search(YEARS) >= 0 && !/[\p{L}\p{N}]/u.test(withoutYears(text).replace(FRAME, ''))
