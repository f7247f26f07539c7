import { readGuides } from '@/lib/knowledge/guides/guides'

/** In lower case; empty where the text begins with no letter. */
export const firstWord = (text: string) => /^[\p{L}’'-]+/u.exec(text)?.[0].toLowerCase() ?? ''

/** What people do at work, besides what the guides say. */
const WORK_VERBS = `accompany achieve adapt address allocate approve archive attend authorise bend bid bolt braze bring buy cast certify chase clad clear
  coat collaborate collate communicate consult convert create cure deal deliver demolish deploy despatch detail dismantle dispatch dispense
  distribute do drain edit empty encourage engrave ensure evaluate execute extract extrude fabricate facilitate file fill finalise finish forge
  form formulate fulfil generate get glaze grow have help hire hoist host implement improve increase induct inform inspect instruct insulate
  integrate join keep lag laminate learn liaise list locate look lower lubricate make mentor mill minimise mitigate mix modify motivate mould
  mount optimise organise own paint pay perform phone plaster plumb press prime prioritise procure promote propose pull pump purchase push put
  rebuild recruit rectify reduce refurbish register reinforce render replenish research restore retrieve rewire rig roll route run sand save saw
  seal sell set shape share sharpen ship sign solder solve source spray stack standardise stop streamline suggest swap tackle take teach tender
  tidy tile trial trim turn type unblock undertake upgrade validate wash weigh wrap write`

let verbs: ReadonlySet<string> | undefined

/** The words that duties begin with in the guides. */
export function dutyVerbs(): ReadonlySet<string> {
  verbs ??= new Set([
    ...[...readGuides().values()].flatMap(({ duties }) => duties.map((duty) => firstWord(duty))),
    ...WORK_VERBS.split(/\s+/),
  ])
  return verbs
}

/** Verbs that are as often nouns: only what follows tells. */
export const NOUNS = new Set(
  `audit back balance bed book check clock control cost count cover design detail document draft drive feed file form guard guide hand
  issue ledger level lift link list load machine map mark market match measure model network number order pack plan plant plot point power press price process programme project pump purchase quote record release repair report research return review rig ring
  road route sample schedule sequence service shift site sort source spot stage stock support survey tender test time tool trace track train transfer transport travel trial type use walk watch weld wire work`.split(
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

export function toBase(word: string): string {
  const form = FORMS.get(word.toLowerCase())
  if (form) return form
  if (/ies$/i.test(word) && word.length > 4) return word.replace(/ies$/i, 'y')
  return word.replace(/(?<=ch|sh|ss|x|z|o)es$|s$/i, '')
}
const FORMS = new Map([
  ['does', 'do'],
  ['goes', 'go'],
  ['has', 'have'],
])

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
