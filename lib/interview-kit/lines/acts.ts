import { type Reading, shorten, toReading } from './reading'
import { isOnlyHere } from './skip'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, lowerVerb, toBaseVerb } from './words'

const DETERMINERS =
  /^(?:\d.*|the|a|an|all|any|each|every|both|your|their|his|her|new|existing|up|out|down|on|in|with|from|to|off|over|through|for|at|own|safely|calmly|clearly|about)$/i

export const isWorkVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)

/** "Link budgets, cascade analysis" are things. */
const LONG_ACT = 6

/** A line of work may begin with a word that is a noun elsewhere. */
export function beginsWithVerb(text: string, isWork: boolean): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/)
  if (second === '' || second === 'but' || /^hand calc/i.test(text)) return false
  if (NOUN_VERBS.has(first) && countWords(text) < LONG_ACT && /^\S+ \S+,/.test(text)) return false
  if (!isWorkVerb(first)) return false
  return isWork || !NOUN_VERBS.has(first) || DETERMINERS.test(second)
}

/** To the candidate: "judge their own welds" becomes "judge your own welds". */
export const address = (phrase: string) =>
  phrase
    .replace(/\btheir (own|competence|limits|temper|nerve|head|cool|word)\b/gi, 'your $1')
    .replace(/^own their /i, 'own your ')
    .replace(/\b(and|or) (?:can|will|could) /gi, '$1 ')
    .replace(/\bwork they have\b/gi, 'work you have')
    .replace(/\bunder their wing\b/gi, 'under your wing')
    .replace(/\b(when|if|where) they(['’]ve| have) /gi, '$1 you$2 ')
    .replace(/\b(behind|beside|above|below) them$/gi, '$1 you')
    .replace(/\bthey(['’](?:ll|d)| would| will)?(?= see their own)/gi, 'you$1')

/** Of "prepare drawings, keep the models in order and look after templates", the first act. */
function takeFirstAct(text: string): string {
  for (const joint of text.matchAll(/(?:,? (?:and|then|and then) |, )(?<next>\p{Ll}+)/gu)) {
    const next = joint.groups?.next ?? ''
    if (WORK_VERBS.has(next) && !NOUN_VERBS.has(next) && countWords(text.slice(0, joint.index)) > 2)
      return text.slice(0, joint.index)
  }
  return text
}

/** In a duty of 16 words or more, the first act is enough to ask about. */
const LONG_ACT_WORDS = 16

/** A remark or a reason after what is to be done. */
export const ASIDE =
  /(?:,? because|, (?:they|he|she|it|there|we|that|not)\b|,? (?:and|or) (?:do(?:es)?|is|are|has|can)n['’]t\b|, [^,]*\bwe\b|, (?:and )?\p{L}+s own\b).*$/iu

/** "Run the user days and writes the rules": the second verb is of another form. */
function cutOtherForm(text: string): string {
  for (const { index, groups } of text.matchAll(/,? and (?<next>\p{Ll}+s) /gu)) {
    const base = toBaseVerb(groups?.next ?? '', (word) => WORK_VERBS.has(word) && !NOUN_VERBS.has(word))
    if (base && base !== groups?.next) return text.slice(0, index)
  }
  return text
}
/** "Tell a developer": of what? */
const ADDRESSED_ONLY = /^(?:tell|ask|show|teach|give|warn|remind) (?:an? |the |your )?\p{L}+$/iu
export const WITH_OURS = /,? (?:with|alongside) our \p{L}+(?: \p{L}+)?(?=,|$)/iu

export function readAct(text: string): Reading | null {
  const phrase = address(lowerVerb(text.replace(/^(?:actually|really|always) /i, '')))
    .replace(/, (?:once|when) settled,?/i, ',')
    .replace(/\betc\. /g, 'etc ')
    .replace(ASIDE, '')
    .replace(WITH_OURS, '')
    .replace(/: .*$/, '')
  const ofOneForm = cutOtherForm(phrase)
  const first = countWords(phrase) >= LONG_ACT_WORDS ? takeFirstAct(ofOneForm) : ofOneForm
  const short = shorten(first)
  if (
    !short ||
    ADDRESSED_ONLY.test(short) ||
    countWords(short) < 2 ||
    /[.;:?!]\s/.test(short) ||
    /^(?:be (?:one|part|a|an|left)|join|become|go \(|[a-z]+ (?:it|that|this|them)\b)|\b(?:he|she|i)(?:['’]|\s)/i.test(
      short,
    )
  )
    return null
  return toReading(isOnlyHere(short) ? 'actHere' : 'act', short)
}
