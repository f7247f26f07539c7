import { findFamilyWords } from '@/lib/consultation/guard/law/features'
import type { Ground } from '@/lib/consultation/guard/law/grounds'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { tokenize } from '@/lib/consultation/guard/law/tokens'
import { cardOf } from '@/lib/consultation/guard/law/verdict'
import type { Card } from '@/lib/knowledge/card'
import { findLawCard } from '@/lib/knowledge/law/cards'
import { findProcessCard } from '@/lib/knowledge/process/cards'
import { RULE_CUES, type RuleCue } from './rule-cues'

/** What a question about the law is about. */
export interface LawSubject {
  card: Card
  /** The sentence of the card that answers; absent: all of it. */
  sentence?: string | undefined
  /** Of the Equality Act, or trade unions. */
  ground: Ground | null
  /** No word names it, or only one that could be about anything, such as "interview". */
  isWeak: boolean
}

const lastSentence = (text: string) => text.split(/(?<=\.) /).at(-1)

/** "Is it dodgy to say …": only what follows is asked about. */
const ASKING =
  /^.*?\b(?:to|we|i|you) (?:say|ask(?: for)?|put|write|want|mention|specify|insist on|advertise for)\b/iu

/** A ground that the words name. "A driving licence" is none; "a woman with a driving licence" is. */
function findNamedGround(text: string, cue: RuleCue | undefined): Ground | null {
  const isOther = (ground: Ground) => ground !== cue?.covers
  const namedIn = (words: string) =>
    findUnlawful(words).find((finding) => finding.words.length > 0 && isOther(finding.ground))?.ground
  const named = namedIn(text.replace(ASKING, '')) ?? namedIn(text)
  if (named || (cue && !cue.isWeak)) return named ?? null
  const wordIn = (words: string) => findFamilyWords(tokenize(words))[0]?.value.ground
  return wordIn(text.replace(ASKING, '')) ?? wordIn(text) ?? null
}

export const findRuleCue = (text: string): RuleCue | undefined =>
  RULE_CUES.find(({ words }) => words.test(text))

/** Null where the words name nothing that we hold a card on. */
export function findLawSubject(text: string): LawSubject | null {
  const cue = findRuleCue(text)
  const named = cue?.ground ?? findNamedGround(text, cue)
  // Else what the model of the guard takes the words for.
  const ground = named ?? (cue && !cue.isWeak ? null : (findUnlawful(text)[0]?.ground ?? null))
  const card = ground
    ? findLawCard(cardOf(ground))
    : cue && (findProcessCard(cue.card) ?? findLawCard(cue.card))
  if (!card) return null
  const sentence = cue?.isOneSentence && !ground ? lastSentence(card.text) : undefined
  return { card, ground, sentence, isWeak: named === null && (!cue || cue.isWeak === true) }
}

/** Words that are about a rule in themselves, however they are put: "the minimum wage". */
export const isRule = (text: string): boolean =>
  RULE_CUES.some(({ words, isWeak, isOneSentence }) => !isWeak && !isOneSentence && words.test(text))

/** Its words say so, not only what the model of the guard takes them for. */
export function isLawSubject(text: string): boolean {
  const cue = findRuleCue(text)
  return cue !== undefined || findNamedGround(text, cue) !== null
}

export const isProtected = (text: string): boolean => (findLawSubject(text)?.ground ?? null) !== null
