import { classOf } from './model/joints'
import { wordsOf } from './text/words'
import { teachingRemark } from './weight-remarks'

const WISHED =
  /^(?:nice|bonus|handy|desirable|preferred|advantage|helpful|useful|plus|optional|beneficial|welcome|good|great)$/
const DEMANDED =
  /^(?:essential|required|requirement|needed|necessary|matter|must|important|mandatory|vital|critical|compulsory)$/
const NEGATION = /^(?:not|never)$|n't$/
const RATING_ADVERB = /^(?:certainly|really|just|only|absolutely|definitely|strictly|very|quite|to)$/
const CLOSED_CLASS = /^(?:clause|subject|auxiliary|and|determiner|filler)$/

/** How much the words before it count, where it says nothing else: "…, though it isn't essential". */
function ratingOf(text: string): 'must' | 'nice' | null {
  const words = wordsOf(text).map((word) => word.text)
  const isClosed = (word: string) =>
    [WISHED, DEMANDED, NEGATION, RATING_ADVERB].some((list) => list.test(word)) ||
    CLOSED_CLASS.test(classOf(word))
  if (!words.every(isClosed)) return null
  const isWished = words.some((word) => WISHED.test(word))
  const isDemanded = words.some((word) => DEMANDED.test(word))
  if (!isWished && !isDemanded) return null
  return isWished || words.some((word) => NEGATION.test(word)) ? 'nice' : 'must'
}

/** How much what stands before it counts, where a clause says nothing else. */
export const remarkOn = (text: string): 'learn' | 'must' | 'nice' | null =>
  teachingRemark(text) ?? ratingOf(text)
