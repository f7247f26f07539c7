import { randomUUID } from 'node:crypto'
import { expect, test } from './support/fixtures'
import { expectProblem } from './support/problem'

const KEY = 'POST /api/consultations/{sessionId}/edits'

interface Fact {
  id: string
  value: string
  state: string
  locked: boolean
}

test('edits, removes and restores an entry of the brief by hand', async ({ newVisitor }) => {
  const visitor = await newVisitor()
  const { companyId, sessionId, factId } = await visitor.consult()
  const edit = async (body: object) => {
    const view = await visitor.read(KEY, { params: { sessionId }, body: { factId, ...body } })
    return (view.brief.facts as Fact[]).find(({ id }) => id === factId)
  }
  expect(await edit({ kind: 'edit', value: '  By \n hand ' })).toMatchObject({
    value: 'By hand',
    locked: true,
  })
  expect(await edit({ kind: 'lock', locked: false })).toMatchObject({ locked: false })
  expect(await edit({ kind: 'strength', strength: 'nice' })).toMatchObject({ strength: 'nice' })
  expect(await edit({ kind: 'move', topic: 'benefits' })).toMatchObject({ topic: 'benefits' })
  expect(await edit({ kind: 'audience', audience: 'agency' })).toMatchObject({ audience: 'agency' })
  expect(await edit({ kind: 'remove' })).toMatchObject({ state: 'withdrawn' })
  await expectProblem(
    await visitor.call(KEY, { params: { sessionId }, body: { kind: 'remove', factId } }),
    409,
  )
  const restored = await edit({ kind: 'restore' })
  expect(restored).toMatchObject({ state: 'active', value: 'By hand' })
  const { brief } = await visitor.session(companyId)
  expect(brief.facts).toContainEqual(restored)
})

test("answers 409 to another owner's entry and an unknown one alike", async ({ owner, stranger }) => {
  const { sessionId } = owner.owned
  const answers: string[] = []
  for (const factId of [stranger.owned.factId, randomUUID()]) {
    const response = await owner.call(KEY, { params: { sessionId }, body: { kind: 'remove', factId } })
    await expectProblem(response, 409)
    answers.push(await response.text())
  }
  expect(answers[0]).toBe(answers[1])
})
