import { leaveOutAsides } from '@/lib/ai/note-taker/writing/asides/leave-out'
import { withoutBaseline, withoutDriver } from '@/lib/consultation/brief/baselines'
import { tellsGrievance, withoutStart } from '@/lib/consultation/brief/failures'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import { leaveOutComments } from '@/lib/consultation/guard/rewording/comments'
import { isContent } from '@/lib/consultation/guard/rewording/text'
import { GENERIC } from '@/lib/consultation/guard/rewording/words'
import { withoutYears } from '@/lib/consultation/guard/years'
import type { Section } from '@/lib/specification/options'
import type { Source } from './sources'

/** "Life cover, three times" says nothing until somebody says of what. */
const withoutBareMultiple = (said: string): string =>
  said.replace(
    /,? (?:of |at |is )?(?:\d|two|three|four|five|six) ?(?:times|x)\b(?! (?:(?:your|the|a|an|annual|basic|base|gross) )*(?:salary|pay|year|week|month|earnings))/gi,
    '',
  )

/** Under "Nice to have", what says that it is no must is said twice. */
const withoutHedge = (said: string): string =>
  said.replace(
    /[,;]? ?(?:(?:but|though|although) )?(?:(?:it|that|this|they|those)(?:['’]s|['’]re| is| are) )?(?:not|no) (?:a |an )?(?:must|needed|essential|required|requirement|deal[- ]?breaker)s?\b/gi,
    '',
  )

/** What was said of why there is a job, for the agency. */
export const driverOf = (sources: readonly Source[]): string =>
  sources
    .flatMap(({ facts }) => facts)
    .flatMap(({ topic, audience, value }) => (topic === 'driver' && audience === 'agency' ? [value] : []))
    .join('. ')

/** Why there is a job, or what it is part of, behind an aim: "driven by the new line", "in work that runs for three years". */
const SETTING =
  /[,;]? ?\b(?:driven by|on the back of|thanks to|as part of|(?:in|on|for) (?:the |an? )?(?:[\p{L}-]+ )?(?:work|jobs?|projects?|contracts?|programmes?|schemes?) (?:that|which|running|lasting|until))\b[^,;.]*/giu
const withoutSetting = (said: string): string => said.replace(SETTING, '').trim()

/** A clause that tells of the job and not of the aim. Null where there is none. */
export const findSetting = (text: string): string | null =>
  text.match(SETTING)?.[0].replace(/^[\s,;]+/, '') ?? null

/**
 * Forms of what was said that a line of `section` may say just as well. Nobody needs the number of years of a wish, or how bad it is where
 * that is the `driver`. A goal keeps the figure that it starts from.
 */
export function listShorterForms(said: string, section: Section, driver: string): string[] {
  const plain = withoutSoftener(withoutIdleReason(said))
  return [...(plain === said ? [] : [plain]), ...formsOf(said, section, driver)]
}

function formsOf(said: string, section: Section, driver: string): string[] {
  if (section === 'niceToHave') return [withoutYears(said), withoutHedge(said)]
  if (section === 'firstYear') return [withoutDriver(said, driver), withoutSetting(said)]
  if (section === 'responsibilities')
    return [withoutStart(said), withoutBaseline(said), withoutDriver(said, driver)]
  return section === 'benefits' ? [withoutBareMultiple(said)] : []
}

/** A reason in words that are said of any need: "because you need the knowledge". */
const REASON = /,? \b(?:because|cos|as|since)\b ([^,;.]+)/giu
const withoutIdleReason = (said: string): string =>
  said.replace(REASON, (clause, reason: string) =>
    tokensOf(reason).some(({ text }) => isContent(text) && !GENERIC.test(text)) ? clause : '',
  )

/** "A bit of Python": how little it is tells a candidate nothing. */
const withoutSoftener = (said: string): string =>
  said.replace(/\b(?:a )?(?:little )?bit of (?:an? )?(?=\p{L})/giu, '').trim()

/** Why the start is then: "for a handover", "so they overlap with the one who leaves". */
const HANDS_OVER =
  /[,;]? ?\b(?:for|with|so|to (?:have|get|give|allow|leave)|to(?= overlap))\b (?:[\p{L}\d’'-]+ ){0,5}?(?:hand-?over|overlaps?|cross-?over|bedded in)\b[^,;.]*/giu

const withoutOverlap = (said: string): string => {
  const plain = said.replace(HANDS_OVER, '').trim()
  return /[\p{L}\d]/u.test(plain) ? plain : said
}

/** Finds fault with other firms, or with whoever did the job before. */
const SNEER =
  /\b(?:cowboys?|clowns?|muppets?|idiots?|numpt(?:y|ies)|jokers?|chancers?|time-?wasters?|bodge\w*|fly[- ]by[- ]nights?|useless|hopeless|pathetic|a joke)\b|\b(?:unlike|not like) (?:the|those|that|some|most|other|our)\b|\b(?:the|that|those) (?:lot|mob|shower|outfit|crowd|big boys) (?:down|up|over|across|round|next|in)\b|\bthe last (?:lot|one|bloke|chap|fella|man|guy|person)\b/i
const CLAUSES = /(?<=[,;:–—.!?])\s+|\s+(?=(?:unlike|not like|because|cos|but)\b)/iu
/** In words. Less says nothing of the job. */
const LEAST_LEFT = 2

/** No company prints a sneer, with its figures or without. */
function withoutSneer(said: string): string {
  const clauses = said.split(CLAUSES)
  const plain = clauses
    .filter((clause) => !SNEER.test(clause) && !tellsGrievance(clause))
    .join(' ')
    .replace(/[\s,;:–—-]+$/u, '')
  return plain.split(/\s+/).length < LEAST_LEFT ? said : plain
}

/** What was said without its comments, its asides, its sneers, and at the start without an overlap with somebody. None where it has none of these. */
export function listWithoutTalk(said: string, section: Section): string[] {
  const plain = leaveOutComments(said)
  const alone = section === 'startDate' ? withoutOverlap(plain) : plain
  return [...new Set([plain, leaveOutAsides(plain, section), alone, withoutSneer(plain)])].filter(
    (text) => text !== said,
  )
}

/** All forms of what was said that a line of `section` may say, with the words as they are. */
export const listForms = (said: string, section: Section, driver: string): string[] => [
  said,
  ...listShorterForms(said, section, driver),
  ...listWithoutTalk(said, section),
]
