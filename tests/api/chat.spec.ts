import { randomUUID } from 'node:crypto'
import { answerOf, partsOf } from './support/event-stream'
import { test as base, expect, type Visitor } from './support/fixtures'
import { expectProblem, messagesOf } from './support/problem'

/** Conversations of its own: what other specs share stays as it was. */
const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ newVisitor }, use) => {
    const visitor = await newVisitor()
    await visitor.register()
    await use(visitor)
  },
})

const STREAM = 'text/event-stream'
const MESSAGE_MAX = 24_000

async function newMessage(visitor: Visitor) {
  const companyId = await visitor.register()
  return { companyId, message: 'We need a senior bridge engineer in Leeds.' }
}

test('simultaneous requests open one consultation with one opening message', async ({ visitor }) => {
  const companyId = await visitor.register()
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => visitor.read('POST /api/ai/initialize', { body: { companyId } })),
  )
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(new Set(opened.map(({ response }) => response)).size).toBe(1)
  const { sessions } = await visitor.read('GET /api/consultations/company/{companyId}', {
    params: { companyId },
  })
  expect(sessions).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ answering: false, canGenerate: false, status: 'active' })
  expect(sessions[0].messages.map(({ content }: { content: string }) => content)).toEqual([
    opened[0].response,
  ])
})

test('a message opens the consultation where none is open', async ({ visitor }) => {
  const body = await newMessage(visitor)
  const { response, sessionId } = await visitor.read('POST /api/ai/chat', { body })
  const session = await visitor.session(body.companyId)
  expect(session).toMatchObject({ sessionId, canGenerate: true, answering: false })
  expect(await visitor.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', response],
  ])
})

test('messages are stored unchanged', async ({ visitor }) => {
  const { companyId } = await newMessage(visitor)
  const messages = [
    '  indented\r\n\tand broken  ',
    'مهندس 🏗️ 👩‍🔧 e\u0301 \u202e',
    '<script>alert(1)</script> {{x}} %s \\u0000',
  ]
  for (const message of messages) await visitor.read('POST /api/ai/chat', { body: { companyId, message } })
  const conversation = await visitor.conversation(companyId)
  expect(conversation.filter(([role]) => role === 'user').map(([, content]) => content)).toEqual(messages)
})

test('a message can have 24,000 characters and not one more', async ({ visitor }) => {
  const { companyId } = await newMessage(visitor)
  const tooLong = await visitor.call('POST /api/ai/chat', {
    body: { companyId, message: 'a'.repeat(MESSAGE_MAX + 1) },
  })
  expect(await messagesOf(tooLong, 'message')).toEqual(['Keep your message to 24,000 characters or fewer'])
  const { sessions } = await visitor.read('GET /api/consultations/company/{companyId}', {
    params: { companyId },
  })
  expect(sessions).toEqual([])

  const longest = 'We need a welder. '.repeat(MESSAGE_MAX).slice(0, MESSAGE_MAX)
  await visitor.read('POST /api/ai/chat', { body: { companyId, message: longest } })
  expect((await visitor.conversation(companyId))[0]).toEqual(['user', longest])
})

test('a stream sends the session, the brief, the words and the stored message, then ends', async ({
  visitor,
}) => {
  const body = await newMessage(visitor)
  const response = await visitor.call('POST /api/ai/chat', { body, headers: { accept: STREAM } })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe(STREAM)
  const parts = partsOf(await response.text())
  const order = parts.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
  expect(order).toEqual(['start', 'data-brief', 'text-start', 'text-delta', 'text-end', 'data-message'])
  const { sessionId, messages } = await visitor.session(body.companyId)
  expect(parts[0]?.messageMetadata).toEqual({ sessionId, userMessageId: messages[1].id })
  expect(parts.at(-1)?.data).toEqual({ ...messages[2], asks: [], held: [] })
  expect(answerOf(parts)).toBe(messages[2].content)
  expect(parts[1]?.data).toMatchObject({ progress: { step: 'requirements' }, canGenerate: true })
})

test('the response has the media type that Accept ranks first, and varies by Accept', async ({ visitor }) => {
  const { companyId } = await newMessage(visitor)
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
    const response = await visitor.call('POST /api/ai/chat', {
      body: { companyId, message: accept },
      headers: { accept },
    })
    expect(response.headers()['content-type'], accept).toBe(type)
    expect(response.headers().vary?.split(', '), accept).toContain('Accept')
    expect(response.headers()['cache-control'], accept).toBe('no-store')
  }
})

