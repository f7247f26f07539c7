import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { editDraftLine, saveGeneratedDraft } from '@/lib/specification/service'
import { createOwner, createSession, toCaller } from '@/tests/api/support/seed'
import { FLOOR_LINES } from '@/tests/support/floor-lines'
import { getKit } from './queries'
import { createKit, renewKit, updateKit } from './service'

async function newSpecification(...technical: string[]) {
  const { owner, companyId, sessionId } = await createSession()
  const save = (...texts: string[]) =>
    saveGeneratedDraft(
      { id: sessionId, companyId },
      {
        jobTitle: 'Bridge engineer',
        companyName: 'Northmoor Bridges Ltd',
        companyDescription: null,
        lines: [
          ...texts.map((text, index) => ({
            id: `line-${index}`,
            section: 'technical' as const,
            text,
            factIds: [randomUUID()],
            evidence: [],
          })),
          ...FLOOR_LINES,
        ],
      },
    )
  return { owner, save, id: await save(...technical) }
}

describe('an interview kit', () => {
  it('is made once for each length, even by two at once', async () => {
    const { owner, id } = await newSpecification('Tekla', 'Load assessments to CS 454')
    const [first, second] = await Promise.all([
      createKit(owner, id, { minutes: 60 }),
      createKit(owner, id, { minutes: 60 }),
    ])
    expect(second.id).toBe(first.id)
    expect((await createKit(owner, id, { minutes: 45 })).id).not.toBe(first.id)
    expect(first.items.flatMap(({ lineIds }) => lineIds)).toContain('line-0')
    expect(first).toMatchObject({ revision: 0, behind: null, version: 1 })
  })

  it('is nobody else’s', async () => {
    const { owner, id } = await newSpecification('Tekla')
    const { id: kitId } = await createKit(owner, id, { minutes: 60 })
    const stranger = toCaller(await createOwner())
    await expect(createKit(stranger, id, { minutes: 60 })).rejects.toMatchObject({ code: 'notFound' })
    await expect(getKit(stranger, kitId)).rejects.toMatchObject({ code: 'notFound' })
    const update = { items: (await getKit(owner, kitId)).items, revision: 0 }
    await expect(updateKit(stranger, kitId, update)).rejects.toMatchObject({ code: 'notFound' })
  })

  it('keeps edits, lists what is no longer asked, and tells two windows apart', async () => {
    const { owner, id } = await newSpecification('Tekla', 'Load assessments to CS 454')
    const { id: kitId, items } = await createKit(owner, id, { minutes: 60 })
    const tekla = items.find(({ lineIds }) => lineIds.includes('line-0'))
    const edited = { ...items[0], question: 'Which load assessment are you proudest of?' }
    const rest = items.slice(1).filter((item) => item !== tekla)
    const saved = await updateKit(owner, kitId, {
      items: [edited, ...rest].filter((item) => item !== undefined) as typeof items,
      revision: 0,
    })
    expect(saved.revision).toBe(1)
    expect((await getKit(owner, kitId)).items[0]?.question).toBe(edited.question)
    await expect(updateKit(owner, kitId, { items, revision: 0 })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('takes no question about a protected characteristic, and none about an unknown line', async () => {
    const { owner, id } = await newSpecification('Tekla')
    const { id: kitId, items } = await createKit(owner, id, { minutes: 60 })
    const [first, ...rest] = items
    if (!first) throw new Error('no items')
    const update = (item: typeof first) => updateKit(owner, kitId, { items: [item, ...rest], revision: 0 })
    await expect(update({ ...first, question: 'Are you planning to have children?' })).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'items.0.question' }],
    })
    await expect(update({ ...first, lineIds: ['unknown'] })).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ field: 'items.0.lineIds' }],
    })
  })

  it('says what a newer version changed', async () => {
    const { owner, save, id } = await newSpecification('Tekla')
    const { id: kitId } = await createKit(owner, id, { minutes: 60 })
    await save('Tekla', 'Revit')
    expect((await getKit(owner, kitId)).behind).toMatchObject({ version: 2, added: ['Revit'], removed: [] })
  })

  it('is made again from a draft that was edited, by whoever saw it as it is', async () => {
    const { owner, id } = await newSpecification('Tekla')
    const { id: kitId } = await createKit(owner, id, { minutes: 60 })
    await editDraftLine(owner, id, 'line-0', { text: 'Revit', revision: 0 })
    expect((await getKit(owner, kitId)).behind).toMatchObject({
      jobSpecificationId: id,
      added: ['Revit'],
      removed: ['Tekla'],
    })
    const stranger = toCaller(await createOwner())
    await expect(renewKit(stranger, kitId, { revision: 0 })).rejects.toMatchObject({ code: 'notFound' })
    const renewed = await renewKit(owner, kitId, { revision: 0 })
    expect(renewed).toMatchObject({ id: kitId, revision: 1, behind: null })
    expect(renewed.content.lines.find(({ id: lineId }) => lineId === 'line-0')?.text).toBe('Revit')
    expect(renewed.items[0]?.lineIds).toEqual(['line-0'])
    await expect(renewKit(owner, kitId, { revision: 0 })).rejects.toMatchObject({
      code: 'conflict',
      fields: [{ field: 'revision' }],
    })
  })
})
