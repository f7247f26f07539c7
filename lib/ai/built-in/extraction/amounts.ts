import { NUMBER, NUMBER_WORD, numberOf } from './numbers'

/** A figure that a text names: what it counts, how much, and where it stands. `unit` is null for a bare number. */
export type Figure = {
  kind: 'money' | 'share' | 'ratio' | 'count'
  unit: string | null
  size: number
  /** The number itself. */
  at: number
  end: number
  /** The number with its unit. */
  from: number
  to: number
}

const UNITS =
  'years?|yrs?|months?|weeks?|days?|hours?|hrs?|nights?|people|engineers?|technicians?|stages?|interviews?|visits?|trips?|shifts?'
const FIGURE = new RegExp(
  [
    '(?<!£ ?)£ ?(?<pounds>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<k>k|grand|thousand)\\b)?',
    `(?<![\\p{L}\\d.,/:-])(?<thousands>\\d{1,3}(?:\\.\\d+)?|${NUMBER_WORD}) ?(?:k|grand|thousand)\\b`,
    `(?<![\\p{L}\\d.,/:-])(?<share>${NUMBER}) ?(?:%|per ?cent\\b)`,
    `\\b(?:one|1|a)(?: (?:week|weekend|day|night|month|saturday|sunday)s?)? in (?:every )?(?<ratio>${NUMBER})\\b`,
    `(?<![\\p{L}\\d.,/:]|\\p{L}-|\\b(?:iso|iec|en|bs|ir|band|grade|level|phase|item|point|part|class|cat|category|stage|type|mark|no|number|correction|amendment|line|unit|nvq|step|tier|group) )(?<count>${NUMBER})(?![\\d.]*\\d|[:/]\\d|st\\b|nd\\b|rd\\b|th\\b|am\\b|pm\\b|\\p{L}*\\d|-\\p{L}+\\d|-\\d(?!\\d)|-\\d{4})(?:[ -](?<unit>${UNITS})\\b)?(?![ ](?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)`,
  ].join('|'),
  'giu',
)

function unitOf(word: string): string {
  const unit = word.toLowerCase().replace(/s$/, '')
  return unit === 'yr' ? 'year' : unit === 'hr' ? 'hour' : unit
}

/** The figures of a text, in order. Times, dates, years and the numbers of standards are none. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((match): Figure[] => {
    const { pounds, k, thousands, share, ratio, count, unit } = match.groups ?? {}
    const whole = { from: match.index, to: match.index + match[0].length }
    const part = (words: string) => {
      const at = match.index + match[0].lastIndexOf(words)
      return { at, end: at + words.length }
    }
    const sum = pounds ?? thousands
    if (sum !== undefined) {
      const size = (numberOf(sum) ?? 0) * (k !== undefined || thousands !== undefined ? 1000 : 1)
      return [{ kind: 'money', unit: null, size, at: whole.from, end: whole.to, ...whole }]
    }
    if (share !== undefined)
      return [{ kind: 'share', unit: null, size: numberOf(share) ?? 0, ...part(share), ...whole }]
    if (ratio !== undefined)
      return [{ kind: 'ratio', unit: null, size: numberOf(ratio) ?? 0, ...part(ratio), ...whole }]
    const size = numberOf(count ?? '')
    // "That one" is no figure, nor is a year.
    if (size === null || (unit === undefined && (count === 'one' || (size >= 1900 && size < 2100)))) return []
    const at = match.index
    return [
      {
        kind: 'count',
        unit: unit === undefined ? null : unitOf(unit),
        size,
        at,
        end: at + (count ?? '').length,
        ...whole,
      },
    ]
  })
}

/** A bare number beside a sum of money leaves out what the sum spells ("45" beside £42,000). */
function asMoney(size: number, like: number): number | null {
  if (like >= 10_000) return size < 1000 ? size * 1000 : size
  return like < 10_000 && size > like / 3 && size < like * 3 ? size : null
}

