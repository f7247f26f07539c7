const WORD = /[\p{L}\p{N}]+(?:['.,:/&+#-][\p{L}\p{N}]+)*[+#%]*|£\d[\d,.]*k?/gu

/** A manager's "I" is the company's "we". */
const SAME_SPEAKER = new Map([
  ['i', 'we'],
  ['my', 'our'],
  ['me', 'us'],
  ["i'm", "we're"],
  ["i've", "we've"],
  ["i'd", "we'd"],
  ["i'll", "we'll"],
])

/** Short forms of "I" typed without an apostrophe. Some are words too, so they only compare as short forms. */
const TYPED_SHORT_FORMS = new Map([
  ['im', "we're"],
  ['ive', "we've"],
  ['id', "we'd"],
  ['ill', "we'll"],
])

/** An apostrophe in one of these can be missing or added; one in a possessive can't. */
const SHORT_FORM = /n't$|'(?:ve|re|ll|d|m)$|^(?:it|that|there|here|what|who|where|how|he|she|let)'s$/

const THINKING_SOUND = /^(?:er|erm|um|uh)$/

const JOINT = /^(?:and|or|plus|but|so)$/
const SUBJECT = /^(?:we|they|you|it|he|she|there)\b|^(?:weve|(?:they|you)(?:ve|re|ll|d)|theres)$/

/** Where a sentence, item or clause begins or ends, where a comma or conjunction is, and elsewhere. */
export const CLAUSE = 2
export const COMMA = 1
export type Boundary = 0 | typeof COMMA | typeof CLAUSE

export interface Word {
  /** Lower case, with "we" for "I". */
  word: string
  /** What words are compared by: a short form has no apostrophe. */
  key: string
}

export interface Token extends Word {
  begin: Boundary
  end: Boundary
}

/** Keeps the length, so that an index into the folded text is one into the text. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\u00a0/g, ' ')

const isJoint = (word: string | undefined): boolean => word !== undefined && JOINT.test(word)

/** Undefined for a sound of thinking. */
function toWord(match: string): Word | undefined {
  const plain = match.replace(/[.,:]$/, '')
  if (THINKING_SOUND.test(plain)) return undefined
  const word = SAME_SPEAKER.get(plain) ?? plain
  const compared = TYPED_SHORT_FORMS.get(word) ?? word
  return { word, key: SHORT_FORM.test(compared) ? compared.replace("'", '') : compared }
}

export function wordsOf(text: string): Word[] {
  return (fold(text).match(WORD) ?? []).flatMap((match) => toWord(match) ?? [])
}

/** The words of a message, each with what is before and after it. */
export function tokensOf(message: string): Token[] {
  const folded = fold(message)
  const tokens: Token[] = []
  let end = 0
  for (const { 0: match, index } of folded.matchAll(WORD)) {
    const word = toWord(match)
    if (!word) continue
    const begin = tokens.length === 0 ? CLAUSE : boundaryIn(folded.slice(end, index), message[index] ?? '')
    const previous = tokens.at(-1)
    if (previous) previous.end = begin
    tokens.push({ ...word, begin, end: 0 })
    end = index + match.length
  }
  const last = tokens.at(-1)
  if (last) last.end = CLAUSE
  markJoints(tokens)
  return tokens
}

function boundaryIn(gap: string, nextLetter: string): Boundary {
  if (/[.!?;:•*]|\n\s*\n|\n\s*[-*\d]|\s-\s|^\s*[-*]/.test(gap)) return CLAUSE
  if (gap.includes('\n') && /\p{Lu}/u.test(nextLetter)) return CLAUSE
  return gap.includes(',') ? COMMA : 0
}

/** A clause ends before "and we", and an item before "and". */
function markJoints(tokens: Token[]): void {
  for (const [index, { word }] of tokens.entries()) {
    if (!isJoint(word)) continue
    const previous = tokens[index - 1]
    const next = tokens[index + 1]
    const level = SUBJECT.test(next?.word ?? '') ? CLAUSE : COMMA
    if (previous && previous.end < level) previous.end = level
    if (next && next.begin < level) next.begin = level
  }
}

/** Whether a clause ends at a token, other than at a conjunction. */
export const endsClause = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.end === CLAUSE && !isJoint(tokens[index + 1]?.word)
