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
    !/^£\d{1,3}(?:,\d{3})?$/.test(text) &&
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

const isReadable = ({ section, text }: TermLine) =>
  !leansOnAnother(text) && (IS_TERM[section as TermSection]?.(text.trim()) ?? true)

/** Every term once, under its heading, for one question about all of them. */
export function gatherTerms(lines: readonly TermLine[], labelOf: (section: string) => string): Terms {
  const unread = lines.filter((line) => !isReadable(line))
  const read = lines.filter(isReadable)
  const points = TERM_SECTIONS.flatMap((section) => {
    const texts = [
      ...new Set(read.filter((line) => line.section === section).map(({ text }) => unwrap(text) || text)),
    ]
    const own = texts.filter((text) => !texts.some((other) => other !== text && isWithin(text, other)))
    if (own.length > 0) return [`${labelOf(section)}: ${own.join('; ')}`]
    return section === 'compensation' ? [`${labelOf(section)}: ………… (fill in before the interview)`] : []
  })
  return {
    lineIds: read.map(({ id }) => id),
    question: wordTerms(new Set(read.map(({ section }) => section))),
    points,
    unread,
  }
}

/** A closed question: what stands behind a no is nobody’s business at an interview. */
function wordTerms(sections: ReadonlySet<string>): string {
  const hours = sections.has('hours') || sections.has('workPattern')
  const place = sections.has('location')
  const work =
    hours && place
      ? 'these hours at this place, and for this pay'
      : hours
        ? 'these hours for this pay'
        : place
          ? 'at this place for this pay'
          : 'on these terms'
  return `Let me run through the terms. Can you work ${work}? And is there anything you would like to ask?`
}
