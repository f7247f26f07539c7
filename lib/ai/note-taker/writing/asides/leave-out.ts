import {
  type Classifier,
  type PackedClassifier,
  unpackClassifier,
} from '@/lib/ai/note-taker/model/classifier'
import { classOf } from '@/lib/ai/note-taker/model/joints'
import { type Tag, tagsOf } from '@/lib/ai/note-taker/text/tags'
import { wordsOf } from '@/lib/ai/note-taker/text/words'
import { IN_WORDS } from '@/lib/consultation/brief/slots/figures'
import { type AsideToken, featuresOfTokens, partsOf, tokensOfLine } from './features'
import weights from './weights.json'

/** What a line loses when a stretch of it goes. */
export interface Stretch {
  /** In tokens: the first and the one behind the last. */
  from: number
  to: number
  /** The mean share of its tokens that belong to an aside, from 0 to 1. */
  share: number
  /** It ends where no mark or joining word says so. */
  isCutOff: boolean
}

type AsideFinder = (text: string, section: string) => { tokens: AsideToken[]; stretches: Stretch[] }

/** In the scale of log-odds: where an aside may begin or end at a break or a joining word, and elsewhere. */
const SWITCH_AT_JOINT = 1
const SWITCH_ELSEWHERE = 5
/** An opening may end anywhere: "it goes without saying that they need a licence". */
const SWITCH_AFTER_OPENING = 2
/** With it, more than nine in ten of the words left out are asides, in lines of a writer that the model has not seen; see `npm run train -- asides`. */
export const BIAS = 2

const logOdds = (share: number): number => {
  const held = Math.min(0.999, Math.max(0.001, share))
  return Math.log(held / (1 - held))
}

/** The best way to mark each token as kept or aside, where every change between the two costs something. */
function markAsides(scores: readonly number[], costs: readonly number[]): boolean[] {
  let best = { kept: 0, aside: 0 }
  let opening = 0
  const back: { kept: boolean; aside: boolean }[] = []
  scores.forEach((score, at) => {
    const cost = at === 0 ? 0 : (costs[at] ?? 0)
    const isOpening = at > 0 && best.aside === opening
    const fromAside = best.aside - (isOpening ? Math.min(cost, SWITCH_AFTER_OPENING) : cost)
    const fromKept = best.kept - cost
    back.push({ kept: fromAside > best.kept, aside: best.aside >= fromKept })
    opening += score
    best = { kept: Math.max(best.kept, fromAside), aside: Math.max(best.aside, fromKept) + score }
  })
  let isAside = best.aside > best.kept
  const marks: boolean[] = []
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    marks[at] = isAside
    const from = back[at]
    isAside = isAside ? (from?.aside ?? false) : (from?.kept ?? false)
  }
  return marks
}

/** `bias` is taken from the log-odds of each token: with more of it less is found. */
export function asideFinder(model: Classifier, bias = 0): AsideFinder {
  const place = model.classes.indexOf('aside')
  return (text, section) => {
    const tokens = tokensOfLine(text)
    const parts = partsOf(tokens.map((token) => token.text.toLowerCase()))
    const shares = featuresOfTokens(tokens, section).map((features) => model.weigh(features)[place] ?? 0)
    const costs = parts.map((part, at) => (part === parts[at - 1] ? SWITCH_ELSEWHERE : SWITCH_AT_JOINT))
    const marks = markAsides(
      shares.map((share) => logOdds(share) - bias),
      costs,
    )
    const stretches: Stretch[] = []
    for (let from = 0; from < marks.length; from += 1) {
      if (!marks[from]) continue
      let to = from
      while (marks[to]) to += 1
      const inside = shares.slice(from, to)
      stretches.push({
        from,
        to,
        share: inside.reduce((sum, share) => sum + share, 0) / inside.length,
        isCutOff: to < marks.length && parts[to] === parts[to - 1],
      })
      from = to
    }
    return { tokens, stretches }
  }
}

let loaded: AsideFinder | null = null
/** Unpacked at its first use. */
const findAsides: AsideFinder = (text, section) => {
  loaded ??= asideFinder(unpackClassifier(weights as PackedClassifier), BIAS)
  return loaded(text, section)
}

