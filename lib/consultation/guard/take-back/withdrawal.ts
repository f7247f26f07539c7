import { type Topic, topicLabel } from '@/lib/consultation/topics'
import { findTakeBacks } from './detect'
import { topicsNamed } from './topic-names'
import { saysAll, sharesWord } from './words'

/** Against what its sentence speaks of. */
const AGAINST =
  /\b(?:forget|scrap|ignore|disregard|drop(?:ped)?|remove|delete|strike|bin|cancel|withdraw|lose|undo|leave|left out|take|scratch|never ?mind|no longer|nobody|no one|any ?more|dead|obsolete|not|no|nope|instead|rather|wrong|mistake|incorrect|changed|correction|without|gone|off|out of|cut|get rid|stop|neither|none|can go|altogether)\b|n['’]?t\b/i

/** Against what was just spoken of, without naming it. */
const AGAINST_THAT =
  /\b(?:forget|scrap|ignore|drop|remove|delete|strike|bin|cancel|withdraw|lose|undo|scratch|cut|ditch|get rid of) (?:all (?:of )?)?(?:it|that|them|those|these|this|both)\b|\b(?:leave|take) (?:it|that|them|those|both) (?:out|off|back|away)\b|(?:\bno longer|n['’]?t|\bnot|\bnever)(?: \w+)? (?:need|want|require|use|offer|have|apply|matter|ask for)(?: (?:it|that|them|those|either|any of (?:it|them)))\b|\b(?:it|that|they|those|both)(?:['’]s| is| are|['’]re| has| have| can| should)?(?: all| both| now| been)* (?:go|gone|out|off|wrong|a mistake|scrapped|dropped|cancelled|withdrawn)\b|\b(?:neither|none) of (?:it|that|them|those)\b/i

const SENTENCES = /[^.!?;\n]+/g

/** Whether words that a reader took for a withdrawal speak against anything, so that it need not share a word with what goes. */
export const speaksAgainst = (words: string): boolean => AGAINST.test(words)

/** Whether the message takes the fact back: it says so, or speaks against it. A correction of something else is not enough. */
export function saysWithdrawal(message: string, { value, topic }: { value: string; topic: Topic }): boolean {
  const isMeant = findTakeBacks(message).some(
    ({ meaning, words }) =>
      meaning !== 'about' ||
      topicsNamed(words).includes(topic) ||
      words
        .split(/,| and | & /i)
        .some((piece) => saysAll(value, piece) || topicsNamed(piece).includes(topic)),
  )
  if (isMeant || AGAINST_THAT.test(message)) return true
  return (message.match(SENTENCES) ?? []).some(
    (sentence) =>
      AGAINST.test(sentence) && (sharesWord(sentence, value) || sharesWord(sentence, topicLabel(topic))),
  )
}
