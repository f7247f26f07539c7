import { type AskAnswer, chosenAnswers, isWording } from '@/lib/consultation/brief/asks'
import { quoteShortly } from '@/lib/consultation/brief/asks-quote'
import type { EvidenceKind, Strength } from '@/lib/consultation/brief/options'
import { outcomeOf } from '@/lib/consultation/brief/proposed'
import type { Brief } from '@/lib/consultation/brief/schema'
import { isSaidInConfidence } from '@/lib/consultation/guard/confidence'
import { tokensOf } from '@/lib/consultation/guard/language/tokens'
import type { Span } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { isContent } from '@/lib/consultation/guard/rewording/text'
import { OFFERING } from '@/lib/consultation/guard/rewording/words'
import type { PressedButton } from '@/lib/consultation/interview/consultant-types'
import type { Pressed } from '@/lib/consultation/interview/plan'
import { findLawCard } from '@/lib/knowledge/law/cards'

type Place = Pick<Span, 'start' | 'end'>
type Chosen = ReturnType<typeof chosenAnswers>[number]

function doneBy({ ask, choice, effect }: Chosen): PressedButton['does'] {
  if (effect.kind === 'held') {
    if (isWording(choice)) return 'reword'
    return effect.state === 'work' ? 'letIn' : 'leaveOut'
  }
  const outcome = outcomeOf(ask, effect)
  return outcome && (outcome === 'declined' ? 'decline' : 'accept')
}

/** What the buttons of a message did, for the model that answers it. */
export const pressedButtons = (brief: Brief, answers: readonly AskAnswer[]): PressedButton[] =>
  chosenAnswers(brief, answers).map((chosen) => ({
    askId: chosen.ask.id,
    label: chosen.choice.label,
    does: doneBy(chosen),
  }))

/** Null where another question was answered too. */
export function pressedOf(chosen: ReturnType<typeof chosenAnswers>): Pressed | null {
  const outcomes = chosen.map(({ ask, effect }) => outcomeOf(ask, effect))
  if (outcomes.length === 0 || outcomes.includes(null)) return null
  return (['accepted', 'dropped'] as const).find((one) => outcomes.includes(one)) ?? 'declined'
}

/** Of a sentence that is left out, the clauses that the law holds: what stands beside them was read. */
function heldPart(words: string): string {
  const clauses = [...words.matchAll(/[^,;:]+/g)]
  const held = clauses.filter(([clause]) => !isLawful(clause))
  const [first, last] = [held[0], held.at(-1)]
  return first && last ? words.slice(first.index, last.index + last[0].length) : words
}

const WEIGHED: Record<Strength, string> = {
  must: 'a must',
  nice: 'nice to have',
  learnable: 'something to learn here',
  notApplicable: 'not needed',
}

/** What a button of a suggestion has changed, in the words of the brief. Empty where it changed nothing. */
export function describePressed(chosen: readonly Chosen[], { facts }: Brief): string {
  const told = chosen.flatMap(({ effect }) => {
    if (effect.kind !== 'proposed') return []
    const { change } = effect
    if (change.op === 'add' || change.op === 'reword') return [`the brief says ${quoteShortly(change.value)}`]
    const words = quoteShortly(facts.find(({ id }) => id === change.factId)?.value ?? '')
    return [change.op === 'drop' ? `${words} is out` : `${words} is ${WEIGHED[change.strength]} now`]
  })
  return told.length === 0 ? '' : `Done: ${told.join(', and ')}.`
}

/** Says by itself what is meant: “that” and “we need it” do not. */
const saysSomething = (words: string): boolean =>
  tokensOf(words).some(({ text }) => isContent(text) && !OFFERING.test(text))

/** The words at a place in a message, or the sentence that they point to: the one around them, or the one before. */
function wordsToName(message: string, { start, end }: Place): string {
  const words = message.slice(start, end)
  if (saysSomething(words)) return words
  const sentences = splitSentences(message)
  const at = sentences.findIndex((sentence) => sentence.start < end && start < sentence.end)
  const named = [sentences[at], sentences[at - 1]].flatMap((sentence) =>
    sentence ? [message.slice(sentence.start, sentence.end)] : [],
  )
  return named.find(saysSomething) ?? words
}

const SOURCES: Partial<Record<EvidenceKind, string>> = {
  website: ' from your website',
  document: ' from your document',
  vacancyBuilder: ' from your answers',
  companyForm: ' from your company details',
}

/** A sentence whose words are not in the chat, by what it is about and where it stands. */
function nameHeld(heldId: string, { held }: Pick<Brief, 'held'>): string {
  const { source, card = null } = held.find(({ id }) => id === heldId) ?? {}
  const about = findLawCard(card)?.title.toLowerCase()
  return `the sentence${about ? ` on ${about}` : ''}${source ? (SOURCES[source.kind] ?? '') : ''}`
}

/** What became of held sentences, for the manager. Empty where none was settled, or a lawful wording is read in its place. */
export function describeSettledHeld(
  chosen: ReturnType<typeof chosenAnswers>,
  messages: readonly { id: string; content: string }[],
  brief: Pick<Brief, 'held'>,
): string {
  const told = chosen.flatMap(({ ask, choice, effect }) => {
    if (effect.kind !== 'held' || isWording(choice)) return []
    const message = messages.find(({ id }) => id === ask.messageId)?.content ?? ''
    const words = wordsToName(message, ask)
    const isLetIn = effect.state === 'work'
    // A confidence is not said back in the chat.
    if (isLetIn && isSaidInConfidence(message, ask)) return ['OK, it stays.']
    const part = isLetIn ? words : heldPart(words)
    const named = saysSomething(part) ? quoteShortly(part) : nameHeld(effect.heldId, brief)
    return [`${isLetIn ? 'OK, it stays' : 'Left out'}: ${named}.`]
  })
  return [...new Set(told)].join(' ')
}
