import type { EvidenceKind } from '@/lib/consultation/brief/options'
import type { Evidence } from '@/lib/consultation/brief/schema'
import type { SourceTexts } from '@/lib/specification/schema'

export interface Segment {
  text: string
  marked: boolean
}

/** Without segments if the source text is not stored. */
export interface Quote {
  key: string
  origin: string
  /** The page of a website, or the name of a document. */
  address: string | null
  /** ISO 8601, for messages. */
  saidAt: string | null
  segments: Segment[]
}

/** More of either are counted. Lines have few, except those of pasted tables. */
const QUOTES_PER_LINE = 6
const SPANS_PER_QUOTE = 12

/** On either side of the evidence. */
const CONTEXT_CHARS = 110

const KIND_LABELS: Record<EvidenceKind, { mark: string; origin: string; schedule: string }> = {
  message: { mark: 'chat', origin: 'You said', schedule: 'Consultation' },
  companyForm: { mark: 'form', origin: 'Company details', schedule: 'Company details' },
  website: { mark: 'website', origin: 'Company website', schedule: 'Company website' },
  document: { mark: 'document', origin: 'Document', schedule: 'Document' },
  vacancyBuilder: { mark: 'builder', origin: 'AI Vacancy Builder', schedule: 'AI Vacancy Builder' },
  houseRule: { mark: 'house rule', origin: 'House rule', schedule: 'House rule' },
  card: { mark: 'choice', origin: 'You chose', schedule: 'Chosen in the consultation' },
  proposal: { mark: 'suggestion', origin: 'A suggestion you accepted', schedule: 'Accepted suggestion' },
  handEdit: { mark: 'edited', origin: 'Your edit', schedule: 'Edit by hand' },
}

/** For readers whose own words these may not be: those of the agency, and of every document. */
const NAMED_ORIGINS: Partial<Record<EvidenceKind, (speaker: string) => string>> = {
  message: (speaker) => `${speaker} said`,
  card: (speaker) => `${speaker} chose`,
  proposal: (speaker) => `A suggestion ${speaker} accepted`,
  handEdit: (speaker) => `Edited by ${speaker}`,
}

export const SCHEDULE_TITLE = 'Schedule of sources'

/** In how many lines each kind of source occurs. Without what the sources say. */
export const countSources = (lines: readonly (readonly Evidence[])[]): { origin: string; lines: number }[] =>
  (Object.keys(KIND_LABELS) as EvidenceKind[])
    .map((kind) => ({
      origin: KIND_LABELS[kind].schedule,
      lines: lines.filter((sources) => sources.some((source) => source.kind === kind)).length,
    }))
    .filter((count) => count.lines > 0)

const FORM_FIELDS: Record<string, string> = {
  name: 'company name',
  description: 'company description',
  industry: 'industry',
  jobTitle: 'job title',
}

/** For example "Chat, form" or "Chat, edited": short enough for one line of the margin. */
export function evidenceLabelOf(sources: readonly Evidence[]): string {
  const kinds = new Set(sources.map(({ kind }) => kind))
  const label = (Object.keys(KIND_LABELS) as EvidenceKind[])
    .filter((kind) => kinds.has(kind))
    .map((kind) => KIND_LABELS[kind].mark)
    .join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `speaker` is the company, named for readers who aren’t of it. `omitted` counts sources beyond the first QUOTES_PER_LINE. */
export function buildQuotes(
  sources: readonly Evidence[],
  texts: SourceTexts,
  speaker?: string,
): { quotes: Quote[]; omitted: number } {
  const spansByKey = new Map<string, Evidence[]>()
  for (const source of sources) {
    const key = `${source.kind}:${source.id}`
    spansByKey.set(key, [...(spansByKey.get(key) ?? []), source])
  }
  const quotes = [...spansByKey].slice(0, QUOTES_PER_LINE).flatMap(([key, spans]) => {
    const [first] = spans
    if (first === undefined) return []
    const source = texts[key]
    const field = first.kind === 'companyForm' ? FORM_FIELDS[first.id] : undefined
    const label = KIND_LABELS[first.kind].origin
    const origin = (speaker && NAMED_ORIGINS[first.kind]?.(speaker)) || label
    return [
      {
        key,
        origin: source?.author ? `Suggested by ${source.author}` : field ? `${origin}: ${field}` : origin,
        address: source?.address ?? null,
        saidAt: source?.saidAt ?? null,
        segments: source ? buildExcerpt(source.text, spans.slice(0, SPANS_PER_QUOTE)) : [],
      },
    ]
  })
  return { quotes, omitted: spansByKey.size - quotes.length }
}

export const describeOmitted = (omitted: number) =>
  `And ${omitted} more ${omitted === 1 ? 'source' : 'sources'}.`

/** Keeps CONTEXT_CHARS around each span. Omissions are shown as "…". */
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
    .sort((a, b) => a.start - b.start)
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
