import type { QuestionKind } from './kinds/kind'

/** What a question asks of the brief itself: whether something is in it or gone, or which are the musts. */
export interface BriefQuestion {
  kind: Extract<QuestionKind, 'readBack' | 'undone'>
  about: string
}

const LEAD = '^(?:(?:and|so|but|ok(?:ay)?|right|er+m?|um+|oh|sorry|wait|just) )*'
const YOU = "(?:(?:have|did)(?:n['’]?t)? you|do you(?= (?:still )?have\\b)|you(?:['’]ve| have)?|you did)"
const EVER = '(?: (?:still|actually|already|even|just|remember to|manage to))*'
const ABOUT =
  '(?<about>(?!(?:an?|that|this|it|them|everything|enough|all|any(?:thing)?|what|me|time)\\b)[^?.!,;]{2,60}?)'
const THERE =
  '(?: (?:in(?: there| it| the (?:brief|notes|spec\\w*))?|down|on there|somewhere|anywhere|yet|already|ok(?:ay)?))*'
const END = '\\W*$'
const WEIGHT = '(?:an? )?(?:musts?(?:[- ]haves?)?|essentials?|nice[- ]to[- ]haves?|desirables?|bonus(?:es)?)'

const row = (body: string): RegExp => new RegExp(`${LEAD}${body}${END}`, 'iu')

const GONE: readonly RegExp[] = [
  row(
    `(?:have|did)(?:n['’]?t)? you${EVER} (?:take|taken|took|cut|cross(?:ed)?|leave|left|strike|struck|keep|kept) ${ABOUT} (?:out|off|away)(?: (?:of|from) [^?.!,;]{2,20})?`,
  ),
  row(
    `(?:have|did)(?:n['’]?t)? you${EVER} (?:remov|delet|scrub|eras|dropp?|scrapp?|binn?|los)(?:e|ed|t)? ${ABOUT}`,
  ),
  row(
    `(?:is|are|has|have) ${ABOUT} (?:been )?(?:gone|out|removed|deleted|taken out|off|dropped)(?: (?:now|of there|then))?`,
  ),
]
const HELD: readonly RegExp[] = [
  row(
    `${YOU}${EVER} (?:got|get|have|include[d]?|keep|kept|leave|left|put|note[d]?|add(?:ed)?|write|written) ${ABOUT}${THERE}`,
  ),
  row(
    `(?:is|are) ${ABOUT}(?: still| already)? (?:in|down|on)(?: there| it| the (?:brief|notes|list|spec\\w*))?${THERE}(?: as ${WEIGHT}(?: or ${WEIGHT})?)?`,
  ),
]
const LISTED: readonly RegExp[] = [
  row(
    `(?:which|what)(?: ones?| of (?:those|these|them))?(?: (?:are|have you (?:got |put )?(?:down )?as|did you (?:put|mark|get)(?: down)? as|is))? (?:(?:the|my|our|marked|down as|in as) )*${WEIGHT}`,
  ),
  row(
    `(?:please )?(?:read|play|say|give|list|repeat|tell|run)(?: (?:me|us))?(?: (?:back|through|over))? (?:the|my|our|all the) ${WEIGHT}(?: (?:back|again|to me|to us|over|please|through))*`,
  ),
  row(`(?:tell|show) (?:me|us) what you(?:['’]ve| have)(?: got)?(?: down)? as (?:the )?${WEIGHT}`),
]

/** Null where a clause asks nothing of the brief itself. Of a name, the person is meant. */
export function readBriefQuestion(clause: string): BriefQuestion | null {
  const text = clause.trim()
  if (LISTED.some((pattern) => pattern.test(text))) return { kind: 'readBack', about: text }
  for (const [kind, rows] of [
    ['undone', GONE],
    ['readBack', HELD],
  ] as const)
    for (const pattern of rows) {
      const about = pattern.exec(text)?.groups?.about
      if (about) return { kind, about: nameOf(about) }
    }
  return null
}

const nameOf = (about: string): string =>
  about
    .replace(
      /^(?:the |any |that |my |our )?(?:bits?|parts?|things?|lines?|stuff|points?) (?:about|on|where|with|of) /i,
      '',
    )
    .replace(/['’]s name$|^the name(?: of)? /i, '')
    .replace(/\s+(?:bit|part|thing|line|stuff|point)s?$/i, '')
    .trim()
