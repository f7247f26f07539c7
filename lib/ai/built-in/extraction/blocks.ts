import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { entitiesOf } from './entities'
import { REQUIREMENTS } from './judge'
import { labelOf } from './labels'
import { type Sentence, type Span, sentencesOf, trimmed } from './sentences'
import { strengthCue } from './strength'
import { tableRows, unitOfRow } from './tables'

/** What a heading or a label says of everything under it. `drop`: nothing under it is a fact of the vacancy. */
export type Scope = { topic: Topic | null; strength: Strength | null; drop: boolean }

export const NO_SCOPE: Scope = { topic: null, strength: null, drop: false }

/** A sentence with the scope of its heading. `line` numbers lines, `isItem` marks a bullet. */
export type Unit = Sentence & {
  scope: Scope
  line: number
  isItem: boolean
  isHeading: boolean
  isRow?: boolean
}

const BULLET =
  /^[ \t]*(?:[-*•●▪◦‣·>+o](?=\s)|[•●▪◦‣]|\(?\d{1,2}[.)](?=\s)|\(?[a-h]\)(?=\s)|#{1,6}(?=\s)|(?:[Ii]tem|[Pp]oint|[Qq](?:uestion)?|[Nn]o\.?) ?\d{1,2}[.:)]?(?=\s|$))[ \t]*/

/** Labels that say something by themselves; they stay in the value. */
export const CONTENTFUL =
  /^(?:pension|holidays?|annual leave|leave|car|vehicle|company car|overtime|allowances?|replacement|backfill|new role|hybrid|remote|first .*|project|client|the client|reports? to|line manager|employer|sector|project|ir35|flexi\w+|on[- ]?call|call[- ]?outs?|standby|in a year|12 months|year one|training|by the end.*|mileage|probation)$/i

function linesOf(text: string): Span[] {
  const lines: Span[] = []
  for (let start = 0; start <= text.length; ) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    lines.push({ start, end })
    start = end + 1
  }
  return lines
}

function isHeadingShaped(line: string, alone: boolean): boolean {
  return (
    line.length <= 60 && line.split(/\s+/).length <= 7 && !/[.!,;]$/.test(line) && (alone || /:$/.test(line))
  )
}

/**
 * Cuts a message into sentences, each with the scope that its heading ("Desirable"), its own label ("Nice: Python") or the
 * bullets around it give. A heading is a short line that names a topic or a strength and stands above others.
 */
export function unitsOf(text: string): Unit[] {
  const lines = linesOf(text)
  const many = lines.filter((line) => text.slice(line.start, line.end).trim() !== '').length > 1
  const rows = tableRows(text, lines)
  const units: Unit[] = []
  let scope = NO_SCOPE
  let isItemScope = false
  lines.forEach((span, number) => {
    const raw = text.slice(span.start, span.end)
    const row = rows.get(number)
    if (row !== undefined) {
      units.push(...unitOfRow(text, row, number, scope))
      return
    }
    if (raw.trim() === '') {
      if (isItemScope) return
      scope = NO_SCOPE
      return
    }
    const bullet = BULLET.exec(raw)
    const isHash = /^[ \t]*#/.test(raw)
    const isItem = bullet !== null && !isHash
    const body = trimmed(text, { start: span.start + (bullet?.[0].length ?? 0), end: span.end })
    const words = text.slice(body.start, body.end)
    const heading =
      many && (!isItem || /:\s*$/.test(raw)) && isHeadingShaped(raw.trim(), true) ? labelOf(words) : null
    if (heading !== null && (/:\s*$/.test(raw) || isHash || !CONTENTFUL.test(words))) {
      scope = heading
      isItemScope = true
      return
    }
    // An unknown title in capitals, or with a colon, ends the scope above it.
    if (
      many &&
      !isItem &&
      isHeadingShaped(raw.trim(), /^[^a-z]+$/.test(words) && words.length > 3) &&
      isItemScope
    ) {
      scope = NO_SCOPE
      isItemScope = false
      if (/:$/.test(raw.trim())) return
    }
    for (const sentence of sentencesOf(text, { start: body.start, end: span.end }))
      units.push(...labelled(text, sentence, scope, number, isItem))
  })
  return units
}

/** "Agreed as useful:", "Something we would train:": a label in the manager's own words that only says how much matters. */
function weighing(words: string): Scope | null {
  const cue = words.split(/\s+/).length <= 8 && entitiesOf(words).length === 0 ? strengthCue(words) : null
  if (cue === null || cue.strength === 'notApplicable') return null
  const rest = `${words.slice(0, cue.at)} ${words.slice(cue.end)}`.replace(
    /\b(?:agreed|as|to be|things?|something|stuff|skills?|items?|we|they|would|could|be|is|are|the|a|an|and|following|also|that|which|it|them|on|in|with|have|list(?:ed)?|noted|counted|marked|of|these|those|so|all|ones?|here|what|will|can|us)\b/gi,
    '',
  )
  return /\p{L}/u.test(rest) ? null : { topic: null, strength: cue.strength, drop: false }
}

/** A sentence that opens with a label ("Salary: 40k") takes the label's scope. */
function labelled(text: string, sentence: Sentence, above: Scope, line: number, isItem: boolean): Unit[] {
  const words = text.slice(sentence.start, sentence.end)
  const colon = /^([\p{L}][\p{L}\p{N} '/&()-]{0,48}?)\s*(?::(?!\d\d)|\s[-=](?=\s))\s*/u.exec(words)
  const label = colon === null ? null : (labelOf(colon[1] ?? '') ?? weighing(colon[1] ?? ''))
  const isCut = colon !== null && label !== null && !CONTENTFUL.test((colon[1] ?? '').trim())
  const start = isCut ? sentence.start + colon[0].length : sentence.start
  if (start >= sentence.end) return []
  const scope =
    label === null
      ? above
      : {
          ...label,
          strength:
            label.strength ??
            (label.topic !== null && REQUIREMENTS.includes(label.topic) ? above.strength : null),
        }
  return [{ ...sentence, start, scope, line, isItem, isHeading: false }]
}
