import certificates from '@/lib/ai/note-taker/lexicon/certificates.json'
import places from '@/lib/ai/note-taker/lexicon/places.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'
import { withoutTextSpeak } from './text-speak'

/** Short forms that speech recognition and haste write without their apostrophe. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  couldnt: 'couldn’t',
  wont: 'won’t',
  wouldnt: 'wouldn’t',
  shouldnt: 'shouldn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  werent: 'weren’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  hadnt: 'hadn’t',
  theyre: 'they’re',
  theyve: 'they’ve',
  theyd: 'they’d',
  theyll: 'they’ll',
  weve: 'we’ve',
  youre: 'you’re',
  youve: 'you’ve',
  youll: 'you’ll',
  youd: 'you’d',
  im: 'I’m',
  ive: 'I’ve',
  thats: 'that’s',
  theres: 'there’s',
  whats: 'what’s',
  whos: 'who’s',
  heres: 'here’s',
  itd: 'it’d',
  itll: 'it’ll',
  thatd: 'that’d',
  thatll: 'that’ll',
  wholl: 'who’ll',
  whod: 'who’d',
  hed: 'he’d',
  hes: 'he’s',
  shes: 'she’s',
  aint: 'ain’t',
}
const SHORT_FORM = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b`, 'gi')
/** "Its" and "were" are words too: here they stand for "it’s" and "we’re". */
const ITS =
  /\bits (?=(?:an?|the|not|all|just|really|only|been|got|about|mainly|mostly|usually|based|in|on|at|full|part|permanent|perm|hybrid)\b)|(?<=^|[,.;] |\b(?:and|but|so|because|no) )its (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|\d)|£)/gi
const WERE =
  /(?<=^|[,.;] |\b(?:and|but|so|because|as|cos) )were (?=(?:an?|the|in|on|at|based|about|not|\w+ing)\b)/gi
/** "Well", "wed" and "id" are words too: in front of a verb they stand for "we’ll", "we’d" and "I’d". */
const WE_WILL =
  /\b(?<=^|[,.;] |\b(?:and|but|so|or|as|which|because) )well (?=(?:pay|put|send|train|teach|give|fund|sponsor|cover|help|support|sort|show|provide|get|be|have|take|make|do)\b)/gi
const WE_WOULD =
  /\bwed (?=(?:want|like|love|need|prefer|expect|be|have|pay|put|send|take|train|teach|give|look|consider|rather|also|really|never|say|accept)\b)/gi
const I_WOULD = /\bid (?=(?:want|like|love|need|prefer|expect|rather|say|have|take|also|really|accept)\b)/gi
const CALENDAR =
  /\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|(?<=\b(?:in|by|from|until|till|early|mid|late|next|of|\d|st|nd|rd|th) )(?:march|may)\b/g

/** Without those that are words too, such as "polish". */
const LANGUAGES =
  /\b(?:english|welsh|gaelic|irish|scottish|british|french|german|spanish|italian|portuguese|romanian|arabic|punjabi|urdu)\b/g

