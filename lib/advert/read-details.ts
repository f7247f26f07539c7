import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { isRegion } from './region'
import type { Advert, Contract, WorkPattern } from './schema'

const CONTRACT_WORDS: readonly [RegExp, Contract][] = [
  [/\bperm(?:anent)?\b/i, 'permanent'],
  [/\bfixed[- ]term\b|\bftc\b|\bmaternity cover\b/i, 'fixedTerm'],
  [/\btemp(?:orary)?\b/i, 'temporary'],
  [/\bapprentice(?:ship)?\b/i, 'apprenticeship'],
  [/\bfreelance\b|\bcontractor\b|\bday[- ]rate\b|\bir35\b|^contract\b|\bor (?:a )?contract\b/i, 'contract'],
]

/** Null where the words name no kind, or several. */
export function readContract(text: string): Contract | null {
  const slot = parseSlot('contractType', text)
  if (slot?.kind === 'contract') return slot.type
  const found = CONTRACT_WORDS.flatMap(([pattern, type]) => (pattern.test(text) ? [type] : []))
  return found.length === 1 ? (found[0] ?? null) : null
}

export const saysContract = (text: string): boolean =>
  CONTRACT_WORDS.some(([pattern]) => pattern.test(text)) || parseSlot('contractType', text) !== null

const HYBRID = /\bhybrid\b|\b(?:on[- ]site|in the office|from home|at home|remote(?:ly)?)\b/i
/** Who starts from home and drives to customers is no remote worker, so "home based" alone says nothing. */
const ALWAYS_REMOTE =
  /^(?:(?:(?:fully|entirely|always|permanently|100 ?%) )?remote|(?:fully|entirely|always|permanently|100 ?%) home[- ]based)\b(?!.*\b(?:days?|hybrid|office|site|negotiable|possible|option)\b)/i

export function readWorkPattern(text: string): WorkPattern | null {
  const slot = parseSlot('workPattern', text)
  if (slot?.kind === 'pattern') return slot.where
  if (ALWAYS_REMOTE.test(text)) return 'remote'
  if (!HYBRID.test(text)) return null
  return /\bhybrid\b|\bhome\b|\bremote/i.test(text) ? 'hybrid' : 'onSite'
}

/** From this many hours a week a job is full-time, and below the other part-time; between them the words decide. */
const FULL_TIME_HOURS = 35
const PART_TIME_HOURS = 30

export function readTime(texts: readonly string[]): Advert['time'] {
  const text = texts.join(' ')
  const [isPart, isFull] = [/\bpart[- ]time\b/i.test(text), /\bfull[- ]time\b/i.test(text)]
  if (isPart !== isFull) return isPart ? 'part' : 'full'
  const slots = texts.map((said) => parseSlot('hours', said))
  const hours = slots.find((slot) => slot?.kind === 'hours')
  const most = hours ? hours.max : Number(/(\d+(?:\.\d+)?)\s?(?:hours|hrs)/i.exec(text)?.[1] ?? Number.NaN)
  if (most >= FULL_TIME_HOURS) return 'full'
  return most < PART_TIME_HOURS ? 'part' : null
}

/** Not a road, such as "the M62 corridor" or "off the A1". */
const POSTCODE =
  /(?<!\b(?:the|off|along|up|down|on|near|junction \d+(?: of)?(?: the)?) )\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*(\d[A-Z]{2}))?\b(?! (?:corridor|motorway|junctions?|road)\b)/
const REMOTE_PLACE =
  /^(?:(?:fully|entirely|100 ?%) )?(?:remote|home[- ]based|anywhere|work(?:ing)? from home)\b/i
const TOWN = String.raw`\p{Lu}[\p{L}’'-]+(?:[ -](?:\p{Lu}[\p{L}’'-]+|(?:on|upon|under|in|le|the|of|by)(?= \p{Lu}|-\p{Lu})))*`
/** "Our Tyneside works in Wallsend" is in Wallsend. */
const PLACED_TOWN = new RegExp(String.raw`\b(?:[Ii]n|[Aa]t)\s+(${TOWN})`, 'gu')
/** "Leyland, near Moss Side" is in Leyland. */
const LEADING_TOWN = new RegExp(String.raw`^(${TOWN})(?=,|\s*$|\s+(?:near|just|off|outside|by)\b)`, 'gu')
const TOWN_NEARBY = new RegExp(
  String.raw`\b(?:[Nn]ear|[Oo]utside|[Ee]dge of|[Oo]utskirts of)\s+(${TOWN})`,
  'gu',
)
/** "Worcestershire; Malvern", "Worcestershire (Malvern)". */
const LISTED_TOWN = new RegExp(String.raw`(?:^|[,;(]\s*)(${TOWN})(?=[,;.)]|\s*$)`, 'gu')
const ANY_TOWN = new RegExp(`(${TOWN})`, 'gu')
const BUILDING =
  /\b(?:House|Court|Mills?|Wharf|Buildings?|Estate|Centre|Lane|Street|Road|Avenue|Quay|Block|Campus)$/u
const NOT_TOWN =
  /^(?:The|Our|Their|We|It|Based|Hybrid|Remote|On|Site|Office|Main|Head|Two|Three|One|Either|Mostly|Mainly|Work|Works|About|Around|Roughly|Anywhere)$/

