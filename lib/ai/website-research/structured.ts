import { cleanText } from '@/lib/consultation/guard/language/unmask'
import type { ResearchField } from '@/lib/research/options'

interface Structured {
  names: string[]
  description: string | null
  facts: { field: ResearchField; text: string }[]
}

const MAX_DEPTH = 12
const MAX_NESTING = 60
const MAX_NODES = 500
const MAX_TEXT_LENGTH = 1000
const COMPANY_TYPE = /(?:Organization|Corporation|LocalBusiness|Business|Store|Company|Contractor|Service)$/

type Node = Record<string, unknown>

/** Accepts comments, trailing commas, raw line breaks and wrappers. Null where nothing helps. */
function parseLoosely(source: string): unknown {
  const bare = source
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, '')
    .trim()
    .replace(/;$/, '')
  if (isTooDeep(bare)) return null
  const attempts = [
    () => bare,
    () => repairJson(bare),
    () => `[${repairJson(bare).replace(/\}\s*\{/g, '},{')}]`,
    () => {
      const text = repairJson(bare)
      return text + '"'.repeat(countOpenQuotes(text)) + missingClosers(text)
    },
  ]
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt())
    } catch {
      // The next attempt repairs more.
    }
  }
  return null
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > MAX_NESTING) return true
  }
  return false
}

function repairJson(source: string): string {
  return source.replace(/"(?:[^"\\]|\\[\s\S])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*|,(?=\s*[\]}])/g, (part) =>
    part.startsWith('"') ? part.replace(/\p{Cc}/gu, ' ') : '',
  )
}

const countOpenQuotes = (text: string) => (text.replace(/\\[\s\S]/g, '').split('"').length % 2 === 0 ? 1 : 0)

function missingClosers(text: string): string {
  const open: string[] = []
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"?|[[\]{}]/g)) {
    if (part === '{') open.push('}')
    else if (part === '[') open.push(']')
    else if (part === '}' || part === ']') open.pop()
  }
  return open.reverse().join('')
}

function nodesOf(value: unknown, depth = 0, nodes: Node[] = []): Node[] {
  if (depth > MAX_DEPTH || nodes.length >= MAX_NODES || value === null || typeof value !== 'object')
    return nodes
  if (!Array.isArray(value)) nodes.push(value as Node)
  for (const inner of Object.values(value)) nodesOf(inner, depth + 1, nodes)
  return nodes
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = cleanText(value.replace(/<[^>]{0,200}>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' || text.length > MAX_TEXT_LENGTH ? null : text
}

const textsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap(
    (item) => textOf(item) ?? textOf((item as Node | null)?.name) ?? [],
  )

/** Skips scripts that are beyond repair. */
export function readStructuredData(scripts: readonly string[]): Structured {
  const result: Structured = { names: [], description: null, facts: [] }
  const add = (field: ResearchField, texts: readonly string[]) => {
    for (const text of texts) result.facts.push({ field, text })
  }
  for (const node of scripts.flatMap((script) => nodesOf(parseLoosely(script)))) {
    const types = textsOf(node['@type'])
    if (types.some((type) => COMPANY_TYPE.test(type))) {
      result.names.push(...textsOf(node.name), ...textsOf(node.legalName), ...textsOf(node.alternateName))
      result.description ??= textOf(node.description)
      add('standards', textsOf(node.award))
      add('locations', textsOf((node.address as Node | null | undefined)?.addressLocality))
    }
    if (types.includes('JobPosting')) {
      add('openRoles', textsOf(node.title))
      add(
        'benefits',
        textsOf(node.jobBenefits).filter((text) => text.length <= 300),
      )
    }
  }
  return result
}
