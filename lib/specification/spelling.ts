import { checkSpelling } from '@/lib/knowledge/spelling/thread'
import { log } from '@/lib/server/log'
import { ThreadError } from '@/lib/server/thread-pool'
import type { SpecificationContent } from './schema'

/** A word of a line that is probably misspelt. */
export interface SpellingNote {
  lineId: string
  /** The line's text. */
  text: string
  word: string
  /** The likeliest first; never empty. */
  suggestions: string[]
}

const NOTES_MAX = 12

/** In the order of the lines. Words of the company's own name and description count as correct. Empty where checking failed: it is only advice. */
export async function listSpellingNotes(content: SpecificationContent): Promise<SpellingNote[]> {
  const lines = content.lines.filter(({ section }) => section !== 'recommendation')
  const own = `${content.companyName} ${content.companyDescription ?? ''} ${content.jobTitle}`
  const known = new Set(own.toLowerCase().match(/\p{L}+/gu))
  try {
    const found = await checkSpelling({ texts: lines.map(({ text }) => text), known })
    return lines
      .flatMap(({ id, text }, at) => (found[at] ?? []).map((note) => ({ lineId: id, text, ...note })))
      .slice(0, NOTES_MAX)
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error
    log.warn({ err: error }, 'spelling could not be checked')
    return []
  }
}
