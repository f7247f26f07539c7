import { tagsOf } from '@/lib/ai/note-taker/text/tags'
import { type Word, wordsOf } from '@/lib/ai/note-taker/text/words'
import { figuresIn } from './figures'
import { readPayRepair } from './pay-repair'

/** Words that come in the place of those from `start` to `end`. UTF-16 offsets, end exclusive. */
export interface Repair {
  start: number
  end: number
  text: string
}

/** Says that the words before it were wrong. */
const SLIP =
  "(?:no+(?: no+)?|nope|nah|naw|sorry|wait|actually|well(?=,? not\\s)|hang on|hold on|correction|scratch that|scrap that|or rather|i (?:mean(?:t)?|should say)|(?:i )?tell a lie|what am i (?:saying|on about|talking about)|(?:my|our) (?:mistake|error)|typo|that['’]?s wrong)"
/** May stand with it, and says nothing by itself. */
const FILLER = '(?:oh|ah|er+m?|um+|h+m+|but|or|and|so|well|now|yes|yeah|that|make (?:that|it))'
const GAP = '[\\s,;:.!…–—-]'
const SLIPS = new RegExp(
  `${GAP}{1,9}(?:${FILLER}${GAP}{1,9}){0,3}${SLIP}(?![\\p{L}\\p{N}’'-])(?:${GAP}{1,9}(?:${SLIP}|${FILLER})(?![\\p{L}\\p{N}’'-])){0,6}(?<mark>${GAP}{0,9})`,
  'giu',
)
/** As many characters before and behind a slip belong to it. */
const REACH = 160
const SLIPS_PER_MESSAGE = 40

const WORD = '[^\\s,;:!?()…–—]*[^\\s,;:.!?()…–—]'
const PHRASE = `${WORD}(?: ${WORD}){0,4}?`
const ENOUGH = '(?:,? (?:now|these days|instead|actually|then|please|thank you|that is))*'
const END = `${ENOUGH}(?=\\s*(?:[,;:!?)…–—\\n]|\\.(?!\\d)|$)|\\s-\\s|\\s(?:and|but|or|for|in|on|at|with|because|as|to|from|so|by|of|since|which)\\s)`

