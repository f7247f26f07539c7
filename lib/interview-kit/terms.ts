import { joinList } from './lines/list'
import { leansOnAnother } from './lines/skip'
import { unwrap } from './lines/words'

/** In the order in which they are read out. */
export const TERM_SECTIONS = [
  'compensation',
  'location',
  'workPattern',
  'hours',
  'contractType',
  'duration',
  'startDate',
  'travel',
  'onCall',
  'notice',
] as const
type TermSection = (typeof TERM_SECTIONS)[number]

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NUMBER =
  '(?:\\d|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty)'

/** Something that could be one: "Band C" is no place, and a season is no start. */
const IS_TERM: Partial<Record<TermSection, (text: string) => boolean>> = {
  compensation: (text) =>
    !/^£(?:\d{1,3}|\d,\d{3})$/.test(text) &&
    /£|\d{2}|\b(?:grade|band|scp|salary|competitive|negotiable|scale)\b/i.test(text),
  location: (text) =>
    !/^(?:band|grade|scp|level|tier)\b|\b(?:who|because|girl|lad|bloke|chap|guy)\b/i.test(text),
  hours: (text) =>
    !/^(?:holidays?|leave)\b/i.test(text) &&
    new RegExp(
      `\\b${NUMBER}|\\b(?:flexi|flexible|shifts?|full[- ]time|part[- ]time|days|nights|weekends?)`,
      'i',
    ).test(text),
  startDate: (text) =>
    !new RegExp(`^${MONTH} (?:to|until|-) ${MONTH}$`, 'i').test(text) &&
    new RegExp(
      `\\b${MONTH}\\b|\\d|\\b(?:asap|soon|immediate(?:ly)?|notice|weeks?|months?|spring|summer|autumn|winter|year|now|straight away)\\b`,
      'i',
    ).test(text),
}

const norm = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
const isWithin = (text: string, other: string) => {
  const words = norm(other)
  return [...norm(text)].every((word) => words.has(word))
}

export interface TermLine {
  section: string
  id: string
  text: string
}

export interface Terms {
  lineIds: string[]
  question: string
  /** "Pay: £40,000 a year" */
  points: string[]
  /** Lines that don’t read as a term by themselves. */
  unread: TermLine[]
}

/** What a term is by its own words, whatever it was noted under. Pay, notice and the length of a contract are what they were noted as. */
const OWN_KIND: readonly (readonly [kind: TermKind, sign: RegExp])[] = [
  ['screening', /\b(?:screen(?:ed|ing)?|vett(?:ed|ing)|clearance)\b/i],
  ['onCall', /\b(?:on[- ]call|call[- ]?outs?|stand-?by|rotas?)\b/i],
  [
    'travel',
    /^(?:(?:working|work|staying|being|be|time|some|occasional(?:ly)?|regular(?:ly)?|frequent(?:ly)?|up to|about|around|a few|\d+(?: to \d+)?|one|two|three|four|five|six|ten) )*(?:(?:to|or) )?(?:away\b(?! from)|away from home|overnight|nights?\b.*\b(?:away|hotel|overnight)|abroad|overseas|trips?\b|travel\w*)/i,
  ],
  ['workPattern', /\b(?:hybrid|remote(?:ly)?|from home)\b/i],
  [
    'hours',
    /\b\d{1,2}[:.]?\d{0,2} ?(?:am|pm)? (?:starts?|finish\w*)\b|\b(?:early|late) (?:starts?|finish\w*)\b/i,
  ],
  [
    'hours',
    /^(?:(?:some|occasional|regular|two|three|alternate|rotating) )*(?:(?:night|day|weekend|evening|\p{Lu}\p{Ll}+day)s?\b|shifts?\b|overtime\b)/iu,
  ],
]
const AS_NOTED: readonly string[] = ['compensation', 'duration', 'notice', 'onCall']

type TermKind = TermSection | 'screening'
const kindOfTerm = ({ section, text }: TermLine): TermKind =>
  (AS_NOTED.includes(section) ? undefined : OWN_KIND.find(([, sign]) => sign.test(text.trim()))?.[0]) ??
  (section as TermSection)

const isReadable = (line: TermLine) => {
  const kind = kindOfTerm(line)
  const isOfOwnKind = kind !== line.section
  return (
    !leansOnAnother(line.text) && (isOfOwnKind || (IS_TERM[kind as TermSection]?.(line.text.trim()) ?? true))
  )
}

/** Every term once, under its heading, for one question about all of them. */
export function gatherTerms(lines: readonly TermLine[], labelOf: (section: string) => string): Terms {
  const unread = lines.filter((line) => !isReadable(line))
  const read = lines.filter(isReadable)
  const points = TERM_KINDS.flatMap((kind) => {
    const label = kind === 'screening' ? 'Screening' : labelOf(kind)
    const texts = [
      ...new Set(read.filter((line) => kindOfTerm(line) === kind).map(({ text }) => unwrap(text) || text)),
    ]
    const own = texts.filter((text) => !texts.some((other) => other !== text && isWithin(text, other)))
    if (own.length > 0) return [`${label}: ${own.join('; ')}`]
    return kind === 'compensation' ? [`${label}: ………… (fill in before the interview)`] : []
  })
  return { lineIds: read.map(({ id }) => id), question: wordTerms(read), points, unread }
}

const TERM_KINDS: readonly TermKind[] = [...TERM_SECTIONS, 'screening']

/** As a question names them. */
const TERM_NAMES: Readonly<Record<TermKind, string>> = {
  compensation: 'the pay',
  location: 'the place of work',
  workPattern: 'the working pattern',
  hours: 'the hours',
  contractType: 'the type of contract',
  duration: 'the length of the contract',
  startDate: 'the start date',
  travel: 'the travel',
  onCall: 'the on-call work',
  notice: 'the notice period',
  screening: 'the screening',
}
const AWAY = /\b(?:away|overnight|hotels?)\b/i

/** A closed question: what stands behind a no is nobody’s business at an interview. */
function wordTerms(lines: readonly TermLine[]): string {
  const textOf = (kind: TermKind) =>
    lines.flatMap((line) => (kindOfTerm(line) === kind ? [line.text] : [])).join('\n')
  const named = TERM_KINDS.filter((kind) => kind === 'compensation' || textOf(kind) !== '').map((kind) =>
    kind === 'travel' && AWAY.test(textOf(kind)) ? 'the time away from home' : TERM_NAMES[kind],
  )
  return `Let me run through the terms: ${joinList(named)}. Can you work on these terms? And is there anything you would like to ask?`
}
