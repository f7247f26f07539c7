import { unwrap } from './lines/words'

/** How a paper is asked for. `later` can be gained after the start, and `instead` can be made up for by work. */
export type PaperKind =
  | 'dbs'
  | 'rightToWork'
  | 'clearance'
  | 'driving'
  | 'passport'
  | 'test'
  | 'later'
  | 'unfinished'
  | 'instead'
  | 'member'
  | 'registration'
  | 'lawful'
  | 'card'
  | 'reference'
  | 'qualification'

const DBS = /\b(?:dbs|disclosure)\b/i
const RIGHT_TO_WORK = /\b(?:right|eligible|eligibility|entitled) to work\b|\b(?:eu|uk|british) passport\b/i
const CLEARANCE =
  /\b(?:sc|dv|ctc|security|mod|bpss)\b(?: level)?(?: clear(?:ed|ance)| vetting| check)?|\bclearance\b|\bvetting\b/i
const DRIVING =
  /\bdriving licen[cs]e\b|\b(?:full|clean|valid|uk|car)(?: \p{L}+)? licen[cs]e\b|\bdrives?\b|\bdriving\b|\bdrivers?\b(?! (?:card|training|cpc|certificate|qualification))/iu
/** Of a vehicle or a machine that the job is about. */
const SPECIAL_LICENCE =
  /\b(?:flt|fork ?lift|hgv|lgv|pcv|psv|adr|cpc|crane|excavator|dumper|counterbalance|reach truck|train)\b/i
const TEST = /\bface[- ]?fit|\b(?:drugs?|alcohol)\b.*\b(?:tests?|screen\w*)\b/i
/** To travel with, and not the card of a trade. */
const PASSPORT = /(?<!\b(?:ccnsg|health|safety|sentinel|site|skills|training) )\bpassport\b/i
const REFERENCE = /\breferences?\b|\breferees?\b/i

/** What somebody may do to get it. */
const GET =
  '(?:obtain|get|gain|sit|take|do|study|achieve|finish|complete|renew|apply|work (?:towards|for)|pass|hold|undertake|be trained|train)'
