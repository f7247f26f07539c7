/** Words that say nothing about what a line asks for. */
const COMMON = new Set(
  `a about above after again all also always an and another any are around as at away back be because been before being below best better between both
  but by can come could day days did different do does doing done down each either end enough even ever every everything few first for from full gave get
  give go going good got great had hand happen hard has have having help her here him his how if in into is it its job jobs just keep kept kind know known
  last least left less like little long look made make many matter may mean more most much must need never new next nice no not nothing of off old on once
  one only or other our out over own part people place point proper put read real right run said same say see seen set should show side since so some
  somebody someone something still such sure take tell than that the their them then there these they thing things think this those though three through
  time times to today together too took turn two under until up us use used using usual very want was way we week weeks well went were what when where
  whether which while who whole why will with within without word work worked working worth would year years you your
  ability able background basic comfortable competent confident essential excellent experience experienced familiar familiarity ideally knowledge
  minimum practical preferred proven required similar skill skilled sound strong thorough understand understanding various
  four five six seven eight nine ten twelve twenty thirty half ours theirs anybody anyone nobody everybody everyone couldn wouldn didn doesn don isn wasn
  ve ll re`.split(/\s+/),
)

const undouble = (word: string) => word.replace(/([bdfglmnprt])\1$/, '$1')

/** The verb of a noun that no ending tells. */
const VERB_OF = new Map([
  ['maintenance', 'maintain'],
  ['analysis', 'analyse'],
  ['analyses', 'analyse'],
  ['failure', 'fail'],
  ['delivery', 'deliver'],
  ['diagnosis', 'diagnose'],
  ['diagnostics', 'diagnose'],
  ['written', 'write'],
  ['wrote', 'write'],
  ['drawn', 'draw'],
  ['built', 'build'],
  ['led', 'lead'],
  ['ran', 'run'],
  ['sold', 'sell'],
  ['taught', 'teach'],
  ['bought', 'buy'],
])
/** "Calibration" and "calibrate", "inspection" and "inspect", but not "production" and "product". */
const NOUN_END = /(?<=\p{L}{4})(?:ations?|ates?|(?<!product)ions?|ments?)$/u

function stem(raw: string): string {
  // "Not" is no note.
  if (raw === 'not') return raw.toUpperCase()
  const word = VERB_OF.get(raw) ?? raw
  if (/\d/.test(word)) return word.replace(/(?<=\w\w)s$/, '')
  const singular = /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|x|ss)es$/, '')
        .replace(/(?<=\w\w)s$/, '')
  if (singular.length <= 3) return singular
  const plain = undouble(singular.replace(/(?<=\w{3})(?:ing|(?<!e)ed)$/, '').replace(NOUN_END, ''))
  return plain.replace(/(?<=\w{2})e$/, '').replace(/(?<=\w{4})at$/, '')
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

export interface Word {
  /** Without the ending of a plural. */
  word: string
  /** One form for all its endings. */
  stem: string
  isCommon: boolean
}

const known = new Map<string, Word>()
/** Each word is read once: the terms of the bank have the same few thousand. */
function toWord(word: string): Word {
  const read = known.get(word)
  if (read) return read
  const made = readWord(word)
  if (known.size < KNOWN_MAX) known.set(word, made)
  return made
}
/** So that what visitors write doesn’t fill the memory. */
const KNOWN_MAX = 20_000

const readWord = (word: string): Word => ({
  word: word.length > 3 && /[aeiou]/.test(word) ? word.replace(/(?<![isu])s$/, '') : word,
  stem: stem(word),
  isCommon: COMMON.has(word) || (word.length === 1 && word !== 'c'),
})

/** In their order. */
export const toWords = (text: string): Word[] => wordsOf(text).map(toWord)

/** Those that say what a text is about. */
export const toStems = (text: string): string[] =>
  toWords(text).flatMap((word) => (word.isCommon ? [] : [word.stem]))
