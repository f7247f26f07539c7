import { withoutPrivateMatters } from '@/lib/consultation/guard/law/private-matter'
import type { Quote } from './quotes'

/** In a document that leaves the company, in place of what was said of somebody’s health or family. */
const NOT_QUOTED = '[not quoted: somebody’s health or family]'

/** As in `Castle Pumps said: “from day one” … “in Leeds”`. Of somebody’s health or family only where it was said is told. */
export function describeQuote({ origin, address, segments }: Quote): string {
  const excerpts = segments.flatMap(({ text, marked }) => {
    if (!marked) return []
    const open = withoutPrivateMatters(text, NOT_QUOTED)
    return [open === NOT_QUOTED ? NOT_QUOTED : `“${open}”`]
  })
  return `${origin}${address ? `, ${address}` : ''}${excerpts.length > 0 ? `: ${excerpts.join(' … ')}` : ''}`
}
