import { SKILL_VERBS, TRAIT_VERBS, VERB_OF_NOUN, VERB_QUESTIONS } from '@/lib/knowledge/interview/by-verb'
import { toDoing } from './gerund'
import { unwrapHeading } from './heading'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { toThird, unwrap } from './words'

/** What a line says somebody does. */
export interface Act {
  /** As the questions have it: "carry out". */
  verb: string
  /** What it is done to or with: the last words of each thing, in the singular. */
  heads: readonly string[]
  /** Whether the line begins with it, so that a question about the verb alone is about the line. */
  isLead: boolean
}

const VERBS = new Set(VERB_QUESTIONS.flatMap(({ verbs }) => verbs))
/** Phrases by their first word, the longest first. */
const PHRASES = new Map<string, string[][]>()
for (const phrase of [...VERBS].map((verb) => verb.split(' ')).sort((a, b) => b.length - a.length)) {
  const first = phrase[0] ?? ''
  PHRASES.set(first, [...(PHRASES.get(first) ?? []), phrase])
}

type VerbForm = 'base' | 'third' | 'doing'
const FORMS = new Map<string, { verb: string; form: VerbForm }>(
  [...PHRASES.keys()].flatMap((verb) => [
    [toThird(verb), { verb, form: 'third' as const }],
    [toDoing(verb), { verb, form: 'doing' as const }],
    [verb, { verb, form: 'base' as const }],
  ]),
)

const DETERMINER = /^(?:\d.*|the|an?|all|any|each|every|both|your|their|our|new|existing|own)$/i
const JOINT = /^(?:and|or|&|then)$/i
const PARTICLE = /^(?:up|out|off|down|over|back|through|away|around)$/i
/** "Transfer from the boat" is another sense of a verb than "transfer the files". */
const MOVES = /^(?:from|through|into|across|onto|towards)$/i
/** Where what something is done to ends. */
const BOUND =
  /^(?:to|for|with|on|at|in|by|from|across|through|against|under|over|into|onto|within|between|during|after|before|about|around|along|when|while|where|which|that|who|so|if|as|until|per|via|using|including|such|up|out|off|down|back|is|are|how|what|why|whether)$/i
const LEADS =
  /^(?:(?:(?!apply|supply|comply|rely|reply|assembly|family|early)\p{L}{3,}ly|also|often|then|always|to|help to|the)(?:,| and(?= \p{L}+ly))? )+(?=\p{L})/iu

const bare = (word: string) => word.toLowerCase().replace(/[,.]$/, '')
/** In the singular. */
export const toSingular = (word: string): string => {
  const plain = bare(word).replace(/['’]s?$/, '')
  if (plain.length <= 3 || /(?:ss|us|is)$/.test(plain)) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/s$/, '')
}

interface Found {
  verb: string
  form: VerbForm
  length: number
}

function findVerb(words: readonly string[], at: number): Found | null {
  const known = FORMS.get(bare(words[at] ?? ''))
  if (!known) return null
  const phrase = (PHRASES.get(known.verb) ?? []).find((parts) =>
    parts.every((part, step) => step === 0 || bare(words[at + step] ?? '') === part),
  )
  return phrase ? { verb: phrase.join(' '), form: known.form, length: phrase.length } : null
}

const isPlural = (word: string) => /[^s]s$/.test(word)

/** The last words of each thing in a list, "team" and "inspectors" of "a team of six inspectors". */
function headsOf(words: readonly string[]): string[] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (JOINT.test(word)) parts.push([])
    else {
      parts.at(-1)?.push(bare(word))
      if (word.endsWith(',')) parts.push([])
    }
  }
  const things = parts.filter((part) => part.length > 0)
  return things.flatMap((part, at) => {
    const next = things[at + 1]
    // "Customer and certification audits" are all audits.
    if (next && part.length === 1 && next.length > 1 && !isPlural(part[0] ?? '')) return []
    const groups = part
      .join(' ')
      .split(/ of /)
      .map((group) => group.split(' ').map(toSingular))
    return groups.flatMap((group) => {
      const plain = group.length > 1 && LIGHT.has(group.at(-1) ?? '') ? group.slice(0, -1) : group
      return [group.join(' '), plain.join(' ')]
    })
  })
}
/** "Maintenance activities" are maintenance. */
const LIGHT = new Set([
  'activity',
  'task',
  'work',
  'duty',
  'level',
  'matter',
  'issue',
  'operation',
  'job',
  'process',
])

