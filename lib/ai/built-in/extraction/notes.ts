const NOTE = /\s*[([](?<note>[^()[\]]{2,120})[)\]]?\s*$/
const STRUCK =
  /^(?:(?:please|now|and|but|also|sorry)[\s,]+)*(?:no(?=\W*$|[!.,;]| longer| more\b| -)|ignore|delete|remove|cross(?:ed)? (?:(?:it|this|that) )?(?:out|off)|strike|struck|scrap|scratch|drop(?:ped)?\b|forget|lose (?:it|this)|bin\b|skip|omit|leave (?:(?:it|this|that) )?out|(?:take|come|comes|taken) (?:(?:it|this|that) )?(?:out|off)|not (?:any ?more|now\b|true|right|applicable|relevant|us\b|any longer|wanted)|(?:long |all |now |since )?gone\b|finished\b|stopped\b|ended\b|closed\b|withdrawn|cancelled|out of date|out-?dated|obsolete|wrong\b|n\/a|(?:that|this|it) (?:was|went|has gone|is (?:old|wrong|gone))\b|was for\b|we (?:don't|do not|no longer|stopped|dropped|haven't)\b.{0,40}\b(?:this|that|it|any ?more|now)\b|don't (?:put|use|include|want) (?:this|that|it)\b)/i
const STANDS =
  /^(?:(?:this|that|it)(?:'s| is)? )?(?:still (?:true|stands|applies|right|valid|holds|good|the same|correct)|true|yes|yep|correct|right|ok|okay|keep(?: (?:this|that|it|in))*|as is|unchanged|same|stays|fine|tick(?:ed)?|agreed|leave (?:this|that|it)? ?in)\W*$/i
const PUT_RIGHT = /^(?:now|make (?:it|that)|should be|it's now|up to|changed to|is now)\s+(?=\S)/i

const ENDS_STRUCK =
  /\b(?:ignore|delete|remove|scrap|(?:take|leave|cross) (?:(?:it|this|that) )?out|not (?:needed|required|any ?more)|no longer(?: \w+)?|finished|stopped|gone)(?: (?:it|this|that))?\W*$/i
const SEE = /^(?:see|as) (?:below|above|next|overleaf)\b/i
const REPLACES =
  /^(?:we (?:now )?use|we're (?:now )?on|it's|its|now|use)\b.{2,40}\b(?:now|instead|these days)\W*$/i

/** What somebody noted in brackets behind an item of an old document, and where the item ends. */
export type Note = { kind: 'struck' | 'stands' | 'changed' | 'replaced'; end: number; at: number }

/** "Model library (long gone)", "25 days (now 27)": the note behind an item; null where the bracket is part of what is said. */
export function noteOn(said: string): Note | null {
  const match = NOTE.exec(said)
  const note = match?.groups?.note
  if (match === null || note === undefined || match.index === 0) return null
  // "Revit (essential), Rhino (not needed)": each item of a list has its own.
  if (/\([^()]{2,40}\)\s*[,;]/.test(said.slice(0, match.index))) return null
  const kind =
    STRUCK.test(note) || ENDS_STRUCK.test(note) || (SEE.test(note) && /\d/.test(said.slice(0, match.index)))
      ? 'struck'
      : STANDS.test(note)
        ? 'stands'
        : PUT_RIGHT.test(note) && /\d/.test(note)
          ? 'changed'
          : REPLACES.test(note)
            ? 'replaced'
            : null
  if (kind === null) return null
  return { kind, end: match.index, at: match.index + match[0].indexOf(note) }
}

const MARKED = /(?<=\S)[ \t]*\*\*(?<inner>[^*\n]{2,120})\*\*(?=[ \t]*(?:\n|$))/g

/** Notes set between double asterisks at the end of a line, as brackets by their places: emphasis there is a verdict on the line. */
export function notesIn(source: string): ReadonlyMap<number, string> {
  const marks = new Map<number, string>()
  for (const match of source.matchAll(MARKED)) {
    const inner = match.groups?.inner ?? ''
    if (noteOn(`x (${inner})`) === null && noteOn(`1 (${inner})`) === null) continue
    const open = match.index + match[0].indexOf('**')
    marks.set(open, ' (')
    marks.set(open + inner.length + 2, ')')
  }
  return marks
}
