import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newFact } from '@/lib/consultation/brief/facts'
import { FACTS_PER_BRIEF } from '@/lib/consultation/brief/limits'
import { loadBrief } from '@/lib/consultation/brief/queries'
import { changeBriefByHand, updateBrief } from '@/lib/consultation/brief/service'
import { db } from '@/lib/db/client'
import { createSession } from '@/tests/api/support/seed'
import type { Import } from './schema'
import { reopenImport, takeImport } from './service'

const LINES = ['Tekla', 'Revit']
const ALL = { lines: LINES.map((_, index) => ({ id: String(index), use: 'must' as const })) }

async function createImport(sessionId: string): Promise<string> {
  const id = randomUUID()
  const given: Import = {
    id,
    lines: LINES.map((text, index) => ({
      id: String(index),
      topic: 'technical',
      section: 'technical',
      text,
      strength: 'must',
      start: 0,
      end: text.length,
    })),
    usedAt: null,
  }
  await db().message.create({
    data: { id, sessionId, position: 1, role: 'user', content: LINES.join('\n'), import: given },
  })
  return id
}

const fillBrief = (sessionId: string, count: number) =>
  updateBrief(sessionId, (brief) => ({
    ...brief,
    facts: Array.from({ length: count }, (_, index) =>
      newFact(
        {
          topic: 'benefits',
          value: `Benefit ${index}`,
          strength: 'must',
          because: 'test',
          evidence: [{ kind: 'companyForm', id: 'description', start: 0, end: 1 }],
        },
        randomUUID(),
      ),
    ),
  }))

describe('takeImport', () => {
  it('puts the chosen lines into the brief, once', async () => {
    const session = await createSession()
    const { sessionId } = session
    const messageId = await createImport(sessionId)
    await takeImport(session, messageId, { lines: ALL.lines.slice(0, 1) })
    expect((await loadBrief(sessionId)).facts.map(({ value }) => value)).toEqual(['Tekla'])
    await expect(takeImport(session, messageId, ALL)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('refuses more lines than the brief has room for, and stores none of them', async () => {
    const session = await createSession()
    const { sessionId } = session
    const messageId = await createImport(sessionId)
    await fillBrief(sessionId, FACTS_PER_BRIEF - 1)
    await expect(takeImport(session, messageId, ALL)).rejects.toMatchObject({ code: 'invalid' })
    expect((await loadBrief(sessionId)).facts).toHaveLength(FACTS_PER_BRIEF - 1)
    await takeImport(session, messageId, { lines: ALL.lines.slice(0, 1) })
  })
})

describe('reopenImport', () => {
  it('takes the lines out again, except those edited by hand, and lets them be reviewed again', async () => {
    const session = await createSession()
    const { sessionId } = session
    const messageId = await createImport(sessionId)
    await expect(reopenImport(sessionId, messageId)).rejects.toMatchObject({ code: 'conflict' })
    const taken = await takeImport(session, messageId, ALL)
    const factId = taken.facts.find(({ value }) => value === 'Revit')?.id ?? ''
    await changeBriefByHand(session, { kind: 'edit', factId, value: 'Revit 2026' })
    await reopenImport(sessionId, messageId)
    const active = (await loadBrief(sessionId)).facts.filter(({ state }) => state === 'active')
    expect(active.map(({ value }) => value)).toEqual(['Revit 2026'])
    await takeImport(session, messageId, { lines: ALL.lines.slice(0, 1) })
    expect((await loadBrief(sessionId)).facts.filter(({ state }) => state === 'active')).toHaveLength(2)
  })

  it('answers 404 for a message of another consultation', async () => {
    const messageId = await createImport((await createSession()).sessionId)
    const other = await createSession()
    await expect(reopenImport(other.sessionId, messageId)).rejects.toMatchObject({ code: 'notFound' })
  })
})
