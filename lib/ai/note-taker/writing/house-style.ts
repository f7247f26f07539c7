import { IN_WORDS, toNumber, upToAThousand } from '@/lib/consultation/brief/slots/figures'

const COUNT = `(?:\\d[\\d,]*(?:\\.\\d+)?|${IN_WORDS}(?: point ${IN_WORDS}| and a half)?)`
const PER_CENT = new RegExp(`\\b(${COUNT}) ?(?:per ?cent|pct|pc)\\b`, 'gi')
const AND_A_HALF = new RegExp(`\\b(${IN_WORDS}) and a half\\b`, 'gi')
const PLAIN_PER_CENT = new RegExp(`\\b(${IN_WORDS})(?= (?:to|or|and) \\d[\\d.]*%)`, 'gi')
const THOUSANDS = /£(\d+(?:\.\d+)?) ?(?:k\b|thousand\b|grand\b)/gi
const RANGE_OF_THOUSANDS = /£(\d{2,3})(?= ?(?:-|–|to) ?£?\d{2,3},000\b)/g
const LARGE = new RegExp(
  `\\b(?:(${IN_WORDS}|an?) (hundred|thousand)(?: (?:and )?(${IN_WORDS}(?: hundred(?: (?:and )?${IN_WORDS})?)?))?|(${IN_WORDS}))\\b(?! ?(?:past|to (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b|odd\\b|something|or so\\b))( (?:pounds?|quid)\\b)?`,
  'gi',
)
/** "Hundred and twenty quid": speech recognition drops the article. */
const BARE_HUNDRED = new RegExp(
  `(?<!\\b(?:an?|few|several|couple of|\\d+|${IN_WORDS})[ -])\\bhundred(?= (?:and )?${IN_WORDS}\\b)`,
  'gi',
)
/** Up to ten a number stays in words. */
const IN_FIGURES = 11
/** What a line may begin with in figures. */
const MEASURE = /^ (?:days?|hours?|hrs?|minutes?|weeks?|months?|years?|%|per)\b/i

const UNITS: readonly [RegExp, string][] = [
  [/(?<=\d) ?hrs?\b\.?/gi, ' hours'],
  [/(?<=\d) ?mins?\b\.?/gi, ' minutes'],
  [/(?<=\d) ?(?:mo|mths?|mnths?|mos)\b\.?/gi, ' months'],
  [/\b(?:mnth|mth)s?\b/gi, 'months'],
  [/\blvl (?=\d)/gi, 'Level '],
  [/\bp\/?w\b/gi, 'a week'],
  [/\b(?:p\/?a|p\.a\.)(?= |$|[,.;])/gi, 'a year'],
  [/\bp\/?h\b/gi, 'an hour'],
  [/(?<=\p{L}{2,} )\+(?= ?[\p{L}\d])/gu, 'and'],
  [/(?<=\d )\+(?= ?\p{Ll})/gu, 'plus'],
]

const inFigures = (amount: number): string => amount.toLocaleString('en-GB')
const amountOf = (count: string): number | null => {
  if (/\d/.test(count)) return Number(count.replace(/,/g, ''))
  const [whole = '', part] = count.split(/ point /i)
  const [units, tenths] = [toNumber(whole), part === undefined ? 0 : toNumber(part)]
  return units === null || tenths === null ? null : Number(part === undefined ? units : `${units}.${tenths}`)
}

/** A large number said in words, in figures; null where words read better. */
function figureOf(line: string, at: number, match: readonly (string | undefined)[]): string | null {
  const [found = '', count, scale, rest, alone, pounds] = match
  if (/^an? /i.test(found) && !pounds) return null
  const base = count ? (/^an?$/i.test(count) ? 1 : toNumber(count)) : toNumber(alone ?? '')
  if (base === null) return null
  const scaled = scale ? base * (scale.toLowerCase() === 'hundred' ? 100 : 1000) : base
  const amount = scaled + (rest ? upToAThousand(rest) : 0)
  if (pounds) return `£${inFigures(amount)}`
  const isFirst = line.slice(0, at).trim() === ''
  if (amount < IN_FIGURES || (isFirst && !MEASURE.test(line.slice(at + found.length)))) return null
  return inFigures(amount)
}

/** Figures and units as a document prints them: "twenty five days" as "25 days", "nine per cent" as "9%", "£12k" as "£12,000". */
export function asPrinted(text: string): string {
  const shares = text
    .replace(BARE_HUNDRED, 'a hundred')
    .replace(PER_CENT, (found, count: string) => {
      const amount = amountOf(count)
      return amount === null ? found : `${amount}%`
    })
    .replace(PLAIN_PER_CENT, (found) => String(toNumber(found) ?? found))
    .replace(AND_A_HALF, (found, count: string) => {
      const amount = toNumber(count) ?? 0
      return amount < IN_FIGURES ? found : `${amount}.5`
    })
    .replace(THOUSANDS, (_, amount: string) => `£${inFigures(Number(amount) * 1000)}`)
    .replace(RANGE_OF_THOUSANDS, (_, amount: string) => `£${amount},000`)
  const counted = shares.replace(LARGE, (...match) => {
    const groups = match.slice(0, 6) as (string | undefined)[]
    return figureOf(shares, match[6] as number, groups) ?? match[0]
  })
  return UNITS.reduce((line, [pattern, unit]) => line.replace(pattern, unit), counted)
}
