import type { Unit } from './blocks'
import { entitiesOf } from './entities'
import { isPlaceShaped } from './unknown-names'

const CLOSING =
  /^(?:with )?(?:kind|kindest|best|warm|warmest|many|all the)? ?(?:regards|rgds|wishes|best|yours (?:sincerely|faithfully|truly)|thanks|thank you|thx|cheers|ta)[\s,.!]*$/i
const SENT =
  /^(?:sent|get outlook|typed|dictated|written) (?:from|for|on|by|via|in) (?:my |an? )?[\w -]{2,30}$|^(?:this (?:e-?mail|message) )(?:is|and).{0,40}\b(?:confidential|privileged)\b/i
/** "Rgds, Fiona", "Cheers, F.", "Best Fiona". */
const SIGNED =
  /^(?:(?:[Kk]ind|[Bb]est|[Ww]arm|[Mm]any) )?(?:[Rr]egards|[Rr]gds|[Ww]ishes|[Bb]est|[Tt]hanks|[Tt]hx|[Cc]heers|[Tt]a|[Yy]ours)[\s,]+\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)?[\s.x]*$/u
const NAME =
  /^(?:\p{Lu}\.?|\p{Lu}\p{Ll}{1,11}x{0,3}|\p{Lu}x{1,3})(?: \p{Lu}[\p{L}'-]{1,14})?[\s.]*(?:x{1,3})?$/u

/** The sentences of a message without the sign-off of a letter: its closing words, the name under it, and what a telephone adds. */
export function withoutSignature(clean: string, units: readonly Unit[]): Unit[] {
  const said = (unit: Unit) => clean.slice(unit.start, unit.end)
  const kept = units.filter((unit) => {
    const text = said(unit)
    return !SENT.test(text) && !SIGNED.test(text)
  })
  const last = kept.at(-1)
  if (last === undefined) return kept
  const before = kept.at(-2)
  const isOwnLine = before !== undefined && before.line < last.line
  const name = said(last)
  const isName =
    isOwnLine &&
    NAME.test(name) &&
    last.scope.topic === null &&
    last.scope.strength === null &&
    !last.isItem &&
    entitiesOf(name).every(({ kind }) => kind === 'place') &&
    !isPlaceShaped(name) &&
    isLetter(clean, before, last)
  if (!isName) return CLOSING.test(name) && isOwnLine ? kept.slice(0, -1) : kept
  return withoutSignature(clean, kept.slice(0, -1))
}

/** A name alone under a message is a signature where the lines above it are sentences, a greeting or a closing. */
function isLetter(clean: string, before: Unit, last: Unit): boolean {
  const between = clean.slice(before.end, last.start)
  const above = clean.slice(before.start, before.end)
  return /[.!?,]\s*\n/.test(between) || /\n\s*\n/.test(between) || CLOSING.test(above)
}
