import { expect, test } from './support/fixtures'

const ANSWERS = {
  1: 'Railways & Transport',
  2: 'Bridge engineer',
  3: 'New project',
  4: '£45-55k',
  5: 'Open the Leeds office. He must be under 35.',
}

test('what the guard holds of answers and company details waits to be settled, and survives a reload', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor()
  const companyId = await visitor.register()
  await visitor.read('PUT /api/companies/{companyId}', {
    params: { companyId },
    body: { industry: 'technology', size: '11-50', description: 'We mend bridges. We only hire young men.' },
  })
  await visitor.read('PUT /api/companies/{companyId}/vacancy-builder', {
    params: { companyId },
    body: { answers: ANSWERS },
  })
  await visitor.read('POST /api/ai/initialize', { body: { companyId } })
  const { asks, held, heldTexts } = await visitor.session(companyId)
  type Held = { messageId: string; source: string; start: number; end: number }
  const words = held.map(({ messageId, source, start, end }: Held) => [
    source,
    heldTexts[messageId].slice(start, end),
  ])
  expect(words).toEqual([
    ['vacancyBuilder', 'He must be under 35.'],
    ['companyForm', 'We only hire young men.'],
  ])
  expect(asks.map(({ kind }: { kind: string }) => kind)).toEqual(['law', 'law'])
  const answers = asks.map(({ id }: { id: string }) => ({ askId: id, choice: 'leave' }))
  const answered = await visitor.read('POST /api/ai/chat', { body: { companyId, message: '', answers } })
  expect(answered).toMatchObject({ asks: [], held: [] })
  expect(await visitor.session(companyId)).toMatchObject({ asks: [], held: [], heldTexts: {} })
})
