import type { Topic } from '@/lib/consultation/topics'
import type { Unit } from './blocks'
import { kindOf } from './kinds'
import { type State, wordsOf } from './state'
import { topicNamed, withdraw } from './withdraw'

const STRIKES =
  /^(?:(?:and|also|please|then|so|actually|sorry|no|oh)[\s,]+)*(?:forget|scrap(?! (?:is|was|has|rates?|runs|at|levels?|metal|from|on|down|under))|scratch|strike|delete|ignore|disregard|omit|withdraw|(?:don't|do not|never) (?:put|write|include|mention|list|add))\b|^the [^,]{2,30} (?:is|are) going$|\b(?:no longer|any ?more|after all|forget (?:what|about)|never mind)\b|^(?:and |also |please |then |so |could you |can you |(?:i|we)(?:'ll| shall| will) )*(?:take|leave|cross|strike|rub|edit)\b.*\bout\b/i
const STOPPED =
  /^(?:(?:and|but|so|no|oh|sorry)[\s,]+)*(?:we|they)(?:'ve| have|'re| are)? (?:just |now |all |since )?(?:dropped|got rid of|binned|stopped using|ditched|come off|came off|phased out|moved (?:off|away from)|given up|gave up|scrapped|retired|no longer use)\b/i

/** True for words that can only take something back, whether or not it was ever said: no fact stands in them. */
export function isStrike(text: string, object: string): boolean {
  return STRIKES.test(text) || (STOPPED.test(text) && kindOf(object) === 'name')
}

/** True for "we dropped X": what follows may say what is used now. */
export function isStopped(text: string): boolean {
  return STOPPED.test(text)
}

/** "Forget SQL, panel wiring and pneumatics": takes back the items of a list that follow the first. Gives what is left. */
export function strikeListed(state: State, unit: Unit, rest: string): string {
  let left = rest
  for (let count = 0; count < 8; count += 1) {
    const item = /^(?:,? (?:and|or) (?:the |that |our )?|, ?)([^,;.]{2,40}?)(?=$|[,;.]| and | or )/i.exec(
      left,
    )
    const object = item?.[1]
    if (item === null || object === undefined || object.split(' ').length > 4) return left
    if (!withdraw(state.ledger, object, null, wordsOf(state, unit), state.sentence)) return left
    left = left.slice(item[0].length)
  }
  return left
}

/** "Forget what I said about shifts": everything on that topic. Null where the words name none. */
export function strikeTopic(state: State, unit: Unit, said: string, object: string): Topic | null {
  const topic = /\bwhat (?:i|we) (?:said|put|wrote|told you)\b/i.test(said) ? topicNamed(object) : null
  if (topic === null) return null
  const words = wordsOf(state, unit)
  const entries = state.ledger.open().filter((entry) => entry.topic === topic)
  for (const entry of entries) state.ledger.withdraw(entry, words)
  return entries.length > 0 ? topic : null
}

/** What goes on about a thing that was struck: "that was in the last one", "we've moved off it". */
export function isOfStruck(text: string): boolean {
  return /^(?:(?:and|but|because|so)[\s,]+)*(?:that|it|this|they|those|which) (?:was|were|had|went)\b|^that'?s (?:only|just|what|the one)\b|^(?:(?:and|but)[\s,]+)*(?:we|they)(?:'ve| have|'re)? [^,]{2,40}\b(?:it|that|them)$/i.test(
    text,
  )
}
