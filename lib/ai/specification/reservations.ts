import { namesOf } from '@/lib/consultation/guard/language/names'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isDoubted, SAYS_PLANNED } from '@/lib/specification/doubted'
import { asksNotToName, saysName } from '@/lib/specification/secret-names'
import { isUnpromised, namesOffer, SAYS_CAVEAT } from '@/lib/specification/unpromised'
import type { CheckContext } from './check'
import type { Source } from './sources'

/** An offer that the manager does not promise, printed as if it were certain. */
export const lacksCaveat = (text: string, { sources }: CheckContext): boolean =>
  namesOffer(text) &&
  !SAYS_CAVEAT.test(text) &&
  sources.some(({ said, saidIn }) => isUnpromised(text, `${said}. ${saidIn}`))

/** A project that the agency knows to be undecided, printed as if it were certain. */
export const lacksPlanned = (
  { text, section }: { text: string; section: string },
  cited: readonly Source[],
  { sources }: CheckContext,
): boolean =>
  !SAYS_PLANNED.test(text) &&
  isDoubted(
    { section, evidence: cited.flatMap(({ evidence }) => evidence) },
    sources.flatMap(({ facts }) => facts),
  )

const REPORTS_TO = /\breport(?:s|ing)? to\b|\b(?:line manager|boss) is\b/i

/** Who they report to, under a label of the practical rows. */
export const isReportingInRow = (text: string, section: string): boolean =>
  ['workPattern', 'hours', 'travel', 'onCall', 'location'].includes(section) && REPORTS_TO.test(text)

const CAVEAT = /,? ?\(?\b(?:discretionary|(?:which is )?not (?:guaranteed|promised))\b\)?/gi

/** "(not guaranteed)" is borne out by whichever source says so. What the line's own words say stays to be compared. */
export const withoutCaveat = (text: string, before: string, { sources }: CheckContext): string =>
  !isUnpromised(text, before) && sources.some(({ said, saidIn }) => isUnpromised(text, `${said}. ${saidIn}`))
    ? text.replace(CAVEAT, '').trim()
    : text

/** Names of what is not to be named, as far as no other source has them. */
function secretNames({ sources, company, jobTitle }: CheckContext): Set<string> {
  const namesIn = (text: string) => namesOf(tokensOf(text))
  const open = new Set(
    namesIn(
      [company, jobTitle ?? '', ...sources.flatMap(({ said }) => (asksNotToName(said) ? [] : [said]))].join(
        '\n',
      ),
    ),
  )
  return new Set(
    sources.flatMap(({ said }) =>
      asksNotToName(said) ? namesIn(said).filter((name) => !open.has(name)) : [],
    ),
  )
}

export const saysSecretName = (text: string, context: CheckContext): boolean => {
  if (saysName(text, context.secretNames ?? [])) return true
  const secret = secretNames(context)
  return secret.size > 0 && namesOf(tokensOf(text)).some((name) => secret.has(name))
}

/** A line without a name says the same. */
export const isNameless = (text: string, { secretNames = [] }: CheckContext): boolean =>
  asksNotToName(text) || saysName(text, secretNames)

/** "CAD", "GX Works", "hyperMILL": terms with capitals of their own around a fact, no names of people or places. */
export const termsIn = (text: string): string[] =>
  text.match(/\b(?:\p{Lu}[\p{Lu}\d&/-]+|(?!Ma?c)\p{L}\p{Ll}+\p{Lu}[\p{L}\d]*)\b/gu) ?? []

/** What a note for the agency may say of itself. */
const NOTE_LABEL =
  /^(?:(?:this is )?(?:private|confidential|in confidence|for the agency|agency|for the recruiter|not for candidates|not for the advert)(?: only)?(?:,? (?:and|but)? ?not for (?:the advert|candidates|print(?:ing)?))?[:,.] )|(?<=\. )(?:this|it) is (?:private|confidential|for the agency)(?: only)?(?:,? (?:and|but)? ?not for (?:the advert|candidates|print(?:ing)?))?\.?$|(?:, (?:and )?(?:in confidence|(?:this is )?for the agency(?: only)?)|(?<=\.) this is in confidence)\.?$/i

export const withoutLabel = (text: string): string => text.replace(NOTE_LABEL, '').trim()

const TELLER = '(?:(?:the|our|your) (?:hiring )?(?:manager|client|owner|director|boss|contact)|they|he|she)'
/** Who said it, or that somebody did in confidence. */
const TELLS_WHO = new RegExp(
  `\\b${TELLER}(?: (?:has|had|have|also|privately))* (?:says?|said|tells?|told|asks?|asked|mentions?|mentioned|admits?|admitted|confides?|confided|thinks?|feels?|wants?|wanted|prefers?|would (?:like|rather|prefer))\\b|\\baccording to ${TELLER}\\b|\\b(?:said|told|shared|given) (?:\\p{L}+ ){0,3}in confidence\\b`,
  'iu',
)
const FIRST_PERSON = /(?<![\p{L}\p{N}/&.-])I(?![\p{L}\p{N}/&.-])|\b(?:my|me|myself)\b/u

/** A note that says who told it, where its sources speak of nobody else who did. */
export const tellsWho = (text: string, said: string): boolean =>
  FIRST_PERSON.test(text) || (TELLS_WHO.test(text) && !TELLS_WHO.test(said))