/** Says of a sentence where people may live: none of its towns is where the job is, except that to which they must be near. */
const IS_HOME = /\b(?:live|living|lives|reside|home towns?|commut(?:e|ing|able))\b/i
const REACHED = new RegExp(
  String.raw`\b(?:hours?|minutes?|mins?|miles?|drive|commute|distance|reach|commutable) (?:drive )?(?:of|from|to) (${TOWN})`,
  'u',
)
/** Says of a town that the firm is there. */
const BASE = new RegExp(
  String.raw`\b(?:[Bb]ased (?:at|in|out of|from)|[Bb]ase(?: is)?(?: at| in)?|(?:[Oo]ffice|[Dd]epot|[Ff]actory|[Ww]orks|[Ww]orkshop|[Ss]ite|[Yy]ard|[Pp]lant|HQ|[Hh]ead office)(?: is)? (?:in|at)|our) (${TOWN})`,
  'u',
)
const BASE_NAMED = new RegExp(
  String.raw`\b(${TOWN}) (?:office|depot|factory|works|workshop|site|yard|plant|base|HQ)\b`,
  'u',
)

const NATION =
  /^(?:UK|United Kingdom|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Ireland|Europe)$/

/** Of a line that also says where people may live: the base it names, else what the rest of it says, else the town they must live near. */
function withoutHomes(text: string): string {
  const sentences = text.split(/(?<=[.;])\s+/)
  const homes = sentences.filter((sentence) => IS_HOME.test(sentence))
  if (homes.length === 0) return text
  const base = BASE.exec(text)?.[1] ?? BASE_NAMED.exec(text)?.[1]
  if (base) return base
  const others = sentences.filter((sentence) => !homes.includes(sentence)).join(' ')
  const town = findTown(others.replace(POSTCODE, ''))
  if (town !== null && !NATION.test(town)) return others
  return REACHED.exec(homes.join(' '))?.[1] ?? text
}

/** "In Derby", "from a factory near Boston", "the middle of Exeter". */
const TOWN_OF_FIRM = new RegExp(
  String.raw`\b(?:in|at|near|from|outside|(?:middle|centre|edge|outskirts) of)\s+(${TOWN})`,
  'gu',
)

/** Where a line names a district first, the town of it that the company says it is in. */
function findTownOfFirm(text: string, town: string, firm: string): string | null {
  const known = townsBy(firm, TOWN_OF_FIRM).filter((name) => !isRegion(name) && !BUILDING.test(name))
  const holds = (name: string) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(text)
  return known.some((name) => town.includes(name)) ? null : (known.find(holds) ?? null)
}

/** The first words of the line that can be a town; the line itself where none can. `firm` is what the company says of itself. */
export function readPlace(text: string, firm = ''): Advert['place'] {
  if (REMOTE_PLACE.test(text)) return null
  const place = readTown(withoutHomes(text))
  const town = findTownOfFirm(withoutHomes(text), place.town, firm)
  return { ...place, text, ...(town !== null && { town, isTownRead: true }) }
}

function readTown(text: string): NonNullable<Advert['place']> {
  const found = POSTCODE.exec(text)
  const postcode = found ? [found[1], found[2]].filter(Boolean).join(' ') : null
  const bare = (found ? text.replace(found[0], '') : text).replace(/[\s,;]+$/, '').trim()
  const slot = parseSlot('location', bare)
  const name = slot?.kind === 'place' ? slot.name : null
  // "Shrewsbury (Claremont House)": an address in brackets is in the town before it.
  const outside = findTown(bare.replace(/\s*\([^)]*\)/gu, ''))
  const isKnown = outside !== null && outside !== bare && !isRegion(outside) && /\(/.test(bare)
  const town = isKnown ? outside : findTown(bare, name === null ? [] : namesIn(name))
  return { text, town: town ?? bare, postcode, isTownRead: town !== null }
}

/** Of "Leyland, near Moss Side" the town, and not what is near it. */
const namesIn = (name: string): string[] =>
  name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /^\p{Lu}/u.test(part) && !/^(?:Near|Off|Outside|Just|By|Our|The)\b| way$/u.test(part))

const NEXT_TOWN = new RegExp(`^,\\s+(${TOWN})(?=[,.;]|\\s*$)`, 'u')

/** "Sutton Fields, Hull" is in Hull: of an address the town, and not the part of it. */
function lastTown(town: string, rest: string): string {
  const next = NEXT_TOWN.exec(rest)
  const name = next?.[1]
  if (!next || !name || isRegion(name)) return town
  return lastTown(name, rest.slice(next[0].length))
}

const townsBy = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: found, 1: town = '', index }) =>
    NOT_TOWN.test(town.split(' ')[0] ?? '') ? [] : [lastTown(town, text.slice(index + found.length))],
  )

/** The town of a line: what it says the place is in, at or near, else its first name. A region only where it names no town. */
function findTown(text: string, names: readonly string[] = []): string | null {
  const towns = [PLACED_TOWN, LEADING_TOWN, TOWN_NEARBY, LISTED_TOWN].flatMap((pattern) =>
    townsBy(text, pattern),
  )
  const isTown = (name: string) => !isRegion(name) && !BUILDING.test(name)
  return (
    names.findLast(isTown) ??
    towns.find(isTown) ??
    names.at(-1) ??
    towns[0] ??
    townsBy(text, ANY_TOWN)[0] ??
    null
  )
}
