import { withoutPrototype } from '@/lib/consultation/guard/language/without-prototype'

/** A word of a text. `start` and `end` are UTF-16 offsets, end exclusive. */
export interface Token {
  /** In lower case, with straight apostrophes. */
  text: string
  /** The word and what it may be a form of. Empty for punctuation. */
  forms: readonly string[]
  isCapital: boolean
  start: number
  end: number
}

export interface Sentence {
  start: number
  end: number
  tokens: readonly Token[]
}

const WORD =
  /[£$€]?\d(?:[\d.,]*\d)?[\p{L}%]*|\p{L}[\p{L}\d\u00AD\u200B-\u200D\u2060\uFEFF]*(?:['’]\p{L}+|(?<=s)['’](?=\s|$))*|[,;:()—–!?]|\s-\s|\s\/\s/gu
const NUMBER = /^[£$€]?\d/
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

const IRREGULAR: Readonly<Record<string, string>> = withoutPrototype({
  men: 'man',
  women: 'woman',
  children: 'child',
  wives: 'wife',
  babies: 'baby',
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  does: 'do',
  did: 'do',
  goes: 'go',
  went: 'go',
  gone: 'go',
  took: 'take',
  taken: 'take',
  got: 'get',
  gotten: 'get',
  left: 'leave',
  wore: 'wear',
  ran: 'run',
  taught: 'teach',
  sold: 'sell',
  kept: 'keep',
  said: 'say',
})

/** Contractions and the words they stand for. */
const NOT =
  /^(don|doesn|didn|isn|aren|ain|wasn|weren|won|wouldn|can|couldn|shouldn|mustn|shan|haven|hasn|hadn|needn)'?t$/
const NEGATED: Readonly<Record<string, string>> = withoutPrototype({
  don: 'do',
  doesn: 'do',
  didn: 'do',
  won: 'will',
  wouldn: 'would',
  can: 'can',
  couldn: 'could',
  shouldn: 'should',
  mustn: 'must',
  shan: 'shall',
  haven: 'have',
  hasn: 'have',
  hadn: 'have',
  needn: 'need',
})
const PRONOUN_FORM =
  /^(i|you|he|she|it|we|they|who|that|there|someone|somebody|anyone|anybody|everyone|nobody)'(s|re|m|d|ll|ve)$/
const BARE_PRONOUN_FORM = /^(who|they|you)(s|re|ve|ll)$/
const AUXILIARIES: Readonly<Record<string, string>> = withoutPrototype({
  s: 'be',
  re: 'be',
  m: 'be',
  d: 'would',
  ll: 'will',
  ve: 'have',
})

const TENS: Readonly<Record<string, number>> = withoutPrototype({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
})
const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "Twenty-five" is one figure. */
function joinFigure(last: Token | undefined, unit: string, start: number, end: number): Token | null {
  const tens = TENS[last?.text ?? '']
  const units = UNITS.indexOf(unit) + 1
  if (!last || tens === undefined || units === 0 || start - last.end !== 1) return null
  const text = String(tens + units)
  return { ...last, text, forms: [text], end }
}

