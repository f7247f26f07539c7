type Kind = 'weekly' | 'clock' | 'weekend'

const CLOCK_TIME = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?`
const SIGNS: Record<Kind, RegExp> = {
  weekly: /\d+(?:\.\d+)?(?=[- ]?(?:hours?|hrs?)\b| ?(?:a|per) week\b)/i,
  clock: new RegExp(
    String.raw`\b${CLOCK_TIME}\s?(?:to|til|till|until|-|–)\s?${CLOCK_TIME}\b(?![\d.]*[- ]?(?:hours?|hrs?)\b)`,
    'i',
  ),
  weekend: /\b(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?)\b/i,
}
const KINDS = Object.keys(SIGNS) as Kind[]
const kindsOf = (words: string): Kind[] => KINDS.filter((kind) => SIGNS[kind].test(words))

const PARTS = /(?<=[,;])\s+|\s+(?=(?:and|with|plus)\s)/i

/**
 * "38 hours" or "Saturdays are one in five" corrects a part of hours that say more: the others still hold. Null where the hours say only
 * one thing, or it isn’t plain which part is meant.
 */
export function keepOtherHours(earlier: string, said: string): string | null {
  const parts = earlier.split(PARTS)
  const [kind, ...otherKinds] = kindsOf(said)
  if (parts.length < 2 || !kind || otherKinds.length > 0) return null
  const meant = parts.filter((part) => kindsOf(part).includes(kind))
  const [part] = meant
  if (part === undefined) return `${earlier.replace(/[,;.\s]+$/, '')}, ${said}`
  if (meant.length > 1) return null
  const isMixed = kindsOf(part).length > 1 || (kind !== 'weekend' && /\p{L}{3}.*\d/u.test(part))
  const figure = SIGNS[kind].exec(said)?.[0] ?? ''
  if (isMixed && kind === 'weekend') return null
  const end = /[,;]$/.exec(part)?.[0] ?? ''
  const changed = isMixed ? part.replace(SIGNS[kind], () => figure) : `${said.replace(/[,;.\s]+$/, '')}${end}`
  return parts.map((one) => (one === part ? changed : one)).join(' ')
}