const NEGATION = /\b(?:no|not|never|nobody|none)\b|n['’]t\b/i

/** What a reader may need, each with the share that an aside with such words must have. */
const CARE: readonly { pattern: RegExp; share: number }[] = [
  { pattern: /[\d£€$%]/, share: 2 },
  {
    pattern: /\b(?:if|unless|except|only|up to|at least|at most|minimum|maximum|without|must)\b/i,
    share: 0.95,
  },
  { pattern: NEGATION, share: 0.85 },
  { pattern: /[^.]\s\p{Lu}[\p{L}\d]/u, share: 0.9 },
]
/** "I don’t want" before what is not wanted, "they could be" before what is not promised. */
const OPEN_DENIAL =
  /(?:n['’]t|\bnot|\bno|\bnever)(?: \p{L}+){0,3}\s*$|\b(?:could|might|may)(?: \p{L}+)?\s*$/iu
const EMPTY =
  /^(?:\s*(?:a|an|the|and|or|but|so|to|of|in|on|at|for|with|by|it|its|it['’]s|is|are|be|been|has|have|that|this|they|them|we|you|i|who|which|plus|then|as|yes|no|sure|well|ok|fine|right)\b)*\s*$/i
const LOOSE_ENDS =
  /^(?:[\s,;:–—-]|(?:and|but|so|then|plus|because|though)\b(?=[\s,]))+|(?:[\s,;:–—-]|\b(?:and|but|so|because|though|which|or)\s*$)+$/gi

/** "What I want is somebody who …" without its opening. */
const LOOSE_VERB = /^(?:(?:is|are|was|it['’]?s)\s+(?=(?:someone|somebody|an?|the|to)\b)|(?:be|see|have)\s+)/i
/** Only talk has these: "I’d say they need", "oh and before I forget it’s". */
const SPOKEN =
  /\b(?:i(?!\.)|i['’](?:m|d|ve|ll)|me|my|oh|ok(?:ay)?|well|sorry|honest(?:ly)?|basically|mainly|suppose|reckon|think(?:ing)?|forgot|forget|say(?:ing)?|mean|again|back to|one more|another thing)\b/i

/** A few words between marks are an item of a list unless they speak of somebody, or to somebody: "is gentle", and not "I think". */
const SPEAKS = /\b(?:i(?!\.)|we|us|(?<!\bbe )it|he|she|they|them|you|that|this|my|our|me|there)\b/i
/** In words. */
const ITEM = 3
/** Longer ones may be an item too. */
const SURE_ITEM = 0.95
/** Needs what follows. */
const OPEN_END = /\b(?:upon|on|in|of|for|with|to|by|from|at|about|into|than|as)\s*$/i

/** "Eighty five pound". */
const SUM_IN_WORDS = new RegExp(
  `\\b${IN_WORDS}(?:[ -](?:${IN_WORDS}|hundred|thousand))* ?(?:$|pounds?|quid|per ?cent|thousand|hundred|grand|hours?|days?|weeks?|months?|years?)\\b`,
  'i',
)

/** Words that say what is asked or offered, whatever stands around them. */
const NEEDED: readonly Tag[] = ['money', 'percent', 'figure', 'time', 'tool', 'certificate']

function canGo(words: string, share: number): boolean {
  const count = words.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)?.length ?? 0
  if (!SPEAKS.test(words) && !SPOKEN.test(words) && (count <= ITEM || share < SURE_ITEM)) return false
  if (SUM_IN_WORDS.test(words) || saysWhatIsDone(words) || OPEN_DENIAL.test(words)) return false
  if (CARE.some(({ pattern, share: needed }) => share < needed && pattern.test(words))) return false
  return !tagsOf(words, wordsOf(words)).some((tags) => NEEDED.some((tag) => tags.includes(tag)))
}

/** Of an opening that ends where no mark or joining word says so: of one that only frames what follows, of one that speaks, of any other. */
const SURE_FRAME = 0.75
const SURE_OPENING = 0.9
const SURE_WORDS = 0.97
/** What frames, besides the words of no kind: "the salary is", "what we’re looking for is", "they’d have to be". */
const FRAME_WORDS = new Set(
  `want wants wanted need needs like love look looks looking after hope hoping ask asking expect expecting prefer require insist get gets offer
  offering pay pays paying budgeted salary wage wages money rate hours holiday holidays benefits package contract job role post position place
  person someone somebody anybody whoever candidate candidates start location office based base team culture skills requirements requirement duties main
  key first thing things bit side terms really also basically mainly ideally probably just only actually usual said must should have having has had got
  going able used to be been being see say do does doing would could can will may might kind sort type bring know it’s its what which who that's
  essential important minimum least`.split(/\s+/),
)
/** A word that needs what follows. */
const FRAME_END =
  /\b(?:is|are|be|been|it['’]?s|that['’]?s|there['’]?s|that|to|see|say|have|get|gets|need|needs|want|wants|so|but)\s*[:,–—-]*\s*$/i
const KNOWN_CLASS = /^(?:clause|subject|auxiliary|determiner|preposition|and|filler)$/
const isFrame = (opening: string): boolean =>
  wordsOf(opening).every(({ text }) => FRAME_WORDS.has(text) || KNOWN_CLASS.test(classOf(text)))

/** "They report to me", "they write it up": what somebody does is the job itself. */
const DOING =
  /\b(?:they|he|she|you)(?:['’](?:d|ll))?(?: (?:would|will|also|then|still|just|always|either))* (?:do (?:our|the|all|their)\b|([a-z]+))/gi

const saysWhatIsDone = (words: string): boolean =>
  [...words.matchAll(DOING)].some(([, verb]) => verb === undefined || !isFrame(verb))

const NEEDS_OPENING =
  /^\s*(?:it|its|them|they|this|that|him|her|who|which|and|or|to|of|with|under|over|by|than|through|if|for|into|onto|until|when|where|because|being|becoming|thinking|wanting)\b/i

function isRisky(opening: string, rest: string, share: number): boolean {
  if (NEEDS_OPENING.test(rest)) return true
  if (isFrame(opening)) return share < SURE_FRAME
  if (NEGATION.test(opening) || !FRAME_END.test(opening)) return true
  return share < (SPOKEN.test(opening) ? SURE_OPENING : SURE_WORDS)
}

/** "Isn’t desirable, it’s essential": what comes behind a denial may be what holds. */
const HOLDS = /^[\s,;–—-]*(?:it['’]?s|it is|they['’]?re|but|just|rather|instead|only)\b/i
/** In words. */
const SHORT = 3

/** The line without its asides, such as jokes and remarks to the consultant; unchanged where nothing would be left, or where a reader may need what they say. */
export function leaveOutAsides(text: string, section: string): string {
  const { tokens, stretches } = findAsides(text, section)
  const going = stretches.filter(({ from, to, share, isCutOff }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last) return false
    const words = ` ${text.slice(first.start, last.end)}`
    const before =
      text
        .slice(0, first.start)
        .split(/[.;!?]/)
        .at(-1) ?? ''
    if ((NEGATION.test(before) && HOLDS.test(words)) || OPEN_END.test(before)) return false
    return canGo(words, share) && !(isCutOff && isRisky(words, text.slice(last.end), share))
  })
  if (going.length === 0) return text
  const kept = going.toReversed().reduce((line, { from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    return first && last
      ? `${line.slice(0, first.start).trimEnd()}${joinerOf(text, first.start, last.end)}${line.slice(last.end).trimStart()}`
      : line
  }, text)
  const line = kept
    .replace(/\(\s*\)/g, '')
    .replace(/\s+([,;:.)])/g, '$1')
    .replace(/([,;:(])(?:\s*[,;:])+/g, '$1')
    .replace(/\(\s*[,;:]\s*/g, '(')
    .replace(/\s{2,}/g, ' ')
    .replace(LOOSE_ENDS, '')
    .replace(LOOSE_VERB, '')
    .trim()
  const isBalanced = line.split('(').length === line.split(')').length
  const isDenial = NEGATION.test(line) && line.split(/\s+/).length <= SHORT
  return isBalanced && !isDenial && !EMPTY.test(line) ? line : text
}

/** No gap before a break, and a comma where what went was set off by one: "a licence, oh and you need a CSCS card". */
function joinerOf(text: string, start: number, end: number): string {
  const rest = text.slice(end)
  if (/^\s*[,;:.)]/.test(rest)) return ''
  const isSetOff = /[,;–—]\s*$/.test(text.slice(0, start)) || /^\s*[,;–—]/.test(text.slice(start, end))
  return isSetOff && start > 0 && rest.trim() !== '' && !JOINED.test(rest) ? ', ' : ' '
}
const JOINED =
  /^\s*(?:[–—-]|(?:and|or|but|so|because|cos|if|unless|until|till|that|which|who|with|for|from|to|in|on|at|of|by|as|than)\b)/i
