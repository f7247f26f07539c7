import { test as base, expect, type Visitor } from './support/fixtures'

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ newVisitor }, use) => {
    const visitor = await newVisitor()
    await use(visitor)
  },
})

interface Fact {
  state: string
  value: string
}

/** What the company's brief holds. */
async function valuesOf(visitor: Visitor, companyId: string): Promise<string[]> {
  const { brief } = await visitor.session(companyId)
  return brief.facts.flatMap(({ state, value }: Fact) => (state === 'active' ? [value] : []))
}

test('a take-back removes what was said last, puts the earlier value back and says so', async ({
  visitor,
}) => {
  const companyId = await visitor.register()
  const say = (message: string) => visitor.read('POST /api/ai/chat', { body: { companyId, message } })
  await say('The pay is £40,000 a year.')
  await say('Actually it’s £45,000 a year.')
  expect(await valuesOf(visitor, companyId)).toEqual(['£45,000 a year'])
  const { response, asks } = await say('Scrap that. They need a driving licence.')
  expect(response).toContain('I’ve removed “£45,000 a year”. I’ve put “£40,000 a year” back.')
  expect(asks).toEqual([])
  expect(await valuesOf(visitor, companyId)).toEqual(['£40,000 a year', 'They need a driving licence'])
})

test('a take-back of several things asks which, survives a reload and takes one answer', async ({
  visitor,
}) => {
  const companyId = await visitor.register()
  const say = (body: object) =>
    visitor.read('POST /api/ai/chat', { body: { companyId, message: '', ...body } })
  const { sessionId } = await say({
    message: 'The pay is £45,000 a year. The job is in Leeds. They need Revit.',
  })
  const asked = await say({ message: 'Ignore that.' })
  expect(asked.response).toContain('Which of these should I remove?')
  const [ask] = asked.asks
  expect(ask.kind).toBe('forget')
  expect(ask.choices.map(({ label }: { label: string }) => label)).toEqual([
    '£45,000 a year',
    'The job is in Leeds',
    'They need Revit',
    'All of it',
    'Keep everything',
  ])
  expect(JSON.stringify(ask)).not.toContain('factIds')
  expect((await visitor.session(companyId)).asks).toEqual([ask])
  expect(await valuesOf(visitor, companyId)).toHaveLength(3)

  const answers = [{ askId: ask.id, choice: ask.choices[1].id }]
  const answered = await say({ answers })
  expect(answered.response).toContain('I’ve removed “The job is in Leeds”.')
  expect(answered.asks).toEqual([])
  expect(await valuesOf(visitor, companyId)).toEqual(['£45,000 a year', 'They need Revit'])
  const again = await visitor.call('POST /api/ai/chat', { body: { companyId, message: '', answers } })
  expect(again.status()).toBe(409)

  const { messages } = await visitor.session(companyId)
  const messageId = messages.findLast(({ role }: { role: string }) => role === 'user').id
  await visitor.read('DELETE /api/consultations/{sessionId}/turns/{messageId}', {
    params: { sessionId, messageId },
  })
  expect((await visitor.session(companyId)).asks).toEqual([ask])
  expect(await valuesOf(visitor, companyId)).toHaveLength(3)
})
