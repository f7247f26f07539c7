import { NUMBER } from './numbers'

/** A stretch of the clean text. */
export type Span = { start: number; end: number }

const ABBREVIATIONS = new Set(
  `e.g i.e eg ie c ca approx no nos st mr mrs ms dr prof vs etc inc incl min max ltd co dept hrs yrs p.a p.d p.h p.w b.eng m.eng
  b.sc m.sc ph.d p.eng c.eng i.eng jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun
  fig ref ext tel poss prob def assoc`.split(/\s+/),
)

function wordBefore(text: string, index: number, floor: number): string {
  let start = index
  while (start > floor && /[\p{L}\p{N}.&/]/u.test(text.charAt(start - 1)) && index - start < 24) start -= 1
  return text.slice(start, index).toLowerCase()
}

function isAbbreviation(text: string, index: number, floor: number): boolean {
  const word = wordBefore(text, index, floor)
  const next = text.slice(index + 1, index + 4)
  if (!ABBREVIATIONS.has(word)) return /^(?:\p{L}\.)+\p{L}$/u.test(word) && /^ ?\p{Ll}/u.test(next)
  // "9 in quality dept. that's your lot": a clause of its own follows.
  if (
    /^ (?:that's|thats|we|they|it's|i|i'm|you|there|there's|our)\b/.test(text.slice(index + 1, index + 10)) &&
    !/^(?:mr|mrs|ms|dr|prof|st|e\.g|i\.e|eg|ie|vs)$/.test(word)
  )
    return false
  // "12 hrs. shift allowance 22%": a new item, unless the unit goes on.
  if (/^(?:hrs?|yrs?)$/.test(word) && /^ \p{Ll}/u.test(next))
    return /^ (?:a|per|of|in|on|each|min|minimum|exp|experience|with|and|or|to|from|at|as)\b/.test(
      text.slice(index + 1, index + 14),
    )
  if (word === 'c' || word === 'ca') return /^ ?[£\d]/.test(next)
  if (word === 'no' || word === 'nos') return /^ ?\d/.test(next)
  if (
    /^(?:mon|tues?|wed|thur?s?|fri|sat|sun|min|max|hrs|yrs|etc|co|ltd|inc|p\.[adhw]|sept?|jan|feb|mar|apr|ju[nl]|aug|oct|nov|dec)$/.test(
      word,
    )
  )
    return /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|ju|aug|sep|oct|nov|dec)/.test(word)
      ? /^ ?\d/.test(next)
      : /^ ?[\p{Ll}\d]/u.test(next)
  return true
}

