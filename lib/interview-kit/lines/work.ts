import { cutSecondAct, toDoing } from './gerund'
import { isActFirst } from './imperative'
import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { countWords, dropMeasures, unwrap } from './words'

/** Begins what a line adds about the thing it has named. */
const TAILS: readonly RegExp[] = [
  /\.(?!\d)(?=\s|$).*$|\s[–—-]\s.*$|[;:(?!].*$/su,
  /,? (?:so that|so|in order to|including|such as|for example|especially|whether|rather than|enough to|well enough|whenever|when|while|where|which|until|unless|because|before|after|as soon as)\b.*$/i,
  /, (?:with|and what|and how|and why|and when|at least|from|to|for|not|mainly|mostly|ideally|up|down)\b.*$/i,
  / (?:to|under|in line with|in accordance with) (?:the )?(?:\p{Lu}{2,}\b|degree level|a level).*$/u,
  / (?:in practice|the same day|each \p{Ll}+|every \p{Lu}?\p{Ll}+|once a \p{Ll}+)$/u,
]
/** Without what is said about a thing once it has been named, and without a standard. */
export function toCore(text: string): string {
  let core = dropMeasures(text)
  for (const tail of TAILS) {
    const short = core.replace(tail, '').replace(/[,\s]+$/, '')
    if (short.includes(' ') || /^\p{L}{3,}$/u.test(short)) core = short
  }
  return core
}

const JOINT = /^(?:and|or|then)$/i
const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)
const toBeing = (verb: string) => (verb === 'be' ? 'being' : toDoing(verb))

/** "Strip, clean and rebuild the pumps": verbs without a thing before the last one of them are verbs too. */
function toGerunds(core: string): string | null {
  const words = core.split(' ')
  const result = [...words]
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const plain = word.replace(/,$/, '').toLowerCase()
    // "Open and closed loop hydraulics" does nothing.
    if (at > 0 && !isVerb(plain) && /(?:ed|ing|s)$/.test(plain)) return null
    const doing = toBeing(plain)
    result[at] = word.endsWith(',') ? `${doing},` : doing
    const isJoined = word.endsWith(',') || JOINT.test(words[at + 1] ?? '')
    if (!isJoined) break
    at += JOINT.test(words[at + 1] ?? '') ? 2 : 1
  }
  return result.join(' ')
}

/** In words. A longer phrase can’t be followed when it is read out. */
const WORK_WORDS = 12
/** Where it is done, with what or for whom, from the last such part. */
const LAST_PART =
  / (?:for|on|in|with|from|to|at|by|against|across|into|through|around) (?!.* (?:for|on|in|with|from|to|at|by|against|across|into|through|around) ).*$/
/** "Designs done" of "designs done by others" */
const CUT_PARTICIPLE = /(?<=s) (?:done|made|run|held|kept|(?!\p{L}*(?:eed|bed|shed)$)\p{Ll}{3,}ed)$/u
/** "33kV to 400kV" is no two parts. */
const RANGE = /(?<=\d\S*) to (?=\d)/g
const HELD = '\u00a0to\u00a0'
/** Of this firm only. */
const OURS =
  / (?:for|on|in|with|from|to|at|by|against|across|into|through|around|of) (?:\p{L}+ )?(?:our|us)\b.*$/u

/** "Dispensing of adhesive" */
const OF_DOING = /^(\p{L}+ing) of /iu

/** What a line says somebody does, as a question goes on after "the hardest time you’ve had": "making, curing and crushing cubes". Null for a thing. */
export function toWork(line: string, isAmongActs: boolean): string | null {
  const said = unwrap(line).replace(/^to /i, '')
  const [first = '', next = ''] = said.split(' ')
  if (next === '' || /^(?:it|them|this|these|that|those)$/i.test(next)) return null
  const plain = first.replace(/,$/, '')
  const isDoing = /^\p{L}+ing$/u.test(plain) && isVerbOf(plain)
  if (!isDoing && plain.toLowerCase() !== 'be' && !isActFirst(plain, next, isAmongActs)) return null
  const core = toCore(said)
  const gerund = isDoing
    ? (core.charAt(0).toLowerCase() + core.slice(1)).replace(OF_DOING, '$1 ')
    : toGerunds(core)
  if (gerund === null) return null
  let work = dropMeasures(toFirstAct(gerund).replace(OURS, '')).replace(RANGE, HELD)
  while (countWords(work) > WORK_WORDS && LAST_PART.test(work))
    work = dropMeasures(work.replace(LAST_PART, '').replace(CUT_PARTICIPLE, ''))
  work = work.replace(/,? (?:and|or|of|the|an?)$/, '').replaceAll(HELD, ' to ')
  const isSayable = !/["“”/±@+°&]|\b(?:our|us|we|my|me|they|he|she)\b/i.test(work)
  return work.includes(' ') && countWords(work) <= WORK_WORDS + 2 && isSayable ? work : null
}
/** "Pumps and level sensors" are two things, though levelling is work. */
function toFirstAct(gerund: string): string {
  const first = cutSecondAct(gerund)
  const noun = /^ (?:and|or) (?<noun>\p{Ll}+) \p{Ll}+s\b/u.exec(gerund.slice(first.length))?.groups?.noun
  return noun !== undefined && NOUN_VERBS.has(noun) ? gerund : first
}
const isVerbOf = (doing: string) => {
  const stem = doing.toLowerCase().replace(/ing$/, '')
  return [stem, `${stem}e`, stem.slice(0, -1)].some(isVerb)
}
