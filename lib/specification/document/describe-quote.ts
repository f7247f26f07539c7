import { withoutPrivateMatters } from '@/lib/consultation/guard/law/private-matter'
import { withoutPeople } from '@/lib/consultation/guard/people'
import type { Quote } from './quotes'

/** In a document that leaves the company, in place of what was said of somebody’s health or family. */
const NOT_QUOTED = '[not quoted: somebody’s health or family]'

const NAME_NOT_QUOTED = '[somebody]'
/** Published words keep the names that are in them. */
const IS_PUBLIC = /^(?:website|companyForm):/

/**
 * As in `Castle Pumps said: “from day one” … “in Leeds”`. Of somebody’s health or family only where it was said is told, and nobody is named.
 * `company` keeps its own name.
 */
export function describeQuote({ key, origin, address, segments }: Quote, company: string): string {
  const excerpts = segments.flatMap(({ text, marked }) => {
    if (!marked) return []
    const told = withoutPrivateMatters(text, NOT_QUOTED)
    const open = IS_PUBLIC.test(key) ? told : withoutPeople(told, NAME_NOT_QUOTED, company)
    return [open === NOT_QUOTED ? NOT_QUOTED : `“${open}”`]
  })
  return `${origin}${address ? `, ${address}` : ''}${excerpts.length > 0 ? `: ${excerpts.join(' … ')}` : ''}`
}
