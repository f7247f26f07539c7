import type { Span } from './spans'

/** Openings of talk that say nothing of the vacancy. None is a negation, a bound or a condition. */
const OPENINGS = `and but so also plus then well right ok okay yeah yes yep yup oh ah um uh er erm hmm like basically obviously actually honestly frankly sorry
hi hiya hello hey heya anyway look now thanks cheers please morning afternoon
good morning|good afternoon|good evening|ey up|eh up|now then|nah then|right then|ok then|okay then|hi there|hello there|hi again|hello again
to be honest|to be fair|tbh|i mean|you know|i think|i guess|i suppose|i reckon|i would say|i'd say|i'd have thought|let's say|let me see|let me think|as i said|like i said|i told you|i've told you|as i told you|like i told you|i already told you|i already said|i've already said
same as before|same as above|same as i said|same answer as before|same answer as above|as above|as before|see above|the thing is|thing is|oh and|hang on|hold on|wait|one more thing|another thing|by the way|btw|for me|off the top of my head|in terms of that|as well as that|on top of that`
const CLOSINGS = `really basically obviously obvs honestly actually please thanks cheers ta though mind innit yeah right okay ok tbh lol haha
to be honest|to be fair|i think|i guess|i suppose|i reckon|i'd say|i would say|i'd have thought|i believe|you know|you know what i mean|if that makes sense|if you see what i mean|so yeah|and so on|and all that
and that|and stuff|or whatever|thank you|that sort of thing|that kind of thing|as i said|like i said`

const toPattern = (words: string): string =>
  words
    .split('\n')
    .flatMap((line) => (line.includes('|') ? line.split('|') : line.trim().split(/\s+/)))
    .map((phrase) => phrase.trim().replaceAll("'", "['’]?").replaceAll(' ', '\\s+'))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length)
    .join('|')

const MARKS = '[\\s,.;:!?…–—-]'
/** Bullets and numbers of a list. */
const BULLET =
  /^\s*(?:[-–—+*•▪●◦‣·→>~✓✔✅➢\uF0B7]+|o(?=\s+[\p{Lu}\d£])|\(?\d{1,2}[.)](?=\s)|\(?[a-z][.)](?=\s)|\d{1,2}\.\d{1,2}(?=\s+(?:\p{Lu}\p{Ll}|(?!(?:MW|MVA|MHz|GHz|GB|TB)\b)\p{Lu}{2}))|[o§](?=\s+[\p{Lu}\d£]))\s*/u
const OPENING = new RegExp(`^(?:${toPattern(OPENINGS)})(?:${MARKS}+|$)`, 'iu')
const CLOSING = new RegExp(`(?:^|${MARKS}+)(?:${toPattern(CLOSINGS)})${MARKS}*$`, 'iu')
/** "I don’t know the date, after Christmas ideally": what follows is a time or a figure, and is what is known. */
const UNKNOWN =
  /^(?:(?:i|we) )?(?:don['’]?t (?:really |actually )?know|do not know|not (?:really |quite )?sure|no idea|can['’]?t say|couldn['’]?t say)(?: [\p{L}’']+){0,5}\s*(?:[,;:–-]|\bbut\b)\s*(?:(?:but|though|maybe|i['’]?d say|say)\s+)?(?=[^,.;]*(?:\d|\b(?:asap|soon|immediate\w*|christmas|xmas|easter|new year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|(?:a|one|two|three|four|six) (?:weeks?|months?)|end of|beginning of|early|mid|late)\b))/iu
/** "Right to work", "now and then", "so that", "like for like": words of the matter itself. */
const KEPT =
  /^(?:right (?:to|of|first)|so (?:would|will|is|are|does|do|did|has)\b|now and|so (?:that|far|as)|like[- ]for|well[- ]|like \w+ like|then again|please note|look(?:ing)?\s+after|look at|wait for|right person)/iu

/** The mark of a person specification behind what it rates. */
const RATED = /\s*[([](?:e|d|essential|desirable)[)\]][\s.;,]*$/iu
/** "Midas Civil, and": what it joined is in another clause. */
const JOINING = /[\s,;]+(?:and|or|but|so|(?<!\b(?:a|big|real|huge|definite) )plus)$/iu

/** Words that a clause does not end with. */
const NEEDS_MORE =
  /(?:^|\s)(?:is|are|was|were|be|been|being|am|isn['’]t|it['’]s|that['’]s|would|will|can|to|the|an?|of|for|with|in|on|at|if|and|or|but|not|so|very|really|quite|just|only|don['’]t|didn['’]t|do)$/iu

/** Without the openings and fillers at its ends, bullets and full stops. The middle is never touched. Null where nothing is left. */
export function trimEnds(text: string, span: Span): Span | null {
  let { start, end } = span
  const drop = (pattern: RegExp, mayKeep: RegExp | null) => {
    const words = text.slice(start, end)
    if (mayKeep?.test(words)) return false
    const found = pattern.exec(words)?.[0]
    if (!found) return false
    start += found.length
    return true
  }
  drop(BULLET, null)
  while (drop(/^[\s,.;:!?…–—]+/u, null) || drop(OPENING, KEPT) || drop(UNKNOWN, null))
    if (start >= end) return null
  for (;;) {
    const words = text.slice(start, end)
    const found = (RATED.exec(words) ??
      /[\s,;:.!…–—]+$|\s-$/u.exec(words) ??
      JOINING.exec(words) ??
      CLOSING.exec(words))?.[0]
    if (!found || /^[\s]*$/u.test(words)) break
    // "Up to three points is okay": the filler is what it says.
    if (/[\p{L}]/u.test(found) && !RATED.test(found) && NEEDS_MORE.test(words.slice(0, -found.length))) break
    end -= found.length
    if (end <= start) return null
  }
  return end > start ? { start, end } : null
}
