import { readActs } from './act'
import { unwrapHeading } from './heading'
import { partsOf } from './slot'

const CLAUSE = /\.(?!\d)\s?|[;:–(]\s?|\s-\s/
const isGerund = (word: string) => /^\p{L}{3,}ing$/u.test(word)

/** "Downtime analysis" is about downtime. */
const WORK =
  /^(?:analys[ie]s|work|design|planning|testing|training|maintenance|systems?|control|management|data|calculations?|reviews?|reports?|process|\S*ing)$/i
function toObject(head: string): string[] {
  const words = head.split(' ')
  return words.slice(WORK.test(words.at(-1) ?? '') ? -2 : -1)
}

/** The last words of what a line is about: "pumps" of "Service and commission heat pumps in schools". */
export function readObjects(text: string, names: ReadonlySet<string>): string[] {
  return text.split(CLAUSE).flatMap((clause) => {
    const acts = readActs(clause, true, names)
    const heads = acts.length > 0 ? acts.flatMap((act) => act.heads) : partsOf(unwrapHeading(clause))
    const [first = ''] = unwrapHeading(clause).split(/[\s,]/)
    return [...heads.flatMap(toObject), ...(isGerund(first) ? [first] : [])]
  })
}
