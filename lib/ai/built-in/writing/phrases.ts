import { DUTY_VERBS } from '@/lib/ai/built-in/extraction/lexicon/duty-verbs'
import { PLACES } from '@/lib/ai/built-in/extraction/lexicon/places'
import { TOOLS } from '@/lib/ai/built-in/extraction/lexicon/tools'
import { NUMBER_WORDS } from './number-words'

/** "Will manage two engineers", without a subject. */
const MODAL = /^(?:will|would|should|must|has to|have to|needs? to|to) (?=\w)/i

const DUTY_SUBJECT =
  /^(?:they|you|he or she|she or he|he\/she|s\/he|the (?:person|engineer|job|role|post ?holder|successful \w+)|this person|someone|somebody)(?:[’'](?:ll|d)|\s+(?:will|would|should|must|shall|need to|needs to|have to|has to|is to|are to|get to|gets to))\s+/i

/** More verbs of work, which elsewhere are as often no verbs. */
const WORK_VERBS = new Set(
  'chase halve double triple trim pass place buy cost quote deal swap rebuild reset teach shape sell cook mix'.split(
    ' ',
  ),
)

/** Begins with a word that can be a verb but is a noun here: "design and verification", "control of suppliers". */
const NOUN_PHRASE =
  /^\w+ (?:(?:of|is|are|was|were|will|has|have|would|can)\b|(?:and|or|&) (?:(?:new|old|small|large|general|minor|major|similar|other)\b|\w+(?:ion|ment|ing|ance|ence|sis|als?)\b))/i

const SUBJECT =
  /^(?:we|i|it|they|there|you|everyone|everybody|nobody|anybody|anyone|people|somebody|someone)(?:['’]\w+)?\b/i

const DETERMINER = /^(?:our|my|the|this|these|those|each|every|all|one of)\b/i
const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|cannot|must|needs?|gets?|goes|comes?|works?|runs?|stays?|wins?|won|left|leaves|went|grew|took|sold|lost|made|means?|keeps?|moves?|retires?)\b|\w(?:ed|['’](?:s|ve|re|d|ll)|n['’]t)\b/i

const CALENDAR =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|(?<=\b(?:in|by|from|until|till|early|mid|late|next|this|of|\d|\d(?:st|nd|rd|th))[ -])(?:march|may)\b(?! be)/g

/** Days in short, where they are no words of their own: "mon to fri", "sat and sun". */
const SHORT_DAYS =
  /\b(?:mon|tues?|weds|thurs?|thu|fri)\b(?!\.)|\b(?:wed|sat|sun)\b(?= ?(?:to|and|or|-|–|,|\/) ?(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b)|(?<=\b(?:mon|tues?|weds?|thurs?|thu|fri|sat) ?(?:to|and|or|-|–|,|\/) ?)(?:wed|sat|sun)\b/g

/** Shorthand that a document spells out. */
const ABBREVIATIONS = new Map([
  ['yr', 'year'],
  ['yrs', 'years'],
  ['hrs', 'hours'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ['mths', 'months'],
  ['hol', 'holiday'],
  ['hols', 'holidays'],
  ['asap', 'as soon as possible'],
  ['mins', 'minutes'],
  ['til', 'until'],
  ['incl', 'including'],
  ['upto', 'up to'],
])

/** Not the I of "I/O" or "Phase I". */
const I =
  '(?<![\\w/&.-]|\\b(?:[Pp]hase|[Pp]art|[Cc]lass|[Tt]ype|[Ll]evel|[Ss]tage|[Cc]ategory|[Gg]rade) )I(?![\\w/&.-])'
const VOICE: readonly [RegExp, string][] = [
  [/\bi(?= (?:am|was|want|need|think|have|would|will|call|like|suppose|know|say|expect)\b)/g, 'I'],
  [
    /\b(report(?:s|ing)?|answer(?:s|ing)?|apart from|except|besides|than|to|with|and|plus|under|is|\+) me\b(?!,? the\b)/gi,
    '$1 the hiring manager',
  ],
  [new RegExp(`${I}(?: am|['’]m)\\b`, 'g'), 'we are'],
  [new RegExp(`${I} was\\b`, 'g'), 'we were'],
  [new RegExp(I, 'g'), 'we'],
  [/\bme,? (?=the\b)/g, ''],
  [/\bme\b/g, 'us'],
  [/\bmy\b/gi, 'our'],
  [/\bmyself\b/gi, 'ourselves'],
]

/** The specification speaks as the company: what one manager says of themselves, the company says of itself. */
export function asCompany(value: string): string {
  return VOICE.reduce((text, [pattern, word]) => text.replace(pattern, word), value)
}

/** A word that something should follow, left at the end where a sentence was cut. */
const DANGLING =
  /(?:[\s,;]+(?:and|but|or|because|cos|plus|which|(?<!\b(?:or|if|do|does|quite|even|just|ever|and|think|say) )so))+[\s.,;]*$/i

/** One line, without the punctuation and connecting words at its edges; no word with content is touched. */
export function tidy(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/!+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.\)/g, ')')
    .replace(/\s+([,;:])(?=\s|$)/g, '$1')
    .replace(/\b(the|an?|and|to|of|in|we|for|with) \1\b/gi, '$1')
    .replace(/\ba (?=an? )/gi, '')
    .replace(DANGLING, '')
    .replace(/^(?:and|also|but|so)\s*,?\s+/i, '')
    .replace(CALENDAR, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(SHORT_DAYS, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(
      /(?<!\b(?:[Gg]rade|[Cc]lass|[Tt]ype|[Pp]art|[Ll]evel|[Cc]ategory) )\ba (?=([A-Za-z]{4,}))/g,
      (found, word: string) => (article(word) === 'an' ? 'an ' : found),
    )
    .replace(/\b[a-z]+\b/gi, (word) => ABBREVIATIONS.get(word.toLowerCase()) ?? word)
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/[\s.,;:]+$/, '')
}

/** Raises the first letter, unless the first word has a spelling of its own ("eVTOL", "5-axis"). */
export function capitalised(text: string): string {
  const first = text.split(/\s/, 1)[0] ?? ''
  return /^\p{Ll}[\p{Ll}\p{N}'’/,.;:()-]*$/u.test(first) || /^\p{Ll}+-\S+$/u.test(first)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text
}

/** First words of names that look like other words: "Reading", "Bath", "Inventor". */
const NAMED = new Set([...PLACES, ...TOOLS].map((name) => name.split(/\s/, 1)[0] ?? ''))

/** Words that stand in capitals only because they began a sentence. */
const FIRST_WORDS =
  /^(?:A|An|The|It|There|They|This|That|These|Those|We|You|Our|Your|My|No|One|Two|Three|Four|Five|Six|Some|Any|All|Each|At|In|On|To|From|Up|By|For|With|Within|After|Before|Because|Since|As|If|When|Where|What|Who|Whoever|Must|Should|Will|And|But|New|Existing|Everyone|Everybody|Nobody|Anybody|Somebody|Someone|[A-Z][a-z]{2,}ing)(?=[\s'’])/

/** Common words of vacancies, which no name begins with where a word in lower case follows. */
const COMMON = new Set(
  `salary pay wages money rate bonus pension holiday holidays company car van allowance overtime shift shifts nights days hours weekends permanent hybrid
  remote full part free private life health relocation notice interview experience degree success programme project replacement growth work travel
  standby share profit flexible methodical calm patient good strong able happy knowledge understanding somebody people nothing anything something
  once twice roughly about around approximately maybe probably sometimes mostly usually ideally preferably firm polite honest either both most first
  second last next early late site yard base location fault minimum maximum plus standard electric electrical mechanical quality safety daily weekly
  monthly annual not just only more less very well data board backfill expansion maternity cover reason start boots tools training day night open feedback asbestos membership chemical
  home fixed civil structural software three four five six seven eight nine ten eleven twelve twenty thirty forty fifty half sea office headcount customer
  customers client clients visits parking uniform interviews mileage laptop phone gym lunch chartership chartered licence driving tickets hands curious
  concise tidy kind report reports everything whoever tricky progression competent familiar confident practical careful thorough exact quick
  previous gap stress apprentice quantity evidence paper onsite team teams canteen lunches crew small big large long short old free-issue`.split(
    /\s+/,
  ),
)

/** Endings of common words; with one in lower case after it, such a word is hardly ever a name. */
const COMMON_ENDING =
  /^(?=.{5})\p{Lu}\p{Ll}+(?:ment|tion|sion|ness|ity|ence|ance|ship|al|ic|ive|ous|ful|less|ed|ly)$/u

/** Lowers the first letter where it is a capital only by its place, for text that goes on after a colon. */
export function lowered(text: string): string {
  const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0] ?? ''
  const rest = text.slice(first.length)
  if (NAMED.has(first)) return text
  const word = first.toLowerCase()
  const isNamePart = /^\s+[\p{Lu}\d]|^[\w&.-]/u.test(rest)
  if (isNamePart && NUMBER_WORDS.includes(word)) return text
  const isCommon = COMMON.has(word) || DUTY_VERBS.has(word) || COMMON_ENDING.test(first)
  if (isCommon && !isNamePart) return word + rest
  return text.replace(FIRST_WORDS, (found) => found.toLowerCase())
}

/** A value as an item of a list: a full stop only where it holds more than one sentence. */
export function item(value: string): string {
  const text = capitalised(tidy(value))
  return /[.?]\s+\p{Lu}/u.test(text) ? closed(text) : text
}

/** A value as a sentence of its own. */
export function sentence(value: string): string {
  return closed(capitalised(tidy(value)))
}

function closed(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

/** What happened or is the case, not as a part of a noun phrase ("a newly won contract"). */
const PREDICATE =
  /(?<!\b(?:newly|recently|just|about to|to)) (?:is|are|was|were|has|have|had|will|would|cannot|left|leaves|went|won|lost|sold|grew|took|moved|retires|resigned|quit|doubled|trebled|tripled|starts|begins|ends|closes|opens)\b|['’]s (?:gone|left|been|leaving|retiring|moved|moving|going|away|emigrated|resigned)\b/i
/** Begins a part of a sentence that has a verb of its own. */
const CONJUNCTION =
  /[,:;]|\b(?:as|because|since|for|to|who|that|which|where|when|if|so|and (?:we|they|our)|what)\b/i

/** True where a subject of a few words comes before the verb: "three of the old team have gone". */
function hasPredicate(text: string): boolean {
  const at = text.search(PREDICATE)
  const subject = text.slice(0, Math.max(at, 0))
  return at > 0 && subject.split(' ').length <= 6 && !CONJUNCTION.test(subject)
}

/** "The person writes the reports". */
const THIRD_PERSON =
  /^(?:the (?:person|post ?holder|engineer|technician|candidate)|he or she|she or he) \w+s\b/i

/** True for a value that has a subject and so stands as a sentence ("our principal engineer is retiring"). */
export function isClause(value: string): boolean {
  const text = tidy(value)
  return (
    SUBJECT.test(text) ||
    THIRD_PERSON.test(text) ||
    (DETERMINER.test(text) && FINITE.test(text)) ||
    hasPredicate(text)
  )
}

/** "Runs the tests" for "run the tests"; a noun such as "tests for turbines" is left alone. */
function baseForm(text: string): string {
  const match = /^(\w+?)(ies|es|s)(?= (?:the|a|an|our|all|every|each|new|their|up|out|over|with|to)\b)/i.exec(
    text,
  )
  if (match === null) return text
  const [whole, stem = '', ending = ''] = match
  const bases = ending === 'ies' ? [`${stem}y`] : [`${stem}e`, stem]
  const base = bases.map((form) => form.toLowerCase()).find((form) => DUTY_VERBS.has(form))
  return base === undefined ? text : base + text.slice(whole.length)
}

/** "We'd want them to …": the work that is wished for. */
const WISHED =
  /^(?:we|i)(?:['’]d| would|['’]ll| will)?(?: like| want| need| expect| love| hope| be after)(?: for)? (?:them|him or her|the person|some(?:body|one)|you|['’]?em) to (?=\w)/i

/** The verb phrase of a duty ("They'd run the tests" gives "run the tests"), or null where the value is none. */
export function dutyPhrase(value: string): string | null {
  const text = tidy(value)
  const bare = baseForm(text.replace(WISHED, '').replace(DUTY_SUBJECT, '').replace(MODAL, ''))
  const first = (bare.split(/[\s,/]/, 1)[0] ?? '').toLowerCase()
  const isVerb = DUTY_VERBS.has(first) || WORK_VERBS.has(first)
  const isSaid = [WISHED, DUTY_SUBJECT, MODAL].some((pattern) => pattern.test(text))
  if (!isSaid && (!isVerb || NOUN_PHRASE.test(bare))) return null
  return isVerb ? first + bare.slice(first.length) : bare
}

/** "a, b and c", with a comma before the last "and" where an item holds one itself. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const isNested = items.some((item) => /\band\b/.test(item))
  return `${items.slice(0, -1).join(', ')}${isNested ? ', and ' : ' and '}${last}`
}

/** Names that titles begin with and that no lexicon holds. */
const PROPER =
  /^(?:English|French|German|Spanish|Italian|Polish|Portuguese|Russian|Arabic|Chinese|Japanese|Mandarin|Punjabi|Urdu|Welsh|Gaelic|Dutch|British|Saturday|Sunday|Christmas|Mercedes|Tesla|Ford|Volvo|Scania|Bosch|Toyota|Honda|Porsche|Jaguar|Caterpillar|Kone|Otis|Schindler|Google|Ofsted)$/

/** A job title within a sentence: "Hydraulics lead" as "hydraulics lead". Title case and names stay. */
export function titleInSentence(title: string): string {
  const [first = '', ...rest] = title.trim().split(/\s+/)
  const isSentenceCase = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => !/^\p{Lu}\p{Ll}/u.test(word))
  if (!isSentenceCase || NAMED.has(first) || PROPER.test(first)) return title
  return title.trim().charAt(0).toLowerCase() + title.trim().slice(1)
}

/** "a" or "an" before a job title, by its sound: "an HVAC engineer", "a UX designer". */
export function article(title: string): 'a' | 'an' {
  const first = title.trim().split(/[\s/-]/, 1)[0] ?? ''
  if (/^[A-Z]{2,}$/.test(first) && !/^(?:NATO|NASA|LEAN|CAD|CAM|RAF)$/.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  if (/^(?:uni|use|util|euro|one)/i.test(first)) return 'a'
  return /^(?:[aeiou]|hono|hour)/i.test(first) ? 'an' : 'a'
}

/** The words that a house rule of kind `avoid` names: those in quotation marks, else the items of its list. */
export function avoidedWords(rule: string): string[] {
  const quoted = [...rule.matchAll(/["“'‘]([^"”'’]{2,40})["”'’]/g)].map((match) => match[1] ?? '')
  const words =
    quoted.length > 0
      ? quoted
      : rule
          .replace(
            /^\s*(?:please\s+)?(?:avoid|never (?:use|say|write)|do not (?:use|say|write)|don['’]t (?:use|say|write)|no)\s+(?:the (?:words?|phrases?|terms?)\s+)?/i,
            '',
          )
          .split(/,|;|\bor\b|\band\b/i)
  return words
    .map((word) =>
      word
        .replace(/[.\s]+$/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((word) => word !== '')
}

/** True when `text` holds one of the words, as a whole word. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
  return words.some((word) => lower.includes(` ${word.replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `))
}