const LATER_SIGNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:or|and|,) ?(?:(?:can|could|will)|(?:(?:be|are|is) )?(?:able|willing|ready|prepared|happy|keen) to|(?:an? )?(?:readiness|willingness|ability|plan) to) ${GET}\\b`,
    'i',
  ),
  new RegExp(`^(?:willing|able|ready|prepared|happy|keen) to ${GET}\\b`, 'i'),
  /^(?:you )?(?:carry|carries|hold|holds|have|has),? or (?:can|could|will) (?:obtain|get|gain)\b/i,
  /\bor (?:pass(?:es)?|sits?|gains?|gets?|obtains?|completes?|achieves?|takes?)\b/i,
  /\b(?:with)?in(?:side)? (?:the |your )?(?:first |next )?(?:\d+|an?|one|two|three|four|six|eight|nine|ten|twelve|eighteen|twenty-four) (?:days?|weeks?|months?|years?)\b/i,
  /\b(?:with)?in reach\b|\bpart[- ]way\b|\bbooked (?:on|in|to)\b|\bworking towards\b|\bclose to\b|\bprogress towards\b|\bcan be arranged\b|\bsome way towards\b/i,
  /\btraining (?:is |will be |can be )?(?:given|provided|arranged)\b|\bwe(?:['’]ll| will| can) (?:train|put|fund|pay|teach)\b|\bif not (?:already )?held\b/i,
]
/** That it need not be finished. */
const UNFINISHED =
  /\b(?:due|about|expecting|expected|predicted|hoping|on (?:track|course)) to (?:be awarded|complete|finish|gain|get|graduate|pass|qualify)\b|\bgraduating (?:in|this|next)\b|\bfinal[- ]year students?\b|\bor (?:in (?:its |the )?(?:final|last) (?:papers|year|stages?|modules?)|nearly (?:so|complete)|near(?:ing)? completion|in progress|under way|studying|part[- ]qualified)\b/i
/** "Or equivalent experience", but not "or an equivalent certificate". */
const INSTEAD =
  /\bor (?:the|an?) (?:same|equivalent|similar|equal)(?: \p{L}+)? (?:gained|got|learned|learnt|earned|built up|from) (?:on|at|in|by|through|the)\b|\b(?:or|and) (?:an? |the )?(?:(?:equivalent|similar|same|relevant) (?:knowledge|experience|skill|route)|background|experience|progress|means|time[- ]served|self-taught|track record)|\btrack record\b|\bor (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:equivalent|experience)\b(?! (?:[\p{L}-]+ ){0,2}(?:apprenticeship|award|card|certificate|degree|diploma|licen[cs]e|qualification|ticket)s?\b)|\bin (?:its|their) place\b|\bor (?:an? )?(?:similar|like|comparable) (?:\p{L}+ )?(?:schooling|training|study|course)\b|\bequivalent experience\b|\bequal depth\b|\bqualified by experience\b/iu
/** Without which the law lets nobody do the work. */
const BY_LAW =
  /\bf-?gas\b|\b2079\b|\bgas safe\b|\bsia licen[cs]e\b|\b(?:hgv|lgv|pcv|psv) licen[cs]e\b|\bdriver cpc\b|\badr\b|\bpart[- ]66\b|\bnmc\b|\bhcpc\b|\basbestos (?:removal )?licen[cs]e\b/i
const REGISTRATION = /\bregist(?:ered|ration)\b/i
const MEMBER = /\b(?:chartered|incorporated|ceng|ieng|member|membership|fellow)\b/i
const RUNS_OUT =
  /\b(?:cards?|tickets?|licen[cs]es?|medical|gwo|bosiet|cscs|ecs|smsts|sssts|ipaf|pasma|stcw|sentinel|acs|passport|refresher|in date|current|codings?|coded)\b/i
const QUALIFICATION =
  /\b(?:degrees?|diploma|nvq|svq|hnc|hnd|onc|ond|btec|gcses?|a[- ]levels?|b\.?eng|m\.?eng|bsc|msc|phd|apprenticeship|city (?:&|and) guilds|level \d)\b/i
const OTHER_PAPER =
  /\b(?:cards?|tickets?|certificates?|medical|training|cscs|ecs|ipaf|besc|pasma|smsts|sssts|sentinel|nebosh|iosh|degree|hnc|hnd|nvq)\b/i

const isLater = (text: string) => LATER_SIGNS.some((sign) => sign.test(text))

function readOwnKind(text: string, isLicence: boolean): PaperKind {
  const isLegal = BY_LAW.test(text)
  if (isLater(text)) return 'later'
  if (UNFINISHED.test(text)) return 'unfinished'
  if (isLegal) return 'lawful'
  if (!isLicence && INSTEAD.test(text)) return 'instead'
  if (MEMBER.test(text) && !QUALIFICATION.test(text)) return 'member'
  if (REGISTRATION.test(text)) return 'registration'
  if (QUALIFICATION.test(text) && !/\b(?:cards?|tickets?)\b/i.test(text)) return 'qualification'
  return isLicence || RUNS_OUT.test(text) ? 'card' : 'qualification'
}

/** What a line asks to see. A driving licence and a card are two things. `isLicence`: our guides name it as one. */
export function readPaperKinds(line: string, isLicence: boolean): PaperKind[] {
  const text = unwrap(line)
  if (DBS.test(text)) return ['dbs']
  if (RIGHT_TO_WORK.test(line)) return ['rightToWork']
  if (CLEARANCE.test(text)) return ['clearance']
  if (TEST.test(text)) return ['test']
  const own = [DRIVING, PASSPORT].filter((paper) => paper.test(text))
  if (own.length > 0 && !SPECIAL_LICENCE.test(text)) {
    const others = text
      .split(/[;,]| and (?=\p{L})/u)
      .filter((part) => !own.some((paper) => paper.test(part)) && OTHER_PAPER.test(part))
    return [
      own.includes(DRIVING) ? 'driving' : 'passport',
      ...(others.length > 0 ? [readOwnKind(others.join('; '), isLicence)] : []),
    ]
  }
  if (REFERENCE.test(text) && !QUALIFICATION.test(text)) return ['reference']
  return [readOwnKind(line, isLicence)]
}
