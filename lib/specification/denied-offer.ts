/** What a firm may offer. "No nights" and "no weekend work" are offers. */
const OFFERED =
  `promotions?|progression|step(?:s)? up|career (?:path|ladder|progression|development)|bonus(?:es)?|commission|profit[- ]shar(?:e|ing)|overtime (?:pay|rate|premium)
|pay rises?|pension(?! age)|sick pay|health ?care|life (?:cover|assurance)|company (?:car|van)|car(?: allowance)?|van|phone|parking|canteen|kitchen|showers?|lockers?|relocation(?: (?:help|package))?
|(?:formal |paid |outside )?training|courses?|sponsorship|day release|remote working|home ?working|hybrid(?: working)?|flexi(?:time|ble working)|perks?|benefits`
    .replace(/\n\|/g, '|')
    .replace(/ /g, '\\s+')
const BEFORE = `(?:(?:formal|company|extra|other|further|paid|annual|set|clear|direct|immediate|obvious)\\s+)?`
const DENIALS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:there(?:['’]s| is| are| will be)|we(?:['’]ve| have| offer| give| pay| plan)|you(?:['’]ll| will)? (?:get|have)|it(?:['’]s| is))\\s+)?(?:currently\\s+)?no\\s+${BEFORE}(?:${OFFERED})\\b(?!\\s+targets?)`,
    'i',
  ),
  new RegExp(
    `^(?:an?\\s+|the\\s+)?${BEFORE}(?:${OFFERED})\\s+(?:is|are)(?:n['’]t|\\s+not)\\s+(?:offered|paid|given|available|planned|included|provided|possible)\\b`,
    'i',
  ),
  new RegExp(
    `^(?:we|you)\\s+(?:(?:do|can|will|would)(?:n['’]t|\\s+not)|can['’]t|won['’]t|cannot|don['’]t)\\s+(?:offer|get|give|pay|have|plan|provide|promise)\\s+(?:an?\\s+|any\\s+|you\\s+)*${BEFORE}(?:${OFFERED})\\b`,
    'i',
  ),
]

/** Whether a line says only that something is not offered: "No promotion is planned". */
export const deniesOffer = (text: string): boolean =>
  DENIALS.some((denial) => denial.test(text)) && !/\bbut\b/i.test(text)
