import { NOUN_VERBS, WORK_VERBS } from './verbs'
import { toBaseVerb } from './words'

const DETERMINERS =
  /^(?:\d.*|the|an?|all|any|each|every|both|your|their|his|her|new|existing|up|out|down|on|in|with|from|to|off|over|through|for|at|own|back|after)$/i

const IRREGULAR: Readonly<Record<string, string>> = {
  led: 'lead',
  run: 'run',
  ran: 'run',
  built: 'build',
  written: 'write',
  wrote: 'write',
  held: 'hold',
  taken: 'take',
  took: 'take',
  made: 'make',
  dealt: 'deal',
  brought: 'bring',
  kept: 'keep',
  sold: 'sell',
  taught: 'teach',
  won: 'win',
  set: 'set',
  cut: 'cut',
  done: 'do',
  driven: 'drive',
  drawn: 'draw',
  found: 'find',
  seen: 'see',
  given: 'give',
  shown: 'show',
  chosen: 'choose',
  bought: 'buy',
  caught: 'catch',
  sent: 'send',
  spent: 'spend',
  met: 'meet',
  grown: 'grow',
}

/** Of several syllables, with the weight on the last one or an "l" at the end. */
const DOUBLED =
  /^(?:begin|submit|commit|admit|refer|transfer|reset|equip|embed|refit|retrofit|program|control|model|level|travel|label)$/

/** "Run" becomes "running", "write" becomes "writing". */
export function toDoing(verb: string): string {
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) || DOUBLED.test(verb)) return `${verb}${verb.at(-1)}ing`
  if (/ie$/.test(verb)) return verb.replace(/ie$/, 'ying')
  return /[^eoy]e$/.test(verb) ? verb.replace(/e$/, 'ing') : `${verb}ing`
}

const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)

/** The verb that a word is a form of, or null. The first word of a duty may be one that is a noun elsewhere. */
export function verbOf(word: string, next: string, isJoined: boolean): string | null {
  const plain = word.toLowerCase().replace(/,$/, '')
  if (IRREGULAR[plain])
    return /^(?:led|run|cut|set|found|held|built)$/.test(plain) && next === '' ? null : IRREGULAR[plain]
  const base = toBaseVerb(plain, isVerb)
  if (base === null || next === '') return null
  // "Price fabrication" and "price lists" can't be told apart, and either can stand as it is.
  return NOUN_VERBS.has(base) && !DETERMINERS.test(next) && !isJoined ? null : base
}

export const PAST = /^(?:has |have |you(?:['’]ve| have) |having )(?=\p{L}{3,})/iu
/** "Commissioned", "shipped" at the beginning of what somebody has done. */
const fromPast = (word: string): string | null =>
  /^\p{Ll}{3,}ed$/u.test(word.toLowerCase()) &&
  !/^(?:need|feed|speed|bed|shed|red|skilled|detailed|advanced|trained|experienced|qualified|based|used|organised|motivated|distributed|embedded|reinforced)$/i.test(
    word,
  )
    ? word.toLowerCase().replace(/ied$/, 'yed').replace(/ed$/, 'ing')
    : null

const JOINT = /^(?:and|or|&)$/i

/** "Design, write and test software" becomes "Designing, writing and testing software". */
export function toDoingPhrase(text: string, isDone: boolean): string {
  const words = text.split(' ')
  const doing = (at: number): string | null => {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const past = isDone ? fromPast(word.replace(/,$/, '')) : null
    const isPair = JOINT.test(next) && isVerb(words[at + 2] ?? '') && DETERMINERS.test(words[at + 3] ?? '')
    const verb = verbOf(word, JOINT.test(next) ? (words[at + 2] ?? '') : next, at > 0 || isPair)
    return past ?? (verb && toDoing(verb))
  }
  const result = [...words]
  for (let at = 0; at < words.length - 1; at += 1) {
    if (at > 0 && JOINT.test(words[at] ?? '')) continue
    const said = doing(at)
    if (!said) break
    const isLast = !words[at]?.endsWith(',') && !JOINT.test(words[at + 1] ?? '')
    result[at] = words[at]?.endsWith(',') ? `${said},` : said
    if (isLast) break
  }
  return result.join(' ')
}

/** Another act after the first: "investigate accidents and report within five days". */
export function cutSecondAct(text: string): string {
  if (!/^\p{L}+ing\b/u.test(text)) return text
  for (const { index, groups } of text.matchAll(
    /,? (?:and|or|then|and then) (?<next>\p{Ll}+)\b|, (?<after>\p{Ll}+)\b/gu,
  )) {
    const head = text.slice(0, index)
    const next = groups?.next ?? groups?.after ?? ''
    const after =
      text
        .slice(index)
        .split(' ')
        .filter((word) => word !== '' && word !== ',')[2] ?? ''
    // "Temperature and pressure sensors" is one thing, "tests and report what failed" is not.
    const isVerbHere =
      isVerb(next) &&
      (!NOUN_VERBS.has(next) ||
        DETERMINERS.test(after) ||
        /^(?:what|how|why|when|which)$/.test(after) ||
        /s$/.test(head))
    const isAct = isVerbHere || (/s$/.test(next) && WORK_VERBS.has(next.replace(/s$/, '')))
    if (isAct && head.split(' ').some((word) => !/(?:ing|ing,|and)$/.test(word))) return head
  }
  return text
}
