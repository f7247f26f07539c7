/** A part in something: "help with", "assist on", "sit in on". */
const SHARES =
  /\b(?:help(?:s|ed|ing)?(?: (?:out|us|the \p{L}+|our \p{L}+|them|him|her))?(?: (?:with|on|to|in|at)\b|(?= \p{L}+ (?:the|our|a|an)\b))|assist(?:s|ed|ing)?\b|contribut(?:e|es|ed|ing) to|(?:ha(?:s|ve)|get|take|takes|play|plays) (?:an? |some )?(?:part|hand|say|input|share) (?:in|on|of|into)|(?:be|is|are|get|gets|being|['’]re) involved in|input (?:in)?to|sit(?:s|ting)? in on|shadow(?:s|ing)?\b|feed(?:s|ing)? into|chip(?:s|ping)? in|pitch(?:es|ing)? in|lend(?:s|ing)? a hand|support(?:s|ing)? (?:the|our|a) (?:\p{L}+ ){0,2}?(?:with|on|in)\b)/iu
/** What can say of a line that the reader has a part in it. */
const SAYS_SHARE =
  /\b(?:help\w*|assist\w*|support\w*|contribut\w*|part|hand|involve\w*|input|say|sit|shadow\w*|feed\w*|alongside|together|jointly|share\w*|sharing|with|join\w*|between|co-\p{L}+)\b/iu

/** All of a group, where nobody said so. */
const WHOLE =
  /\b(?:whole|entire|entirely|complete(?! (?:the|an?|our|your|any|each|every|all|its|their)\b)(?:ly)?|overall|across the (?:board|business|company))\b/i
const SAYS_WHOLE =
  /\b(?:whole|entire|entirely|complete\w*|overall|across|all|every\w*|full\w*|the lot|top to bottom|end to end|start to finish|from \S+ to|throughout|everywhere)\b/i

const GROUP =
  '(?:teams?|crews?|gangs?|squads?|departments?|people|staff|colleagues|workforce|(?:\\p{L}+ )?(?:fitters|engineers|technicians|operators|electricians|mechanics|welders|apprentices|trainees|juniors|supervisors|managers|designers|analysts|developers|planners|buyers|nurses|carers|chefs|drivers))'
const LEADS =
  '(?:lead|leads|leading|manage|manages|managing|head|heads|heading|supervise|supervises|supervising|oversee|oversees|overseeing|run|runs|running|direct|directs|directing)'
/** Leads people, with at most a few words between. */
const LEADS_PEOPLE = new RegExp(
  `\\b${LEADS} (?:up )?(?:(?:the|an?|our|your|whole|entire|small|\\d+|two|three|four|five|six|seven|eight|nine|ten|(?!(?:with|for|by|to|and|or|in|on|at|from|alongside|while)\\b)\\p{L}+) ){0,3}?${GROUP}\\b`,
  'iu',
)
/** Somebody works for the person wanted, however it is said. */
const SAYS_PEOPLE = new RegExp(
  `\\b(?:${GROUP}|lads?|them|under (?:them|him|her|you)|report(?:s|ing)? (?:in )?to (?:them|him|her|you)|direct reports?|line[- ]manag\\p{L}+|everyone|everybody|others|men|blokes|guys|chaps|girls|folk)\\b`,
  'iu',
)

/** What the reader does, and is to be. */
const SECTIONS: readonly string[] = ['responsibilities', 'firstYear', 'motivation', 'culture', 'growth']

/**
 * What a line says of the reader’s part that its source does not: all of it where a part was said, or the lead of people where a thing is led.
 * `around` are the words around the source. Null where it says no more.
 */
export function findOverstated(
  { text, section }: { text: string; section: string },
  said: string,
  around = '',
): string | null {
  if (!SECTIONS.includes(section)) return null
  const share = SHARES.exec(said)?.[0]
  if (share !== undefined && !SAYS_SHARE.test(text)) return `the source says “${share.trim()}”`
  const known = `${said} ${around}`
  const people = LEADS_PEOPLE.exec(text)?.[0]
  if (people !== undefined && !SAYS_PEOPLE.test(known)) return `no source says “${people}”`
  const whole = WHOLE.exec(text)?.[0]
  return whole !== undefined && !SAYS_WHOLE.test(known) ? `no source says “${whole}”` : null
}
