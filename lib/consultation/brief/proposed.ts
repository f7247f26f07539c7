import { randomUUID } from 'node:crypto'
import { endFact, mergeEvidence, upsertFact } from './facts'
import { roomForFacts } from './limits'
import type { Ask, AskEffect, Brief, Evidence, Fact } from './schema'

export type Proposed = Extract<AskEffect, { kind: 'proposed' }>
/** `button` is what the manager says to accept it. */
export type Proposal = { button: string; effect: Proposed }

/** Open at a time. */
export const PROPOSALS_MAX = 6
/** Accepting says the button's words, so they are kept short. */
export const BUTTON_MAX = 80

/** What a choice does with a proposal; null for another ask's. */
export function outcomeOf({ kind }: Ask, effect: AskEffect): 'accepted' | 'dropped' | 'declined' | null {
  if (kind !== 'proposal') return null
  if (effect.kind !== 'proposed') return 'declined'
  return effect.change.op === 'drop' ? 'dropped' : 'accepted'
}

export const isProposal = ({ kind }: Ask): boolean => kind === 'proposal'

const factIdOf = ({ change }: Proposed): string | null => ('factId' in change ? change.factId : null)

const openFact = ({ facts }: Pick<Brief, 'facts'>, id: string | null): Fact | undefined =>
  facts.find((fact) => fact.id === id && fact.state === 'active' && !fact.locked)

function applies({ choices }: Ask, brief: Brief): boolean {
  const effect = choices[0]?.effect
  const id = effect?.kind === 'proposed' ? factIdOf(effect) : null
  return id === null || openFact(brief, id) !== undefined
}

/** Those that can still be accepted, each with the number that it keeps for the whole session. */
export function openProposals(brief: Brief): { ask: Ask; number: number }[] {
  const open = brief.asks.filter((ask) => isProposal(ask) && applies(ask, brief))
  let last = Math.max(0, ...open.map(({ number }) => number ?? 0))
  const next = () => {
    last += 1
    return last
  }
  return open.map((ask) => ({ ask, number: ask.number ?? next() }))
}

/** What accepting would write into the brief, where the button does not say all of it. */
export function proposedText({ choices }: Pick<Ask, 'choices'>): string | null {
  const [accept] = choices
  if (accept?.effect.kind !== 'proposed' || !('value' in accept.effect.change)) return null
  const { value } = accept.effect.change
  return accept.label.includes(value) ? null : value
}

/** How many more can be made: an open one is never pushed out. */
export const roomForProposals = (brief: Brief): number =>
  Math.max(0, PROPOSALS_MAX - openProposals(brief).length)

/** Says what happens, for “leave it” beside “Leave the name out” can be read in two ways. */
const declineLabel = ({ change }: Proposed): string =>
  change.op === 'add' ? 'No, don’t add it' : 'No, keep it as it is'

/** Proposals of one turn have numbers of their own, so that none is ever given again. */
const NUMBERS_PER_TURN = 10

/**
 * The asks of a brief with new proposals. Earlier ones stay until they are answered, or what they would change has gone. `turn` counts the
 * manager's messages.
 */
export function withProposals(
  brief: Brief,
  proposals: readonly Proposal[],
  { messageId, turn }: { messageId: string; turn: number },
): Ask[] {
  const others = brief.asks.filter((ask) => !isProposal(ask))
  const open = openProposals(brief)
  const known = open.map(({ ask, number }) => ({ ...ask, number }))
  const taken = new Set(known.map(({ choices }) => choices[0]?.label))
  const added = proposals
    .filter(({ button }) => !taken.has(button))
    .slice(0, roomForProposals(brief))
    .map(
      ({ button, effect }, index): Ask => ({
        id: `proposal-${messageId}-${index + 1}`,
        kind: 'proposal',
        messageId,
        start: 0,
        end: 0,
        number: turn * NUMBERS_PER_TURN + index + 1,
        choices: [
          { id: 'accept', label: button, effect },
          { id: 'decline', label: declineLabel(effect), effect: { kind: 'none' } },
        ],
      }),
    )
  return [...others, ...known, ...added]
}

/** Does what was proposed. Both the proposal and the manager's yes are its evidence. A fact that has changed since stays as it is. */
export function applyProposed(
  brief: Brief,
  { change, proposal }: Proposed,
  said: readonly Evidence[],
): Brief {
  const evidence = [proposal, ...said]
  const because = 'accepted'
  if (change.op === 'add') {
    if (roomForFacts(brief) === 0) return brief
    const { topic, value, strength } = change
    const draft = { topic, value, strength, evidence, because }
    return upsertFact(brief, draft, { after: null, conflictsWith: null }, randomUUID)
  }
  const fact = openFact(brief, change.factId)
  if (!fact) return brief
  switch (change.op) {
    case 'drop':
      return { ...brief, facts: endFact(brief.facts, fact.id, 'withdrawn') }
    case 'weigh': {
      const weighed = {
        ...fact,
        strength: change.strength,
        // The manager has decided what it weighs. A slip of the pen is another matter.
        doubt: fact.doubt === 'typo' ? fact.doubt : null,
        evidence: mergeEvidence(fact.evidence, evidence),
      }
      return { ...brief, facts: brief.facts.map((other) => (other.id === fact.id ? weighed : other)) }
    }
    case 'reword': {
      const { topic, strength, audience } = fact
      const draft = { topic, strength, audience, value: change.value, evidence, because }
      const facts = endFact(brief.facts, fact.id, 'superseded')
      return upsertFact({ ...brief, facts }, draft, { after: fact.id, conflictsWith: null }, randomUUID)
    }
  }
}
