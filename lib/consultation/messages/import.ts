import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { sectionOf } from '@/lib/consultation/topics'
import { toPlainText } from './plain-text'
import type { Import } from './schema'

const MIN_WORDS = 120
const MIN_LINES = 4
/** A line of talk in lower case is none, unless it ends like one. */
const HEADING = /^(?:(?![\p{P}\p{S}\s]*\p{Ll})[^.?!]{3,60}|[^.?!]{3,59}:)$/u
const NUMBERED = /^\s*\d{1,2}(?:[.)]|\.\d{1,2}\.?)\s+\p{Lu}/u
/** Shorter ones may number what they answer. */
const MIN_NUMBERED = 3

/** Somebody who talks uses one of them; an advert in one paragraph has several. */
const SECTION_NAMES = [
  /\babout (?:us|the role)\b/i,
  /\bresponsibilities\b/i,
  /\brequirements\b/i,
  /\bbenefits\b/i,
  /\bwhat (?:you|we)\b/i,
]

/** Who talks says "I"; an advert says "we" and "you". Not the "I" of "Phase I" or "I/O", nor an "ID". */
const FIRST_PERSON =
  /(?<![\p{L}\p{N}/&.@-]|\b(?:[Pp]hase|[Pp]art|[Cc]lass|[Tt]ype|[Ll]evel|[Ss]tage|[Cc]ategory|[Gg]rade) )(?:I(?:['’](?:d|m|ve|ll))?|i|im|ive|[Mm]y|me|myself)(?![\p{L}\p{N}/&.@)-]|['’]\p{L})/gu
/** "I’ve pasted our old advert below": said of the text that follows. */
const INTRODUCES =
  /\b(?:adverts?|ads?|spec(?:ification)?s?|jd|job description|below|past(?:e|ed|ing)|attached|copied|here['’]?s|here is|this is)\b/i
/** In words. In a longer text one "I" may be a slip of its author. */
const WORDS_PER_I = 100

function isTalk(lines: readonly string[], words: number): boolean {
  const [first = '', ...rest] = lines
  const own = INTRODUCES.test(first) ? rest : lines
  const count = own.join('\n').match(FIRST_PERSON)?.length ?? 0
  return count >= Math.ceil(words / WORDS_PER_I)
}

const BULLET = /^\s*[-•*·–]/

/** A few items under no heading, or with a question behind them: the manager answers in a list. */
function isListedAnswer(lines: readonly string[], words: number): boolean {
  const others = lines.filter((line) => !BULLET.test(line))
  return (
    words <= MIN_WORDS &&
    (others.some((line) => /\?\s*$/.test(line)) || !others.some((line) => HEADING.test(line.trim())))
  )
}

/** A pasted advert: several lines with headings or bullets among them, or a long text. Talk is neither. */
export function isAdvert(message: string): boolean {
  const { text } = toPlainText(message)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const words = text.split(/\s+/).length
  const isLong = words > MIN_WORDS
  if (isTalk(lines, words)) return false
  if (isLong && lines.filter((line) => NUMBERED.test(line)).length >= MIN_NUMBERED) return true
  if (lines.length >= MIN_LINES)
    return (
      (lines.some((line) => BULLET.test(line)) && !isListedAnswer(lines, words)) ||
      lines.filter((line) => HEADING.test(line.trim())).length >= 2
    )
  return isLong && SECTION_NAMES.filter((name) => name.test(text)).length >= 2
}

/** The facts that were read, as lines to review. Null where there are none. */
export function toImport(messageId: string, operations: readonly BriefOperation[]): Import | null {
  const lines = operations.flatMap(({ op, topic, value, strength, quote, at }, index) =>
    (op === 'add' || op === 'replace') && topic && value && quote !== null && at !== null
      ? [
          {
            id: String(index + 1),
            topic,
            section: sectionOf(topic),
            text: value,
            strength: strength ?? 'must',
            start: at,
            end: at + quote.length,
          },
        ]
      : [],
  )
  return lines.length > 0 ? { id: messageId, lines, usedAt: null } : null
}
