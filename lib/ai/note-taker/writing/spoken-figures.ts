import { isFigure, type Token, tokensOf } from '@/lib/consultation/guard/language/tokens'
import type { Section } from '@/lib/specification/options'

const VOLT = /^(?:volts?|v)$/
interface Said {
  text: string
  start: number
  end: number
  token: Token
  next: string
  isVolts: boolean
}

/** The figures that are said in words, with their places. */
function findSaid(text: string): Said[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at): Said[] => {
    const following = tokens.find(({ start }, place) => place > at && start > token.start)
    const span = text.slice(token.start, following?.start ?? text.length).replace(/[^\p{L}\p{N}]+$/u, '')
    const isSaid = isFigure(token.text) && /^\p{L}/u.test(span) && tokens[at - 1]?.text !== '£'
    if (!isSaid) return []
    const next = tokens[at + 1]?.text ?? ''
    const isRange = /^(?:and|or|to)$/.test(next) && isFigure(tokens[at + 2]?.text ?? '')
    const isVolts = VOLT.test(isRange ? (tokens[at + 3]?.text ?? '') : next)
    return [{ text: span, start: token.start, end: token.start + span.length, token, next, isVolts }]
  })
}

/** Rows that give times. */
const TIMED: ReadonlySet<Section> = new Set(['hours', 'workPattern', 'onCall', 'travel'])

/** Null where the words are to stay: plain numbers, "half an hour" and "two and a half days" read well. */
function figureFor({ text, token, next, isVolts }: Said, section: Section): string | null {
  const { text: value } = token
  if (/\band a half$|\bpoint\b|^an? /i.test(text)) return null
  if (value.includes('.')) return TIMED.has(section) ? value.replace(/\.(\d)$/, '.$10') : null
  const isYear = /^(?:19|20)\d\d$/.test(value) && !/\bhundred\b/i.test(text) && /[\s-]\S+$/.test(text)
  const isCounted = /\bthousand\b/i.test(text) && !/\band\b/i.test(text)
  return (isYear && !isCounted) || isVolts || next === 'odd' ? value : null
}

/** The hours of a day shift: from the morning until after noon. A night shift may be meant by anything else. */
const DAY_SHIFT =
  /\b(?<from>[5-9](?:\.\d\d)?|five|six|seven|eight|nine) (?<joint>till?|until|to) (?<to>12(?:\.\d\d)?|[1-7](?:\.\d\d)?|one|two|three|four|five|six|seven|noon)\b(?!\s?(?:am|pm|hours?|days?|weeks?|months?|years?|minutes?|people|%|per cent|shifts?)\b|[.:]\d|-)/giu
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
const hourOf = (word: string) => {
  const at = DIGITS.indexOf(word.toLowerCase())
  return at < 0 ? word : String(at)
}

/** Hours in figures read well as they are. */
const SPOKEN_CLOCK =
  /\b(?:half|quarter|past)\b(?! an? )|\b(?:five|six|seven|eight|nine) (?:till?|until|to)\b|\b(?:till?|until|to) (?:one|two|three|four|five|six|seven)\b/i

const withClock = (text: string): string =>
  /\bnights?\b|\b[ap]m\b/i.test(text)
    ? text
    : text.replace(DAY_SHIFT, (words, from: string, _: string, to: string) => {
        const [start, end] = [hourOf(from), to.toLowerCase() === 'noon' ? '12' : hourOf(to)]
        if (end === '12') return `${start}am to noon`
        return Number(end) < Number(start) || Number(end) > 12 ? `${start}am to ${end}pm` : words
      })

/** "Two thirty volt" as "230 volt", "since twenty twenty one" as "since 2021" and, of hours, "eight till half four" as "8am to 4.30pm". */
export function withFigures(text: string, section: Section): string {
  // Places are counted in the text as it is read.
  if (text.normalize('NFKC').length !== text.length) return text
  const written = findSaid(text).reduceRight((line, said) => {
    const figure = figureFor(said, section)
    return figure === null ? line : line.slice(0, said.start) + figure + line.slice(said.end)
  }, text)
  const rounded = written.replace(/\b(?:about |around )?(\d+)[ -]odd\b/g, 'about $1')
  return section === 'hours' && SPOKEN_CLOCK.test(text) ? withClock(rounded) : rounded
}
