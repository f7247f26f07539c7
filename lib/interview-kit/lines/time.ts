import { isOnlyHere } from './skip'
import { countWords, unwrap } from './words'

const NUMBER =
  '(?:\\d+(?:\\s?(?:-|to|–)\\s?\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const YEARS = `${NUMBER}(?: or (?:more|so)|\\+| plus)?(?: good| solid)? ?(?:years?|yrs?)\\b`
const FILLER =
  '(?:(?:an? )?background of |at least |around |about |a minimum of |minimum of |minimum |over |some |roughly )?'

const TIME_SERVED = new RegExp(
  `^${FILLER}${YEARS}|^(?:\\S+ ){0,5}?(?:\\d+|two|three|four|five|six|seven|eight|ten)\\+? ?(?:yrs?|years?)\\b`,
  'i',
)

/** "Six years" says nothing about the work. */
const TIME_FIRST = new RegExp(`^${FILLER}${YEARS}`, 'i')
export const beginsWithTime = (said: string): boolean => TIME_FIRST.test(said)

export const isTimeServed = (line: string): boolean => TIME_SERVED.test(unwrap(line))

/** "4 yrs min on hygienic tube": what the years are spent on, after "on", "in" and the like. */
const SPENT = new RegExp(
  `^${FILLER}${YEARS}(?: ?(?:min|minimum|plus|or more|post[- ]\\w+))?(?:['’])?,? (?:(?:of )?(?:relevant |proven |solid |recent )?experience )?(?<phrase>(?!at least)(?:in|on|with|as|at|of|working|designing|buying|leading|running|doing|\\p{L}+ing)\\b.+)$`,
  'iu',
)
/** In words. */
const PHRASE_WORDS = 10

/** "On hygienic or pharma tube", or null where the line isn't about years in some work. */
export function readTime(said: string): string | null {
  const phrase = SPENT.exec(said)?.groups?.phrase
  if (!phrase) return null
  const first = phrase
    .split(
      /[;:(]\s?|\.(?!\d)\s?|,\s(?!(?:[^,]+, )*[^,]* (?:or|and) )| (?:that|which|who|not|where|but|after|and (?:the|someone|somebody))\b/i,
    )[0]
    ?.replace(/^of /i, 'in ')
    .replace(/ (?:or|and) (?:similar|something.*|equivalent)$/i, '')
    .trim()
  return !first ||
    countWords(first) < 2 ||
    countWords(first) > PHRASE_WORDS ||
    isOnlyHere(first) ||
    /\b(?:you|they|we|is|are)\b/i.test(first)
    ? null
    : first.charAt(0).toLowerCase() + first.slice(1)
}
