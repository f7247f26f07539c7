import type { Word } from './text/words'

const MUST =
  /\b(?:must|needs?|needed|essential|required?|mandatory|vital|critical|non[- ]negotiable|(?:has|have|got) to)\b/i
const NOT_MUST = /n['’]t\b|\b(?:not|no|never)\b/i
/** A side that ends in one of these only wishes for what it names. */
const WISH =
  /[\p{L}\p{N}+#)]\s+(?:(?:would|['’]d|will|is|are|being)\s+)?(?:be\s+)?(?:only\s+|just\s+|more of\s+)?(?:an?\s+)?(?:\p{L}+\s+)?(?:nice(?:[- ]to[- ]have)?|bonus|handy|desirable|preferred|advantage(?:ous)?|helpful|useful|plus|optional|beneficial|good|great|welcome|can be (?:learn(?:ed|t)|taught|picked up)(?: \p{L}+){0,3}|we(?:['’](?:ll|d)| can| will| could) (?:train|teach)(?: \p{L}+){0,3})(?:,? (?:but|though|although) (?:it['’]s |that['’]s )?(?:not|no|isn['’]t|wouldn['’]t be|never)(?: an?)? [\p{L}-]+(?: [\p{L}-]+){0,2})?\W*$/iu
/** "…, which would be nice" is about what comes before. */
const POINTS_BACK =
  /^(?:(?:and|but|though|although|while)\s+)*(?:that|it|this|which|these|those|ideally|preferably)\b/i
const CONJUNCTION = new Set(['and', 'but', 'though', 'although', 'while', 'whereas'])

/** "Handy but not essential". */
const SPARED = /,? (?:but|though|although) .{0,12}\b(?:not|no|isn['’]t|never)\b.*$/iu

const isWish = (side: string): boolean => WISH.test(side) && !MUST.test(side.replace(SPARED, ''))
const isMust = (side: string): boolean => MUST.test(side) && !NOT_MUST.test(side)

/** A wish that begins here wishes for one thing: "…, MSc would be handy". Of several, the list before the mark may go with them. */
const isOneWish = (side: string): boolean => {
  const at = isWish(side) ? side.search(WISH) : -1
  return at > 0 && !/^(?:would|could|is|are|['’]d)\b|\b(?:and|or|both|all)\b|&/i.test(side.slice(0, at + 1))
}

/** A longer clause is a list, and would take long to try. */
const MAX_WORDS = 60

/**
 * The word that opens the second of two wishes of different weight, by its index: "AutoCAD is essential and Revit would be nice".
 * `words` are those of one clause of `text`. Undefined where all of it counts the same.
 */
export function findWeightJoint(text: string, words: readonly Word[]): number | undefined {
  if (words.length > MAX_WORDS) return undefined
  const end = words.at(-1)?.end ?? 0
  const joints = words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before) return []
    const isAfterMark = /[,;–—]/u.test(text.slice(before.end, word.start))
    const isConjunction = CONJUNCTION.has(word.text)
    if (!isAfterMark && !isConjunction) return []
    const left = text.slice(words[0]?.start, before.end)
    const right = text.slice(word.start, end)
    if (POINTS_BACK.test(right)) return []
    const isSplice = isAfterMark && !isWish(left) && isOneWish(right)
    const isJoint = isSplice || (isMust(left) && isWish(right)) || (isWish(left) && isMust(right))
    return isJoint ? [{ at, rank: Number(isAfterMark) * 2 + Number(isConjunction) }] : []
  })
  // ", and" divides more than a comma, and a comma more than "and".
  const best = Math.max(...joints.map(({ rank }) => rank))
  return joints.findLast(({ rank }) => rank === best)?.at
}

/** `cuts` with those where a requirement ends and a wish begins, or the other way round. Both are indexes of words. */
export function splitByWeight(
  text: string,
  words: readonly Word[],
  cuts: readonly number[],
  isRequirement: (from: number, to: number) => boolean,
): number[] {
  return [...cuts, words.length].flatMap((to, index) => {
    const from = cuts[index - 1] ?? 0
    const joint = findWeightJoint(text, words.slice(from, to))
    const at = joint === undefined ? to : from + joint
    const isCut = at < to && isRequirement(from, at) && isRequirement(at, to)
    return [...(isCut ? [at] : []), ...(to === words.length ? [] : [to])]
  })
}