/** Days in short, where they are no words of their own: "mon to fri", "sat and sun". */
const SHORT_DAYS =
  /\b(?:mon|tues?|weds|thurs?|thu|fri)\b(?!\.)|\b(?:wed|sat|sun)\b(?= ?(?:to|and|or|-|–|,|\/) ?(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b)|(?<=\b(?:mon|tues?|weds?|thurs?|thu|fri|sat) ?(?:to|and|or|-|–|,|\/) ?)(?:wed|sat|sun)\b/g

/** Shorthand that can be no other word. */
const ABBREVIATIONS = new Map([
  ['yr', 'year'],
  ['yrs', 'years'],
  ['hrs', 'hours'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ['mth', 'month'],
  ['mths', 'months'],
  ['inc', 'including'],
  ['incl', 'including'],
  ['hol', 'holiday'],
  ['hols', 'holidays'],
  ['bh', 'bank holidays'],
  ['asap', 'as soon as possible'],
  ['mins', 'minutes'],
  ['til', 'until'],
  ['upto', 'up to'],
  ['exp', 'experience'],
  ['quals', 'qualifications'],
])

/** Names that in lower case are words of the trade. */
const WORDS = new Set(['DOORS'])
const OWN_CASE = new Map<string, string>()
for (const list of [places, certificates, tools])
  for (const name of list.names)
    if (/\p{Lu}/u.test(name) && name.length > 2 && !list.exact.includes(name) && !WORDS.has(name))
      OWN_CASE.set(name.toLowerCase(), name)
const LONGEST = Math.max(...[...OWN_CASE.keys()].map((name) => name.split(' ').length))

/** Sounds of thinking, which speech recognition may write down. */
const SOUND = /,?\s*\b(?:er+m?|um+|uh+|erm)\b,?(?=\s|$|[.,])/giu

/** Names of places, tools and certificates as they are written. */
function withNames(text: string): string {
  const words = text.split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let length = Math.min(LONGEST, words.length - at); length > 0 && taken === 0; length -= 1) {
      const raw = words.slice(at, at + length).join(' ')
      const tail = /[^\p{L}\p{N}+#]+$/u.exec(raw)?.[0] ?? ''
      const bare = raw.slice(0, raw.length - tail.length)
      const name = bare === bare.toLowerCase() ? OWN_CASE.get(bare) : undefined
      if (name) {
        out.push(name + tail)
        taken = length
      }
    }
    if (taken === 0) {
      out.push(words[at] ?? '')
      taken = 1
    }
    at += taken
  }
  return out.join(' ')
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Capitals and apostrophes that typing or speech recognition left out, and sounds of thinking left out. No word is another one after it. */
export function withApostrophes(text: string): string {
  return withNames(
    text
      .replace(SOUND, '')
      .trim()
      .replace(SHORT_FORM, (word) => {
        const form = SHORT_FORMS[word.toLowerCase()] ?? word
        return /^\p{Lu}/u.test(word) ? capital(form) : form
      })
      .replace(ITS, (found) => (found.startsWith('I') ? 'It’s ' : 'it’s '))
      .replace(WERE, 'we’re ')
      .replace(WE_WILL, 'we’ll ')
      .replace(WE_WOULD, 'we’d ')
      .replace(I_WOULD, 'I’d ')
      .replace(/\bi(?=['’](?:m|d|ve|ll)\b|\s)/g, 'I')
      .replace(/(?<![.@/\w-])uk\b(?!\.\w)/g, 'UK')
      .replace(LANGUAGES, capital)
      .replace(CALENDAR, capital)
      .replace(SHORT_DAYS, capital),
  )
}

/** Between words, and not in a name. */
const AMPERSAND = /(?<=\p{Ll}{2,} )&(?= \p{Ll}{2,})/gu

/** With text messages and shorthand spelled out as well. */
export const spelled = (text: string): string =>
  withApostrophes(withoutTextSpeak(text.replace(SOUND, '').replace(AMPERSAND, 'and'))).replace(
    /(?<![\p{L}\p{N}.@/-])[a-z]+(?![\p{L}\p{N}@/-])/giu,
    (word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word,
  )

/** Raises the first letter, unless the first word has a spelling of its own ("eVTOL", "5-axis"). */
export function capitalised(text: string): string {
  const first = text.split(/\s/, 1)[0] ?? ''
  return /^\p{Ll}[\p{Ll}\p{N}'’/,.;:()-]*$/u.test(first) || /^\p{Ll}+-\S+$/u.test(first)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}

/** Not the I of "I/O" or "Phase I". */
const I =
  '(?<![\\w/&.-]|\\b(?:[Pp]hase|[Pp]art|[Cc]lass|[Tt]ype|[Ll]evel|[Ss]tage|[Cc]ategory|[Gg]rade) )I(?![\\w/&.-])'
/** Whom one reports to, where the manager says "me". */
const MANAGER: readonly [RegExp, string][] = [
  [
    /\b((?:report|answer)(?:s|ing)? to) me(?:,? as (?:an? |the )?|,? I(?:['’]m| am) (?:an? |the )?| \((?:an? |the )?)(\p{L}[\p{L}&/ -]{2,40})\)?(?=$|[.,;])/giu,
    '$1 the $2',
  ],
  [
    /\b(report(?:s|ing)? to|answer(?:s|ing)? to|apart from|except|besides|and|plus|under|is) me\b(?!,? the\b)/gi,
    '$1 the hiring manager',
  ],
]
const VOICE: readonly [RegExp, string][] = [
  ...MANAGER,
  [new RegExp(`${I}(?: am|['’]m)\\b`, 'g'), 'we’re'],
  [new RegExp(`${I} was\\b`, 'g'), 'we were'],
  [new RegExp(I, 'g'), 'we'],
  [/\bme,? (?=the\b)/g, ''],
  [/\bme\b/g, 'us'],
  [/\bmy\b/gi, 'our'],
  [/\bmyself\b/gi, 'ourselves'],
  [/\bof mine\b/gi, 'of ours'],
]

/** What one person did, is or has, and no company can say: "I started as a technician", "I’m 61". */
const OWN_STORY = new RegExp(
  `${I}(?:['’]m| am| was|['’]ve been)? (?:also |just |only |once |never |\\p{L}+ly )?(?:\\d\\d|\\p{L}+ty\\b|started|began|came|joined|trained|left|did|went|ran|grew|served|worked|told|retir\\p{L}+)|\\b(?:when|once|after|if|until|till|before) ${I}(?:[’']m| am)? (?:go|leave|finish|stop|move|step|hang|gone|off)\\b`,
  'u',
)
const OWN_FAMILY =
  /\bmy (?:wife|husband|partner|mum|mam|mother|dad|father|son|daughter|brother|sister|uncle|aunt|nan|gran|cat|dog|knees?|back)\b/i
const QUOTED = /("[^"]*"|“[^”]*”|(?<!\p{L})['‘][^'’]*['’](?!\p{L}))/u

const replaceAll = (text: string, rows: readonly [RegExp, string][]): string =>
  rows.reduce((said, [pattern, word]) => said.replace(pattern, word), text)

/** "Reports to me" as "reports to the hiring manager", or by the job that the line gives. */
export const nameManager = (text: string): string => replaceAll(text, MANAGER)

/** Whether one person speaks of themselves, which no company can say. */
export const tellsOwnStory = (text: string): boolean => OWN_STORY.test(text) || OWN_FAMILY.test(text)

/** The document speaks as the company: what one manager says of the company, the company says of itself. Quoted words stay. */
export const asCompany = (text: string): string =>
  tellsOwnStory(text)
    ? text
    : text
        .split(QUOTED)
        .map((part, at) => (at % 2 === 1 ? part : replaceAll(part, VOICE)))
        .join('')
