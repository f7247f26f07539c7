import { unwrap } from './words'

const NUMBER =
  '(?:\\d+(?:\\s?(?:-|to|–)\\s?\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const YEARS = `${NUMBER}(?: or (?:more|so)|\\+| plus)?(?: good| solid)? ?(?:years?|yrs?)\\b`
const FILLER =
  '(?:(?:an? )?background of |at least |around |about |a minimum of |minimum of |minimum |over |some |roughly )?'

const TIME_SERVED = new RegExp(
  `^${FILLER}${YEARS}|^(?:\\S+ ){0,5}?(?:\\d+|two|three|four|five|six|seven|eight|ten)\\+? ?(?:yrs?|years?)\\b`,
  'i',
)

export const isTimeServed = (line: string): boolean => TIME_SERVED.test(unwrap(line))

const SERVED =
  /^(?:\p{L}+ly )?(?:time[- ]served|served (?:an? |your |their )?apprenticeship|(?:just |recently )?(?:completed|finished) (?:an? |your |their )?(?:\p{L}+ )?apprenticeship|(?:an? )?(?:\p{L}+ )?apprenticeship served)\b/iu
/** "Time-served fitter" */
export const isServed = (line: string): boolean => SERVED.test(unwrap(line))
/** "Management experience in quality, five years or more" */
const TIME_LAST = new RegExp(
  `,? (?:with )?(?:at least |a minimum of )?${YEARS}(?:['’]? experience)?(?: or (?:more|longer))?$`,
  'i',
)

/** "Three years or longer in a laboratory", "Time-served fitter": a fact of somebody’s past, which an answer doesn’t show. */
export const isDuration = ({ text, section }: { text: string; section: string }): boolean =>
  /^(?:experience|education|technical)$/.test(section) &&
  (isTimeServed(text) || isServed(text) || TIME_LAST.test(unwrap(text)))

/** "With at least one product taken into volume": a piece of work that the years are to have in them. */
const PIECE =
  /\b(?:with|including|having|to include) (?:at least )?(?:an?|one|two|three) (?:[\p{L}-]+ ){1,4}(?:brought|built|closed|completed|delivered|designed|finished|handed|installed|launched|led|opened|put|run|seen|shipped|signed|started|taken|through|won)\b/iu
/** Nothing but years: there is no piece of work in the line to ask about. */
export const isOnlyDuration = (line: { text: string; section: string }): boolean =>
  isDuration(line) && !PIECE.test(line.text)
