import type { Judged } from './judge'
import type { Span } from './sentences'

const SITE =
  /\b(?:in|at|from|near|for(?= (?:our|the) )) (?:our |the )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?: (?:office|site|works|factory|plant|depot|HQ|lab|workshop|compound))?)/u
const TIMES =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Easter|Christmas)/

/** The tools and standards that an atom names, by clean offsets. */
export function skillsIn(atom: Judged): Span[] {
  return atom.entities
    .filter((entity) => entity.kind === 'tool' || entity.kind === 'standard')
    .filter(
      (entity) => entity.end - entity.start > 2 || /[\d#+]/.test(atom.text.slice(entity.start, entity.end)),
    )
    .map((entity) => ({ start: atom.start + entity.start, end: atom.start + entity.end }))
}

/** The place that an atom names: a listed one, or a name after "in" or "at". */
export function placeIn(clean: string, atom: Judged): Span | null {
  const named = SITE.exec(atom.text)
  if (named?.[1] !== undefined && !TIMES.test(named[1])) {
    const start = atom.start + named.index + named[0].length - named[1].length
    return { start, end: start + named[1].length }
  }
  const place = atom.entities.find((entity) => entity.kind === 'place')
  if (place === undefined) return null
  const span = { start: atom.start + place.start, end: atom.start + place.end }
  return clean.slice(span.start, span.end) === '' ? null : span
}
