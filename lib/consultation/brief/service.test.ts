import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createSession, startTurn } from '@/tests/api/support/seed'
import { applyHandEdit } from './hand-edits'
import { loadBrief } from './queries'
import { type Brief, EMPTY_AGENDA, EMPTY_BRIEF, type Fact } from './schema'
import { updateBrief } from './service'

function fact(value: string, more: Partial<Fact> = {}): Fact {
  return {
    id: randomUUID(),
    topic: 'technical',
    value,
    strength: 'must',
    state: 'active',
    locked: false,
    conflictsWith: null,
    audience: 'candidate',
    because: 'test',
    vague: false,
    doubt: null,
    slot: null,
    evidence: [{ kind: 'companyForm', id: 'description', start: 0, end: value.length }],
    ...more,
  }
}

const adding =
  (...facts: Fact[]) =>
  (brief: Brief): Brief => ({ ...brief, facts: [...brief.facts, ...facts] })

const values = (brief: Brief) => brief.facts.map(({ value }) => value)

describe('updateBrief', () => {
  it('stores order, evidence, contradiction and agenda as they were passed in', async () => {
    const { sessionId } = await createSession()
    const { userMessage } = await startTurn(sessionId, 'Tekla, or perhaps Revit')
    const first = fact('Tekla', { evidence: [{ kind: 'message', id: userMessage.id, start: 0, end: 5 }] })
    const second = fact('Revit', {
      strength: 'learnable',
      locked: true,
      conflictsWith: first.id,
      evidence: [
        { kind: 'message', id: userMessage.id, start: 18, end: 23 },
        { kind: 'handEdit', id: first.id, start: 0, end: 5 },
      ],
    })
    const agenda = { ...EMPTY_AGENDA, finished: true, challenged: ['age' as const] }
    const after: Brief = { ...EMPTY_BRIEF, facts: [first, second], agenda }
    const stored = await updateBrief(sessionId, () => after)
    expect(stored).toEqual(after)
    expect(await loadBrief(sessionId)).toEqual(stored)
  })

  it('keeps the order when a fact is inserted, and deletes removed facts', async () => {
    const { sessionId } = await createSession()
    const [a, b, c] = [fact('A'), fact('B'), fact('C')]
    await updateBrief(sessionId, adding(a, b))
    await updateBrief(sessionId, (brief) => ({
      ...brief,
      facts: [a, c, { ...b, value: 'B2', evidence: [] }],
    }))
    expect(values(await loadBrief(sessionId))).toEqual(['A', 'C', 'B2'])
    expect((await loadBrief(sessionId)).facts[2]?.evidence).toEqual([])
    await updateBrief(sessionId, (brief) => ({ ...brief, facts: [c] }))
    expect(await loadBrief(sessionId)).toMatchObject({ facts: [c] })
    expect(await db().factEvidence.count()).toBe(1)
  })

  it('loses nothing when many changes run at once', async () => {
    const { sessionId } = await createSession()
    const names = Array.from({ length: 12 }, (_, index) => `Fact ${index}`)
    await Promise.all(names.map((name) => updateBrief(sessionId, adding(fact(name)))))
    expect(values(await loadBrief(sessionId)).sort()).toEqual([...names].sort())
  })

  it('keeps a hand edit made while a turn adds a fact', async () => {
    const { sessionId } = await createSession()
    const existing = fact('Tekla')
    await updateBrief(sessionId, adding(existing))
    await Promise.all([
      updateBrief(sessionId, adding(fact('Added by the turn'))),
      updateBrief(sessionId, (brief) =>
        applyHandEdit(brief, { kind: 'edit', factId: existing.id, value: 'By hand' }),
      ),
    ])
    expect(values(await loadBrief(sessionId))).toEqual(['By hand', 'Added by the turn'])
  })

  it('rolls back when any part of a change fails', async () => {
    const { sessionId } = await createSession()
    await updateBrief(sessionId, adding(fact('A')))
    const failing = updateBrief(sessionId, adding(fact('B')), async () => {
      throw new Error('after the facts')
    })
    await expect(failing).rejects.toThrow('after the facts')
    const broken = updateBrief(sessionId, () => {
      throw new Error('before the facts')
    })
    await expect(broken).rejects.toThrow('before the facts')
    expect(values(await loadBrief(sessionId))).toEqual(['A'])
  })

  it('rejects evidence of a missing message and evidence that ends before it starts', async () => {
    const { sessionId } = await createSession()
    const source = { kind: 'message' as const, id: randomUUID(), start: 0, end: 1 }
    await expect(updateBrief(sessionId, adding(fact('A', { evidence: [source] })))).rejects.toThrow()
    const backwards = { kind: 'website' as const, id: 'https://northmoor.example', start: 5, end: 1 }
    await expect(updateBrief(sessionId, adding(fact('B', { evidence: [backwards] })))).rejects.toThrow()
    expect(values(await loadBrief(sessionId))).toEqual([])
  })
})
