import type { Span } from './text/spans'

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a dozen)'
const CVS = '(?:the |all |any |every |those |these |your |some |good |decent )*cvs'
const ME = '(?:me|us)'
/** A name, or who it is by the job. */
const WHO = "(?!(?:a|an|to|see|sees|the|for|want)\\b)[\\p{L}’'-]+"
const TOLD =
  '(?:(?:and |but |so |oh )?(?:the |your )?agenc(?:y|ies|ys) (?:should|must|needs? to|ought to|has to|have to) know (?:that )?)?'
const WISH = "(?:(?:i|we)(?:['’]d| would)? (?:want|like|need|prefer) )?"
/** "… first, not me" */
const RATHER = `(?: first)?(?:,? (?:not|before|rather than|instead of) (?:${ME}|him|her|them))?`
/** Up to a mark, or to the next clause of speech. */
const WHEN =
  '(?: (?:before|when|once|as soon as|if|whenever|until)(?:(?! (?:and|but|then|oh|um)\\b)[^,;.!?\\n]){2,50})'

const ORDERS: readonly RegExp[] = [
  `(?:max(?:imum)?|no more than|up to|at most|at the most|only|just)(?: of)? ${NUMBER} (?:good |decent )*(?:cvs|profiles)(?: (?:at a time|at once|a week|max|to start with|please|first|in total|each))*`,
  `${NUMBER} (?:cvs|profiles) (?:max(?:imum)?|at (?:the )?most|at a time|tops|is plenty|will do)`,
  `(?:don['’]?t |do not |never )?(?:ring|call|phone|text|email|e-mail|message|ask|tell|consult|warn|check with|speak to|talk to|give) ${ME}(?: a (?:ring|call|bell|shout))?(?: know)?(?:${WHEN}| first)`,
  `(?:don['’]?t |do not |never |please |just )?(?:send|forward|email|e-mail|pass|put|get|let ${ME} have) (?:${ME} )?(?:more than ${NUMBER} )?${CVS}(?: (?:straight|direct|directly|over|through|on|across))*(?: (?:to|by|for|past|via|in|until|before|without)(?:(?! (?:and|but|then|oh|um)\\b)[^,;.!?\\n]){2,40})?`,
  `${WISH}(?:the )?${WHO} (?:to (?:see|have|get|read|look at|go through)|sees|gets|reads|looks at|goes through) ${CVS}${RATHER}`,
  `(?:all |the |any )*cvs (?:should |must |need to |have to |can )?(?:go|come)s? (?:straight |direct |first )*(?:to|through|via) (?:the )?${WHO}${RATHER}`,
].map((body) => new RegExp(`(?<![\\p{L}\\p{N}])${TOLD}${body}(?![\\p{L}\\p{N}])`, 'giu'))

/** Who does it, where it is no order to the agency: "they ring me before site visits". */
const OF_OTHERS =
  /\b(?:they|you|he|she|who|to|will|would|must|should|can|could|candidates?|applicants?|someone|somebody)(?:['’](?:ll|d))?(?: (?:also|then|just|always|please))*\s*$/i

/** Where words tell the agency how to deal with us: how many CVs, to whom, and when to ring. In order, and apart. */
export function findAgencyOrders(text: string): Span[] {
  const found = ORDERS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) =>
      OF_OTHERS.test(text.slice(0, index)) ? [] : [{ start: index, end: index + words.trimEnd().length }],
    ),
  ).sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start))
}
