import { CERTIFICATES, EXACT_CERTIFICATES } from './lexicon/certificates'
import { CAPITAL_PLACES, PLACES } from './lexicon/places'
import { SKILLS } from './lexicon/skills'
import { EXACT_TOOLS, TOOLS } from './lexicon/tools'

export type EntityKind = 'tool' | 'standard' | 'skill' | 'certificate' | 'place'

/** A name found in the text, by clean offsets. */
export type Entity = { start: number; end: number; kind: EntityKind }

type Entry = { words: string[]; kind: EntityKind; exact: string | null; isStem: boolean }

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}+#&'.]*(?:\/[\p{L}\p{N}+#&'.]+)*/gu

function tokensOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const word = match[0].replace(/(?:'s|['.]+)$/, '')
    return { word: word.toLowerCase(), start: match.index, end: match.index + word.length }
  })
}

const INDEX = new Map<string, Entry[]>()
function list(names: readonly string[], kind: EntityKind, exact: ReadonlySet<string>): void {
  for (const name of names) {
    const isStem = name.endsWith('*')
    const bare = isStem ? name.slice(0, -1) : name
    const words = tokensOf(bare).map(({ word }) => word)
    const first = words[0]
    if (first === undefined) continue
    const entry = { words, kind, exact: exact.has(bare) ? bare : null, isStem }
    const key = isStem && words.length === 1 ? `${first.slice(0, 4)}*` : first
    INDEX.set(key, [...(INDEX.get(key) ?? []), entry])
  }
}
list(TOOLS, 'tool', EXACT_TOOLS)
list(CERTIFICATES, 'certificate', EXACT_CERTIFICATES)
list(SKILLS, 'skill', new Set())
list(PLACES, 'place', CAPITAL_PLACES)
for (const entries of INDEX.values()) entries.sort((one, other) => other.words.length - one.words.length)

/** Standards and rules by their form: a body's letters and a number ("ISO 13485", "CS 454", "NR/L2/SIG/30014"). */
const STANDARD =
  /\b(?:(?:BS|EN|ISO|IEC|ASME|API|DO|MIL(?:-STD)?|DEF[ -]?STAN|CS|CD|GG|BD|BA|HTM|HBN|TM|UL|ASTM|AS|AWS|IATF|SAE|IEEE|EEMUA|NORSOK|DNV|STANAG|RIS|GMRT|GM\/RT|GK\/RT|NR\/[A-Z0-9/]+|TR|PAS|AC|ARP|ED|ECSS|CISPR|G)(?:[ -](?:EN|ISO|IEC|TS|TR|STD|GN))*[ -]?\d{2,5}(?:[-/.:]\d{1,4})*[A-Z]?|NR\/[A-Z]\d\/[A-Z]{2,}\/\d+|21 ?CFR(?: ?(?:Part )?\d+)?|G98|G99|G100|ENA ER \w+)\b/g

function matches(entry: Entry, tokens: readonly { word: string }[], at: number): boolean {
  return entry.words.every((word, offset) => {
    const token = tokens[at + offset]?.word
    if (token === undefined) return false
    if (token === word) return true
    if (entry.isStem && offset === entry.words.length - 1) return token.startsWith(word)
    return (
      offset === entry.words.length - 1 && word.length > 3 && (token === `${word}s` || `${token}s` === word)
    )
  })
}

/** Names of tools, standards, skills, certificates and places in a text, longest first, none inside another; linear. */
export function entitiesOf(text: string): Entity[] {
  const found: Entity[] = []
  for (const match of text.matchAll(STANDARD))
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'standard' })
  const standards = [...found]
  const tokens = tokensOf(text)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    const candidates = [
      ...(INDEX.get(token.word) ?? []),
      ...(token.word.endsWith('s')
        ? (INDEX.get(token.word.slice(0, -1)) ?? []).filter((entry) => entry.words.length === 1)
        : []),
      ...(INDEX.get(`${token.word.slice(0, 4)}*`) ?? []),
    ]
    const hit = candidates.find((entry) => {
      const last = tokens[at + entry.words.length - 1]
      return (
        matches(entry, tokens, at) &&
        last !== undefined &&
        (entry.exact === null ||
          (entry.kind === 'place' && text.slice(token.start, last.end) === entry.exact.toUpperCase()) ||
          text.slice(token.start, last.end).replace(/s$/, '') === entry.exact.replace(/s$/, ''))
      )
    })
    if (hit === undefined) continue
    const end = tokens[at + hit.words.length - 1]?.end ?? token.end
    if (!standards.some((one) => one.start < end && token.start < one.end))
      found.push({ start: token.start, end, kind: hit.kind })
    at += hit.words.length - 1
  }
  return found.sort((one, other) => one.start - other.start)
}
