import type { Entity } from './entities'

/** A name of one to four words, as the source of a pattern (with the "u" flag). */
const NAME =
  "\\p{Lu}[\\p{Ll}'-]{2,}(?:[ -](?:upon|on|under|le|by|in|of)(?=[ -]\\p{Lu}))?(?:[ -]\\p{Lu}[\\p{Ll}'-]+){0,3}"
const SITE =
  '(?:[Oo]ffice|[Ss]ite|[Dd]epot|[Ww]orks|[Ff]actory|[Pp]lant|[Yy]ard|[Ll]ab|[Ww]orkshop|[Ss]hop|[Bb]ase|[Bb]ranch|[Ww]arehouse|[Qq]uarry|[Ll]ocation|[Hh]eadquarters|HQ|hq)'

/** How places in Britain are called: the endings and beginnings of their names. */
const SHAPED =
  /^(?:(?:Little|Great|Upper|Lower|Market|Port|Much|Long|Kings|Bishops|Castle|Saint|St|Chipping|Royal|North|South|East|West|New|Old|High|Nether|Temple|Stoke|Isle|Mount) \p{Lu}|(?:Aber|Llan|Pen|Strath|Inver|Kil|Tre|Dun|Glen|Auch|Bally|Pont|Caer|Kirk)\p{Ll}{3}|\p{Lu}\p{Ll}+(?:ton|ham|ford|bury|ley|worth|wick|wich|by|mouth|pool|cester|field|combe|stead|burgh|dale|shaw|thorpe|bridge|minster|borough|moor|hurst|stow|wood|wold|ness|stone|church|firth|ington|hythe|marsh)\b)/u

/** True for a name that is formed like those of places in Britain. */
export function isPlaceShaped(name: string): boolean {
  return SHAPED.test(name) && !/\b(?:Design|Software|Works|Studio|Suite)\b/.test(name)
}

const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|Easter|Christmas|The|Our|We|They|It|There)\b/

/** The frames in which a name is a place; the name is the first group. */
const PLACE_FRAMES: readonly RegExp[] = [
  `\\b[Ww]ithin (?:an? |\\w+ )?(?:half |\\w+ )?(?:hours?|minutes|miles|distance|reach|drive|commute)(?: or so)?(?:'s?)?(?: drive)? (?:of|from) (?:the |central )?(${NAME})`,
  `\\b(?:based|located|situated|home|rest|meet|sit|people|staff|engineers|us|team|${SITE}|days?|site) (?:is |are )?(?:in|at|near|round|around|outside|out of|just outside) (?:our |the |central )?(${NAME})`,
  `\\b${SITE}(?: is|'s|:) (?:in |at |near )?(${NAME})`,
  `^(${NAME}) is (?:the|our|where the) (?:\\w+ )?${SITE}\\b`,
  `^(${NAME}) (?:mainly|mostly|area|way|direction|only|based)$`,
  `^(?:\\w+ ){0,2}(?:near|round|around|outside) (?:our |the |central )?(${NAME})$`,
].map((source) => new RegExp(source, 'u'))

const SHAPED_FRAMES: readonly RegExp[] = [
  `^(?:[Ii]t's|[Ii]t is|[Ww]e're|[Ww]e are|[Tt]hat's) (${NAME})`,
  `(?:^|\\b(?:in|at|from|near) )(${NAME})(?: now| again)?$`,
].map((source) => new RegExp(source, 'u'))

const ASKED_FOR =
  /\b(?:must|know|knows|knowledge|skills?|experience|familiar|proficient|use|uses|using|used|trained|certified|qualified|written|drawn|modelled|programmed|background)\b/i

function placesIn(text: string): Entity[] {
  if (ASKED_FOR.test(text)) return []
  for (const frame of [...PLACE_FRAMES, ...SHAPED_FRAMES]) {
    const match = frame.exec(text)
    const name = match?.[1]
    if (match === null || name === undefined || NO_PLACE.test(name)) continue
    if (SHAPED_FRAMES.includes(frame) && !isPlaceShaped(name)) continue
    const start = match.index + match[0].lastIndexOf(name)
    return [{ start, end: start + name.length, kind: 'place' }]
  }
  return []
}

/** Initials that say something about people, money or time, not about a tool. */
const COMMON =
  /^(?:UK|HR|CEO|MD|CTO|COO|FD|CVs?|AM|PM|DOE|OTE|PAYE|FTE|FTC|EVs?|IT|NB|PS|ASAP|TB[CDA]|OK|EU|USA?|GBP?|WFH|PA|TV|DIY|KPIs?|BBC|VAT|PLC|PPE|GMT|BST|Q[1-4]|ID|TUPE|EAP|CPD|MOD|NHS|HMRC|MP|SMEs?|IR35|PM|AGM|NDA|OEMs?|LTD|PQE|BH|SC|DV|STEM|H&S|BUPA|PTO|QA|QC|SHE|EHS|HSE|IN|ON|AT|THE|AND|OR|NO|NOT|ALL|WE|A|I)$/
const TECHNICAL_NAME =
  /^(?:[A-Z]{2,6}\d{0,4}[a-z]?|[A-Z][a-z]+[A-Z]\w*|[A-Z]+[-/ ]?\d[\w./-]*|\p{Lu}[\p{Ll}]+ \dD)(?:(?: [\p{Ll}-]+){0,2})$/u
const OTHERWISE =
  /\b(?:cards?|tickets?|licen[cs]es?|cert\w*|member\w*|charter\w*|qualif\w*|degrees?|courses?|pass\w*|scheme|bonus|pension|allowance|framework|contract|project|programme|training|leave|office|site|team|cover|plan|insurance|holiday|days?|hours?|weeks?|years?|grade|apprentic\w*|clearance|works?|clients?|customers?|order|job|role|interview|call|rota|shift)\b/i

/** A short item that is nothing but initials or a code ("KORVA data", "BS 9931") names something technical. */
function technicalIn(text: string): Entity[] {
  const first = text.split(' ')[0] ?? ''
  if (!TECHNICAL_NAME.test(text) || COMMON.test(first) || OTHERWISE.test(text)) return []
  return [{ start: 0, end: first.length, kind: 'tool' }]
}

/** Names that stand in no list, told by the words around them and their form; only for a text without a known name. */
export function unknownNames(text: string): Entity[] {
  if (!/\p{Ll}/u.test(text) && text.length > 9) return []
  const places = placesIn(text)
  return places.length > 0 ? places : technicalIn(text)
}

const CODE = /\b(?:[A-Z]{3,6}\d{0,4}[a-z]?|[A-Z][a-z]+[A-Z]\w*|[A-Z]+[-/]?\d[\w./-]*)\b/g

/** True where initials or a code stand in a text that is not in capitals as a whole: the names of tools and standards look so. */
export function hasCode(text: string): boolean {
  return /\p{Ll}/u.test(text) && (text.match(CODE) ?? []).some((token) => !COMMON.test(token))
}
