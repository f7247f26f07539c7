import { IN_WORDS } from '@/lib/consultation/brief/slots/figures'
import type { Repair } from './repairs'

const SUM = `(?:£ ?\\d[\\d,]*(?:\\.\\d+)?|\\d[\\d,]*(?:\\.\\d+)?|${IN_WORDS})(?: (?:pounds?|quid))?(?: ${IN_WORDS})?`
const RATE = `(?<sum>${SUM}) ?(?:an?|per|each|p?/) ?(?<unit>hour|hr|day|shift)\\b`
const RATES = new RegExp(`(?<![\\w£.,-])${RATE}`, 'giu')
/** "That went up in the new year, it’s …": why the rate is another one now. */
const REASON =
  "(?:(?:(?:that|it|they)(?:[’']s| has| have)? )?(?:just |only |all )?(?:went|gone|go|been put|was put|got put|moved|changed) ?(?:up|down)?(?: (?:in|last|this|at|since|from) (?:the )?(?:\\p{L}+ ?){1,3}?)?,? ?)?"
const NEW_RATE = new RegExp(
  `^${REASON}(?:(?:it|that|this|they)(?:[’']?(?:s|re)| is| are| should be)? |make (?:it|that) |call it |now |nearer |more like )*${RATE}`,
  'iu',
)
/** In characters, before and behind the slip. */
const REACH = 120

/** "Twelve fifty an hour, no, hang on, it’s thirteen an hour": a rate put right in the same breath. */
export function readPayRepair(text: string, slip: RegExpMatchArray & { index: number }): Repair | null {
  const from = Math.max(0, slip.index - REACH)
  const before = /[^.!?;\n]*(?:\.\d[^.!?;\n]*)*$/.exec(text.slice(from, slip.index))?.[0] ?? ''
  const after = slip.index + slip[0].length
  const news = NEW_RATE.exec(text.slice(after, after + REACH))
  const old = [...before.matchAll(RATES)].at(-1)
  if (!news?.groups || !old?.groups || old.groups.unit?.charAt(0) !== news.groups.unit?.charAt(0)) return null
  const start = slip.index - before.length + old.index
  const rate = news[0].slice(news[0].indexOf(news.groups.sum ?? ''))
  return {
    start,
    end: after + news[0].length,
    text: `${rate}${text.slice(start + old[0].length, slip.index)}`,
  }
}
