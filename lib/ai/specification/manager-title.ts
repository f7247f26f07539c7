import { PEOPLE } from '@/lib/consultation/guard/people'
import { isTitleWord } from '@/lib/knowledge/titles/title-words'
import type { Source } from './sources'

const REPORTS =
  /\breport(?:s|ing)? (?:directly )?to (?:me\b[,:]?\s*)?(?:(?:as|who is|the|our|an?)\s+)*(?<title>\p{L}[\p{L}&’'-]*(?: (?:of|and|&|for)? ?\p{L}[\p{L}&’'-]*){0,5})/iu
/** Behind a title. */
const END = /\s+(?:with|in|who|there|here|so|and (?:there|the|we|you|our|a)|plus|alongside|at)\b.*$/iu
const NOBODY = /^(?:me|us|you|him|her|them|it)$/i

/** The job title of the manager whom the person reports to, from the lines that candidates read. Null where none gives it. */
export function findManagerTitle(sources: readonly Source[]): string | null {
  for (const { said, audience } of sources) {
    const title = audience === 'candidate' ? REPORTS.exec(said)?.groups?.title?.replace(END, '') : undefined
    if (title && !NOBODY.test(title)) return title
  }
  return null
}

const ME = /\b(?:me|my|I|myself|us)\b/

/** "With the technical director" says what the technical director said as "with me". */
export function titleAsUs(text: string, said: string, title: string | null): string {
  if (title === null || !ME.test(said)) return text
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`\\b(?:the|our|your) ${escaped}\\b`, 'giu'), 'us')
}

/** "Priya Nandra, Engineering Manager", "Sam, our works manager". */
const NAMED =
  /\b(?<name>\p{Lu}[\p{Ll}’']+)(?: \p{Lu}[\p{L}’'-]+)?(?:,? (?:who(?:['’]s| is) )?(?:the|our|my)|,) (?<words>\p{L}[\p{L}&-]*(?: (?:of )?\p{L}[\p{L}&-]*){0,4})/gu
const CAPITALS = /\p{Lu}[\p{Ll}’']+/gu

const isPerson = (name: string): boolean => PEOPLE.has(name.toLowerCase())

/** The words up to the last that belongs to a job title. */
function titleIn(words: string): string | null {
  const parts = words.split(' ')
  const last = parts.findLastIndex((part) => isTitleWord(part.toLowerCase()))
  const title = parts.slice(0, last + 1)
  return last < 0 || title.some((part) => ENDS_TITLE.test(part) || isPerson(part)) ? null : title.join(' ')
}

const ENDS_TITLE = /^(?:and|or|but|who|with|to|for|in|on|at|by|from|is|was|will|a|an)$/i

/** The job titles that sources give to people whom `said` names, where these sources are for the same readers: "Priya is the Engineering Manager". */
export function titlesOfNamed(
  said: string,
  sources: readonly Source[],
  audience: Source['audience'],
): string[] {
  const named = new Set((said.match(CAPITALS) ?? []).filter(isPerson))
  if (named.size === 0) return []
  const titles = sources
    .filter((source) => source.audience === 'candidate' || source.audience === audience)
    .flatMap((source) =>
      [...source.said.matchAll(NAMED)].flatMap(({ groups }) => {
        const title = groups && named.has(groups.name ?? '') ? titleIn(groups.words ?? '') : null
        return title ? [`${groups?.name} is the ${title}`] : []
      }),
    )
  return [...new Set(titles)]
}