/** In words, of what a verb’s thing is looked for in. */
const THING_WORDS = 12

function readFrom(words: readonly string[], at: number, isLead: boolean): Act[] {
  const verbs: Found[] = []
  let place = at
  for (let found = findVerb(words, place); found; found = findVerb(words, place)) {
    verbs.push(found)
    place += found.length
    const last = words[place - 1] ?? ''
    const step = JOINT.test(words[place] ?? '') ? place + 1 : last.endsWith(',') ? place : -1
    const next = step < 0 ? null : findVerb(words, step)
    if (!next) break
    place = step
  }
  const last = verbs.at(-1)
  if (!last) return []
  const isSplit = PARTICLE.test(words[place] ?? '') && !/ /.test(last.verb)
  // "Give out medication"
  if (isSplit) place += 1
  const isTransfer = MOVES.test(words[place] ?? '')
  const ends = words.findIndex(
    (word, index) =>
      index >= place &&
      (BOUND.test(bare(word)) ||
        /[.;:–(]/.test(word) ||
        (index > place &&
          (JOINT.test(words[index - 1] ?? '') || (words[index - 1] ?? '').endsWith(',')) &&
          findVerb(words, index)?.form === last.form &&
          WORK_VERBS.has(bare(word)) &&
          (!NOUN_VERBS.has(bare(word)) || DETERMINER.test(words[index + 1] ?? '')))),
  )
  const end = Math.min(ends < 0 ? words.length : ends, place + THING_WORDS)
  const heads = headsOf(words.slice(place, end))
  const after = JOINT.test(words[ends - 1] ?? '') || (words[ends - 1] ?? '').endsWith(',')
  return [
    ...verbs.map(({ verb }) => ({ verb, heads, isLead: isLead && !isSplit && !isTransfer })),
    ...(ends > place && after ? readFrom(words, ends, false) : []),
  ]
}

/** "Preparation of reports" */
function readNoun(words: readonly string[]): Act[] {
  const [noun = '', of = ''] = words
  const verb =
    VERB_OF_NOUN.get(noun.toLowerCase()) ??
    (FORMS.get(noun.toLowerCase())?.form === 'doing' ? FORMS.get(noun.toLowerCase())?.verb : undefined)
  if (!verb || !VERBS.has(verb) || of !== 'of') return []
  const end = words.findIndex((word, at) => at > 1 && (BOUND.test(bare(word)) || /[.;:–(]/.test(word)))
  return [{ verb, heads: headsOf(words.slice(2, end < 0 ? words.length : end)), isLead: true }]
}

/** What a line that begins with a verb or the noun of one says somebody does. `isAmongActs`: the lines around it begin with verbs. */
export function readActs(text: string, isAmongActs: boolean, names: ReadonlySet<string>): Act[] {
  const plain = unwrap(text)
  const said = (/^us(?:es?|ing) /i.test(plain) ? plain : unwrapHeading(text)).replace(LEADS, '')
  const words = said.split(' ')
  const first = findVerb(words, 0)
  const nouns = readNoun(words)
  if (nouns.length > 0) return nouns
  if (!first || words.length < 2) return []
  // "Help Gary on the lathe", "Keep it up to date"
  const after = words[first.length] ?? ''
  if (/^\p{Lu}\p{Ll}+$/u.test(after) && !names.has(after)) return []
  if (/^(?:it|them|this|these|those|that)$/i.test(after)) return []
  const isNoun = NOUN_VERBS.has(first.verb) || !WORK_VERBS.has(first.verb.split(' ')[0] ?? '')
  const isSure = isAmongActs || !isNoun || first.length > 1 || DETERMINER.test(words[first.length] ?? '')
  return first.form === 'doing' || isSure ? readFrom(words, 0, true) : []
}

export const isSkill = ({ verb }: Act): boolean => SKILL_VERBS.has(verb)
export const isOfTrait = ({ verb }: Act): boolean => TRAIT_VERBS.has(verb)