function isEnd(text: string, index: number, floor: number): boolean {
  const character = text.charAt(index)
  const next = text.charAt(index + 1)
  // Adverts set a bar between title, place and pay.
  if (character === '|') return true
  if (character === '!' || character === '?') return next === '' || !/[!?)\]"'.\p{L}\p{N}]/u.test(next)
  if (character !== '.') return false
  if (next === '.') return false
  if (next === '' || /\s/.test(next)) return !isAbbreviation(text, index, floor)
  if (/["')\]]/.test(next)) return /\s/.test(text.charAt(index + 2)) || index + 2 >= text.length
  // A full stop without its space: "overtime.Plus". File names and initials have no such shape.
  return (
    /\p{Lu}/u.test(next) &&
    /\p{Ll}{3}/u.test(text.slice(Math.max(floor, index - 3), index)) &&
    /^\p{Lu}\p{Ll}+ /u.test(text.slice(index + 1, index + 16))
  )
}

/** Drops white space and closing punctuation from both ends. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span
  while (
    start < end &&
    /[\s,;:.!?"]/.test(text.charAt(start)) &&
    !/^\.[\dA-Z]/.test(text.slice(start, start + 2))
  )
    start += 1
  while (end > start && /[\s,;:.!?"]/.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

/** A sentence, whether it is a question, and what closed the one before it. */
export type Sentence = Span & { isQuestion: boolean }

/** Words after which a clause goes on. */
const GOES_ON =
  "that|who|which|what|if|when|how|where|whether|than|as|until|till|before|after|all|whatever|why|once|while|unless|and|but|so|because|cos|or|since|though|although|then|the|a|an|plus|also|think|say|says|said|hope|know|reckon|suppose|course|sure|whenever|wherever|like|with|for|to|of|in|on|at|by|from|is|are|was|be|not|no|just|really|person|someone|somebody|anyone|everything|anything|something|thing|things|way|one|people|sorry|actually|mean|minute|day|moment|time|first|what's|it's|that's|our|my|their|your|about|only|even"
/** What begins a new thought where no stop says so: a term with its verb or figure, who pays, uses or offers, what the person needs. */
const THOUGHT = [
  `(?:the |our )?(?:salary|pay|wages?|money|hours|pension|holidays?|notice|contract|location|interviews?|start date|reporting line|team)(?:'s| is| are| would be| will be| wise)\\b`,
  `(?:salary|pay|wages?|money|pension|holidays?|notice) (?:between|around|about|up to|${NUMBER}) `,
  "(?:they|you|he|she)(?:'d| would|'ll| will|'ve| have)? (?:also )?(?:need|must|should|have to|got to|want to be|be (?:reporting|working|doing|running|looking|covering|based|responsible))\\b",
  '(?:they|you) (?:report|need|must|should|have to)\\b',
  "we(?:'d| would|'ll| will)? (?:pay|offer|give|train|teach|provide|fund|sponsor|use|run|work)\\b",
  "(?:we're|we are) (?:based|paying|offering|using|looking|on|in|at|out)\\b",
  "i(?:'d| would) (?:want|like|need|expect|love) (?:them|somebody|someone|a|to)\\b",
  "(?:there's|there is|there are) (?:a|an|also|two|three|four|some|no)\\b",
  'oh(?: and)?\\b',
  '(?:you|they) (?:can|get)\\b',
].join('|')
const JOINT = new RegExp(` (?=(?:and |but |so )?(?:${THOUGHT}))(?<!\\b(?:${GOES_ON}) )`, 'gi')
/** Words of weight behind what they weigh, with the next thing right after them. */
const WEIGHED =
  /\b(?:would be (?:nice|handy|great|good|useful|lovely|ideal|a (?:bonus|plus))|(?:is|are|that's|they're all) (?:a )?(?:musts?|essential)|goes without saying|a (?:big |real |definite )?plus|definitely|that sort of thing|and (?:all that|so on|that)|the lot) (?=(?!(?:and|but|or|so|if|though|because|in|on|with|for|to|at|from|of|too|as|sign|we|they|it|that|which|not|want|need|be|a|an|the|have|is|are|would|will|can|i)\b)[\p{L}\d])/giu
const RUN = 160

/** Where speech without a stop begins a new thought. */
function jointsIn(text: string): number[] {
  if (text.length < RUN || (text.match(/[,.;:!?]/g) ?? []).length * 150 > text.length) return []
  const joints = [...text.matchAll(JOINT)].map((match) => match.index)
  const weighed = [...text.matchAll(WEIGHED)].map((match) => match.index + match[0].length - 1)
  return [...joints, ...weighed].sort((one, other) => one - other)
}

/** Cuts a line into sentences; figures ("17.50"), abbreviations ("e.g.", "No. 2") and initials do not end one. */
export function sentencesOf(text: string, line: Span): Sentence[] {
  const joints = new Set(jointsIn(text.slice(line.start, line.end)).map((at) => at + line.start))
  const sentences: Sentence[] = []
  let start = line.start
  for (let index = line.start; index < line.end; index += 1) {
    const atEnd = index === line.end - 1
    if (!atEnd && !joints.has(index) && !isEnd(text, index, start)) continue
    const span = trimmed(text, { start, end: index + 1 })
    if (span.end > span.start)
      sentences.push({
        ...span,
        isQuestion: /\?/.test(text.slice(Math.max(span.end, span.start), index + 2)),
      })
    start = index + 1
  }
  return sentences
}