/** The word itself first, then what it may be a form of: a family word is met in any of them. */
function formsOf(text: string): string[] {
  const word = text.replace(/'s$|(?<=s)'$/, '')
  const forms = [word]
  if (word.length > 4 && word.endsWith('men')) forms.push(`${word.slice(0, -2)}an`)
  const irregular = IRREGULAR[word]
  if (irregular) forms.push(irregular)
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) {
    forms.push(word.slice(0, -1))
    if (word.endsWith('es')) forms.push(word.slice(0, -2))
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
    if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`)
    if (word.endsWith('wives')) forms.push(`${word.slice(0, -3)}fe`)
  }
  for (const ending of ['ing', 'ed'])
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      const stem = word.slice(0, -ending.length)
      forms.push(stem, `${stem}e`)
      if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1))
      if (stem.endsWith('i')) forms.push(`${stem.slice(0, -1)}y`)
    }
  return forms
}

const formsByWord = new Map<string, readonly string[]>()
const MAX_WORDS = 20_000

function cachedForms(text: string): readonly string[] {
  const cached = formsByWord.get(text)
  if (cached) return cached
  const forms = formsOf(text)
  if (formsByWord.size >= MAX_WORDS) formsByWord.clear()
  if (text.length < 40) formsByWord.set(text, forms)
  return forms
}

export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const start = offset + match.index
    const end = start + raw.length
    const word = raw.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replaceAll('’', "'")
    const isCapital = raw.charAt(0) !== word.charAt(0)
    const add = (form: string, forms = cachedForms(form)) => {
      tokens.push({ text: form, forms, isCapital, start, end })
    }
    if (!/[\p{L}\d]/u.test(raw)) {
      add(raw.trim(), [])
      continue
    }
    if (NUMBER.test(raw)) {
      add(word, [word])
      continue
    }
    const negated = NOT.exec(word)
    if (negated || word === 'cannot') {
      add(NEGATED[negated?.[1] ?? 'can'] ?? 'be')
      add('not')
      continue
    }
    const figure = joinFigure(tokens.at(-1), word, start, end)
    if (figure) {
      tokens[tokens.length - 1] = figure
      continue
    }
    const contraction = PRONOUN_FORM.exec(word) ?? BARE_PRONOUN_FORM.exec(word)
    if (contraction) {
      add(contraction[1] ?? word)
      add(AUXILIARIES[contraction[2] ?? ''] ?? 'be')
      continue
    }
    add(word)
  }
  return tokens
}

const ENDS = /[.!?]+["'”’)\]]*(?=\s|$)|[\r\n]+|;(?=\s)/gu
/** A full stop after one of these ends no sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|approx|incl|no|st|mr|mrs|ms|dr|vs|max|min|yrs?|hrs?)|\b\p{L})\.$/iu
/** In words. Speech without full stops is cut at the joints of its clauses. */
const LONG_SENTENCE = 45
/** In characters. */
const MAX_SENTENCE_LENGTH = 800
const JOINT =
  /,?\s+(?=(?:and|but|so|because|then|also)\s+(?:we|they|it|there|the|i|you|he|she|our|this|that)\b)/giu

function trimmed(text: string, start: number, end: number): { start: number; end: number } | null {
  let [from, to] = [start, end]
  while (from < to && /[\s\-•*·–—]/u.test(text.charAt(from))) from += 1
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1
  return to > from ? { start: from, end: to } : null
}

/** Sentences and list items, with offsets. */
export function splitSentences(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let from = 0
  const push = (to: number) => {
    const span = trimmed(text, from, to)
    if (span) spans.push(...splitLong(text, span))
    from = to
  }
  for (const match of text.matchAll(ENDS)) {
    const end = match.index + match[0].length
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(from, end - 8), end))) {
      const next = text.slice(end).match(/^\s+(\S)/u)?.[1] ?? ''
      if (next === '' || next === next.toLowerCase()) continue
    }
    push(end)
  }
  push(text.length)
  return spans
}

function splitLong(text: string, span: { start: number; end: number }): { start: number; end: number }[] {
  const words = text.slice(span.start, span.end)
  if (words.split(/\s+/u).length <= LONG_SENTENCE) return cutHard(text, span)
  const parts: { start: number; end: number }[] = []
  let from = 0
  for (const match of words.matchAll(JOINT)) {
    if (match.index <= from) continue
    parts.push({ start: span.start + from, end: span.start + match.index })
    from = match.index + match[0].length
  }
  parts.push({ start: span.start + from, end: span.end })
  return parts.flatMap((part) => cutHard(text, part))
}

/** Bounds the work for words without any joint. */
function cutHard(text: string, { start, end }: { start: number; end: number }) {
  const parts: { start: number; end: number }[] = []
  let from = start
  while (end - from > MAX_SENTENCE_LENGTH) {
    const space = text.lastIndexOf(' ', from + MAX_SENTENCE_LENGTH)
    const to = space > from ? space : from + MAX_SENTENCE_LENGTH
    parts.push({ start: from, end: to })
    from = to
  }
  return [...parts, { start: from, end }]
}
