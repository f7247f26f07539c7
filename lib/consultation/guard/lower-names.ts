import { isTitleWord } from '@/lib/knowledge/titles/title-words'

/** First names that are everyday words in lower case. */
const EVERYDAY = new Set(
  'mick nick rod ken ed mo les prem des mair blessing robin len tam sid stan tim rona lola alec angel basil ginger bob gill jo'.split(
    ' ',
  ),
)

/** Where a name stands behind it without an article: "with tom checking", "learn off kev", "our lead inspector brian". */
const BEFORE_NAME =
  /(?:^|[\s,(–—-])(?:with|off|from|under|by|alongside|via|for|like|ask|asking|to|and|or|called|named|old|big|our|meet|see|ring|call|contact|phone|email|shadow(?:ing)?|assist(?:ing)?|replac(?:e|es|ing)|cover(?:s|ing)?)\s+$/iu
/** What somebody does or has behind their name: "keiran will show them", "tom’s team". */
const BEHIND_NAME =
  /^(?:['’]s\b|\s+(?:will|would|can|['’]ll|says?|said|reckons|is|was|has|had|who|does|did|shows?|runs?|leads?|manages?|checks?|signs?|checking|leaving|left|retires?|retiring|and (?:me|i|you|the)|or (?:me|i))\b|\s+in (?:the|our) (?:office|team|workshop|stores)\b)/iu

const WORD = /(?<![\p{L}’'.@/-])(?<word>\p{Ll}{2,})(?![\p{L}@/-])/gu

/** What is no name though it stands behind "report to" or "ask for". */
const NOBODY = new Set(
  `a an the this that these those my our your their its his her me us them him it you someone somebody anyone anybody everyone nobody one more
  help advice feedback support guidance directions clarification assistance proof evidence permission details money credit payment receipts
  references orders work time leave training budget finance hr boss head home base site control duty dispatch payroll marketing procurement
  people staff folk management children parents clients customers both all each whoever whichever either two three several head`.split(
    /\s+/,
  ),
)
const PERSON =
  '(?:man|woman|lad|lass|bloke|guy|chap|girl|person|someone|somebody|colleague|mate|boss|gaffer|foreman|supervisor|manager|director|engineer|lead|chef|nurse|planner|inspector|technician|coordinator|buyer|fitter)'
const END = String.raw`(?=\s*(?:[.,;:)]|$)|\s+(?:who|at|in|on|when|about|our|the|if|or|and (?:he|she|they)|he|she)\b)`
/** Behind these stands a person’s name, known or not, where no article and no role does. */
const NAMING: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:report(?:s|ing)?|answer(?:s|ing|able)?) (?:in)?(?:directly |straight )?to (?<name>\p{Ll}{3,})${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:we|they|i|you|not|to|can|will|would|must|should|who|people|clients|customers) )\bask(?:s|ing)? for (?<name>\p{Ll}{3,})${END}`,
    'giu',
  ),
  new RegExp(String.raw`\b${PERSON} (?:called|named) (?<name>\p{Ll}{3,})\b`, 'giu'),
  new RegExp(String.raw`\b(?:speak|talk|word|chat) (?:to|with) (?<name>\p{Ll}{3,})${END}`, 'giu'),
  /\b(?:mr|mrs|dr|prof)\.? (?<name>\p{L}{3,})\b/giu,
]

const isPlural = (word: string): boolean => /[^s]s$/.test(word) && !/(?:us|is|as|es)$/.test(word)

const mayName = (word: string): boolean =>
  !NOBODY.has(word) &&
  !isTitleWord(word) &&
  !isPlural(word) &&
  !/(?:ing|ment|tion|ity|ness|ance|ence|ship|ism)$/.test(word)

/** Whether a text names somebody without a capital: dictated, or typed in haste. `people` are first names that are no words. */
export function namesInLowerCase(text: string, people: ReadonlySet<string>): boolean {
  const isKnown = [...text.matchAll(WORD)].some(({ index, groups }) => {
    const word = groups?.word ?? ''
    if (!people.has(word) || EVERYDAY.has(word)) return false
    const before = text.slice(0, index)
    const last = /(?<last>\p{L}+)\s+$/u.exec(before)?.groups?.last?.toLowerCase() ?? ''
    return (
      BEFORE_NAME.test(before) ||
      BEHIND_NAME.test(text.slice(index + word.length)) ||
      (last !== '' && isTitleWord(last) && !/^\s+\p{L}/u.test(text.slice(index + word.length)))
    )
  })
  return (
    isKnown ||
    NAMING.some((pattern) =>
      [...text.matchAll(pattern)].some(
        ({ groups }) => mayName((groups?.name ?? '').toLowerCase()) && /^\p{Ll}/u.test(groups?.name ?? ''),
      ),
    )
  )
}
