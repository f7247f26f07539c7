import { type Audience, isAudienceFixed, type Topic, topicLabel } from '@/lib/consultation/topics'
import { AppError } from '@/lib/errors'
import { findConflictingFacts } from './conflicts'
import {
  endContradictions,
  endFact,
  type FactDraft,
  findContradiction,
  reopenTopic,
  upsertFact,
  withAudience,
  withTopic,
} from './facts'
import type { HandEdit } from './hand-edit-schema'
import { requireRoom } from './limits'
import type { Strength } from './options'
import type { Brief, Fact } from './schema'
import { parseSlot } from './slots/parse'

/** Throws `conflict` where the fact is not in `state`: a turn can change the brief while a screen shows it. */
function requireFact(brief: Brief, factId: string, state: Fact['state'] = 'active'): Fact {
  const fact = brief.facts.find(({ id, state: current }) => id === factId && current === state)
  if (!fact) throw new AppError('conflict', 'The brief has changed and this entry is no longer in it.')
  return fact
}

function updateFact(brief: Brief, factId: string, update: (fact: Fact) => Fact): Brief {
  return { ...brief, facts: brief.facts.map((fact) => (fact.id === factId ? update(fact) : fact)) }
}

/** A locked fact is never changed by extraction. */
function markHandEdited(fact: Fact): Fact {
  const evidence = fact.evidence.filter(({ kind }) => kind !== 'handEdit')
  const edit = { kind: 'handEdit', id: fact.id, start: 0, end: fact.value.length } as const
  return { ...fact, locked: true, evidence: [...evidence, edit] }
}

/** Throws `conflict` where the brief is full. */
function addFact(
  brief: Brief,
  { topic, value, audience, strength = 'must' }: Extract<HandEdit, { kind: 'add' }>,
  newId: () => string,
): Brief {
  requireRoom(brief)
  const draft: FactDraft = {
    topic,
    value,
    strength,
    evidence: [],
    because: 'hand',
    ...(audience && { audience }),
  }
  const id = newId()
  const conflictsWith = findContradiction(brief.facts, draft, { messageId: '' })
  return updateFact(
    upsertFact(brief, draft, { after: null, conflictsWith }, () => id),
    id,
    markHandEdited,
  )
}

function editValue(brief: Brief, factId: string, value: string): Brief {
  const line = value.replace(/\s+/g, ' ').trim()
  if (line === requireFact(brief, factId).value) return brief
  return updateFact(brief, factId, (fact) =>
    markHandEdited({ ...fact, value: line, slot: slotOfEdited(fact, line) }),
  )
}

function slotOfEdited({ topic, audience }: Fact, value: string): Fact['slot'] {
  const slot = parseSlot(topic, value)
  return slot?.kind === 'pay' ? { ...slot, inAdvert: audience === 'candidate' } : slot
}

/** Throws `invalid` for a topic whose audience is fixed. */
function setAudience(brief: Brief, factId: string, audience: Audience): Brief {
  const { topic, audience: current } = requireFact(brief, factId)
  if (audience === current) return brief
  if (isAudienceFixed(topic)) throw fixedAudience(topic)
  return updateFact(brief, factId, (fact) => withAudience(fact, audience))
}

function fixedAudience(topic: Topic): AppError {
  const message =
    topic === 'title'
      ? 'You can’t make the job title agency only. It always appears in the advert.'
      : `You can’t change who can see entries under “${topicLabel(topic)}”. Move this entry to another topic first.`
  return new AppError('invalid', message, { fields: [{ field: 'audience', message }] })
}

/** For lines of a draft. Facts that are no longer there, or whose audience is fixed, stay as they are. */
export function setAudienceOfFacts(brief: Brief, factIds: readonly string[], audience: Audience): Brief {
  const isMeant = ({ id, state, topic }: Fact) =>
    factIds.includes(id) && state === 'active' && !isAudienceFixed(topic)
  return {
    ...brief,
    facts: brief.facts.map((fact) => (isMeant(fact) ? withAudience(fact, audience) : fact)),
  }
}

/** Settles where an entry belongs. It may contradict what its new topic has. */
function moveFact(brief: Brief, factId: string, topic: Topic): Brief {
  const fact = requireFact(brief, factId)
  if (fact.topic === topic) return brief
  const facts = endContradictions(brief.facts, factId)
  const messageId = fact.evidence.find(({ kind }) => kind === 'message')?.id ?? ''
  const conflictsWith = findContradiction(facts, { topic, value: fact.value }, { messageId })
  const moved = updateFact({ ...brief, facts }, factId, (current) =>
    markHandEdited({ ...withTopic(current, topic), conflictsWith }),
  )
  return { ...moved, agenda: reopenTopic(brief.agenda, topic) }
}

/** `notApplicable` keeps the fact on screen and out of the specification. */
function setStrength(brief: Brief, factId: string, strength: Strength): Brief {
  if (requireFact(brief, factId).strength === strength) return brief
  return updateFact(brief, factId, (fact) => markHandEdited({ ...fact, strength }))
}

function setLocked(brief: Brief, factId: string, locked: boolean): Brief {
  requireFact(brief, factId)
  return updateFact(brief, factId, (fact) => ({ ...fact, locked }))
}

/** Withdraws the fact, which is kept for the record. */
function removeFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId)
  return { ...brief, facts: endFact(brief.facts, factId, 'withdrawn') }
}

function restoreFact(brief: Brief, factId: string): Brief {
  requireFact(brief, factId, 'withdrawn')
  return updateFact(brief, factId, (fact) => ({ ...fact, state: 'active' }))
}

/** The others are superseded even when locked, because a person decided. */
export function settleConflict(brief: Brief, factId: string): Brief {
  const rivals = findConflictingFacts(brief.facts, requireFact(brief, factId))
  const facts = rivals.reduce((rest, rival) => endFact(rest, rival.id, 'superseded'), brief.facts)
  return { ...brief, facts }
}

export function keepBoth(brief: Brief, factId: string): Brief {
  const fact = requireFact(brief, factId)
  const sides = new Set([fact.id, ...findConflictingFacts(brief.facts, fact).map(({ id }) => id)])
  const facts = brief.facts.map((side) =>
    sides.has(side.id) && side.conflictsWith !== null && sides.has(side.conflictsWith)
      ? { ...side, conflictsWith: null }
      : side,
  )
  return { ...brief, facts }
}

/** Throws `conflict` where the fact to change is no longer there. */
export function applyHandEdit(brief: Brief, edit: HandEdit, newId = () => crypto.randomUUID()): Brief {
  switch (edit.kind) {
    case 'add':
      return addFact(brief, edit, newId)
    case 'edit':
      return editValue(brief, edit.factId, edit.value)
    case 'strength':
      return setStrength(brief, edit.factId, edit.strength)
    case 'audience':
      return setAudience(brief, edit.factId, edit.audience)
    case 'move':
      return moveFact(brief, edit.factId, edit.topic)
    case 'lock':
      return setLocked(brief, edit.factId, edit.locked)
    case 'remove':
      return removeFact(brief, edit.factId)
    case 'restore':
      return restoreFact(brief, edit.factId)
    case 'settle':
      return settleConflict(brief, edit.factId)
    case 'keepBoth':
      return keepBoth(brief, edit.factId)
  }
}
