import { NUMBER, toNumber } from '@/lib/consultation/brief/slots/figures'
import type { Claim } from './claim'

const FULL_WEEK = 5

const WORKPLACE = '(?:office|works|workshop|factory|plant|site|depot|yard|lab(?:oratory)?)'
/** Not "1 in the afternoon" or "one in four". */
const BARE_IN = String.raw`in(?! (?:the )?(?:morning|afternoon|evening|night|every|\d|two|three|four|five|six|seven|eight|ten)\b)`
const IN_PLACE = `(?:on[- ]site|(?:in|at) (?:(?:the|our|their) )?(?:[\\p{L}’'-]+ )?${WORKPLACE}|${BARE_IN})`
const ALL_WEEK = `(?:every (?:single )?day|all week|(?:five|5) days(?: a week)?|full[- ]time|monday to friday)`
const ON_SITE = new RegExp(
  `\\b(?:fully|entirely|all|100 ?%) on[- ]site\\b|\\b${IN_PLACE}\\b[^.;]{0,12}\\b${ALL_WEEK}|\\b${ALL_WEEK},? ${IN_PLACE}(?![\\p{L}])|\\b(?:no|not) (?:remote|hybrid|home ?working|working from home|work from home)\\b`,
  'iu',
)
const REMOTE =
  /\b(?:fully|entirely|completely|100 ?%|all) remote\b|\bhome[- ]based\b|\bwork(?:ing)? (?:from|at) (?:home|wherever|anywhere)(?: (?:all (?:week|the time)|full[- ]time|every day))?(?=\W*$)|^(?:it['’]?s )?remote\b/i
const DAYS_IN = new RegExp(`\\b(${NUMBER})(?: days?)?(?: (?:a|per) week)? ${IN_PLACE}(?![\\p{L}])`, 'iu')
const DAYS_AT_HOME = new RegExp(`\\b(${NUMBER})(?: days?)?(?: (?:a|per) week)? (?:at|from) home\\b`, 'i')
/** Of some days, or of what may come. */
export const OTHER_PLACE_OF_WORK =
  /\b(?:sometimes|occasional\w*|could|may|might|if|when|after|later|first|initially|once|now and then|or|flexib\w*|last|previous|used to|was|were|visit\w*)\b/i

/** On site, hybrid or remote. */
export function readWhere(words: string): Claim[] {
  const atHome = toNumber(DAYS_AT_HOME.exec(words)?.[1] ?? '')
  const daysIn = toNumber(DAYS_IN.exec(words)?.[1] ?? '') ?? (atHome === null ? null : FULL_WEEK - atHome)
  if (daysIn !== null && daysIn > 0 && daysIn < FULL_WEEK && Number.isInteger(daysIn))
    return [{ kind: 'pattern', where: 'hybrid', daysOnSite: daysIn }]
  if (/\bhybrid\b/i.test(words)) return [{ kind: 'pattern', where: 'hybrid', daysOnSite: null }]
  if (ON_SITE.test(words)) return [{ kind: 'pattern', where: 'onSite', daysOnSite: null }]
  return REMOTE.test(words) ? [{ kind: 'pattern', where: 'remote', daysOnSite: null }] : []
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?'
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:[ -](?:(?!${DAY}\b)\p{Lu}[\p{L}’'-]+|on|upon|under|le)(?=[ -]\p{Lu}|\b))*`
const PLACE = new RegExp(
  String.raw`\b(?:(?:in|at|out of)(?: the| our)?|(?:the|our)(?=[^,;]*\b${WORKPLACE}\b)) (?!(?:the )?(?:UK|United Kingdom|England|Britain|Europe)\b)(?<name>${NAME})(?! (?:Ltd|Limited|plc|Group)\b)`,
  'gu',
)
/** Of somewhere else than the post. */
export const OTHER_PLACE =
  /\b(?:travel\w*|visit\w*|customers?|clients?|suppliers?|cover\w*|sometimes|occasional\w*|other|others|another|also|and|or|head ?(?:office|quarters)|hq|sites|offices|across|various|once|twice|used to|was|were|if|could|may|might|sister|parent|day|week|quarter|month|commut\w*|because|work at|project|scheme|mov(?:e|es|ed|ing)|manager)\b/i

export function readPlace(words: string): Claim[] {
  const names = [...words.matchAll(PLACE)].flatMap(({ groups }) => groups?.name ?? [])
  return names.length === 0 ? [] : [{ kind: 'place', name: names.join(', ') }]
}