/** Of what the slip says that it is not: "we dropped Candy last year, …". `old` must stand before the slip. */
const DENIALS: readonly RegExp[] = [
  new RegExp(
    `^(?:we|they|i|you)(?:['’](?:ve|d)| have| had)?(?: just| now| since| already)* (?:dropped|ditched|binned|scrapped|stopped using|got rid of|gave up|left|cancelled|said|put|lost|used) (?<old>${PHRASE})(?: [^,;:.!?–—\\n]{1,30})?[,;:.–—]\\s*`,
    'iu',
  ),
  new RegExp(`^(?:it['’]?s )?not (?<old>${PHRASE})(?:[,;:.–—]\\s*|\\s(?=it['’]?s\\b|we\\b))`, 'iu'),
  new RegExp(
    `^(?<old>${PHRASE})(?:['’]s| was| is| went| has) [^,;:.!?–—\\n]{1,40}?(?:[,;:.–—]\\s*|\\s(?=it['’]?s\\b|we\\b|now\\b))`,
    'iu',
  ),
  /^(?<old>)(?:that|this|it)(?:['’]s| was| is) (?:the |our |my |a |an )?(?:old|last|other|wrong|previous|former)\b[^,;:.!?–—\n]{0,30}[,;:.–—]\s*/iu,
]

/** What comes instead. */
const NEWS: readonly RegExp[] = [
  new RegExp(`^(?<by>${PHRASE}) it is(?: now)?${END}`, 'iu'),
  new RegExp(`^(?<by>${PHRASE}) is (?:what|the one|all) [^,;:.!?–—\\n]{1,50}`, 'iu'),
  new RegExp(
    `^(?:we|they|you)(?:['’](?:ve|re)| have| are)?(?: just| now| since| recently| all| only)* (?:gone over to|went over to|moved(?: over| across)? (?:on)?to|switched(?: over)? to|changed(?: over)? to|swapped to|gone to|on|use|using|run|running|have|need|want)(?: to| onto)? (?<by>${PHRASE})${END}`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:it|that|this)(?:['’]?s| is| should be| should read| was)|they['’]?re|should (?:be|read|say)|i meant?|make (?:it|that)|call it|say|put|just) (?:now |actually |just |meant to be )*(?:the |an? )?(?<by>${PHRASE})${END}`,
    'iu',
  ),
  new RegExp(`^(?<by>${PHRASE})${END}`, 'iu'),
]
/** Says more about the new words, and adds nothing. */
const REASON =
  /^,? ?(?:(?:and |because )?(?:that|it|this|which)(?:['’]s| is) (?:what|the one|all|where)\b[^,;:.!?\n]{1,50}|(?:that['’]s|it['’]s) (?:it|the one|right)\b)/iu

const NO_NAME =
  /^(?:i|we|you|they|he|she|it|that|this|these|those|there|what|who|which|let|please|yes|no|not|one|more|need|idea|problem|if|when|because|is|are|was|do|does|can|could|would|will|should|must|have|has|thanks|all|some|any|my|our|your|their|the|a|an)(?:['’]\w+)?$/i

/** Says more than what comes instead. */
const SAYS_MORE =
  /\b(?:too|also|as well|would|will|is|are|was|were|can|could|do|does|has|have|must|needs?|should|might|may|if|that|who)\b|n['’]t\b/i

const RUN_WORDS = 4
const FREQUENCY =
  /^(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|mornings?|afternoons?|evenings?|nights?|days|earlies|lates|weekends|permanent|temporary|contract|hybrid|remote|junior|senior|lead|principal|graduate|full-time|part-time)$/
const PLACED = /^(?:in|at|by|from|on|near|for|to|with|under|over|every|within)$/
const KINDS = ['place', 'tool', 'certificate', 'weekday', 'month'] as const

interface Phrase {
  words: Word[]
  tags: string[][]
}

const phraseOf = (text: string, offset: number): Phrase => {
  const words = wordsOf(text, offset)
  return { words, tags: tagsOf(' '.repeat(offset) + text, words) }
}

const isNameLike = ({ words, tags }: Phrase, at: number): boolean => {
  const word = words[at]
  if (!word) return false
  const isMixed =
    word.shape === 'figure' && /\p{L}/u.test(word.text) && !/^[£€$]|\d(?:k|%|th|st|nd|rd)$/.test(word.text)
  return (
    isMixed ||
    word.shape === 'capital' ||
    word.shape === 'capitals' ||
    (tags[at] ?? []).some((tag) => tag === 'tool' || tag === 'certificate' || tag === 'place')
  )
}

const kindsOf = (phrase: Phrase, at: number) => KINDS.filter((kind) => phrase.tags[at]?.includes(kind))

/** Where the words begin that `by` comes in the place of, as an index of the words of `before`; -1 where none fit. */
function findOld(before: Phrase, by: Phrase): number {
  const last = before.words.length - 1
  const [tail, head, end] = [before.words[last], by.words[0], by.words.at(-1)]
  if (!tail || !head || !end || NO_NAME.test(head.text) || NO_NAME.test(tail.text)) return -1
  // "MIG welders, no, TIG welders".
  if (by.words.length > 1 && tail.text === end.text && before.words.length >= by.words.length)
    return before.words.length - by.words.length
  // "… in Leeds, sorry, in Bradford".
  if (PLACED.test(head.text)) {
    const from = Math.max(0, last - RUN_WORDS)
    const at = before.words.findLastIndex((word, index) => index >= from && word.text === head.text)
    return by.words.length > 1 ? at : -1
  }
  const shared = kindsOf(before, last).filter((kind) => kindsOf(by, 0).includes(kind))
  if (isNameLike(by, 0) && isNameLike(before, last)) {
    let first = last
    while (
      first > 0 &&
      last - first + 1 < RUN_WORDS &&
      isNameLike(before, first - 1) &&
      /^[ -]$/.test(gapBefore(before, first))
    )
      first -= 1
    // A capital that opens the sentence is no name, unless nothing else is said.
    if (
      first === 0 &&
      first < last &&
      before.words[0]?.shape === 'capital' &&
      before.words.length > RUN_WORDS
    )
      first = 1
    return first
  }
  if (shared.length > 0) return last
  return FREQUENCY.test(tail.text) && FREQUENCY.test(head.text) ? last : -1
}

/** How many words before a slip may be gone over again. */
const RETRACED_WORDS = 14

/** "Works manager …, no, works director": the words that the same first word goes over again. */
function findRetraced(before: Phrase, by: Phrase): { start: number; end: number } | null {
  const [head] = by.words
  if (!head || by.words.length < 2 || NO_NAME.test(head.text) || PLACED.test(head.text)) return null
  const at = before.words.findLastIndex(({ text }) => text === head.text)
  const last = before.words[at + by.words.length - 1]
  const isNear = at >= 0 && before.words.length - at <= RETRACED_WORDS
  return isNear && last ? { start: before.words[at]?.start ?? 0, end: last.end } : null
}

const ARTICLE_HEAD = /^(?:the|an?|our|my)(?= )/iu

/** "The red book, I mean the manual": the name behind the same article. */
function findNamedAgain(before: Phrase, by: string, slip: string): { start: number; end: number } | null {
  const article = ARTICLE_HEAD.exec(by)?.[0].toLowerCase()
  if (!article || !/\b(?:i mean|i meant|or rather|correction)\b/i.test(slip)) return null
  const last = before.words.length - 1
  const at = before.words.findLastIndex(({ text }, index) => index >= last - RUN_WORDS && text === article)
  const [first, end] = [before.words[at], before.words[last]]
  return at >= 0 && at < last && first && end ? { start: first.start, end: end.end } : null
}

const gapBefore = ({ words }: Phrase, at: number): string =>
  ' '.repeat(Math.max(0, (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0)))

const escaped = (words: string): string =>
  words
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** Where `words` are last found in `text`. */
export function findWords(text: string, words: string): { start: number; end: number } | null {
  if (!/[\p{L}\p{N}]/u.test(words)) return null
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'giu')),
  ].at(-1)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

const PLACED_LEAD = new RegExp(`${PLACED.source.slice(0, -1)}\\s+`, 'i')
const OPENS_SLIP = new RegExp(`^(?:${SLIPS.source})`, 'iu')
const ARTICLE = /^(?:the|an?|our|my)\s+/i
const SMALL = /^(?:it|that|this|them|they|we|i|one|so|the|an?|[\s\S]{0,1})$/i

function readRepair(text: string, slip: RegExpMatchArray & { index: number }): Repair | null {
  const from = Math.max(0, slip.index - REACH)
  const line = text.slice(from, slip.index)
  const lineStart = line.lastIndexOf('\n') + 1
  // What the sentence before says is put right only where it stands directly before.
  const isNewSentence = /[.!?…]/.test(slip[0]) && /^\s*[.!?…]/.test(slip[0])
  const sentence = /(?:^|[.!?;]\s+)[^.!?;\n]*(?:\.(?=\d)[^.!?;\n]*)*$/.exec(line)?.[0] ?? line
  const start = from + Math.max(lineStart, line.length - sentence.replace(/^[.!?;]\s+/, '').length)
  const before = text.slice(start, slip.index)
  const after = slip.index + slip[0].length
  let rest = text.slice(after, after + REACH).split('\n', 1)[0] ?? ''
  let length = 0
  let denied: { start: number; end: number } | null = null
  let isDenied = false
  for (const pattern of DENIALS) {
    const match = pattern.exec(rest)
    const old = (match?.groups?.old ?? '').replace(ARTICLE, '')
    if (!match) continue
    const place = old === '' ? null : SMALL.test(old) ? null : findWords(before, old)
    if (old !== '' && !place) continue
    denied = place
    isDenied = true
    length = match[0].length
    rest = rest.slice(length)
    break
  }
  const mark = slip.groups?.mark ?? ''
  // "Leeds, no Saturdays": "no" binds what follows it unless something stands between.
  const isBound = /(?:no+|nope|nah|naw)\s*$/i.test(slip[0]) && !/[,;:.!…–—-]/.test(mark)
  for (const [index, pattern] of NEWS.entries()) {
    const isBare = index === NEWS.length - 1
    if (isBare && isBound && !isDenied) continue
    const match = pattern.exec(rest)
    const by = match?.groups?.by ?? ''
    if (!match || by === '' || SAYS_MORE.test(by)) continue
    if (figuresIn(by).length > 0 && figuresIn(before).length > 0) return null
    const news = phraseOf(by, 0)
    const said = phraseOf(before, 0)
    const again = denied ? null : (findRetraced(said, news) ?? findNamedAgain(said, by, slip[0]))
    if (news.words.length === 0 || (again === null && NO_NAME.test(news.words[0]?.text ?? ''))) continue
    const isFollowing = isNewSentence && said.words.length > RUN_WORDS && !isDenied
    const first = denied || again ? -1 : isFollowing && isBare ? -1 : findOld(said, news)
    const old =
      denied ??
      again ??
      (first < 0 ? null : { start: said.words[first]?.start ?? 0, end: said.words.at(-1)?.end ?? 0 })
    if (!old || (denied && !isNameLike(news, 0) && news.words.length > 3)) continue
    if (findWords(by, before.slice(old.start, old.end))) continue
    const placed = denied ? (PLACED_LEAD.exec(by)?.[0].length ?? 0) : 0
    const between = before.slice(old.end)
    const done = length + match[0].length
    const reason = REASON.exec(text.slice(after + done, after + done + REACH))?.[0].length ?? 0
    return {
      start: start + old.start,
      end: after + done + reason,
      text: by.slice(placed) + (OPENS_SLIP.test(between) ? '' : between.replace(/[\s,;:–—-]+$/, '')),
    }
  }
  return null
}

const ORDER =
  /\b(?:ignore|scrap|forget|drop|scratch|delete|remove|strike|bin|skip|disregard|leave|take) (?:about )?(?:that|it|this|them)\b/i
const DOUBT = /^\W*(?:no+|nope|wait|hang on|hold on|sorry|actually|oh|oops|ignore|scrap|forget)\b/i
const BRACKETS = /(?<!\s)[^\S\n]{0,3}\((?<inside>[^()\n]{3,90})\)/g
const ITEM_START = /^.*(?:[,;]|\s(?:and|or|plus|&)(?=\s)|[.!?:]\s)/su

/** "SAP (no hang on, that's the other site, ignore that)": the item goes with what is said of it. */
const findBracketed = (text: string): Repair[] =>
  [...text.matchAll(BRACKETS)].flatMap(({ 0: words, index, groups }): Repair[] => {
    const inside = groups?.inside ?? ''
    if (!DOUBT.test(inside) || !ORDER.test(inside)) return []
    const line = text.lastIndexOf('\n', index - 1) + 1
    const lead = ITEM_START.exec(text.slice(line, index))?.[0] ?? ''
    const joint = /(?:[,;]|\s(?:and|or|plus|&))$/.exec(lead)?.[0].length ?? 0
    return [{ start: line + lead.length - joint, end: index + words.length, text: '' }]
  })

const BROKEN =
  /(?<=\S)\s{1,3}(?:as soon as|by(?: the)?|from(?: the)?|on(?: the)?|in(?: the)?|at(?: the)?|for(?: the)?|with(?: the)?|about|around|until|till|when|if|because),\s+(?:well|sorry|actually|i mean|no|er+m?|um+|hang on|wait)[\s,]+(?:(?:we|i|it|they|he|she|there|our|my|the|\p{Lu}\p{Ll}+)(?:['’]\w+)?\s[^.!?\n]{2,80}?\bso\s+(?=(?:ideally|realistically|probably|it|we|i|they|by|from|in|at|after|before|mid|early|late)\b)|(?=(?:we|i|it['’]|they)(?:['’]\w+)?\s))/giu

/** "Start as soon as, well Jo leaves in May, so ideally June": a beginning that is broken off, and why. */
const findBroken = (text: string): Repair[] =>
  [...text.matchAll(BROKEN)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    text: ' ',
  }))

const TIMES = '(?:an?|one|two|three|four|five|six|\\d{1,2})'
const OFTEN = `(?:(?:once|twice|${TIMES} times?|${TIMES} (?:days?|nights?|mornings?|weekends?|trips?|visits?))(?: (?:or|to) (?:once|twice|${TIMES})(?: times?| days?| nights?)?)? (?:an?|per|each|every|in (?:an?|every)) (?:other )?(?:day|week|fortnight|month|quarter|year))`
const RATE = new RegExp(`\\b${OFTEN}\\b`, 'giu')
const NEW_RATE = new RegExp(
  `^(?:(?:it|that|this)(?:['’]?s| is| would be| should be)? |make (?:it|that) |call it |say |more like |nearer |only |just |about |more )*(?<by>${OFTEN})(?: now| these days| actually| really)*(?![\\p{L}])`,
  'iu',
)

/** "Two days a week at home, no, make that a day a fortnight": how often, put right in its place. */
function readRate(text: string, slip: RegExpMatchArray & { index: number }): Repair | null {
  const from = Math.max(0, slip.index - REACH)
  const before = /[^.!?;\n]*$/.exec(text.slice(from, slip.index))?.[0] ?? ''
  const after = slip.index + slip[0].length
  const match = NEW_RATE.exec(text.slice(after, after + REACH))
  const old = [...before.matchAll(RATE)].at(-1)
  if (!match?.groups || !old) return null
  const start = slip.index - before.length + old.index
  return {
    start,
    end: after + match[0].length,
    text: `${match.groups.by}${text.slice(start + old[0].length, slip.index)}`,
  }
}

/** Words that the manager breaks off or takes back in the same breath. */
export const findBreaks = (text: string): Repair[] =>
  [...findBracketed(text), ...findBroken(text)].sort((a, b) => a.start - b.start)

/** Names and words that the same breath puts right: "in Leeds, no, Bradford". Figures are put right elsewhere. */
export function findRepairs(text: string): Repair[] {
  const repairs: Repair[] = []
  for (const slip of [...text.matchAll(SLIPS)].slice(0, SLIPS_PER_MESSAGE)) {
    if (slip.index < (repairs.at(-1)?.end ?? 0)) continue
    const repair = readPayRepair(text, slip) ?? readRate(text, slip) ?? readRepair(text, slip)
    if (repair && repair.start >= (repairs.at(-1)?.end ?? 0)) repairs.push(repair)
  }
  return repairs
}
