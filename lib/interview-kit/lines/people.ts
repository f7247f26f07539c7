import { address, isWorkVerb, readAct } from './acts'
import { PHRASE_WORDS, type Reading, shorten, toReading } from './reading'
import { isOnlyHere, isStatement } from './skip'
import { countWords, lowerVerb, splitList, toBaseVerb } from './words'

const QUALITY = new Set(
  `skill skills care patience discretion honesty courtesy accuracy reliability judgement habits manner delegation practice discipline attention
  memory approach attitude eye feel temperament tact integrity initiative communication leadership english writing management handling working keeping
  access reports handwork teamwork thinking punctuality humility presentation curiosity resilience confidence humour cooking`.split(
    /\s+/,
  ),
)
const MANNER =
  /^(?:not afraid|calm|patient|tidy|steady|decent|polite|honest|curious|careful|organised|well organised|reliable|direct|kind|confident|comfortable|methodical|thorough|flexible|practical|hands-on|resilient|diplomatic|approachable|punctual|friendly|good|plain|plain speaking|straight|straightforward|thick-skinned|self-motivated|self-sufficient|independent|proactive|conscientious|meticulous|precise|accurate|articulate|collaborative|enthusiastic|keen|trustworthy|dependable|experienced|competent|fluent|strong|skilled|used|quick|clear|open|firm|fair|level-headed|safety-conscious|sociable|dry|happy|gentle|rigorous|stubborn|unflappable|persistent|pragmatic|creative|logical|analytical)\b(?=,| and | but | in | on | at | with | under | when | about | to | around | enough | \p{L}+ing |$)/iu
const SOMEONE =
  /^(?:want(?:s|ing)? |need |looking for |look for )?(?:an? |the )?(?:\p{L}+ ){0,3}?(?:someone|somebody|anyone|person|people|folk|engineers?|technicians?|character|team player)\b(?: like that)?[, ]*/iu
const WHO =
  /\b(?:who|that)(?:['’]ll| will| can| could| would|['’]d)? (?:also |always |really )?(?<verb>\p{L}+)\b(?<rest>(?:(?! who\b| that\b)[^,])*)/giu
const PEOPLE_WHO =
  /\b(?:worker|planner|writer|communicator|negotiators?|hand|operator|listener) who\b|\bpeople who\b|\b(?:someone|somebody|folk|anyone|a person|person|engineers|technicians) (?:who|that)\b/i

const DONE =
  /^(?:you(?:['’]ve| have) |have |has |having )?(?<phrase>(?:done|led|run|built|written|worked|been|taken|made|held|seen|\p{L}{2,}ed)\b.*)$/iu
const NOT_DONE =
  /^(?:experienced|trained|skilled|qualified|detailed|advanced|related|applied|shared|red|bed|shed|multi|embedded|distributed|reinforced|registered|certified|chartered|organised|dedicated|motivated|used|need|feed|speed)\b/i

/** The last thing that a sentence about people says they do: "people who can explain a constraint". */
function readWho(text: string): Reading | null {
  const done = / who(?:['’](?:s|ve)| has| have) (?=\p{L})/iu.exec(text)
  const phrase = done && DONE.exec(text.slice(done.index + done[0].length))?.groups?.phrase
  if (phrase && countWords(phrase) <= PHRASE_WORDS)
    return toReading('done', address(phrase.replace(/\bon their own\b/i, 'on your own')))
  for (const { groups } of [...text.matchAll(WHO)].reverse()) {
    const verb = toBaseVerb(groups?.verb ?? '', isWorkVerb)
    const act = verb && readAct(`${verb}${groups?.rest ?? ''}`)
    if (act) return act
  }
  return null
}

export function readTraits(text: string): Reading | null {
  const parts = splitList(text)
  for (const part of parts) {
    const [first = '', ...rest] = part.replace(/^can /i, '').split(' ')
    const verb =
      rest.length > 0 && /s$|^(?:take|say|ask|own|tell)$/.test(first) ? toBaseVerb(first, isWorkVerb) : null
    const act = verb && parts.length > 1 && verb !== first ? readAct(`${verb} ${rest.join(' ')}`) : null
    if (act) return act
  }
  const manner = text.replace(SOMEONE, '')
  if (!MANNER.test(manner) || countWords(manner) > PHRASE_WORDS || isStatement(manner)) return null
  const phrase = manner.split(/,? (?:who|that|(?:and|but) (?:know|never|can|be|someone)) /i)[0] ?? manner
  return toReading('manner', lowerVerb(phrase.replace(/[,\s]+$/, '')))
}

/** Of a line about somebody: "steady folk that say stop", "someone tidy". */
export const readPeople = (text: string): Reading | null =>
  SOMEONE.test(text) || PEOPLE_WHO.test(text) ? (readWho(text) ?? readTraits(text)) : null

export const isManner = (text: string): boolean => MANNER.test(text)

/** "You have led a shutdown", without "you have". Null for an adjective such as "skilled". */
export function readDone(text: string): Reading | null {
  const done = NOT_DONE.test(text) ? null : DONE.exec(text)?.groups?.phrase
  return done &&
    countWords(done) > 2 &&
    !isOnlyHere(done) &&
    !/[.;:?!]|n['’]t\b/.test(done) &&
    !isStatement(done)
    ? toReading('done', shorten(lowerVerb(done)))
    : null
}

/** Something to be shown by a person, such as care or judgement. */
const QUALITY_END =
  / (?:in|with|for|of|over|about|around|to|at|on|and|that|from|under|when|as|including|across|beyond|without|so)\b|,/i
/** In words, before "with" and the like. */
const QUALITY_WORDS = 4
export function isQuality(text: string): boolean {
  const head = text.split(QUALITY_END)[0] ?? ''
  return (
    (countWords(head) <= QUALITY_WORDS &&
      !/\b(?:takes?|ha(?:s|ve)|is|are)\b/i.test(head) &&
      QUALITY.has((head.split(' ').at(-1) ?? '').toLowerCase())) ||
    /^(?:an? )?(?:calm|courteous|good)\b.*\bmanner\b/i.test(text)
  )
}
