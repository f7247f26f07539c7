import type { Section } from '@/lib/specification/options'
import type { Edit } from './edits/edit'
import { END_EDITS } from './edits/ends'
import { OFFER_EDITS } from './edits/offer'
import { REQUIREMENT_EDITS } from './edits/requirements'
import { TERM_EDITS } from './edits/terms'
import { WORK_EDITS } from './edits/work'

/** Each is tried in this order, and once more after the others: one may uncover another. */
export const EDITS: readonly Edit[] = [
  ...END_EDITS,
  ...WORK_EDITS,
  ...REQUIREMENT_EDITS,
  ...OFFER_EDITS,
  ...TERM_EDITS,
]

const POLAR =
  /\b(?:no|not|never|without|unless|if|only|except|minimum|maximum|least|most|up to|nobody|none|cannot)\b|n['’]t\b/giu
const countPolar = (text: string): number => text.match(POLAR)?.length ?? 0

/** The line with every edit of its section that keeps its negations, bounds and conditions, and the names of those made. */
export function editLine(text: string, section: Section): { text: string; edits: string[] } {
  const edits: string[] = []
  let line = text
  for (const { name, sections, pattern, text: replacement, dropsNegation } of [...EDITS, ...EDITS]) {
    if (!sections.includes(section)) continue
    const changed = line.replace(pattern, replacement).trim()
    if (changed === line || !/[\p{L}\p{N}]{2}/u.test(changed)) continue
    // "It’d be nice if they had PASMA": the wish is in the heading.
    const mayLose = dropsNegation || (section === 'niceToHave' && !/\bnot?\b|n['’]t\b/iu.test(line))
    if (!mayLose && countPolar(changed) !== countPolar(line)) continue
    line = changed
    if (!edits.includes(name)) edits.push(name)
  }
  return { text: line, edits }
}
