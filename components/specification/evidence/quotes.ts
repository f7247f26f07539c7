import type { EvidenceKind } from '@/lib/consultation/brief/options'
import type { Evidence } from '@/lib/consultation/brief/schema'
import type { SourceTexts } from '@/lib/specification/schema'

/** A stretch of a source; `marked` are the words that a line rests on. */
export interface Segment {
  text: string
  marked: boolean
}

/** One source of a line with the words it points at, in their place. No segments: the source itself is not kept. */
export interface Quote {
  key: string
  origin: string
  /** The page of a website, or the name of a document. */
  address: string | null
  /** ISO 8601, for messages. */
  saidAt: string | null
  segments: Segment[]
}

/** Characters of a source shown on either side of the words. */
const CONTEXT_CHARS = 110

const MARKS: Record<EvidenceKind, { mark: string; origin: string }> = {
  handEdit: { mark: 'Edited', origin: 'Edited by hand' },
  message: { mark: 'Said', origin: 'Said in the consultation' },
  companyForm: { mark: 'Form', origin: 'Company details' },
  website: { mark: 'Website', origin: 'Company website' },
  document: { mark: 'Document', origin: 'Document' },
  vacancyBuilder: { mark: 'Builder', origin: 'AI Vacancy Builder' },
  houseRule: { mark: 'House rule', origin: 'House rule' },
}

const FORM_FIELDS: Record<string, string> = {
  name: 'company name',
  description: 'company description',
  industry: 'industry',
  jobTitle: 'job title',
}

/** What the mark beside a line reads: the kinds of its sources, an edit by hand first. */
export function evidenceLabelOf(sources: readonly Evidence[]): string {
  const kinds = new Set(sources.map(({ kind }) => kind))
  const marks = (Object.keys(MARKS) as EvidenceKind[]).filter((kind) => kinds.has(kind))
  return marks
    .map((kind, index) => (index === 0 ? MARKS[kind].mark : MARKS[kind].mark.toLowerCase()))
    .join(', ')
}

/** The sources of a line with their words, one entry a source, in the order of the evidence. */
export function buildQuotes(sources: readonly Evidence[], texts: SourceTexts): Quote[] {
  const keys = [...new Set(sources.map(({ kind, id }) => `${kind}:${id}`))]
  return keys.flatMap((key) => {
    const spans = sources.filter(({ kind, id }) => `${kind}:${id}` === key)
    const [first] = spans
    if (first === undefined) return []
    const source = texts[key]
    const field = first.kind === 'companyForm' ? FORM_FIELDS[first.id] : undefined
    const { origin } = MARKS[first.kind]
    return [
      {
        key,
        origin: field ? `${origin}: ${field}` : origin,
        address: source?.address ?? null,
        saidAt: source?.saidAt ?? null,
        segments: source ? buildExcerpt(source.text, spans) : [],
      },
    ]
  })
}

/** The spans of a text, marked, with some of the text around each; what is left out between reads "…". */
export function buildExcerpt(text: string, spans: readonly { start: number; end: number }[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { start, end } of mergeSpans(spans, text.length)) {
    segments.push({
      text: at === 0 ? trimStart(text.slice(0, start)) : trimMiddle(text.slice(at, start)),
      marked: false,
    })
    segments.push({ text: text.slice(start, end), marked: true })
    at = end
  }
  segments.push({ text: trimEnd(text.slice(at)), marked: false })
  return segments.filter((segment) => segment.text !== '')
}

function mergeSpans(spans: readonly { start: number; end: number }[], length: number) {
  const sorted = spans
    .map(({ start, end }) => ({ start, end: Math.min(end, length) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start)
  const result: { start: number; end: number }[] = []
  for (const span of sorted) {
    const last = result.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else result.push(span)
  }
  return result
}

function trimStart(text: string): string {
  return text.length <= CONTEXT_CHARS ? text : `… ${text.slice(-CONTEXT_CHARS).replace(/^\S*\s+/, '')}`
}

function trimEnd(text: string): string {
  return text.length <= CONTEXT_CHARS ? text : `${text.slice(0, CONTEXT_CHARS).replace(/\s+\S*$/, '')} …`
}

function trimMiddle(text: string): string {
  return text.length <= 2 * CONTEXT_CHARS ? text : `${trimEnd(text)} ${trimStart(text).slice(2)}`
}