/** A number with nothing that it counts. */
function isBare(figure: Figure): boolean {
  return figure.kind === 'count' && figure.unit === null
}

/** True where `by` can be the new figure of what `old` counted. */
export function fits(old: Figure, by: Figure): boolean {
  if (old.kind === 'money') {
    const sum =
      by.kind === 'money'
        ? by.size
        : by.kind === 'count' && by.unit === null
          ? asMoney(by.size, old.size)
          : null
    return sum !== null && sum > old.size / 3 && sum < old.size * 3
  }
  if (isBare(by)) return true
  return by.kind === old.kind && (old.unit === by.unit || old.unit === null)
}

/** True where two figures are the same amount, one of them perhaps without its thousands. */
export function isSameAmount(one: Figure, other: Figure): boolean {
  if (one.size === other.size)
    return isBare(one) || isBare(other) || (one.kind === other.kind && one.unit === other.unit)
  const [low, high] = one.size < other.size ? [one, other] : [other, one]
  return high.kind === 'money' && low.size * 1000 === high.size
}

function written(by: Figure, said: string, old: Figure): string {
  const half = /^ and a half\b/.exec(said.slice(by.end))?.[0] ?? ''
  if (old.kind !== 'money') return said.slice(by.at, by.end) + half
  const sum = by.kind === 'money' ? by.size : (asMoney(by.size, old.size) ?? by.size)
  const pence = /\.\d\d?(?=\D*$)/.exec(said.slice(by.at, by.end))
  if (sum < 1000 && pence !== null) return `£${sum.toFixed(2)}`
  return `£${String(sum).replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}

/**
 * A value with its figure put right: `old` names the figure that goes, or, without it, the only one that `by` fits gives way (of a
 * range, both ends for both). Null where no such figure stands in the value.
 */
export function refitted(
  value: string,
  by: readonly Figure[],
  said: string,
  old: Figure | null,
): string | null {
  const figures = figuresIn(value)
  const [first] = by
  if (first === undefined) return null
  const places = figures.filter((one) => fits(one, first) && (old === null || isSameAmount(one, old)))
  const [place] = places
  if (place === undefined || (old === null && places.length > by.length)) return null
  if (old === null && by.length > 1 && places.length === by.length) return spliced(value, places, by, said)
  const text = by.map((one) => written(one, said, place)).join(' to ')
  return value.slice(0, place.at) + text + value.slice(place.end)
}

/** A value in which `by` has taken the place of a range; null where the range does not stand in it. */
export function refittedRange(
  value: string,
  by: readonly Figure[],
  said: string,
  [low, high]: readonly [Figure, Figure],
): string | null {
  const [first] = by
  const figures = figuresIn(value)
  for (const [index, start] of figures.entries()) {
    const end = figures[index + 1]
    if (end === undefined || first === undefined || !fits(start, first)) continue
    if (!isSameAmount(start, low) || !isSameAmount(end, high)) continue
    const text = by.map((one) => written(one, said, start)).join(' to ')
    return value.slice(0, start.at) + text + value.slice(end.end)
  }
  return null
}

/** A value whose range of money has another top or bottom; null where it has no such range. */
export function rebounded(value: string, by: Figure, said: string, end: 'top' | 'bottom'): string | null {
  const sums = figuresIn(value).filter(({ kind }) => kind === 'money')
  const place = end === 'top' ? sums.at(-1) : sums[0]
  if (sums.length !== 2 || place === undefined || !fits(place, by)) return null
  return value.slice(0, place.at) + written(by, said, place) + value.slice(place.end)
}

function spliced(value: string, places: readonly Figure[], by: readonly Figure[], said: string): string {
  let result = ''
  let end = 0
  places.forEach((place, index) => {
    const next = by[index] ?? by[0]
    if (next === undefined) return
    const text = written(next, said, place)
    const start = place.at
    result += value.slice(end, start) + text
    end = place.end
  })
  return result + value.slice(end)
}
