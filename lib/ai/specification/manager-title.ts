import { findRoles } from '@/lib/ai/note-taker/writing/people'
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

const CAPITALS = /\p{Lu}[\p{Ll}’']+/gu

/** The job titles that sources give to people whom `said` names, where these sources are for the same readers: "Priya is the Engineering Manager". */
export function titlesOfNamed(
  said: string,
  sources: readonly Source[],
  audience: Source['audience'],
): string[] {
  const readable = sources.filter((source) => source.audience === 'candidate' || source.audience === audience)
  const roles = findRoles(readable.map((source) => source.said))
  return [...new Set(said.match(CAPITALS))].flatMap((name) => {
    const role = roles.get(name.toLowerCase())
    return role ? [`${name} is ${role}`] : []
  })
}
