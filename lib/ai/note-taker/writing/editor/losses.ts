import { JOINS } from './features'
import type { Edited } from './operations'

/** Words without which a line says something else. */
const LIMITS = new Set(
  'no non not never without unless if only except minimum maximum least most nobody none cannot cant dont doesnt didnt wont wouldnt isnt arent wasnt hasnt havent up under over between max min'.split(
    ' ',
  ),
)
/** Words that hold a line together and say little by themselves. */
const SMALL = new Set(
  `a an the and or but so as of to in on at by for from with about into out up down off over i me my we us our you your they them their he she him her his it its
  this that these those there here who which what when where how is are was were be been being am do does did have has had having will would can could should shall may might must
  s d ll ve re m doing going looking able thing things kind sort bit lot got get gets need needs want wants like`.split(
    /\s+/,
  ),
)

const keyOf = (token: Edited['token']) => token.key.replaceAll("'", '')

const MARK = /^[^\p{L}\p{N}]$/u
const RELATIVE = new Set('who whom whose what which where when that thats'.split(' '))

/** "Taken to production, that's the bar" as "taken to production bar": two parts would read as one. */
const runsTogether = (
  gone: readonly string[],
  before: Edited | undefined,
  after: Edited | undefined,
): boolean =>
  before !== undefined &&
  after !== undefined &&
  after.before === '' &&
  !JOINS.has(keyOf(after.token)) &&
  gone.some((word) => MARK.test(word) || RELATIVE.has(word))

/** The I of "Phase I". */
const isNumeral = (edited: readonly Edited[], at: number): boolean =>
  edited[at]?.token.text === 'I' && at > 1 && /^\p{Lu}\p{Ll}/u.test(edited[at - 1]?.token.text ?? '')

/**
 * Whether something is lost that a reader needs: words that say something go only as a whole part of the sentence, unless editors leave
 * them out wherever they stand (`idle`).
 */
export function losesWords(edited: readonly Edited[], idle: ReadonlySet<string>): boolean {
  let from = 0
  while (from < edited.length) {
    if (edited[from]?.operation !== 'drop') {
      from += 1
      continue
    }
    let to = from
    while (edited[to]?.operation === 'drop') to += 1
    const gone = edited.slice(from, to).map(({ token }) => keyOf(token))
    if (isNumeral(edited, from)) return true
    const says = gone.some(
      (word) => LIMITS.has(word) || (/[\p{L}\d]/u.test(word) && !SMALL.has(word) && !idle.has(word)),
    )
    const before = edited[from - 1]
    const after = edited[to]
    const opens = !before || JOINS.has(keyOf(before.token)) || JOINS.has(gone[0] ?? '')
    const closes = !after || JOINS.has(keyOf(after.token)) || JOINS.has(gone.at(-1) ?? '')
    if ((says && !(opens && closes)) || runsTogether(gone, before, after)) return true
    from = to
  }
  return false
}
