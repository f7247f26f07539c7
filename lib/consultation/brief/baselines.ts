import { isFigure, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isAboutFailure } from './failures'

const NUMBER =
  '(?:\\d[\\d.,]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)'
const FIGURE = `(?:about |around |roughly |some |nearly |over )?£?${NUMBER}(?:[\\s-]?(?:%|per ?cent|k)(?![\\p{L}\\p{N}]))?`
const NOW = '(?:now|currently|today|presently|at present|at the moment|so far|right now|as it stands)'
const BE =
  "(?:(?:it|that|they)['’]?(?:s|re)|is|are|was|were|has been|have been|stands?|stood|sits?|sat|runs?|ran|takes?|took)(?: (?:us|them))?(?: (?:running|taking|sitting|standing|only|still|up|down|at))*"

/** Says of a clause that its figure is how things are or were. */
const IS_PRESENT = new RegExp(
  `\\b(?:${NOW}|was|were|has been|have been|stood|sat|ran|took|last (?:year|quarter|month|week|time)|this year)\\b`,
  'iu',
)
/** Says of a clause that its figure is what is wanted. */
const IS_AIM =
  /\b(?:must|should|needs? to|has to|have to|want|wanted|aim|aims|target|goal|like|get|bring|reach|hit|become|be|by|below|under|within|at least|at most|good looks like)\b/iu

/** An aim without a figure of its own. */
const RELATIVE =
  /\b(?:halv(?:e[sd]?|ing)|doubl(?:e[sd]?|ing)|(?:by|in) (?:(?:a|one) )?(?:half|third|quarter))\b/iu

const PREDICATE = new RegExp(`\\b${BE}(?: ${NOW})? ${FIGURE}`, 'giu')
/** "…, five a month now", "…, from 6% now". */
const APPOSITION = new RegExp(
  `^(?:(?:up|down) )?(?:from )?${FIGURE}(?: [\\p{L}]+){0,4} ${NOW}$|^${NOW} ${FIGURE}(?: [\\p{L}]+){0,4}$`,
  'iu',
)
const MOVED_FROM = new RegExp(
  `,?\\s*\\b(?:up|down|compared to|compared with|instead of)(?: from)? ${FIGURE}`,
  'giu',
)
const MOVES =
  /\b(?:bring|get|cut|raise|lift|take|move|go|grow|drop|lower|reduce|increase|improve|shorten|shrink|speed|up|down)\b/iu
const FROM_TO = new RegExp(
  `\\bfrom ${FIGURE}(?: [\\p{L}]+){0,4}?(?= (?:down |up )?to (?:about |under |below |over )?£?${NUMBER})`,
  'giu',
)

const CLAUSE_END =
  /((?:\s*[,;:–—]|\.(?=\s|$))\s*(?:(?:and|but)\s+)?|\s+(?:and|but)\s+(?=(?:it|they|must|should|I|we|is|are|was|were|(?:the |our )?(?:aim|target|goal))\b))/u

const hasNumber = (text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${NUMBER}(?![\\p{L}\\p{N}])`, 'iu').test(text)

const hasAim = (text: string): boolean => hasNumber(text) || RELATIVE.test(text)

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/[\s,;:–—]+$/u, '')
    .trim()

/** A figure with the words that lead to it. */
const LED_FIGURE = new RegExp(
  `(?:\\b(?:(?:up|down) )?from )?(?:(?:${BE}|\\bat|\\bof|\\b${NOW}) )?(?<![\\p{L}\\p{N}])${FIGURE}`,
  'giu',
)

/** A goal without the figures that \`driver\` gives, which say why there is a job. Unchanged where no figure would be left to aim at. */
export function withoutDriver(text: string, driver: string): string {
  const figuresIn = (words: string) =>
    tokensOf(words).flatMap(({ text: word }) => (isFigure(word) ? [word] : []))
  const known = new Set(figuresIn(driver))
  const aim = tidied(
    text.replace(LED_FIGURE, (led) => (figuresIn(led).some((figure) => known.has(figure)) ? '' : led)),
  )
  return hasAim(aim) ? aim : text
}

/** A duty without the figures of what goes wrong at the firm: "investigates complaints, five a month now" is "investigates complaints". */
export function withoutBaseline(text: string): string {
  if (!isAboutFailure(text)) return text
  const parts = text.split(CLAUSE_END)
  const isAimed = parts.some((part) => (IS_AIM.test(part) || RELATIVE.test(part)) && hasAim(part))
  const plain = parts
    .map((part) => {
      if (IS_AIM.test(part)) return part
      if (APPOSITION.test(part.trim())) return ''
      return IS_PRESENT.test(part) || isAimed ? part.replace(PREDICATE, '') : part
    })
    .join('')
    .replace(MOVED_FROM, '')
  return tidied(MOVES.test(plain) ? plain.replace(FROM_TO, '') : plain)
}
