import certificates from '@/lib/ai/note-taker/lexicon/certificates.json'
import places from '@/lib/ai/note-taker/lexicon/places.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'

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
}
const SHORT_FORM = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b`, 'gi')
/** "Its" and "were" are words too: here they stand for "it’s" and "we’re". */
const ITS = /\bits (?=(?:an?|the|not|all|just|really|only|been|about|mainly|mostly|based|in|on|at)\b)/gi
const WERE =
  /(?<=^|[,.;] |\b(?:and|but|so|because|as|cos) )were (?=(?:an?|the|in|on|at|based|about|not|\w+ing)\b)/gi
const CALENDAR =
  /\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|(?<=\b(?:in|by|from|until|till|early|mid|late|next|of|\d|st|nd|rd|th) )(?:march|may)\b/g

const OWN_CASE = new Map<string, string>()
for (const list of [places, certificates, tools])
  for (const name of list.names)
    if (/\p{Lu}/u.test(name) && name.length > 2 && !list.exact.includes(name))
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

/** Capitals and apostrophes that typing or speech recognition left out. No word is another one after it. */
export function spelled(text: string): string {
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
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
      .replace(/\bi(?=['’](?:m|d|ve|ll)\b|\s)/g, 'I')
      .replace(/\buk\b/g, 'UK')
      .replace(CALENDAR, capital),
  )
}

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
const VOICE: readonly [RegExp, string][] = [
  [/\b(report(?:s|ing)?|answer(?:s|ing)?) to me\b(?!,? the\b)/gi, '$1 to the hiring manager'],
  [new RegExp(`${I}(?: am|['’]m)\\b`, 'g'), 'we’re'],
  [new RegExp(`${I} was\\b`, 'g'), 'we were'],
  [new RegExp(I, 'g'), 'we'],
  [/\bme,? (?=the\b)/g, ''],
  [/\bme\b/g, 'us'],
  [/\bmy\b/gi, 'our'],
  [/\bmyself\b/gi, 'ourselves'],
]

/** The document speaks as the company: what one manager says of themselves, the company says of itself. */
export const asCompany = (text: string): string =>
  VOICE.reduce((said, [pattern, word]) => said.replace(pattern, word), text)
