import { withoutLegalForm } from '@/lib/advert/client-name'

/** What companies do, in the third person. */
const DOES =
  'advises assembles builds casts cleans covers delivers designs develops distributes employs engineers exports fabricates finishes forges funds gives grows installs inspects machines maintains makes manages manufactures moulds moves offers operates owns packs pays prints processes produces provides recycles refurbishes repairs restores runs sells serves services specialises supplies supports tests trades trains transports treats uses works'.split(
    ' ',
  )

const baseOf = (verb: string): string =>
  /(?:ss|sh|ch|x|zz)es$/.test(verb)
    ? verb.slice(0, -2)
    : verb.endsWith('ies')
      ? `${verb.slice(0, -3)}y`
      : verb.slice(0, -1)

/** By their third person: "makes" is "make". */
export const FIRM_VERBS: ReadonlyMap<string, string> = new Map(DOES.map((verb) => [verb, baseOf(verb)]))

const AUXILIARIES: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['isn’t', 'aren’t'],
  ['hasn’t', 'haven’t'],
])
const pluralOf = (verb: string): string | undefined => AUXILIARIES.get(verb) ?? FIRM_VERBS.get(verb)

/** The first verb, and those that are joined to it: "designs, builds and tests". */
const CHAIN =
  /^(?<adverb>(?:also|now|still|currently|mainly) )?(?<verbs>[\p{L}’']+(?:, [\p{L}]+)*(?:,? (?:and|or) [\p{L}]+)?)(?= |$)/u
/** A word that stands for the firm in the third person. */
const STANDS_FOR_FIRM = /\b(?:its?|itself|they|their|them(?=selves))\b/i
/** What may be another verb of the firm, which would have to change too. */
const LATER_WORD =
  /(?:,|\b(?:and|but|or|then)) (?:(?:also|now|then) )?(?<word>\p{Ll}+s)(?<object> (?:them|it|the|an?|all|every|our|up|out|over|off)\b)?/gu
const RELATIVE = /\b(?:that|which|who|where|whose)\b/

/** "Repairs and maintains bridges" as "repair and maintain bridges". Null where it isn’t certain that nothing else would have to change. */
export function asPlural(predicate: string): string | null {
  const found = CHAIN.exec(predicate)
  const verbs = found?.groups?.verbs ?? ''
  const words = verbs.split(/([, ]+(?:(?:and|or) )?)/)
  const isVerb = (word: string) => pluralOf(word) !== undefined
  const [first = ''] = words
  if (!found || !isVerb(first)) return null
  const isChain = words.every((word, at) => at % 2 === 1 || isVerb(word))
  const start = (found.groups?.adverb ?? '').length
  const rest = predicate.slice(start + (isChain ? verbs : first).length)
  if (STANDS_FOR_FIRM.test(rest)) return null
  const [own = ''] = rest.split(RELATIVE, 1)
  const mayBeVerb = ({ groups }: { groups?: Record<string, string> | undefined }) =>
    groups?.object !== undefined || isVerb(groups?.word ?? '')
  if ([...own.matchAll(LATER_WORD)].some(mayBeVerb)) return null
  const plural = isChain ? words.map((word, at) => (at % 2 === 1 ? word : pluralOf(word))) : [pluralOf(first)]
  return `${predicate.slice(0, start)}${plural.join('')}${rest}`
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The firm as the first words of a sentence: by its name, with or without "Ltd", or as the company. */
const subjectOf = (company: string): RegExp => {
  const names = [...new Set([company.trim(), withoutLegalForm(company)])].filter(Boolean)
  const named = names.sort((one, other) => other.length - one.length).map(escapePattern)
  return new RegExp(`^(?:${[...named, '(?:The|This|Our) (?:company|firm|business)'].join('|')}) `, 'u')
}

/** Sentences that go on speaking of the firm. */
const GOES_ON = /^(?:It|Its|They|Their)\b/

const splitText = (text: string): string[] =>
  [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)

/**
 * The firm in its own words: "Castle Pumps makes pumps" as "We make pumps". All sentences that begin with it, or none: unchanged where
 * one of them cannot be said so with certainty.
 */
export function speakAsFirm(text: string, company: string): string {
  const subject = subjectOf(company)
  const spoken = splitText(text).map((sentence) => {
    const named = subject.exec(sentence)?.[0]
    if (named === undefined) return GOES_ON.test(sentence) ? null : sentence
    const plural = asPlural(sentence.slice(named.length))
    return plural === null ? null : `We ${plural}`
  })
  return spoken.every((sentence) => sentence !== null) ? spoken.join('') : text
}
