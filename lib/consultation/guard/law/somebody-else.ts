import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import type { Family } from './family'
import type { Match } from './patterns'
import { type Token, tokenize } from './tokens'

const NAMES = new Set([...FIRST_NAMES].map((name) => name.toLowerCase()))

/** Who is there already. */
const THERE = /\b(?:he|she|(?:my|our|the other|one of (?:the|our|my)|the) (?:[a-z]+ )?[a-z]+)$/i
/** What is told of them: "has been unwell", "retires at Easter", "may reduce his hours". */
const TOLD =
  /(?:\b(?:is|was|has|had|may|might|could|will|retires?|retired|left|leaves|goes|went)\b|['’]s\b)/gi

/** Words that turn to the person wanted, decide about somebody, or turn somebody away. */
const DECIDES =
  /\?|\b(?:want\b|need\w*|prefer\w*|rather|ideal\w*|perfect|must|should|ought|better|look\w* for|seek\w*|some(?:one|body)|any(?:one|body)|no(?:body| one|ne)?|not?|never|without|avoid|candidates?|applicants?|persons?|people|hir(?:e|ing)|recruit\w*|replac\w*|another|next|instead|this time|find|get|send|same|stick|suit\w*|fits?|take|put|pick|cross|check|drop|filter|push|pass|list|shortlist|interview|please|so|counts?|matters?|asks?|sure|suss|(?:has|got) to|finding out|bring|what|wants?|expects?)\b|\b(?:i|we)(?:['’](?:ll|d|m|re)\b| (?:can|will|would|wo)\b)|n['’]t\b/i

/** A sentence that tells of somebody who is there already, and says nothing of whom they look for. */
export function isAboutSomebodyElse(sentence: string): boolean {
  if (DECIDES.test(sentence)) return false
  const names = tokenize(sentence).filter(({ text }) => NAMES.has(text))
  return [...sentence.matchAll(TOLD)].some(({ index }) => {
    const before = sentence.slice(0, index).trimEnd()
    return THERE.test(before) || names.some(({ end }) => before.length === end)
  })
}

/** Somebody whom they had, in passing: "we’ve always had a freelance chap". */
const HAD =
  /\b(?:we|i|you|they|there|who)(?:['’](?:ve|d)| have| has| had)?(?: did)?(?: (?:also|always|only|just|once))* ?(?:had|have had|take on|took on|hired|employed|got|lost|sacked|interviewed|used?|was)?(?: in)? (?:an?|one|this|two) (?:[a-z]+ ){0,2}(?:m[ae]n|wom[ae]n|lady|ladies|(?:bloke|chap|guy|lad|girl|lass|fella|gent)s?)\b/i
/** What they did not do: "who couldn’t read an isometric". */
const FAILED = /\b(?:who|he|she|they) (?:(?:could|did|was|had|would|were)(?:n['’]t| not)|never)\b/gi
/** They draw a lesson from it. */
const LESSON =
  /\b(?:similar|again|more|like (?:him|her|that|them)|mistake|disaster|nightmare|regret\w*|trouble|lesson|enough|plenty|bad|wrong|(?:work|turn)(?:ed)? out)\b/i

/** How somebody who was there went: "the last one left after five months, fell out with a fella on shift". */
const WENT =
  /\b(?:the|our|my) (?:last|previous) (?:one|two|[a-z]+)\b.*\b(?:left|quit|went|resigned|moved on|walked|packed (?:it )?in|fell out|lasted)\b/i
/** Whom it is for says nothing of whom they look for. */
const IN_CONFIDENCE = /\b(?:between (?:us|you and me)|(?:and )?not for (?:the advert|candidates|print))\b/gi

/** A sentence that tells of a man or a woman whom they had, and says nothing of whom they look for. */
export function tellsOfOneBefore(sentence: string): boolean {
  const rest = sentence.replace(FAILED, ' ').replace(IN_CONFIDENCE, ' ')
  return (HAD.test(sentence) || WENT.test(sentence)) && !DECIDES.test(rest) && !LESSON.test(rest)
}

/** Before how long something has been so: "in 40 odd years", "for over 30 years". */
const SINCE = /^(?:in|for|over|these|last|past|nearly|almost|after)$/
const YEARS = /^(?:\d+|[a-z]+ty|[a-z]+teen)(?: odd)? (?:years|yrs)$/
/** Families of words for somebody's relatives. */
const RELATIVES: ReadonlySet<string> = new Set(['parents', 'family matters', 'marital status'])

/** How something is said, or what follows what: "tell me straight", "straight about one thing", "a straight replacement". */
const SAID_STRAIGHT =
  /^(?:me|us|it|that|this|you|things|get|go|went|come|came|put|set|say) |^a? ?\w* (?:about|after|away|swap|through|replacement|talk|talker|talking)$/
const STAFF = /^(?:our|the|my|these|those|some|most)$/
const OF_WANTED =
  /^(?:want|wants|need|needs|looking|after|prefer|not|isn't|aren't|nobody|no|never|someone|somebody|anyone|anybody|who|avoid|without|must|should)$/

/** "Our foremen are set in their ways": of those who are there, and of nobody who may apply. */
const isOfStaff = (before: readonly Token[]): boolean =>
  /^(?:are|were|is|was)$/.test(before.at(-1)?.text ?? '') &&
  before.some(({ text }) => STAFF.test(text)) &&
  !before.some(({ text }) => OF_WANTED.test(text))

/** "I'd like it to sound like us": the advert, and nobody who may apply. */
const SOUNDS = /^(?:sound|look)s? like (?:us|me)$/
const ADVERT = /^(?:it|this|that|advert|ad|spec|specification|text|wording|document)$/
const PERSON = /^(?:they|he|she|you|who|someone|somebody|anyone|anybody|person|people|one|ones)$/
/** In tokens, from the advert to how it sounds. */
const SOUNDS_REACH = 4

const isOfAdvert = (before: readonly Token[]): boolean =>
  before.some(({ text }) => ADVERT.test(text)) && !before.some(({ text }) => PERSON.test(text))

/** Words that are about nobody who may apply: the manager's own relatives, and how long the firm has been there. */
export function isOfOthers(tokens: readonly Token[], { from, to, value }: Match<Family>): boolean {
  const before = tokens[from - 1]?.text ?? ''
  const words = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
  if (value.ground === 'orientation' && words === 'straight') {
    // "Be straight: is a degree over the top?"
    if (from === 1) return before === 'be'
    return SAID_STRAIGHT.test(`${before} ${tokens[to]?.text ?? ''}`)
  }
  if (SOUNDS.test(words)) return isOfAdvert(tokens.slice(Math.max(0, from - SOUNDS_REACH), from))
  if (value.ground === 'age' && words.startsWith('set in')) return isOfStaff(tokens.slice(0, from))
  if (value.ground === 'age') return SINCE.test(before) && YEARS.test(words)
  return before === 'my' && RELATIVES.has(value.id)
}
