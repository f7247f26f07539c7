import { toDoing } from './lines/gerund'
import { isStatement } from './lines/skip'
import { NOUN_VERBS, WORK_VERBS } from './lines/verbs'
import { countWords, toBaseVerb, toThird } from './lines/words'

/** What somebody can be, before what they are it with or about: "patient with learners". */
const QUALITIES = new Set(
  `accurate adaptable alert approachable articulate assertive attentive calm candid careful cautious cheerful civil clear cool-headed confident
  conscientious considerate consistent cooperative courteous creative curious decisive dependable determined diligent diplomatic direct
  discreet dogged empathetic energetic even-handed even-tempered exact fair firm flexible focused frank friendly fussy generous gentle
  hands-on hard-working helpful honest humble imaginative independent inquisitive inventive kind level-headed logical loyal meticulous
  methodical modest neat open open-minded organised patient persistent persuasive polite practical pragmatic precise prepared proactive
  prompt punctual rational reliable reserved resilient resourceful respectful responsible rigorous self-disciplined sensible sensitive
  sincere steady straight stubborn supportive systematic tactful tenacious thorough thoughtful tidy tolerant trustworthy truthful unflappable
  unhurried versatile vigilant welcoming able comfortable content happy keen prepared ready relaxed unafraid willing`.split(
    /\s+/,
  ),
)
/** "Good at listening", "slow to blame" */
const STATE =
  /^(?:not|never too|at (?:ease|home)|(?:good|great|strong|quick|slow|used|open|close|true|well|easy|proud|respected|trusted|liked) (?:at|to|with|of|about|for|by|in|on)) /i
/** "Can hold a meeting", "never guesses" */
const ALREADY =
  /^(?:can(?:not)?|could|will|would|never|always|often|is|has|does|won['’]t|can['’]t|wouldn['’]t|doesn['’]t|isn['’]t|hasn['’]t)\b/i
/** "A good listener" is one, and "a calm manner" is had. */
const ONE =
  /^(?:(?:an? )?(?:(?:good|great|strong|natural|clear|excellent|confident|keen|quick|fast|real|active|careful|patient|effective) )+|an? )(?:\p{L}+ )?(?:\p{L}+-)?(?:communicator|listener|learner|leader|player|thinker|starter|organiser|planner|problem[- ]solver|teacher|writer|worker|finisher|mentor|coach|role model|person|example)\b/iu

/** In words. A longer line is read out as it is. */
const WHO_WORDS = 16

const isVerb = (word: string) => WORK_VERBS.has(word) || NOUN_VERBS.has(word)
/** After a word in "s" that is a verb: "sticks at it". */
const AFTER_VERB =
  /^(?:at|to|on|with|in|up|out|off|for|from|by|through|as|so|a|an|the|their|own|things|people|others|everyone|everybody|it|well|clearly|early|quickly|calm|when|what|how|why|that|before|after|no|not|than|and|or|one|two)$/i

/** "Keep order" as "keeps order", or null where it is no verb. */
function toThirdPerson(text: string): string | null {
  const [first = '', next = '', ...others] = text.split(' ')
  if (next === '' || /^be$/i.test(first)) return null
  const known = toBaseVerb(first, isVerb)
  const isThird = /[^s]s$/.test(first)
  if (isThird) return known !== null || AFTER_VERB.test(next) ? text : null
  // A second verb would have to change too: "own up and say so".
  if (known === null || (NOUN_VERBS.has(known) && !AFTER_VERB.test(next)) || / (?:and|or|but) /.test(text))
    return null
  return [toThird(known), next, ...others]
    .join(' ')
    .replace(
      /\b(rather than|instead of) (\p{Ll}+)\b(?<next> (?:it|them|the|an?)\b)?/u,
      (both, than: string, verb: string, next = '') =>
        isVerb(verb) || (next !== '' && !/ing$/.test(verb)) ? `${than} ${toDoing(verb)}${next}` : both,
    )
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** How a line about somebody’s manner goes on after "somebody who": "is calm with visitors". Null where it names a thing, or says too much. */
export function readWho(said: string): string | null {
  if (
    isStatement(said.replace(/^(?:not|has|does|doesn['’]t) /i, '')) ||
    /[.;:()–"“”?!…]/.test(said) ||
    countWords(said) > WHO_WORDS
  )
    return null
  if (/\b(?:you|your|we|our|us)\b/i.test(said)) return null
  if (ALREADY.test(said)) return lower(said)
  const [first = ''] = said.toLowerCase().split(/[\s,]/)
  const next = said.split(' ')[1] ?? ''
  // "Clear briefings" is a thing.
  const isOfNoun =
    !/^\S+,/.test(said) &&
    !/^$|^(?:with|in|on|about|to|at|when|under|and|or|but|as|towards|for|enough|of|by|around|even|that|if|without|while)$/i.test(
      next,
    )
  if ((QUALITIES.has(first) && !isOfNoun) || STATE.test(said)) return `is ${lower(said)}`
  if (ONE.test(said)) return `is ${/^an? /i.test(said) ? lower(said) : `a ${lower(said)}`}`
  const third = toThirdPerson(said)
  return third && lower(third)
}
