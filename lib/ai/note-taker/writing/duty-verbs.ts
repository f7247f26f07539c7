import { readGuides } from '@/lib/knowledge/guides/guides'

/** In lower case; empty where the text begins with no letter. */
export const firstWord = (text: string) => /^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase() ?? ''

let verbs: ReadonlySet<string> | undefined

/** The words that duties begin with in the guides. */
export function dutyVerbs(): ReadonlySet<string> {
  verbs ??= new Set([
    ...[...readGuides().values()].flatMap(({ duties }) => duties.map((duty) => firstWord(duty))),
    ...'answer bring chase deal do get have help host keep look make own put run set sign take turn write'.split(
      ' ',
    ),
  ])
  return verbs
}

/** Verbs that are as often nouns: only what follows tells. */
export const NOUNS = new Set(
  `audit balance check control cost design document draft drive feed issue ledger lift load machine market measure model network order
  pack plan plant plot power price process programme project quote record repair report review sample schedule sequence service shift
  site sort stage stock support survey test time tool trace track train use walk watch weld wire work`.split(
    /\s+/,
  ),
)
export const AFTER_VERB =
  /^\S+ (?:the|an?|our|your|their|its|it|them|all|any|each|every|new|up|out|off|on|in|with|to|for|as|over|from|through|what|how|\d\S*)\b/iu

/** Whether words begin with the plain verb of a duty: "check the seals". */
export function isImperative(words: string): boolean {
  const verb = firstWord(words)
  return /^\S+\s+\S/.test(words) && dutyVerbs().has(verb) && (!NOUNS.has(verb) || AFTER_VERB.test(words))
}

function toBase(word: string): string {
  const form = FORMS[word.toLowerCase()]
  if (form) return form
  if (/ies$/i.test(word) && word.length > 4) return word.replace(/ies$/i, 'y')
  return word.replace(/(?<=ch|sh|ss|x|z|o)es$|s$/i, '')
}
const FORMS: Readonly<Record<string, string>> = { does: 'do', goes: 'go', has: 'have' }

/** "Rebuild" is to build. */
const isDutyVerb = (verb: string) => dutyVerbs().has(verb) || dutyVerbs().has(verb.replace(/^re-?/, ''))

const THIRD_PERSON = /^\p{L}{2,}(?<!s)s$/iu
/** "Measures and rebuilds pumps", "checks samples" */
const BEFORE_ANOTHER = /^(?:and|then|[\s,])+(?<verb>\p{L}+s)\b/iu
const BEFORE_THINGS = /^(?:\p{L}+ )?[\p{L}-]{2,}s\b/iu

/** "Checks", after "she", as it stands after "you": "check". Null where the word is no verb of a duty. */
export function baseOf(word: string, rest: string): string | null {
  const base = toBase(word)
  const verb = base.toLowerCase()
  if (!THIRD_PERSON.test(word) || !isDutyVerb(verb)) return null
  const another = BEFORE_ANOTHER.exec(rest)?.groups?.verb?.toLowerCase()
  const isVerb =
    !NOUNS.has(verb) ||
    AFTER_VERB.test(`${verb} ${rest}`) ||
    BEFORE_THINGS.test(rest) ||
    (another !== undefined && isDutyVerb(toBase(another)))
  return isVerb ? base : null
}

const LATER = /(?<=(?:[,;]|\b(?:and|or|then|also))\s+(?:then |also )?)(?<word>\p{L}+s)\b(?=\s*(?<rest>.*))/giu

/** The later verbs of a duty whose first one follows "you": "strip, measures and rebuilds pumps" as "strip, measure and rebuild pumps". */
export const withBaseVerbs = (text: string): string =>
  text.replace(LATER, (word, _word: string, rest: string) => baseOf(word, rest) ?? word)
