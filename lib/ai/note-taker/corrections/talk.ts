import type { Repair } from './repairs'

/** Words about the talk itself, that say nothing of the vacancy. */
export interface TalkRow {
  pattern: RegExp
  /** Says that what stands next to it has been said before: it may add something, and takes the place of nothing. */
  isRepeat?: true
  /** Says where the words behind it come from. Their quotation marks go with it. */
  isSource?: true
  /** What stands in the place of the words: nothing, or a mark where they held two clauses apart. */
  by?: string
  /** What is left of each. */
  yes: Readonly<Record<string, string>>
  no: readonly string[]
}

const SAID = '(?:said|told you|told ya|mentioned|wrote|put down|typed|explained)'
const BEFORE =
  '(?:,? (?:already|before|earlier|above|just now|at the (?:start|beginning|top)|to you|a minute ago))*'
const I = "(?:i|we)(?:[’']?ve| have|[’']?d| had)?(?: (?:just|already|only))*"
/** Where a clause begins: what a row matches behind it is cut with its own marks only. */
const START = '(?<=^\\W{0,9}|[.!?;:\\n]\\s{0,4}|[,–—(-]\\s{0,4})'
const MARKS = '[\\s,:;–—-]{0,6}'
const LEAD =
  '(?:(?:and|so|but|well|no|oh|ah|sorry|again|yes|yeah|look|like|ok|okay|also|plus|then)[\\s,]{1,6}){0,4}'
const SOURCE =
  '(?:linked ?in|web ?site|website|site|handbook|advert|ad|spec|specification|intranet|page|policy|brochure|e-?mail|hr|jd|job description|contract|brief|notes|careers page|manual|newsletter)'

