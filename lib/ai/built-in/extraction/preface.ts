import type { Unit } from './blocks'
import { topicOf } from './judge'
import { labelOf } from './labels'
import { overlap } from './words'

/** A line above a pasted text that speaks of the text. */
const OF_PASTE =
  /\b(?:advert|ad|spec|specification|job description|jd|listing|posting|below|past(?:e|ed|ing)|what we (?:ran|used|put out|had)|the old one|last (?:time|year|one)(?:'s)?|following|this is (?:the|our|what)|here(?:'s| is| it is))\b/i
const PART =
  '(?:(?:what(?:ever)? it says|anything|everything|all|the|any|that) )*(?:(?:bits?|parts?|lines?|stuff|sections?|things?|paragraphs?|mentions?|words?|anything|whatever) )?(?:there |in (?:it|there) )?(?:about|on|saying|for|regarding|that says) '
const WHAT =
  "(?<what>[^,.;:\\n]{2,40}?)(?=[,.;:\\n]|$| (?:and|but|as|because|since|it's|that's|which|we|though|please|any more|anymore|now)\\b)"

const re = (source: string) => new RegExp(source, 'giu')

/** What of it does not hold: "ignore the bit about X", "X is out of date", "all stands except X", "no longer needs X". */
const DISOWNS: readonly RegExp[] = [
  re(
    `\\b(?:ignore|skip|forget|disregard|leave out|never mind|overlook|don't (?:use|take|mind|copy|include|bother with)|do not (?:use|take|copy|include)|delete|scrap|drop|bin|lose|remove|not) ${PART}${WHAT}`,
  ),
  re(
    `\\b(?:ignore|disregard|leave out|scrap|bin|delete|remove) (?:the|its|their|all the|any) (?!(?:bits?|parts?|lines?|stuff|sections?|things?|paragraphs?|mentions?) )${WHAT}`,
  ),
  re(
    "(?:^|[,.;:] |\\b(?:and|but|though|although|only) )(?:the |its )?(?<what>[\\p{L}&][\\p{L}& -]{1,28}?)(?:'s| is| are|'re| has| have)(?: all| now| been| well| a bit| way| long| completely)* (?:out of date|out-of-date|outdated|obsolete|wrong|history|gone|no longer (?:right|true|valid|relevant|needed|applicable)|not (?:right|true|valid|relevant|needed|applicable)(?: (?:now|any more|anymore))?)\\b",
  ),
  re(
    `\\b(?:everything|all(?: of it)?|the rest|it all|most of it|it|the lot)(?:'s| is| are)? ?(?:still |all )?(?:stands?|applies|apply|holds?|good|true|fine|valid|right|ok|okay|correct|the same) ?,? ?(?:except|apart from|bar|other than|save|but not|minus)(?: for)? (?:the |its |that |any )?${WHAT}`,
  ),
  re(
    `\\b(?:don't|doesn't|do not|does not|no longer|won't) (?:need|want|have|offer|do|ask for|require) (?:the |a |an |any )?${WHAT}(?: any ?more| now)`,
  ),
]

/** What the lines above a pasted text say of it that does not hold; empty where they say nothing of the kind. */
export function disownedIn(preface: string): string[] {
  if (!OF_PASTE.test(preface)) return []
  const found = DISOWNS.flatMap((pattern) =>
    [...preface.matchAll(pattern)].flatMap(({ groups }) => {
      const what = groups?.what?.replace(/^(?:the|its|that|any) /i, '').trim()
      return what === undefined || /^(?:it|that|this|them|everything|all)$/i.test(what) ? [] : [what]
    }),
  )
  return [...new Set(found)]
}

/** The sentences of a message without what its own first lines say no longer holds of the text pasted under them. */
export function withoutDisowned(clean: string, units: readonly Unit[]): Unit[] {
  const first = units[0]
  if (first === undefined || new Set(units.map(({ line }) => line)).size < 3) return [...units]
  const lead = units.filter(
    ({ line, isItem, scope }) => line === first.line && !isItem && scope.topic === null,
  )
  const end = lead.at(-1)?.end ?? 0
  const disowned = disownedIn(clean.slice(first.start, end))
  if (disowned.length === 0) return [...units]
  const topics = disowned.map((what) => labelOf(what)?.topic ?? topicOf(what))
  return units.filter((unit) => {
    if (unit.line === first.line) return true
    const said = clean.slice(unit.start, unit.end)
    if (said.split(/\s+/).length > 24) return true
    const topic = unit.scope.topic ?? topicOf(said)
    return !disowned.some((what, index) => {
      const own = topics[index] ?? null
      return overlap(what, said) >= 0.99 || (own !== null && own === topic && isWhole(what))
    })
  })
}

/** True for words that name a whole subject ("the pay", "travel") and no single thing of it. */
function isWhole(what: string): boolean {
  return labelOf(what) !== null
}
