import { randomUUID } from 'node:crypto'
import { answerOf, partsOf } from './support/event-stream'
import { expect, test, type Visitor } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

const STREAM = 'text/event-stream'
const MAX = 24_000

/** A new company of this visitor with one message to send. */
async function companyOf(visitor: Visitor) {
  const companyId = await visitor.register()
  return { companyId, message: 'We need a senior bridge engineer in Leeds.' }
}

test('the opening message comes once, however often and at once it is asked for', async ({ owner }) => {
  const companyId = await owner.register()
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => owner.read('initializeConsultation', { body: { companyId } })),
  )
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(new Set(opened.map(({ response }) => response)).size).toBe(1)
  const { sessions } = await owner.read('getConsultations', { params: { companyId } })
  expect(sessions).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ answering: false, canGenerate: false, status: 'active' })
  expect(sessions[0].messages.map(({ content }: { content: string }) => content)).toEqual([
    opened[0].response,
  ])
})

test('a message opens the consultation where none is open yet', async ({ owner }) => {
  const body = await companyOf(owner)
  const { response, sessionId } = await owner.read('chat', { body })
  const session = await owner.session(body.companyId)
  expect(session).toMatchObject({ sessionId, canGenerate: true, answering: false })
  expect(await owner.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', response],
  ])
})

test('every message is kept letter by letter', async ({ owner }) => {
  const { companyId } = await companyOf(owner)
  const odd = [
    '  indented\r\n\tand broken  ',
    'مهندس 🏗️ 👩‍🔧 e\u0301 \u202e',
    '<script>alert(1)</script> {{x}} %s \\u0000',
  ]
  for (const message of odd) await owner.read('chat', { body: { companyId, message } })
  const conversation = await owner.conversation(companyId)
  expect(conversation.filter(([role]) => role === 'user').map(([, content]) => content)).toEqual(odd)
})

test('a message may have 24,000 characters and not one more', async ({ owner }) => {
  const { companyId } = await companyOf(owner)
  const tooLong = await owner.call('chat', { body: { companyId, message: 'a'.repeat(MAX + 1) } })
  expect(await messagesOf(tooLong, 'message')).toEqual(['Messages can have up to 24,000 characters'])
  const { sessions } = await owner.read('getConsultations', { params: { companyId } })
  expect(sessions).toEqual([])

  const longest = 'We need a welder. '.repeat(MAX).slice(0, MAX)
  await owner.read('chat', { body: { companyId, message: longest } })
  expect((await owner.conversation(companyId))[0]).toEqual(['user', longest])
})

test('a stream tells session, brief, words and stored message, and ends', async ({ owner }) => {
  const body = await companyOf(owner)
  const response = await owner.call('chat', { body, headers: { accept: STREAM } })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe(STREAM)
  const parts = partsOf(await response.text())
  const order = parts.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
  expect(order).toEqual(['start', 'data-brief', 'text-start', 'text-delta', 'text-end', 'data-message'])
  const { sessionId, messages } = await owner.session(body.companyId)
  expect(parts[0]?.messageMetadata).toEqual({ sessionId, userMessageId: messages[1].id })
  expect(parts.at(-1)?.data).toEqual(messages[2])
  expect(answerOf(parts)).toBe(messages[2].content)
  expect(parts[1]?.data).toMatchObject({ progress: { step: 'requirements' }, canGenerate: true })
})

test('the representation is what Accept ranks first, and caches are told', async ({ owner }) => {
  const { companyId } = await companyOf(owner)
  const ranked: [accept: string, type: string][] = [
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    [STREAM, STREAM],
    [`${STREAM};q=0.9, application/json;q=0.8`, STREAM],
    [`${STREAM};q=0.8, application/json;q=0.9`, 'application/json'],
    [`application/json, ${STREAM}`, 'application/json'],
    [`${STREAM}, */*;q=0.1`, STREAM],
    [`${STREAM};q=0, */*`, 'application/json'],
  ]
  for (const [accept, type] of ranked) {
    const response = await owner.call('chat', { body: { companyId, message: accept }, headers: { accept } })
    expect(response.headers()['content-type'], accept).toBe(type)
    expect(response.headers().vary?.split(', '), accept).toContain('Accept')
    expect(response.headers()['cache-control'], accept).toBe('no-store')
  }
})

