import { saysLetGo } from '@/lib/consultation/guard/agreement'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { AppError } from '@/lib/errors'
import { type Conflict, listConflicts } from './conflicts'
import { activeFacts, withTopic } from './facts'
import { keepBoth, settleConflict } from './hand-edits'
import { normaliseValue } from './normalise'
import { type EvidenceKind, isUnlawfulGround } from './options'
import { applyProposed } from './proposed'
import type { Ask, AskEffect, Brief, Evidence, Held } from './schema'
import { takeBackFacts } from './undo'

/** In characters. */
const LABEL_MAX = 140

/** The value on a button: as it is, or up to the last word that fits. */
export const labelOf = (value: string) =>
  value.length > LABEL_MAX
    ? `${value.slice(0, LABEL_MAX).replace(/[\s,;:.–—-]*\S*$/u, '') || value.slice(0, LABEL_MAX - 1)}…`
    : value

/** Two values for one thing: which one holds? Asked until it is settled, whichever reader found it. */
function conflictAsk({ fact, rivals, others }: Conflict): Ask | null {
  const source = fact.evidence.find(({ kind }) => kind === 'message' || kind === 'card')
  if (!source) return null
  const sides = [...rivals, fact, ...others].map(({ id, value }) => ({ id, label: labelOf(value) }))
  // Each fact of a message holds its own link to the rival.
  const center = others.length > 0 ? (rivals[0] ?? fact) : fact
  return {
    id: `conflict-${fact.id}`,
    kind: 'conflict',
    messageId: source.id,
    start: source.start,
    end: source.end,
    choices: [
      ...sides
        .filter(({ label }, place) => sides.findIndex((side) => side.label === label) === place)
        .map(({ id, label }) => ({ id, label, effect: { kind: 'settle' as const, factId: id } })),
      { id: 'both', label: 'Both are right', effect: { kind: 'keepBoth' as const, factId: center.id } },
    ],
  }
}

/** A lawful wording offered instead of the sentence. */
const WORDING = 'say-'
export const isWording = ({ id }: { id: string }): boolean => id.startsWith(WORDING)

/** Their words can become facts. Company details are changed where they were entered. */
export const READ_KINDS: readonly EvidenceKind[] = ['message', 'vacancyBuilder', 'website', 'document']

export const heldAskId = (heldId: string): string => `held-${heldId}`

/** A sentence that was kept out stays out until the manager has settled it. */
function heldAsk({ id, source, start, end, ground, state, wordings, certainty }: Held): Ask[] {
  if (state !== 'held') return []
  const leave = { kind: 'held' as const, heldId: id, state: 'dropped' as const }
  const work = { kind: 'held' as const, heldId: id, state: 'work' as const }
  return [
    {
      id: heldAskId(id),
      kind: isUnlawfulGround(ground) ? 'law' : 'planted',
      messageId: source.id,
      start,
      end,
      choices: [
        ...wordings.map((label, index) => ({ id: `${WORDING}${index}`, label, effect: leave })),
        ...(certainty === 'unsure' && READ_KINDS.includes(source.kind)
          ? [
              {
                id: 'work',
                label: isUnlawfulGround(ground)
                  ? 'It’s about the work, not the person'
                  : 'It’s about the job',
                effect: work,
              },
            ]
          : []),
        { id: 'leave', label: 'Leave it out', effect: leave },
      ],
    },
  ]
}

/** In the order they came up. */
export function openAsks(brief: Brief): Ask[] {
  const conflicts = listConflicts(activeFacts(brief)).flatMap((conflict) => conflictAsk(conflict) ?? [])
  return [...brief.asks, ...brief.held.flatMap(heldAsk), ...conflicts]
}

/** Still to be settled. */
export const openHeld = (brief: Pick<Brief, 'held'>): Held[] =>
  brief.held.filter(({ state }) => state === 'held')

/** A lawful wording that a proposal brought says what a held sentence meant. */
function dropReplaced(brief: Brief, { change }: Extract<AskEffect, { kind: 'proposed' }>): Brief {
  if (!('value' in change)) return brief
  const value = normaliseValue(change.value)
  const isReplaced = ({ state, wordings }: Held) =>
    state === 'held' && wordings.some((wording) => normaliseValue(wording) === value)
  return {
    ...brief,
    held: brief.held.map((held) => (isReplaced(held) ? { ...held, state: 'dropped' } : held)),
  }
}

function applyEffect(brief: Brief, effect: AskEffect, said: readonly Evidence[]): Brief {
  switch (effect.kind) {
    case 'settle':
      return settleConflict(brief, effect.factId)
    case 'keepBoth':
      return keepBoth(brief, effect.factId)
    case 'move':
      return {
        ...brief,
        facts: brief.facts.map((fact) => (fact.id === effect.factId ? withTopic(fact, effect.topic) : fact)),
      }
    case 'withdraw':
      return takeBackFacts(brief, effect)
    case 'held':
      return {
        ...brief,
        held: brief.held.map((held) => (held.id === effect.heldId ? { ...held, state: effect.state } : held)),
      }
    case 'proposed':
      return dropReplaced(applyProposed(brief, effect, said), effect)
    case 'none':
      return brief
  }
}

export interface AskAnswer {
  askId: string
  choice: string
}

/** Throws `conflict` where the ask is settled already, `invalid` where it has no such choice. */
export function findChoice(brief: Brief, { askId, choice }: AskAnswer): Ask['choices'][number] {
  const ask = openAsks(brief).find(({ id }) => id === askId)
  if (!ask) throw new AppError('conflict', 'You’ve already answered this.')
  const chosen = ask.choices.find(({ id }) => id === choice)
  if (!chosen)
    throw new AppError('invalid', 'Please choose one of the answers.', {
      fields: [{ field: 'answers', message: 'Please choose one of the answers.' }],
    })
  return chosen
}

