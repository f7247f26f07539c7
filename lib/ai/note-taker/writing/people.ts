import { PEOPLE } from '@/lib/consultation/guard/people'
import { isTitleWord } from '@/lib/knowledge/titles/title-words'

const isPerson = (name: string): boolean => PEOPLE.has(name.toLowerCase())

/** A name, with the "me" that it explains: "me, Dave Hingley", "me (Tom". */
const NAMED = /(?:(?<me>\b[Mm]e)(?:,? \(|,? ))?\b(?<name>\p{Lu}\p{Ll}+)(?<last> \p{Lu}\p{Ll}+)?(?!\p{L})/gu
const WORDS = '(?:[\\p{L}&-]+ ){0,3}[\\p{L}-]+'
/** "Steve, the engineering manager", "Hannah who’s our planner", "Priya, she’s the lab manager". */
const OWNED_BEHIND = new RegExp(
  `^,? (?:(?:who|she|he)(?:['’]s| is) )?(?<whose>(?:one of (?:the|our|my)|[Tt]he|[Oo]ur|[Mm]y)) (?<words>${WORDS})`,
  'u',
)
/** "Dave Hingley, toolroom manager", "Tom (head of design)". */
const BARE_BEHIND = new RegExp(`^(?:,| \\() ?(?<words>${WORDS})(?=$|[,.;)])`, 'u')
/** "our works manager Priya", "the Lab Supervisor, Mohammed". */
const IN_FRONT = new RegExp(`\\b(?<whose>[Tt]he|[Oo]ur|[Mm]y) (?<words>${WORDS})(?:,? | \\()$`, 'u')
/** "Lead engineer Sam", at the head of its sentence. */
const BARE_IN_FRONT = new RegExp(`(?:^|[.;:] )(?<words>${WORDS}) $`, 'iu')
/** What a role ends with: an office or a department is nobody. */
const HOLDER =
  /(?:er|or|ist|ian|man|woman|lead|head|chief|associate|deputy|apprentice|in charge)s?$|^(?:head|director|chief) of /i

/** Looked ahead at, as one role may stand among the words behind another. */
const NAMED_ROLE = new RegExp(`\\b(?:[Oo]ur|[Mm]y|[Tt]he) (?=(?<words>${WORDS}))`, 'gu')

/** "Bosch Rexroth, our main customer": what a firm is to another. */
const OF_FIRM =
  /(?:customer|client|supplier|contractor|partner|competitor|distributor|manufacturer|maker|provider|insurer|employer|neighbour)s?$/i

/** Who is called by what they do: "our lead engineer" is a "lead engineer". In lower case. */
export function listRoles(text: string): string[] {
  const found = [...text.matchAll(NAMED_ROLE)].flatMap(
    ({ groups }) => roleIn((groups?.words ?? '').split(/ (?:and|or|but|who)\b/)[0] ?? '') ?? [],
  )
  return [...new Set(found.filter((role) => HOLDER.test(role)).map((role) => role.toLowerCase()))]
}

/** The words up to the last that belongs to a job title, or null: "engineering manager and a". */
function roleIn(words: string): string | null {
  const parts = words.split(' ')
  const last = parts.findLastIndex((part) => isTitleWord(part.toLowerCase()))
  const isJoint = (part: string, at: number) =>
    part === 'of' ? !/^(?:head|director|chief)$/i.test(parts[at - 1] ?? '') : JOINTS.test(part)
  return last < 0 || parts.slice(0, last).some(isJoint) ? null : parts.slice(0, last + 1).join(' ')
}

const JOINTS = /^(?:and|or|but|who|with|to|for|in|on|at|by|from|of|is|was|will|a|an|the|our|my)$/

const isRole = (words = ''): boolean => words !== '' && roleIn(words) === words

const owner = (whose = ''): string => whose.replace(/\bmy$/i, 'our')

/** Where a person and the role that stands beside the name are in a text, and the role with its article. */
interface NamedRole {
  name: string
  start: number
  end: number
  role: string
}

/** Past the comma or bracket that closes what the one at `opening` opens: "Sam, our planner, left". */
const closeAside = (text: string, opening: number, end: number): number =>
  (text.charAt(opening) === ',' && /^, (?!(?:and|or|who|\p{Lu})\b)/u.test(text.slice(end))) ||
  (/^ ?\(/.test(text.slice(opening)) && text.charAt(end) === ')')
    ? end + 1
    : end

/** Each name beside which a role stands. The role in front of a name is not among its words. */
function rolesBeside(text: string): NamedRole[] {
  const found = [...text.matchAll(NAMED)].flatMap((match): NamedRole[] => {
    const { name = '', last, me } = match.groups ?? {}
    // A list of first names is never whole: a full name beside a job is somebody’s too.
    if (!isPerson(name) && last === undefined) return []
    const start = match.index
    const end = start + match[0].length
    const [before, after] = [text.slice(0, start), text.slice(end)]
    const owned = OWNED_BEHIND.exec(after)
    const { whose, words = '' } = owned?.groups ?? {}
    const role = roleIn(words)
    if (owned && role && HOLDER.test(role)) {
      const behind = end + owned[0].length - words.length + role.length
      return [{ name, start, end: closeAside(text, end, behind), role: `${owner(whose)} ${role}` }]
    }
    const front = IN_FRONT.exec(before)
    const held = front?.groups?.words ?? ''
    if (front && me === undefined && isRole(held) && HOLDER.test(held))
      return [
        {
          name,
          start: front.index,
          end: closeAside(text, start - 2, end),
          role: `${owner(front.groups?.whose)} ${held}`,
        },
      ]
    const alone = BARE_IN_FRONT.exec(before)?.groups?.words ?? ''
    if (me === undefined && isPerson(name) && isRole(alone) && HOLDER.test(alone))
      return [{ name, start: start - alone.length - 1, end, role: `the ${alone.toLowerCase()}` }]
    const bare = BARE_BEHIND.exec(after)
    const title = bare?.groups?.words ?? ''
    if (!bare || !isRole(title) || !HOLDER.test(title)) return []
    const isBracketed = `${match[0]}${bare[0]}`.includes('(') && after.charAt(bare[0].length) === ')'
    return [{ name, start, end: end + bare[0].length + (isBracketed ? 1 : 0), role: `the ${title}` }]
  })
  return found.filter(({ name, role }) => isPerson(name) || !OF_FIRM.test(role))
}

/** What people are called in `texts` besides their names: "Steve" is "the engineering manager". By name, in lower case. */
export function findRoles(texts: readonly string[]): ReadonlyMap<string, string> {
  const named = texts.flatMap(rolesBeside)
  return new Map(
    named.map(({ name, role }) => [
      name.toLowerCase(),
      role.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    ]),
  )
}

const CAPITALS = /\p{Lu}\p{Ll}+/gu
/** A name that only its job shows to be one may be a word elsewhere, so the words in front of it count too. */
const MET =
  /(?<=\b(?:with|to|by|from|under|for|and|or|meet|see|call|ring) )(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?!\p{L})/gu
/** Who does a job today: "the Tester in Charge, currently Alan or Bev". */
const HOLDS_NOW =
  /,? (?:currently|at the moment|for now|these days)(?: it['’]?s)? (?<one>\p{Lu}\p{Ll}+)(?: (?:and|or) (?<two>\p{Lu}\p{Ll}+))?(?=$|[,.;])/gu

/** "A shift manager, he’s the one they report to, Wes": whoever that is, it is said what they are. */
const REPORTS_BACK =
  /,? (?:and )?(?:he|she)['’]s (?:the one|who|whom) (?:they|you)(?:['’](?:d|ll))? report to(?:, \p{Lu}\p{Ll}+)?(?=$|[,.;])/gu

/** People by their jobs, where `roles` or the text itself says them. Names of which nothing is said stay. */
export function nameByRole(text: string, roles: ReadonlyMap<string, string>): string {
  const put = rolesBeside(text)
    .toReversed()
    .reduce((said, { start, end, role }) => `${said.slice(0, start)}${role}${said.slice(end)}`, text)
  return put
    .replace(REPORTS_BACK, ', who you report to')
    .replace(HOLDS_NOW, (said, one: string, two?: string) =>
      isPerson(one) && (two === undefined || isPerson(two)) ? '' : said,
    )
    .replace(MET, (words, name: string) => roles.get(name.toLowerCase()) ?? words)
    .replace(CAPITALS, (name) => (isPerson(name) ? (roles.get(name.toLowerCase()) ?? name) : name))
}

/** "A morning on site with Beth": candidates need not know whom they will meet. */
export const withoutCompany = (text: string): string =>
  text.replace(
    / (?:(?<us>with (?:me|us)) and|with) (?<one>\p{Lu}\p{Ll}+)(?: (?:and|or) (?<two>\p{Lu}\p{Ll}+))?(?=$|[,.;]| and | then )/gu,
    (said, us: string | undefined, one: string, two?: string) =>
      isPerson(one) && (two === undefined || isPerson(two)) ? (us === undefined ? '' : ` ${us}`) : said,
  )
