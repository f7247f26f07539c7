import { PEOPLE } from '@/lib/consultation/guard/line'
import { isTitleWord } from '@/lib/knowledge/titles/title-words'

const NAME = '(?<name>\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)?'
const WHOSE = '(?<whose>[Tt]he|[Oo]ur|[Mm]y)'
const WORDS = '(?<words>(?:\\p{Ll}[\\p{Ll}&-]* ){0,3}\\p{Ll}[\\p{Ll}-]*)'
/** "Steve, the engineering manager". */
const NAME_FIRST = new RegExp(`\\b${NAME},? (?:who(?:['’]s| is) )?${WHOSE} ${WORDS}`, 'gu')
/** "our works manager Priya". */
const NAME_LAST = new RegExp(`\\b${WHOSE} ${WORDS},? ${NAME}(?![\\p{L}])`, 'gu')
const CAPITALS = /\p{Lu}\p{Ll}+/gu

const isPerson = (name: string): boolean => PEOPLE.has(name.toLowerCase())

/** The words up to the last that belongs to a job title, or null: "engineering manager and a". */
function roleIn(words: string): string | null {
  const parts = words.split(' ')
  const last = parts.findLastIndex((part) => isTitleWord(part.toLowerCase()))
  const before = parts.slice(0, last).some((part) => JOINTS.test(part))
  return last < 0 || before ? null : parts.slice(0, last + 1).join(' ')
}

const JOINTS = /^(?:and|or|but|who|with|to|for|in|on|at|by|from|of|is|was|will|a|an|the)$/

const owner = (whose = ''): string => (/^my$/i.test(whose) ? 'our' : whose)

/** What people are called in `texts` besides their names: "Steve" is "the engineering manager". By name, in lower case. */
export function findRoles(texts: readonly string[]): ReadonlyMap<string, string> {
  const roles = new Map<string, string>()
  for (const text of texts)
    for (const pattern of [NAME_FIRST, NAME_LAST])
      for (const { groups } of text.matchAll(pattern)) {
        const role = roleIn(groups?.words ?? '')
        const name = groups?.name ?? ''
        if (role && isPerson(name))
          roles.set(name.toLowerCase(), `${owner(groups?.whose).toLowerCase()} ${role}`)
      }
  return roles
}

/** People by their jobs, where `roles` or the text itself says them. Names of which nothing is said stay. */
export function nameByRole(text: string, roles: ReadonlyMap<string, string>): string {
  const put = (words: string, pattern: RegExp, isLast: boolean) =>
    words.replace(pattern, (...match) => {
      const [said] = match
      const { name, whose, words: around } = match.at(-1) as { name: string; whose: string; words: string }
      const role = roleIn(around)
      if (!role || !isPerson(name) || (isLast && role !== around)) return said
      return `${owner(whose)} ${role}${around.slice(role.length)}`
    })
  const joined = put(put(text, NAME_FIRST, false), NAME_LAST, true)
  return joined.replace(CAPITALS, (name) => (isPerson(name) ? (roles.get(name.toLowerCase()) ?? name) : name))
}

/** "A morning on site with Beth": candidates need not know whom they will meet. */
export const withoutCompany = (text: string): string =>
  text.replace(
    / with (\p{Lu}\p{Ll}+)(?: (?:and|or) (\p{Lu}\p{Ll}+))?(?=$|[,.;]| and | then )/gu,
    (said, one: string, two?: string) => (isPerson(one) && (two === undefined || isPerson(two)) ? '' : said),
  )
