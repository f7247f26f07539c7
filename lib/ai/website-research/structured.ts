import { cleaned } from '@/lib/ai/data'
import type { ResearchField } from '@/lib/research/options'

/** What a page's JSON-LD says of the company, as strings that stand in it. */
export interface Structured {
  names: string[]
  /** Its own description. */
  description: string | null
  facts: { field: ResearchField; text: string }[]
}

const DEPTH = 12
const NESTING = 60
const NODES = 500
const TEXT = 1000
const COMPANY = /(?:Organization|Corporation|LocalBusiness|Business|Store|Company|Contractor|Service)$/

type Node = Record<string, unknown>

/** JSON that people write: with comments, trailing commas, raw line breaks, wrappers. Null where nothing helps. */
export function parseLoosely(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .trim()
    .replace(/;$/, '')
  if (isTooDeep(bare)) return null
  const attempts = [
    () => bare,
    () => mended(bare),
    () => `[${mended(bare).replace(/\}\s*\{/g, '},{')}]`,
    () => {
      const text = mended(bare)
      return text + '"'.repeat(quotesOpen(text)) + closers(text)
    },
  ]
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt())
    } catch {
      // The next attempt mends more.
    }
  }
  return null
}

/** Nested further than anybody writes by hand or program. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > NESTING) return true
  }
  return false
}

/** Outside strings: no comments, no commas before an end. Inside: no raw control characters. */
function mended(source: string): string {
  return source.replace(/"(?:[^"\\]|\\[\s\S])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*|,(?=\s*[\]}])/g, (part) =>
    part.startsWith('"') ? part.replace(/\p{Cc}/gu, ' ') : '',
  )
}

const quotesOpen = (text: string) => (text.replace(/\\[\s\S]/g, '').split('"').length % 2 === 0 ? 1 : 0)

/** What a text that breaks off needs to end as JSON. */
function closers(text: string): string {
  const open: string[] = []
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"?|[[\]{}]/g)) {
    if (part === '{') open.push('}')
    else if (part === '[') open.push(']')
    else if (part === '}' || part === ']') open.pop()
  }
  return open.reverse().join('')
}

function nodesOf(value: unknown, depth = 0, found: Node[] = []): Node[] {
  if (depth > DEPTH || found.length >= NODES || value === null || typeof value !== 'object') return found
  if (!Array.isArray(value)) found.push(value as Node)
  for (const inner of Object.values(value)) nodesOf(inner, depth + 1, found)
  return found
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = cleaned(value.replace(/<[^>]{0,200}>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' || text.length > TEXT ? null : text
}

const listOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap(
    (one) => textOf(one) ?? textOf((one as Node | null)?.name) ?? [],
  )

/** Reads the JSON-LD scripts of a page; what cannot be read even after mending is left out. */
export function structuredOf(scripts: readonly string[]): Structured {
  const result: Structured = { names: [], description: null, facts: [] }
  const add = (field: ResearchField, texts: readonly string[]) => {
    for (const text of texts) result.facts.push({ field, text })
  }
  for (const node of scripts.flatMap((script) => nodesOf(parseLoosely(script)))) {
    const types = listOf(node['@type'])
    if (types.some((type) => COMPANY.test(type))) {
      result.names.push(...listOf(node.name), ...listOf(node.legalName), ...listOf(node.alternateName))
      result.description ??= textOf(node.description)
      add('standards', listOf(node.award))
      add('locations', listOf((node.address as Node | null | undefined)?.addressLocality))
    }
    if (types.includes('JobPosting')) {
      add('openRoles', listOf(node.title))
      add(
        'benefits',
        listOf(node.jobBenefits).filter((text) => text.length <= 300),
      )
    }
  }
  return result
}
