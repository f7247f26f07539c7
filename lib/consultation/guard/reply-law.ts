import { tokensOf } from './language/tokens'
import { findUnlawful } from './law/screen'
import { splitSentences } from './law/tokens'
import { isLawful } from './law/verdict'
import { isContent } from './rewording/text'

type Words = readonly string[]

const wordsOf = (text: string): Words => tokensOf(text).map(({ text: word }) => word)

/** In letters, of a phrase. */
const PHRASE_MIN_LENGTH = 2

/** The words of a challenge that must not be said back: those a law word covers, else all of it. */
function challengedPhrases(challenged: readonly string[]): Words[] {
  return challenged.flatMap((words) => {
    const spans = findUnlawful(words).flatMap((finding) => finding.words)
    const phrases = spans.length > 0 ? spans.map(({ start, end }) => words.slice(start, end)) : [words]
    return phrases.map(wordsOf).filter((phrase) => phrase.join(' ').length >= PHRASE_MIN_LENGTH)
  })
}

/** What the law itself calls what it protects, and the people it protects. */
const GROUND_NAMES =
  /\b(?:sex|sexual orientation|gender reassignment|pregnancy|maternity|disabilit(?:y|ies)|age|race|nationality|religions?|beliefs?|marriage|civil partnerships?|(?:trade )?union membership|health|sickness|illness|(?:men|women)(?: and (?:men|women))?(?: alike)?)\b/gi
/** Tells what the law says, or that something may not be asked. */
const TELLS_LAW =
  /\bEquality Act\b|\bprotected (?:under|by|characteristics?)\b|\bunlawful\b|\byou (?:can(?:no|['’])t|may not|must ?n[o’']t) ask\b|\bthe law (?:lets|allows|permits|protects)\b/i
/** Says who is wanted besides. */
const WISHES =
  /\b(?:want\w*|prefer\w*|ideal\w*|looking for|hire|hiring|choose|pick|should be|must be|need(?:s|ed)? to be|suits?|suitable|best|better)\b/i

/** A sentence on the law names its grounds without taking a side: "Sex and age are protected under the Equality Act 2010". */
const withoutGrounds = (sentence: string): string =>
  TELLS_LAW.test(sentence) && !WISHES.test(sentence) ? sentence.replace(GROUND_NAMES, 'it') : sentence

/** "Is there a rule that only UK nationals may see it?": asks for the reason that would make it lawful. */
const ASKS_FOR_RULE =
  /\b(?:is there|does|do|which|what|who)\b[^?]*\b(?:rules?|laws?|regulations?|licen[cs]es?|contracts?|insurers?|insurance|export controls?|clearance)\b[^?]*\?\W*$/i

/** Says how somebody or something is. */
const QUALITY =
  /^(?:old(?:er|est)?|young(?:er|est)?|mature|fresh|fit(?:ter)?|strong(?:er)?|healthy|energetic|native|foreign|english|british|irish|scottish|welsh|christian)$/
/** Somebody: what stands before it is said of a person. */
const PERSON =
  /^(?:m[ae]n|wom[ae]n|people|persons?|folk|lads?|lass(?:ie)?s?|lasses|girls?|boys?|blokes?|chaps?|fellas?|guys?|kids?|child(?:ren)?|ones?|some(?:one|body)|any(?:one|body)|whoever|heads?|hands?|bloods?|faces?|family|families|teams?|crews?|staff|candidates?|applicants?|graduates?|trainees?|apprentices?|citizens?|nationals?|national|speakers?|at|and|or|enough|\p{L}+(?:er|or|ist|ian|ee)s?)$/u
/** In front of a word that is said of a person. */
const OF_PERSON =
  /^(?:some(?:one|body)|any(?:one|body)|whoever|they|they['’]re|he|she|him|her|be|being|been|people|persons?|too|candidates?|applicants?)$/
/** In tokens, on either side. */
const REACH = 2

/** The places where the words of `phrase` stand one after the other. */
const placesOf = (phrase: Words, words: Words): number[] =>
  phrase.length === 0
    ? []
    : words.flatMap((_, at) => (phrase.every((word, index) => words[at + index] === word) ? [at] : []))

/** "The old boiler", "an old advert": the thing is old, and nobody is. */
function isOfThing(words: Words, at: number, length: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + length]]
  return length === 1 && QUALITY.test(word) && isContent(next) && !PERSON.test(next)
}

function isNearPerson(words: Words, at: number, length: number): boolean {
  const after = words.slice(at + length, at + length + REACH)
  return (
    words.slice(Math.max(0, at - REACH), at).some((word) => OF_PERSON.test(word)) ||
    PERSON.test(after[0] ?? '')
  )
}

/** The words with the one before or behind them stand in `known` too: "disabled children", "maternity ward". */
function isKnownWithNeighbour(words: Words, at: number, length: number, known: Words): boolean {
  const neighbours = [words.slice(at, at + length + 1), words.slice(Math.max(0, at - 1), at + length)]
  return neighbours.some(
    (phrase) =>
      phrase.length > length &&
      isContent(phrase[0] ?? '') &&
      isContent(phrase.at(-1) ?? '') &&
      placesOf(phrase, known).length > 0,
  )
}

/**
 * Whether a sentence says back what was challenged, or says of the person wanted what the law protects. `source` bears out any word. What a
 * lawful sentence of `facts` says of the work may be said again of the work: "disabled children" of those who are taught.
 */
export function createLawGate({
  source,
  facts,
  challenged,
}: {
  source: string
  facts: readonly string[]
  challenged: readonly string[]
}): (sentence: string) => boolean {
  const lower = source.toLowerCase()
  const phrases = challengedPhrases(challenged)
  const known = new Map<string, Words[]>()
  /** The lawful sentences of the facts with this word. */
  const lawfulWith = (word: string): Words[] => {
    const found = known.get(word)
    if (found) return found
    const sentences = facts
      .filter((fact) => fact.toLowerCase().includes(word))
      .flatMap((fact) => splitSentences(fact).map(({ start, end }) => fact.slice(start, end)))
      .filter((sentence) => sentence.toLowerCase().includes(word) && isLawful(sentence))
      .map(wordsOf)
    known.set(word, sentences)
    return sentences
  }
  const isOfWork = (phrase: string, words: Words): boolean => {
    const said = wordsOf(phrase)
    const sentences = lawfulWith(said[0] ?? '').filter((sentence) => placesOf(said, sentence).length > 0)
    const places = placesOf(said, words)
    return (
      sentences.length > 0 &&
      places.length > 0 &&
      places.every(
        (at) =>
          !isNearPerson(words, at, said.length) ||
          sentences.some((sentence) => isKnownWithNeighbour(words, at, said.length, sentence)),
      )
    )
  }
  return (sentence) => {
    const told = withoutGrounds(sentence)
    const words = wordsOf(told)
    const isSaidBack = (phrase: Words) =>
      placesOf(phrase, words).some((at) => !isOfThing(words, at, phrase.length))
    if (phrases.some(isSaidBack)) return true
    const unlawful = findUnlawful(told)
      .flatMap((finding) => finding.words)
      .map(({ start, end }) => told.slice(start, end))
      .filter((phrase) => !lower.includes(phrase.toLowerCase()))
    return unlawful.length > 0 && !ASKS_FOR_RULE.test(told) && !unlawful.every((one) => isOfWork(one, words))
  }
}