test('an error is a problem document also for who asked for a stream', async ({ owner }) => {
  const headers = { accept: STREAM }
  await expectProblem(
    await owner.call('chat', { body: { companyId: randomUUID(), message: 'Hello' }, headers }),
    404,
  )
  await expectProblem(await owner.call('chat', { body: {}, headers }), 422)
})

test('the same key stores one message and gives one answer, in both forms', async ({ owner }) => {
  const body = await companyOf(owner)
  const headers = { 'idempotency-key': randomUUID() }
  const first = await owner.read('chat', { body, headers })
  const second = await owner.read('chat', { body, headers })
  const streamed = await owner.call('chat', { body, headers: { ...headers, accept: STREAM } })
  expect(second).toEqual(first)
  expect(answerOf(partsOf(await streamed.text()))).toBe(first.response)
  expect(await owner.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', first.response],
  ])
})

test('the same key at once stores one message and one answer', async ({ owner }) => {
  const body = await companyOf(owner)
  const headers = { 'idempotency-key': randomUUID() }
  const responses = await Promise.all(Array.from({ length: 6 }, () => owner.call('chat', { body, headers })))
  const answered = responses.filter((response) => response.status() === 200)
  expect(answered.length).toBeGreaterThan(0)
  for (const response of responses.filter((one) => !answered.includes(one)))
    await expectProblem(response, 409)

  const { response } = await owner.read('chat', { body, headers })
  for (const one of answered) expect((await one.json()).response).toBe(response)
  expect(await owner.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', response],
  ])
})

test('a key that comes with other words is refused, and loses none', async ({ owner }) => {
  const body = await companyOf(owner)
  const headers = { 'idempotency-key': randomUUID() }
  await owner.read('chat', { body, headers })
  const other = await owner.call('chat', { body: { ...body, message: 'Something else' }, headers })
  await expectProblem(other, 422)
  expect(await owner.conversation(body.companyId)).toHaveLength(2)
})

test('a key belongs to one consultation', async ({ owner }) => {
  const headers = { 'idempotency-key': 'the-same' }
  const [one, other] = [await companyOf(owner), await companyOf(owner)]
  for (const body of [one, other]) {
    await owner.read('chat', { body, headers })
    expect(await owner.conversation(body.companyId)).toHaveLength(2)
  }
})

for (const key of ['', ' ', 'two words', 'a'.repeat(201), 'ключ']) {
  test(`the key ${JSON.stringify(key.slice(0, 20))} is not taken`, async ({ owner }) => {
    const body = await companyOf(owner)
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    await expectProblem(await owner.call('chat', { body, headers }), 400)
  })
}

test('the same words without a key are two messages', async ({ owner }) => {
  const body = await companyOf(owner)
  await owner.read('chat', { body })
  await owner.read('chat', { body })
  expect((await owner.conversation(body.companyId)).map(([role]) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ])
})

test('messages sent at once are answered one after the other, or refused with a time to come back', async ({
  owner,
}) => {
  const { companyId } = await companyOf(owner)
  await owner.read('initializeConsultation', { body: { companyId } })
  const words = ['One', 'Two', 'Three', 'Four', 'Five']
  const responses = await Promise.all(
    words.map((message) => owner.call('chat', { body: { companyId, message } })),
  )
  const refused = responses.filter((response) => response.status() !== 200)
  for (const response of refused) {
    await expectProblem(response, 409)
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  }
  const conversation = await owner.conversation(companyId)
  expect(conversation).toHaveLength(2 * (words.length - refused.length))
  expect(conversation.map(([role], index) => role === (index % 2 ? 'assistant' : 'user'))).not.toContain(
    false,
  )
  const taken = conversation.filter(([role]) => role === 'user').map(([, content]) => content)
  expect(taken.sort()).toEqual(words.filter((_, index) => responses[index]?.status() === 200).sort())
})
