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

const PHONE = /(?:\+44|\b0)\d[\d ]{8,12}\d\b/
const HEADER = /^(?:from|to|cc|bcc|sent|date|subject|re|fw|fwd)\s*:/i
const TO_NAME = /^(?:(?:hi|hello|dear|hey|morning|afternoon) )?\p{Lu}\p{Ll}{1,12}(?: \p{Lu}[\p{L}'-]+)?$/u

/** A mail passed on: its header, whom it greets, and the card of its sender under the closing words. */
function withoutMail(clean: string, units: readonly Unit[]): Unit[] {
  const said = (unit: Unit) => clean.slice(unit.start, unit.end)
  const lineOf = (unit: Unit) =>
    clean.slice(
      clean.lastIndexOf('\n', unit.start) + 1,
      (clean.indexOf('\n', unit.end) + 1 || clean.length + 1) - 1,
    )
  const closing = units.find((unit) => CLOSING.test(said(unit)) && lineOf(unit).trim().length < 30)
  const isCard = (unit: Unit) =>
    closing !== undefined &&
    unit.line > closing.line &&
    (PHONE.test(lineOf(unit)) ||
      /\S+@\S+\.\w/.test(lineOf(unit)) ||
      (NAME.test(lineOf(unit).trim()) && unit.line - closing.line < 4))
  const isGreeting = (unit: Unit) =>
    TO_NAME.test(said(unit)) &&
    /^[^\n]{0,24},[ \t]*$/.test(lineOf(unit).trim()) &&
    units.some((other) => other.line > unit.line) &&
    units.every((other) => other.line >= unit.line || HEADER.test(lineOf(other).trim()))
  return units.filter((unit) => !isCard(unit) && !isGreeting(unit) && !HEADER_ONLY.test(lineOf(unit).trim()))
}

const HEADER_ONLY =
  /^(?:from|to|cc|bcc|sent|date|fw|fwd)\s*:.*(?:@|\d{1,2}:\d\d|\b(?:19|20)\d\d\b|^\w+\s*: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s*$)|^(?:fw|fwd)\s*:/iu

/** The sentences of a message without the sign-off of a letter: its closing words, the name under it, and what a telephone adds. */
export function withoutSignature(clean: string, units: readonly Unit[]): Unit[] {
  const said = (unit: Unit) => clean.slice(unit.start, unit.end)
  const kept = withoutMail(clean, units).filter((unit) => {
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
