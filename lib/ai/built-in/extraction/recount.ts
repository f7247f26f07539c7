import { figuresIn } from './amounts'
import type { Unit } from './blocks'
import { settles } from './contrast'
import { NUMBER, numberOf } from './numbers'
import { type State, wordsOf } from './state'
import { swap } from './swap'

const TOO_MUCH =
  /^(?:the |that |those |maybe |actually |hmm |on reflection )*(?<old>[^,;.]{2,40}?)(?: is| are|'s| was| seems| looks| sounds)(?: a bit| probably| far| really| maybe| perhaps)? too (?:many|much|long|high|low|few|short|strict|steep|rich|tight)$/i
const NEED_NOT =
  /^(?:it |they |that |this )?(?:doesn't|does not|needn't|don't|do not) (?:have to|need to|necessarily have to) be (?:at least |as much as )?(?<old>\S+ (?:years?|months?|weeks?|hours?))(?: or more)?$/i
const IN_ITS_PLACE = new RegExp(
  `^(?:(?:(?:the \\w+|we|they|it|everyone)(?: then| finally| all)? )?(?:settled|agreed|decided|landed|ended up|compromised|met) (?:on|at|with)|(?:so|make it|make that|say|call it|let's say|go with|put|maybe|about)(?=[\\s,])|[\\s,])*(?<by>£?${NUMBER}(?: ?(?:k|%|years?|months?|weeks?|days?|hours?))?)(?:$| (?:would|will|is|should|'d|then|instead|tops|max|at most|is plenty|do|(?:\\w+ )?(?:ones|of them))\\b.*)`,
  'i',
)

/** "Did I say Diploma? The Certificate is plenty." */
const NAME_IN_PLACE =
  /^(?:(?:no|sorry|well)[\s,]+)*(?:i meant |i mean |it's |make it |should be |should have been )?(?:the |an? )?(?<by>[^,;.]{2,40}?)(?: (?:is|would be|will be) (?:plenty|enough|fine|ok|sufficient|what i (?:want|meant|need)|the one)| will do| would do| instead)?$/i

/** "Six years is too many. Four would do it.": the second figure takes the place of the first. */
export function lowers(state: State, unit: Unit, said: string): boolean {
  const old = (TOO_MUCH.exec(said) ?? NEED_NOT.exec(said))?.groups?.old
  if (old !== undefined && /\d/.test(said + String(numberOf(old.split(' ')[0] ?? '') ?? ''))) {
    state.excessive = old
    return true
  }
  // "Somebody proposed eight. The meeting settled on five."
  const proposed = PROPOSED.exec(said)?.groups?.old
  if (proposed !== undefined && numberOf(proposed.split(' ')[0] ?? '') !== null) {
    state.excessive = proposed
    return true
  }
  const by =
    state.excessive === null
      ? undefined
      : (figuresIn(state.excessive).length > 0 ? IN_ITS_PLACE : NAME_IN_PLACE).exec(said)?.groups?.by
  const before = state.excessive
  state.excessive = null
  if (before === null) return false
  if (settles(state, unit, said, before)) return true
  if (by === undefined) return false
  if (swap(state.ledger, before, by, wordsOf(state, unit), state.sentence)) return true
  return settled(state, unit, before, by)
}

const PROPOSED =
  /\b(?:proposed|suggested|argued for|pushed for|asked for|wanted|thought)(?: of| about)? (?:at least |about )?(?<old>\S+ (?:years?|months?|weeks?|days?|hours?))\b(?: at first| originally| once)?$/i

/** A figure that was only proposed is gone; the one that was settled on takes its unit. */
function settled(state: State, unit: Unit, before: string, by: string): boolean {
  const kind = before.split(' ').slice(1).join(' ')
  const topic = /year/i.test(kind) ? 'experience' : /hour/i.test(kind) ? 'hours' : null
  if (topic === null) return false
  const value = /\p{L}{3}/u.test(by) && numberOf(by) === null ? by : `${by} ${kind}`
  state.ledger.add({ topic, value, strength: 'must', sentence: state.sentence, ...wordsOf(state, unit) })
  return true
}

const POINT =
  /^(?:(?:also|and|please|so|oh|actually|sorry)[\s,]+)*(?:strike|scrap|drop|delete|remove|forget|scratch|ignore|cross out|take out|withdraw) (?:out )?(?:the )?(?:(?:points?|numbers?|items?|nos?\.?|lines?|bullets?) )?(?<which>\d{1,2}|first|second|third|fourth|fifth)(?: (?:point|one|item|line|bullet))?(?: (?:of|on|in|from) (?:that|the|my|this) list)?$/i
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** "Strike point 3": the third fact of the latest message that listed so many. Nothing else in such a sentence is a fact. */
export function strikesPoint(state: State, unit: Unit, said: string): boolean {
  const which = POINT.exec(said)?.groups?.which?.toLowerCase()
  if (which === undefined) return false
  const place = ORDINALS.includes(which) ? ORDINALS.indexOf(which) : Number(which) - 1
  const entry = state.ledger.listed()[place]
  if (entry !== undefined) state.ledger.withdraw(entry, wordsOf(state, unit))
  return true
}
