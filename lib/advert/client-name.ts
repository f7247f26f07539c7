import type { SpecificationContent } from '@/lib/specification/schema'

/** Endings that people leave out when they say a company's name. */
const LEGAL_FORM = /[\s,]+(?:ltd|limited|plc|llp|lp|inc|cic|group|holdings|\(?uk\)?|co|company|& co)\.?$/i

/** First words of names that say nothing on their own. */
const COMMON = new Set(
  `advanced applied british central city civil clear core county digital direct east eastern energy engineering european first general
  global green independent industrial integrated international local marine metro modern national north northern power precision premier
  prime professional quality regional royal rural smart south southern specialist steel technical the total united universal urban west western
  world young`.split(/\s+/),
)
const LEAST_LETTERS = 4
/** Shorter names of a single word are found only as they are written: "Arc", not "arc". */
const LEAST_LETTERS_ANY_CASE = 6

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Castle Pumps" of "Castle Pumps (UK) Ltd". */
export function withoutLegalForm(name: string): string {
  const short = name.trim().replace(LEGAL_FORM, '')
  return short === name.trim() ? short : withoutLegalForm(short)
}

/** Longest first. */
const variantsOf = (name: string): string[] =>
  [...new Set([name.trim(), withoutLegalForm(name)])].filter(Boolean).sort((a, b) => b.length - a.length)

function patternOf(variant: string): RegExp {
  const words = variant.split(/\s+/).map(escapePattern)
  const isCaseKept = words.length === 1 && variant.length < LEAST_LETTERS_ANY_CASE
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:the\\s+)?${words.join('\\s+')}(?![\\p{L}\\p{N}])`,
    isCaseKept ? 'gu' : 'giu',
  )
}

/** Says "the company" where the text names the client. */
export function maskClient(text: string, companyName: string): string {
  let masked = text
  for (const variant of variantsOf(companyName))
    masked = masked.replace(patternOf(variant), (_, at: number, all: string) =>
      at === 0 || /[.!?]\s+$/.test(all.slice(0, at)) ? 'The company' : 'the company',
    )
  return masked
}

/** The client is named nowhere. */
export function hideClient(content: SpecificationContent, agency: string): SpecificationContent {
  const mask = (text: string) => maskClient(text, content.companyName)
  return {
    ...content,
    jobTitle: mask(content.jobTitle),
    companyName: `A client of ${agency}`,
    companyDescription: null,
    lines: content.lines.map((line) => ({ ...line, text: mask(line.text) })),
  }
}

/**
 * The first word of the name where it stands alone and could give the client away ("Northmoor has 40 people"). `known` are words that may
 * stand: those of the place.
 */
export function findClientWord(text: string, companyName: string, known: string): string | null {
  const word = /^\p{Lu}[\p{L}’'-]+/u.exec(withoutLegalForm(companyName))?.[0]
  if (!word || word.length < LEAST_LETTERS || COMMON.has(word.toLowerCase())) return null
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'u')
  return pattern.test(text) && !pattern.test(known) ? word : null
}
