/** What somebody says before or after a requirement, and a question doesn’t repeat. */
const LEADS: readonly RegExp[] = [
  /^(?:and|also|plus|then|so|well|right(?! first)|ideally|basically|obviously|mainly|mostly|actually|essentially|definitely|really|minimum|essential)[,:]? (?=\S)/i,
  /^(?:(?:in|within|over|for|by|at)(?: the end of)?|after)? ?(?:the|your|their|his or her)? ?(?:first (?:year|twelve months|12 months)|yr 1|year (?:1|one)|12 months(?: in)?|twelve months(?: in)?)(?: here)?\s?[:,]? ?(?=\S)/i,
  /^(?:in|within|after) a year,? (?=\S)/i,
  /^(?:make the experience|say|call it|put|let['’]s say|shall we say) (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)/i,
  /^[^:]{0,40}\bmust[- ]haves?\b[^:]{0,20}: (?=\S)/i,
  /^(?:the )?(?:\p{L}+ )?(?:engineer|technician|designer|manager|person|candidate) will (?=\S)/iu,
  /^what (?:really )?matters (?:most )?is (?=\S)/i,
  /^(?:what )?(?:you|they)(?:['’]ll| will|['’]d| would) be \p{L}+ is (?=\S)/iu,
  /^(?:we|i)(?:['’]d| would| should)? (?:really )?(?:like|want|need|expect|regard|prize|value|look for|ask for|hope|insist on)(?: them| you| somebody| someone)?(?: to (?:see|have))? (?=\S)/i,
  /^(?:you|they|the (?:post ?holder|successful candidate|role)|applicants|candidates)(?:['’]ll| will|['’]d| would)(?: need to| have to| be expected to| be responsible for)? (?=\S)/i,
  /^(?:you|they|candidates)(?: should| must| can| need to| have to|['’]ve (?:got )?to) (?=\S)/i,
  /^you (?:bring|offer)(?: us)? (?=\S)/i,
  /^you(?: have|['’]ve) (?=(?:\p{L}{2,}(?:ed|en)|led|run|built|taught|kept|bought|sold|made|set) \S)/iu,
  /^you (?=(?!are\b|will\b|can\b|could\b|have\b|had\b|get\b|might\b|may\b|do\b|don\b|would\b|were\b)\p{Ll}{3,} \S)/iu,
  /^(?:it['’]?s|there['’]?s|that['’]?s|it is|there is) (?:mainly |mostly |all |a lot of )?(?=\S)/i,
  /^.{0,80}\b(?:you|they)(?:['’]ll| will) be responsible for (?=\S)/i,
  /^(?:must|needs? to|has to|have to|got to|should)(?: have| hold| be)? (?=\S)/i,
  /^[^:]{0,90}\b(?:things|points|skills|essentials?|indispensable|following|these)\b[^:]{0,30}: (?=\S)/i,
]
const TAILS: readonly RegExp[] = [
  /(?:,? (?:too|as well|definitely|obviously|of course|please|ideally|mostly|mainly|properly|always|and so on|etc\.?|and the like|and that|needed|required|essential|preferably)|, the (?:usual|lot)|,? (?:no ifs|no exceptions))+$/i,
  /,? (?:is|are)(?: absolutely)? (?:essential|an? (?:advantage|plus)|advantages|musts|a must|a requirement|key|needed|required|vital|important|non-negotiable|the (?:main|big) thing)(?:\b.*)?$/i,
  /,? must be (?:in date|current|held|valid)$/i,
  /,? (?:is|are) (?:the|our|your) (?:bread and butter|day job|core of it|main part)$/i,
  /\s*[–-]\s*(?:mandatory|essential|required|non.negotiable|a must)$/i,
  /,? (?:is|are) (?:the (?:skill|thing)|what) .{0,20}matters.*$/i,
  /,? (?:either(?: will do|(?:['’]s| is) fine| does)?(?: us)?|inside out|thoroughly|obvs|not a deal.?br\w+)$/i,
  / (?:min|minimum|at least|or more)$/i,
]

/** Without what a question says itself. */
export function unwrap(line: string): string {
  let text = line.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/[.;,\s]+$/, '')
    for (const tail of TAILS) text = text.replace(tail, '')
    for (const lead of LEADS) text = text.replace(lead, '')
  }
  return text
}

const COUNT =
  '(?:(?:about|around|at least|over|roughly|some|up to) )?(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)'
const PERIOD = '(?:shift|day|night|week|fortnight|month|quarter|term|season|year)'
/** How often, how many, how well and by how many: what is so in one job only. */
const MEASURES: readonly RegExp[] = [
  new RegExp(
    `,? (?:(?:about |around |at least |usually |roughly )?(?:once|twice|${COUNT} times) )(?:an?|each|every|per) ${PERIOD}(?: (?:per|for each|for every) \\S+)?$`,
    'i',
  ),
  new RegExp(`,? for ${COUNT} [\\p{L} -]+? (?:an?|each|every|per) ${PERIOD}\\b.*$`, 'iu'),
  new RegExp(
    `,? (?:usually |normally |mostly )?within ${COUNT} (?:working )?(?:minutes|hours|days|weeks)$`,
    'i',
  ),
  new RegExp(`,? (?:per|each|every) ${PERIOD}$|,? (?:daily|weekly|monthly|quarterly|yearly)$`, 'i'),
  /,? (?:even |if only |at least )?(?:at|to) an? (?:\p{L}+ ){0,2}(?:level|standard)$/iu,
  new RegExp(`(?: (?:done|made|carried out|prepared|produced))? by an? (?:crew|gang|team) of ${COUNT}$`, 'i'),
]

/** Without what only this job has, so that it can be asked about in any other. */
export function dropMeasures(text: string): string {
  let plain = text
  for (let before = ''; before !== plain; ) {
    before = plain
    for (const measure of MEASURES) plain = plain.replace(measure, '')
  }
  return plain.includes(' ') || !text.includes(' ') ? plain : text
}

/** A line in its own words, within quotation marks. */
export const toQuoted = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/[.;,\s]+$/, '')
    .replace(/(?<=\d)\s?[″”"]/g, ' inch')
    .replace(/[“"](?=\S)/g, '‘')
    .replace(/[”"]/g, '’')
    .trim()

const ACRONYM = /^(?:\p{Lu}{2,}|\p{Lu}\p{L}*[\d\p{Lu}&]|\p{Lu}[+#.&-]|\p{Lu}$)/u
/** Begins with a small letter in the middle of a sentence, whatever follows. */
const ORDINARY =
  /^(?:good|sound|strong|solid|proper|precise|proven|some|recent|experience|knowledge|understanding|working|basic|full|fault|hand|site|old|new|portal|general|mass|concept|substantiation|customer|supplier|safety|pre|monthly|weekly|daily|degree|hydraulics?|pneumatics?|a|an|the|at|on|by|in|with|all|each|every|both)$/i

/** A name keeps its capital: "Revit", "Cat A fit-outs". An ordinary word does not. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/)
  if (/^(?:An?|The) (?!levels?\b)/.test(text)) return text.charAt(0).toLowerCase() + text.slice(1)
  if (ACRONYM.test(first) || /^I\b/.test(text)) return text
  const isPlainPair =
    /^(?:and|or|&)$/.test(second) && /^(?!Siemens|Eurocodes|Ansys)\p{Lu}\p{Ll}{3,}[^us]s$/u.test(first)
  const isName =
    second === '' || /^(?:[\p{Lu}\d]|(?:and|or|&)$)/u.test(second) || !/^\p{Lu}[\p{Ll}'’-]+,?$/u.test(first)
  const isPlural = second === '' && /^\p{Lu}\p{Ll}{6,}s$/u.test(first) && !/works$/.test(first)
  return isName && !isPlural && !isPlainPair && !ORDINARY.test(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Its", "owns", "teaches": what somebody does, as the verb itself. */
export function toBaseVerb(verb: string, isVerb: (word: string) => boolean): string | null {
  const word = verb.toLowerCase()
  const forms = [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return forms.find(isVerb) ?? null
}

export const toThird = (verb: string): string =>
  /(?:[sxz]|ch|sh|[^aeiou]o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`

/** At the commas outside brackets, and at the last "and". */
export const splitList = (text: string): string[] =>
  text
    .split(
      /,\s+(?![^(]*\))(?!(?:from|with|without|including|such|to|for|in|on|by|at|where|so|whether|and how|and of how)\b)/i,
    )
    .map((part) => part.replace(/^(?:and|or|then|and then) /i, '').trim())
    .filter((part) => part !== '')

export const countWords = (text: string): number => text.split(/\s+/).length