test('an error is a problem document even when a stream was requested', async ({ visitor }) => {
  const headers = { accept: STREAM }
  await expectProblem(
    await visitor.call('POST /api/ai/chat', { body: { companyId: randomUUID(), message: 'Hello' }, headers }),
    404,
  )
  await expectProblem(await visitor.call('POST /api/ai/chat', { body: {}, headers }), 422)
})

test('the same key stores one message and returns one answer, as JSON and as a stream', async ({
  visitor,
}) => {
  const body = await newMessage(visitor)
  const headers = { 'idempotency-key': randomUUID() }
  const first = await visitor.read('POST /api/ai/chat', { body, headers })
  const second = await visitor.read('POST /api/ai/chat', { body, headers })
  const streamed = await visitor.call('POST /api/ai/chat', { body, headers: { ...headers, accept: STREAM } })
  expect(second).toEqual(first)
  expect(answerOf(partsOf(await streamed.text()))).toBe(first.response)
  expect(await visitor.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', first.response],
  ])
})

test('simultaneous requests with the same key store one message and one answer', async ({ visitor }) => {
  const body = await newMessage(visitor)
  const headers = { 'idempotency-key': randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => visitor.call('POST /api/ai/chat', { body, headers })),
  )
  const answered = responses.filter((response) => response.status() === 200)
  expect(answered.length).toBeGreaterThan(0)
  for (const response of responses.filter((refused) => !answered.includes(refused)))
    await expectProblem(response, 409)

  const { response } = await visitor.read('POST /api/ai/chat', { body, headers })
  for (const answer of answered) expect((await answer.json()).response).toBe(response)
  expect(await visitor.conversation(body.companyId)).toEqual([
    ['user', body.message],
    ['assistant', response],
  ])
})

test('a used key with a different message is rejected, and nothing is lost', async ({ visitor }) => {
  const body = await newMessage(visitor)
  const headers = { 'idempotency-key': randomUUID() }
  await visitor.read('POST /api/ai/chat', { body, headers })
  const different = await visitor.call('POST /api/ai/chat', {
    body: { ...body, message: 'Something else' },
    headers,
  })
  await expectProblem(different, 422)
  expect(await visitor.conversation(body.companyId)).toHaveLength(2)
})

test('a key can be used once in each consultation', async ({ visitor }) => {
  const headers = { 'idempotency-key': 'the-same' }
  const [first, second] = [await newMessage(visitor), await newMessage(visitor)]
  for (const body of [first, second]) {
    await visitor.read('POST /api/ai/chat', { body, headers })
    expect(await visitor.conversation(body.companyId)).toHaveLength(2)
  }
})

for (const key of ['', ' ', 'two words', 'a'.repeat(201), 'ключ']) {
  test(`the key ${JSON.stringify(key.slice(0, 20))} is rejected`, async ({ visitor }) => {
    const body = await newMessage(visitor)
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    await expectProblem(await visitor.call('POST /api/ai/chat', { body, headers }), 400)
  })
}

test('the same words sent twice without a key are two messages', async ({ visitor }) => {
  const body = await newMessage(visitor)
  await visitor.read('POST /api/ai/chat', { body })
  await visitor.read('POST /api/ai/chat', { body })
  expect((await visitor.conversation(body.companyId)).map(([role]) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ])
})

test('simultaneous messages are answered one after the other, or refused with Retry-After', async ({
  visitor,
}) => {
  const { companyId } = await newMessage(visitor)
  await visitor.read('POST /api/ai/initialize', { body: { companyId } })
  const words = ['One', 'Two', 'Three', 'Four', 'Five']
  const responses = await Promise.all(
    words.map((message) => visitor.call('POST /api/ai/chat', { body: { companyId, message } })),
  )
  const refused = responses.filter((response) => response.status() !== 200)
  for (const response of refused) {
    await expectProblem(response, 409)
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  }
  const conversation = await visitor.conversation(companyId)
  expect(conversation).toHaveLength(2 * (words.length - refused.length))
  expect(conversation.map(([role], index) => role === (index % 2 ? 'assistant' : 'user'))).not.toContain(
    false,
  )
  const stored = conversation.filter(([role]) => role === 'user').map(([, content]) => content)
  expect(stored.sort()).toEqual(words.filter((_, index) => responses[index]?.status() === 200).sort())
})
