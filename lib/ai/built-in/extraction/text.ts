import { CLIPPED } from './lexicon/dialect'
import { notesIn } from './notes'
import { corrected } from './spelling'

/**
 * A message made readable for the rules, with the way back. `clean[i]` came from `source[from[i] .. to[i])`; every span of the
 * clean text therefore has its verbatim quote in the message.
 */
export type Text = { source: string; clean: string; from: readonly number[]; to: readonly number[] }

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\u{E0000}-\u{E007F}]/u
const CONTROL = /\p{Cc}/u
const SCRIPT =
  /<(script|style|system|assistant|developer|instructions?|prompt|admin)\b[^>]{0,500}>[\s\S]{0,4000}?<\/\1\s*>/giy
const TAG = /<(?:[/!]?[a-z][^<>]{0,300}|!--[\s\S]{0,500}?--)>/iy
const ENTITY = /&(amp|nbsp|lt|gt|quot|pound|ndash|mdash|rsquo|lsquo|bull|#39|#163|#8211|#8217|#8226);/iy
const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: ' ',
  gt: ' ',
  quot: '"',
  pound: '£',
  ndash: '-',
  mdash: '-',
  rsquo: "'",
  lsquo: "'",
  bull: '•',
  '#39': "'",
  '#163': '£',
  '#8211': '-',
  '#8217': "'",
  '#8226': '•',
}
/** "fault findin'": an -ing without its g. */
const CUT_ING = /([A-Za-z]{3,}in)['’](?=[\s,.;:!?]|$)/y
const WORD = /[A-Za-z]{2,20}/y
const HESITATION = /(?:[Uu]m+|[Ee]r+m?|[Uu]h+|[Hh]m+|[Mm]m+)(?![A-Za-z'-])[,.]*\s*/y

function folded(character: string): string {
  if (/[‘’‚‛`´′]/.test(character)) return "'"
  if (/[“”„‟″«»]/.test(character)) return '"'
  if (/[‐‑‒–−﹣－]/.test(character)) return '-'
  if (character === '\t') return ' '
  if (character === '\r') return '\n'
  if (character === '…') return '.'
  if (/\s/.test(character) && character !== '\n') return ' '
  if (character >= '！' && character <= '～') return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
  return character
}

/** What stands before a hesitation that parts two thoughts: no joining word, no number, no punctuation. */
const PAUSED =
  /(?:^|[\s'])(?!(?:a|an|the|this|that|these|our|their|my|your|its|of|to|in|on|at|for|from|with|by|about|into|and|or|but|so|plus|then|also|like|is|are|was|were|be|been|'s|it's|that's|there's|they're|we're|say|around|over|under|up|who|which|where|when|what|how|if|as|than|really|very|quite|just|i|we|you|they|he|she|it|yeah|yes|no|well|right|ok|okay|basically|need|needs|want|have|has|got|get|some|any|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\s)[a-zA-Z][\w'-]*\s+$/i

function isHesitation(source: string, index: number): boolean {
  return /[uehm]/i.test(source.charAt(index))
}

/** A cut-off word of dialect that begins at `index` ("t'books"), with the word that it stands for. */
function clippedAt(source: string, index: number): { by: string; length: number } | null {
  if (!/[aeontw'’]/i.test(source.charAt(index)) || !/['’]/.test(source.slice(index, index + 4))) return null
  const text = source
    .slice(index, index + 12)
    .replace(/’/g, "'")
    .toLowerCase()
  for (const [pattern, by] of CLIPPED) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    if (match !== null) return { by, length: match[0].length }
  }
  return null
}

/** Begins at `index` with something that carries no words: markup, emphasis marks, invisible characters. */
function skipped(source: string, index: number): number {
  const character = source.charAt(index)
  if (character === '<') {
    SCRIPT.lastIndex = index
    const script = SCRIPT.exec(source)
    if (script !== null) return script[0].length
    TAG.lastIndex = index
    return TAG.exec(source)?.[0].length ?? 0
  }
  if ((character === '*' || character === '_') && source.charAt(index + 1) === character) return 2
  if (/[uehm]/i.test(character) && !/[\p{L}\p{N}'£/-]/u.test(source.charAt(index - 1))) {
    HESITATION.lastIndex = index
    const hesitation = HESITATION.exec(source)
    if (hesitation !== null) return hesitation[0].length
  }
  const code = String.fromCodePoint(source.codePointAt(index) ?? 0)
  if (INVISIBLE.test(code)) return code.length
  return CONTROL.test(character) && !/\s/.test(character) ? 1 : 0
}

/**
 * Prepares a message: markup, invisible characters and emphasis marks out, typographic quotes and dashes in one form, slips in
 * common words corrected. Takes any string; linear in its length.
 */
export function readText(source: string): Text {
  let clean = ''
  const from: number[] = []
  const to: number[] = []
  const push = (text: string, start: number, end: number) => {
    for (let i = 0; i < text.length; i += 1) {
      from.push(start)
      to.push(end)
    }
    clean += text
  }
  const marks = notesIn(source)
  for (let index = 0; index < source.length; ) {
    const mark = marks.get(index)
    if (mark !== undefined) {
      push(mark, index, index + 2)
      index += 2
      continue
    }
    const skip = skipped(source, index)
    if (skip > 0) {
      // A pause between two thoughts: "with a total station um drones would be handy".
      if (isHesitation(source, index) && PAUSED.test(clean.slice(-28))) push(', ', index, index + skip)
      if (source.charAt(index) === '<' && clean !== '' && !/\s$/.test(clean)) push(' ', index, index + skip)
      index += skip
      continue
    }
    const character = source.charAt(index)
    if (character === '&') {
      ENTITY.lastIndex = index
      const entity = ENTITY.exec(source)
      if (entity !== null) {
        push(ENTITIES[(entity[1] ?? '').toLowerCase()] ?? ' ', index, index + entity[0].length)
        index += entity[0].length
        continue
      }
    }
    if (character === '—' || character === '―') {
      push(' - ', index, index + 1)
      index += 1
      continue
    }
    const clipped = /[\p{L}\p{N}]/u.test(source.charAt(index - 1)) ? null : clippedAt(source, index)
    if (clipped !== null) {
      push(clipped.by, index, index + clipped.length)
      index += clipped.length
      continue
    }
    CUT_ING.lastIndex = index
    const cut = /[A-Za-z]/.test(source.charAt(index - 1)) ? null : CUT_ING.exec(source)
    if (cut?.[1] !== undefined) {
      push(`${cut[1]}g`, index, index + cut[0].length)
      index += cut[0].length
      continue
    }
    WORD.lastIndex = index
    const word = /[A-Za-z]/.test(source.charAt(index - 1)) ? null : WORD.exec(source)
    if (word !== null) {
      const better = corrected(word[0])
      if (better === word[0])
        for (let i = 0; i < better.length; i += 1) push(better.charAt(i), index + i, index + i + 1)
      else push(better, index, index + word[0].length)
      index += word[0].length
      continue
    }
    push(folded(character), index, index + 1)
    index += 1
  }
  return { source, clean, from, to }
}

/** The words of the message behind a span of the clean text, letter by letter, and where they stand. */
export function quoteOf(text: Text, start: number, end: number): { quote: string; at: number } {
  const at = text.from[start] ?? 0
  const stop = text.to[Math.max(start, end - 1)] ?? at
  return { quote: text.source.slice(at, Math.max(at, stop)), at }
}