export const TALK: readonly TalkRow[] = [
  {
    isRepeat: true,
    pattern: new RegExp(
      `(?<=(?:^|[.!?\\n]\\s{0,4})(?!(?:i|we|they|you|it|he|she|the|an?|that|need)\\b)[\\p{L}\\d]+(?: [\\p{L}\\d]+)?)\\s{1,4}(?:as|like) ${I} ${SAID}${BEFORE}\\s+(?=\\w)`,
      'giu',
    ),
    by: '. ',
    yes: { 'derby like i said three days in the shop': 'derby. three days in the shop' },
    no: ['we need like I said three fitters'],
  },
  {
    isRepeat: true,
    pattern: new RegExp(`(?<=\\w)\\s{1,4}(?:as|like) ${I} ${SAID}${BEFORE}\\s+(?=\\w)`, 'giu'),
    by: ', ',
    yes: { 'we need like i said three fitters': 'we need, three fitters' },
    no: ['It works as we put it in', 'as I said'],
  },
  {
    isRepeat: true,
    pattern: new RegExp(
      `[\\s,(–—-]{0,6}\\b(?<!\\b(?:look\\w*|sound\\w*|seem\\w*|feel\\w*|much) )(?:as|like) (?:${I} ${SAID}|mentioned|stated|discussed)${BEFORE}(?=[\\s,.;:)!?–—-]|$)[),:]?(?:(?<=^\\W{0,9}(?:as|like)[^,.;]{0,40})[\\s,]{0,6})?`,
      'giu',
    ),
    yes: {
      'As I said, two years on lathes': 'two years on lathes',
      'two years on lathes, as I mentioned earlier': 'two years on lathes',
      'Like we said before 40 hours': '40 hours',
    },
    no: ['They do it as said in the manual', 'It looks like I said too much'],
  },
  {
    isRepeat: true,
    pattern: new RegExp(
      `${START}${LEAD}(?:i(?:['’]?ve| have)? )?(?:(?:already|just) (?:said|told you|told ya|mentioned|answered)|told you|told ya|i said)(?: (?:that|this|it|so))?${BEFORE}(?=[\\s,.;:!–—-]|$)(?! (?:to|about|they|he|she|we)\\b)${MARKS}`,
      'giu',
    ),
    yes: {
      'already said, £31k': '£31k',
      'told you 2 on 2 off': '2 on 2 off',
      'I’ve already told you, Ludlow': 'Ludlow',
      'Hours: I told you, 38 a week': 'Hours: 38 a week',
    },
    no: ['They told you so', 'The client already said yes', 'I said to him we need two'],
  },
  {
    isRepeat: true,
    pattern: new RegExp(
      `(?<=[\\p{L}\\d])(?<!\\b(?:what|that|as|like|thing|and|but|so|or|because|if|when)) (?:that |which )?${I} (?:mentioned|told you about|spoke (?:of|about)|talked about)${BEFORE}(?: really| actually)?(?=\\s{0,4}(?:[,.;!?)]|$)| (?:is|are|was|on|in|at|for|has|have|should|can|must|needs?|would|will|and|but|with|really)\\b)`,
      'giu',
    ),
    yes: {
      'The two years I mentioned, on diesels': 'The two years, on diesels',
      'the van I told you about earlier is a Transit': 'the van is a Transit',
    },
    no: ['I mentioned two years', 'what I mentioned', 'I mentioned it'],
  },
  {
    pattern: new RegExp(
      `(?:${START}${LEAD}(?:(?:why|what|who|how|when|where)[^,.;!?\\n]{2,45},\\s{0,4})?${LEAD}|(?<=\\w)\\s{1,4}(?=you(?:['’]?ve| have) ))you(?:['’]?ve| have)?(?: (?:just|already|only))* (?:asked|put|got|written|wrote|noted|heard|taken|read|filed|moved|added|changed) (?:me )?(?:(?:that|this|it)(?: one)? (?:first|already|wrong|twice|before)|(?:(?:that|this|it) )?(?:in )?the wrong \\w+)(?: \\w+)?(?=[,.;!?\\n]|$)[,.;!?]?\\s{0,4}`,
      'giu',
    ),
    by: ' ',
    yes: {
      'sorry you asked that first. Our welder left': 'Our welder left',
      'you’ve put the wrong thing there': '',
      'why is it open, sorry you asked that already. Our welder left': 'Our welder left',
      'its 38 hours you have put the wrong one there': 'its 38 hours',
    },
    no: ['You put wrong parts right', 'They asked that first', 'You have got to be there first, at 6'],
  },
  {
    pattern: new RegExp(
      `${START}${LEAD}what(?:['’]?s| was| is) (?:the|your|that)(?: last| next)? question(?: again)?(?:[\\s,.?!]{0,6}$|[,.?!]\\s{0,4})(?:oh (?:yeah|yes|right|ok)[^,.;!?\\n]{0,30}(?:[,.;!?]|$))?\\s{0,4}`,
      'giu',
    ),
    by: '',
    yes: { 'what was the question, oh yeah a year in. scrap is 6%': 'scrap is 6%' },
    no: ['What is the question they answer most?'],
  },
  {
    pattern: /(?<=[\p{L}\d])\s+(?=no (?:the|our) \p{L}+(?: \p{L}+)? (?:is|are|should be)\b)/giu,
    by: '. ',
    yes: { 'they are quiet no the shift is 37 hours': 'they are quiet. no the shift is 37 hours' },
    no: ['There is no one the team is short of', 'They know the site is wet'],
  },
  {
    pattern:
      /(?:,?[^\S\n]{1,4}|^)(?:lol|lmao|rofl|ha(?: ?ha)+|he(?:he)+)(?=[\s,.;:)!?]|$)|[^\S\n]{0,4}\([!?]+\)/giu,
    yes: { 'days (or nights lol)': 'days (or nights)', 'on-site gym (!)': 'on-site gym' },
    no: ['They work at Lolworth'],
  },
  {
    pattern: /\s+obviously\s+(?=(?:can['’]?t|cannot|don['’]?t|won['’]?t|not|no|we|you|they|it|there)\b)/giu,
    by: ', ',
    yes: { 'all on site obviously cant weld at home': 'all on site, cant weld at home' },
    no: ['They obviously need a card'],
  },
  {
    pattern:
      /(?<=^\W{0,9}|["“\n]\s{0,4}|[.!?]\s+)["“]?\s{0,4}(?:[Hh](?:i|ello|ey)|[Dd]ear|[Mm]orning|[Aa]fternoon|[Ee]vening)(?: there)?[ ,]+\p{Lu}\p{Ll}+[,!.]\s{0,4}|[\s,.]{0,4}\b(?:[Tt]h(?:x|anks)|[Cc]heers|[Tt]a|[Rr]egards|[Bb]est wishes),?\s+\p{Lu}\p{Ll}*\W{0,9}(?=$|\n)/gu,
    by: ' ',
    yes: { '"Hi Sam, Budget is £30k. Thanks P"': 'Budget is £30k' },
    no: ['Say hi to Jo', 'They get thanks from Kew'],
  },
  {
    isSource: true,
    pattern: new RegExp(
      `${START}${LEAD}(?:there(?:['’]?s| is) (?:this )?|this (?:is|one is|bit is) |it(?:['’]?s| is) |here(?:['’]?s| is) |(?:taken|copied|straight) )?(?:also )?from (?:the|our|my|a|an) (?:[\\w’'-]+ ){0,3}?${SOURCE}(?: \\w+){0,2}?(?: again)?\\s{0,4}:\\s{0,4}`,
      'giu',
    ),
    yes: {
      'From our website: "A family firm"': 'A family firm',
      'Also there’s from the staff handbook: "Free lunch"': 'Free lunch',
      'From the old advert again:\nEssential': 'Essential',
    },
    no: ['They work from the site'],
  },
  {
    isSource: true,
    pattern: new RegExp(
      `${START}here(?:['’]?s| is) (?:what|the \\w+) (?:i|we) [^:.\\n"“]{2,40}:\\s{0,4}`,
      'giu',
    ),
    yes: { 'Here’s what I sent payroll: 40 hours': '40 hours' },
    no: ['Here’s what we do'],
  },
  {
    pattern:
      /(?<=^\W{0,9}|[.!?\n]\s{0,4})(?:use|put|write|say|put down|make it|change it to)\s{0,4}:\s{0,4}(?=[^\s"“‘'])/giu,
    yes: { 'Use: they lift with a hoist': 'they lift with a hoist' },
    no: ['Tools in use: Revit', 'use "they lift"'],
  },
]

/** Nobody writes so many marks in a row: reading them would take long, and find nothing. */
const NO_SPEECH = /[\s\p{P}]{60}/u

/** The quotation marks of words that begin with one at `at`. */
function quotationAt(text: string, at: number): Repair[] {
  const closing = /^["“]/.test(text.slice(at)) ? /["”]/.exec(text.slice(at + 1)) : null
  return closing ? [at, at + 1 + closing.index].map((start) => ({ start, end: start + 1, text: '' })) : []
}

/** Talk about the talk, as repairs in the order of the text; `repeats` are where it says that something is said again. */
export function findTalk(text: string): { repairs: Repair[]; repeats: number[] } {
  if (NO_SPEECH.test(text)) return { repairs: [], repeats: [] }
  const found = TALK.flatMap(({ pattern, by = '', isRepeat = false, isSource }) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => words !== '')
      .flatMap(({ 0: words, index }) => {
        const end = index + words.length
        const own = { start: index, end, text: by, isRepeat }
        const marks = isSource ? quotationAt(text, end) : []
        return [own, ...marks.map((mark) => ({ ...mark, isRepeat: false }))]
      }),
  ).sort((a, b) => a.start - b.start || b.end - a.end)
  const repairs = found.filter(({ start }, at) => found.slice(0, at).every(({ end }) => end <= start))
  return {
    repairs: repairs.map(({ start, end, text: by }) => ({ start, end, text: by })),
    repeats: repairs.flatMap(({ start, isRepeat }) => (isRepeat ? [start] : [])),
  }
}