/** The open questions that `answers` settle, with the button of each answer and what it does. Asks that are settled already are left alone. */
export const chosenAnswers = (
  brief: Brief,
  answers: readonly AskAnswer[],
): { ask: Ask; choice: Ask['choices'][number]; effect: AskEffect }[] =>
  answers.flatMap(({ askId, choice }) => {
    const ask = openAsks(brief).find(({ id }) => id === askId)
    const chosen = ask?.choices.find(({ id }) => id === choice)
    return ask && chosen ? [{ ask, choice: chosen, effect: chosen.effect }] : []
  })

/** The held sentences that `answers` say are about the work: they are read after all. */
export function findAboutWork(brief: Brief, answers: readonly AskAnswer[]): Held[] {
  const settled = chosenAnswers(brief, answers).flatMap(({ effect }) =>
    effect.kind === 'held' && effect.state === 'work' ? [effect.heldId] : [],
  )
  return brief.held.filter(({ id }) => settled.includes(id))
}

/** Who says no to a change of a fact lets it stand as it is, which settles the doubt about it. A proposal that a model takes back has no words. */
function settleDeclined(
  brief: Brief,
  { ask, effect }: ReturnType<typeof chosenAnswers>[number],
  said: readonly Evidence[],
): Brief {
  const offered = ask.choices[0]?.effect
  const isDeclined =
    ask.kind === 'proposal' && effect.kind === 'none' && said.some(({ start, end }) => start < end)
  if (!isDeclined || offered?.kind !== 'proposed' || !('factId' in offered.change)) return brief
  const { factId } = offered.change
  const facts = brief.facts.map((fact) =>
    fact.id === factId ? { ...fact, vague: false, doubt: null } : fact,
  )
  const tested = [...new Set([...brief.agenda.tested, factId])]
  return { ...brief, facts, agenda: { ...brief.agenda, tested } }
}

/** `evidenceOf` gives the words of an answer. */
export function answerAsks(
  brief: Brief,
  answers: readonly AskAnswer[],
  evidenceOf: (answer: AskAnswer) => readonly Evidence[] = () => [],
): Brief {
  return answers.reduce((current, answer) => {
    const [chosen] = chosenAnswers(current, [answer])
    if (!chosen) return current
    const said = evidenceOf(answer)
    const after = settleDeclined(applyEffect(current, chosen.effect, said), chosen, said)
    return { ...after, asks: after.asks.filter(({ id }) => id !== answer.askId) }
  }, brief)
}

/** In words. "OK, leave that out then" says nothing else. */
const LEAVE_OUT_WORDS = 9
const SAYS_MORE = /[?\d£]|\b(?:but|need|want|instead|add|make|put)\b/i

/** To leave out what is held answers each ground of the message that was held last. */
function leaveOutInWords(brief: Brief, message: string): AskAnswer[] {
  const isPlain = message.trim().split(/\s+/).length <= LEAVE_OUT_WORDS && !SAYS_MORE.test(message)
  if (!isPlain || !saysLetGo(message)) return []
  const asks = openAsks(brief).filter(({ kind }) => kind === 'law')
  const last = asks.at(-1)
  return asks
    .filter(({ messageId }) => messageId === last?.messageId)
    .map(({ id }) => ({ askId: id, choice: 'leave' }))
}

/** "Use yours", "go with the wording you offered". */
const TAKES_OFFERED =
  /\b(?:use|take|put|go (?:with|for)|have|happy with)\b[^.!?\n]{0,25}\b(?:(?:wording|words|line|version|sentence|phrase) (?:that )?you(?:['’]?ve| have)? (?:offered|suggested|gave|given|put)|your (?:wording|words|line|version|sentence|suggestion)|yours)\b/i
const REFUSES = /\b(?:don['’]?t|do not|won['’]?t|not|rather than|instead of)\b[^.!?\n]{0,20}$/i

/** A lawful wording that the message says in full, or takes where one is offered alone, settles what it was offered for. */
function wordingsInWords(brief: Brief, message: string): AskAnswer[] {
  const taken = TAKES_OFFERED.exec(message)
  const isTaken = taken !== null && !REFUSES.test(message.slice(0, taken.index))
  return openAsks(brief)
    .filter(({ kind }) => kind === 'law')
    .flatMap(({ id, choices }) => {
      const wordings = choices.filter(isWording)
      const said = wordings.filter(({ label }) => saysAll(message, label))
      const chosen = said[0] ?? (isTaken && wordings.length === 1 ? wordings[0] : undefined)
      return chosen ? [{ askId: id, choice: chosen.id }] : []
    })
    .slice(0, 1)
}

/** A plain reply that says exactly one of the answers, or lets go of what is held, which a model reads for itself. Empty where it says none, or could mean two. */
export function answersInWords(brief: Brief, message: string, { byModel = false } = {}): AskAnswer[] {
  const said = normaliseValue(message)
  const found = openAsks(brief).flatMap((ask) =>
    ask.choices
      .filter(({ label }) => normaliseValue(label) === said)
      .map(({ id }) => ({ askId: ask.id, choice: id })),
  )
  if (found.length === 1) return found
  if (byModel) return []
  const wordings = wordingsInWords(brief, message)
  return wordings.length > 0 ? wordings : leaveOutInWords(brief, message)
}
