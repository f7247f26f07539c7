import { withFigures } from '@/lib/ai/note-taker/writing/spoken-figures'

/** A pattern of a case: a regular expression, used without regard to case. */
export function matcher(source: string): RegExp {
  return new RegExp(source, 'i')
}

/** The pattern of a fact as it is, and with spoken times and years as the writer prints them. */
export const spellingsOf = (source: string): RegExp[] =>
  [source, ...(['culture', 'hours'] as const).map((section) => withFigures(source, section))].flatMap(
    (spelling) => (isRegExp(spelling) ? [matcher(spelling)] : []),
  )

export function isRegExp(source: string): boolean {
  try {
    matcher(source)
    return true
  } catch {
    return false
  }
}

/** Collapses white space and turns every dash into "-". The patterns ignore case themselves. */
export function fold(text: string): string {
  return text
    .replace(/[–—‑−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

const IGNORED_KEYS = new Set([
  'id',
  'companyId',
  'company',
  'sessionId',
  'evidence',
  'sources',
  'citations',
  'createdAt',
  'updatedAt',
  'status',
  'hash',
  'version',
])

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function child(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** `path` is dotted. Undefined where there is nothing. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce(child, value)
}

/** In document order, except under an ignored key. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (IGNORED_KEYS.has(key) ? [] : stringsOf(inner)))
}

export function textOf(value: unknown): string {
  return fold(stringsOf(value).join(' '))
}

/** Under a dotted path of the specification, or else of the full answer. */
export function findUnder(answer: unknown, path: string): unknown {
  return at(child(answer, 'jobSpecification'), path) ?? at(answer, path)
}

/** Each list under `value`, with its path. */
export function listsOf(value: unknown, path: string): [path: string, lines: string[]][] {
  if (Array.isArray(value)) return [[path, stringsOf(value)]]
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    IGNORED_KEYS.has(key) ? [] : listsOf(inner, `${path}.${key}`),
  )
}
