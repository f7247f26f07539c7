const GROUP =
  '(?:team|crew|gang|shift|shop|workshop|department|office|line|cell|site|plant|factory|depot|yard|branch|store|ward|kitchen|firm|company|business)'
const AIMS =
  "(?:targets?|goals?|aims?|should|must|needs? to|has to|have to|wants? to|(?:is|are|['’]s) to|to (?:be|hit|reach|get|make|do|cut)|(?:hits?|reach(?:es)?|gets?|goes|comes|drops?|rises?|down|up) (?:\\w+ )?(?:to|from|under|below|above|at|\\d))"
const OF_TEAM: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|our|my|this|whole) (?:[\\p{L}-]+ ){0,2}?${GROUP}(?:['’]s)? (?:as a whole )?${AIMS}`,
    'iu',
  ),
  new RegExp(`\\b(?:targets?|goals?|aims?) (?:for|of) (?:the|our|my|this) (?:whole )?${GROUP}\\b`, 'i'),
  /\bas a (?:team|crew|group)\b|\b(?:all of us|between us|(?:we|they|us) all)\b/i,
]
const NAMES_TEAM = new RegExp(
  `\\b(?:${GROUP}s?|we|us|our|help|together|everyone|everybody|colleagues|others)\\b`,
  'i',
)

/** What a team is to reach, told as what the reader alone is to reach. */
export const isMadePersonal = (text: string, said: string): boolean =>
  OF_TEAM.some((target) => target.test(said)) && !NAMES_TEAM.test(text)
